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
burgundy-step = крок { $step }
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
burgundy-pick-take = оберіть підсвічений гекс
burgundy-pick-place = оберіть гекс зі сховища
burgundy-pick-at = оберіть підсвічену клітинку
burgundy-pick-start_castle = оберіть підсвічену клітинку
burgundy-pick-sell = оберіть свої товари
burgundy-pick-buy = оберіть чорний гекс
burgundy-pick-plant = оберіть підсвічену клітинку
burgundy-pick-take_vines = оберіть подвійний гекс
burgundy-pick-take_shield = оберіть щит
