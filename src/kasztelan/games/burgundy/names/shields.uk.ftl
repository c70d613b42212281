### The shields of Burgundy, in Ukrainian.

## Shields

shield-1 = Щит 1
    .title = Єдине пасовище
    .effect = Усі власні пасовища рахуються як одне, коли тварини дають бали; області — як звичайно. Наприкінці 12 балів.
shield-2 = Щит 2
    .title = Наслідувач
    .effect = Щоразу, коли інший гравець отримує робітників, власник бере 1; не під час підготовки. Наприкінці 12 балів.
shield-3 = Щит 3
    .title = Данина працею
    .effect = Данину можна платити робітниками, 1 за 1 срібну монету, якщо цей щит лишається. Наприкінці 12 балів.
shield-4 = Щит 4
    .title = Безмежне сховище
    .effect = Сховище без обмежень; коли щит утрачено, гекси скидають до трьох. Наприкінці 12 балів.
shield-5 = Щит 5
    .title = Торговий флот
    .effect = Розміщений корабель може також забрати всі товари одного виду з усіх складів. Наприкінці 12 балів.
shield-6 = Щит 6
    .title = Копія монастирів
    .effect = Один раз власник називає гравця: усі монастирі того герцогства, крім 27, також пізніші, діють і для нього. Наприкінці 12 балів.
shield-7 = Щит 7
    .title = Подвійні премії
    .effect = Отримані відтепер преміальні плитки дають подвійні бали; плитки лози — ні. Наприкінці 8 балів.
shield-8 = Щит 8
    .title = Глибокі копальні
    .effect = Копальні дають подвійне срібло. Наприкінці 8 балів.
shield-9 = Щит 9
    .title = Ціна за штуку
    .effect = Продаж дає 1 срібну монету за кожну плитку; монастир 3 додає 1 за продаж. Наприкінці 8 балів.
shield-10 = Щит 10
    .title = Подвійні монастирі
    .effect = Наприкінці монастирі дають подвійні бали, скопійовані теж. Наприкінці 8 балів.
shield-11 = Щит 11
    .title = Замкова геральдика
    .effect = Додатковою дією гекса замку можна взяти щит із будь-якого складу. Наприкінці 8 балів.
shield-12 = Щит 12
    .title = Подвійний продаж
    .effect = Продані товари дають подвійні бали. Наприкінці 8 балів.
shield-13 = Щит 13
    .title = Подвійні щити
    .effect = Наприкінці всі власні щити дають подвійні бали, цей теж. Наприкінці 4 бали.
shield-14 = Щит 14
    .title = Дар фази
    .effect = Наприкінці фази власник може взяти гекс із будь-якого складу й одразу розмістити, хоч би яке число. Наприкінці 4 бали.
shield-15 = Щит 15
    .title = Чорний дар
    .effect = Наприкінці фази власник може взяти гекс із чорного складу й одразу розмістити, хоч би яке число. Наприкінці 4 бали.
shield-16 = Щит 16
    .title = Вільний кубик
    .effect = Раз у кожен свій хід один власний кубик можна поставити на будь-яке число, але не білий. Наприкінці 4 бали.
shield-17 = Щит 17
    .title = Більші області
    .effect = Завершені області дають бали, як на 1 клітинку більші. Наприкінці 4 бали.
shield-18 = Щит 18
    .title = Вільне розміщення
    .effect = Гекси не мусять межувати з іншими; колір, число й правило міста чинні. Наприкінці 4 бали.

## Options

choice-expansions-shields = Щити
    .about = дубль на кубиках дає щит
preset-with_shields = Зі щитами
    .about = Біля складів лежать щити: візьміть один за дубль на кубиках і покладіть на замок.

## Choices

action-deal_shield = Викласти щит { $shield }
    .short = { $shield }
    .group = Викласти щит
action-take_shield =
    { $workers ->
        [none] Узяти щит { $shield }
        [0] Узяти щит { $shield } зі складу { $depot }
       *[other] Узяти щит { $shield } зі складу { $depot } ({ $workers_text })
    }
    .short = Щит { $shield }
    .group = Узяти щит
action-put_shield =
    { $old ->
        [none] Замок на клітинці { $space }
       *[other] Замок на клітинці { $space }, замість щита { $old }
    }
    .short = Клітинка { $space }
    .group = Який замок
action-copy = Копіювати монастирі: { $other }
    .short = { $other }
    .group = Чиї монастирі
action-turn_die = Поставити кубик { $die } на { $value }
    .short = Кубик { $die }: { $value }
    .group = { shield-16 }
action-pay_tribute =
    { $pay ->
        [worker] Сплатити 1 робітника за щит { $shield }
       *[other] Сплатити 1 срібну монету за щит { $shield }
    }
    .short =
        { $pay ->
            [worker] Щит { $shield }: 1 робітник
           *[other] Щит { $shield }
        }
    .group = Сплатити данину
action-gather =
    { $count ->
        [none] Узяти з усіх складів: { $goods }
       *[other] Узяти з усіх складів ({ $count_goods }): { $goods }
    }
    .short = { $goods }
    .group = { shield-5 }
action-take_black = Узяти { $hex_acc } з чорного складу
    .short = { $hex }
    .group = Чорний склад

## Questions

decision-deal_shield = Який щит лежить біля складу { $depot }?
    .waiting = Викладають щити.
    .short = викладання щитів
decision-shield_castle = На якому замку лежить щит { $shield }?
    .waiting = Чекаємо, доки { $seat } покладе щит { $shield } на замок.
    .short = замок для щита
decision-copy_monasteries = Чиї монастирі копіює щит 6? Вибір остаточний.
    .waiting = Чекаємо, доки { $seat } застосує щит 6.
    .short = щит 6
decision-settle = Кінець фази: який гекс розміщуєте завдяки щиту?
    .waiting = Чекаємо, доки { $seat } розмістить гекс завдяки щиту.
    .short = гекс щита
decision-tribute = Данина: за які щити платите? Решта пропадає.
    .waiting = Чекаємо, доки { $seat } сплатить данину.
    .short = данина
decision-too_many = Щита 4 вже немає. Який гекс зі сховища скидаєте?
    .waiting = Чекаємо, доки { $seat } звільнить сховище.
    .short = звільнення сховища
decision-fleet = Які товари берете з усіх складів?
    .waiting = Чекаємо, доки { $seat } застосує щит 5.
    .short = щит 5

## Events

event-shield_laid = Біля складу { $depot } тепер лежить щит { $shield }.
event-took_shield =
    { $workers ->
        [0] { $seat } бере щит { $shield } зі складу { $depot }.
       *[other] { $seat } бере щит { $shield } зі складу { $depot } за { $workers_acc }.
    }
    .you =
        { $workers ->
            [0] Ви берете щит { $shield } зі складу { $depot }.
           *[other] Ви берете щит { $shield } зі складу { $depot } за { $workers_acc }.
        }
event-shield_put = { $seat } кладе щит { $shield } на замок на клітинці { $space }.
    .you = Ви кладете щит { $shield } на замок на клітинці { $space }.
event-shield_lost = { $seat } втрачає щит { $shield }.
    .you = Ви втрачаєте щит { $shield }.
event-copied = { $seat } користується монастирями гравця { $other }.
    .you = Ви користуєтеся монастирями гравця { $other }.
    .at_you = { $seat } користується вашими монастирями.
event-die_turned = { $seat } ставить кубик { $die } на { $value }.
    .you = Ви ставите кубик { $die } на { $value }.
event-tribute_paid =
    { $workers ->
        [0] { $seat } платить данину за щит { $shield }: { $silver_text }.
       *[other] { $seat } платить данину за щит { $shield }: { $workers_text }.
    }
    .you =
        { $workers ->
            [0] Ви платите данину за щит { $shield }: { $silver_text }.
           *[other] Ви платите данину за щит { $shield }: { $workers_text }.
        }
event-gathered = { $seat } бере з усіх складів ({ $count_goods }): { $goods }.
    .you = Ви берете з усіх складів ({ $count_goods }): { $goods }.
event-took_black = { $seat } бере безплатно { $hex_acc } з чорного складу.
    .you = Ви берете безплатно { $hex_acc } з чорного складу.
event-shield_scored = { $seat } отримує { $points_acc } за щит { $shield }.
    .you = Ви отримуєте { $points_acc } за щит { $shield }.

## Reasons and sources

reason-no_castle_there = На клітинці { $space } немає вашого замку.
reason-no_shield = У вас немає щита { $shield }.
reason-paid_already = За цей щит уже сплачено.
reason-needs_shield_3 = Робітниками платять данину лише після сплати за щит 3.
reason-not_oneself = Власних монастирів копіювати не можна.
reason-shield_used = Щит { $shield } уже застосовано.
reason-no_shield_there = Щит { $shield } не лежить біля жодного складу.
reason-die_used = Кубик { $die } уже використано.
reason-die_shows_it = Кубик { $die } вже показує { $value }.
reason-goods_nowhere = На складах немає таких товарів: { $goods }.
reason-no_room_for_goods = У вашому сховищі товарів немає місця для ще одного виду: { $goods }.
source-shields = щити
allowed-needs_shield = інший гравець, зі щитом { $shield }
