### The vineyards of Burgundy, in English.

## Colours of vines, and bonus actions

vine-orange = orange
vine-yellow = yellow
vine-green = green
vine-red = red
vine-black = black
vine-blue = blue
type-vines = Double hex
    .plural = double hexes
    .colour = any
    .area = any
icon-sell_goods = a sale
icon-place_hex = a stored hex in the duchy
icon-castle_action = an extra action
icon-take_black = a hex of the black depot or the shop
icon-take_double = a double hex of the vineyard depot

## Options

choice-expansions-vineyards = Vineyards
    .about = double hexes on a board of their own
option-fewer_vines = Fewer vine colours
    .help = Takes two colours out of the game with two players, one with three, so that less is left to chance.
preset-everything = Everything
    .about = All expansions at once: hexes, white castles, inns, border posts, trade routes, shields and vineyards.
allowed-needs_vineyards = an object, with the vineyards
allowed-double_hex_and_left = a double hex and its vine on the left

## Choices

action-remove_vine = Take a colour out: { $colour }
    .short = { $colour }
    .group = Take a colour out
action-deal_vine = Deal a vine tile: { $colour }
    .short = { $colour }
    .group = Deal a vine tile
action-take_vines =
    { $hex ->
        [none] Take from slot { $slot } of the vineyard depot
       *[other]
            { $workers ->
                [none] Take { $hex_acc } from the vineyard depot
                [0] Take { $hex_acc } from the vineyard depot
               *[other] Take { $hex_acc } from the vineyard depot using { $workers_text }
            }
    }
    .short =
        { $hex ->
            [none] Slot { $slot }
           *[other] { $hex }
        }
    .group = Take a double hex
action-plant =
    { $number ->
        [none] Double space { $space }, on the left: { $left }
       *[other]
            { $workers ->
                [none] Double space { $space }, number { $number }, on the left: { $left } ({ $icons })
                [0] Double space { $space }, number { $number }, on the left: { $left } ({ $icons })
               *[other] Double space { $space }, number { $number }, { $workers_text }, on the left: { $left } ({ $icons })
            }
    }
    .short = { $space }, left { $left }
    .group = Where in the vineyard
action-use_icon = Bonus action: { $icon }
    .short = { $icon }
    .group = Bonus actions
action-take_vine_tile =
    { $points ->
        [none] Vine bonus tile: { $colour }
       *[other] Vine bonus tile: { $colour }, now { $points_text }
    }
    .short = { $colour }
    .group = Vine bonus tile

## Questions

decision-remove_vine = Which colour is taken out?
    .waiting = Vine colours are being taken out.
    .short = colours of vines
decision-deal_vine = Which vine tile is dealt?
    .waiting = Vine tiles are being dealt.
    .short = dealing vine tiles
decision-vine_bonus = Which bonus action do you use?
    .waiting = Waiting for { $seat } to use a bonus action.
    .short = bonus action
decision-vine_black = Which hex do you take for free?
    .waiting = Waiting for { $seat } to take a hex.
    .short = hex of the black depot
decision-vine_double = Which double hex do you take?
    .waiting = Waiting for { $seat } to take a double hex.
    .short = taking a double hex
decision-vine_tile = Layer { $layer } is full. Which vine bonus tile do you take?
    .waiting = Waiting for { $seat } to take a vine bonus tile.
    .short = vine bonus tile

## Events

event-vine_removed = Vines of this colour are out of the game: { $colour }.
event-vine_dealt = { $seat } is dealt a vine bonus tile: { $colour }.
    .you = You are dealt a vine bonus tile: { $colour }.
event-took_vines =
    { $workers ->
        [0] { $seat } takes { $hex_acc } from the vineyard depot.
       *[other] { $seat } takes { $hex_acc } from the vineyard depot using { $workers_text }.
    }
    .you =
        { $workers ->
            [0] You take { $hex_acc } from the vineyard depot.
           *[other] You take { $hex_acc } from the vineyard depot using { $workers_text }.
        }
event-took_shop =
    { $silver ->
        [0] { $seat } takes { $hex_acc } from the vineyard shop for free.
       *[other] { $seat } buys { $hex_acc } from the vineyard shop for { $silver_text }.
    }
    .you =
        { $silver ->
            [0] You take { $hex_acc } from the vineyard shop for free.
           *[other] You buy { $hex_acc } from the vineyard shop for { $silver_text }.
        }
event-planted =
    { $workers ->
        [0] { $seat } plants { $hex_acc } on double space { $space }.
       *[other] { $seat } plants { $hex_acc } on double space { $space } using { $workers_text }.
    }
    .you =
        { $workers ->
            [0] You plant { $hex_acc } on double space { $space }.
           *[other] You plant { $hex_acc } on double space { $space } using { $workers_text }.
        }
event-vine_tile = { $seat } fills layer { $layer } and takes a vine bonus tile: { $colour }.
    .you = You fill layer { $layer } and take a vine bonus tile: { $colour }.
event-vines_scored = { $seat } scores { $points_text } for { $size_spaces } of vines: { $colour }.
    .you = You score { $points_text } for { $size_spaces } of vines: { $colour }.

## Reasons and sources

reason-no_vines_there = Slot { $slot } of the vineyard depot is empty.
reason-vines_not_adjacent = A double hex has to touch one that is planted.
reason-bottom_first = The first double hex is planted in the bottom layer.
reason-duchy_only = A double hex does not go into the duchy.
reason-no_such_vine = There is no such vine on { $hex_acc }: { $colour }.
reason-icon_elsewhere = Double space { $space } does not show this bonus action.
reason-icon_used = You have already used this bonus action.
reason-nothing_for_it = There is nothing that this bonus action could be used for.
reason-no_vine_tile = The pool has no vine bonus tile of this colour: { $colour }.
source-vines = vines
