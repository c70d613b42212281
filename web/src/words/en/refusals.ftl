### What the server refused, in words.

refused-unknown = The server refused this ({ $code }).
refused-offline = The server cannot be reached. Nothing was changed.
refused-broken = Server error. Please try again.

## At the table

refused-stale = That was already decided; nothing was done twice.
refused-illegal = That is not possible now.
refused-nothing_to_undo = There is nothing to undo.
refused-bad_action = The table does not know this move.
refused-not_your_decision = Somebody else is deciding now.
refused-not_seated = You have no seat at this table.
refused-not_your_seat = That is not your seat.
refused-spectators_watch = Spectators cannot play.
refused-bot_plays_on = A bot is playing for you. Take your seat back first.
refused-nobody_asked = Nobody is being asked anything now.
refused-wish_open = A request to undo has to be answered first.
refused-not_asked = This undo takes back nothing of yours, so you are not asked.
refused-already_said = You have said that already.
refused-too_many_undos = You have undone { $allowed } moves; no more are allowed in this game.
refused-wrong_status =
    { $status ->
        [open] The game has not begun yet.
        [playing] The game is already being played.
        [paused] The game is paused.
        [finished] The game is over.
        [closed] This table was closed.
       *[other] The table is not ready for this.
    }
refused-seat_taken = Somebody already sits there.
refused-empty_seats = Not every seat is taken yet.
refused-only_the_host = Only the host of this table may do that.
refused-bad_nonce = A share in the shuffle is written with 2 to 128 hex digits.
refused-password_needed = This table needs a password.
refused-bad_password = A password is required for a password-protected table and not allowed otherwise.
refused-no_such_table = There is no such table. Perhaps it was closed.
refused-frozen = This game cannot go on: it no longer replays as it was played.
refused-no_hint = The bot has no hint here.
refused-busy = The server is overloaded. Please try again in a moment.
refused-not_kept = The server could not write this down, so nothing was changed. Please try again.
refused-come_back = The server is restarting. Please try again in a moment.

## Commands

refused-unreadable = The server could not read that.
refused-too_long = That is too long.
refused-too_slow = That took too long to arrive. Please try again.
refused-unknown_command = The server does not know this command.
refused-bad_address = There is nothing at this address.
refused-not_found = There is nothing at this address.
refused-method_not_allowed = That is not possible here.

## Too much

refused-too_many_commands = Too many moves in a short time. Please wait a moment.
refused-too_many_hints = Too many hints in a short time. Ask again in a minute.
refused-too_many_lines = Too many messages in a short time. Please wait a moment.
refused-too_many_tables = You have { $allowed } open tables already. Close or finish one first.
refused-too_many_requests = Too many requests. Try again in a minute.
refused-too_many_tries = Too many passwords were tried. Try again in a minute.
refused-too_many_connections = You have this server open in too many places. Close one.
refused-too_many_tokens = You have { $allowed } API keys; delete one first.
refused-too_many_muted = You have muted as many people as is possible ({ $allowed }).

## Games

refused-no_such_game = This server does not have that game.
refused-no_such_option = This game has no such option.
refused-no_such_language = This language is not available.
refused-wrong = “{ $field }” is not possible like this. Allowed: { $allowed }
refused-wrong-nickname = A name has 1 to 40 visible characters, with single spaces between words.
refused-wrong-login = A username has 3 to 40 characters: letters, digits, dots and dashes.
refused-wrong-password = A password has 8 to 200 characters.
refused-wrong-new = A password has 8 to 200 characters.
refused-wrong-old = A password has at most 200 characters.
refused-wrong-name = A name has 1 to 60 visible characters, with single spaces between words.
refused-wrong-title = A table name has 1 to 60 visible characters, with single spaces between words.
refused-wrong-seconds = A clock has from 5 seconds to 30 days.
refused-wrong-increment = The increment cannot be that long.
refused-wrong-nonce = A share in the shuffle is written with 2 to 128 hex digits.
refused-wrong-seat = There is no such seat.

## People and chat

refused-who_are_you = The server does not know you. Please choose a name first.
refused-cross_origin = This came from another site and was refused.
refused-wrong_login = Wrong username or password.
refused-login_taken = This username is taken.
refused-has_account = You have an account already.
refused-no_account = You have no account yet.
refused-no_such_token = That key is not there any more.
refused-bad_text = A message has visible characters and is not too long.
refused-no_such_line = That message is not there any more.
refused-no_such_phrase = There is no such phrase.
refused-nobody_there = Nobody sits there.
refused-nobody_muted = Nobody of that name is muted.
refused-yourself = That is you.
refused-address_refused = The server does not call this address. It must begin with https and be on the open internet.
refused-no_notices = First choose how you want to be notified.
refused-no_push = This server sends no notifications to browsers. A webhook works.
refused-on_its_way = It is on its way.
