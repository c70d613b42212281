### What is chosen, asked, told and refused at a table of Stones, in English.

## Who plays without a seat

automa-unknown = Automa
automa-miller = Miller
automa-heron = Heron

## Choices

action-call_automa = The { $automa } plays
    .short = Automa
action-deal = Deal the { $number }
    .short = Deal
action-begin = { $seat } begins
    .short = Begin
action-take =
    { $cost ->
        [none] Take { $stones_text }
        [0] Take { $stones_text } for nothing
       *[other] Take { $stones_text } for { $cost_text }
    }
    .short = Take
action-peek =
    { $cost ->
        [none] Look at { $other }’s lucky number
        [0] Look at { $other }’s lucky number for nothing
       *[other] Look at { $other }’s lucky number for { $cost_text }
    }
    .short = Look

## Questions

decision-call = Which automa plays?
    .waiting = The automa is being drawn.
    .short = drawing the automa
decision-luck = Which lucky number does { $other } get?
    .waiting = { $other } is being dealt a lucky number.
    .short = dealing the lucky numbers
decision-first = Who begins?
    .waiting = The first player is being drawn.
    .short = drawing the first player
decision-turn = Your turn: you can take up to { $most_stones }.
    .waiting = Waiting for { $seat } to take stones.
    .short = the turn
decision-rules = The game goes on by itself.
    .waiting = The game goes on by itself.
    .short = the rules
decision-over = The game is over.

## Events

event-automa_called = The { $automa } plays.
event-dealt = { $seat } gets a lucky number.
    .known = { $seat } gets the lucky number { $number }.
event-began = { $seat } begins.
event-took =
    { $cost ->
        [0] { $seat } takes { $stones_text }.
       *[other] { $seat } takes { $stones_text } for { $cost_text }.
    }
event-cairn_grew = { $seat } and { $other } have taken alike: their cairn grows.
event-peeked = { $seat } crosses the bridge and looks at { $other }’s lucky number.
    .known = { $seat } crosses the bridge and looks at { $other }’s lucky number: { $number }.
event-automa_decided = { $seat } wants { $stones_text } ({ $rule }).
event-automa_took = { $seat } takes { $stones_text } ({ $rule }).
event-automa_rested =
    { $bonus ->
        [0] { $seat } rests ({ $rule }).
       *[other] { $seat } has the fewest stones and gets a point ({ $rule }).
    }
event-tide_rose = Lap { $lap } is over, the tide rises ({ $rule }).
event-washed_away = The tide washes away { $stones_text } ({ $rule }).
event-luck_shown =
    { $lucky ->
        [yes] { $seat } had the lucky number { $number }, and it came true.
       *[no] { $seat } had the lucky number { $number }.
    }
event-game_over =
    { $reason ->
        [washed_away] The game is over: the tide has taken the last stones.
       *[heap_gone] The game is over: all stones are taken.
    }

## Reasons

reason-not_now = This is not possible now.
reason-not_your_decision = It is not your decision.
reason-game_over = The game is over.
reason-nothing_to_undo = There is nothing to take back.
reason-heap_too_small = Only { $leaves_text } left.
reason-needs_shells = It costs { $cost_text }; you have { $shells }.
reason-no_bridge = There is no bridge.
reason-empty_chair = Nobody sits there.
reason-own_number = You know your own number.
reason-already_seen = You have seen { $other }’s number.

## Points and endings

source-stones = stones
source-luck = luck
source-moss = moss
source-bonus = rest
source-cairn = cairn
ending-heap_gone = all stones are taken
ending-washed_away = the tide has taken the last stones

count-stones =
    { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }
    .acc =
        { $n ->
            [one] { $n } stone
           *[other] { $n } stones
        }
    .gen =
        { $n ->
            [one] { $n } stone
           *[other] { $n } stones
        }
count-shells =
    { $n ->
        [one] { $n } shell
       *[other] { $n } shells
    }
    .acc =
        { $n ->
            [one] { $n } shell
           *[other] { $n } shells
        }
    .gen =
        { $n ->
            [one] { $n } shell
           *[other] { $n } shells
        }
