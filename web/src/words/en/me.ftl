### My page: name, account, notices, programs, settings, data.

me-title = You
me-nobody = Nobody yet
me-known = You have an account and can log in from anywhere.
me-guest = You are a guest: only this browser knows you.
me-stranger = Play at once, or log in if you have an account.
me-name = Name
me-stay = Stay

## Account

me-account = Account
me-account-make = Make an account
me-account-do = Make it
me-account-why = With a login your games follow you to other devices. No mail address is asked for, so nobody can send you a lost password.
me-login = Log in
me-login-why = Whoever has an account here comes in with login and password.
me-login-other = Coming in as somebody else leaves this guest behind: without an account nobody can come back to it.
me-login-is = You log in as { $login }.
me-login-field = Login
me-password-field = Password
me-password-hint = at least 8 characters
me-password-change = Change the password
me-password-old = Old password
me-password-new = New password
me-password-others = All other devices are logged out.
me-password-changed = The password is changed; all other devices are logged out.
me-password-wrong = That is not your old password.
me-logout = Log out
me-logout-sure = This browser forgets you. With login and password you come back.
me-logout-everywhere = Log out everywhere
me-logout-everywhere-sure = Every browser forgets you, this one too. Keys of programs stay good.
me-logout-guest = You have no account. If this browser forgets you, nobody can take up your games again, not even you.

## How the table looks

me-looks = How you like it

## Notices

me-notices = “It is your turn”
me-notices-why = For games that take longer than one evening. A notice says which game, nothing else.
me-page = While this page is open
me-page-hint = a notice of the browser when you look elsewhere
me-push = On this device
me-push-possible = also when this page is closed
me-push-on = this device is told, also when this page is closed
me-push-denied = This browser does not allow notices; its settings for this page can change that.
me-push-impossible = This browser cannot do that here. It needs an address with https.
me-push-server = This server sends no notices to browsers.
me-hook = By webhook
me-hook-discord = Discord
me-hook-ntfy = ntfy
me-hook-json = JSON
me-hook-url = Address
me-hook-keep = Keep
me-hook-drop = Remove
me-notices-test = Send one to try

## Programs

me-programs = Programs
me-programs-why = A program with a key of yours may do all that you may do. See the page about the API.
me-token-name = What is it for?
me-token-make = Make a key
me-token-once = Copy this key now; it is shown only this once.
me-token-since = since { $date }
me-token-delete = Delete
me-token-delete-of = Delete the key { $name }

## Muted

me-muted = Muted people
me-muted-none = You hear everybody.
me-unmute = Hear again
me-unmute-of = Hear { $name } again

## Data

me-data = What is kept about you
me-data-why = Your name, your games, what you said, and your settings for notices. Nothing is given to anybody else.
me-export = Take it along
me-delete = Delete me
me-delete-first = This cannot be taken back.
me-delete-seats = Bots take over your seats in running games; your name stays written there.
me-delete-chat = What you said is deleted. A line that somebody reported stays for whoever runs this server.
me-delete-keys = Login, password, keys of programs and all notices are gone at once.
me-delete-records = Finished games of yours stay with the others who played them.
me-delete-type = To be sure, write your name: { $name }
me-delete-do = Delete me for good
me-deleted = You are deleted. Farewell!
