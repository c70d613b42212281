### What is asked and refused at a Citadels table, in English; choices and events have files of their own.
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
destroy = Destroy
    .inf = destroy
destroys = destroys
    .you = You destroy
    .you_inside = you destroy

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
    .short = answering the threat
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
decision-heir =
    { $dialect ->
        [classic] To whom does your murdered { character-emperor } give the crown?
       *[other] To whom does your killed { character-emperor } give the crown?
    }
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
decision-hospital_call =
    { $dialect ->
        [classic] The { $character } was murdered. If it is yours, use the { district-hospital }?
       *[other] The { $character } was killed. If it is yours, use the { district-hospital }?
    }
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
reason-nothing_to_undo = There is nothing to undo.
reason-answer_first = First comes { $decision_text }.
reason-not_among_choices = This is not one of the possible answers.
reason-warrant_not_signed = This warrant is not signed.
reason-not_your_character = The { $character } is not your character.
reason-turn_is_ending = Your turn is ending: nothing else can be done in it.
reason-already_gathered = You have already taken gold or cards this turn.
reason-deck_is_empty = There are not enough cards in the deck.
reason-only_gathering = You can only take gold or draw cards now.
reason-gather_first = First take gold or draw cards.
reason-not_the_card_taken = Only the card you took can be built at once: { $card }.
reason-not_in_hand = You do not have the { $card } in hand.
reason-character_cannot_build = The { $character } cannot build.
reason-limit_reached = Your building limit is reached: { $limit_districts }.
reason-already_in_city = Your city already has the { $card }.
reason-too_many_districts = With { $limit_districts } or more in your city you cannot build the { $card }.
reason-never_built = You can never build the { $card }.
reason-needs_district = Your city does not have the { $card }.
reason-not_in_city = That city does not have the { $card }.
reason-no_loan_needed = You have enough gold without a loan.
reason-no_loan = Nobody can give you the missing { $gold_text }, or you lack cards to give for it.
reason-needs_gold = It takes { $needed_gold }; you have { $has }.
reason-too_many_cards = No more than { $limit_cards } can be paid.
reason-needs_cards = It takes { $needed_cards }; you have { $has }.
reason-already_used = You have already used the { $card } this turn.
reason-no_such_seat = There is no seat { $seat } at this table.
reason-city_completed = { $seat }’s city is completed.
    .you = Your city is completed.
reason-armory_itself = The { district-armory } cannot destroy itself.
reason-own_district = This is your own district: { $card }.
reason-protected_district = This district is protected: { $card }.
reason-bishop_protects = The { character-bishop } protects { $seat }’s city.
    .you = The { character-bishop } protects your city.
reason-too_dear_to_seize = Cost of the { $card }: { $cost }; only districts of cost 3 or less can be seized.
reason-nothing_to_exchange = You have no district that could be exchanged for the { $card }.
reason-not_this_character = Your character cannot do this; the { $character } can.
reason-ability_used = This ability has already been used this turn.
reason-no_such_player = That player cannot be chosen.
reason-empty_hand = { $seat } has no cards in hand.
    .you = You have no cards in hand.
reason-all_hands_empty = Nobody else has cards in hand.
reason-richest_are_tied = Several players are the richest, so nobody pays.
reason-not_richer = Only the richest player pays, if richer than you.
reason-not_beside_royalty = No player beside you has revealed the character of rank 4.
reason-no_tax = There is no tax to collect.
reason-income_taken = You have already taken your income this turn.
reason-no_income = You have no income.
reason-wrong_split = Your income is { $count } in all, gold and cards together.
reason-crown_settled = The crown has already moved this turn.
reason-crown_is_the_owners = The crown goes to the bewitched player.
reason-crown_must_move = The crown has to go to another player who does not hold it.
reason-not_in_cast = The { $character } is not in the cast.
reason-own_character = The { $character } is your own character.
reason-killed_character =
    { $dialect ->
        [classic] The { $character } has been murdered.
       *[other] The { $character } has been killed.
    }
reason-bewitched_character = The { $character } has been bewitched.
reason-rank_too_low = The { $character } cannot be named: the rank is too low.
reason-already_beautified = This district is already beautified: { $card }.

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
ending-city = a city is complete
ending-round_limit = the round limit was reached

## How far the game is, in a list of tables

moment = round { $round }
