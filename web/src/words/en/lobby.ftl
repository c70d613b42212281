### The lobby: games, tables, setting a table.

lobby-greeting = Sit down and build a city.
lobby-promise = One click and you play against bots; the rules come to you as you go.
lobby-coming = The tables are being laid …
lobby-lost = The server cannot be reached. The lists are as they were; we keep trying.

## Games

lobby-players = { $low }–{ $high } players
lobby-players-exactly =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
lobby-play = Play now
lobby-playing = The cards are dealt …
lobby-play-how = at once, against bots
lobby-learn = Learn it in ten minutes
lobby-rules = Rules

## Names

lobby-called = You are { $name }.
lobby-nobody = You need no account to play.
lobby-name = What are you called?
lobby-name-say = Say your name
lobby-name-change = Change
lobby-name-keep = That is me
lobby-name-leave = Never mind
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
lobby-mine-none = No games yet.
lobby-open = Open tables
lobby-open-none = Nobody waits for players just now. Set a table and invite somebody.
lobby-new = New here?
lobby-new-guide = A guided first game takes ten minutes, with friendly bots.
lobby-your-turn = your turn
lobby-waits-for = waits for { $name }
lobby-waits-chairs =
    { $n ->
        [one] { $n } chair is free
       *[other] { $n } chairs are free
    }
lobby-waits-start = ready to begin
lobby-goes-on = being played
lobby-paused = paused
lobby-free = free chairs
lobby-chairs =
    { $n ->
        [one] { $n } free chair
       *[other] { $n } free chairs
    }
lobby-join = Join
lobby-watch = Watch
lobby-age-now = now
lobby-age-minutes = { $n } min
lobby-age-hours = { $n } h
lobby-age-days = { $n } d

## Setting a table

lobby-set = Set a table
lobby-which = Which game
lobby-preset = Ready-made set
lobby-own = Your own
lobby-own-short = as you like it
lobby-own-about = Choose yourself what a ready-made set would bring.
lobby-list-how = Taken
lobby-list-set = from the set
lobby-list-random = by lot
lobby-list-own = by you
lobby-count = { $n } of { $of }
lobby-barred = not with these options
lobby-list-none = none
lobby-seat = seat { $n }
lobby-chairs-around = Who sits where
lobby-chair = { $n }, { $beast }
lobby-chair-me = me
lobby-chair-here = at this device
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
lobby-clock-none = as long as it takes
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
lobby-who = Who may come
lobby-who-public = anybody
lobby-who-link = who has the link
lobby-who-password = who has the password
lobby-password = Password of the table
lobby-title = Name of the table
lobby-more = More options
lobby-set-it = Set the table
lobby-then-begins = begins at once
lobby-then-waits =
    { $n ->
        [one] then waits for { $n } person
       *[other] then waits for { $n } people
    }

## Watching, replays

lobby-watch-title = Watch
lobby-watch-about = Public games that are being played now. Whoever watches sees what everybody may see, and no hands.
lobby-watch-none = Nobody plays in public just now.
lobby-watch-play = Play yourself
lobby-records-title = My finished games
lobby-records-about = Every game can be played back move by move, through any seat’s eyes.
lobby-records-none = You have not finished a game yet.
lobby-records-nobody = Your finished games will stand here.
lobby-won = you won
lobby-game-lost = lost
lobby-place = place { $n }
lobby-replay = Replay
lobby-rematch = Rematch
lobby-download = Download
lobby-download-of = Download the record of the game of { $date }
lobby-replay-of = Replay of the game of { $date }
lobby-rematch-of = Rematch of the game of { $date }
