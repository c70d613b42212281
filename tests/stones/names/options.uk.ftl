### Про що може домовитися стіл у Камінцях, українською.

game-stones = Камінці

## Параметри

option-mode = Спосіб гри
    .help = Кожен за себе, дві пари, самотужки проти припливу або проти автоми.
option-guests = Гості
    .help = Скільки людей сідає за стіл: 2–4 кожен за себе, 4 парами, 1–3 проти автоми.
option-heap = Купа
    .help = Скільки камінців лежить на березі.
option-target = Мета
    .help = Скільки балів треба, щоб виграти самотужки.
option-opponent = Автома
    .help = Хто грає проти вас або чи визначає це жереб.
option-expansions = Доповнення
    .help = Що ви додаєте до гри.
option-current = Течія
    .help = На скільки камінців більше забирає приплив, коли є річка.
option-crossing = Плата за міст
    .help = Скільки мушель коштує перехід.
option-board = Поле
    .help = Кожне поле має власну плату і власний приплив.
option-first = Перший гравець
    .help = Хто починає кожне коло.
option-season = Пора року
    .help = Узимку кожен має 2 мушлі замість 4.
option-pattern = Власний взірець
    .help = Файл з іншими значеннями для деяких полів: рядок — це номер поля, обидві плати і приплив.

## Варіанти

choice-mode-table = кожен за себе
choice-mode-teams = дві пари
choice-mode-alone = самотужки
choice-mode-automa = проти автоми
choice-opponent-miller = Мельник
choice-opponent-heron = Чапля
choice-opponent-drawn = за жеребом
choice-first-random = випадковий гравець
choice-first-seat = місце { $seat }
choice-season-summer = літо
choice-season-winter = зима

expansion-moss = Мох
    .effect = Камінець, узятий поодинці, вартий на 1 бал більше.
expansion-river = Річка
    .effect = Приплив забирає більше камінців.
expansion-bridge = Міст
    .effect = Замість брати камінці можна підглянути щасливе число.
expansion-drought = Посуха
    .effect = Припливу немає.

preset-quiet_pond = Тихий став
    .about = Мох, дешеві жмені і слабкий приплив.
preset-wild_river = Дика річка
    .about = Річка забирає багато, зате є міст.
preset-hard_winter = Люта зима
    .about = Мало мушель, дорогі жмені, припливу немає.
preset-two_pairs = Дві пари
    .about = Четверо людей двома парами.

## Про що стіл не може домовитися

problem-no_rows = у файлі немає списку рядків
problem-row_not_numbers = рядок { $row }: { $value } — не чотири числа
problem-row_no_board = рядок { $row }: поля { $board } немає
problem-row_again = рядок { $row }: поле { $board } вказано вдруге
problem-row_value = рядок { $row }: неможливе значення { $value }
allowed-pattern_rows = об’єкт із полем «rows»; рядок — це номер поля, обидві плати і приплив
