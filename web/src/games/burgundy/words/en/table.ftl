## The Burgundy table

burgundy-headline =
    { $round ->
        [0] Phase { $phase }, setting up
       *[other] Phase { $phase }, round { $round }
    }
burgundy-in-rules = In the rulebook
burgundy-you = You
burgundy-mine = My side
burgundy-rivals = The other players
burgundy-market = Depots
burgundy-strip = Phase, round and turn order
burgundy-round = Round
burgundy-track = Points
burgundy-white = White die: { $value }
burgundy-points-short = points
burgundy-once = once a turn
burgundy-inns = Inns: { $n }
burgundy-depot = Depot { $depot }
burgundy-depot-goods = Goods: { $goods }
burgundy-depot-text = A die showing { $depot } takes a hex from here.
burgundy-open-depot = Look at depot { $depot }
burgundy-open-black = Look at the black depot
burgundy-look-at = { $name }: look at the duchy
burgundy-duchy-of = Duchy: { $name }
burgundy-choose-duchy = Duchies to choose from
burgundy-space = Space { $space }: { $type }, number { $number }
burgundy-space-hex = Space { $space }: { $hex }
burgundy-number = number { $number }
burgundy-goods = Goods: { $goods }
burgundy-goods-text = A die with this number sells all of them: { $points } each and 1 silver in all.
burgundy-have-goods = Goods: { $goods }, { $n }
burgundy-die = Die { $value }
burgundy-die-used = Die { $value }, used
burgundy-die-workers = Die { $value } with { $workers }
burgundy-fits =
    { $n ->
        [0] no space within reach
        [one] { $n } space within reach
       *[other] { $n } spaces within reach
    }
burgundy-foretold = { $points }, { $workers }, { $silver }
burgundy-then = then { $left }
burgundy-points-from = { $source } { $points }
burgundy-no-points = No points yet.
burgundy-brings = { $points }

## What the margin says

burgundy-type-castle = Burgundy: only castles go here.
burgundy-type-mine = Grey: only mines go here.
burgundy-type-ship = Blue: only ships go here.
burgundy-type-animals = Green: only animals go here.
burgundy-type-building = Beige: only buildings go here, each kind once in a city.
burgundy-type-monastery = Yellow: only monasteries go here.
burgundy-double = Double hex
burgundy-double-text = It takes two places in storage and is planted in the vineyard.
burgundy-part-black = Black depot
burgundy-part-black-text = Once in your turn you may buy a hex here for 2 silver, without a die.
burgundy-part-areas = A filled area scores
burgundy-part-areas-text = By its number of spaces, and { $phase } more in this phase.
burgundy-part-colours = A filled colour scores
burgundy-part-colours-text = The first to fill all spaces of a colour takes { $large } points, the second { $small }.
burgundy-target = Target: { $target }
burgundy-part-target = Target
burgundy-part-target-text = At { $target } points you take an action with any number; your points go back to 0 and the target falls by 5.
burgundy-solo-colours = A filled colour: place a hex of the black depot at once
burgundy-part-order = Turn order
burgundy-part-order-text = Whoever is furthest ahead plays first; of several on one space the topmost. A ship moves you ahead.
burgundy-part-phase = Phase
burgundy-part-phase-text = A filled area brings { $phase } more points in this phase; the earlier, the more.
burgundy-part-white = White die
burgundy-part-white-text = It says which depot gets the goods of the round.
burgundy-part-workers = Workers
burgundy-part-workers-text = Each changes a die by 1, also between 6 and 1. Any die takes 2 workers instead of its action.
burgundy-part-silver = Silver
burgundy-part-silver-text = 2 silver buy a hex of the black depot, once in a turn.
burgundy-part-storage = Storage
burgundy-part-storage-text = Hexes wait here until a die places them.
burgundy-shared = Storage shared with your partner
burgundy-shared-with = Shared with { $name }
burgundy-stored-of = { $name }’s storage
burgundy-partner = partner
burgundy-part-goods = Goods
burgundy-part-goods-text = At most three kinds, any number of each.
burgundy-part-sold = Sold
burgundy-part-sold-text = Goods tiles you have sold.
burgundy-part-dice = Dice
burgundy-part-dice-text = Each die gives one action: take a hex, place one, sell goods, or take 2 workers.
burgundy-part-won = Won
burgundy-part-posts = Border posts
burgundy-part-posts-text = Join them by placed hexes: the first two bring the points of the phase.
burgundy-part-routes = Trade route
burgundy-part-routes-text = Sold goods fill it from the left. Goods of the wanted number bring the bonus of the field.
burgundy-part-shields = Shields
burgundy-part-shields-text = A pair of dice takes one from their depot; it lies on a castle.
burgundy-part-vineyard = Vineyard
burgundy-part-vineyard-text = A double hex covers two spaces and brings both bonus actions.

## Expansions

burgundy-leaves = My duchy and my vineyard
burgundy-leaf-duchy = Duchy
burgundy-leaf-vineyard = Vineyard
burgundy-vineyards = Vineyards
burgundy-vine-depot = Depot
burgundy-vine-shop = Shop
burgundy-vine-pool = Tiles left · yours
burgundy-vineyard-of = Vineyard: { $name }
burgundy-shop = Vineyard shop
burgundy-plot = Number { $number }: { $gives }
burgundy-pool = Vine bonus tiles, { $vine }: { $n }
burgundy-vine-tiles = Vine bonus tiles won
burgundy-turn = Left: { $vine }
burgundy-field = { $goods }: { $gives }
burgundy-route = Route tile { $route }

## The ribbon

burgundy-status = You have { $workers } and { $silver }.
burgundy-left = Dice you have not used: { $dice }. Each could still take 2 workers.
burgundy-verb-place = place
burgundy-verb-sell = sell
burgundy-pick-take = pick a lit hex
burgundy-pick-place = pick a stored hex
burgundy-pick-at = pick a lit space
burgundy-pick-start_castle = pick a lit space
burgundy-pick-sell = pick your goods
burgundy-pick-buy = pick a black hex
burgundy-pick-plant = pick a lit space
burgundy-pick-take_vines = pick a double hex
burgundy-pick-take_shield = pick a shield

## Châteauma

burgundy-steps = Châteauma’s six steps
burgundy-step-1 = Choose and place
burgundy-step-2 = Bonus
burgundy-step-3 = Symbols
burgundy-step-4 = Full card
burgundy-step-5 = Bonus tile
burgundy-step-6 = Black depot
burgundy-step-short-1 = Place
burgundy-step-short-2 = Bonus
burgundy-step-short-3 = Symbol
burgundy-step-short-4 = Card
burgundy-step-short-5 = Tile
burgundy-step-short-6 = Buy
burgundy-all-of = { $name }
burgundy-look-at-her = { $name }: look at her cards and her duchy
burgundy-card =
    { $side ->
        [left] Left card, { $card }, for 1 to 4
       *[right] Right card, { $card }, for 5 and 6
    }
burgundy-card-selected = chosen
burgundy-symbol-sell = sells goods
burgundy-symbol-double_hex = takes a double hex
burgundy-covered = { $type }: { $n } of { $of } covered
burgundy-in-reserve = { $name }: { $n } in reserve
burgundy-reserve = Reserve
burgundy-her-duchy = Her duchy
burgundy-board = board { $n }
burgundy-deck =
    { $n ->
        [0] no cards left
        [one] { $n } card left
       *[other] { $n } cards left
    }

## Why she does it, beneath the Herald’s sentence

burgundy-why-chat-6 = 1 to 4 on the white die chooses her left card, 5 and 6 the right one.
burgundy-why-seek-1 = Clockwise from the die, the first hex that fits a free space of her card.
burgundy-why-seek-3 = No depot has what the card needs, so her reserve helps.
burgundy-why-seek-4 = Neither depots nor reserve fit: a wild hex covers the first free space.
burgundy-why-seek-5 = Nothing fits anywhere, so the first hex of the black depot becomes a wild one.
burgundy-why-gift-3 = The carpenter’s workshop brings a building, clockwise from the white die.
burgundy-why-gift-4 = The church brings a castle, else a mine, else a monastery.
burgundy-why-gift-5 = The market brings a ship, else animals.
burgundy-why-gift-6 = The town hall places what her reserve has most of.
burgundy-why-gift-8 = The ship goes to the depot with most goods.
burgundy-why-card-1 = She covered a symbol with scales in this turn.
burgundy-why-card-2 = All its spaces are covered: it scores what is printed on it.
burgundy-why-card-3 = Hexes of a full card go to the free spaces of their colour, without a bonus.
burgundy-why-card-6 = All spaces of this colour in her duchy are covered.
burgundy-why-card-7 = With 2 silver she always buys: the type that her reserve has fewest of.
burgundy-why-mod-4 = Modifier D: the space is marked with an extra action.
burgundy-why-with-7 = The completed card shows a shield; she takes the lowest number.
burgundy-why-with-9 = The symbol takes the double hex of the white die, else the next on the right.
burgundy-why-with-10 = With 2 silver she buys a double hex first, by the white die.
