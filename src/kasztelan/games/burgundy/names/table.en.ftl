### What is asked and refused at a Burgundy table, in English; choices and events have files of their own.
### A message gets its facts by the names of the fields; see `texts/sentences.py`.

## Questions: to whoever is asked; what the others read; a short name

decision-first_player = Who goes first?
    .waiting = The first player is being drawn.
    .short = first player
decision-draw_board = Which board is drawn?
    .waiting = Boards are being drawn.
    .short = drawing a board
decision-deal = Which goods are dealt?
    .waiting = Goods are being dealt.
    .short = dealing goods
decision-turn_up = Which goods are turned up?
    .waiting = The goods of the phase are being turned up.
    .short = goods of the phase
decision-refill = Which hex is drawn?
    .waiting = The depots are being filled.
    .short = filling the depots
decision-roll = What do the dice show?
    .waiting = The dice are being rolled.
    .short = rolling the dice
decision-roll_white = What does the white die show?
    .waiting = The white die is being rolled.
    .short = rolling the white die
decision-choose_duchy = Which duchy do you play on?
    .waiting = Waiting for { $seat } to choose a duchy.
    .short = choosing a duchy
decision-start_castle = Where do you place your start castle?
    .waiting = Waiting for { $seat } to place the start castle.
    .short = start castle
decision-turn =
    { $dice ->
        [0] Both dice are used. End your turn?
       *[other] Your turn; dice left: { $dice }.
    }
    .waiting = Waiting for { $seat }.
    .short = the turn
decision-where = Where do you place { $hex_acc }?
    .waiting = Waiting for { $seat } to place { $hex_acc }.
    .short = choosing the space
decision-which_die = Which die do you use?
    .waiting = Waiting for { $seat } to choose a die.
    .short = choosing a die
decision-make_room = Your storage is full. What do you discard for { $hex_acc }?
    .waiting = Waiting for { $seat } to make room in the storage.
    .short = making room
decision-extra_action = Your castle gives you an extra action with any number. What do you do?
    .waiting = Waiting for { $seat } to take an extra action.
    .short = extra action
decision-white_action = Your white castle gives you an action with the number { $value }. What do you do?
    .waiting = Waiting for { $seat } to take an action with the white die.
    .short = action with the white die
decision-take_more = Which hex do you take?
    .waiting = Waiting for { $seat } to take a hex.
    .short = taking a hex
decision-sell_more = Which goods do you sell?
    .waiting = Waiting for { $seat } to sell goods.
    .short = selling goods
decision-place_more = Which stored hex do you place as well?
    .waiting = Waiting for { $seat } to place another hex.
    .short = placing another hex
decision-ship_depot = From which depot does your ship take the goods?
    .waiting = Waiting for { $seat } to choose a depot for the ship.
    .short = goods for the ship
decision-second_depot = Which depot next to depot { $depot } do you empty as well?
    .waiting = Waiting for { $seat } to choose a second depot.
    .short = second depot
decision-ship_goods = Not all goods of depot { $depot } fit. Which do you take?
    .waiting = Waiting for { $seat } to choose goods.
    .short = choosing goods
decision-crane = Which building does the crane imitate?
    .waiting = Waiting for { $seat } to choose a building for the crane.
    .short = building for the crane
decision-geese = Which animals count with the geese?
    .waiting = Waiting for { $seat } to choose animals for the geese.
    .short = animals with the geese
decision-over = The game is over.

## Reasons: why something cannot be done now

reason-not_now = This is not possible now.
reason-not_your_decision = It is not your decision.
reason-game_over = The game is over.
reason-nothing_to_undo = There is nothing to undo.
reason-answer_first = First answer the question that is asked.
reason-no_dice_left = Both your dice are used.
reason-not_in_depot = Depot { $depot } does not have { $hex_acc }.
reason-not_in_black_depot = The black depot does not have { $hex_acc }.
reason-not_stored = Your storage does not have { $hex_acc }.
reason-needs_workers = It takes { $needs_workers }; you have { $workers }.
reason-needs_silver = It takes { $needs_silver }; you have { $silver }.
reason-bought_already = You have already bought a hex this turn.
reason-no_goods = You have no such goods: { $goods }.
reason-nowhere_to_place = There is no space for { $hex_acc } that you can reach now.
reason-space_covered = Space { $space } is already covered.
reason-space_colour = This space is { $type_colour }: { $type_plural } only.
reason-space_not_adjacent = Space { $space } is not next to a placed hex.
reason-building_twice = This city already has { $hex_acc }.
reason-not_castle_space = Space { $space } is not burgundy.
reason-no_monastery = Your duchy does not have { $hex_acc }.
reason-used_already = You have already used { $hex_acc } this turn.
reason-not_that_sort = This effect cannot take { $hex_acc }.
reason-not_offered = This is not offered now.
reason-no_such_space = Your duchy has no such space.
reason-not_adjacent_depot = Depot { $depot } is not next to the chosen one.
reason-cannot_decline = This cannot be declined.
reason-inn_twice = This area already has an inn.
reason-needs_both_dice = Both your dice have to be unused.
reason-no_lost_castle = No castle has left the depots yet.
reason-needs_points = It takes { $needs_points }; you have { $points }.
reason-not_connected = The area of space { $space } does not touch a placed castle.
reason-own_turn_only = This is possible only on your own turn.
reason-only_for_room = You may discard a stored hex only to make room for one that you take.
reason-no_goods_there = Depot { $depot } has no goods.
reason-not_agreed = This table does not play with that rule.

## What points come from, and why the game ended

source-areas = areas
source-phases = bonus for the phase
source-bonus_tiles = bonus tiles
source-animals = animals
source-buildings = watchtowers
source-sales = sales
source-goods = unsold goods
source-silver = silver
source-workers = workers
source-monasteries = monasteries
source-posts = border posts
source-recovered = castles taken back
ending-phases = all five phases were played

## How far the game is, in a list of tables

moment = phase { $phase }, round { $round }
