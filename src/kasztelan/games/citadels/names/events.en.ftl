### What happened at a Citadels table, in English.
### `known` is for those who may know the hidden part; `you` is said to whoever did it, `at_you` to whom it was done.
### `short` stands in a list behind somebody's name, where much is told in one line.

event-first_crown = { $seat } gets the first crown.
    .you = You get the first crown.
event-cast = The { $character } joins the cast.
event-included = The deck gets the { $card }.
event-round = Round { $round } begins; { $seat } has the crown.
    .you = Round { $round } begins; you have the crown.
event-laid_open = The { $character } lies face up and is out of this round.
event-laid_aside = A character is laid face down.
event-picked = { $seat } chooses a character.
    .known = { $seat } chooses the { $character }.
    .you = You choose a character.
    .you_known = You choose the { $character }.
event-discarded_character = { $seat } discards a character face down.
    .known = { $seat } discards the { $character } face down.
    .you = You discard a character face down.
    .you_known = You discard the { $character } face down.
event-characters_swapped = { $seat } swaps character cards with { $other }.
    .known = { $seat } gives the { $gave } to { $other } and gets the { $got }.
    .you = You swap character cards with { $other }.
    .you_known = You give the { $gave } to { $other } and get the { $got }.
    .at_you = { $seat } swaps character cards with you.
    .at_you_known = { $seat } gives you the { $gave } and gets the { $got }.
event-gained_cards =
    { $why ->
        [deal] { $seat } is dealt { $count_text }.
        [income] { $seat } gets { $count_text } as income.
        [smithy] { $seat } gets { $count_text } from the { district-smithy }.
        [park] { $seat } gets { $count_text } from the { district-park }.
        [redraw] { $seat } gets { $count_text } in return.
       *[other] { $seat } gets { $count_text }.
    }
    .known =
        { $why ->
            [deal] { $seat } is dealt: { $cards }.
            [income] { $seat } gets as income: { $cards }.
            [smithy] { $seat } gets from the { district-smithy }: { $cards }.
            [park] { $seat } gets from the { district-park }: { $cards }.
            [redraw] { $seat } gets in return: { $cards }.
           *[other] { $seat } gets: { $cards }.
        }
    .you =
        { $why ->
            [deal] You are dealt { $count_text }.
            [income] You get { $count_text } as income.
            [smithy] You get { $count_text } from the { district-smithy }.
            [park] You get { $count_text } from the { district-park }.
            [redraw] You get { $count_text } in return.
           *[other] You get { $count_text }.
        }
    .you_known =
        { $why ->
            [deal] You are dealt: { $cards }.
            [income] You get as income: { $cards }.
            [smithy] You get from the { district-smithy }: { $cards }.
            [park] You get from the { district-park }: { $cards }.
            [redraw] You get in return: { $cards }.
           *[other] You get: { $cards }.
        }
    .short = { $count_text }
    .short_known = { $cards }
event-drew = { $seat } draws { $count_text }.
    .known = { $seat } draws: { $cards }.
    .you = You draw { $count_text }.
    .you_known = You draw: { $cards }.
    .short = { $count_text }
    .short_known = { $cards }
event-kept = { $seat } keeps { $count_text }.
    .known = { $seat } keeps: { $cards }.
    .you = You keep { $count_text }.
    .you_known = You keep: { $cards }.
event-gained_gold =
    { $why ->
        [income] { $seat } gets { $gold_text } as income.
        [tax] { $seat } collects { $gold_text } of tax.
        [queen] { $seat } gets { $gold_text } for sitting beside the character of rank 4.
        [laboratory] { $seat } gets { $gold_text } from the { district-laboratory }.
        [poor_house] { $seat } gets { $gold_text } from the { district-poor_house }.
        [throne_room] { $seat } gets { $gold_text } from the { district-throne_room }.
       *[other] { $seat } gets { $gold_text }.
    }
    .you =
        { $why ->
            [income] You get { $gold_text } as income.
            [tax] You collect { $gold_text } of tax.
            [queen] You get { $gold_text } for sitting beside the character of rank 4.
            [laboratory] You get { $gold_text } from the { district-laboratory }.
            [poor_house] You get { $gold_text } from the { district-poor_house }.
            [throne_room] You get { $gold_text } from the { district-throne_room }.
           *[other] You get { $gold_text }.
        }
    .short = { $gold_text }
event-silent = Rank { $rank }, the { $character }: nobody answers.
event-revealed = { $seat } is the { $character }.
    .you = You are the { $character }.
event-robbed =
    { $gold ->
        [0] { $seat } robs { $other } and finds no gold.
       *[other] { $seat } robs { $other } of { $gold_text }.
    }
    .you =
        { $gold ->
            [0] You rob { $other } and find no gold.
           *[other] You rob { $other } of { $gold_text }.
        }
    .at_you =
        { $gold ->
            [0] { $seat } robs you and finds no gold.
           *[other] { $seat } robs you of { $gold_text }.
        }
event-built =
    { $how ->
        [framework] { $seat } builds the { $card } by destroying the { district-framework }.
        [sacrifice] { $seat } builds the { $card } by destroying a district.
        [cards]
            { $gold ->
                [0] { $seat } builds the { $card }, paying with cards.
               *[other] { $seat } builds the { $card } for { $gold_text }, paying the rest with cards.
            }
        [loan] { $seat } builds the { $card } for { $gold_text }, with another player’s help.
       *[other] { $seat } builds the { $card } for { $gold_text }.
    }
    .you =
        { $how ->
            [framework] You build the { $card } by destroying the { district-framework }.
            [sacrifice] You build the { $card } by destroying a district.
            [cards]
                { $gold ->
                    [0] You build the { $card }, paying with cards.
                   *[other] You build the { $card } for { $gold_text }, paying the rest with cards.
                }
            [loan] You build the { $card } for { $gold_text }, with another player’s help.
           *[other] You build the { $card } for { $gold_text }.
        }
    .short = { $card }
event-confiscated = { $seat } shows the signed warrant and confiscates the { $card } of { $other }, who gets { $gold_text } back.
    .you = You show the signed warrant and confiscate the { $card } of { $other }, who gets { $gold_text } back.
    .at_you = { $seat } shows the signed warrant and confiscates your { $card }; you get { $gold_text } back.
event-taxed = { $seat } pays 1 gold of tax.
    .you = You pay 1 gold of tax.
event-completed = { $seat } completes a city first: this round is the last.
    .you = You complete your city first: this round is the last.
event-killed =
    { $dialect ->
        [classic] { $seat } murders the { $character }.
       *[other] { $seat } kills the { $character }.
    }
    .you =
        { $dialect ->
            [classic] You murder the { $character }.
           *[other] You kill the { $character }.
        }
event-bewitched = { $seat } bewitches the { $character }.
    .you = You bewitch the { $character }.
event-resumed = { $seat } plays on as the { $character }.
    .you = You play on as the { $character }.
event-warranted = { $seat } puts a warrant on the { $character }.
    .known =
        { $signed ->
            [yes] { $seat } puts the signed warrant on the { $character }.
           *[no] { $seat } puts an unsigned warrant on the { $character }.
        }
    .you = You put a warrant on the { $character }.
    .you_known =
        { $signed ->
            [yes] You put the signed warrant on the { $character }.
           *[no] You put an unsigned warrant on the { $character }.
        }
event-marked_for_theft = { $seat } will rob the { $character }.
    .you = You will rob the { $character }.
event-spied = { $seat } looks at { $other }’s hand for { $type } districts and finds { $count_text }.
    .known =
        { $cards ->
            [none] { $seat } looks at { $other }’s hand for { $type } districts; the hand is empty.
           *[other] { $seat } looks at { $other }’s hand for { $type } districts and finds { $count_text }; the hand: { $cards }.
        }
    .you = You look at { $other }’s hand for { $type } districts and find { $count_text }.
    .you_known =
        { $cards ->
            [none] You look at { $other }’s hand for { $type } districts; the hand is empty.
           *[other] You look at { $other }’s hand for { $type } districts and find { $count_text }; the hand: { $cards }.
        }
    .at_you = { $seat } looks at your hand for { $type } districts and finds { $count_text }.
    .at_you_known =
        { $cards ->
            [none] { $seat } looks at your hand for { $type } districts; it is empty.
           *[other] { $seat } looks at your hand for { $type } districts and finds { $count_text }.
        }
event-threatened = { $seat } puts a threat on the { $character }.
    .known =
        { $flowered ->
            [yes] { $seat } puts the flowered threat on the { $character }.
           *[no] { $seat } puts the plain threat on the { $character }.
        }
    .you = You put a threat on the { $character }.
    .you_known =
        { $flowered ->
            [yes] You put the flowered threat on the { $character }.
           *[no] You put the plain threat on the { $character }.
        }
event-bribed = { $seat } bribes { $other } with { $gold_text }.
    .you = You bribe { $other } with { $gold_text }.
    .at_you = { $seat } bribes you with { $gold_text }.
event-refused_bribe = { $seat } refuses to pay a bribe.
    .you = You refuse to pay a bribe.
event-threat_shown =
    { $flowered ->
        [yes] { $seat } reveals the flowered threat and takes { $gold_text } from { $other }.
       *[no] { $seat } reveals the plain threat; { $other } keeps all gold.
    }
    .you =
        { $flowered ->
            [yes] You reveal the flowered threat and take { $gold_text } from { $other }.
           *[no] You reveal the plain threat; { $other } keeps all gold.
        }
    .at_you =
        { $flowered ->
            [yes] { $seat } reveals the flowered threat and takes { $gold_text } from you.
           *[no] { $seat } reveals the plain threat; you keep all your gold.
        }
event-threat_left = { $seat } does not reveal the threat to { $other }.
    .you = You do not reveal the threat to { $other }.
    .at_you = { $seat } does not reveal the threat to you.
event-hands_swapped = { $seat } and { $other } exchange hands.
    .known = { $seat } and { $other } exchange hands.
    .you = You exchange hands with { $other }.
    .you_known = You exchange hands with { $other }.
    .at_you = { $seat } exchanges hands with you.
    .at_you_known = { $seat } exchanges hands with you.
event-put_under = { $seat } puts { $count_text } under the deck.
    .known = { $seat } puts under the deck: { $cards }.
    .you = You put { $count_text } under the deck.
    .you_known = You put under the deck: { $cards }.
event-looked_at_hand = { $seat } looks at { $other }’s hand.
    .known = { $seat } looks at { $other }’s hand: { $cards }.
    .you = You look at { $other }’s hand.
    .you_known = You look at { $other }’s hand: { $cards }.
    .at_you = { $seat } looks at your hand.
    .at_you_known = { $seat } looks at your hand: { $cards }.
event-took_from_hand = { $seat } takes a card from { $other }’s hand.
    .known = { $seat } takes the { $card } from { $other }’s hand.
    .you = You take a card from { $other }’s hand.
    .you_known = You take the { $card } from { $other }’s hand.
    .at_you = { $seat } takes a card from your hand.
    .at_you_known = { $seat } takes the { $card } from your hand.
event-gave_card = { $seat } gives a card to { $other }.
    .known = { $seat } gives the { $card } to { $other }.
    .you = You give a card to { $other }.
    .you_known = You give the { $card } to { $other }.
    .at_you = { $seat } gives you a card.
    .at_you_known = { $seat } gives you the { $card }.
event-crowned = { $seat } has the crown.
    .you = You have the crown.
event-took_gold =
    { $gold ->
        [0] { $other } has no gold for { $seat }.
       *[other]
            { $why ->
                [tax] { $seat } takes { $gold_text } of tax from { $other }.
               *[other] { $seat } takes { $gold_text } from { $other }.
            }
    }
    .you =
        { $gold ->
            [0] { $other } has no gold for you.
           *[other]
                { $why ->
                    [tax] You take { $gold_text } of tax from { $other }.
                   *[other] You take { $gold_text } from { $other }.
                }
        }
    .at_you =
        { $gold ->
            [0] You have no gold for { $seat }.
           *[other]
                { $why ->
                    [tax] { $seat } takes { $gold_text } of tax from you.
                   *[other] { $seat } takes { $gold_text } from you.
                }
        }
event-destroyed =
    { $own ->
        [yes]
            { $gold ->
                [0] { $seat } destroys a district of their own, the { mark-beautified }{ $card }.
               *[other] { $seat } destroys a district of their own, the { mark-beautified }{ $card }, for { $gold_text }.
            }
       *[no]
            { $gold ->
                [0] { $seat } destroys { $other }’s { mark-beautified }{ $card }.
               *[other] { $seat } destroys { $other }’s { mark-beautified }{ $card } for { $gold_text }.
            }
    }
    .you =
        { $own ->
            [yes]
                { $gold ->
                    [0] You destroy your own { mark-beautified }{ $card }.
                   *[other] You destroy your own { mark-beautified }{ $card } for { $gold_text }.
                }
           *[no]
                { $gold ->
                    [0] You destroy { $other }’s { mark-beautified }{ $card }.
                   *[other] You destroy { $other }’s { mark-beautified }{ $card } for { $gold_text }.
                }
        }
    .at_you =
        { $gold ->
            [0] { $seat } destroys your { mark-beautified }{ $card }.
           *[other] { $seat } destroys your { mark-beautified }{ $card } for { $gold_text }.
        }
event-exchanged =
    { $gold ->
        [0] { $seat } gets { $other }’s { $card } in exchange for the { $for }.
       *[other] { $seat } gets { $other }’s { $card } in exchange for the { $for } and { $gold_text }.
    }
    .you =
        { $gold ->
            [0] You get { $other }’s { $card } in exchange for the { $for }.
           *[other] You get { $other }’s { $card } in exchange for the { $for } and { $gold_text }.
        }
    .at_you =
        { $gold ->
            [0] { $seat } gets your { $card } in exchange for the { $for }.
           *[other] { $seat } gets your { $card } in exchange for the { $for } and { $gold_text }.
        }
event-seized = { $seat } seizes { $other }’s { $card } for { $gold_text }.
    .you = You seize { $other }’s { $card } for { $gold_text }.
    .at_you = { $seat } seizes your { $card } for { $gold_text }.
event-beautified = { $seat } beautifies the { $card } for 1 gold.
    .you = You beautify the { $card } for 1 gold.
event-under_museum = { $seat } puts a card under the { district-museum }.
    .known = { $seat } puts the { $card } under the { district-museum }.
    .you = You put a card under the { district-museum }.
    .you_known = You put the { $card } under the { district-museum }.
event-studied = { $seat } shuffles { $count_text } back into the deck.
    .you = You shuffle { $count_text } back into the deck.
event-looked_at_deck = { $seat } looks through the deck.
    .you = You look through the deck.
event-searched = { $seat } takes a card from the deck.
    .known = { $seat } takes the { $card } from the deck.
    .you = You take a card from the deck.
    .you_known = You take the { $card } from the deck.
event-bell_rung = { $seat } announces: one district fewer completes a city.
    .you = You announce: one district fewer completes a city.
event-recovered = { $seat } pays 1 gold and takes the { $card } into hand.
    .you = You pay 1 gold and take the { $card } into your hand.
event-refunded = { $seat } gets back { $gold_text } spent on building.
    .you = You get back { $gold_text } spent on building.
event-turn_ended = { $seat } ends the turn.
    .you = You end your turn.
event-heir_shown =
    { $dialect ->
        [classic] { $seat } shows the murdered { $character }.
       *[other] { $seat } shows the killed { $character }.
    }
    .you =
        { $dialect ->
            [classic] You show your murdered { $character }.
           *[other] You show your killed { $character }.
        }
event-game_over =
    { $reason ->
        [city] The game is over: a city is complete.
        [round_limit] The game is over: the round limit was reached.
       *[other] The game is over.
    }
event-passed = { $seat } passes: { $decision_text }.
    .you = You pass: { $decision_text }.
event-paid_gold =
    { $why ->
        [district] { $seat } pays { $gold_text } for a district.
        [smithy] { $seat } pays { $gold_text } to the { district-smithy }.
       *[other] { $seat } pays { $gold_text }.
    }
    .you =
        { $why ->
            [district] You pay { $gold_text } for a district.
            [smithy] You pay { $gold_text } to the { district-smithy }.
           *[other] You pay { $gold_text }.
        }
event-took_to_hand = { $seat } keeps the card taken from { $other }.
    .you = You keep the card taken from { $other }.
    .at_you = { $seat } keeps the card taken from you.
