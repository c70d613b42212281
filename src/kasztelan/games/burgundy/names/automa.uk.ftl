### Châteauma, the automa of Burgundy, in Ukrainian. Every event of hers names the rule that she follows.

automa-chateauma = Шатома

## Options

option-automa = Шатома
    .help = Віртуальна суперниця: наодинці ви граєте проти неї, а вдвох чи втрьох вона може бути ще одним гравцем. Рівень визначає, чого варті її карти.
choice-automa-none = не грає
choice-automa-easy = легка
choice-automa-medium = середня
choice-automa-hard = важка
option-modifiers = Модифікатори складності
    .help = Скільки завгодно: без жодного легко, з одним середньо, з двома й більше важко.
choice-modifiers-A = A: п’ять клітинок її герцогства закрито від початку
choice-modifiers-B = B: будівля, копальня і замок на початок
choice-modifiers-C = C: починає Шатома
choice-modifiers-D = D: додаткові дії в її герцогстві
preset-against_chateauma = Сам на сам із Шатомою
    .about = Одна людина проти автоми, середній рівень, герцогство 1.
problem-one_too_many = разом із Шатомою це на одного гравця забагато
problem-not_with_automa = не поєднується з Шатомою: { $expansion ->
        [inns] корчми
       *[other] { $expansion }
    }
allowed-needs_automa = нічого, коли Шатома не грає
allowed-hidden_there = нічого там, де модифікатор A поклав гекс зворотом догори
allowed-a_list = список

## Choices

action-draw_card = Узяти карту { $card }
    .short = { $card }
    .group = Узяти карту
action-automa_roll = Кубик Шатоми: { $value }
    .short = { $value }
    .group = Кубик Шатоми

## Questions

decision-draw_card =
    { $side ->
        [left] Яка карта лежить у Шатоми ліворуч?
       *[right] Яка карта лежить у Шатоми праворуч?
    }
    .waiting = Беруть карту Шатоми.
    .short = карта для Шатоми
decision-automa_roll = Що показує кубик Шатоми?
    .waiting = Шатома кидає кубик.
    .short = кидок кубика Шатоми
decision-automa_mark = Яка будівля від початку лежить у герцогстві Шатоми?
    .waiting = Беруть будівлю для герцогства Шатоми.
    .short = будівля для Шатоми

## Events

event-automa_began = Шатома починає, маючи { $silver_acc } і товари: { $goods } ({ $rule }).
event-automa_card =
    { $side ->
        [left] Шатома отримує ліворуч карту { $card } ({ $rule }).
       *[right] Шатома отримує праворуч карту { $card } ({ $rule }).
    }
event-automa_selected =
    { $rule ->
        [BUR-SEEK-7]
            { $side ->
                [left] На вибраній карті немає місця, тож Шатома бере ліву карту, { $card } ({ $rule }).
               *[right] На вибраній карті немає місця, тож Шатома бере праву карту, { $card } ({ $rule }).
            }
       *[other]
            { $side ->
                [left] Білий кубик вибирає ліву карту Шатоми, { $card } ({ $rule }).
               *[right] Білий кубик вибирає праву карту Шатоми, { $card } ({ $rule }).
            }
    }
event-automa_rolled = На кубику Шатоми { $value }: від цього складу вона шукає гекс ({ $rule }).
event-automa_does =
    { $rule ->
        [BUR-SEEK-6] Шатома, крок { $step }: нічого не підходить, тож бере 2 срібні монети ({ $rule }).
        [BUR-SEEK-7] Шатома, крок { $step }: жодна карта не має місця, тож натомість продає товари ({ $rule }).
        [BUR-GIFT-1] Шатома, крок { $step }: замок дає вибрати ще раз, від складу білого кубика ({ $rule }).
        [BUR-GIFT-2] Шатома, крок { $step }: премія будівлі ({ $rule }).
        [BUR-GIFT-7] Шатома, крок { $step }: тварини дають бали ({ $rule }).
        [BUR-GIFT-8] Шатома, крок { $step }: корабель забирає товари й пересуває маркер ({ $rule }).
        [BUR-CARD-1] Шатома, крок { $step }: символ на карті продає товари ({ $rule }).
        [BUR-CARD-6] Шатома, крок { $step }: колір її герцогства закрито ({ $rule }).
        [BUR-MOD-4] Шатома, крок { $step }: клітинка її герцогства дає додаткову дію ({ $rule }).
        [BUR-WITH-1] Шатома, крок { $step }: кран діє як замок ({ $rule }).
        [BUR-WITH-2] Шатома, крок { $step }: гуси рахують її найбільше стадо ({ $rule }).
        [BUR-WITH-3] Шатома, крок { $step }: білий замок не знаходить гекса, тож бере 1 срібну монету ({ $rule }).
        [BUR-WITH-5] Шатома, крок { $step }: її третя карта з прикордонним постом ({ $rule }).
        [BUR-WITH-6] Шатома, крок { $step }: з торговельними шляхами на 1 бал більше ({ $rule }).
       *[other] Шатома, крок { $step } ({ $rule }).
    }
event-automa_misses =
    { $rule ->
        [BUR-GIFT-3] Шатома, крок { $step }: на складах немає будівлі ({ $rule }).
        [BUR-GIFT-4] Шатома, крок { $step }: на складах немає замку, копальні чи монастиря ({ $rule }).
        [BUR-GIFT-5] Шатома, крок { $step }: на складах немає ні корабля, ні тварин ({ $rule }).
        [BUR-GIFT-6] Шатома, крок { $step }: з її резерву нічого не підходить ({ $rule }).
        [BUR-GIFT-8] Шатома, крок { $step }: на складах немає товарів, тож лише пересуває маркер ({ $rule }).
        [BUR-GIFT-10] Шатома, крок { $step }: немає товарів на продаж ({ $rule }).
        [BUR-WITH-5] Шатома, крок { $step }: за третю карту з прикордонним постом уже немає преміальної плитки ({ $rule }).
        [BUR-WITH-7] Шатома, крок { $step }: щитів більше немає ({ $rule }).
        [BUR-WITH-9] Шатома, крок { $step }: склад виноградника порожній ({ $rule }).
       *[other] Шатома, крок { $step } ({ $rule }).
    }
event-automa_placed =
    { $from ->
        [depot] Шатома бере { $hex_acc } зі складу { $depot } і кладе на карту { $card }, клітинка { $space } ({ $rule }).
        [reserve]
            { $rule ->
                [BUR-GIFT-6] Ратуша: Шатома кладе { $hex_acc } з резерву на карту { $card }, клітинка { $space } ({ $rule }).
               *[other] На складах немає того, що потрібно карті: Шатома кладе { $hex_acc } з резерву на карту { $card }, клітинка { $space } ({ $rule }).
            }
        [wild] Ні на складах, ні в резерві нічого не підходить: Шатома кладе дикий гекс на карту { $card }, клітинка { $space }: { $hex } ({ $rule }).
       *[other] Шатома починає, маючи { $hex_acc } на карті { $card }, клітинка { $space } ({ $rule }).
    }
event-automa_reserved =
    { $from ->
        [depot]
            { $rule ->
                [BUR-GIFT-3] Теслярська майстерня: Шатома бере { $hex_acc } зі складу { $depot } до резерву ({ $rule }).
                [BUR-GIFT-4] Церква: Шатома бере { $hex_acc } зі складу { $depot } до резерву ({ $rule }).
                [BUR-GIFT-5] Ринок: Шатома бере { $hex_acc } зі складу { $depot } до резерву ({ $rule }).
               *[other] Білий замок: Шатома бере { $hex_acc } зі складу { $depot } до резерву ({ $rule }).
            }
       *[black]
            { $wild ->
                [yes] Нічого не підходить: Шатома бере перший гекс чорного складу зворотом догори до резерву як дикий гекс: { $hex } ({ $rule }).
               *[no] Шатома купує { $hex_acc } з чорного складу до резерву за { $silver_acc } ({ $rule }).
            }
    }
event-automa_completed = Шатома завершує карту { $card }: { $points_text } ({ $rule }).
event-automa_moved =
    { $rule ->
        [BUR-MOD-2] Шатома починає, маючи в герцогстві { $hex_acc }, клітинка { $space } цього кольору ({ $rule }).
       *[other]
            { $space ->
                [0] Шатома кладе { $hex_acc } поверх інших у герцогстві ({ $rule }).
               *[other] Шатома переносить { $hex_acc } до герцогства, клітинка { $space } цього кольору ({ $rule }).
            }
    }
event-automa_hidden = Клітинку герцогства Шатоми закриває гекс, якого ніхто не бачив: { $type_colour } { $space } ({ $rule }).
event-automa_slid = Шатома пересуває карту { $card } ліворуч ({ $rule }).
event-automa_posts = Шатома завершує другу карту з прикордонним постом: { $points_text } ({ $rule }).
event-automa_shield = Шатома бере щит { $shield } зі складу { $depot } і тримає його лицем донизу ({ $rule }).
event-automa_vines =
    { $silver ->
        [0] Символ на карті: Шатома бере { $hex_acc } зі складу виноградника, місце { $slot } зліва ({ $rule }).
       *[other] Шатома купує { $hex_acc } у крамниці виноградника за { $silver_acc }, місце { $slot } зліва ({ $rule }).
    }

## What points come from

source-cards = карти
source-reserve = резерв
source-unfinished = незавершені карти
