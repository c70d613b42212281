### Options of Burgundy in English.

## Options

option-players = Number of players
    .help = How many people play: 1 to 4; with Châteauma 1 to 3. Alone without her you play the solo game.
option-duchies = Duchies
    .help = Whether all play on the same duchy, draw one at random, or choose.
option-duchy = Duchy
    .help = The duchy on which everybody plays; 1 and 2 are good for a first game.
option-duchy_file = Your own duchy
    .help = A file with a duchy of your own, seven rows of spaces, on which everybody plays.
option-first = First player
    .help = Who goes first: a random player or the seat you name.
option-tie_spaces = Tie: empty spaces
    .help = Which of tied players wins: the rulebook says the one with fewer empty spaces.
option-tie_track = Tie: turn order track
    .help = If empty spaces do not decide either: whether the player further ahead or further back wins.

## Choices

choice-yes = yes
choice-no = no
choice-duchies-same = the same for all
choice-duchies-random = random
choice-duchies-chosen = everybody chooses
choice-first-random = random player
choice-first-seat = seat { $seat }
choice-tie_spaces-fewest = fewer empty spaces
choice-tie_spaces-most = more empty spaces
choice-tie_track-ahead = further ahead
choice-tie_track-behind = further back

## Ready-made games

preset-first_game = First game
    .about = Everybody plays on duchy 1: learn the game with it.
preset-own_choice = Everybody chooses
    .about = Everybody plays on a duchy of their own choice.

## What is wrong with a duchy of your own

problem-duchy_rows = is not one list “rows” with { $count } rows
problem-duchy_row = row { $row } has to have { $count_spaces }: { $value }
problem-duchy_space = row { $row }: { $value } is not a valid space
problem-duchy_colours = { $type_plural }: { $count_spaces } instead of { $needs }
problem-duchy_numbers = row { $row }, space { $place } and row { $row_beside }, space { $place_beside } touch and have the same number, { $number }
problem-duchy_no_colour = { $count_spaces } without a colour, the first in row { $row }: space { $place }
problem-duchy_no_number = { $count_spaces } without a number, the first in row { $row }: space { $place }
allowed-duchy_file = seven rows of 4, 5, 6, 7, 6, 5 and 4 spaces, each a letter (C, M, S, G, B or Y) and a number from 1 to 6
