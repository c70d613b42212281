### The lobby: games, tables, setting a table.

lobby-greeting = Sit down and build a city.
lobby-promise = One click and you play against bots; the rules come to you as you go.
lobby-coming = The tables are being laid …
lobby-lost = The server cannot be reached. The lists are as they were; we keep trying.

## Games

lobby-title-citadels = Citadels
lobby-about-citadels = Choose a character in secret, build in the open. About forty minutes, against bots fifteen.
lobby-players = { $low }–{ $high } players
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
lobby-own = Your own
lobby-own-short = characters and districts as you like
lobby-own-about = Choose the characters and the unique districts yourself.
lobby-list-how = Taken
lobby-list-set = from the set
lobby-list-random = by lot
lobby-list-own = by you
lobby-count = { $n } of { $of }
lobby-barred = not with { $n } players
lobby-nobody-of-rank = nobody
lobby-chair = { $n }, { $beast }
lobby-chair-me = me
lobby-chair-here = at this device
lobby-chair-person = somebody else
lobby-chair-bot = bot, { $kind }
lobby-chair-name = Name
lobby-hot-seat = Several of you share this device: before each turn the screen is handed over.
lobby-clock = Time
lobby-clock-none = as long as it takes
lobby-clock-move = { $time } a move
lobby-clock-game = { $time } a game, plus { $increment } a move
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

## What is wrong with the options

lobby-wrong = { $field }: this is not possible. Allowed: { $allowed }.
lobby-wrong-seat = There is no seat { $seat } at this table.
lobby-wrong-edition =
    { $edition ->
        [classic] { $item } is not in the classic edition.
       *[revised] { $item } is not in the revised edition.
    }
lobby-wrong-set =
    { $edition ->
        [classic] { $item } belongs to the classic edition.
       *[revised] { $item } belongs to the revised edition.
    }
lobby-wrong-removed = Districts are taken out only in the classic edition.
lobby-wrong-twice = { $item } and { $other } both have rank { $rank }: choose one of them.
lobby-wrong-barred =
    { $players ->
        [one] { $item } does not play with { $players } player.
       *[other] { $item } does not play with { $players } players.
    }
lobby-wrong-rank = Nobody has rank { $rank } yet: choose one character of each rank.
lobby-wrong-cast = With { $players } players the game needs exactly { $wanted } characters; there are { $n }.
lobby-wrong-nine = That does not fit your { $n } characters; leave it to the number of players.
lobby-wrong-starred = There are { $n } starred characters; at most { $wanted } are allowed. More options can allow more.
lobby-wrong-unstarred = { $item } is in the classic deck anyway; only starred districts can be added.
lobby-wrong-count = There are { $n }; it takes exactly { $wanted }.

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
lobby-place = place { $n }
lobby-replay = Replay
lobby-rematch = Rematch
lobby-download = Download
lobby-download-of = Download the record of the game of { $date }
lobby-replay-of = Replay of the game of { $date }
lobby-rematch-of = Rematch of the game of { $date }
