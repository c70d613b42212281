### My page: name, account, notices, programs, settings, data.

me-title = Profile
me-nobody = Not logged in
me-guest = You are a guest: only this browser knows you.
me-stranger = Play at once, or log in if you have an account.
me-stay = Cancel

## Account

me-account = Account
me-account-make = Create an account
me-account-do = Create
me-account-why = With an account, your games follow you to other devices. No e-mail address is asked for, so a lost password cannot be sent to you.
me-login = Log in
me-login-why = If you have an account here, log in with your username and password.
me-login-other = If you log in as somebody else, this guest is lost: without an account nobody can come back to it.
me-login-is = Your username: { $login }
me-login-field = Username
me-password-field = Password
me-password-hint = at least 8 characters
me-password-change = Change the password
me-password-old = Old password
me-password-new = New password
me-password-others = All other devices are logged out.
me-password-changed = Your password has been changed; all other devices are logged out.
me-password-wrong = That is not your old password.
me-logout = Log out
me-logout-sure = This browser will forget you. To come back, log in with username and password.
me-logout-everywhere = Log out everywhere
me-logout-everywhere-sure = Every browser will forget you, this one too. API keys stay valid.
me-logout-guest = You have no account. If this browser forgets you, nobody can take up your games again, not even you.

## How the table looks

me-looks = Appearance and sound

## Notices

me-notices = Notifications
me-notices-why = For games that take longer than one evening: you are told that it is your turn, and in which game.
me-page = While this page is open
me-page-hint = a browser notification when you look elsewhere
me-push = On this device
me-push-possible = also when this page is closed
me-push-on = this device gets notifications, also when this page is closed
me-push-denied = This browser does not allow notifications; its settings for this page can change that.
me-push-impossible = This browser cannot do that here. It needs an address with https.
me-push-server = This server sends no notifications to browsers.
me-hook = Webhook
me-hook-kind = Where it goes
me-hook-why = An address of yours is told that it is your turn.
me-hook-discord = Discord
me-hook-ntfy = ntfy
me-hook-json = JSON
me-hook-url = Address
me-hook-keep = Save
me-hook-drop = Remove
me-notices-test = Send a test

## Programs

me-programs = API keys
me-programs-why = A program with one of your keys may do everything that you may do. See the page about the API.
me-token-name = What is it for?
me-token-make = Create key
me-token-once = Copy this key now; it is shown only once.
me-token-since = since { $date }
me-token-delete = Delete
me-token-delete-of = Delete the key { $name }

## Muted

me-muted = Muted people
me-muted-none = You have muted nobody.
me-unmute = Unmute
me-unmute-of = Unmute { $name }

## Data

me-data = Your data
me-data-why = Your name, your games, your chat lines and your notification settings. Nothing is given to anybody else.
me-export = Download my data
me-delete = Delete my profile
me-delete-first = This cannot be undone.
me-delete-seats = Bots take over your seats in running games; your name stays there.
me-delete-chat = Your chat lines are deleted. A line that somebody reported stays for the server admin.
me-delete-keys = Username, password, API keys and all notifications are gone at once.
me-delete-records = Your finished games stay with the others who played them.
me-delete-type = To confirm, type your name: { $name }
me-delete-do = Delete for good
me-deleted = Your profile has been deleted.

## What I have played

me-change = Change name or crest
me-since = playing since { $date }
me-settings = Settings
me-total-played =
    { $count ->
        [one] game
       *[other] games
    }
me-total-won =
    { $count ->
        [one] win
       *[other] wins
    }
me-total-met =
    { $count ->
        [one] player met
       *[other] players met
    }
me-average = average
me-percent = { $percent }% won
me-best =
    { $count ->
        [one] Best score
       *[other] Best scores
    }
me-best-replay =
    { $points ->
        [one] { $points } point: replay
       *[other] { $points } points: replay
    }
me-rivals = Rivals
me-rival = { $ahead } times ahead, { $behind } times behind
me-skyline =
    { $count ->
        [one] Your last game
       *[other] Your last { $count } games
    }
me-skyline-how = Your points as a percentage of the winner’s
me-skyline-won = you won
me-skyline-label =
    { $count ->
        [one] One game as a tower; won: { $won }
       *[other] { $count } games as towers; won: { $won }
    }
me-recent = Recent games
me-won-with = Won with { $points }
me-lost-with = Lost with { $points }
me-placed-with =
    { $place ->
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
        [6] Sixth
        [7] Seventh
        [8] Eighth
       *[other] Place { $place }
    } with { $points }
me-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
me-all-games =
    { $count ->
        [one] My game list
       *[other] All { $count } games
    }
me-newcomer = Your first tower is still to be built
me-newcomer-how = Every game you finish stands here as a tower: your points, your wins and the way to watch it again.
me-privacy = Privacy and your data
me-developers = For developers
me-developers-hint = API keys, webhooks
