### The command line in English. The keys are the same in all three languages.

## Help

cli-help-kasztelan = Play, host and study medieval city-building board games.
cli-help-version = Show the version and which build runs.
cli-help-lang = The language; otherwise that of the environment.
cli-help-game = The game; `kasztelan games` lists them.
cli-help-play = Play at this terminal, with people and bots.
cli-help-simulate = Let bots play many games and count.
cli-help-replay = Go through a recorded game again, as any seat.
cli-help-verify = Check that a record is whole, follows the rules and was dealt fairly.
cli-help-games = List the games, or the options of one.
cli-help-games-game = A game whose options are listed.
cli-help-rules = Look up the rules of a game.
cli-help-rules-words = Words to look for, or the id of a rule; without any, the contents.
cli-help-record = A record or save; one game on each line is possible too.
cli-help-set = A ready-made choice of options; what is named beside it goes before.
cli-help-game-flags = Every option of a game has a flag of its own: `{ $command } GAME --help` lists them.
cli-help-option = An option of the game, any number of times; `kasztelan games GAME` lists them.
cli-help-play-people = How many people play at this terminal; they get the first seats. One, or as in the saved game, if left out.
cli-help-play-names = Names with commas between, from the first seat on.
cli-help-play-bots = Who plays the other seats: one bot for all of them, or one each with commas between. If left out: the best one for this game, or as in the saved game.
cli-help-play-seed = Deal the same cards every time.
cli-help-play-position = Begin with the position described in this JSON file, which has its own options.
cli-help-play-save = Save the game here. A save holds the key of the shuffle: reading it can give away what comes.
cli-help-play-resume = Go on with a saved game; it is saved there again. Everybody sits where they sat.
cli-help-simulate-games = How many games.
cli-help-simulate-bots = Who plays: one bot for all seats, or one for each with commas between.
cli-help-simulate-seed = The same seed gives the same games, whatever the number of jobs.
cli-help-draw-game = Draw something of one's own for this game.
cli-help-draw = Draw a new file of one's own that can be used, as JSON.
cli-help-draw-seed = The same seed draws the same file.
cli-help-simulate-jobs = How many processes share the work.
cli-help-simulate-json = Print one JSON object and nothing else.
cli-help-simulate-save = Write the records here, one on each line.
cli-help-replay-seat = What is shown: what a seat could know (counted from 0), what everybody could know, or everything.
cli-help-replay-number = Which game of a file with several.
cli-help-replay-plain = Print the whole game as sentences instead of stepping through it.
cli-help-verify-commitment = The commitment that was shown before the game.
cli-help-serve = Host tables for people and bots, until it is stopped.
cli-help-serve-host = The address to listen at; 0.0.0.0 is every address of this machine.
cli-help-serve-port = The port to listen at; 0 takes a free one.
cli-help-serve-open = Open it in the browser, if there is one, as soon as it can be used.
cli-help-serve-quiet = Log only what goes wrong.
cli-help-data = The folder where tables and people are kept; otherwise the user's data folder.
cli-help-admin = Look after a server: its tables, back-ups, upgrades.
cli-help-admin-table = The id of a table; `kasztelan admin list` shows them.
cli-help-admin-list = List the tables that are kept.
cli-help-admin-list-status = Only those of this status: open, playing, paused, finished, frozen or closed.
cli-help-admin-json = Print one JSON object for each table and nothing else.
cli-help-admin-close = Close a table; it is kept.
cli-help-admin-export = Write a table to a file. It holds the key of the shuffle: keep it to yourself.
cli-help-admin-export-file = The file to write; it must not be there yet.
cli-help-admin-import = Bring a table in from a file, in the place of a frozen or closed one or as a new one.
cli-help-admin-import-file = A file that `kasztelan admin export` wrote.
cli-help-admin-check = Replay every table with this program and tell which would freeze; before an upgrade.
cli-help-admin-backup = Copy the database while the server runs.
cli-help-admin-backup-file = The file to write; it must not be there yet.
cli-help-admin-reports = List the lines of chat that people reported.
cli-help-admin-reports-json = Print one JSON object for each line and nothing else.

## Refused input: what is wrong

problem-no_value = { $value } has no value
problem-option_twice = is given twice
problem-name_twice = { $value } is given twice
problem-no_flag = there is no such flag
problem-not_whole = { $file } is not whole { $kind }
problem-empty = { $file } is empty
problem-is_folder = { $file } is a folder
problem-no_folder = { $file } is not a folder that can be written to
problem-unreadable = { $file } cannot be read ({ $cause })
problem-many_games = { $file } holds { $count } games
problem-over = the game is over
problem-no_rule = no rule has anything of “{ $value }”
problem-no_commitment = { $value } is not a valid commitment
problem-no_terminal = there is none here
problem-settled = was settled when the saved game began
problem-with_position = cannot be chosen beside a position
problem-no_server = what hosting needs is not installed ({ $missing })
problem-no_running_server = no server runs with { $folder }
problem-no_such_table = there is no such table
problem-table_status = the table is { $status }
problem-server_answer = the server answered { $status } { $folder }
problem-no_table = { $file } holds no table
problem-too_long = the table is too big for the running server

## Refused input: what is allowed

allowed-pair = name=value
allowed-once = each option once
allowed-one_or_each = one, or { $seats } with commas between
allowed-at_most = at most { $seats } with commas between
allowed-printable_names = printable names of at most { $most } characters
allowed-different_names = a different name for each seat
allowed-json = a file with one JSON object
allowed-data_file = a JSON or TOML file with one object
allowed-file_name = the name of a file
allowed-in_folder = a file in such a folder
allowed-readable = a file that can be read
allowed-one_game = a save of one game
allowed-unfinished = a save of an unfinished game
allowed-other_words = other words, or the id of a rule
allowed-up_to = 1 to { $most }
allowed-onlooker = 0 to { $last }, all, spectator
allowed-new_or_resumed = a new file, or the one that is resumed
allowed-terminal = a terminal to play at (kasztelan simulate needs none)
allowed-nothing_settled = --people, --names, --bots, --save, --lang
allowed-in_position = the options in the position's own file
allowed-server_extra = pip install 'kasztelan[server]'
allowed-running_server = the folder of a running server
allowed-table_id = an id that `kasztelan admin list` shows
allowed-import_mib = a server with a larger { $setting }

## Tables

cli-column-game = Game
cli-column-title = Title
cli-column-players = Players
cli-column-rules-version = Rules version
cli-column-option = Option
cli-column-default = Default
cli-column-allowed = Allowed
cli-column-meaning = Meaning
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-share = Share
cli-column-mean-score = Mean score
cli-column-table = Table
cli-column-status = Status
cli-column-visibility = Visibility
cli-column-seats = Seats
cli-column-entries = Entries
cli-column-changed = Changed (UTC)
cli-column-line = Line
cli-column-said = Said (UTC)
cli-column-channel = Among
cli-column-nickname = Nickname
cli-column-text = Text

## Playing

cli-person = Player { $number }
cli-bot-random = easy (random)
cli-bot-heuristic = normal (heuristic)
cli-play-commitment = Commitment of the shuffle, for `kasztelan verify`: { $commitment }
cli-play-saved = Saved in { $file }

## Simulating

cli-simulating = Playing
cli-simulated-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s
cli-simulated-length = Mean length: { $in_rounds ->
        [yes] { $rounds } rounds, { $decisions } decisions
       *[no] { $decisions } decisions
    }
cli-simulated-lost = Nobody won { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
cli-simulated-speed = { $decisions } decisions/s, { $games } games/s
cli-simulated-interrupted = Interrupted; this is what was finished.
cli-simulated-errors = { $errors ->
        [one] { $errors } game
       *[other] { $errors } games
    } failed; the first was number { $first }

## The end of a game

cli-won = { $player } wins
cli-you-won = You win
cli-team-won = The team of { $players } wins
cli-shared-win = Shared victory: { $winners }
cli-lost = { $player } loses
cli-you-lost = You lose
cli-nobody-won = Nobody wins
cli-team = the team of { $players }
cli-and = { $names } and { $last }
cli-side-points = Common points: { $side }, { $points }

## Replaying

cli-seat = Seat { $seat }
cli-spectator = a spectator
cli-all-seats = everything open
cli-replay-where = Step { $step } of { $last } · seen by: { $onlooker }
cli-replay-undone = { $count ->
        [one] The last action is taken back.
       *[other] The last { $count } actions are taken back.
    }
cli-replay-unfinished = The record ends here; the game is not over.
cli-replay-place = { $place }. { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-key-forward = forward
cli-key-back = back
cli-key-first = start
cli-key-last = end
cli-key-seat = other seat
cli-key-quit = quit

## Rules

cli-rules-how = `kasztelan rules { $game } WORD…` finds rules; the id of a rule, or how it begins, works too.

## Verifying

cli-checked-digest = Whole: the digest fits the contents.
cli-checked-replay = By the rules: { $entries ->
        [one] { $entries } entry replays
       *[other] all { $entries } entries replay
    } to the same result.
cli-checked-commitment = The key fits the commitment in the record.
cli-checked-promised-commitment = The key fits the commitment you named.
cli-checked-nonces = The shares in the draws that no player gave follow from the key.
cli-checked-dice = Every draw came from the key.
cli-checked-dice-after = Every draw after the first { $prefix } entries came from the key.
cli-unchecked-opening = Not checked: how the game began. It starts from a described position.
cli-unchecked-prefix = Not checked: the first { $prefix } entries. They were taken from another game and not dealt by this key.
cli-unchecked-dice = Not checked: the draws. The record has no key.
cli-unchecked-nonces = Not checked: whether the shares that no player gave were fixed beforehand. The record has an older format.
cli-unchecked-commitment = Not checked: whether this is the key you were promised. Name the commitment you were shown with --commitment.
cli-verified = { $count ->
        [one] The record is right.
       *[other] All { $count } records are right.
    }
cli-verified-partly = { $count ->
        [one] Nothing wrong was found, but not everything could be checked.
       *[other] Nothing wrong was found in { $count } records, but { $unchecked } of them could not be checked in full.
    }

## Hosting

cli-serving = Serving at { $address }
cli-serving-until = Ctrl+C stops it; games are kept.
cli-admin-tables = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
cli-admin-closed = Table { $table } is closed.
cli-admin-exported = Table { $table } is in { $file }
cli-admin-imported = Table { $table } is { $status }.
cli-admin-still-frozen = { $table } ({ $game }) is frozen and stays so.
cli-admin-thaws = { $table } ({ $game }) is frozen, but replays with this program: export it and import it again.
cli-admin-would-freeze = { $table } ({ $game }, { $status }) would freeze: { $why }
cli-admin-checked = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } checked; { $freezing } would freeze.
cli-admin-backed-up = { $file } holds everything, { $bytes } bytes.
cli-admin-reported = { $count ->
        [one] { $count } line was reported.
       *[other] { $count } lines were reported.
    }
cli-channel-players = players
cli-channel-spectators = spectators
