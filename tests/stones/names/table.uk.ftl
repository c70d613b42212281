### Що вибирають, про що питають, що стається і чого не можна в Камінцях, українською.

## Хто грає без місця

automa-unknown = Автома
automa-miller = Мельник
automa-heron = Чапля

## Вибір

action-call_automa = Грає { $automa }
    .short = Автома
action-deal = Роздати { $number }
    .short = Роздати
action-begin = Починає { $seat }
    .short = Починає
action-take =
    { $cost ->
        [none] Узяти { $stones_acc }
        [0] Узяти { $stones_acc } задарма
       *[other] Узяти { $stones_acc } за { $cost_acc }
    }
    .short = Узяти
action-peek =
    { $cost ->
        [none] Підглянути число гравця { $other }
        [0] Підглянути число гравця { $other } задарма
       *[other] Підглянути число гравця { $other } за { $cost_acc }
    }
    .short = Підглянути

## Питання

decision-call = Яка автома грає?
    .waiting = Жереб визначає автому.
    .short = жереб автоми
decision-luck = Яке щасливе число отримує { $other }?
    .waiting = Щасливе число отримує { $other }.
    .short = роздача чисел
decision-first = Хто починає?
    .waiting = Жереб визначає першого гравця.
    .short = жереб першого гравця
decision-turn = Ваш хід: можна взяти щонайбільше { $most_stones_acc }.
    .waiting = Камінці бере { $seat }.
    .short = хід
decision-rules = Гра йде сама.
    .waiting = Гра йде сама.
    .short = правила
decision-over = Кінець гри.

## Події

event-automa_called = Грає { $automa }.
event-dealt = { $seat } отримує щасливе число.
    .known = { $seat } отримує щасливе число { $number }.
event-began = Починає { $seat }.
event-took =
    { $cost ->
        [0] { $seat } бере { $stones_acc }.
       *[other] { $seat } бере { $stones_acc } за { $cost_acc }.
    }
event-cairn_grew = { $seat } і { $other } беруть порівну: їхня піраміда росте.
event-peeked = { $seat } переходить міст і підглядає число гравця { $other }.
    .known = { $seat } переходить міст і підглядає число гравця { $other }: { $number }.
event-automa_decided = { $seat } хоче взяти { $stones_acc } ({ $rule }).
event-automa_took = { $seat } бере { $stones_acc } ({ $rule }).
event-automa_rested =
    { $bonus ->
        [0] { $seat } відпочиває ({ $rule }).
       *[other] { $seat } має найменше камінців і отримує бал ({ $rule }).
    }
event-tide_rose = Коло { $lap } закінчено, надходить приплив ({ $rule }).
event-washed_away = Приплив забирає { $stones_acc } ({ $rule }).
event-luck_shown =
    { $lucky ->
        [yes] Щасливе число гравця { $seat } — { $number }: воно справдилося.
       *[no] Щасливе число гравця { $seat } — { $number }.
    }
event-game_over =
    { $reason ->
        [washed_away] Кінець гри: приплив забрав останні камінці.
       *[heap_gone] Кінець гри: камінців більше немає.
    }

## Причини

reason-not_now = Зараз це неможливо.
reason-not_your_decision = Вирішуєте не ви.
reason-game_over = Кінець гри.
reason-nothing_to_undo = Немає чого скасувати.
reason-heap_too_small = У купі лише { $leaves_text }.
reason-needs_shells = Це коштує { $cost_acc }, у вас { $shells }.
reason-no_bridge = Мосту немає.
reason-empty_chair = Там ніхто не сидить.
reason-own_number = Своє число ви знаєте.
reason-already_seen = Ви вже знаєте число гравця { $other }.

## Бали й закінчення

source-stones = камінці
source-luck = удача
source-moss = мох
source-bonus = відпочинок
source-cairn = піраміда
ending-heap_gone = камінців більше немає
ending-washed_away = приплив забрав останні камінці

count-stones =
    { $n ->
        [one] { $n } камінець
        [few] { $n } камінці
        [many] { $n } камінців
       *[other] { $n } камінця
    }
    .acc =
        { $n ->
            [one] { $n } камінець
            [few] { $n } камінці
            [many] { $n } камінців
           *[other] { $n } камінця
        }
    .gen =
        { $n ->
            [one] { $n } камінця
            [few] { $n } камінців
            [many] { $n } камінців
           *[other] { $n } камінця
        }
count-shells =
    { $n ->
        [one] { $n } мушля
        [few] { $n } мушлі
        [many] { $n } мушель
       *[other] { $n } мушлі
    }
    .acc =
        { $n ->
            [one] { $n } мушлю
            [few] { $n } мушлі
            [many] { $n } мушель
           *[other] { $n } мушлі
        }
    .gen =
        { $n ->
            [one] { $n } мушлі
            [few] { $n } мушель
            [many] { $n } мушель
           *[other] { $n } мушлі
        }
