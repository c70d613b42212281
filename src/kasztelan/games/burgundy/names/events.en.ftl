### What happened at a Burgundy table, in English.
### `you` is said to whoever did it.

event-first_player = { $seat } goes first.
    .you = You go first.
event-board_drawn = { $seat } draws board { $board }.
    .you = You draw board { $board }.
event-duchy_chosen = { $seat } plays on duchy { $duchy }.
    .you = You play on duchy { $duchy }.
event-start_castle = { $seat } puts the start castle on space { $space }.
    .you = You put the start castle on space { $space }.
event-goods_dealt = { $seat } is dealt goods: { $goods }.
    .you = You are dealt goods: { $goods }.
event-workers_dealt = { $seat } begins with { $workers_text } and { $silver_text }.
    .you = You begin with { $workers_text } and { $silver_text }.
event-phase = Phase { $phase } begins.
event-cleared = The depots are emptied; out of the game: { $count_hexes }.
event-filled =
    { $depot ->
        [0] The black depot gets { $hex_acc }.
        [7] The vineyard depot gets { $hex_acc }.
        [8] The vineyard shop gets { $hex_acc }.
       *[other] Depot { $depot } gets { $hex_acc }.
    }
event-goods_turned = Goods of round { $round }: { $goods }.
event-round = Round { $round } of phase { $phase }; { $seat } is first.
    .you = Round { $round } of phase { $phase }; you are first.
event-rolled = { $seat } rolls { $first } and { $second }.
    .you = You roll { $first } and { $second }.
event-white_rolled = { $seat } rolls { $value } with the white die.
    .you = You roll { $value } with the white die.
event-goods_placed = Goods go to depot { $depot }: { $goods }.
event-turn = It is { $seat }’s turn.
    .you = It is your turn.
event-took =
    { $why ->
        [castle] { $seat } takes { $hex_acc } from depot { $depot } as the extra action.
        [white_castle] { $seat } takes { $hex_acc } from depot { $depot } with the number of the white die.
        [market] { $seat } takes { $hex_acc } from depot { $depot } thanks to the market.
        [carpenter] { $seat } takes { $hex_acc } from depot { $depot } thanks to the carpenter’s workshop.
        [church] { $seat } takes { $hex_acc } from depot { $depot } thanks to the church.
        [crane] { $seat } takes { $hex_acc } from depot { $depot } thanks to the crane.
        [monastery_6] { $seat } takes { $hex_acc } from depot { $depot } for 2 workers, thanks to monastery 6.
        [route] { $seat } takes { $hex_acc } from depot { $depot } thanks to the trade route.
        [vineyard] { $seat } takes { $hex_acc } from depot { $depot } thanks to the vineyard.
       *[other]
            { $workers ->
                [0] { $seat } takes { $hex_acc } from depot { $depot }.
               *[other] { $seat } takes { $hex_acc } from depot { $depot } using { $workers_text }.
            }
    }
    .you =
        { $why ->
            [castle] You take { $hex_acc } from depot { $depot } as the extra action.
            [white_castle] You take { $hex_acc } from depot { $depot } with the number of the white die.
            [market] You take { $hex_acc } from depot { $depot } thanks to the market.
            [carpenter] You take { $hex_acc } from depot { $depot } thanks to the carpenter’s workshop.
            [church] You take { $hex_acc } from depot { $depot } thanks to the church.
            [crane] You take { $hex_acc } from depot { $depot } thanks to the crane.
            [monastery_6] You take { $hex_acc } from depot { $depot } for 2 workers, thanks to monastery 6.
            [route] You take { $hex_acc } from depot { $depot } thanks to the trade route.
            [vineyard] You take { $hex_acc } from depot { $depot } thanks to the vineyard.
           *[other]
                { $workers ->
                    [0] You take { $hex_acc } from depot { $depot }.
                   *[other] You take { $hex_acc } from depot { $depot } using { $workers_text }.
                }
        }
event-bought = { $seat } buys { $hex_acc } from the black depot for { $silver_text }.
    .you = You buy { $hex_acc } from the black depot for { $silver_text }.
event-discarded = { $seat } discards { $hex_acc }.
    .you = You discard { $hex_acc }.
event-placed =
    { $why ->
        [castle] { $seat } places { $hex_acc } on space { $space } as the extra action.
        [white_castle] { $seat } places { $hex_acc } on space { $space } with the number of the white die.
        [town_hall] { $seat } places { $hex_acc } on space { $space } thanks to the town hall.
        [crane] { $seat } places { $hex_acc } on space { $space } thanks to the crane.
        [vineyard] { $seat } places { $hex_acc } on space { $space } thanks to the vineyard.
        [shield_14] { $seat } places { $hex_acc } on space { $space } thanks to shield 14.
        [shield_15] { $seat } places { $hex_acc } on space { $space } thanks to shield 15.
       *[other]
            { $workers ->
                [0] { $seat } places { $hex_acc } on space { $space }.
               *[other] { $seat } places { $hex_acc } on space { $space } using { $workers_text }.
            }
    }
    .you =
        { $why ->
            [castle] You place { $hex_acc } on space { $space } as the extra action.
            [white_castle] You place { $hex_acc } on space { $space } with the number of the white die.
            [town_hall] You place { $hex_acc } on space { $space } thanks to the town hall.
            [crane] You place { $hex_acc } on space { $space } thanks to the crane.
            [vineyard] You place { $hex_acc } on space { $space } thanks to the vineyard.
            [shield_14] You place { $hex_acc } on space { $space } thanks to shield 14.
            [shield_15] You place { $hex_acc } on space { $space } thanks to shield 15.
           *[other]
                { $workers ->
                    [0] You place { $hex_acc } on space { $space }.
                   *[other] You place { $hex_acc } on space { $space } using { $workers_text }.
                }
        }
event-area_completed = { $seat } completes the { $type_area } area of { $size_spaces }: { $points_text }, and { $bonus } for the phase.
    .you = You complete the { $type_area } area of { $size_spaces }: { $points_text }, and { $bonus } for the phase.
event-bonus_tile =
    { $tile ->
        [large] { $seat } takes the large { $type_colour } bonus tile: { $points_text }.
       *[other] { $seat } takes the small { $type_colour } bonus tile: { $points_text }.
    }
    .you =
        { $tile ->
            [large] You take the large { $type_colour } bonus tile: { $points_text }.
           *[other] You take the small { $type_colour } bonus tile: { $points_text }.
        }
event-animals_scored = { $seat } scores { $points_text } for animals ({ $count_hexes }).
    .you = You score { $points_text } for animals ({ $count_hexes }).
event-sold =
    { $why ->
        [castle] { $seat } sells { $count_goods }, { $goods }, for { $points_text } and { $silver_text } as the extra action.
        [white_castle] { $seat } sells { $count_goods }, { $goods }, for { $points_text } and { $silver_text } with the number of the white die.
        [warehouse] { $seat } sells { $count_goods }, { $goods }, for { $points_text } and { $silver_text } thanks to the warehouse.
        [crane] { $seat } sells { $count_goods }, { $goods }, for { $points_text } and { $silver_text } thanks to the crane.
        [vineyard] { $seat } sells { $count_goods }, { $goods }, for { $points_text } and { $silver_text } thanks to the vineyard.
       *[other]
            { $workers ->
                [0] { $seat } sells { $count_goods }, { $goods }, for { $points_text } and { $silver_text }.
               *[other] { $seat } sells { $count_goods }, { $goods }, for { $points_text } and { $silver_text }, using { $workers_text }.
            }
    }
    .you =
        { $why ->
            [castle] You sell { $count_goods }, { $goods }, for { $points_text } and { $silver_text } as the extra action.
            [white_castle] You sell { $count_goods }, { $goods }, for { $points_text } and { $silver_text } with the number of the white die.
            [warehouse] You sell { $count_goods }, { $goods }, for { $points_text } and { $silver_text } thanks to the warehouse.
            [crane] You sell { $count_goods }, { $goods }, for { $points_text } and { $silver_text } thanks to the crane.
            [vineyard] You sell { $count_goods }, { $goods }, for { $points_text } and { $silver_text } thanks to the vineyard.
           *[other]
                { $workers ->
                    [0] You sell { $count_goods }, { $goods }, for { $points_text } and { $silver_text }.
                   *[other] You sell { $count_goods }, { $goods }, for { $points_text } and { $silver_text }, using { $workers_text }.
                }
        }
event-gained_workers =
    { $why ->
        [castle] { $seat } gains { $workers_text } as the extra action.
        [boarding_house] { $seat } gains { $workers_text } from the boarding house.
        [crane] { $seat } gains { $workers_text } from the crane.
        [monastery_2] { $seat } gains { $workers_text } from monastery 2.
        [monastery_4] { $seat } gains { $workers_text } from monastery 4.
        [monastery_14] { $seat } gains { $workers_text } from monastery 14.
        [monastery_28] { $seat } gains { $workers_text } from monastery 28.
        [route] { $seat } gains { $workers_text } from the trade route.
        [vineyard] { $seat } gains { $workers_text } from the vineyard.
        [shield_2] { $seat } gains { $workers_text } from shield 2.
       *[other] { $seat } gains { $workers_text }.
    }
    .you =
        { $why ->
            [castle] You gain { $workers_text } as the extra action.
            [boarding_house] You gain { $workers_text } from the boarding house.
            [crane] You gain { $workers_text } from the crane.
            [monastery_2] You gain { $workers_text } from monastery 2.
            [monastery_4] You gain { $workers_text } from monastery 4.
            [monastery_14] You gain { $workers_text } from monastery 14.
            [monastery_28] You gain { $workers_text } from monastery 28.
            [route] You gain { $workers_text } from the trade route.
            [vineyard] You gain { $workers_text } from the vineyard.
            [shield_2] You gain { $workers_text } from shield 2.
           *[other] You gain { $workers_text }.
        }
event-gained_silver =
    { $why ->
        [bank] { $seat } gains { $silver_text } from the bank.
        [crane] { $seat } gains { $silver_text } from the crane.
        [mines] { $seat } gains { $silver_text } from the mines.
        [monastery_3] { $seat } gains { $silver_text } from monastery 3.
        [monastery_13] { $seat } gains { $silver_text } from monastery 13.
        [route] { $seat } gains { $silver_text } from the trade route.
        [vineyard] { $seat } gains { $silver_text } from the vineyard.
       *[other] { $seat } gains { $silver_text }.
    }
    .you =
        { $why ->
            [bank] You gain { $silver_text } from the bank.
            [crane] You gain { $silver_text } from the crane.
            [mines] You gain { $silver_text } from the mines.
            [monastery_3] You gain { $silver_text } from monastery 3.
            [monastery_13] You gain { $silver_text } from monastery 13.
            [route] You gain { $silver_text } from the trade route.
            [vineyard] You gain { $silver_text } from the vineyard.
           *[other] You gain { $silver_text }.
        }
event-spent =
    { $workers ->
        [0] { $seat } pays { $silver_text }.
       *[other]
            { $silver ->
                [0] { $seat } pays { $workers_text }.
               *[other] { $seat } pays { $workers_text } and { $silver_text }.
            }
    }
    .you =
        { $workers ->
            [0] You pay { $silver_text }.
           *[other]
                { $silver ->
                    [0] You pay { $workers_text }.
                   *[other] You pay { $workers_text } and { $silver_text }.
                }
        }
event-scored =
    { $why ->
        [watchtower] { $seat } scores { $points_text } from the watchtower.
        [crane] { $seat } scores { $points_text } from the crane.
        [route] { $seat } scores { $points_text } from the trade route.
        [vineyard] { $seat } scores { $points_text } from the vineyard.
        [unsold_goods] { $seat } scores { $points_text } for unsold goods.
        [silver] { $seat } scores { $points_text } for silver.
        [workers] { $seat } scores { $points_text } for workers.
        [monasteries] { $seat } scores { $points_text } for monasteries.
        [reserve] { $seat } scores { $points_text } for the reserve.
        [cards] { $seat } scores { $points_text } for hexes on unfinished cards.
        [shields] { $seat } scores { $points_text } for shields.
        [double_hexes] { $seat } scores { $points_text } for double hexes.
        [boarding_house] { $seat } scores { $points_text } from the boarding house.
       *[other] { $seat } scores { $points_text }.
    }
    .you =
        { $why ->
            [watchtower] You score { $points_text } from the watchtower.
            [crane] You score { $points_text } from the crane.
            [route] You score { $points_text } from the trade route.
            [vineyard] You score { $points_text } from the vineyard.
            [unsold_goods] You score { $points_text } for unsold goods.
            [silver] You score { $points_text } for silver.
            [workers] You score { $points_text } for workers.
           *[other] You score { $points_text }.
        }
event-loaded =
    { $goods ->
        [none] { $seat } takes no goods from depot { $depot }.
       *[other] { $seat } takes goods from depot { $depot }: { $goods }.
    }
    .you =
        { $goods ->
            [none] You take no goods from depot { $depot }.
           *[other] You take goods from depot { $depot }: { $goods }.
        }
event-moved_ahead = { $seat } moves to space { $place } of the turn order track.
    .you = You move to space { $place } of the turn order track.
event-white_die = { $seat } takes the white die.
    .you = You take the white die.
event-passed = { $seat } passes: { $decision_text }.
    .you = You pass: { $decision_text }.
event-turn_ended = { $seat } ends the turn.
    .you = You end the turn.
event-phase_ended = Phase { $phase } ends.
event-monastery_scored = { $seat } scores { $points_text } for { $hex_acc }.
    .you = You score { $points_text } for { $hex_acc }.
event-inn_added = An inn is added beside the black depot; inns there: { $count }.
event-posts_joined = { $seat } joins two border posts: { $points_text }.
    .you = You join two border posts: { $points_text }.
event-recovered = { $seat } gives up both dice and { $points_text } for { $hex_acc }.
    .you = You give up both dice and { $points_text } for { $hex_acc }.
event-game_over = The game is over.
