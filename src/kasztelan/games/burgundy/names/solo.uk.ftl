### The solo game of Burgundy, in Ukrainian.

## Options

option-solo_duchy = Герцогство для одного
    .help = Наодинці грають на герцогстві соло-гри: 33 для початківців, 34 для досвідчених.
option-target = Ціль
    .help = На якому числі починає маркер цілі; зазвичай на 50, менше полегшує гру.
preset-solo = Соло-гра
    .about = Наодинці: закрийте всі 37 клітинок герцогства за 25 раундів.
problem-not_alone = прикордонні пости, торговельні шляхи, щити й виноградники не поєднуються із соло-грою

## Pieces

hex-wild = Закритий гекс
    .effect = Підходить до будь-якого кольору й закриває свою клітинку. Не належить до жодного типу й нічого не робить.
    .acc = закритий гекс
    .gen = закритого гекса
type-wild = Закритий гекс
    .plural = закриті гекси
    .colour = будь-який
    .area = будь-яку

## Choices

action-buy_points = Купити { $points_acc }
    .short = { $points }
    .group = Купити бали
action-exchange = Віддати 5 товарів і взяти { $hex_acc } зворотом догори
    .short = { $hex }
    .group = Віддати 5 товарів
action-pay_goods = Віддати товари: { $goods }
    .short = { $goods }
    .group = Віддати товари
action-next_part =
    { $part ->
        [area] Спершу бали за область
        [colour] Спершу гекс за колір
       *[effect] Спершу дія гекса
    }
    .short =
        { $part ->
            [area] Область
            [colour] Колір
           *[effect] Дія
        }
    .group = Що спершу
action-count_crane = Порахувати й кран
    .short = Порахувати

## Questions

decision-buy_points = Чи купуєте ви бали по 1 срібній монеті? Ціль — { $target }.
    .waiting = { $seat } купує бали.
    .short = купівля балів
decision-target_action = Ціль досягнуто: виконайте дію з будь-яким числом.
    .waiting = { $seat } виконує дію за ціль.
    .short = дія за ціль
decision-colour_reward = Колір закрито. Який гекс із чорного складу ви розміщуєте?
    .waiting = { $seat } обирає гекс за колір.
    .short = гекс за колір
decision-next_part = Що спершу?
    .waiting = { $seat } обирає, що спершу.
    .short = що спершу
decision-exchange = Чи віддаєте ви 5 товарів за гекс із чорного складу, зворотом догори?
    .waiting = { $seat } вирішує, чи віддати товари за гекс.
    .short = товари за гекс
decision-pay_goods = Які товари ви віддаєте? Лишилося віддати: { $left_to_pay }.
    .waiting = { $seat } віддає товари.
    .short = сплата товарами
decision-count_crane = Чи рахувати кран за { $hex_acc }?
    .waiting = { $seat } вирішує, чи рахувати кран.
    .short = підрахунок крана

## What happened

event-hex_removed = Білий кубик прибирає { $hex_acc } зі складу { $depot }.
event-goods_cleared = Товари, що лишилися на складах, виходять із гри: { $count }.
event-goods_paid = { $seat } віддає { $count_goods_acc }: { $goods }.
    .you = Ви віддаєте { $count_goods_acc }: { $goods }.
event-points_bought = { $seat } купує { $points_acc } за { $silver_acc }.
    .you = Ви купуєте { $points_acc } за { $silver_acc }.
event-target_reached = { $seat } досягає цілі: { $points_text }. Нова ціль — { $target }.
    .you = Ви досягаєте цілі: { $points_text }. Нова ціль — { $target }.
event-took_face_down = { $seat } бере { $hex_acc } з чорного складу й кладе зворотом догори.
    .you = Ви берете { $hex_acc } з чорного складу й кладете зворотом догори.

## The end

source-spaces = закриті клітинки
ending-filled = усе герцогство закрито
ending-not_filled = минуло 25 раундів, а герцогство не заповнено

## Reasons

reason-beyond_target = Бали купують лише до цілі: { $target }.
reason-part_not_due = Цю частину розміщення вже зроблено, або вона нічого не дає.
