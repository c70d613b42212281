## Стіл «Цитаделей»

citadels-headline = Раунд { $round }
citadels-last-round = Раунд { $round }, останній
citadels-arcade = Персонажі за рангами
citadels-seats = Інші гравці
citadels-in-rules = У правилах

## Ранг в аркаді
citadels-not-drawn = ще не витягнуто
citadels-state-killed = убито
citadels-state-killed-silent = убито, мовчить
citadels-state-face-up = поза грою
citadels-state-silent = ніхто не озвався
citadels-state-now = ходить зараз
citadels-state-you-now = ви, зараз
citadels-state-yours = ваш
citadels-state-passed-on = ви передали далі
citadels-state-not-seen = до вас не дійшов
citadels-state-discarded = ви скинули
citadels-state-given = ви віддали
citadels-state-waiting = ще не викликано
citadels-state-you = ви
citadels-mark-robbed = буде пограбовано
citadels-mark-bewitched = зачакловано
citadels-mark-warrant = розпорядження
citadels-mark-warrant-signed = підписане розпорядження
citadels-mark-warrant-unsigned = непідписане розпорядження
citadels-mark-threat = погроза
citadels-mark-threat-flowered = хустка з трояндою
citadels-mark-threat-plain = безпідставна погроза
citadels-mark-beautified = прикрашений
citadels-tax = Мито на жетоні: { $gold }

## Гравець
citadels-crowned = має корону
citadels-not-revealed = персонажа не відкрито
citadels-safe = місто захищене
citadels-city-safe = Ранг 8 не може діяти на це місто
citadels-completed = місто завершено
citadels-completed-first = завершено першим
citadels-city = Місто: { $size } із { $needed }
citadels-hand-of = у руці { $cards }
citadels-known-hand = Що ви знаєте про руку гравця { $name }
citadels-next-plot = далі
citadels-tower = { $name }, { $type } квартал, вартість { $cost }
citadels-tower-beautified = { $name }, { $type } квартал, прикрашений, вартість { $cost }
citadels-beneath = під ним { $cards }
citadels-use = { $name }: застосувати
citadels-deck = Колода: { $cards }
citadels-deck-word = колода
citadels-bank = Банк
citadels-bank-word = банк
citadels-bell = Вдарили у дзвін
citadels-needed = Місто завершують { $districts }.
citadels-deck-text = Карти кварталів, яких ні в кого немає. Підкладене під колоду повертається лише тоді, коли взято всю решту.
citadels-bank-text = Звідси беруть монети й сюди повертають. Вони ніколи не закінчуються.

## Вибір персонажів
citadels-draft-order = Черга вибору
citadels-draft-done = вибір із { $n } зроблено
citadels-draft-now = вибирає з { $n }
citadels-draft-you = вибираєте з { $n }
citadels-draft-later = далі з { $n }
citadels-draft-laid = Персонажів викладають.
citadels-draft-choosing = { $name } вибирає, карт: { $n }.
citadels-draft-up = Поза раундом, відкриті
citadels-draft-down = Закрита, ніхто не бачив
citadels-draft-down-text = 1 карта, невідомо яка
citadels-draft-discarded = Ви скинули
citadels-draft-fan = Персонажі на вибір
citadels-draft-out = поза раундом
citadels-draft-thrown = скинуто
citadels-draft-unseen = закрита

## Карти, викладені переді мною
citadels-open-drawn = Ви взяли
citadels-open-studied = Ви переглядаєте
citadels-open-looked = Рука гравця { $name }
citadels-open-held = Узята карта
citadels-open-confiscation = { $name } будує
citadels-open-grave = Щойно зруйновано
citadels-open-deck = У колоді
citadels-open-spy = Який тип ви шукаєте у гравця { $name }?
citadels-open-museum = Під Музеєм, підкладені вами
citadels-open-packs = Персонажі, з яких ви вибираєте
citadels-open-pack = { $nth }-й вибір
citadels-fold = Згорнути
citadels-unfold = Розгорнути

## Моя сторона
citadels-mine = Ваша сторона столу
citadels-you = Ви
citadels-my-hand = Ваша рука
citadels-my-characters = Ваші персонажі
citadels-no-cards = У руці немає карт
citadels-sort = Порядок карт
citadels-sort-dealt = без сортування
citadels-sort-cost = за вартістю
citadels-sort-type = за типом
citadels-sort-name = за назвою
citadels-built = { $size } із { $needed } збудовано
citadels-builds-left = ще збудувати: { $n }
citadels-secret = ще таємно
citadels-revealed = відкрито
citadels-packs = Бачені персонажі
citadels-cost-never = не можна збудувати

## На берегах
citadels-gloss-district = { $type } квартал
citadels-gloss-character = персонаж, ранг { $rank }
citadels-gloss-basic = Наприкінці гри вартий стільки балів, скільки коштує.
citadels-gloss-pays = Приносить дохід персонажам: { $characters }.
citadels-gloss-types-all = Місто з усіма п’ятьма типами варте на 3 бали більше.
citadels-gloss-seat = { $gold }, { $cards }
citadels-gloss-points = { $source }: { $points }
citadels-gloss-hidden = Бали, наскільки їх видно з вашого місця.
citadels-foretold = після ходу: { $gold }, місто: { $size } із { $needed }
citadels-foretold-cards = { $gold }, у руці { $cards }, місто: { $size } із { $needed }

## Що стоїть на карті кількома словами; повністю — на берегах
citadels-brief-armory = Зруйнуйте його, а з ним ще 1 квартал.
citadels-brief-basilica = Кінець: 1 бал за квартал із непарною вартістю.
citadels-brief-capitol = Кінець: 3 бали за 3 одного типу.
citadels-brief-dragon_gate = Кінець: ще 2 бали.
citadels-brief-factory = Інші особливі на 1 монету дешевші.
citadels-brief-framework = Зруйнуйте замість оплати.
citadels-brief-gold_mine = Берете монети: ще 1.
citadels-brief-great_wall = Ранг 8 доплачує 1 монету.
citadels-brief-haunted_quarter = Кінець: будь-який тип.
citadels-brief-imperial_treasury = Кінець: 1 бал за монету.
citadels-brief-ivory_tower = Кінець: 5 балів, якщо єдиний особливий.
citadels-brief-keep = Ранг 8 не може його зачепити.
citadels-brief-laboratory = Раз за хід: скиньте карту, візьміть 2 монети.
citadels-brief-laboratory-classic = Раз за хід: скиньте карту, візьміть 1 монету.
citadels-brief-library = Лишаєте всі взяті карти.
citadels-brief-map_room = Кінець: 1 бал за карту в руці.
citadels-brief-monument = Рахується за два. Лише до 4 кварталів.
citadels-brief-museum = Раз за хід: карта під нього, по 1 балу.
citadels-brief-necropolis = Зруйнуйте свій квартал замість оплати.
citadels-brief-observatory = Берете карти: переглядаєте 3.
citadels-brief-park = Кінець ходу без карт: ще 2.
citadels-brief-poor_house = Кінець ходу без золота: 1 монета.
citadels-brief-quarry = Можна будувати те саме ще раз.
citadels-brief-school_of_magic = Для доходу: будь-який тип.
citadels-brief-secret_vault = Не будують. Кінець: 3 бали з руки.
citadels-brief-smithy = Раз за хід: 3 карти за 2 монети.
citadels-brief-stables = Будують понад ліміт.
citadels-brief-statue = Кінець: 5 балів із короною.
citadels-brief-theater = Після вибору: обмін персонажем наосліп.
citadels-brief-thieves_den = Платіть і картами: карта за монету.
citadels-brief-wishing_well = Кінець: 1 бал за особливий.
citadels-brief-wishing_well-classic = Кінець: 1 бал за інший фіолетовий.
citadels-brief-haunted_city = Кінець: будь-який колір.
citadels-brief-graveyard = Заплатіть 1 монету: візьміть зруйновану карту.
citadels-brief-university = Вартий 8 балів.
citadels-brief-lighthouse = Збудувавши: будь-яка карта колоди.
citadels-brief-bell_tower = Збудувавши: гру можуть завершити 7 кварталів.
citadels-brief-hospital = Вас убито: ще маєте дію.
citadels-brief-throne_room = Корона переходить: 1 монета.

citadels-brief-assassin = Вкажіть персонажа: він утратить хід.
citadels-brief-witch = Виконайте дію, зачаклуйте персонажа й грайте за нього.
citadels-brief-magistrate = Три розпорядження; підписане забирає квартал.
citadels-brief-thief = Вкажіть персонажа: його золото буде ваше.
citadels-brief-spy = Перегляньте руку: монети й карти за один тип.
citadels-brief-blackmailer = Погрожуйте двом: хабар, або троянда забирає все.
citadels-brief-magician = Обміняйтеся картами з гравцем або з колодою.
citadels-brief-wizard = Перегляньте руку, візьміть карту чи збудуйте її.
citadels-brief-seer = По карті від усіх, по одній назад. Будує 2.
citadels-brief-king = Корона ваша. 1 монета за дворянський квартал.
citadels-brief-emperor = Віддайте корону, візьміть дар. 1 монета за дворянський.
citadels-brief-patrician = Корона ваша. 1 карта за дворянський квартал.
citadels-brief-bishop = Захист від рангу 8. 1 монета за церковний.
citadels-brief-abbot = Монети чи карти за церковні; 1 монета від найбагатшого.
citadels-brief-abbot-classic = 1 монета за церковний; 1 монета від найбагатшого.
citadels-brief-cardinal = 1 карта за церковний. Будує за чуже золото.
citadels-brief-merchant = Ще 1 монета. 1 монета за торговельний.
citadels-brief-alchemist = Поверніть золото, сплачене за будівництво.
citadels-brief-trader = Торговельних скільки завгодно. 1 монета за кожен.
citadels-brief-architect = Ще 2 карти. Будує до 3.
citadels-brief-navigator = 4 монети або 4 карти. Не будує.
citadels-brief-scholar = Перегляньте 7 карт, візьміть 1. Будує 2.
citadels-brief-warlord = Зруйнуйте квартал. 1 монета за військовий.
citadels-brief-diplomat = Обміняйте квартал. 1 монета за військовий.
citadels-brief-marshal = Захопіть квартал вартістю до 3. 1 монета за військовий.
citadels-brief-queen = 3 монети, якщо поруч ранг 4.
citadels-brief-artist = Прикрасьте до 2 кварталів.
citadels-brief-tax_collector = 1 монета за кожен чужий квартал.

citadels-round = Раунд { $round }

## Who can still be whom
citadels-deduction = Хто ким може бути в цьому раунді, зважаючи на все, що ви бачили.
citadels-deduction-nobody = ніхто
citadels-deduction-certain = напевно
citadels-deduction-possible = можливо
citadels-deduction-no = неможливо
citadels-deduction-none = Персонажів ще не роздано.

## Стрічка
citadels-asks-gather = Візьміть золото або карти.
citadels-asks-build = Будуйте або завершіть хід.
citadels-asks-build-or-destroy = Будуйте або руйнуйте.
citadels-asks-build-or-seize = Будуйте або захоплюйте.
citadels-asks-build-or-exchange = Будуйте або міняйте.
citadels-asks-power = Застосуйте властивість або завершіть хід.
citadels-asks-end = Робити більше нічого.
citadels-status = У вас { $gold }.
citadels-status-gathered = У вас { $gold }. Ще можна збудувати: { $n }.
citadels-status-waiting = Ваш ранг { $rank }: { $character }.
citadels-status-passes = Решту ({ $n }) отримує { $name }.
citadels-pick-flagged = вежа з прапорцем
citadels-pick-tower = підсвічена вежа
citadels-pick-hand = підсвічена карта
citadels-pick-character = виберіть ранг
citadels-pick-seat = виберіть гравця
citadels-left-build = У вас ще { $gold }: можна будувати.
citadels-left-free = Ще не зроблено: { $choice }.
citadels-left-power = Ще можна застосувати властивість: { $choice }.
citadels-grey-same =
    { $n ->
        [one] Ціна сірої карти: { $gold }; у вас { $has }.
       *[other] Ціна сірих карт ({ $n }): { $gold }; у вас { $has }.
    }
citadels-grey-dear = Сірі карти ({ $n }) надто дорогі; у вас { $has }.

## Церемонія
citadels-count-districts = Квартали
citadels-count-types = П’ять типів
citadels-count-city = Завершене місто
citadels-count-houses = Славетні доми
