### The terminal client in English.

## Header

tui-over = the game is over

## Choices

tui-back = back
tui-since-your-turn = since your last turn

## Explanation

tui-explain = What is this?
tui-not-possible = Not possible now
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
tui-start-over = Capital U starts the whole turn over.

## The rulebook

tui-rules-search = words or the id of a rule
tui-rules-none = No rule fits.
tui-rules-keys = type to search · arrows, PgUp, PgDn: scroll · Esc: back to the table

## The end

tui-total = Total
tui-place = Place
tui-scores-keys = s: save the record · q: leave · Esc: look at the table (Esc again: back here)

## A game that has no picture of its own

tui-on-table = On the table
tui-mine = Only you see
tui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tui-yes = yes
tui-no = no
