### Citadels in Ukrainian. Names and terms follow the Ukrainian rulebook; every sentence is our own.
### A name that does not stand in it is marked in a comment above its message.
### acc is the accusative (будує Фортецю), gen the genitive (немає Фортеці).

## The game and its editions

game-citadels = Цитаделі
edition-revised = Нове видання
edition-classic = Класичне видання

## District types: the value, its forms, its colour; then the words of the classic edition

type-noble = дворянський
    .plural = дворянські
    .gen_plural = дворянських
    .colour = жовтий

type-religious = церковний
    .plural = церковні
    .gen_plural = церковних
    .colour = синій

type-trade = торговельний
    .plural = торговельні
    .gen_plural = торговельних
    .colour = зелений

type-military = військовий
    .plural = військові
    .gen_plural = військових
    .colour = червоний

type-unique = особливий
    .plural = особливі
    .gen_plural = особливих
    .colour = фіолетовий

type-noble-classic = дворянський
    .plural = дворянські
    .gen_plural = дворянських
    .colour = жовтий

type-religious-classic = церковний
    .plural = церковні
    .gen_plural = церковних
    .colour = синій

type-trade-classic = торговельний
    .plural = торговельні
    .gen_plural = торговельних
    .colour = зелений

type-military-classic = військовий
    .plural = військові
    .gen_plural = військових
    .colour = червоний

type-unique-classic = особливий
    .plural = особливі
    .gen_plural = особливих
    .colour = фіолетовий

## Characters of the revised edition

character-assassin = Вбивця
    .effect = Можете вказати іншого персонажа. Коли пролунає його ранг, його гравець мовчить, не показує карти й втрачає цей хід.
    .acc = Вбивцю
    .gen = Вбивці

character-witch = Відьма
    .effect = Одразу після дії ви повинні вказати іншого персонажа; ваш хід зупиняється, і поки що ви не можете будувати. Гравець із цим персонажем може тільки виконати дію. Потім ви граєте далі за нього, маючи власні руку, золото й місто; якщо його ніхто не має, ви далі не граєте.
    .acc = Відьму
    .gen = Відьми

character-magistrate = Урядовець
    .effect = Можете покласти три розпорядження долілиць на трьох різних інших персонажів; підписане лише одне. Коли гравець із підписаним розпорядженням уперше за хід заплатить за квартал, можете його відкрити: золото повертається тому гравцеві, а квартал задарма потрапляє до вашого міста. Ви не можете забрати квартал, який уже маєте.
    .acc = Урядовця
    .gen = Урядовця

character-thief = Злодій
    .effect = Можете вказати іншого персонажа, але не 1 рангу, не вбитого й не зачаклованого. Щойно його відкриють, усе золото його гравця переходить до вас, ще до дії.
    .acc = Злодія
    .gen = Злодія

character-spy = Шпигун
    .effect = Можете обрати іншого гравця й тип кварталів, а тоді переглянути його руку. Кожна знайдена там карта цього типу дає вам 1 його монету (доки вони є) та 1 карту з колоди.
    .acc = Шпигуна
    .gen = Шпигуна

character-blackmailer = Шантажист
    .effect = Можете покласти дві погрози долілиць на двох різних інших персонажів; не на 1 ранг, не на вбитого чи зачаклованого. Гравець під погрозою одразу після дії повинен вирішити: дати хабар, тобто половину золота (заокруглено вниз), чи відмовитися. Після відмови можете відкрити погрозу; хустка з трояндою приносить вам усе золото цього гравця.
    .acc = Шантажиста
    .gen = Шантажиста

character-magician = Чародійка
    .effect = Можете зробити одне з двох: обмінятися з кимось усіма картами з руки або підкласти під колоду скільки завгодно своїх карт і добрати стільки ж.
    .acc = Чародійку
    .gen = Чародійки

character-wizard = Чарівник
    .effect = Можете переглянути руку іншого гравця й вибрати 1 карту: берете її в руку або платите за неї та відразу будуєте понад ліміт. Цього ходу вам дозволено повторювати квартали свого міста.
    .acc = Чарівника
    .gen = Чарівника

character-seer = Провидець
    .effect = Можете взяти по 1 випадковій карті з рук усіх інших гравців; потім кожному, хто втратив карту, ви повинні віддати 1 будь-яку зі своїх. Ваш ліміт на будівництво — 2.
    .acc = Провидця
    .gen = Провидця

character-king = Король
    .effect = За свій хід ви повинні забрати корону. Можете отримати дохід: 1 монета за кожен свій дворянський квартал.
    .acc = Короля
    .gen = Короля

character-emperor = Імператор
    .effect = За свій хід ви повинні передати корону тому, хто її не має, але не собі. Берете в цього гравця 1 монету або 1 випадкову карту, якщо вони є. Можете отримати дохід: 1 монета за кожен свій дворянський квартал.
    .acc = Імператора
    .gen = Імператора

character-patrician = Патрицій
    .effect = За свій хід ви повинні забрати корону. Можете отримати дохід: 1 карта за кожен свій дворянський квартал.
    .acc = Патриція
    .gen = Патриція

character-bishop = Єпископ
    .effect = У цьому раунді властивість персонажа 8 рангу не може діяти на ваші квартали. Можете отримати дохід: 1 монета за кожен свій церковний квартал.
    .acc = Єпископа
    .gen = Єпископа

character-abbot = Абат
    .effect = Можете отримати дохід: 1 монета або 1 карта за кожен свій церковний квартал; розподіл оголосіть наперед. Якщо хтось має більше золота за вас, можете взяти 1 монету в найбагатшого; за рівності вибираєте, у кого.
    .acc = Абата
    .gen = Абата

character-cardinal = Кардинал
    .effect = Можете отримати дохід: 1 карта за кожен свій церковний квартал. Коли на квартал бракує золота, можете взяти рівно стільки, скільки бракує, в одного іншого гравця, давши йому з руки по карті за монету; потім ви повинні оплатити й збудувати цей квартал.
    .acc = Кардинала
    .gen = Кардинала

character-merchant = Купець
    .effect = Можете взяти з банку ще 1 монету, хоч би якою була ваша дія. Можете отримати дохід: 1 монета за кожен свій торговельний квартал.
    .acc = Купця
    .gen = Купця

character-alchemist = Алхімік
    .effect = Завершуючи хід, можете забрати з банку все золото, сплачене цього ходу за будівництво. Інші витрати не повертаються.
    .acc = Алхіміка
    .gen = Алхіміка

character-trader = Крамар
    .effect = Торговельні квартали не входять до вашого ліміту: можете звести їх скільки завгодно та ще 1 інший. Можете отримати дохід: 1 монета за кожен свій торговельний квартал.
    .acc = Крамаря
    .gen = Крамаря

character-architect = Архітектор
    .effect = Можете взяти з колоди ще 2 карти, хоч би якою була ваша дія. Ваш ліміт на будівництво — 3.
    .acc = Архітектора
    .gen = Архітектора

character-navigator = Навігатор
    .effect = Можете взяти 4 монети з банку або 4 карти з колоди, хоч би якою була ваша дія. Цього ходу ви нічого не можете будувати.
    .acc = Навігатора
    .gen = Навігатора

character-scholar = Вчений
    .effect = Можете переглянути 7 верхніх карт колоди, 1 узяти в руку, а інші в колоду замішати. Ваш ліміт на будівництво — 2.
    .acc = Вченого
    .gen = Вченого

character-warlord = Воєначальник
    .effect = Можете зруйнувати 1 квартал у будь-якому незавершеному місті; платите його вартість без 1 монети. Можете отримати дохід: 1 монета за кожен свій військовий квартал.
    .acc = Воєначальника
    .gen = Воєначальника

character-diplomat = Дипломат
    .effect = Можете віддати 1 свій квартал за 1 із чужого незавершеного міста; якщо той дорожчий, ви повинні доплатити різницю його власникові. У жодному місті не може утворитися пара однакових кварталів. Можете отримати дохід: 1 монета за кожен свій військовий квартал.
    .acc = Дипломата
    .gen = Дипломата

character-marshal = Маршал
    .effect = Можете захопити з чужого незавершеного міста 1 квартал, вартий до 3 монет, сплативши власникові його вартість. Він не може збігатися з жодним вашим. Можете отримати дохід: 1 монета за кожен свій військовий квартал.
    .acc = Маршала
    .gen = Маршала

character-queen = Королева
    .effect = Можете взяти 3 монети, якщо 4 ранг відкрив ваш сусід за столом. Якщо того персонажа вбито, отримуєте їх, коли раунд закінчується.
    .acc = Королеву
    .gen = Королеви

character-artist = Митець
    .effect = Можете прикрасити 1 або 2 свої квартали, давши кожному монету зі свого золота: його вартість назавжди зростає на 1. Жоден не можна прикрасити двічі.
    .acc = Митця
    .gen = Митця

character-tax_collector = Митник
    .effect = У кожному раунді кожен, хто будує, крім вас, повинен за кожен квартал класти 1 монету на жетон Митника, якщо вона в нього лишилася. За свій хід можете забрати звідти все золото.
    .acc = Митника
    .gen = Митника

## Characters of the classic edition

# name taken from the rulebook of the other edition
character-assassin-classic = Вбивця
    .effect = Можете вказати персонажа, якого буде вбито. Коли його викличуть, його гравець мовчить і втрачає цей хід.
    .acc = Вбивцю
    .gen = Вбивці

# name taken from the rulebook of the other edition
character-thief-classic = Злодій
    .effect = Можете вказати персонажа, але не Вбивцю чи його жертву, не Відьму чи зачаклованого. Щойно його карту покажуть, усе золото його гравця переходить до вас.
    .acc = Злодія
    .gen = Злодія

# name taken from the rulebook of the other edition
character-magician-classic = Чародійка
    .effect = Можете зробити одне з двох: обмінятися з кимось усіма картами з руки або підкласти під колоду скільки завгодно своїх карт і добрати стільки ж.
    .acc = Чародійку
    .gen = Чародійки

# name taken from the rulebook of the other edition
character-king-classic = Король
    .effect = Щойно вас викличуть, ви повинні забрати корону. Можете отримати дохід: 1 монета за кожен свій дворянський квартал.
    .acc = Короля
    .gen = Короля

# name taken from the rulebook of the other edition
character-bishop-classic = Єпископ
    .effect = Воєначальник не може руйнувати ваші квартали, а Дипломат — забирати їх. Можете отримати дохід: 1 монета за кожен свій церковний квартал.
    .acc = Єпископа
    .gen = Єпископа

# name taken from the rulebook of the other edition
character-merchant-classic = Купець
    .effect = Після дії можете взяти ще 1 монету. Можете отримати дохід: 1 монета за кожен свій торговельний квартал.
    .acc = Купця
    .gen = Купця

# name taken from the rulebook of the other edition
character-architect-classic = Архітектор
    .effect = Після дії можете взяти ще 2 карти й обидві залишити. Можете звести до 3 кварталів.
    .acc = Архітектора
    .gen = Архітектора

# name taken from the rulebook of the other edition
character-warlord-classic = Воєначальник
    .effect = Наприкінці ходу можете зруйнувати 1 квартал у будь-якому незавершеному місті; платите його вартість без 1 монети. Можете отримати дохід: 1 монета за кожен свій військовий квартал.
    .acc = Воєначальника
    .gen = Воєначальника

# name taken from the rulebook of the other edition
character-witch-classic = Відьма
    .effect = Після дії ви повинні вказати іншого персонажа, і ваш хід уривається. Його гравець показує карту й може тільки виконати дію. Решту розігруєте ви за цього персонажа, у власному місті; якщо його ніхто не має, ви далі не граєте.
    .acc = Відьму
    .gen = Відьми

# name taken from the rulebook of the other edition
character-tax_collector-classic = Митник
    .effect = Кожен інший гравець, який щось збудує, наприкінці того ходу повинен дати вам 1 монету, якщо вона є; одну, скільки б кварталів не було. Хто будував до того, як вас відкрили, платить тієї миті.
    .acc = Митника
    .gen = Митника

# name taken from the rulebook of the other edition
character-wizard-classic = Чарівник
    .effect = Можете переглянути руку іншого гравця й узяти 1 карту: лишаєте її собі або платите за неї та будуєте понад ліміт. Збудована так, вона може повторювати ваш квартал.
    .acc = Чарівника
    .gen = Чарівника

# name taken from the rulebook of the other edition
character-emperor-classic = Імператор
    .effect = Щойно вас викличуть, ви повинні передати корону тому, хто її не має, але не собі. Цей гравець повинен дати вам 1 монету або 1 карту на свій вибір, якщо щось має. Можете отримати дохід: 1 монета за кожен свій дворянський квартал.
    .acc = Імператора
    .gen = Імператора

# name taken from the rulebook of the other edition
character-abbot-classic = Абат
    .effect = Можете отримати дохід: 1 монета за кожен свій церковний квартал. Можете взяти 1 монету в того, хто має найбільше золота; за рівності або якщо це ви, нічого не отримуєте.
    .acc = Абата
    .gen = Абата

# name taken from the rulebook of the other edition
character-alchemist-classic = Алхімік
    .effect = Завершуючи хід, можете забрати з банку все золото, сплачене цього ходу за будівництво. Інші витрати не повертаються.
    .acc = Алхіміка
    .gen = Алхіміка

# name taken from the rulebook of the other edition
character-navigator-classic = Навігатор
    .effect = Після дії можете взяти 4 монети або 4 карти. Цього ходу ви нічого не можете будувати.
    .acc = Навігатора
    .gen = Навігатора

# name taken from the rulebook of the other edition
character-diplomat-classic = Дипломат
    .effect = Наприкінці ходу можете віддати 1 свій квартал за 1 із чужого незавершеного міста; якщо той дорожчий, ви повинні доплатити різницю його власникові. У жодному місті не може утворитися пара однакових кварталів. Можете отримати дохід: 1 монета за кожен свій військовий квартал.
    .acc = Дипломата
    .gen = Дипломата

# name taken from the rulebook of the other edition
character-artist-classic = Митець
    .effect = Можете прикрасити 1 або 2 свої квартали, давши кожному монету: його вартість назавжди зростає на 1. Жоден не може мати двох.
    .acc = Митця
    .gen = Митця

# name taken from the rulebook of the other edition
character-queen-classic = Королева
    .effect = Можете взяти 3 монети, якщо ваш сусід за столом — Король або Імператор. Якщо Короля поруч із вами вбито, отримуєте їх, коли раунд закінчується.
    .acc = Королеву
    .gen = Королеви

## Basic districts

# translated: not from a rulebook
district-manor = Садиба
    .acc = Садибу
    .gen = Садиби

district-castle = Замок
    .acc = Замок
    .gen = Замку

# translated: not from a rulebook
district-palace = Палац
    .acc = Палац
    .gen = Палацу

# translated: not from a rulebook
district-temple = Храм
    .acc = Храм
    .gen = Храму

# translated: not from a rulebook
district-church = Церква
    .acc = Церкву
    .gen = Церкви

# translated: not from a rulebook
district-monastery = Монастир
    .acc = Монастир
    .gen = Монастиря

# translated: not from a rulebook
district-cathedral = Собор
    .acc = Собор
    .gen = Собору

# translated: not from a rulebook
district-tavern = Таверна
    .acc = Таверну
    .gen = Таверни

district-market = Ринок
    .acc = Ринок
    .gen = Ринку

# translated: not from a rulebook
district-trading_post = Крамниця
    .acc = Крамницю
    .gen = Крамниці

# translated: not from a rulebook
district-docks = Доки
    .acc = Доки
    .gen = Доків

district-harbor = Порт
    .acc = Порт
    .gen = Порту

# translated: not from a rulebook
district-town_hall = Ратуша
    .acc = Ратушу
    .gen = Ратуші

# translated: not from a rulebook
district-watchtower = Вартова вежа
    .acc = Вартову вежу
    .gen = Вартової вежі

district-prison = В’язниця
    .acc = В’язницю
    .gen = В’язниці

district-barracks = Казарми
    .acc = Казарми
    .gen = Казарм

# translated: not from a rulebook
district-fortress = Фортеця
    .acc = Фортецю
    .gen = Фортеці

## Unique districts of the revised edition

district-armory = Арсенал
    .effect = За свій хід можете зруйнувати Арсенал, щоб зруйнувати ще 1 квартал у будь-якому незавершеному місті.
    .acc = Арсенал
    .gen = Арсеналу

district-basilica = Базиліка
    .effect = Наприкінці гри: 1 бал за кожен ваш квартал із непарною вартістю.
    .acc = Базиліку
    .gen = Базиліки

district-capitol = Капітолій
    .effect = Наприкінці гри: 3 бали, один раз, якщо маєте щонайменше 3 квартали одного типу.
    .acc = Капітолій
    .gen = Капітолія

district-dragon_gate = Брама Дракона
    .effect = Наприкінці гри: 2 бали понад її вартість.
    .acc = Браму Дракона
    .gen = Брами Дракона

district-factory = Фабрика
    .effect = Кожен інший особливий квартал ви будуєте на 1 монету дешевше.
    .acc = Фабрику
    .gen = Фабрики

district-framework = Будівельний майданчик
    .effect = Можете збудувати квартал без оплати, зруйнувавши натомість Будівельний майданчик.
    .acc = Будівельний майданчик
    .gen = Будівельного майданчика

district-gold_mine = Родовище золота
    .effect = Коли ваша дія — взяти монети, можете взяти на 1 більше.
    .acc = Родовище золота
    .gen = Родовища золота

district-great_wall = Велика стіна
    .effect = Персонаж 8 рангу повинен доплатити 1 монету, щоб застосувати свою властивість до іншого кварталу вашого міста.
    .acc = Велику стіну
    .gen = Великої стіни

district-haunted_quarter = Таємничий квартал
    .effect = Наприкінці гри має той тип, який ви оберете.
    .acc = Таємничий квартал
    .gen = Таємничого кварталу

district-imperial_treasury = Скарбниця Імперії
    .effect = Наприкінці гри: 1 бал за кожну вашу монету (крім тих, що лежать на картах).
    .acc = Скарбницю Імперії
    .gen = Скарбниці Імперії

district-ivory_tower = Вежа зі слонової кості
    .effect = Наприкінці гри: 5 балів, якщо іншого особливого кварталу у вашому місті немає.
    .acc = Вежу зі слонової кості
    .gen = Вежі зі слонової кості

district-keep = Форт
    .effect = Персонаж 8 рангу не може застосувати свою властивість до Форту.
    .acc = Форт
    .gen = Форту

district-laboratory = Лабораторія
    .effect = Раз за хід можете скинути з руки 1 карту, щоб узяти 2 монети.
    .acc = Лабораторію
    .gen = Лабораторії

district-library = Бібліотека
    .effect = Коли ваша дія — взяти карти, можете залишити собі всі взяті.
    .acc = Бібліотеку
    .gen = Бібліотеки

district-map_room = Архів
    .effect = Наприкінці гри: 1 бал за кожну карту у вашій руці.
    .acc = Архів
    .gen = Архіву

district-monument = Монумент
    .effect = Ви не можете його збудувати, маючи в місті 5 чи більше кварталів. Для завершення міста він рахується за 2 квартали.
    .acc = Монумент
    .gen = Монумента

district-museum = Музей
    .effect = Раз за хід можете підкласти під Музей 1 закриту карту з руки. Наприкінці гри: 1 бал за кожну карту під ним.
    .acc = Музей
    .gen = Музею

district-necropolis = Некрополіс
    .effect = Можете збудувати його без оплати, зруйнувавши натомість 1 квартал свого міста.
    .acc = Некрополіс
    .gen = Некрополіса

district-observatory = Обсерваторія
    .effect = Коли ваша дія — взяти карти, можете переглянути 3, а не 2.
    .acc = Обсерваторію
    .gen = Обсерваторії

district-park = Парк
    .effect = Якщо завершуєте хід із порожньою рукою, можете взяти 2 карти з колоди.
    .acc = Парк
    .gen = Парку

district-poor_house = Притулок
    .effect = Якщо завершуєте хід без золота, можете взяти 1 монету з банку.
    .acc = Притулок
    .gen = Притулку

district-quarry = Кар’єр
    .effect = Можете будувати квартали, які вже маєте в місті, скільки завгодно разів.
    .acc = Кар’єр
    .gen = Кар’єра

district-school_of_magic = Школа магії
    .effect = Коли властивість дає вам золото чи карти за квартали, має той тип, який ви оберете.
    .acc = Школу магії
    .gen = Школи магії

district-secret_vault = Таємне сховище
    .effect = Ви не можете його збудувати. Наприкінці гри можете показати його з руки й отримати 3 бали.
    .acc = Таємне сховище
    .gen = Таємного сховища

district-smithy = Кузня
    .effect = Раз за хід можете заплатити 2 монети, щоб узяти 3 карти з колоди.
    .acc = Кузню
    .gen = Кузні

district-stables = Стайня
    .effect = Її будівництво не зменшує вашого ліміту.
    .acc = Стайню
    .gen = Стайні

district-statue = Алея скульптур
    .effect = Наприкінці гри: 5 балів, якщо корона у вас.
    .acc = Алею скульптур
    .gen = Алеї скульптур

district-theater = Театр
    .effect = Коли фаза вибору завершується, можете наосліп обміняти свою карту персонажа на карту суперника.
    .acc = Театр
    .gen = Театру

district-thieves_den = Прихисток грабіжників
    .effect = Будь-яку частину його вартості можете покрити картами з руки, карта за монету.
    .acc = Прихисток грабіжників
    .gen = Прихистку грабіжників

district-wishing_well = Криниця бажань
    .effect = Наприкінці гри: 1 бал за кожен особливий квартал вашого міста, разом із цим.
    .acc = Криницю бажань
    .gen = Криниці бажань

## Purple districts that only the classic edition has

# translated: not from a rulebook
district-haunted_city = Місто привидів
    .effect = Під час підрахунку має той колір, який ви оберете. Збудоване в останньому раунді цього не дає.
    .acc = Місто привидів
    .gen = Міста привидів

# translated: not from a rulebook
district-graveyard = Цвинтар
    .effect = Коли Воєначальник руйнує квартал, можете заплатити 1 монету й узяти його карту в руку; не діє, якщо Воєначальник — це ви.
    .acc = Цвинтар
    .gen = Цвинтаря

# translated: not from a rulebook
district-university = Університет
    .effect = Його будівництво коштує 6, але він вартий 8 балів.
    .acc = Університет
    .gen = Університету

# translated: not from a rulebook
district-lighthouse = Маяк
    .effect = Коли будуєте його, можете переглянути колоду й узяти з неї 1 карту; потім колоду перемішують.
    .acc = Маяк
    .gen = Маяка

# translated: not from a rulebook
district-bell_tower = Дзвіниця
    .effect = Коли будуєте її, можете оголосити, що гру завершують 7 кварталів, на один менше, ніж зазвичай, навіть якщо це вже сьомий. Якщо її зруйнують, знову діє звичайне число.
    .acc = Дзвіницю
    .gen = Дзвіниці

# translated: not from a rulebook
district-hospital = Шпиталь
    .effect = Якщо вашого персонажа вбито, ви все ж можете того ходу виконати дію, але не можете будувати чи застосовувати його властивість.
    .acc = Шпиталь
    .gen = Шпиталю

# translated: not from a rulebook
district-throne_room = Тронна зала
    .effect = Щоразу, коли корона переходить до іншого гравця, ви отримуєте 1 монету з банку.
    .acc = Тронну залу
    .gen = Тронної зали

## Purple districts of the classic edition

# translated: not from a rulebook
district-haunted_city-classic = Місто привидів
    .effect = Під час підрахунку має той колір, який ви оберете. Збудоване в останньому раунді цього не дає.
    .acc = Місто привидів
    .gen = Міста привидів

# name taken from the rulebook of the other edition
district-keep-classic = Форт
    .effect = Воєначальник не може його зруйнувати, а Дипломат — забрати.
    .acc = Форт
    .gen = Форту

# name taken from the rulebook of the other edition
district-laboratory-classic = Лабораторія
    .effect = Раз за хід можете скинути з руки 1 карту, щоб узяти 1 монету.
    .acc = Лабораторію
    .gen = Лабораторії

# name taken from the rulebook of the other edition
district-smithy-classic = Кузня
    .effect = Раз за хід можете заплатити 2 монети, щоб узяти 3 карти.
    .acc = Кузню
    .gen = Кузні

# name taken from the rulebook of the other edition
district-observatory-classic = Обсерваторія
    .effect = Коли ваша дія — взяти карти, можете переглянути 3 й залишити 1.
    .acc = Обсерваторію
    .gen = Обсерваторії

# translated: not from a rulebook
district-graveyard-classic = Цвинтар
    .effect = Коли Воєначальник руйнує квартал, можете заплатити 1 монету й узяти його карту в руку; не діє, якщо Воєначальник — це ви.
    .acc = Цвинтар
    .gen = Цвинтаря

# name taken from the rulebook of the other edition
district-dragon_gate-classic = Брама Дракона
    .effect = Її будівництво коштує 6, але вона варта 8 балів.
    .acc = Браму Дракона
    .gen = Брами Дракона

# translated: not from a rulebook
district-university-classic = Університет
    .effect = Його будівництво коштує 6, але він вартий 8 балів.
    .acc = Університет
    .gen = Університету

# name taken from the rulebook of the other edition
district-library-classic = Бібліотека
    .effect = Коли ваша дія — взяти карти, можете залишити собі обидві.
    .acc = Бібліотеку
    .gen = Бібліотеки

# name taken from the rulebook of the other edition
district-great_wall-classic = Велика стіна
    .effect = Воєначальник повинен доплатити 1 монету за руйнування будь-якого іншого вашого кварталу; ціна для Дипломата теж зростає.
    .acc = Велику стіну
    .gen = Великої стіни

# name taken from the rulebook of the other edition
district-school_of_magic-classic = Школа магії
    .effect = Коли берете дохід, має той колір, який ви оберете.
    .acc = Школу магії
    .gen = Школи магії

# translated: not from a rulebook
district-lighthouse-classic = Маяк
    .effect = Коли будуєте його, можете переглянути колоду й узяти з неї 1 карту; потім колоду перемішують.
    .acc = Маяк
    .gen = Маяка

# name taken from the rulebook of the other edition
district-armory-classic = Арсенал
    .effect = За свій хід можете зруйнувати Арсенал, щоб зруйнувати 1 квартал у чужому незавершеному місті.
    .acc = Арсенал
    .gen = Арсеналу

# name taken from the rulebook of the other edition
district-museum-classic = Музей
    .effect = Кожного свого ходу можете підкласти під Музей 1 карту з руки. Наприкінці гри: 1 бал за кожну карту під ним.
    .acc = Музей
    .gen = Музею

# name taken from the rulebook of the other edition
district-imperial_treasury-classic = Скарбниця Імперії
    .effect = Наприкінці гри: 1 бал за кожну вашу монету; золото на кварталах не рахується.
    .acc = Скарбницю Імперії
    .gen = Скарбниці Імперії

# name taken from the rulebook of the other edition
district-map_room-classic = Архів
    .effect = Наприкінці гри: 1 бал за кожну карту у вашій руці.
    .acc = Архів
    .gen = Архіву

# name taken from the rulebook of the other edition
district-wishing_well-classic = Криниця бажань
    .effect = Наприкінці гри: 1 бал за кожен інший фіолетовий квартал вашого міста.
    .acc = Криницю бажань
    .gen = Криниці бажань

# name taken from the rulebook of the other edition
district-quarry-classic = Кар’єр
    .effect = Можете збудувати квартал, який уже маєте в місті; водночас може бути лише одна така пара.
    .acc = Кар’єр
    .gen = Кар’єра

# name taken from the rulebook of the other edition
district-poor_house-classic = Притулок
    .effect = Якщо завершуєте хід без золота, можете взяти 1 монету з банку; золото на кварталах не рахується.
    .acc = Притулок
    .gen = Притулку

# translated: not from a rulebook
district-bell_tower-classic = Дзвіниця
    .effect = Коли будуєте її, можете оголосити, що гру завершують 7 кварталів, на один менше, ніж зазвичай, навіть якщо це вже сьомий. Якщо її зруйнують, знову діє звичайне число.
    .acc = Дзвіницю
    .gen = Дзвіниці

# name taken from the rulebook of the other edition
district-factory-classic = Фабрика
    .effect = Кожен інший фіолетовий квартал ви будуєте на 1 монету дешевше; ціна для Воєначальника не змінюється.
    .acc = Фабрику
    .gen = Фабрики

# name taken from the rulebook of the other edition
district-park-classic = Парк
    .effect = Якщо завершуєте хід із порожньою рукою, можете взяти 2 карти.
    .acc = Парк
    .gen = Парку

# translated: not from a rulebook
district-hospital-classic = Шпиталь
    .effect = Якщо вашого персонажа вбито, ви все ж можете того ходу виконати дію, але не можете будувати чи застосовувати його властивість.
    .acc = Шпиталь
    .gen = Шпиталю

# translated: not from a rulebook
district-throne_room-classic = Тронна зала
    .effect = Щоразу, коли корона переходить до іншого гравця, ви отримуєте 1 монету з банку.
    .acc = Тронну залу
    .gen = Тронної зали

## Sets

preset-first_game = Перша гра
    .about = Вісім найвідоміших персонажів і прості квартали: добре для початку.

preset-ambitious_aristocrats = Амбіції аристократів
    .about = Міста ростуть швидко: багато способів додати більше одного кварталу за хід.

preset-cunning_agents = Кулуарні інтриги
    .about = Відкрите суперництво, повне каверз: завжди хтось щось замислив.

preset-illustrious_emissaries = Таємна слава
    .about = Бережіть своє й заробляйте незвичними шляхами.

preset-devious_dignitaries = Підступність вельмож
    .about = Блеф і здогади: розкусіть інших, перш ніж розкусять вас.

preset-tenacious_delegates = Складні перемовини
    .about = Персонажі й квартали, що найкраще діють разом: знайдіть сильні поєднання.

preset-vicious_nobles = Без сумління
    .about = Найжорсткіший набір: золото зникає, квартали падають.

preset-custom = Власний набір
    .about = Персонажів і особливі квартали добираєте на власний розсуд.

preset-random = Випадковий набір
    .about = Жереб визначає по одному персонажу кожного рангу та особливі квартали.

preset-classic = Класичний набір
    .about = Вісім персонажів і дванадцять фіолетових карт класичного видання.

## Tokens and words

word-gold = золото
word-crown = корона
word-crowned-player = коронований гравець
word-warrant = розпорядження
word-signed-warrant = підписане розпорядження
word-unsigned-warrant = непідписане розпорядження
word-threat = погроза
word-flowered-threat = хустка з трояндою
word-plain-threat = безпідставна погроза
word-bribe = хабар
word-bank = банк
word-stash = власне золото
word-deck = колода
word-district-deck = колода кварталів
word-character-deck = колода персонажів
word-hand = рука
word-city = місто
word-completed-city = завершене місто
word-district = квартал
word-basic-district = базовий квартал
word-character = персонаж
word-rank = ранг
word-cost = вартість
word-building-limit = ліміт на будівництво
word-round = раунд
word-turn = хід
word-selection-phase = фаза вибору
word-turn-phase = фаза скликання
word-gather = виконання дії
word-build = будівництво
word-ability = властивість
word-museum-cards = карти під Музеєм
word-tax = мито
word-tax-token = жетон Митника
word-beautified = прикрашений
word-killed = вбито
word-bewitched = зачакловано
word-robbed = буде пограбовано
word-face-up = у відкриту
word-face-down = у закриту
word-points = бали

## Counted things: 1 gold, 2 gold

count-gold =
    { $n ->
        [one] { $n } монета
        [few] { $n } монети
        [many] { $n } монет
       *[other] { $n } монети
    }
    .acc =
        { $n ->
            [one] { $n } монету
            [few] { $n } монети
            [many] { $n } монет
           *[other] { $n } монети
        }
    .gen =
        { $n ->
            [one] { $n } монети
            [few] { $n } монет
            [many] { $n } монет
           *[other] { $n } монети
        }

count-gold-classic =
    { $n ->
        [one] { $n } монета
        [few] { $n } монети
        [many] { $n } монет
       *[other] { $n } монети
    }
    .acc =
        { $n ->
            [one] { $n } монету
            [few] { $n } монети
            [many] { $n } монет
           *[other] { $n } монети
        }
    .gen =
        { $n ->
            [one] { $n } монети
            [few] { $n } монет
            [many] { $n } монет
           *[other] { $n } монети
        }

count-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    }
    .acc =
        { $n ->
            [one] { $n } карту
            [few] { $n } карти
            [many] { $n } карт
           *[other] { $n } карти
        }
    .gen =
        { $n ->
            [one] { $n } карти
            [few] { $n } карт
            [many] { $n } карт
           *[other] { $n } карти
        }

count-districts =
    { $n ->
        [one] { $n } квартал
        [few] { $n } квартали
        [many] { $n } кварталів
       *[other] { $n } кварталу
    }
    .acc =
        { $n ->
            [one] { $n } квартал
            [few] { $n } квартали
            [many] { $n } кварталів
           *[other] { $n } кварталу
        }
    .gen =
        { $n ->
            [one] { $n } кварталу
            [few] { $n } кварталів
            [many] { $n } кварталів
           *[other] { $n } кварталу
        }

count-points =
    { $n ->
        [one] { $n } бал
        [few] { $n } бали
        [many] { $n } балів
       *[other] { $n } бала
    }
    .acc =
        { $n ->
            [one] { $n } бал
            [few] { $n } бали
            [many] { $n } балів
           *[other] { $n } бала
        }
    .gen =
        { $n ->
            [one] { $n } бала
            [few] { $n } балів
            [many] { $n } балів
           *[other] { $n } бала
        }
