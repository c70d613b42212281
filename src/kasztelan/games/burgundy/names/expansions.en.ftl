### Pieces and options of the expansions of Burgundy, in English.

## Options

option-expansions = Expansions
    .help = Which expansions are in play; they can be combined freely.
option-pool = Duchies to draw or choose from
    .help = Which sets of duchies are used.
option-castle_connection = Castle connection
    .help = Duchies 11 to 18 only: hexes may be placed only in areas that touch a placed castle, and a lost castle can be taken back for both dice and 5 points.

## Choices

choice-expansions-hexes = Four more hexes
    .about = crane, geese, two monasteries
choice-expansions-white_castles = White castles
    .about = an action with the white die
choice-expansions-inns = Inns
    .about = fit any space; the area counts as 1 larger
choice-expansions-border_posts = Border posts
    .about = join the posts on your board
choice-pool-base = 1 to 10
choice-pool-exp1 = 11 to 18
choice-pool-championship = 19 and 20 (German championships)
choice-pool-special = 21 and 22 (Special Edition)
choice-pool-border = 23 to 30 (border posts)

## Ready-made games

preset-more_hexes = More hexes
    .about = With the crane, the geese, two more monasteries, white castles and inns.

## What a table cannot agree on

problem-needs_duchies_11_18 = goes only with duchies 11 to 18
allowed-duchies_11_18 = no, or only duchies 11 to 18

## Trade routes

option-routes_in_order = Choose the order of route tiles
    .help = Whether everybody chooses the order of their own route tiles; otherwise it is random.
choice-expansions-trade_routes = Trade routes
    .about = goods sold in order bring rewards
icon-workers4 = 4 workers
icon-silver2 = 2 silver
icon-vp4 = 4 points
icon-take_building = a building
icon-take_ship_animals = a ship or animals
icon-take_mine_monastery_castle = a mine, a monastery or a castle
icon-take_any = any hex
action-deal_route = Deal route tile { $route }
    .short = { $route }
    .group = Deal a route tile
action-lay_route =
    { $wants ->
        [none] Lay route tile { $route }
       *[other] Lay route tile { $route } (goods { $wants }): { $icons }
    }
    .short =
        { $wants ->
            [none] Tile { $route }
           *[other] Tile { $route } ({ $wants })
        }
    .group = Lay a route tile
decision-deal_route = Which route tile is dealt?
    .waiting = Route tiles are being dealt.
    .short = dealing route tiles
decision-lay_route = Which route tile do you lay next?
    .waiting = Waiting for { $seat } to lay the trade route.
    .short = laying the trade route
event-route_dealt = { $seat } is dealt route tile { $route }.
    .you = You are dealt route tile { $route }.
event-route_laid = { $seat } lays route tile { $route } in place { $place }.
    .you = You lay route tile { $route } in place { $place }.
event-route_covered = { $seat } covers field { $place } of the trade route: { $goods }.
    .you = You cover field { $place } of the trade route: { $goods }.
event-route_bonus = { $seat } covers field { $place } of the trade route, { $goods }, and gains: { $icon }.
    .you = You cover field { $place } of the trade route, { $goods }, and gain: { $icon }.
source-routes = trade routes
