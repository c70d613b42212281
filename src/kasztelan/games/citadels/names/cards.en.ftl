### Citadels in English: what everything is called and, in our own words, what it does.
### The keys and attributes are the same in all three languages.

## The game and its editions

game-citadels = Citadels
edition-revised = Revised edition
edition-classic = Classic edition

## District types: the value, its forms, its colour; then the words of the classic edition

type-noble = noble
    .plural = noble
    .gen_plural = noble
    .colour = yellow

type-religious = religious
    .plural = religious
    .gen_plural = religious
    .colour = blue

type-trade = trade
    .plural = trade
    .gen_plural = trade
    .colour = green

type-military = military
    .plural = military
    .gen_plural = military
    .colour = red

type-unique = unique
    .plural = unique
    .gen_plural = unique
    .colour = purple

type-noble-classic = noble
    .plural = noble
    .gen_plural = noble
    .colour = yellow

type-religious-classic = religious
    .plural = religious
    .gen_plural = religious
    .colour = blue

type-trade-classic = trade
    .plural = trade
    .gen_plural = trade
    .colour = green

type-military-classic = military
    .plural = military
    .gen_plural = military
    .colour = red

type-unique-classic = special
    .plural = special
    .gen_plural = special
    .colour = purple

## Characters of the revised edition

character-assassin = Assassin
    .effect = You may name another character. When it is called, its player stays silent, does not reveal the card and loses that turn.
    .acc = Assassin
    .gen = Assassin

character-witch = Witch
    .effect = Right after gathering you must name another character; your turn is put on hold and you cannot build yet. The player of that character may only gather. Then you play on as that character with your own hand, stash and city; if nobody holds it, you do not play on.
    .acc = Witch
    .gen = Witch

character-magistrate = Magistrate
    .effect = You may put the three warrants face down on three different other characters; only one is signed. When the player with the signed warrant first pays for a district in a turn, you may reveal the warrant: the gold goes back to that player and the district enters your city for free. You cannot take a district that you already have.
    .acc = Magistrate
    .gen = Magistrate

character-thief = Thief
    .effect = You may name another character, but not one of rank 1 and not the killed or bewitched one. When it is revealed, you take all the gold in its player’s stash before that player gathers.
    .acc = Thief
    .gen = Thief

character-spy = Spy
    .effect = You may choose another player and a district type, then look at that player’s hand. For each card of that type there you take 1 gold from that player, as long as it lasts, and gain 1 card.
    .acc = Spy
    .gen = Spy

character-blackmailer = Blackmailer
    .effect = You may put the two threats face down on two different other characters; not on rank 1 and not on the killed or bewitched one. Right after gathering, a threatened player must either bribe you with half of their gold, rounded down, or refuse. After a refusal you may reveal the threat; the flowered one gives you all of that player’s gold.
    .acc = Blackmailer
    .gen = Blackmailer

character-magician = Magician
    .effect = You may do one of two things: exchange your whole hand for another player’s, or put any number of your cards under the deck and gain as many new ones.
    .acc = Magician
    .gen = Magician

character-wizard = Wizard
    .effect = You may look at another player’s hand and choose 1 card: put it into your hand, or pay for it and build it at once outside your building limit. This turn you may build districts identical to ones in your city.
    .acc = Wizard
    .gen = Wizard

character-seer = Seer
    .effect = You may take a random card from the hand of every other player; then you must hand a card of your choice to everyone who lost one. Your building limit is 2.
    .acc = Seer
    .gen = Seer

character-king = King
    .effect = At some moment of your turn you must take the crown. You may take income: 1 gold for each of your noble districts.
    .acc = King
    .gen = King

character-emperor = Emperor
    .effect = At some moment of your turn you must give the crown to a player who does not hold it, but not to yourself. You take 1 gold or 1 random card from that player, if there is any. You may take income: 1 gold for each of your noble districts.
    .acc = Emperor
    .gen = Emperor

character-patrician = Patrician
    .effect = At some moment of your turn you must take the crown. You may take income: 1 card for each of your noble districts.
    .acc = Patrician
    .gen = Patrician

character-bishop = Bishop
    .effect = This round the ability of rank 8 cannot touch your districts. You may take income: 1 gold for each of your religious districts.
    .acc = Bishop
    .gen = Bishop

character-abbot = Abbot
    .effect = You may take income: 1 gold or 1 card for each of your religious districts, in a mix that you declare first. If somebody has more gold than you, you may take 1 gold from the richest player; on a tie you choose from whom.
    .acc = Abbot
    .gen = Abbot

character-cardinal = Cardinal
    .effect = You may take income: 1 card for each of your religious districts. When you lack gold for a district, you may take exactly the missing gold from one other player, giving that player 1 card from your hand for each; then you must pay for that district and build it.
    .acc = Cardinal
    .gen = Cardinal

character-merchant = Merchant
    .effect = You may take 1 extra gold from the bank, whatever you gathered. You may take income: 1 gold for each of your trade districts.
    .acc = Merchant
    .gen = Merchant

character-alchemist = Alchemist
    .effect = At the end of your turn you may recover from the bank whatever gold you spent on building in it. Other spending does not come back.
    .acc = Alchemist
    .gen = Alchemist

character-trader = Trader
    .effect = Trade districts do not count toward your building limit: you may build any number of them and 1 other district. You may take income: 1 gold for each of your trade districts.
    .acc = Trader
    .gen = Trader

character-architect = Architect
    .effect = You may take 2 extra cards from the deck, whatever you gathered. Your building limit is 3.
    .acc = Architect
    .gen = Architect

character-navigator = Navigator
    .effect = You may take 4 gold from the bank or 4 cards from the deck, whatever you gathered. This turn you cannot build anything.
    .acc = Navigator
    .gen = Navigator

character-scholar = Scholar
    .effect = You may look through 7 cards from the top of the deck, take 1 and shuffle the others in again. Your building limit is 2.
    .acc = Scholar
    .gen = Scholar

character-warlord = Warlord
    .effect = You may destroy 1 district in any city that is not completed; the price is its cost minus 1 gold. You may take income: 1 gold for each of your military districts.
    .acc = Warlord
    .gen = Warlord

character-diplomat = Diplomat
    .effect = You may exchange 1 of your districts for 1 in another player’s city that is not completed; if theirs costs more, you must pay that player the difference. Neither city may end up with two identical districts. You may take income: 1 gold for each of your military districts.
    .acc = Diplomat
    .gen = Diplomat

character-marshal = Marshal
    .effect = You may seize 1 district of cost 3 or less from another player’s city that is not completed, paying its cost to that player. It cannot be identical to one of yours. You may take income: 1 gold for each of your military districts.
    .acc = Marshal
    .gen = Marshal

character-queen = Queen
    .effect = If the rank 4 character was revealed by a player beside you, you may gain 3 gold. If that character was killed, they come when the round ends.
    .acc = Queen
    .gen = Queen

character-artist = Artist
    .effect = You may beautify up to 2 of your districts, putting 1 gold from your stash on each: its cost is 1 higher from now on. No district can be beautified twice.
    .acc = Artist
    .gen = Artist

character-tax_collector = Tax Collector
    .effect = In every round each builder except you must put 1 gold on the Tax Collector’s token for each district built, if any gold is left. In your turn you may take all the gold on the token.
    .acc = Tax Collector
    .gen = Tax Collector

## Characters of the classic edition

character-assassin-classic = Assassin
    .effect = You may name a character to be murdered. Its player stays silent when it is called and loses that turn.
    .acc = Assassin
    .gen = Assassin

character-thief-classic = Thief
    .effect = You may name a character, but not the Assassin or the murdered one, nor the Witch or the bewitched one. When its card is shown, you take all of its player’s gold.
    .acc = Thief
    .gen = Thief

character-magician-classic = Magician
    .effect = You may do one of two things: exchange your whole hand for another player’s, or put any number of your cards under the deck and gain as many new ones.
    .acc = Magician
    .gen = Magician

character-king-classic = King
    .effect = When you are called, you must take the crown at once. You may take income: 1 gold for each of your noble districts.
    .acc = King
    .gen = King

character-bishop-classic = Bishop
    .effect = The Warlord cannot destroy your districts and the Diplomat cannot take them. You may take income: 1 gold for each of your religious districts.
    .acc = Bishop
    .gen = Bishop

character-merchant-classic = Merchant
    .effect = After your action you may take 1 extra gold. You may take income: 1 gold for each of your trade districts.
    .acc = Merchant
    .gen = Merchant

character-architect-classic = Architect
    .effect = After your action you may draw 2 extra cards and keep both. Your building limit is 3.
    .acc = Architect
    .gen = Architect

character-warlord-classic = Warlord
    .effect = At the end of your turn you may destroy 1 district in any city that is not completed; the price is its cost minus 1 gold. You may take income: 1 gold for each of your military districts.
    .acc = Warlord
    .gen = Warlord

character-witch-classic = Witch
    .effect = After your action you must name another character, and your turn breaks off. Its player shows the card and may only take an action. Then you play the rest as that character in your own city; if nobody holds it, you do not play on.
    .acc = Witch
    .gen = Witch

character-tax_collector-classic = Tax Collector
    .effect = Every other player who builds must give you 1 gold at the end of that turn, if any is left; 1 in all, however many districts. Whoever built before you were revealed pays when you are.
    .acc = Tax Collector
    .gen = Tax Collector

character-wizard-classic = Wizard
    .effect = You may look at another player’s hand and take 1 card: keep it, or pay for it and build it outside your building limit. Built that way, it may be identical to a district of yours.
    .acc = Wizard
    .gen = Wizard

character-emperor-classic = Emperor
    .effect = When you are called, you must give the crown to a player who does not hold it, but not to yourself. That player must give you 1 gold or 1 card, whichever they choose, if they have any. You may take income: 1 gold for each of your noble districts.
    .acc = Emperor
    .gen = Emperor

character-abbot-classic = Abbot
    .effect = You may take income: 1 gold for each of your religious districts. You may take 1 gold from the player who has the most; nobody pays if several are tied or if it is you.
    .acc = Abbot
    .gen = Abbot

character-alchemist-classic = Alchemist
    .effect = At the end of your turn you may recover from the bank whatever gold you spent on building in it. Other spending does not come back.
    .acc = Alchemist
    .gen = Alchemist

character-navigator-classic = Navigator
    .effect = After your action you may take 4 gold or 4 cards. You cannot build anything this turn.
    .acc = Navigator
    .gen = Navigator

character-diplomat-classic = Diplomat
    .effect = At the end of your turn you may exchange 1 of your districts for 1 in another player’s city that is not completed; if theirs costs more, you must pay that player the difference. Neither city may end up with two identical districts. You may take income: 1 gold for each of your military districts.
    .acc = Diplomat
    .gen = Diplomat

character-artist-classic = Artist
    .effect = You may beautify 1 or 2 of your districts, putting 1 of your gold on each: its cost is 1 higher from now on. No district can hold two.
    .acc = Artist
    .gen = Artist

character-queen-classic = Queen
    .effect = If the King or the Emperor is the player beside you, you may take 3 gold. If the King beside you was murdered, the gold comes at the end of the round.
    .acc = Queen
    .gen = Queen

## Basic districts

district-manor = Manor
    .acc = Manor
    .gen = Manor

district-castle = Castle
    .acc = Castle
    .gen = Castle

district-palace = Palace
    .acc = Palace
    .gen = Palace

district-temple = Temple
    .acc = Temple
    .gen = Temple

district-church = Church
    .acc = Church
    .gen = Church

district-monastery = Monastery
    .acc = Monastery
    .gen = Monastery

district-cathedral = Cathedral
    .acc = Cathedral
    .gen = Cathedral

district-tavern = Tavern
    .acc = Tavern
    .gen = Tavern

district-market = Market
    .acc = Market
    .gen = Market

district-trading_post = Trading Post
    .acc = Trading Post
    .gen = Trading Post

district-docks = Docks
    .acc = Docks
    .gen = Docks

district-harbor = Harbor
    .acc = Harbor
    .gen = Harbor

district-town_hall = Town Hall
    .acc = Town Hall
    .gen = Town Hall

district-watchtower = Watchtower
    .acc = Watchtower
    .gen = Watchtower

district-prison = Prison
    .acc = Prison
    .gen = Prison

district-barracks = Barracks
    .acc = Barracks
    .gen = Barracks

district-fortress = Fortress
    .acc = Fortress
    .gen = Fortress

## Unique districts of the revised edition

district-armory = Armory
    .effect = In your turn you may give up the Armory: destroy it together with 1 other district in any city that is not completed.
    .acc = Armory
    .gen = Armory

district-basilica = Basilica
    .effect = At the end of the game: 1 point for each of your districts with an odd cost.
    .acc = Basilica
    .gen = Basilica

district-capitol = Capitol
    .effect = At the end of the game: 3 points, once, if you have at least 3 districts of one type.
    .acc = Capitol
    .gen = Capitol

district-dragon_gate = Dragon Gate
    .effect = At the end of the game: 2 points on top of its cost.
    .acc = Dragon Gate
    .gen = Dragon Gate

district-factory = Factory
    .effect = Other unique districts are 1 gold cheaper for you to build.
    .acc = Factory
    .gen = Factory

district-framework = Framework
    .effect = You may destroy the Framework as the price of a district, paying no gold.
    .acc = Framework
    .gen = Framework

district-gold_mine = Gold Mine
    .effect = When you gather gold, you may take 1 extra.
    .acc = Gold Mine
    .gen = Gold Mine

district-great_wall = Great Wall
    .effect = To aim its ability at any other district of yours, the rank 8 character must add 1 gold.
    .acc = Great Wall
    .gen = Great Wall

district-haunted_quarter = Haunted Quarter
    .effect = At the end of the game it counts as one type of your choice.
    .acc = Haunted Quarter
    .gen = Haunted Quarter

district-imperial_treasury = Imperial Treasury
    .effect = At the end of the game: 1 point for each gold in your stash.
    .acc = Imperial Treasury
    .gen = Imperial Treasury

district-ivory_tower = Ivory Tower
    .effect = At the end of the game: 5 points if it is the only unique district in your city.
    .acc = Ivory Tower
    .gen = Ivory Tower

district-keep = Keep
    .effect = The ability of rank 8 cannot touch the Keep.
    .acc = Keep
    .gen = Keep

district-laboratory = Laboratory
    .effect = Once in each of your turns you may put 1 card from your hand under the deck and take 2 gold.
    .acc = Laboratory
    .gen = Laboratory

district-library = Library
    .effect = When you gather cards, you may keep every card that you drew.
    .acc = Library
    .gen = Library

district-map_room = Map Room
    .effect = At the end of the game: 1 point for each card in your hand.
    .acc = Map Room
    .gen = Map Room

district-monument = Monument
    .effect = It cannot be built into a city that already has 5 districts or more. Toward completing the city it counts twice.
    .acc = Monument
    .gen = Monument

district-museum = Museum
    .effect = Once in each of your turns you may slip 1 card from your hand face down beneath the Museum. At the end of the game: 1 point for each.
    .acc = Museum
    .gen = Museum

district-necropolis = Necropolis
    .effect = You may destroy 1 district of your city as its price, paying no gold.
    .acc = Necropolis
    .gen = Necropolis

district-observatory = Observatory
    .effect = When you gather cards, you may look at 3 of them, not 2.
    .acc = Observatory
    .gen = Observatory

district-park = Park
    .effect = If your hand is empty at the end of your turn, you may gain 2 cards.
    .acc = Park
    .gen = Park

district-poor_house = Poor House
    .effect = If your stash is empty at the end of your turn, you may gain 1 gold.
    .acc = Poor House
    .gen = Poor House

district-quarry = Quarry
    .effect = You may build again the districts you already have, as often as you like.
    .acc = Quarry
    .gen = Quarry

district-school_of_magic = School of Magic
    .effect = When an ability gives you gold or cards for your districts, it counts as the type of your choice.
    .acc = School of Magic
    .gen = School of Magic

district-secret_vault = Secret Vault
    .effect = It cannot be built. When the game ends, you may show it from your hand for 3 points.
    .acc = Secret Vault
    .gen = Secret Vault

district-smithy = Smithy
    .effect = Once in each of your turns you may buy 3 cards from the deck for 2 gold.
    .acc = Smithy
    .gen = Smithy

district-stables = Stables
    .effect = They are built outside your building limit.
    .acc = Stables
    .gen = Stables

district-statue = Statue
    .effect = At the end of the game: 5 points if you hold the crown.
    .acc = Statue
    .gen = Statue

district-theater = Theater
    .effect = After every selection phase you may trade one of your character cards, blindly, for one of an opponent’s.
    .acc = Theater
    .gen = Theater

district-thieves_den = Thieves’ Den
    .effect = Any part of its cost may be paid in cards from your hand, each standing for 1 gold.
    .acc = Thieves’ Den
    .gen = Thieves’ Den

district-wishing_well = Wishing Well
    .effect = At the end of the game: 1 point for each unique district in your city, this one included.
    .acc = Wishing Well
    .gen = Wishing Well

## Purple districts that only the classic edition has

district-haunted_city = Haunted City
    .effect = When scoring, it counts as the colour of your choice. Built in the last round, it does not.
    .acc = Haunted City
    .gen = Haunted City

district-graveyard = Graveyard
    .effect = When the Warlord destroys a district, you may pay 1 gold to take that card into your hand; not if you are the Warlord.
    .acc = Graveyard
    .gen = Graveyard

district-university = University
    .effect = Costs 6 to build, but is worth 8 points.
    .acc = University
    .gen = University

district-lighthouse = Lighthouse
    .effect = When you build it, you may search the deck for 1 card and take it; then the deck is shuffled.
    .acc = Lighthouse
    .gen = Lighthouse

district-bell_tower = Bell Tower
    .effect = When you build it, you may announce that 7 districts, one fewer than normal, end the game, even if this is the seventh. If it is destroyed, the normal number holds again.
    .acc = Bell Tower
    .gen = Bell Tower

district-hospital = Hospital
    .effect = If your character is murdered, you may still take an action in that turn, but you cannot build or use its ability.
    .acc = Hospital
    .gen = Hospital

district-throne_room = Throne Room
    .effect = Each time the crown passes to another player, you gain 1 gold from the bank.
    .acc = Throne Room
    .gen = Throne Room

## Purple districts of the classic edition

district-haunted_city-classic = Haunted City
    .effect = When scoring, it counts as the colour of your choice. Built in the last round, it does not.
    .acc = Haunted City
    .gen = Haunted City

district-keep-classic = Keep
    .effect = The Warlord cannot destroy it and the Diplomat cannot take it.
    .acc = Keep
    .gen = Keep

district-laboratory-classic = Laboratory
    .effect = Once in each of your turns you may put 1 card from your hand under the deck and take 1 gold.
    .acc = Laboratory
    .gen = Laboratory

district-smithy-classic = Smithy
    .effect = Once in each of your turns you may buy 3 cards from the deck for 2 gold.
    .acc = Smithy
    .gen = Smithy

district-observatory-classic = Observatory
    .effect = When your action is to draw cards, you may draw 3 and keep 1.
    .acc = Observatory
    .gen = Observatory

district-graveyard-classic = Graveyard
    .effect = When the Warlord destroys a district, you may pay 1 gold to take that card into your hand; not if you are the Warlord.
    .acc = Graveyard
    .gen = Graveyard

district-dragon_gate-classic = Dragon Gate
    .effect = Costs 6 to build, but is worth 8 points.
    .acc = Dragon Gate
    .gen = Dragon Gate

district-university-classic = University
    .effect = Costs 6 to build, but is worth 8 points.
    .acc = University
    .gen = University

district-library-classic = Library
    .effect = When your action is to draw cards, you may keep both.
    .acc = Library
    .gen = Library

district-great_wall-classic = Great Wall
    .effect = To destroy any other district of yours, the Warlord must add 1 gold; the Diplomat’s price rises too.
    .acc = Great Wall
    .gen = Great Wall

district-school_of_magic-classic = School of Magic
    .effect = When you take income, it counts as the colour of your choice.
    .acc = School of Magic
    .gen = School of Magic

district-lighthouse-classic = Lighthouse
    .effect = When you build it, you may search the deck for 1 card and take it; then the deck is shuffled.
    .acc = Lighthouse
    .gen = Lighthouse

district-armory-classic = Armory
    .effect = In your turn you may give up the Armory: destroy it together with 1 district in another player’s city that is not completed.
    .acc = Armory
    .gen = Armory

district-museum-classic = Museum
    .effect = Once in each of your turns you may slip 1 card from your hand beneath the Museum. At the end of the game: 1 point for each.
    .acc = Museum
    .gen = Museum

district-imperial_treasury-classic = Imperial Treasury
    .effect = At the end of the game: 1 point for each gold you own; gold lying on districts does not count.
    .acc = Imperial Treasury
    .gen = Imperial Treasury

district-map_room-classic = Map Room
    .effect = At the end of the game: 1 point for each card in your hand.
    .acc = Map Room
    .gen = Map Room

district-wishing_well-classic = Wishing Well
    .effect = At the end of the game: 1 point for each other purple district in your city.
    .acc = Wishing Well
    .gen = Wishing Well

district-quarry-classic = Quarry
    .effect = You may build a district identical to one in your city; there can be only one such pair at a time.
    .acc = Quarry
    .gen = Quarry

district-poor_house-classic = Poor House
    .effect = If you have no gold at the end of your turn, you may take 1; gold lying on districts is not counted.
    .acc = Poor House
    .gen = Poor House

district-bell_tower-classic = Bell Tower
    .effect = When you build it, you may announce that 7 districts, one fewer than normal, end the game, even if this is the seventh. If it is destroyed, the normal number holds again.
    .acc = Bell Tower
    .gen = Bell Tower

district-factory-classic = Factory
    .effect = Other purple districts are 1 gold cheaper for you to build; the Warlord’s price stays the same.
    .acc = Factory
    .gen = Factory

district-park-classic = Park
    .effect = If your hand is empty at the end of your turn, you may draw 2 cards.
    .acc = Park
    .gen = Park

district-hospital-classic = Hospital
    .effect = If your character is murdered, you may still take an action in that turn, but you cannot build or use its ability.
    .acc = Hospital
    .gen = Hospital

district-throne_room-classic = Throne Room
    .effect = Each time the crown passes to another player, you gain 1 gold from the bank.
    .acc = Throne Room
    .gen = Throne Room

## Sets

preset-first_game = First Game
    .about = The eight best-known characters and clear districts: learn the game with these.

preset-ambitious_aristocrats = Ambitious Aristocrats
    .about = Cities grow fast: many ways to add more than one district in a turn.

preset-cunning_agents = Cunning Agents
    .about = Open rivalry, full of tricks: somebody is always up to something.

preset-illustrious_emissaries = Illustrious Emissaries
    .about = Guard what you have and earn in uncommon ways.

preset-devious_dignitaries = Devious Dignitaries
    .about = Bluff and guesswork: see through the others before they see through you.

preset-tenacious_delegates = Tenacious Delegates
    .about = Characters and districts that work best together: find the strong pairs.

preset-vicious_nobles = Vicious Nobles
    .about = The harshest set: gold is stolen, districts fall.

preset-custom = Your own set
    .about = Choose the characters and the unique districts yourself.

preset-random = Random set
    .about = Chance picks one character of each rank and the unique districts.

preset-classic = Classic set
    .about = The eight characters and twelve purple cards of the classic edition.

## Tokens and words

word-gold = gold
word-crown = crown
word-crowned-player = crowned player
word-warrant = warrant
word-signed-warrant = signed warrant
word-unsigned-warrant = unsigned warrant
word-threat = threat
word-flowered-threat = flowered threat
word-plain-threat = plain threat
word-bribe = bribe
word-bank = bank
word-stash = stash
word-deck = deck
word-district-deck = district deck
word-character-deck = character deck
word-hand = hand
word-city = city
word-completed-city = completed city
word-district = district
word-basic-district = basic district
word-character = character
word-rank = rank
word-cost = cost
word-building-limit = building limit
word-round = round
word-turn = turn
word-selection-phase = selection phase
word-turn-phase = turn phase
word-gather = gather resources
word-build = build
word-ability = ability
word-museum-cards = cards under the Museum
word-tax = tax
word-tax-token = Tax Collector’s token
word-beautified = beautified
word-killed = killed
word-bewitched = bewitched
word-robbed = robbed
word-face-up = face up
word-face-down = face down
word-points = points

## Counted things: 1 gold, 2 gold

count-gold =
    { $n ->
        [one] { $n } gold
       *[other] { $n } gold
    }
    .acc =
        { $n ->
            [one] { $n } gold
           *[other] { $n } gold
        }
    .gen =
        { $n ->
            [one] { $n } gold
           *[other] { $n } gold
        }

count-gold-classic =
    { $n ->
        [one] { $n } gold
       *[other] { $n } gold
    }
    .acc =
        { $n ->
            [one] { $n } gold
           *[other] { $n } gold
        }
    .gen =
        { $n ->
            [one] { $n } gold
           *[other] { $n } gold
        }

count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .acc =
        { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
    .gen =
        { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }

count-districts =
    { $n ->
        [one] { $n } district
       *[other] { $n } districts
    }
    .acc =
        { $n ->
            [one] { $n } district
           *[other] { $n } districts
        }
    .gen =
        { $n ->
            [one] { $n } district
           *[other] { $n } districts
        }

count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .acc =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
    .gen =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
