## The Citadels table

citadels-headline = Round { $round }
citadels-last-round = Round { $round }, the last one
citadels-arcade = Characters by rank
citadels-seats = The other players
citadels-in-rules = In the rulebook

## A rank in the arcade: what is known of it
citadels-not-drawn = not drawn yet
citadels-state-killed = killed
citadels-state-killed-silent = killed, silent
citadels-state-face-up = out, face up
citadels-state-silent = nobody answers
citadels-state-now = plays now
citadels-state-you-now = you, now
citadels-state-yours = yours
citadels-state-passed-on = you passed it on
citadels-state-not-seen = not in your pack
citadels-state-discarded = you discarded it
citadels-state-given = you gave it away
citadels-state-waiting = not called yet
citadels-state-you = you
citadels-mark-robbed = to be robbed
citadels-mark-bewitched = bewitched
citadels-mark-warrant = a warrant
citadels-mark-warrant-signed = the signed warrant
citadels-mark-warrant-unsigned = an unsigned warrant
citadels-mark-threat = a threat
citadels-mark-threat-flowered = the flowered threat
citadels-mark-threat-plain = the plain threat
citadels-mark-beautified = beautified
citadels-tax = Tax on the token: { $gold }

## A player
citadels-crowned = wears the crown
citadels-not-revealed = not revealed
citadels-safe = city safe
citadels-city-safe = Rank 8 cannot touch this city
citadels-completed = city completed
citadels-completed-first = completed first
citadels-city = City: { $size } of { $needed }
citadels-hand-of = { $cards } in hand
citadels-known-hand = What you know of { $name }’s hand
citadels-next-plot = next
citadels-tower = { $name }, { $type }, cost { $cost }
citadels-tower-beautified = { $name }, { $type }, beautified, cost { $cost }
citadels-beneath = { $cards } beneath
citadels-use = { $name }: use it
citadels-deck = The deck: { $cards }
citadels-deck-word = deck
citadels-bank = The bank
citadels-bank-word = bank
citadels-bell = The bell was rung
citadels-needed = A city needs { $districts }.
citadels-deck-text = District cards that nobody holds. What is put under the deck comes up again only when the rest is drawn.
citadels-bank-text = Gold comes from here and goes back here. It never runs out.

## Choosing characters
citadels-draft-order = The order of the draft
citadels-draft-done = chose from { $n }
citadels-draft-now = chooses from { $n }
citadels-draft-you = choose from { $n } now
citadels-draft-later = then from { $n }
citadels-draft-laid = The characters are laid out.
citadels-draft-choosing = { $name } is choosing from { $n } cards.
citadels-draft-up = Out this round, face up
citadels-draft-down = Face down, unseen
citadels-draft-down-text = 1 card, anybody’s guess
citadels-draft-discarded = Discarded by you
citadels-draft-fan = Characters to choose from
citadels-draft-out = out
citadels-draft-thrown = thrown away
citadels-draft-unseen = unseen

## Cards laid open before me
citadels-open-drawn = You drew
citadels-open-studied = You look through
citadels-open-looked = The hand of { $name }
citadels-open-held = The card you took
citadels-open-confiscation = { $name } builds
citadels-open-grave = Destroyed just now
citadels-open-deck = In the deck
citadels-open-spy = Which type do you look for at { $name }’s?
citadels-open-museum = Beneath the Museum, put there by you
citadels-open-packs = Characters you chose from
citadels-open-pack = Choice { $nth }
citadels-fold = Collapse
citadels-unfold = Expand

## My side
citadels-mine = Your side of the table
citadels-you = You
citadels-my-hand = Your hand
citadels-my-characters = Your characters
citadels-no-cards = No cards in hand
citadels-sort = Sort the hand
citadels-sort-dealt = unsorted
citadels-sort-cost = by cost
citadels-sort-type = by type
citadels-sort-name = by name
citadels-built = { $size } of { $needed } built
citadels-builds-left = still to build: { $n }
citadels-secret = still secret
citadels-revealed = revealed
citadels-packs = Characters seen
citadels-cost-never = cannot be built

## In the margin
citadels-gloss-district = { $type } district
citadels-gloss-character = character of rank { $rank }
citadels-gloss-basic = Worth its cost in points at the end.
citadels-gloss-pays = Brings income to: { $characters }.
citadels-gloss-types-all = A city with all five types is worth 3 extra points.
citadels-gloss-seat = { $gold }, { $cards }
citadels-gloss-points = { $source }: { $points }
citadels-gloss-hidden = Points as far as you can see.
citadels-foretold = { $gold } left, city { $size } of { $needed }
citadels-foretold-cards = { $gold }, { $cards } in hand, city { $size } of { $needed }

## What stands on a card in a few words; the margin says it fully
citadels-brief-armory = Give it up: 1 more district falls with it.
citadels-brief-basilica = End: 1 point per district of odd cost.
citadels-brief-capitol = End: 3 points for 3 of one type.
citadels-brief-dragon_gate = End: 2 extra points.
citadels-brief-factory = Your other unique districts cost 1 less.
citadels-brief-framework = Destroy it instead of paying.
citadels-brief-gold_mine = When you take gold: 1 extra.
citadels-brief-great_wall = Rank 8 must pay 1 extra gold.
citadels-brief-haunted_quarter = End: counts as any one type.
citadels-brief-imperial_treasury = End: 1 point per gold you hold.
citadels-brief-ivory_tower = End: 5 points if the only unique one.
citadels-brief-keep = Rank 8 cannot touch it.
citadels-brief-laboratory = Once a turn: discard 1 card, gain 2 gold.
citadels-brief-laboratory-classic = Once a turn: discard 1 card, gain 1 gold.
citadels-brief-library = When you draw cards, keep all.
citadels-brief-map_room = End: 1 point per card in hand.
citadels-brief-monument = Counts twice. Only with fewer than 5 built.
citadels-brief-museum = Once a turn: 1 card beneath, 1 point each.
citadels-brief-necropolis = Destroy your own district instead of paying.
citadels-brief-observatory = When you draw cards, look at 3.
citadels-brief-park = End of turn without cards: gain 2.
citadels-brief-poor_house = End of turn without gold: gain 1.
citadels-brief-quarry = You may build the same again.
citadels-brief-school_of_magic = For income, counts as any type.
citadels-brief-secret_vault = Never built. End: 3 points in hand.
citadels-brief-smithy = Once a turn: 2 gold for 3 cards.
citadels-brief-stables = Built outside the limit.
citadels-brief-statue = End: 5 points with the crown.
citadels-brief-theater = After the draft: trade a character blindly.
citadels-brief-thieves_den = Cards pay too: 1 card for 1 gold.
citadels-brief-wishing_well = End: 1 point per unique district.
citadels-brief-wishing_well-classic = End: 1 point per other purple one.
citadels-brief-haunted_city = End: counts as any one colour.
citadels-brief-graveyard = Pay 1 gold: take a card the Warlord destroyed.
citadels-brief-university = Worth 8 points.
citadels-brief-lighthouse = When built: take any card of the deck.
citadels-brief-bell_tower = When built: 7 districts may end the game.
citadels-brief-hospital = Murdered, still take an action.
citadels-brief-throne_room = The crown moves: gain 1 gold.

citadels-brief-assassin = Name a character: it loses its turn.
citadels-brief-witch = Gather, bewitch a character, play on in its place.
citadels-brief-magistrate = Three warrants; the signed one takes a district.
citadels-brief-thief = Name a character: take its gold when it is called.
citadels-brief-spy = Look at a hand: gold and cards for one type.
citadels-brief-blackmailer = Threaten two: a bribe, or the flower takes all.
citadels-brief-magician = Exchange hands with a player, or replace cards.
citadels-brief-wizard = Look at a hand and take a card, or build it.
citadels-brief-seer = Take a card from everybody, give one back. Build 2.
citadels-brief-king = Take the crown. 1 gold per noble district.
citadels-brief-emperor = Give the crown, take a gift. 1 gold per noble district.
citadels-brief-patrician = Take the crown. 1 card per noble district.
citadels-brief-bishop = Safe from rank 8. 1 gold per religious district.
citadels-brief-abbot = Gold or cards for religious districts; 1 gold from the richest.
citadels-brief-abbot-classic = 1 gold per religious district; 1 gold from the richest.
citadels-brief-cardinal = 1 card per religious district. Build with others’ gold.
citadels-brief-merchant = 1 extra gold. 1 gold per trade district.
citadels-brief-alchemist = Get back the gold you spent on building.
citadels-brief-trader = Build any number of trade districts. 1 gold for each.
citadels-brief-architect = 2 extra cards. Build up to 3.
citadels-brief-navigator = 4 gold or 4 cards. Builds nothing.
citadels-brief-scholar = Look through 7 cards, keep 1. Build 2.
citadels-brief-warlord = Destroy a district. 1 gold per military district.
citadels-brief-diplomat = Exchange a district. 1 gold per military district.
citadels-brief-marshal = Seize a district of cost 3 or less. 1 gold per military one.
citadels-brief-queen = 3 gold if rank 4 sits beside you.
citadels-brief-artist = Beautify up to 2 districts.
citadels-brief-tax_collector = 1 gold for each district others build.

citadels-round = Round { $round }

## Who can still be whom
citadels-deduction = Who can still be whom this round, from all that you have seen.
citadels-deduction-nobody = nobody
citadels-deduction-certain = certain
citadels-deduction-possible = possible
citadels-deduction-no = impossible
citadels-deduction-none = No characters have been dealt yet.

## The ribbon
citadels-asks-gather = Take gold or draw cards.
citadels-asks-build = Build, or end your turn.
citadels-asks-build-or-destroy = Build or destroy.
citadels-asks-build-or-seize = Build or seize.
citadels-asks-build-or-exchange = Build or exchange.
citadels-asks-power = Use a power, or end your turn.
citadels-asks-end = Nothing is left to do.
citadels-status = You have { $gold }.
citadels-status-gathered = You have { $gold }. Still to build: { $n }.
citadels-status-waiting = You are rank { $rank }, the { $character }.
citadels-status-passes =
    { $n ->
        [one] The other one goes to { $name }.
       *[other] The other { $n } go to { $name }.
    }
citadels-pick-flagged = pick a flagged tower
citadels-pick-tower = pick a lit tower
citadels-pick-hand = pick a lit card
citadels-pick-character = pick a rank
citadels-pick-seat = pick a player
citadels-left-build = You still have { $gold } and can build.
citadels-left-free = Not done yet: { $choice }.
citadels-left-power = You can still use your power: { $choice }.
citadels-grey-same =
    { $n ->
        [one] The grey card costs { $gold }; you have { $has }.
       *[other] The { $n } grey cards cost { $gold }; you have { $has }.
    }
citadels-grey-dear = The { $n } grey cards cost more than the { $has } gold you have.

## The ceremony
citadels-count-districts = Districts
citadels-count-types = Five types
citadels-count-city = Completed city
citadels-count-houses = Great houses
