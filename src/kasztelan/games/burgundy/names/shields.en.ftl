### The shields of Burgundy, in English.

## Shields

shield-1 = Shield 1
    .title = One pasture
    .effect = All your pastures count as one when animals score; areas are scored as usual. At the end 12 points.
shield-2 = Shield 2
    .title = Copycat recruits
    .effect = Whenever another player gains workers, you take 1 worker; not during setup. At the end 12 points.
shield-3 = Shield 3
    .title = Tribute in labour
    .effect = Tribute may be paid in workers, 1 for 1 silver, as long as this shield is kept. At the end 12 points.
shield-4 = Shield 4
    .title = Endless storage
    .effect = Storage has no limit; when you lose the shield, discard stored hexes down to three. At the end 12 points.
shield-5 = Shield 5
    .title = Trading fleet
    .effect = A placed ship may also take all goods of one type from all depots. At the end 12 points.
shield-6 = Shield 6
    .title = Copied monasteries
    .effect = Once, you choose a player: all monasteries in that duchy except 27, later ones too, work for you as well. At the end 12 points.
shield-7 = Shield 7
    .title = Double trophies
    .effect = Bonus tiles gained from now on give double points; vine bonus tiles do not. At the end 8 points.
shield-8 = Shield 8
    .title = Deep mines
    .effect = Mines give double silver. At the end 8 points.
shield-9 = Shield 9
    .title = Price per tile
    .effect = A sale gives 1 silver for each tile; monastery 3 adds 1 for the sale. At the end 8 points.
shield-10 = Shield 10
    .title = Double monasteries
    .effect = At the end monasteries give double points, copied ones too. At the end 8 points.
shield-11 = Shield 11
    .title = Castle heraldry
    .effect = With the extra action of a castle you may take a shield from any depot. At the end 8 points.
shield-12 = Shield 12
    .title = Double sales
    .effect = Sold goods give double points. At the end 8 points.
shield-13 = Shield 13
    .title = Double shields
    .effect = At the end all your shields give double points, this one too. At the end 4 points.
shield-14 = Shield 14
    .title = Phase settlement
    .effect = At the end of a phase you may take a hex from any depot and place it at once, whatever its number. At the end 4 points.
shield-15 = Shield 15
    .title = Black settlement
    .effect = At the end of a phase you may take a hex from the black depot and place it at once, whatever its number. At the end 4 points.
shield-16 = Shield 16
    .title = Free die
    .effect = Once each turn you may set one of your dice to any number, never the white die. At the end 4 points.
shield-17 = Shield 17
    .title = Larger areas
    .effect = Completed areas score as 1 space larger. At the end 4 points.
shield-18 = Shield 18
    .title = Free placing
    .effect = Hexes need not be next to others; colour, number and the city rule still apply. At the end 4 points.

## Options

choice-expansions-shields = Shields
    .about = doubles on the dice take a shield
preset-with_shields = With shields
    .about = Shields lie at the depots: take one with doubles on your dice and put it on a castle.

## Choices

action-deal_shield = Lay out shield { $shield }
    .short = { $shield }
    .group = Lay out a shield
action-take_shield =
    { $workers ->
        [none] Take shield { $shield }
        [0] Take shield { $shield } from depot { $depot }
       *[other] Take shield { $shield } from depot { $depot } using { $workers_text }
    }
    .short = Shield { $shield }
    .group = Take a shield
action-put_shield =
    { $old ->
        [none] Castle on space { $space }
       *[other] Castle on space { $space }, instead of shield { $old }
    }
    .short = Space { $space }
    .group = Which castle
action-copy = Copy the monasteries of { $other }
    .short = { $other }
    .group = Whose monasteries
action-turn_die = Set die { $die } to { $value }
    .short = Die { $die }: { $value }
    .group = { shield-16 }
action-pay_tribute =
    { $pay ->
        [worker] Pay 1 worker for shield { $shield }
       *[other] Pay 1 silver for shield { $shield }
    }
    .short =
        { $pay ->
            [worker] Shield { $shield }: 1 worker
           *[other] Shield { $shield }
        }
    .group = Pay tribute
action-gather =
    { $count ->
        [none] Take from all depots: { $goods }
       *[other] Take { $count_goods } from all depots: { $goods }
    }
    .short = { $goods }
    .group = { shield-5 }
action-take_black = Take { $hex_acc } from the black depot
    .short = { $hex }
    .group = Black depot

## Questions

decision-deal_shield = Which shield lies at depot { $depot }?
    .waiting = Shields are being laid out.
    .short = laying out shields
decision-shield_castle = Which castle carries shield { $shield }?
    .waiting = Waiting for { $seat } to put shield { $shield } on a castle.
    .short = castle for the shield
decision-copy_monasteries = Whose monasteries does shield 6 copy? The choice is for good.
    .waiting = Waiting for { $seat } to use shield 6.
    .short = shield 6
decision-settle = The phase ends: which hex do you place with your shield?
    .waiting = Waiting for { $seat } to place a hex with a shield.
    .short = hex of a shield
decision-tribute = Tribute: which shields do you pay for? The others are lost.
    .waiting = Waiting for { $seat } to pay tribute.
    .short = tribute
decision-too_many = Shield 4 is gone. Which stored hex do you discard?
    .waiting = Waiting for { $seat } to empty the storage.
    .short = emptying the storage
decision-fleet = Which goods do you take from all depots?
    .waiting = Waiting for { $seat } to use shield 5.
    .short = shield 5

## Events

event-shield_laid = Shield { $shield } is laid at depot { $depot }.
event-took_shield =
    { $workers ->
        [0] { $seat } takes shield { $shield } from depot { $depot }.
       *[other] { $seat } takes shield { $shield } from depot { $depot } using { $workers_text }.
    }
    .you =
        { $workers ->
            [0] You take shield { $shield } from depot { $depot }.
           *[other] You take shield { $shield } from depot { $depot } using { $workers_text }.
        }
event-shield_put = { $seat } puts shield { $shield } on the castle on space { $space }.
    .you = You put shield { $shield } on the castle on space { $space }.
event-shield_lost = { $seat } loses shield { $shield }.
    .you = You lose shield { $shield }.
event-copied = { $seat } copies the monasteries of { $other }.
    .you = You copy the monasteries of { $other }.
    .at_you = { $seat } copies your monasteries.
event-die_turned = { $seat } sets die { $die } to { $value }.
    .you = You set die { $die } to { $value }.
event-tribute_paid =
    { $workers ->
        [0] { $seat } pays { $silver_text } as tribute for shield { $shield }.
       *[other] { $seat } pays { $workers_text } as tribute for shield { $shield }.
    }
    .you =
        { $workers ->
            [0] You pay { $silver_text } as tribute for shield { $shield }.
           *[other] You pay { $workers_text } as tribute for shield { $shield }.
        }
event-gathered = { $seat } takes { $count_goods } from all depots: { $goods }.
    .you = You take { $count_goods } from all depots: { $goods }.
event-took_black = { $seat } takes { $hex_acc } from the black depot for free.
    .you = You take { $hex_acc } from the black depot for free.
event-shield_scored = { $seat } scores { $points_text } for shield { $shield }.
    .you = You score { $points_text } for shield { $shield }.

## Reasons and sources

reason-no_castle_there = You have no castle on space { $space }.
reason-no_shield = You do not have shield { $shield }.
reason-paid_already = This shield is already paid for.
reason-needs_shield_3 = Workers pay tribute only once shield 3 is paid for.
reason-not_oneself = You cannot copy your own monasteries.
reason-shield_used = You have already used shield { $shield }.
reason-no_shield_there = Shield { $shield } lies at no depot.
reason-die_used = Die { $die } is used.
reason-die_shows_it = Die { $die } shows { $value } already.
reason-goods_nowhere = There are no such goods in the depots: { $goods }.
reason-no_room_for_goods = Your goods storage has no room for another type: { $goods }.
source-shields = shields
allowed-needs_shield = another player, with shield { $shield }
