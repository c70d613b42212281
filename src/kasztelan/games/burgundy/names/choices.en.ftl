### What can be chosen at a Burgundy table, in English: the choice in full; `short` on a button beside the question;
### `group` what several choices of its kind are called together.

action-begin = { $seat } goes first
    .short = { $seat }
    .group = First player
    .you = You go first
    .you_short = You
action-draw_board = Draw board { $board }
    .short = { $board }
    .group = Draw a board
action-deal = Deal goods: { $goods }
    .short = { $goods }
    .group = Deal goods
action-draw = Draw { $hex_acc }
    .short = { $hex }
    .group = Draw
action-roll = Roll { $first } and { $second }
    .short = { $first }, { $second }
    .group = Roll
action-roll_white = Roll { $value } with the white die
    .short = { $value }
    .group = White die
action-choose_duchy = Play on duchy { $duchy }
    .short = Duchy { $duchy }
    .group = Choose a duchy
action-start_castle =
    { $number ->
        [none] Start castle on space { $space }
       *[other] Start castle on space { $space }, number { $number }
    }
    .short =
        { $number ->
            [none] Space { $space }
           *[other] Space { $space } (number { $number })
        }
    .group = Start castle
action-take =
    { $workers ->
        [none] Take { $hex_acc } from depot { $depot }
        [0] Take { $hex_acc } from depot { $depot }
       *[other] Take { $hex_acc } from depot { $depot } using { $workers_text }
    }
    .short = { $hex } (depot { $depot })
    .group = Take a hex
action-place = Place { $hex_acc }
    .short = { $hex }
    .group = Place a hex
action-at =
    { $number ->
        [none] Space { $space }
       *[other]
            { $workers ->
                [none]
                    { $points ->
                        [none] Space { $space }, number { $number }
                        [0] Space { $space }, number { $number }
                       *[other] Space { $space }, number { $number }: { $points_text }
                    }
                [0]
                    { $points ->
                        [none] Space { $space }, number { $number }
                        [0] Space { $space }, number { $number }
                       *[other] Space { $space }, number { $number }: { $points_text }
                    }
               *[other]
                    { $points ->
                        [none] Space { $space }, number { $number }, { $workers_text }
                        [0] Space { $space }, number { $number }, { $workers_text }
                       *[other] Space { $space }, number { $number }, { $workers_text }: { $points_text }
                    }
            }
    }
    .short = Space { $space }
    .group = Where
action-use_die =
    { $value ->
        [none] Use die { $die }
       *[other]
            { $workers ->
                [none] Use the die showing { $value }
                [0] Use the die showing { $value }
               *[other] Use the die showing { $value } and { $workers_text }
            }
    }
    .short =
        { $value ->
            [none] Die { $die }
           *[other]
                { $workers ->
                    [none] Die { $value }
                    [0] Die { $value }
                   *[other] Die { $value }, { $workers_text }
                }
        }
    .group = Which die
action-sell =
    { $count ->
        [none] Sell goods: { $goods }
       *[other] Sell { $count_goods }, { $goods }: { $points_text }, { $silver_text }
    }
    .short = { $goods }
    .group = Sell goods
action-take_workers =
    { $count ->
        [none] Take workers
       *[other]
            { $silver ->
                [none] Take { $count_workers }
                [0] Take { $count_workers }
               *[other] Take { $count_workers } and { $silver_text }
            }
    }
    .short =
        { $count ->
            [none] Workers
           *[other] { $count_workers }
        }
action-buy = Buy { $hex_acc } for 2 silver
    .short = { $hex }
    .group = Buy a hex
action-commission = Pay 2 workers and take { $hex_acc } from depot { $depot }
    .short = { $hex } (depot { $depot })
    .group = { hex-monastery_6 }
action-recruit = Pay 1 silver and take 2 workers
    .short = 2 workers for 1 silver
action-discard = Discard { $hex_acc }
    .short = { $hex }
    .group = Make room
action-load =
    { $loads ->
        [none] Choose depot { $depot }
       *[other] Take the goods of depot { $depot }: { $loads }
    }
    .short = Depot { $depot }
    .group = Goods of a depot
action-keep_goods = Take goods: { $goods }
    .short = { $goods }
    .group = Take goods
action-imitate = Use the effect of { $building_acc }
    .short = { $building }
    .group = { hex-crane }
action-count_animal =
    { $points ->
        [none] Count the { $animal_acc }
       *[other] Count the { $animal_acc }: { $points_text }
    }
    .short = { $animal }
    .group = Which animals
action-recover = Give up both dice and 5 points for a castle
    .short = Take a castle back
action-pass =
    { $decision ->
        [extra_action] Skip the extra action
        [white_action] Skip the extra action
        [take_more] Take no hex
        [sell_more] Sell nothing
        [place_more] Place no hex
        [second_depot] Take no more goods
        [vine_bonus] Use no bonus action
        [vine_black] Take no hex
        [vine_double] Take no double hex
        [copy_monasteries] Choose nobody now
        [settle] Place no hex
        [tribute] Pay no more tribute
        [fleet] Take no more goods
        [crane] Use no building
        [buy_points] Buy no points
        [target_action] Skip the action
        [exchange] Keep the goods
        [count_crane] Do not count the crane
        [colour_reward] Place no hex
        [make_room] Leave the hex there
       *[other] Pass
    }
    .short = No
action-end_turn =
    { $dice ->
        [none] End your turn
        [0] End your turn
       *[other] End your turn; unused dice: { $dice }
    }
    .short = End turn
