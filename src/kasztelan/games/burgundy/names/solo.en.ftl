### The solo game of Burgundy, in English.

## Options

option-solo_duchy = Solo duchy
    .help = Alone you play on a duchy of the solo game: 33 is for beginners, 34 for advanced players.
option-target = Target
    .help = Where the target marker begins; 50 is usual, a lower number makes the game easier.
preset-solo = Solo game
    .about = Alone: cover all 37 spaces of your duchy within 25 rounds.
problem-not_alone = border posts, trade routes, shields and vineyards do not go with the solo game

## Pieces

hex-wild = Face-down hex
    .effect = It fits any colour and covers its space. It is of no sort and does nothing.
    .acc = a face-down hex
    .gen = a face-down hex
type-wild = Face-down hex
    .plural = face-down hexes
    .colour = any
    .area = any

## Choices

action-buy_points = Buy { $points_text }
    .short = { $points }
    .group = Buy points
action-exchange = Give 5 goods for { $hex_acc }, face down
    .short = { $hex }
    .group = Give 5 goods
action-pay_goods = Give goods: { $goods }
    .short = { $goods }
    .group = Give goods
action-next_part =
    { $part ->
        [area] First the points of the area
        [colour] First the hex for the colour
       *[effect] First the effect of the hex
    }
    .short =
        { $part ->
            [area] Area
            [colour] Colour
           *[effect] Effect
        }
    .group = What comes first
action-count_crane = Count the crane as well
    .short = Count it

## Questions

decision-buy_points = Do you buy points, 1 silver each? The target is { $target }.
    .waiting = Waiting for { $seat } to buy points.
    .short = buying points
decision-target_action = You have reached the target: take an action with any number.
    .waiting = Waiting for { $seat } to take an action for the target.
    .short = action for the target
decision-colour_reward = The colour is complete. Which hex of the black depot do you place?
    .waiting = Waiting for { $seat } to choose a hex for the colour.
    .short = hex for the colour
decision-next_part = What comes first?
    .waiting = Waiting for { $seat } to choose what comes first.
    .short = what comes first
decision-exchange = Do you give 5 goods for a hex of the black depot, face down?
    .waiting = Waiting for { $seat } to give goods for a hex.
    .short = goods for a hex
decision-pay_goods = Which goods do you give? Still to give: { $left_to_pay }.
    .waiting = Waiting for { $seat } to give goods.
    .short = giving goods
decision-count_crane = Does the crane count for { $hex_acc }?
    .waiting = Waiting for { $seat } to count the crane.
    .short = counting the crane

## What happened

event-hex_removed = The white die removes { $hex_acc } from depot { $depot }.
event-goods_cleared = Goods removed from the depots: { $count }.
event-goods_paid = { $seat } gives { $count_goods }: { $goods }.
    .you = You give { $count_goods }: { $goods }.
event-points_bought = { $seat } buys { $points_text } for { $silver_text }.
    .you = You buy { $points_text } for { $silver_text }.
event-target_reached = { $seat } reaches the target with { $points_text }. The new target is { $target }.
    .you = You reach the target with { $points_text }. The new target is { $target }.
event-took_face_down = { $seat } takes { $hex_acc } from the black depot, face down.
    .you = You take { $hex_acc } from the black depot, face down.

## The end

source-spaces = covered spaces
ending-filled = every space of the duchy is covered
ending-not_filled = 25 rounds are over and the duchy is not full

## Reasons

reason-beyond_target = Points are bought only up to the target, { $target }.
reason-part_not_due = This part of the placement has been done, or nothing comes of it.
