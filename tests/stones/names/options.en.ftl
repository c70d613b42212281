### What a table of Stones can agree on, in English.

game-stones = Stones

## Options

option-mode = Way of playing
    .help = Everybody for themselves, two pairs, one person against the tide, or against an automa.
option-guests = Guests
    .help = How many sit down: 2 to 4 for themselves, 4 in pairs, 1 to 3 against an automa.
option-heap = Heap
    .help = How many stones lie on the bank.
option-target = Target
    .help = How many points win a game alone.
option-opponent = Automa
    .help = Who plays against you, or whether it is drawn.
option-expansions = Expansions
    .help = What is added to the game.
option-current = Current
    .help = How many more stones the tide takes from a river.
option-crossing = Toll of the bridge
    .help = How many shells it costs to cross.
option-board = Board
    .help = Each board has its own tolls and its own tide.
option-first = First player
    .help = Who begins every lap.
option-season = Season
    .help = In winter everybody has 2 shells instead of 4.
option-pattern = Pattern of your own
    .help = A file with other values for some boards: a row has the number of the board, both tolls and the tide.

## Choices

choice-mode-table = everybody for themselves
choice-mode-teams = two pairs
choice-mode-alone = alone
choice-mode-automa = against an automa
choice-opponent-miller = Miller
choice-opponent-heron = Heron
choice-opponent-drawn = drawn
choice-first-random = random player
choice-first-seat = seat { $seat }
choice-season-summer = summer
choice-season-winter = winter

expansion-moss = Moss
    .effect = A stone taken alone is worth 1 extra point.
expansion-river = River
    .effect = The tide takes more stones.
expansion-bridge = Bridge
    .effect = Instead of taking stones you may look at a lucky number.
expansion-drought = Drought
    .effect = There is no tide.

preset-quiet_pond = Quiet pond
    .about = Moss, cheap handfuls and a weak tide.
preset-wild_river = Wild river
    .about = The river takes a lot, and there is a bridge.
preset-hard_winter = Hard winter
    .about = Few shells, dear handfuls, no tide.
preset-two_pairs = Two pairs
    .about = Four people in two pairs.

## What a table cannot agree on

problem-no_rows = the file has no list of rows
problem-row_not_numbers = row { $row }: { $value } is not four numbers
problem-row_no_board = row { $row }: there is no board { $board }
problem-row_again = row { $row }: board { $board } stands there twice
problem-row_value = row { $row }: { $value } is not possible
allowed-pattern_rows = an object with “rows”; a row has the number of a board, both tolls and the tide
