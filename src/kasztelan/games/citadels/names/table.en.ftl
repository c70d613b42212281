### What is chosen, asked, told and refused at a Citadels table, in English.
### A message gets its facts by the names of the fields; see `texts/sentences.py`. "none" is a fact nobody knows yet.

mark-beautified =
    { $beautified ->
        [yes] {"beautified "}
       *[other] {""}
    }

## What the editions call differently

gold-one = 1 gold
    .acc = 1 gold
    .gen = 1 gold
gold-some = gold
    .gen = gold
destroys = destroys
    .you = You destroy
    .you_inside = you destroy

## Choices: what a player reads in the list, and a short label

action-crown_first = { $seat } gets the first crown
    .short = First crown
    .you = You get the first crown
action-cast = The { $character } joins the cast
    .short = Cast
action-include = The { $card } joins the deck
    .short = Deck
action-lay_open = Lay the { $character } face up
    .short = Lay face up
action-lay_aside = Lay the { $character } face down
    .short = Lay face down
action-draw = Draw the { $card }
    .short = Draw
action-lose_card = Lose the { $card }
    .short = Lose a card
action-theater_draw = Draw the { $character }
    .short = Draw a character

action-pick = Choose the { $character }
    .short = Choose
action-discard = Discard the { $character }
    .short = Discard
action-swap_characters = Swap character cards with { $seat }
    .short = Swap characters
action-offer_character = Offer the { $character }
    .short = Offer

action-gather_gold =
    { $gold ->
        [none] Take gold
       *[other] Take { $gold_text }
    }
    .short = Take gold
action-gather_cards =
    { $keep ->
        [none]
            { $count ->
                [none] Draw cards
               *[other] Draw { $count_text }
            }
       *[other] Draw { $count_text } and keep { $keep }
    }
    .short = Draw cards
action-keep = Keep the { $card }
    .short = Keep
action-build =
    { $price ->
        [none] Build the { $card }
       *[other] Build the { $card } for { $price_text }
    }
    .short = Build
action-build_with_framework = Build the { $card } by destroying the { district-framework }
    .short = Build with the { district-framework }
action-build_by_sacrifice = Build the { district-necropolis } by destroying your { mark-beautified }{ $card }
    .short = Build by sacrifice
action-build_with_cards =
    { $price ->
        [none] Build the { district-thieves_den } and pay { $count_text } from your hand
        [0] Build the { district-thieves_den } for { $count_text } from your hand
       *[other] Build the { district-thieves_den } for { $count_text } from your hand and { $price_text }
    }
    .short = Build with cards
action-build_with_loan =
    { $price ->
        [none] Build the { $card } with another player’s gold
       *[other] Build the { $card } for { $price_text }, with another player’s gold
    }
    .short = Build with a loan
action-borrow_from =
    { $gold ->
        [none] Take the missing gold from { $seat }
       *[other] Take { $gold_text } from { $seat }
    }
    .short = Take gold
action-pay_card = Pay with the { $card }
    .short = Pay with a card
action-give =
    { $other ->
        [none] Give the { $card }
       *[other] Give the { $card } to { $other }
    }
    .short = Give a card

action-kill = Kill the { $character }
    .short = Kill
action-bewitch = Bewitch the { $character }
    .short = Bewitch
action-sign_warrant = Put the signed warrant on the { $character }
    .short = Signed warrant
action-warrant = Put an unsigned warrant on the { $character }
    .short = Warrant
action-confiscate =
    { $card ->
        [none] Confiscate the district
       *[other] Confiscate the { $card }
    }
    .short = Confiscate
action-rob = Rob the { $character }
    .short = Rob
action-spy = Spy on { $seat } for { $type } districts
    .short = Spy
action-threaten_with_flower = Put the flowered threat on the { $character }
    .short = Flowered threat
action-threaten = Put the plain threat on the { $character }
    .short = Plain threat
action-bribe =
    { $gold ->
        [none] Pay the bribe
       *[other] Pay the bribe of { $gold_text }
    }
    .short = Bribe
action-refuse = Refuse the bribe
    .short = Refuse
action-reveal_threat = Reveal the threat
    .short = Reveal
action-swap_hands = Exchange hands with { $seat }
    .short = Exchange hands
action-redraw = Put the { $card } under the deck
    .short = Replace a card
action-look = Look at { $seat }’s hand
    .short = Look at a hand
action-take = Take the { $card }
    .short = Take
action-to_hand = Put the card into your hand
    .short = To hand
action-divine = Take a random card from every other player
    .short = Take cards
action-take_crown = Take the crown
    .short = Crown
action-give_crown = Give the crown to { $seat }
    .short = Give the crown
action-take_gold =
    { $other ->
        [none] Take 1 gold
       *[other] Take 1 gold from { $other }
    }
    .short = Take gold
action-take_card =
    { $decision ->
        [lighthouse_search] Look through the deck and take a card
        [none] Take a card
       *[other] Take a random card from { $other }
    }
    .short = Take a card
action-give_gold =
    { $other ->
        [none] Give 1 gold
       *[other] Give 1 gold to { $other }
    }
    .short = Give gold
action-income =
    { $gold ->
        [none]
            { $count ->
                [none] Take income
               *[other] Take income: { $count_text }
            }
       *[other] Take income: { $gold_text }
    }
    .short = Income
action-income_split =
    { $count ->
        [none] Take income: { $gold_text }, the rest in cards
        [0] Take income: { $gold_text }
       *[other]
            { $gold ->
                [0] Take income: { $count_text }
               *[other] Take income: { $gold_text } and { $count_text }
            }
    }
    .short = Income
action-tithe = Take 1 gold from { $seat }
    .short = Take gold
action-merchant_gold = Take 1 gold more
    .short = Extra gold
action-architect_cards = Take 2 cards more
    .short = Extra cards
action-navigator_gold = Take 4 gold more
    .short = Extra gold
action-navigator_cards = Take 4 cards more
    .short = Extra cards
action-study = Look through 7 cards and keep 1
    .short = Study
action-destroy =
    { $price ->
        [none] Destroy { $seat }’s { mark-beautified }{ $card }
       *[other] Destroy { $seat }’s { mark-beautified }{ $card } ({ $price_text })
    }
    .short = Destroy
    .you =
        { $price ->
            [none] Destroy your own { mark-beautified }{ $card }
           *[other] Destroy your own { mark-beautified }{ $card } ({ $price_text })
        }
action-exchange = Exchange a district for { $seat }’s { mark-beautified }{ $card }
    .short = Exchange
action-give_district =
    { $price ->
        [none] Give your { mark-beautified }{ $card }
        [0] Give your { mark-beautified }{ $card }
       *[other] Give your { mark-beautified }{ $card } and pay { $price_text }
    }
    .short = Give
action-seize =
    { $price ->
        [none] Seize { $seat }’s { mark-beautified }{ $card }
       *[other] Seize { $seat }’s { mark-beautified }{ $card } ({ $price_text })
    }
    .short = Seize
    .you = Seize your own { mark-beautified }{ $card }
action-royal_gift = Take 3 gold for sitting beside rank 4
    .short = Royal gift
action-beautify = Beautify the { $card } (1 gold)
    .short = Beautify
action-collect_tax =
    { $gold ->
        [none] Collect the tax
       *[other] Collect the tax: { $gold_text }
    }
    .short = Collect the tax

action-armory = Destroy the { district-armory } and with it { $seat }’s { mark-beautified }{ $card }
    .short = { district-armory }
    .you = Destroy the { district-armory } and with it your own { mark-beautified }{ $card }
action-laboratory =
    { $gold ->
        [none] Discard the { $card } for gold ({ district-laboratory })
       *[other] Discard the { $card } for { $gold_text } ({ district-laboratory })
    }
    .short = { district-laboratory }
action-museum = Put the { $card } under the { district-museum }
    .short = { district-museum }
action-smithy = Pay 2 gold for 3 cards ({ district-smithy })
    .short = { district-smithy }
action-search = Take the { $card } from the deck
    .short = Take from the deck
action-ring_bell = Announce that one district fewer completes a city
    .short = { district-bell_tower }
action-recover =
    { $card ->
        [none] Pay 1 gold and take the destroyed card
       *[other] Pay 1 gold and take the { $card }
    }
    .short = { district-graveyard }
action-use_hospital = Use the { district-hospital } and gather
    .short = { district-hospital }
action-use_effect =
    { $card ->
        [none] Use the effect of the district
       *[other]
            { $gold ->
                [none]
                    { $count ->
                        [none] Use the { $card }
                       *[other] Use the { $card }: { $count_text }
                    }
               *[other] Use the { $card }: { $gold_text }
            }
    }
    .short = Use it

action-done =
    { $decision ->
        [redrawing] Done: take as many new cards
        [beautifying] Done: beautify no more
       *[other] Done
    }
    .short = Done
action-pass =
    { $decision ->
        [confiscation] Leave the warrant face down
        [threat_reveal] Leave the threat face down
        [theater_seat] Keep your character
        [lighthouse_search] Leave the deck alone
        [bell] Announce nothing
        [grave] Let the card go
        [hospital_call] Do not use the { district-hospital }
        [effect] Do not use the { $card }
       *[other] Pass
    }
    .short = Pass
action-end_turn = End your turn
    .short = End turn

## Questions: to whoever is asked; what the others read; a short name

decision-choose_crown = Who gets the first crown?
    .waiting = The first crown is being drawn.
    .short = first crown
decision-choose_cast = Which character joins the cast?
    .waiting = The cast is being drawn.
    .short = cast
decision-choose_unique = Which unique district joins the deck?
    .waiting = The unique districts are being drawn.
    .short = unique districts
decision-open_character = Which character lies face up?
    .waiting = A character is being laid face up.
    .short = character face up
decision-aside_character = Which character lies face down?
    .waiting = A character is being laid face down.
    .short = character face down
decision-middle_character = Which character is discarded by chance?
    .waiting = A character is being discarded by chance.
    .short = character discarded by chance
decision-gain = Which card comes from the deck?
    .waiting = A card is being taken from the deck.
    .short = card from the deck
decision-draw_cards = Which card is drawn?
    .waiting = Cards are being drawn.
    .short = drawing cards
decision-lose = Which card is lost by chance?
    .waiting = A card is being lost by chance.
    .short = card lost by chance
decision-theater_card = Which character comes back?
    .waiting = A character is being swapped by chance.
    .short = character swapped by chance

decision-pick_character = Choose your character.
    .waiting = Waiting for { $seat } to choose a character.
    .short = choosing a character
decision-discard_character = Which character do you discard face down?
    .waiting = Waiting for { $seat } to discard a character.
    .short = discarding a character
decision-theater_seat = With whom do you swap characters?
    .waiting = Waiting for { $seat } to decide on the { district-theater }.
    .short = { district-theater }
decision-theater_offer = Which of your characters do you give?
    .waiting = Waiting for { $seat } to offer a character.
    .short = offering a character
decision-turn = Your turn as the { $character }.
    .waiting = Waiting for { $seat }, who plays the { $character }.
    .short = the turn
decision-keep_cards = Choose a card to keep; still to keep: { $count_text }.
    .waiting = Waiting for { $seat } to keep { $count_text }.
    .short = keeping cards
decision-bewitching = Which character do you bewitch?
    .waiting = Waiting for { $seat } to bewitch a character.
    .short = bewitching
decision-warrants = Where does the next unsigned warrant go? Left to place: { $count }.
    .waiting = Waiting for { $seat } to place the warrants.
    .short = placing warrants
decision-confiscation = { $other } pays { $gold_text } for the { $card }. Do you confiscate it?
    .waiting = Waiting for { $seat }, who may confiscate the { $card } of { $other }.
    .short = confiscation
    .at_you_waiting = Waiting for { $seat }, who may confiscate your { $card }.
decision-threats = Where does the plain threat go?
    .waiting = Waiting for { $seat } to place the threats.
    .short = placing threats
decision-settling = { $other } threatens you. Do you pay a bribe of { $gold_text }?
    .waiting = Waiting for { $seat } to bribe { $other } or refuse.
    .short = settling the threat
    .at_you_waiting = Waiting for { $seat } to bribe you or refuse.
decision-threat_reveal = { $other } pays no bribe. Do you reveal the threat?
    .waiting = Waiting for { $seat }, who may reveal the threat to { $other }.
    .short = revealing the threat
    .at_you_waiting = Waiting for { $seat }, who may reveal the threat to you.
decision-redrawing = Put more cards under the deck, or take the new ones?
    .waiting = Waiting for { $seat } to replace cards.
    .short = replacing cards
decision-wizard_take = Which card do you take from { $other }?
    .waiting = Waiting for { $seat } to take a card from { $other }.
    .short = taking a card
    .at_you_waiting = Waiting for { $seat } to take a card from you.
decision-wizard_build = Put the card into your hand, or build it at once?
    .waiting = Waiting for { $seat } to keep or build the card taken from { $other }.
    .short = building at once
    .at_you_waiting = Waiting for { $seat } to keep or build the card taken from you.
decision-seer_give = Which card do you give to { $other }?
    .waiting = Waiting for { $seat } to give a card to { $other }.
    .short = giving a card
    .at_you_waiting = Waiting for { $seat } to give you a card.
decision-crowning = To whom do you give the crown?
    .waiting = Waiting for { $seat } to give the crown away.
    .short = giving the crown
decision-crown_gift = What do you take from { $other }?
    .waiting = Waiting for { $seat } to take something from { $other }.
    .short = taking for the crown
    .at_you_waiting = Waiting for { $seat } to take something from you.
decision-crown_tribute = What do you give { $other } for the crown?
    .waiting = Waiting for { $seat } to give something to { $other }.
    .short = giving for the crown
    .at_you_waiting = Waiting for { $seat } to give you something.
decision-heir = To whom does your killed { character-emperor } give the crown?
    .waiting = Waiting for { $seat } to give the crown away.
    .short = giving the crown
decision-lender = Who gives you the missing { $gold_text } for the { $card }?
    .waiting = Waiting for { $seat } to choose who pays for the { $card }.
    .short = choosing who pays
decision-loan_cards = Choose a card for { $other }; still to give: { $count_text }.
    .waiting = Waiting for { $seat } to give { $count_text } to { $other }.
    .short = giving cards
    .at_you_waiting = Waiting for { $seat } to give you { $count_text }.
decision-den_cards = Choose a card to pay for the { $card }; still to pay: { $count_text }.
    .waiting = Waiting for { $seat } to pay { $count_text } for the { $card }.
    .short = paying with cards
decision-trade = Which district do you give for { $other }’s { $card }?
    .waiting = Waiting for { $seat } to give a district for { $other }’s { $card }.
    .short = exchanging districts
    .at_you_waiting = Waiting for { $seat } to give a district for your { $card }.
decision-beautifying = Beautify another district?
    .waiting = Waiting for { $seat } to beautify another district.
    .short = beautifying
decision-lighthouse_search = Take a card from the deck?
    .waiting = Waiting for { $seat } to decide on the { district-lighthouse }.
    .short = { district-lighthouse }
decision-bell = Announce that one district fewer completes a city?
    .waiting = Waiting for { $seat } to decide on the { district-bell_tower }.
    .short = { district-bell_tower }
decision-grave = Pay 1 gold to take the destroyed { $card }?
    .waiting = Waiting for { $seat }, who may take the destroyed { $card }.
    .short = { district-graveyard }
decision-hospital_call = The { $character } was killed. If it is yours, use the { district-hospital }?
    .waiting = Waiting for { $seat } to decide on the { district-hospital }.
    .short = { district-hospital }
decision-effect = Use the { $card }?
    .waiting = Waiting for { $seat } to decide on the { $card }.
    .short = effect of a district
decision-over = The game is over.

## Reasons: why something cannot be done now

reason-not_now = This is not possible now.
reason-not_your_decision = It is not your decision.
reason-game_over = The game is over.
reason-nothing_to_undo = There is nothing to take back.
reason-answer_first = Something else has to be decided first: { $decision_text }.
reason-not_among_choices = This is not one of the possible answers.
reason-warrant_not_signed = This warrant is not signed.
reason-not_your_character = The { $character } is not your character.
reason-turn_is_ending = Your turn is ending: nothing else can be done in it.
reason-already_gathered = You have already gathered this turn.
reason-deck_is_empty = There are not enough cards in the deck.
reason-only_gathering = You can only gather now.
reason-gather_first = You have to gather first.
reason-not_the_card_taken = Only the card you took can be built at once: the { $card }.
reason-not_in_hand = The { $card } is not in your hand.
reason-character_cannot_build = The { $character } cannot build.
reason-limit_reached = Your building limit is reached: { $limit_districts }.
reason-already_in_city = The { $card } is already in your city.
reason-too_many_districts = The { $card } cannot be built with { $limit_districts } or more in the city.
reason-never_built = The { $card } can never be built.
reason-needs_district = The { $card } is not in your city.
reason-not_in_city = The { $card } is not in that city.
reason-no_loan_needed = You have enough gold without a loan.
reason-no_loan = Nobody can give you the missing { $gold_text }, or you lack cards to give for it.
reason-needs_gold = It takes { $needed_gold }; you have { $has }.
reason-too_many_cards = No more than { $limit_cards } can be paid.
reason-needs_cards = It takes { $needed_cards }; you have { $has }.
reason-already_used = The { $card } has already been used this turn.
reason-no_such_seat = There is no seat { $seat } at this table.
reason-city_completed = { $seat }’s city is completed.
    .you = Your city is completed.
reason-armory_itself = The { district-armory } cannot destroy itself.
reason-own_district = The { $card } is your own.
reason-protected_district = The { $card } is protected.
reason-bishop_protects = The { character-bishop } protects { $seat }’s city.
    .you = The { character-bishop } protects your city.
reason-too_dear_to_seize = The { $card } costs { $cost_text }; no more than 3 can be seized.
reason-nothing_to_exchange = You have no district that could be exchanged for the { $card }.
reason-not_this_character = Your character cannot do this; the { $character } can.
reason-ability_used = This ability has already been used this turn.
reason-no_such_player = That player cannot be chosen.
reason-empty_hand = { $seat } has no cards in hand.
    .you = You have no cards in hand.
reason-all_hands_empty = Nobody else has cards in hand.
reason-richest_are_tied = Several players are the richest, so nobody pays.
reason-not_richer = Only the richest player pays, if richer than you.
reason-not_beside_royalty = No player beside you has revealed rank 4.
reason-no_tax = There is no tax to collect.
reason-income_taken = You have already taken your income this turn.
reason-no_income = You have no income.
reason-wrong_split = Your income is { $count } in all, gold and cards together.
reason-crown_settled = The crown has already moved this turn.
reason-crown_is_the_owners = The crown goes to the bewitched player.
reason-crown_must_move = The crown has to go to another player who does not hold it.
reason-not_in_cast = The { $character } is not in the cast.
reason-own_character = The { $character } is your own character.
reason-killed_character = The { $character } has been killed.
reason-bewitched_character = The { $character } has been bewitched.
reason-rank_too_low = The { $character } cannot be named: the rank is too low.
reason-already_beautified = The { $card } is already beautified.

## What points come from, and why the game ended

source-districts = districts
source-all_types = all five types
source-first_city = first completed city
source-completed_city = completed city
source-dragon_gate = { district-dragon_gate }
source-university = { district-university }
source-basilica = { district-basilica }
source-imperial_treasury = { district-imperial_treasury }
source-map_room = { district-map_room }
source-museum = { district-museum }
source-statue = { district-statue }
source-capitol = { district-capitol }
source-ivory_tower = { district-ivory_tower }
source-wishing_well = { district-wishing_well }
source-secret_vault = { district-secret_vault }
ending-city = a city is completed
ending-round_limit = the last round allowed has been played
