### What is asked and refused at a Burgundy table, in Ukrainian; choices and events have files of their own.
### A message gets its facts by the names of the fields; see `texts/sentences.py`.

## Questions: to whoever is asked; what the others read; a short name

decision-first_player = Хто починає?
    .waiting = Жереб визначає першого гравця.
    .short = перший гравець
decision-draw_board = Який планшет?
    .waiting = Жереб роздає планшети.
    .short = планшет за жеребом
decision-deal = Які товари?
    .waiting = Роздають товари.
    .short = роздача товарів
decision-turn_up = Які товари відкривають?
    .waiting = Відкривають товари цієї фази.
    .short = товари фази
decision-refill = Який гекс?
    .waiting = Заповнюють склади.
    .short = заповнення складів
decision-roll = Що показують кубики?
    .waiting = Кидають кубики.
    .short = кидок кубиків
decision-roll_white = Що показує білий кубик?
    .waiting = Кидають білий кубик.
    .short = кидок білого кубика
decision-choose_duchy = На якому герцогстві ви граєте?
    .waiting = Чекаємо: { $seat } обирає герцогство.
    .short = вибір герцогства
decision-start_castle = Де стоятиме ваш стартовий замок?
    .waiting = Чекаємо: { $seat } ставить стартовий замок.
    .short = стартовий замок
decision-turn =
    { $dice ->
        [0] Обидва кубики використано. Завершити хід?
       *[other] Ваш хід; лишилося кубиків: { $dice }.
    }
    .waiting = Ходить { $seat }.
    .short = хід
decision-where = Де ви розміщуєте { $hex_acc }?
    .waiting = Чекаємо: { $seat } розміщує { $hex_acc }.
    .short = вибір клітинки
decision-which_die = Який кубик ви використовуєте?
    .waiting = Чекаємо: { $seat } обирає кубик.
    .short = вибір кубика
decision-make_room = Сховище повне. Що ви скидаєте, щоб узяти { $hex_acc }?
    .waiting = Чекаємо: { $seat } звільняє місце у сховищі.
    .short = звільнення місця
decision-extra_action = Замок дає додаткову дію з будь-яким числом. Що ви робите?
    .waiting = Чекаємо: { $seat } виконує додаткову дію.
    .short = додаткова дія
decision-white_action = Білий замок дає дію з числом { $value }. Що ви робите?
    .waiting = Чекаємо: { $seat } виконує дію з білим кубиком.
    .short = дія з білим кубиком
decision-take_more = Який гекс ви берете?
    .waiting = Чекаємо: { $seat } бере гекс.
    .short = вибір гекса
decision-sell_more = Які товари ви продаєте?
    .waiting = Чекаємо: { $seat } продає товари.
    .short = продаж товарів
decision-place_more = Який гекс ви розміщуєте додатково?
    .waiting = Чекаємо: { $seat } розміщує ще один гекс.
    .short = розміщення ще одного гекса
decision-ship_depot = З якого складу корабель забирає товари?
    .waiting = Чекаємо: { $seat } обирає склад для корабля.
    .short = товари для корабля
decision-second_depot = З якого складу поруч зі складом { $depot } ви теж забираєте товари?
    .waiting = Чекаємо: { $seat } обирає другий склад.
    .short = другий склад
decision-ship_goods = Не всі товари зі складу { $depot } вміщаються. Які ви забираєте?
    .waiting = Чекаємо: { $seat } обирає товари.
    .short = вибір товарів
decision-crane = Яку будівлю наслідує кран?
    .waiting = Чекаємо: { $seat } обирає будівлю для крана.
    .short = будівля для крана
decision-geese = Які тварини рахуються з гусьми?
    .waiting = Чекаємо: { $seat } обирає тварин для гусей.
    .short = тварини з гусьми
decision-over = Кінець гри.

## Reasons: why something cannot be done now

reason-not_now = Зараз це неможливо.
reason-not_your_decision = Це не ваше рішення.
reason-game_over = Кінець гри.
reason-nothing_to_undo = Немає чого скасовувати.
reason-answer_first = Спершу дайте відповідь на запитання.
reason-no_dice_left = Обидва ваші кубики вже використано.
reason-not_in_depot = На складі { $depot } немає { $hex_gen }.
reason-not_in_black_depot = На чорному складі немає { $hex_gen }.
reason-not_stored = У вашому сховищі немає { $hex_gen }.
reason-needs_workers = Потрібно { $needs_workers_gen }; у вас { $workers }.
reason-needs_silver = Потрібно { $needs_silver_gen }; у вас { $silver }.
reason-bought_already = Цього ходу гекс уже куплено.
reason-no_goods = У вас немає таких товарів: { $goods }.
reason-nowhere_to_place = Зараз немає досяжної клітинки для { $hex_gen }.
reason-space_covered = Клітинка { $space } вже зайнята.
reason-space_colour = Колір цієї клітинки: { $type_colour }; підходять лише { $type_plural }.
reason-space_not_adjacent = Клітинка { $space } не межує з жодним розміщеним гексом.
reason-building_twice = Це місто вже має { $hex_acc }.
reason-not_castle_space = Клітинка { $space } не бордова.
reason-no_monastery = У вашому герцогстві немає { $hex_gen }.
reason-used_already = Цього ходу вже використано { $hex_acc }.
reason-not_that_sort = Цей ефект не дає взяти { $hex_acc }.
reason-not_offered = Цього зараз немає серед варіантів.
reason-no_such_space = У вашому герцогстві немає такої клітинки.
reason-not_adjacent_depot = Склад { $depot } не межує з обраним.
reason-cannot_decline = Від цього не можна відмовитися.
reason-inn_twice = У цій області вже є корчма.
reason-needs_both_dice = Обидва ваші кубики мають бути невикористані.
reason-no_lost_castle = Жоден замок ще не вибув зі складів.
reason-needs_points = Потрібно { $needs_points_gen }; у вас { $points }.
reason-not_connected = Область клітинки { $space } не межує з жодним розміщеним замком.
reason-own_turn_only = Це можна зробити лише у свій хід.
reason-only_for_room = Гекси зі сховища скидають лише тоді, коли треба місце для взятого гекса.
reason-no_goods_there = На складі { $depot } немає товарів.
reason-not_agreed = За цим столом грають без цього правила.

## What points come from, and why the game ended

source-areas = області
source-phases = премія за фазу
source-bonus_tiles = преміальні плитки
source-animals = тварини
source-buildings = сторожові вежі
source-sales = продаж
source-goods = непродані товари
source-silver = срібні монети
source-workers = робітники
source-monasteries = монастирі
source-posts = прикордонні пости
source-recovered = повернені замки
ending-phases = зіграно всі п’ять фаз

## How far the game is, in a list of tables

moment = фаза { $phase }, раунд { $round }
