## Стіл «Замків Бургундії»

burgundy-headline =
    { $round ->
        [0] Фаза { $phase }, підготовка
       *[other] Фаза { $phase }, раунд { $round }
    }
burgundy-in-rules = У правилах
burgundy-you = Ви
burgundy-mine = Мій бік
burgundy-rivals = Інші гравці
burgundy-market = Склади
burgundy-strip = Фаза, раунд і черговість
burgundy-round = Раунд
burgundy-track = Бали
burgundy-white = Білий кубик: { $value }
burgundy-points-short = балів
burgundy-once = раз за хід
burgundy-inns = Корчми: { $n }
burgundy-depot = Склад { $depot }
burgundy-depot-goods = Товари: { $goods }
burgundy-depot-text = Кубик із числом { $depot } бере звідси гекс.
burgundy-open-depot = Оглянути склад { $depot }
burgundy-open-black = Оглянути чорний склад
burgundy-look-at = { $name }: оглянути герцогство
burgundy-duchy-of = Герцогство: { $name }
burgundy-choose-duchy = Герцогства на вибір
burgundy-space = Клітинка { $space }: { $type }, число { $number }
burgundy-space-hex = Клітинка { $space }: { $hex }
burgundy-number = число { $number }
burgundy-goods = Товари: { $goods }
burgundy-goods-text = Кубик із цим числом продає всі: { $points } за кожен і разом 1 срібна монета.
burgundy-have-goods = Товари: { $goods }, { $n }
burgundy-die = Кубик { $value }
burgundy-die-used = Кубик { $value }, використаний
burgundy-die-workers = Кубик { $value }, { $workers }
burgundy-fits =
    { $n ->
        [0] жодної досяжної клітинки
        [one] { $n } досяжна клітинка
        [few] { $n } досяжні клітинки
        [many] { $n } досяжних клітинок
       *[other] { $n } досяжної клітинки
    }
burgundy-foretold = { $points }, { $workers }, { $silver }
burgundy-then = далі { $left }
burgundy-points-from = { $source } { $points }
burgundy-no-points = Балів ще немає.
burgundy-brings = { $points }

## What the margin says

burgundy-type-castle = Бордова клітинка: лише для замків.
burgundy-type-mine = Сіра клітинка: лише для копалень.
burgundy-type-ship = Синя клітинка: лише для кораблів.
burgundy-type-animals = Зелена клітинка: лише для тварин.
burgundy-type-building = Бежева клітинка: лише для будівель, кожен вид раз у місті.
burgundy-type-monastery = Жовта клітинка: лише для монастирів.
burgundy-double = Подвійний гекс
burgundy-double-text = Займає два місця у сховищі та йде до виноградника.
burgundy-part-black = Чорний склад
burgundy-part-black-text = Раз у свій хід тут можна купити гекс за 2 срібні монети, без кубика.
burgundy-part-areas = За повну область
burgundy-part-areas-text = Залежно від кількості клітинок, а в цій фазі ще { $phase }.
burgundy-part-colours = За повний колір
burgundy-part-colours-text = Хто перший заповнить усі клітинки кольору, отримує { $large }, другий — { $small }.
burgundy-target = Ціль: { $target }
burgundy-part-target = Ціль
burgundy-part-target-text = За { $target } балів ви виконуєте дію з будь-яким числом; бали повертаються до 0, а ціль падає на 5.
burgundy-solo-colours = Повний колір: відразу розмістіть гекс чорного складу
burgundy-part-order = Черговість
burgundy-part-order-text = Першим ходить той, хто найдалі; на спільній клітинці — той, хто зверху. Корабель просуває вперед.
burgundy-part-phase = Фаза
burgundy-part-phase-text = Повна область дає в цій фазі ще { $phase }; що раніше, то більше.
burgundy-part-white = Білий кубик
burgundy-part-white-text = Показує склад, до якого йдуть товари раунду.
burgundy-part-workers = Робітники
burgundy-part-workers-text = Кожен змінює кубик на 1, також між 6 і 1. Замість дії будь-який кубик дає 2 робітників.
burgundy-part-silver = Срібло
burgundy-part-silver-text = За 2 срібні монети купують гекс чорного складу, раз за хід.
burgundy-part-storage = Сховище
burgundy-part-storage-text = Тут гекси чекають, доки їх розмістить кубик.
burgundy-shared = Сховище, спільне з партнером
burgundy-shared-with = Спільне: { $name }
burgundy-stored-of = Сховище: { $name }
burgundy-partner = партнер
burgundy-part-goods = Товари
burgundy-part-goods-text = Щонайбільше три види, кожного скільки завгодно.
burgundy-part-sold = Продано
burgundy-part-sold-text = Продані плитки товарів.
burgundy-part-dice = Кубики
burgundy-part-dice-text = Кожен кубик дає одну дію: узяти гекс, розмістити гекс, продати товари або взяти 2 робітників.
burgundy-part-won = Здобуто
burgundy-part-posts = Прикордонні пости
burgundy-part-posts-text = З’єднайте їх гексами: перші два дають бали фази.
burgundy-part-routes = Торговельний шлях
burgundy-part-routes-text = Продані товари заповнюють його зліва. Товар із потрібним числом дає премію клітинки.
burgundy-part-shields = Щити
burgundy-part-shields-text = За дубль на кубиках можна взяти щит зі складу з цим числом; його кладуть на замок.
burgundy-part-vineyard = Виноградник
burgundy-part-vineyard-text = Подвійний гекс закриває дві клітинки й дає обидві преміальні дії.

## Expansions

burgundy-leaves = Моє герцогство та мій виноградник
burgundy-leaf-duchy = Герцогство
burgundy-leaf-vineyard = Виноградник
burgundy-vineyards = Виноградники
burgundy-vine-depot = Склад
burgundy-vine-shop = Крамниця
burgundy-vine-pool = Плитки в запасі · ваші
burgundy-vineyard-of = Виноградник: { $name }
burgundy-shop = Крамниця виноградника
burgundy-plot = Число { $number }: { $gives }
burgundy-pool = Преміальні плитки лози, { $vine }: { $n }
burgundy-vine-tiles = Здобуті преміальні плитки лози
burgundy-turn = Ліворуч: { $vine }
burgundy-field = { $goods }: { $gives }
burgundy-route = Плитка шляху { $route }

## The ribbon

burgundy-status = У вас { $workers } та { $silver }.
burgundy-left = Невикористані кубики: { $dice }. Кожен ще може дати 2 робітників.
burgundy-verb-place = розмістити
burgundy-verb-sell = продати
burgundy-pick-take = оберіть підсвічений гекс
burgundy-pick-place = оберіть гекс зі сховища
burgundy-pick-at = оберіть підсвічену клітинку
burgundy-pick-start_castle = оберіть підсвічену клітинку
burgundy-pick-sell = оберіть свої товари
burgundy-pick-buy = оберіть чорний гекс
burgundy-pick-plant = оберіть підсвічену клітинку
burgundy-pick-take_vines = оберіть подвійний гекс
burgundy-pick-take_shield = оберіть щит

## Шатома

burgundy-steps = Шість кроків Шатоми
burgundy-step-1 = Вибір і розміщення
burgundy-step-2 = Премія
burgundy-step-3 = Символи
burgundy-step-4 = Повна карта
burgundy-step-5 = Преміальна плитка
burgundy-step-6 = Чорний склад
burgundy-step-short-1 = Гекс
burgundy-step-short-2 = Премія
burgundy-step-short-3 = Символ
burgundy-step-short-4 = Карта
burgundy-step-short-5 = Плитка
burgundy-step-short-6 = Купівля
burgundy-all-of = { $name }
burgundy-look-at-her = { $name }: подивитися її карти й герцогство
burgundy-card =
    { $side ->
        [left] Ліва карта, { $card }, за 1–4
       *[right] Права карта, { $card }, за 5–6
    }
burgundy-card-selected = вибрана
burgundy-symbol-sell = продає товари
burgundy-symbol-double_hex = бере подвійний гекс
burgundy-covered = { $type }: закрито { $n } з { $of }
burgundy-in-reserve = { $name }: у резерві { $n }
burgundy-reserve = Резерв
burgundy-her-duchy = Її герцогство
burgundy-board = планшет { $n }
burgundy-deck =
    { $n ->
        [0] колода порожня
        [one] { $n } карта в колоді
        [few] { $n } карти в колоді
       *[many] { $n } карт у колоді
    }

## Чому вона так робить, під реченням герольда

burgundy-why-chat-6 = Білий кубик із 1–4 вибирає її ліву карту, з 5–6 праву.
burgundy-why-seek-1 = Від кубика за годинниковою стрілкою: перший гекс, що пасує на вільну клітинку карти.
burgundy-why-seek-3 = На складах немає того, чого хоче карта, тож допомагає резерв.
burgundy-why-seek-4 = Не пасують ні склади, ні резерв: дикий гекс закриває першу вільну клітинку.
burgundy-why-seek-5 = Нічого не пасує, тож перший гекс чорного складу стає диким.
burgundy-why-gift-3 = Теслярська майстерня приносить будівлю, від складу білого кубика.
burgundy-why-gift-4 = Церква приносить замок, а якщо його немає — копальню чи монастир.
burgundy-why-gift-5 = Ринок приносить корабель, а якщо його немає — тварин.
burgundy-why-gift-6 = Ратуша розміщує те, чого в резерві найбільше.
burgundy-why-gift-8 = Корабель пливе до складу, де товарів найбільше.
burgundy-why-card-1 = Цього ходу вона закрила символ терезів.
burgundy-why-card-2 = Усі клітинки карти закриті: вона дає стільки, скільки на ній написано.
burgundy-why-card-3 = Гекси повної карти йдуть на вільні клітинки свого кольору, без премій.
burgundy-why-card-6 = Усі клітинки цього кольору в її герцогстві закриті.
burgundy-why-card-7 = Із 2 срібними монетами вона завжди купує: тип, якого в резерві найменше.
burgundy-why-mod-4 = Модифікатор D: клітинка має знак додаткової дії.
burgundy-why-with-7 = На завершеній карті є щит; вона бере найменше число.
burgundy-why-with-9 = Символ бере подвійний гекс білого кубика, а якщо його немає — наступний праворуч.
burgundy-why-with-10 = Із 2 срібними монетами вона спершу купує подвійний гекс, за білим кубиком.
