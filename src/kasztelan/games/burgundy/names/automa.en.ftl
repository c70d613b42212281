### Châteauma, the automa of Burgundy, in English. Every event of hers names the rule that she follows.

automa-chateauma = Châteauma

## Options

option-automa = Châteauma
    .help = A virtual opponent: alone you play against her, two or three of you may add her as one more player. The level says what her cards are worth.
choice-automa-none = does not play
choice-automa-easy = easy
choice-automa-medium = medium
choice-automa-hard = hard
option-modifiers = What makes her stronger
    .help = As many as you like: none is easy, one is medium, two or more are hard.
choice-modifiers-A = A: five spaces of her duchy begin covered
choice-modifiers-B = B: a building, a mine and a castle to begin with
choice-modifiers-C = C: she goes first
choice-modifiers-D = D: extra actions in her duchy
preset-against_chateauma = Alone against Châteauma
    .about = One person against the automa, medium level, on duchy 1.
problem-one_too_many = is one too many with Châteauma
problem-not_with_automa = cannot be played with Châteauma: { $expansion ->
        [inns] inns
       *[other] { $expansion }
    }
allowed-needs_automa = nothing, without Châteauma
allowed-hidden_there = nothing, where modifier A has put a hex face down
allowed-a_list = a list

## Choices

action-draw_card = Draw card { $card }
    .short = { $card }
    .group = Draw a card
action-automa_roll = Châteauma rolls { $value }
    .short = { $value }
    .group = Châteauma’s die

## Questions

decision-draw_card =
    { $side ->
        [left] Which card comes to Châteauma’s left place?
       *[right] Which card comes to Châteauma’s right place?
    }
    .waiting = Châteauma’s card is being drawn.
    .short = drawing a card for Châteauma
decision-automa_roll = What does Châteauma’s die show?
    .waiting = Châteauma’s die is being rolled.
    .short = rolling Châteauma’s die
decision-automa_mark = Which building lies in Châteauma’s duchy from the start?
    .waiting = A building for Châteauma’s duchy is being drawn.
    .short = a building for Châteauma’s duchy

## Events

event-automa_began = Châteauma begins with { $silver_text } and these goods: { $goods } ({ $rule }).
event-automa_card =
    { $side ->
        [left] Châteauma gets card { $card } on the left ({ $rule }).
       *[right] Châteauma gets card { $card } on the right ({ $rule }).
    }
event-automa_selected =
    { $rule ->
        [BUR-SEEK-7]
            { $side ->
                [left] The selected card has no room, so Châteauma goes on with the left one, { $card } ({ $rule }).
               *[right] The selected card has no room, so Châteauma goes on with the right one, { $card } ({ $rule }).
            }
       *[other]
            { $side ->
                [left] The white die selects Châteauma’s left card, { $card } ({ $rule }).
               *[right] The white die selects Châteauma’s right card, { $card } ({ $rule }).
            }
    }
event-automa_rolled = Châteauma rolls { $value } and searches the depots from there ({ $rule }).
event-automa_does =
    { $rule ->
        [BUR-SEEK-6] Châteauma, step { $step }: nothing fits, so she takes 2 silver ({ $rule }).
        [BUR-SEEK-7] Châteauma, step { $step }: no card has room, so she sells goods instead ({ $rule }).
        [BUR-GIFT-1] Châteauma, step { $step }: the castle lets her choose once more, from the depot of the white die ({ $rule }).
        [BUR-GIFT-2] Châteauma, step { $step }: the bonus of the building ({ $rule }).
        [BUR-GIFT-7] Châteauma, step { $step }: the animals score ({ $rule }).
        [BUR-GIFT-8] Châteauma, step { $step }: the ship fetches goods and goes ahead ({ $rule }).
        [BUR-CARD-1] Châteauma, step { $step }: the symbol on the card sells goods ({ $rule }).
        [BUR-CARD-6] Châteauma, step { $step }: a colour of her duchy is covered ({ $rule }).
        [BUR-MOD-4] Châteauma, step { $step }: the space of her duchy gives an extra action ({ $rule }).
        [BUR-WITH-1] Châteauma, step { $step }: the crane works like a castle ({ $rule }).
        [BUR-WITH-2] Châteauma, step { $step }: the geese count her largest herd ({ $rule }).
        [BUR-WITH-3] Châteauma, step { $step }: the white castle finds no hex, so she takes 1 silver ({ $rule }).
        [BUR-WITH-5] Châteauma, step { $step }: her third card with a border post ({ $rule }).
        [BUR-WITH-6] Châteauma, step { $step }: 1 extra point with trade routes ({ $rule }).
       *[other] Châteauma, step { $step } ({ $rule }).
    }
event-automa_misses =
    { $rule ->
        [BUR-GIFT-3] Châteauma, step { $step }: no building lies in the depots ({ $rule }).
        [BUR-GIFT-4] Châteauma, step { $step }: no castle, mine or monastery lies in the depots ({ $rule }).
        [BUR-GIFT-5] Châteauma, step { $step }: no ship and no animals lie in the depots ({ $rule }).
        [BUR-GIFT-6] Châteauma, step { $step }: nothing in her reserve fits ({ $rule }).
        [BUR-GIFT-8] Châteauma, step { $step }: no goods lie in the depots, she only goes ahead ({ $rule }).
        [BUR-GIFT-10] Châteauma, step { $step }: she has no goods to sell ({ $rule }).
        [BUR-WITH-5] Châteauma, step { $step }: no border tile is left for her third card with a border post ({ $rule }).
        [BUR-WITH-7] Châteauma, step { $step }: no shield is left ({ $rule }).
        [BUR-WITH-9] Châteauma, step { $step }: the vineyard depot is empty ({ $rule }).
       *[other] Châteauma, step { $step } ({ $rule }).
    }
event-automa_placed =
    { $from ->
        [depot] Châteauma takes { $hex_acc } from depot { $depot } onto card { $card }, space { $space } ({ $rule }).
        [reserve]
            { $rule ->
                [BUR-GIFT-6] The town hall places { $hex_acc } from Châteauma’s reserve on card { $card }, space { $space } ({ $rule }).
               *[other] No depot has what the card needs: Châteauma places { $hex_acc } from the reserve on card { $card }, space { $space } ({ $rule }).
            }
        [wild] Neither depots nor reserve have what the card needs: Châteauma places a wild hex on card { $card }, space { $space }: { $hex } ({ $rule }).
       *[other] Châteauma begins with { $hex_acc } on card { $card }, space { $space } ({ $rule }).
    }
event-automa_reserved =
    { $from ->
        [depot]
            { $rule ->
                [BUR-GIFT-3] The carpenter’s workshop: Châteauma takes { $hex_acc } from depot { $depot } into the reserve ({ $rule }).
                [BUR-GIFT-4] The church: Châteauma takes { $hex_acc } from depot { $depot } into the reserve ({ $rule }).
                [BUR-GIFT-5] The market: Châteauma takes { $hex_acc } from depot { $depot } into the reserve ({ $rule }).
               *[other] The white castle: Châteauma takes { $hex_acc } from depot { $depot } into the reserve ({ $rule }).
            }
       *[black]
            { $wild ->
                [yes] Nothing fits: Châteauma takes the first hex of the black depot face down into the reserve as a wild hex: { $hex } ({ $rule }).
               *[no] Châteauma buys { $hex_acc } from the black depot for { $silver_text } for the reserve ({ $rule }).
            }
    }
event-automa_completed = Châteauma completes card { $card }: { $points_text } ({ $rule }).
event-automa_moved =
    { $rule ->
        [BUR-MOD-2] Châteauma’s duchy begins with { $hex_acc }, space { $space } of its colour ({ $rule }).
       *[other]
            { $space ->
                [0] Châteauma puts { $hex_acc } on top of the others in the duchy ({ $rule }).
               *[other] Châteauma moves { $hex_acc } to the duchy, space { $space } of its colour ({ $rule }).
            }
    }
event-automa_hidden = A hex nobody has seen covers a space of Châteauma’s duchy: { $type_colour } { $space } ({ $rule }).
event-automa_slid = Châteauma’s card { $card } slides to the left ({ $rule }).
event-automa_posts = Châteauma completes a second card with a border post: { $points_text } ({ $rule }).
event-automa_shield = Châteauma takes shield { $shield } from depot { $depot } and keeps it face down ({ $rule }).
event-automa_vines =
    { $silver ->
        [0] The symbol on the card: Châteauma takes { $hex_acc } from the vineyard depot, place { $slot } from the left ({ $rule }).
       *[other] Châteauma buys { $hex_acc } from the vineyard shop for { $silver_text }, place { $slot } from the left ({ $rule }).
    }

## What points come from

source-cards = cards
source-reserve = reserve
source-unfinished = unfinished cards
