### What happened at a Burgundy table, in Ukrainian.
### `you` is said to whoever did it.

event-first_player = Починає { $seat }.
    .you = Ви починаєте.
event-board_drawn = { $seat } отримує планшет { $board }.
    .you = Ви отримуєте планшет { $board }.
event-duchy_chosen = { $seat } грає на герцогстві { $duchy }.
    .you = Ви граєте на герцогстві { $duchy }.
event-start_castle = { $seat } ставить стартовий замок на клітинку { $space }.
    .you = Ви ставите стартовий замок на клітинку { $space }.
event-goods_dealt = { $seat } отримує товари: { $goods }.
    .you = Ви отримуєте товари: { $goods }.
event-workers_dealt = { $seat } отримує на початок { $workers_acc } та { $silver_acc }.
    .you = Ви отримуєте на початок { $workers_acc } та { $silver_acc }.
event-phase = Починається фаза { $phase }.
event-cleared = Склади спорожнено; вилучено з гри: { $count_hexes }.
event-filled =
    { $depot ->
        [0] Чорний склад: { $hex }.
        [7] Склад виноградника: { $hex }.
        [8] Крамниця виноградника: { $hex }.
       *[other] Склад { $depot }: { $hex }.
    }
event-goods_turned = Товари раунду { $round }: { $goods }.
event-round = Фаза { $phase }, раунд { $round }; починає { $seat }.
    .you = Фаза { $phase }, раунд { $round }; починаєте ви.
event-rolled = { $seat } кидає кубики: { $first } і { $second }.
    .you = Ви кидаєте кубики: { $first } і { $second }.
event-white_rolled = { $seat } кидає білий кубик: { $value }.
    .you = Ви кидаєте білий кубик: { $value }.
event-goods_placed = На склад { $depot } потрапляють товари: { $goods }.
event-turn = Тепер ходить { $seat }.
    .you = Тепер ваш хід.
event-took =
    { $why ->
        [castle] { $seat } бере { $hex_acc } зі складу { $depot } додатковою дією.
        [white_castle] { $seat } бере { $hex_acc } зі складу { $depot } білим кубиком.
        [market] { $seat } бере { $hex_acc } зі складу { $depot } завдяки ринку.
        [carpenter] { $seat } бере { $hex_acc } зі складу { $depot } завдяки теслярській майстерні.
        [church] { $seat } бере { $hex_acc } зі складу { $depot } завдяки церкві.
        [crane] { $seat } бере { $hex_acc } зі складу { $depot } завдяки крану.
        [monastery_6] { $seat } бере { $hex_acc } зі складу { $depot } за 2 робітників, завдяки монастирю 6.
        [route] { $seat } бере { $hex_acc } зі складу { $depot } завдяки торговельному шляху.
        [vineyard] { $seat } бере { $hex_acc } зі складу { $depot } завдяки винограднику.
       *[other]
            { $workers ->
                [0] { $seat } бере { $hex_acc } зі складу { $depot }.
               *[other] { $seat } бере { $hex_acc } зі складу { $depot } за { $workers_acc }.
            }
    }
    .you =
        { $why ->
            [castle] Ви берете { $hex_acc } зі складу { $depot } додатковою дією.
            [white_castle] Ви берете { $hex_acc } зі складу { $depot } білим кубиком.
            [market] Ви берете { $hex_acc } зі складу { $depot } завдяки ринку.
            [carpenter] Ви берете { $hex_acc } зі складу { $depot } завдяки теслярській майстерні.
            [church] Ви берете { $hex_acc } зі складу { $depot } завдяки церкві.
            [crane] Ви берете { $hex_acc } зі складу { $depot } завдяки крану.
            [monastery_6] Ви берете { $hex_acc } зі складу { $depot } за 2 робітників, завдяки монастирю 6.
            [route] Ви берете { $hex_acc } зі складу { $depot } завдяки торговельному шляху.
            [vineyard] Ви берете { $hex_acc } зі складу { $depot } завдяки винограднику.
           *[other]
                { $workers ->
                    [0] Ви берете { $hex_acc } зі складу { $depot }.
                   *[other] Ви берете { $hex_acc } зі складу { $depot } за { $workers_acc }.
                }
        }
event-bought = { $seat } купує { $hex_acc } на чорному складі за { $silver_acc }.
    .you = Ви купуєте { $hex_acc } на чорному складі за { $silver_acc }.
event-discarded = { $seat } скидає { $hex_acc }.
    .you = Ви скидаєте { $hex_acc }.
event-placed =
    { $why ->
        [castle] { $seat } розміщує { $hex_acc } на клітинці { $space } додатковою дією.
        [white_castle] { $seat } розміщує { $hex_acc } на клітинці { $space } білим кубиком.
        [town_hall] { $seat } розміщує { $hex_acc } на клітинці { $space } завдяки ратуші.
        [crane] { $seat } розміщує { $hex_acc } на клітинці { $space } завдяки крану.
        [vineyard] { $seat } розміщує { $hex_acc } на клітинці { $space } завдяки винограднику.
        [shield_14] { $seat } розміщує { $hex_acc } на клітинці { $space } завдяки щиту 14.
        [shield_15] { $seat } розміщує { $hex_acc } на клітинці { $space } завдяки щиту 15.
       *[other]
            { $workers ->
                [0] { $seat } розміщує { $hex_acc } на клітинці { $space }.
               *[other] { $seat } розміщує { $hex_acc } на клітинці { $space } за { $workers_acc }.
            }
    }
    .you =
        { $why ->
            [castle] Ви розміщуєте { $hex_acc } на клітинці { $space } додатковою дією.
            [white_castle] Ви розміщуєте { $hex_acc } на клітинці { $space } білим кубиком.
            [town_hall] Ви розміщуєте { $hex_acc } на клітинці { $space } завдяки ратуші.
            [crane] Ви розміщуєте { $hex_acc } на клітинці { $space } завдяки крану.
            [vineyard] Ви розміщуєте { $hex_acc } на клітинці { $space } завдяки винограднику.
            [shield_14] Ви розміщуєте { $hex_acc } на клітинці { $space } завдяки щиту 14.
            [shield_15] Ви розміщуєте { $hex_acc } на клітинці { $space } завдяки щиту 15.
           *[other]
                { $workers ->
                    [0] Ви розміщуєте { $hex_acc } на клітинці { $space }.
                   *[other] Ви розміщуєте { $hex_acc } на клітинці { $space } за { $workers_acc }.
                }
        }
event-area_completed = { $seat } завершує { $type_area } область ({ $size_spaces }): { $points_text } і { $bonus } за фазу.
    .you = Ви завершуєте { $type_area } область ({ $size_spaces }): { $points_text } і { $bonus } за фазу.
event-bonus_tile =
    { $tile ->
        [large] { $seat } бере велику { $type_area } преміальну плитку: { $points_text }.
       *[other] { $seat } бере малу { $type_area } преміальну плитку: { $points_text }.
    }
    .you =
        { $tile ->
            [large] Ви берете велику { $type_area } преміальну плитку: { $points_text }.
           *[other] Ви берете малу { $type_area } преміальну плитку: { $points_text }.
        }
event-animals_scored = { $seat } отримує { $points_acc } за тварин ({ $count_hexes }).
    .you = Ви отримуєте { $points_acc } за тварин ({ $count_hexes }).
event-sold =
    { $why ->
        [castle] { $seat } продає { $count_goods_acc }, { $goods }, за { $points_acc } та { $silver_acc } додатковою дією.
        [white_castle] { $seat } продає { $count_goods_acc }, { $goods }, за { $points_acc } та { $silver_acc } білим кубиком.
        [warehouse] { $seat } продає { $count_goods_acc }, { $goods }, за { $points_acc } та { $silver_acc } завдяки коморі.
        [crane] { $seat } продає { $count_goods_acc }, { $goods }, за { $points_acc } та { $silver_acc } завдяки крану.
        [vineyard] { $seat } продає { $count_goods_acc }, { $goods }, за { $points_acc } та { $silver_acc } завдяки винограднику.
       *[other]
            { $workers ->
                [0] { $seat } продає { $count_goods_acc }, { $goods }, за { $points_acc } та { $silver_acc }.
               *[other] { $seat } продає { $count_goods_acc }, { $goods }, за { $points_acc } та { $silver_acc }, віддавши { $workers_acc }.
            }
    }
    .you =
        { $why ->
            [castle] Ви продаєте { $count_goods_acc }, { $goods }, за { $points_acc } та { $silver_acc } додатковою дією.
            [white_castle] Ви продаєте { $count_goods_acc }, { $goods }, за { $points_acc } та { $silver_acc } білим кубиком.
            [warehouse] Ви продаєте { $count_goods_acc }, { $goods }, за { $points_acc } та { $silver_acc } завдяки коморі.
            [crane] Ви продаєте { $count_goods_acc }, { $goods }, за { $points_acc } та { $silver_acc } завдяки крану.
            [vineyard] Ви продаєте { $count_goods_acc }, { $goods }, за { $points_acc } та { $silver_acc } завдяки винограднику.
           *[other]
                { $workers ->
                    [0] Ви продаєте { $count_goods_acc }, { $goods }, за { $points_acc } та { $silver_acc }.
                   *[other] Ви продаєте { $count_goods_acc }, { $goods }, за { $points_acc } та { $silver_acc }, віддавши { $workers_acc }.
                }
        }
event-gained_workers =
    { $why ->
        [castle] { $seat } отримує { $workers_acc } додатковою дією.
        [boarding_house] { $seat } отримує { $workers_acc } від гостьового дому.
        [crane] { $seat } отримує { $workers_acc } завдяки крану.
        [monastery_2] { $seat } отримує { $workers_acc } від монастиря 2.
        [monastery_4] { $seat } отримує { $workers_acc } від монастиря 4.
        [monastery_14] { $seat } отримує { $workers_acc } від монастиря 14.
        [monastery_28] { $seat } отримує { $workers_acc } від монастиря 28.
        [route] { $seat } отримує { $workers_acc } завдяки торговельному шляху.
        [vineyard] { $seat } отримує { $workers_acc } завдяки винограднику.
        [shield_2] { $seat } отримує { $workers_acc } від щита 2.
       *[other] { $seat } отримує { $workers_acc }.
    }
    .you =
        { $why ->
            [castle] Ви отримуєте { $workers_acc } додатковою дією.
            [boarding_house] Ви отримуєте { $workers_acc } від гостьового дому.
            [crane] Ви отримуєте { $workers_acc } завдяки крану.
            [monastery_2] Ви отримуєте { $workers_acc } від монастиря 2.
            [monastery_4] Ви отримуєте { $workers_acc } від монастиря 4.
            [monastery_14] Ви отримуєте { $workers_acc } від монастиря 14.
            [monastery_28] Ви отримуєте { $workers_acc } від монастиря 28.
            [route] Ви отримуєте { $workers_acc } завдяки торговельному шляху.
            [vineyard] Ви отримуєте { $workers_acc } завдяки винограднику.
            [shield_2] Ви отримуєте { $workers_acc } від щита 2.
           *[other] Ви отримуєте { $workers_acc }.
        }
event-gained_silver =
    { $why ->
        [bank] { $seat } отримує { $silver_acc } від банку.
        [crane] { $seat } отримує { $silver_acc } завдяки крану.
        [mines] { $seat } отримує { $silver_acc } від копалень.
        [monastery_3] { $seat } отримує { $silver_acc } від монастиря 3.
        [monastery_13] { $seat } отримує { $silver_acc } від монастиря 13.
        [route] { $seat } отримує { $silver_acc } завдяки торговельному шляху.
        [vineyard] { $seat } отримує { $silver_acc } завдяки винограднику.
       *[other] { $seat } отримує { $silver_acc }.
    }
    .you =
        { $why ->
            [bank] Ви отримуєте { $silver_acc } від банку.
            [crane] Ви отримуєте { $silver_acc } завдяки крану.
            [mines] Ви отримуєте { $silver_acc } від копалень.
            [monastery_3] Ви отримуєте { $silver_acc } від монастиря 3.
            [monastery_13] Ви отримуєте { $silver_acc } від монастиря 13.
            [route] Ви отримуєте { $silver_acc } завдяки торговельному шляху.
            [vineyard] Ви отримуєте { $silver_acc } завдяки винограднику.
           *[other] Ви отримуєте { $silver_acc }.
        }
event-spent =
    { $workers ->
        [0] { $seat } віддає { $silver_acc }.
       *[other]
            { $silver ->
                [0] { $seat } віддає { $workers_acc }.
               *[other] { $seat } віддає { $workers_acc } та { $silver_acc }.
            }
    }
    .you =
        { $workers ->
            [0] Ви віддаєте { $silver_acc }.
           *[other]
                { $silver ->
                    [0] Ви віддаєте { $workers_acc }.
                   *[other] Ви віддаєте { $workers_acc } та { $silver_acc }.
                }
        }
event-scored =
    { $why ->
        [watchtower] { $seat } отримує { $points_acc } за сторожову вежу.
        [crane] { $seat } отримує { $points_acc } завдяки крану.
        [route] { $seat } отримує { $points_acc } завдяки торговельному шляху.
        [vineyard] { $seat } отримує { $points_acc } завдяки винограднику.
        [unsold_goods] { $seat } отримує { $points_acc } за непродані товари.
        [silver] { $seat } отримує { $points_acc } за срібні монети.
        [workers] { $seat } отримує { $points_acc } за робітників.
        [monasteries] { $seat } отримує { $points_acc } за монастирі.
        [reserve] { $seat } отримує { $points_acc } за резерв.
        [cards] { $seat } отримує { $points_acc } за гекси на незавершених картах.
        [shields] { $seat } отримує { $points_acc } за щити.
        [double_hexes] { $seat } отримує { $points_acc } за подвійні гекси.
        [boarding_house] { $seat } отримує { $points_acc } за гостьовий дім.
       *[other] { $seat } отримує { $points_acc }.
    }
    .you =
        { $why ->
            [watchtower] Ви отримуєте { $points_acc } за сторожову вежу.
            [crane] Ви отримуєте { $points_acc } завдяки крану.
            [route] Ви отримуєте { $points_acc } завдяки торговельному шляху.
            [vineyard] Ви отримуєте { $points_acc } завдяки винограднику.
            [unsold_goods] Ви отримуєте { $points_acc } за непродані товари.
            [silver] Ви отримуєте { $points_acc } за срібні монети.
            [workers] Ви отримуєте { $points_acc } за робітників.
           *[other] Ви отримуєте { $points_acc }.
        }
event-loaded =
    { $goods ->
        [none] { $seat } не забирає товарів зі складу { $depot }.
       *[other] { $seat } забирає товари зі складу { $depot }: { $goods }.
    }
    .you =
        { $goods ->
            [none] Ви не забираєте товарів зі складу { $depot }.
           *[other] Ви забираєте товари зі складу { $depot }: { $goods }.
        }
event-moved_ahead = { $seat } просувається на клітинку { $place } треку черговості.
    .you = Ви просуваєтеся на клітинку { $place } треку черговості.
event-white_die = { $seat } бере білий кубик.
    .you = Ви берете білий кубик.
event-passed = { $seat } відмовляється: { $decision_text }.
    .you = Ви відмовляєтеся: { $decision_text }.
event-turn_ended = { $seat } завершує хід.
    .you = Ви завершуєте хід.
event-phase_ended = Кінець фази { $phase }.
event-monastery_scored = { $seat } отримує { $points_acc } за { $hex_acc }.
    .you = Ви отримуєте { $points_acc } за { $hex_acc }.
event-inn_added = Біля чорного складу додано корчму (усього: { $count }).
event-posts_joined = { $seat } з’єднує два прикордонні пости: { $points_text }.
    .you = Ви з’єднуєте два прикордонні пости: { $points_text }.
event-recovered = { $seat } віддає обидва кубики та { $points_acc } за { $hex_acc }.
    .you = Ви віддаєте обидва кубики та { $points_acc } за { $hex_acc }.
event-game_over = Кінець гри.
