### What can be chosen at a Burgundy table, in Ukrainian: the choice in full; `short` on a button beside the question;
### `group` what several choices of its kind are called together.

action-begin = Починає { $seat }
    .short = { $seat }
    .group = Перший гравець
    .you = Ви починаєте
    .you_short = Ви
action-draw_board = Витягніть планшет { $board }
    .short = { $board }
    .group = Планшет за жеребом
action-deal = Роздайте товари: { $goods }
    .short = { $goods }
    .group = Роздати товари
action-draw = Витягніть { $hex_acc }
    .short = { $hex }
    .group = Витягнути
action-roll = Киньте { $first } і { $second }
    .short = { $first }, { $second }
    .group = Кидок
action-roll_white = Киньте білий кубик: { $value }
    .short = { $value }
    .group = Білий кубик
action-choose_duchy = Грати на герцогстві { $duchy }
    .short = Герцогство { $duchy }
    .group = Оберіть герцогство
action-start_castle =
    { $number ->
        [none] Стартовий замок на клітинці { $space }
       *[other] Стартовий замок на клітинці { $space }, число { $number }
    }
    .short =
        { $number ->
            [none] Клітинка { $space }
           *[other] Клітинка { $space } (число { $number })
        }
    .group = Стартовий замок
action-take =
    { $workers ->
        [none] Узяти { $hex_acc } зі складу { $depot }
        [0] Узяти { $hex_acc } зі складу { $depot }
       *[other] Узяти { $hex_acc } зі складу { $depot } за { $workers_acc }
    }
    .short = { $hex } (склад { $depot })
    .group = Узяти гекс
action-place = Розмістити { $hex_acc }
    .short = { $hex }
    .group = Розмістити гекс
action-at =
    { $number ->
        [none] Клітинка { $space }
       *[other]
            { $workers ->
                [none]
                    { $points ->
                        [none] Клітинка { $space }, число { $number }
                        [0] Клітинка { $space }, число { $number }
                       *[other] Клітинка { $space }, число { $number }: { $points_text }
                    }
                [0]
                    { $points ->
                        [none] Клітинка { $space }, число { $number }
                        [0] Клітинка { $space }, число { $number }
                       *[other] Клітинка { $space }, число { $number }: { $points_text }
                    }
               *[other]
                    { $points ->
                        [none] Клітинка { $space }, число { $number }, { $workers_text }
                        [0] Клітинка { $space }, число { $number }, { $workers_text }
                       *[other] Клітинка { $space }, число { $number }, { $workers_text }: { $points_text }
                    }
            }
    }
    .short = Клітинка { $space }
    .group = Де
action-use_die =
    { $value ->
        [none] Використати кубик { $die }
       *[other]
            { $workers ->
                [none] Використати кубик із числом { $value }
                [0] Використати кубик із числом { $value }
               *[other] Використати кубик із числом { $value } і віддати { $workers_acc }
            }
    }
    .short =
        { $value ->
            [none] Кубик { $die }
           *[other]
                { $workers ->
                    [none] Кубик { $value }
                    [0] Кубик { $value }
                   *[other] Кубик { $value }, { $workers_text }
                }
        }
    .group = Який кубик
action-sell =
    { $count ->
        [none] Продати товари: { $goods }
       *[other] Продати { $count_goods_acc }, { $goods }: { $points_text }, { $silver_text }
    }
    .short = { $goods }
    .group = Продати товари
action-take_workers =
    { $count ->
        [none] Узяти робітників
       *[other]
            { $silver ->
                [none] Узяти { $count_workers_acc }
                [0] Узяти { $count_workers_acc }
               *[other] Узяти { $count_workers_acc } та { $silver_acc }
            }
    }
    .short =
        { $count ->
            [none] Робітники
           *[other] { $count_workers }
        }
action-buy = Купити { $hex_acc } за 2 срібні монети
    .short = { $hex }
    .group = Купити гекс
action-commission = Віддати 2 робітників і взяти { $hex_acc } зі складу { $depot }
    .short = { $hex } (склад { $depot })
    .group = { hex-monastery_6 }
action-recruit = Сплатити 1 срібну монету й узяти 2 робітників
    .short = 2 робітників за монету
action-discard = Скинути { $hex_acc }
    .short = { $hex }
    .group = Звільнити місце
action-load =
    { $loads ->
        [none] Обрати склад { $depot }
       *[other] Забрати товари зі складу { $depot }: { $loads }
    }
    .short = Склад { $depot }
    .group = Товари зі складу
action-keep_goods = Забрати товари: { $goods }
    .short = { $goods }
    .group = Забрати товари
action-imitate = Застосувати ефект { $building_gen }
    .short = { $building }
    .group = { hex-crane }
action-count_animal =
    { $points ->
        [none] Рахувати { $animal_acc }
       *[other] Рахувати { $animal_acc }: { $points_text }
    }
    .short = { $animal }
    .group = Які тварини
action-recover = Віддати обидва кубики й 5 балів за замок
    .short = Повернути замок
action-pass =
    { $decision ->
        [extra_action] Відмовитися від додаткової дії
        [white_action] Відмовитися від додаткової дії
        [take_more] Не брати гекс
        [sell_more] Нічого не продавати
        [place_more] Не розміщувати гекс
        [second_depot] Не брати більше товарів
        [vine_bonus] Без преміальної дії
        [vine_black] Не брати гекса
        [vine_double] Не брати подвійного гекса
        [copy_monasteries] Зараз нікого не обирати
        [settle] Не розміщувати гекса
        [tribute] Більше не платити данини
        [fleet] Більше не брати товарів
        [crane] Не застосовувати будівлі
        [buy_points] Не купувати балів
        [target_action] Пропустити дію
        [exchange] Лишити товари собі
        [count_crane] Не рахувати крана
        [colour_reward] Не розміщувати гекса
        [make_room] Лишити цей гекс
       *[other] Відмовитися
    }
    .short = Ні
action-end_turn =
    { $dice ->
        [none] Завершити хід
        [0] Завершити хід
       *[other] Завершити хід; невикористані кубики: { $dice }
    }
    .short = Завершити хід
