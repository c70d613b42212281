### The lobby: games, tables, setting a table.

lobby-greeting = What shall we play?
lobby-promise = One click and you play; the rules come to you as you go.
lobby-coming = Loading tables…
lobby-lost = The server cannot be reached. The lists are as they were; we keep trying.

## Games

lobby-players = { $low }–{ $high } players
lobby-players-exactly =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
lobby-minutes = { $n } min
lobby-play = Play now
lobby-playing = Starting the game…
lobby-play-how = against bots
lobby-learn = Learn the game
lobby-rules = Rules
lobby-play-game = Play now: { $game }
lobby-friends = Play with friends
lobby-friends-game = Play with friends: { $game }
lobby-learn-game = Learn the game: { $game }
lobby-rules-game = Rules: { $game }

## Names

lobby-called = You are { $name }.
lobby-nobody = You need no account to play.
lobby-name = Your name
lobby-name-say = Choose a name
lobby-name-change = Change
lobby-name-keep = Save
lobby-name-leave = Cancel
lobby-borrowed-0 = Wandering Scribe
lobby-borrowed-1 = Master Mason
lobby-borrowed-2 = Bell Founder
lobby-borrowed-3 = Salt Merchant
lobby-borrowed-4 = Quiet Falconer
lobby-borrowed-5 = Lamp Lighter
lobby-borrowed-6 = Gate Keeper
lobby-borrowed-7 = River Pilot
lobby-borrowed-8 = Amber Trader
lobby-borrowed-9 = Stone Carver
lobby-borrowed-10 = Bridge Builder
lobby-borrowed-11 = Honey Hunter

## Lists of tables

lobby-games = Games
lobby-mine = My games
lobby-mine-none = No games yet. Play against bots, or create a table and send somebody the link.
lobby-open = Open tables
lobby-open-none = No table is waiting for players right now. Create one and invite somebody.
lobby-new = New here?
lobby-new-guide = A guided first game takes ten minutes, with friendly bots.
lobby-your-turn = your turn
lobby-waits-for = waiting for { $name }
lobby-waits-chairs =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
lobby-waits-start = ready to start
lobby-goes-on = in progress
lobby-paused = paused
lobby-free = free seats
lobby-chairs =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
lobby-join = Join
lobby-watch = Watch
lobby-age-now = now
lobby-age-minutes = { $n } min
lobby-age-hours = { $n } h
lobby-age-days = { $n } d
lobby-all = all { $n }
lobby-open-full = No free seat just now, but you can watch.
lobby-finished = Just finished
lobby-won-with =
    { $points ->
        [one] You won with { $points } point
       *[other] You won with { $points } points
    }
lobby-place-with =
    { $points ->
        [one] Place { $n } with { $points } point
       *[other] Place { $n } with { $points } points
    }
lobby-go = Play
lobby-your-turns =
    { $n ->
        [one] your turn, and in { $n } more game
       *[other] your turn, and in { $n } more games
    }

## A table by its code

lobby-code = Enter a code
lobby-code-label = Code or link
lobby-code-hint = Whoever invited you has both: the code is the end of the link.
lobby-code-go = Go to the table
lobby-code-unknown = There is no table with this code. Check that it is complete.

## Setting a table

lobby-set = Create a table
lobby-which = Game
lobby-preset = Preset
lobby-own = Custom
lobby-own-short = as you like it
lobby-own-about = You choose every option yourself.
lobby-list-how = Source
lobby-list-set = from the preset
lobby-list-random = random
lobby-list-own = your choice
lobby-count = { $n } of { $of }
lobby-barred = not with these options
lobby-list-none = none
lobby-seat = seat { $n }
lobby-chairs-around = Who sits where
lobby-chair = { $n }, { $beast }
lobby-chair-me = me
lobby-chair-here = on this device
lobby-chair-person = somebody else
lobby-chair-bot = bot, { $kind }
lobby-chair-name = Name
lobby-automa = automa
lobby-team = team { $n }
lobby-hot-seat = Several of you share this device: before each turn the screen is handed over.
lobby-file-own = your own file
lobby-file-pick = Choose a file…
lobby-file-other = Another file…
lobby-file-remove = Remove
lobby-file-unreadable = { $name } is not a JSON file that can be read.
lobby-clock = Time
lobby-clock-none = no time limit
lobby-clock-move = { $time } a move
lobby-clock-game = { $time } a game, plus { $increment } a move
lobby-clock-grace = Each decision starts with { $n } s that do not count.
lobby-time-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
lobby-time-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
lobby-time-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
lobby-time-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
lobby-who = Who can join
lobby-who-public = anyone
lobby-who-link = with the link
lobby-who-password = with the password
lobby-password = Table password
lobby-title = Table name
lobby-more = More options
lobby-set-it = Create the table
lobby-new-table = New table
lobby-seats = Seats
lobby-own-choice = your own choice
lobby-sum-alone = You alone.
lobby-sum-bots =
    { $bots ->
        [one] You and { $bots } bot.
       *[other] You and { $bots } bots.
    }
lobby-sum-guests =
    { $guests ->
        [one] You and { $guests } guest.
       *[other] You and { $guests } guests.
    }
lobby-sum-both =
    You, { $guests ->
        [one] { $guests } guest
       *[other] { $guests } guests
    } and { $bots ->
        [one] { $bots } bot.
       *[other] { $bots } bots.
    }
lobby-sum-here =
    { $others ->
        [0] { $here } of you at this device.
       *[other] { $here } of you at this device and { $others } more.
    }
lobby-sum-minutes = about { $n } minutes
lobby-sum-changed =
    { $n ->
        [one] { $n } option changed
       *[other] { $n } options changed
    }
lobby-then-begins = starts at once
lobby-then-waits =
    { $n ->
        [one] then waits for { $n } person
       *[other] then waits for { $n } people
    }

## Watching, replays

lobby-watch-title = Watch
lobby-watch-about = Public games in progress. Spectators see what everybody may see, but no hands.
lobby-watch-none = No public games right now.
lobby-watch-play = Play a game
lobby-records-title = My finished games
lobby-records-about = Every game can be replayed move by move, from any player’s point of view.
lobby-records-none = You have not finished a game yet.
lobby-records-nobody = Your finished games will appear here.
lobby-won = you won
lobby-game-lost = lost
lobby-place = place { $n }
lobby-replay = Replay
lobby-rematch = Rematch
lobby-download = Download
lobby-download-of = Download the record of the game of { $date }
lobby-replay-of = Replay of the game of { $date }
lobby-rematch-of = Rematch of the game of { $date }

## Guided games below the pictures

lobby-guided = Guided game, { $n } min
lobby-guided-at = Guided game, chapter { $n } of { $of }
lobby-guided-done = Guided game, done
