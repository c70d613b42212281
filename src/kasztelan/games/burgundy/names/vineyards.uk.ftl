### The vineyards of Burgundy, in Ukrainian.

## Colours of vines, and bonus actions

vine-orange = помаранчева
vine-yellow = жовта
vine-green = зелена
vine-red = червона
vine-black = чорна
vine-blue = синя
type-vines = Подвійний гекс
    .plural = подвійні гекси
    .colour = будь-який
    .area = будь-яку
icon-sell_goods = продаж товарів
icon-place_hex = гекс зі сховища в герцогство
icon-castle_action = додаткова дія
icon-take_black = гекс із чорного складу чи крамниці
icon-take_double = подвійний гекс зі складу виноградника

## Options

choice-expansions-vineyards = Виноградники
    .about = подвійні гекси на окремому планшеті
option-fewer_vines = Менше кольорів лози
    .help = Для двох гравців прибирає з гри два кольори, для трьох один, щоб менше залежало від удачі.
preset-everything = Усе
    .about = Усі доповнення разом: гекси, білі замки, корчми, пости, шляхи, щити й виноградники.
allowed-needs_vineyards = об’єкт, з виноградниками
allowed-double_hex_and_left = подвійний гекс і його лоза ліворуч

## Choices

action-remove_vine = Прибрати колір: { $colour }
    .short = { $colour }
    .group = Прибрати колір
action-deal_vine = Роздати плитку лози: { $colour }
    .short = { $colour }
    .group = Роздати плитку лози
action-take_vines =
    { $hex ->
        [none] Узяти з місця { $slot } складу виноградника
       *[other]
            { $workers ->
                [none] Узяти { $hex_acc } зі складу виноградника
                [0] Узяти { $hex_acc } зі складу виноградника
               *[other] Узяти { $hex_acc } зі складу виноградника ({ $workers_text })
            }
    }
    .short =
        { $hex ->
            [none] Місце { $slot }
           *[other] { $hex }
        }
    .group = Узяти подвійний гекс
action-plant =
    { $number ->
        [none] Подвійна клітинка { $space }, ліворуч: { $left }
       *[other]
            { $workers ->
                [none] Подвійна клітинка { $space }, число { $number }, ліворуч: { $left } ({ $icons })
                [0] Подвійна клітинка { $space }, число { $number }, ліворуч: { $left } ({ $icons })
               *[other] Подвійна клітинка { $space }, число { $number }, { $workers_text }, ліворуч: { $left } ({ $icons })
            }
    }
    .short = { $space }, ліворуч { $left }
    .group = Де у винограднику
action-use_icon = Преміальна дія: { $icon }
    .short = { $icon }
    .group = Преміальні дії
action-take_vine_tile =
    { $points ->
        [none] Плитка лози: { $colour }
       *[other] Плитка лози: { $colour }, зараз { $points_text }
    }
    .short = { $colour }
    .group = Плитка лози

## Questions

decision-remove_vine = Який колір прибирають?
    .waiting = Прибирають кольори лози.
    .short = кольори лози
decision-deal_vine = Яку плитку лози роздають?
    .waiting = Роздають плитки лози.
    .short = роздача плиток лози
decision-vine_bonus = Яку преміальну дію виконуєте?
    .waiting = Чекаємо, доки { $seat } виконає преміальну дію.
    .short = преміальна дія
decision-vine_black = Який гекс берете безплатно?
    .waiting = Чекаємо, доки { $seat } візьме гекс.
    .short = гекс із чорного складу
decision-vine_double = Який подвійний гекс берете?
    .waiting = Чекаємо, доки { $seat } візьме подвійний гекс.
    .short = подвійний гекс
decision-vine_tile = Ярус { $layer } заповнено. Яку плитку лози берете?
    .waiting = Чекаємо, доки { $seat } візьме плитку лози.
    .short = плитка лози

## Events

event-vine_removed = Лоза цього кольору виходить із гри: { $colour }.
event-vine_dealt = { $seat } отримує плитку лози: { $colour }.
    .you = Ви отримуєте плитку лози: { $colour }.
event-took_vines =
    { $workers ->
        [0] { $seat } бере { $hex_acc } зі складу виноградника.
       *[other] { $seat } бере { $hex_acc } зі складу виноградника за { $workers_acc }.
    }
    .you =
        { $workers ->
            [0] Ви берете { $hex_acc } зі складу виноградника.
           *[other] Ви берете { $hex_acc } зі складу виноградника за { $workers_acc }.
        }
event-took_shop =
    { $silver ->
        [0] { $seat } бере безплатно { $hex_acc } з крамниці виноградника.
       *[other] { $seat } купує { $hex_acc } у крамниці виноградника за { $silver_acc }.
    }
    .you =
        { $silver ->
            [0] Ви берете безплатно { $hex_acc } з крамниці виноградника.
           *[other] Ви купуєте { $hex_acc } у крамниці виноградника за { $silver_acc }.
        }
event-planted =
    { $workers ->
        [0] { $seat } садить { $hex_acc } на подвійній клітинці { $space }.
       *[other] { $seat } садить { $hex_acc } на подвійній клітинці { $space } за { $workers_acc }.
    }
    .you =
        { $workers ->
            [0] Ви садите { $hex_acc } на подвійній клітинці { $space }.
           *[other] Ви садите { $hex_acc } на подвійній клітинці { $space } за { $workers_acc }.
        }
event-vine_tile = { $seat } заповнює ярус { $layer } і бере плитку лози: { $colour }.
    .you = Ви заповнюєте ярус { $layer } і берете плитку лози: { $colour }.
event-vines_scored = { $seat } отримує { $points_acc } за лозу ({ $size_spaces }): { $colour }.
    .you = Ви отримуєте { $points_acc } за лозу ({ $size_spaces }): { $colour }.

## Reasons and sources

reason-no_vines_there = Місце { $slot } складу виноградника порожнє.
reason-vines_not_adjacent = Подвійний гекс має торкатися вже посадженого.
reason-bottom_first = Перший подвійний гекс садять у нижньому ярусі.
reason-duchy_only = Подвійний гекс не кладуть у герцогство.
reason-no_such_vine = Такої лози тут немає ({ $hex }): { $colour }.
reason-icon_elsewhere = Подвійна клітинка { $space } не має цієї преміальної дії.
reason-icon_used = Цю преміальну дію вже використано.
reason-nothing_for_it = Цю преміальну дію зараз немає для чого використати.
reason-no_vine_tile = У запасі вже немає плитки лози цього кольору: { $colour }.
source-vines = лоза
