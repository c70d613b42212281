### Citadels at the terminal, in English.

## Header

citadels-round = round { $round }
citadels-deck = deck: { $cards }
citadels-phase-draft = choosing characters
citadels-phase-called = called: { $rank } { $character }
citadels-last-round = last round
citadels-you = you

## Ranks

citadels-rank-out = face up
citadels-rank-yours = yours
citadels-rank-nobody = nobody

## Seats and hand

citadels-counts = { $gold } · { $cards } · city { $size } · { $points }
citadels-counts-short = ● { $gold }  ▯ { $cards }  ⌂ { $size }  Σ { $points }
citadels-counts-legend = ● gold   ▯ cards in hand   ⌂ districts built, of those needed   Σ points so far
citadels-no-districts = no districts yet
citadels-known-hand = you know in hand: { $cards }
citadels-shielded = safe from rank 8
citadels-your-characters =
    { $count ->
        [one] Your character:
       *[other] Your characters:
    }
citadels-hand = Hand:
citadels-hand-empty = empty

## Choices

citadels-face-up = Face up, out of this round: { $characters }.
citadels-left = leaves { $gold }
citadels-target-out = face up, not in this round
citadels-you-are-bewitched = Bewitched: you can only gather; the Witch plays the rest of this turn.
citadels-you-are-threat = You are threatened: once you have gathered, you pay the bribe or refuse to pay.

## Explanation

citadels-unique = Unique districts in sight
citadels-legend = Signs

## The end

citadels-ending-city = { $player } was the first to complete a city.
citadels-ending-city-you = You were the first to complete a city.
