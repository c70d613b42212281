### What happened at a Burgundy table, in Polish.
### `you` is said to whoever did it.

event-first_player = Zaczyna { $seat }.
    .you = Zaczynasz.
event-board_drawn = { $seat } losuje planszę { $board }.
    .you = Losujesz planszę { $board }.
event-duchy_chosen = { $seat } gra na księstwie { $duchy }.
    .you = Grasz na księstwie { $duchy }.
event-start_castle = { $seat } stawia zamek startowy na polu { $space }.
    .you = Stawiasz zamek startowy na polu { $space }.
event-goods_dealt = { $seat } dostaje dobra: { $goods }.
    .you = Dostajesz dobra: { $goods }.
event-workers_dealt = { $seat } dostaje na początek { $workers_acc } i { $silver_acc }.
    .you = Dostajesz na początek { $workers_acc } i { $silver_acc }.
event-phase = Zaczyna się faza { $phase }.
event-cleared = Magazyny zostają opróżnione; usunięte z gry: { $count_hexes }.
event-filled =
    { $depot ->
        [0] Czarny magazyn: { $hex }.
        [7] Magazyn winnicy: { $hex }.
        [8] Sklep winnicy: { $hex }.
       *[other] Magazyn { $depot }: { $hex }.
    }
event-goods_turned = Dobra rundy { $round }: { $goods }.
event-round = Faza { $phase }, runda { $round }; zaczyna { $seat }.
    .you = Faza { $phase }, runda { $round }; zaczynasz.
event-rolled = { $seat } wyrzuca { $first } i { $second }.
    .you = Wyrzucasz { $first } i { $second }.
event-white_rolled = { $seat } wyrzuca na białej kości { $value }.
    .you = Wyrzucasz na białej kości { $value }.
event-goods_placed = Do magazynu { $depot } trafiają dobra: { $goods }.
event-turn = Teraz gra { $seat }.
    .you = Teraz twoja tura.
event-took =
    { $why ->
        [castle] { $seat } dobiera { $hex_acc } z magazynu { $depot } w dodatkowej akcji.
        [white_castle] { $seat } dobiera { $hex_acc } z magazynu { $depot } białą kością.
        [market] { $seat } dobiera { $hex_acc } z magazynu { $depot } dzięki targowi.
        [carpenter] { $seat } dobiera { $hex_acc } z magazynu { $depot } dzięki warsztatowi ciesielskiemu.
        [church] { $seat } dobiera { $hex_acc } z magazynu { $depot } dzięki kościołowi.
        [crane] { $seat } dobiera { $hex_acc } z magazynu { $depot } dzięki dźwigowi.
        [monastery_6] { $seat } dobiera { $hex_acc } z magazynu { $depot } za 2 robotników, dzięki klasztorowi 6.
        [route] { $seat } dobiera { $hex_acc } z magazynu { $depot } dzięki szlakowi handlowemu.
        [vineyard] { $seat } dobiera { $hex_acc } z magazynu { $depot } dzięki winnicy.
       *[other]
            { $workers ->
                [0] { $seat } dobiera { $hex_acc } z magazynu { $depot }.
               *[other] { $seat } dobiera { $hex_acc } z magazynu { $depot }, oddając { $workers_acc }.
            }
    }
    .you =
        { $why ->
            [castle] Dobierasz { $hex_acc } z magazynu { $depot } w dodatkowej akcji.
            [white_castle] Dobierasz { $hex_acc } z magazynu { $depot } białą kością.
            [market] Dobierasz { $hex_acc } z magazynu { $depot } dzięki targowi.
            [carpenter] Dobierasz { $hex_acc } z magazynu { $depot } dzięki warsztatowi ciesielskiemu.
            [church] Dobierasz { $hex_acc } z magazynu { $depot } dzięki kościołowi.
            [crane] Dobierasz { $hex_acc } z magazynu { $depot } dzięki dźwigowi.
            [monastery_6] Dobierasz { $hex_acc } z magazynu { $depot } za 2 robotników, dzięki klasztorowi 6.
            [route] Dobierasz { $hex_acc } z magazynu { $depot } dzięki szlakowi handlowemu.
            [vineyard] Dobierasz { $hex_acc } z magazynu { $depot } dzięki winnicy.
           *[other]
                { $workers ->
                    [0] Dobierasz { $hex_acc } z magazynu { $depot }.
                   *[other] Dobierasz { $hex_acc } z magazynu { $depot }, oddając { $workers_acc }.
                }
        }
event-bought = { $seat } kupuje { $hex_acc } z czarnego magazynu za { $silver_acc }.
    .you = Kupujesz { $hex_acc } z czarnego magazynu za { $silver_acc }.
event-discarded = { $seat } odrzuca { $hex_acc }.
    .you = Odrzucasz { $hex_acc }.
event-placed =
    { $why ->
        [castle] { $seat } umieszcza { $hex_acc } na polu { $space } w dodatkowej akcji.
        [white_castle] { $seat } umieszcza { $hex_acc } na polu { $space } białą kością.
        [town_hall] { $seat } umieszcza { $hex_acc } na polu { $space } dzięki ratuszowi.
        [crane] { $seat } umieszcza { $hex_acc } na polu { $space } dzięki dźwigowi.
        [vineyard] { $seat } umieszcza { $hex_acc } na polu { $space } dzięki winnicy.
        [shield_14] { $seat } umieszcza { $hex_acc } na polu { $space } dzięki tarczy 14.
        [shield_15] { $seat } umieszcza { $hex_acc } na polu { $space } dzięki tarczy 15.
       *[other]
            { $workers ->
                [0] { $seat } umieszcza { $hex_acc } na polu { $space }.
               *[other] { $seat } umieszcza { $hex_acc } na polu { $space }, oddając { $workers_acc }.
            }
    }
    .you =
        { $why ->
            [castle] Umieszczasz { $hex_acc } na polu { $space } w dodatkowej akcji.
            [white_castle] Umieszczasz { $hex_acc } na polu { $space } białą kością.
            [town_hall] Umieszczasz { $hex_acc } na polu { $space } dzięki ratuszowi.
            [crane] Umieszczasz { $hex_acc } na polu { $space } dzięki dźwigowi.
            [vineyard] Umieszczasz { $hex_acc } na polu { $space } dzięki winnicy.
            [shield_14] Umieszczasz { $hex_acc } na polu { $space } dzięki tarczy 14.
            [shield_15] Umieszczasz { $hex_acc } na polu { $space } dzięki tarczy 15.
           *[other]
                { $workers ->
                    [0] Umieszczasz { $hex_acc } na polu { $space }.
                   *[other] Umieszczasz { $hex_acc } na polu { $space }, oddając { $workers_acc }.
                }
        }
event-area_completed = { $seat } kończy { $type_area } obszar ({ $size_spaces }): { $points_text } i { $bonus } za fazę.
    .you = Kończysz { $type_area } obszar ({ $size_spaces }): { $points_text } i { $bonus } za fazę.
event-bonus_tile =
    { $tile ->
        [large] { $seat } bierze duży { $type_colour } kafelek premiowy: { $points_text }.
       *[other] { $seat } bierze mały { $type_colour } kafelek premiowy: { $points_text }.
    }
    .you =
        { $tile ->
            [large] Bierzesz duży { $type_colour } kafelek premiowy: { $points_text }.
           *[other] Bierzesz mały { $type_colour } kafelek premiowy: { $points_text }.
        }
event-animals_scored = { $seat } zdobywa { $points_acc } za zwierzęta ({ $count_hexes }).
    .you = Zdobywasz { $points_acc } za zwierzęta ({ $count_hexes }).
event-sold =
    { $why ->
        [castle] { $seat } sprzedaje { $count_goods_acc }, { $goods }, za { $points_acc } i { $silver_acc } w dodatkowej akcji.
        [white_castle] { $seat } sprzedaje { $count_goods_acc }, { $goods }, za { $points_acc } i { $silver_acc } białą kością.
        [warehouse] { $seat } sprzedaje { $count_goods_acc }, { $goods }, za { $points_acc } i { $silver_acc } dzięki składowi.
        [crane] { $seat } sprzedaje { $count_goods_acc }, { $goods }, za { $points_acc } i { $silver_acc } dzięki dźwigowi.
        [vineyard] { $seat } sprzedaje { $count_goods_acc }, { $goods }, za { $points_acc } i { $silver_acc } dzięki winnicy.
       *[other]
            { $workers ->
                [0] { $seat } sprzedaje { $count_goods_acc }, { $goods }, za { $points_acc } i { $silver_acc }.
               *[other] { $seat } sprzedaje { $count_goods_acc }, { $goods }, za { $points_acc } i { $silver_acc }, oddając { $workers_acc }.
            }
    }
    .you =
        { $why ->
            [castle] Sprzedajesz { $count_goods_acc }, { $goods }, za { $points_acc } i { $silver_acc } w dodatkowej akcji.
            [white_castle] Sprzedajesz { $count_goods_acc }, { $goods }, za { $points_acc } i { $silver_acc } białą kością.
            [warehouse] Sprzedajesz { $count_goods_acc }, { $goods }, za { $points_acc } i { $silver_acc } dzięki składowi.
            [crane] Sprzedajesz { $count_goods_acc }, { $goods }, za { $points_acc } i { $silver_acc } dzięki dźwigowi.
            [vineyard] Sprzedajesz { $count_goods_acc }, { $goods }, za { $points_acc } i { $silver_acc } dzięki winnicy.
           *[other]
                { $workers ->
                    [0] Sprzedajesz { $count_goods_acc }, { $goods }, za { $points_acc } i { $silver_acc }.
                   *[other] Sprzedajesz { $count_goods_acc }, { $goods }, za { $points_acc } i { $silver_acc }, oddając { $workers_acc }.
                }
        }
event-gained_workers =
    { $why ->
        [castle] { $seat } bierze { $workers_acc } w dodatkowej akcji.
        [boarding_house] { $seat } bierze { $workers_acc } z kwater.
        [crane] { $seat } bierze { $workers_acc } dzięki dźwigowi.
        [monastery_2] { $seat } bierze { $workers_acc } z klasztoru 2.
        [monastery_4] { $seat } bierze { $workers_acc } z klasztoru 4.
        [monastery_14] { $seat } bierze { $workers_acc } z klasztoru 14.
        [monastery_28] { $seat } bierze { $workers_acc } z klasztoru 28.
        [route] { $seat } bierze { $workers_acc } ze szlaku handlowego.
        [vineyard] { $seat } bierze { $workers_acc } z winnicy.
        [shield_2] { $seat } bierze { $workers_acc } z tarczy 2.
       *[other] { $seat } bierze { $workers_acc }.
    }
    .you =
        { $why ->
            [castle] Bierzesz { $workers_acc } w dodatkowej akcji.
            [boarding_house] Bierzesz { $workers_acc } z kwater.
            [crane] Bierzesz { $workers_acc } dzięki dźwigowi.
            [monastery_2] Bierzesz { $workers_acc } z klasztoru 2.
            [monastery_4] Bierzesz { $workers_acc } z klasztoru 4.
            [monastery_14] Bierzesz { $workers_acc } z klasztoru 14.
            [monastery_28] Bierzesz { $workers_acc } z klasztoru 28.
            [route] Bierzesz { $workers_acc } ze szlaku handlowego.
            [vineyard] Bierzesz { $workers_acc } z winnicy.
            [shield_2] Bierzesz { $workers_acc } z tarczy 2.
           *[other] Bierzesz { $workers_acc }.
        }
event-gained_silver =
    { $why ->
        [bank] { $seat } dostaje { $silver_acc } z banku.
        [crane] { $seat } dostaje { $silver_acc } dzięki dźwigowi.
        [mines] { $seat } dostaje { $silver_acc } z kopalni.
        [monastery_3] { $seat } dostaje { $silver_acc } z klasztoru 3.
        [monastery_13] { $seat } dostaje { $silver_acc } z klasztoru 13.
        [route] { $seat } dostaje { $silver_acc } ze szlaku handlowego.
        [vineyard] { $seat } dostaje { $silver_acc } z winnicy.
       *[other] { $seat } dostaje { $silver_acc }.
    }
    .you =
        { $why ->
            [bank] Dostajesz { $silver_acc } z banku.
            [crane] Dostajesz { $silver_acc } dzięki dźwigowi.
            [mines] Dostajesz { $silver_acc } z kopalni.
            [monastery_3] Dostajesz { $silver_acc } z klasztoru 3.
            [monastery_13] Dostajesz { $silver_acc } z klasztoru 13.
            [route] Dostajesz { $silver_acc } ze szlaku handlowego.
            [vineyard] Dostajesz { $silver_acc } z winnicy.
           *[other] Dostajesz { $silver_acc }.
        }
event-spent =
    { $workers ->
        [0] { $seat } oddaje { $silver_acc }.
       *[other]
            { $silver ->
                [0] { $seat } oddaje { $workers_acc }.
               *[other] { $seat } oddaje { $workers_acc } i { $silver_acc }.
            }
    }
    .you =
        { $workers ->
            [0] Oddajesz { $silver_acc }.
           *[other]
                { $silver ->
                    [0] Oddajesz { $workers_acc }.
                   *[other] Oddajesz { $workers_acc } i { $silver_acc }.
                }
        }
event-scored =
    { $why ->
        [watchtower] { $seat } zdobywa { $points_acc } za strażnicę.
        [crane] { $seat } zdobywa { $points_acc } dzięki dźwigowi.
        [route] { $seat } zdobywa { $points_acc } ze szlaku handlowego.
        [vineyard] { $seat } zdobywa { $points_acc } z winnicy.
        [unsold_goods] { $seat } zdobywa { $points_acc } za niesprzedane dobra.
        [silver] { $seat } zdobywa { $points_acc } za srebrne monety.
        [workers] { $seat } zdobywa { $points_acc } za robotników.
        [monasteries] { $seat } zdobywa { $points_acc } za klasztory.
        [reserve] { $seat } zdobywa { $points_acc } za rezerwę.
        [cards] { $seat } zdobywa { $points_acc } za heksy na nieskompletowanych kartach.
        [shields] { $seat } zdobywa { $points_acc } za tarcze.
        [double_hexes] { $seat } zdobywa { $points_acc } za podwójne heksy.
        [boarding_house] { $seat } zdobywa { $points_acc } za kwatery.
       *[other] { $seat } zdobywa { $points_acc }.
    }
    .you =
        { $why ->
            [watchtower] Zdobywasz { $points_acc } za strażnicę.
            [crane] Zdobywasz { $points_acc } dzięki dźwigowi.
            [route] Zdobywasz { $points_acc } ze szlaku handlowego.
            [vineyard] Zdobywasz { $points_acc } z winnicy.
            [unsold_goods] Zdobywasz { $points_acc } za niesprzedane dobra.
            [silver] Zdobywasz { $points_acc } za srebrne monety.
            [workers] Zdobywasz { $points_acc } za robotników.
           *[other] Zdobywasz { $points_acc }.
        }
event-loaded =
    { $goods ->
        [none] { $seat } nie zabiera dóbr z magazynu { $depot }.
       *[other] { $seat } zabiera dobra z magazynu { $depot }: { $goods }.
    }
    .you =
        { $goods ->
            [none] Nie zabierasz dóbr z magazynu { $depot }.
           *[other] Zabierasz dobra z magazynu { $depot }: { $goods }.
        }
event-moved_ahead = { $seat } przesuwa się na pole { $place } toru kolejności.
    .you = Przesuwasz się na pole { $place } toru kolejności.
event-white_die = { $seat } bierze białą kość.
    .you = Bierzesz białą kość.
event-passed = { $seat } rezygnuje: { $decision_text }.
    .you = Rezygnujesz: { $decision_text }.
event-turn_ended = { $seat } kończy turę.
    .you = Kończysz turę.
event-phase_ended = Koniec fazy { $phase }.
event-monastery_scored = { $seat } zdobywa { $points_acc } za { $hex_acc }.
    .you = Zdobywasz { $points_acc } za { $hex_acc }.
event-inn_added = Przy czarnym magazynie przybywa karczma (razem: { $count }).
event-posts_joined = { $seat } łączy dwa posterunki graniczne: { $points_text }.
    .you = Łączysz dwa posterunki graniczne: { $points_text }.
event-recovered = { $seat } oddaje obie kości i { $points_acc } za { $hex_acc }.
    .you = Oddajesz obie kości i { $points_acc } za { $hex_acc }.
event-game_over = Koniec gry.
