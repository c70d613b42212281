### The terminal client in English.

## Header

tui-round = round { $round }
tui-deck = deck: { $cards }
tui-phase-draft = choosing characters
tui-phase-called = called: { $rank } { $character }
tui-phase-over = the game is over
tui-last-round = last round
tui-you = you

## Ranks

tui-rank-out = face up
tui-rank-yours = yours
tui-rank-nobody = nobody

## Seats and hand

tui-counts = { $gold } · { $cards } · city { $size } · { $points }
tui-counts-short = ● { $gold }  ▯ { $cards }  ⌂ { $size }  Σ { $points }
tui-counts-legend = ● gold   ▯ cards in hand   ⌂ districts built, of those needed   Σ points so far
tui-no-districts = no districts yet
tui-known-hand = you know in hand: { $cards }
tui-shielded = safe from rank 8
tui-your-characters =
    { $count ->
        [one] Your character:
       *[other] Your characters:
    }
tui-hand = Hand:
tui-hand-empty = empty

## Choices

tui-your-choice = Your choice:
tui-waiting = Waiting for { $player } …
tui-face-up = Face up, out of this round: { $characters }.
tui-left = leaves { $gold }
tui-target-out = face up, not in this round
tui-you-are-bewitched = Bewitched: you can only gather; the Witch plays the rest of this turn.
tui-you-are-threat = You are threatened: once you have gathered, you pay a bribe or refuse.
tui-back = back
tui-since-your-turn = since your last turn

## Explanation

tui-explain = What is this?
tui-not-possible = Not possible now
tui-on-table = Unique districts in sight
tui-legend = Signs
tui-close-key = Enter or Esc: back to the table · arrows: scroll

## Keys along the bottom

tui-key-explain = explain
tui-key-undo = undo
tui-key-hint = hint
tui-key-rules = rules
tui-key-save = save
tui-key-pace = pace
tui-key-light = light
tui-key-language = EN
tui-key-leave = leave

## Messages

tui-hint = The bot would choose
tui-no-hint = There is no bot that could give a hint for this game.
tui-not-while-waiting = Not while others are choosing.
tui-pace-brisk = Bots move briskly.
tui-pace-slow = Bots move slowly.
tui-pace-none = Bots move at once.
tui-saved = Saved: { $file }. To go on later: kasztelan play { $game } --resume { $file }
tui-saved-over = Saved: { $file }. To watch it again: kasztelan replay { $file }

## Leaving

tui-leave = Leave the table?
tui-leave-why = Something has happened since the game was last saved.
tui-leave-keys = s: save and leave · n: leave without saving · Esc: stay

## Handing over

tui-handover = { $player }, it is your decision
tui-handover-why = The table is covered until you sit at the screen.
tui-handover-key = { $player }: press Enter
tui-handover-undo = { $player } may still take back the last move: u

## The rulebook

tui-rules-search = words or the id of a rule
tui-rules-none = No rule fits.
tui-rules-keys = type to search · arrows, PgUp, PgDn: scroll · Esc: back to the table

## The end

tui-winner =
    { $count ->
        [one] { $players } wins
       *[other] Shared victory: { $players }
    }
tui-ending-city = { $player } was the first to complete a city.
tui-total = Total
tui-place = Place
tui-scores-keys = s: save the record · q: leave · Esc: look at the table (Esc again: back here)
