### Pieces and options of the expansions of Burgundy, in Ukrainian.

## Options

option-expansions = Доповнення
    .help = Які доповнення в грі; їх можна вільно поєднувати.
option-pool = Герцогства для жереба чи вибору
    .help = Які набори герцогств використовують.
option-castle_connection = Зв’язок із замками
    .help = Лише герцогства від 11 до 18: гекси розміщують тільки в областях, що межують із розміщеним замком, а втрачений замок можна повернути за обидва кубики й 5 балів.

## Choices

choice-expansions-hexes = Чотири додаткові гекси
    .about = кран, гуси, два монастирі
choice-expansions-white_castles = Білі замки
    .about = дія білим кубиком
choice-expansions-inns = Корчми
    .about = пасують до будь-якої клітинки, а область рахується на 1 більшою
choice-expansions-border_posts = Прикордонні пости
    .about = з’єднайте пости на своєму планшеті
choice-pool-base = від 1 до 10
choice-pool-exp1 = від 11 до 18
choice-pool-championship = 19 і 20 (чемпіонати Німеччини)
choice-pool-special = 21 і 22 (спеціальне видання)
choice-pool-border = від 23 до 30 (прикордонні пости)

## Ready-made games

preset-more_hexes = Більше гексів
    .about = Із краном, гусьми, ще двома монастирями, білими замками й корчмами.

## What a table cannot agree on

problem-needs_duchies_11_18 = поєднується лише з герцогствами від 11 до 18
allowed-duchies_11_18 = ні, або лише герцогства від 11 до 18

## Trade routes

option-routes_in_order = Плитки шляху в обраному порядку
    .help = Чи кожен сам обирає порядок своїх плиток шляху; інакше він випадковий.
choice-expansions-trade_routes = Торговельні шляхи
    .about = товари, продані по порядку, дають премії
icon-workers4 = 4 робітники
icon-silver2 = 2 срібні монети
icon-vp4 = 4 бали
icon-take_building = будівля
icon-take_ship_animals = корабель або тварини
icon-take_mine_monastery_castle = копальня, монастир або замок
icon-take_any = будь-який гекс
action-deal_route = Роздайте плитку шляху { $route }
    .short = { $route }
    .group = Роздати плитку шляху
action-lay_route =
    { $wants ->
        [none] Покласти плитку шляху { $route }
       *[other] Покласти плитку шляху { $route } (товари { $wants }): { $icons }
    }
    .short =
        { $wants ->
            [none] Плитка { $route }
           *[other] Плитка { $route } ({ $wants })
        }
    .group = Покласти плитку шляху
decision-deal_route = Яка плитка шляху?
    .waiting = Роздають плитки шляху.
    .short = роздача плиток шляху
decision-lay_route = Яку плитку шляху ви кладете далі?
    .waiting = Чекаємо: { $seat } викладає торговельний шлях.
    .short = викладання торговельного шляху
event-route_dealt = { $seat } отримує плитку шляху { $route }.
    .you = Ви отримуєте плитку шляху { $route }.
event-route_laid = { $seat } кладе плитку шляху { $route } на місце { $place }.
    .you = Ви кладете плитку шляху { $route } на місце { $place }.
event-route_covered = { $seat } займає клітинку { $place } торговельного шляху: { $goods }.
    .you = Ви займаєте клітинку { $place } торговельного шляху: { $goods }.
event-route_bonus = { $seat } займає клітинку { $place } торговельного шляху, { $goods }; премія: { $icon }.
    .you = Ви займаєте клітинку { $place } торговельного шляху, { $goods }; премія: { $icon }.
source-routes = торговельні шляхи
