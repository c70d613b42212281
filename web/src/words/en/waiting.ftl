### Before the game: chairs, invitations, the shuffle; and handing over the device.

waiting-title = The table is ready.
waiting-title-guest = A table waits for players.
waiting-host = Invite whoever you like, give the free seats to bots, and start.
waiting-seated = You have a seat. The host starts when everybody is here.
waiting-free = Take a free seat, or stay and watch.

## Chairs

waiting-chair-free = Free seat
waiting-chair-bot = a bot, { $kind }
waiting-chair-me = you
waiting-chair-me-host = you, the host
waiting-chair-host = the host
waiting-chair-person = a player
waiting-sit = Sit here
waiting-sit-too = Somebody on this device
waiting-sit-at = Sit here: seat { $n }, { $beast }
waiting-sit-too-at = Somebody on this device: seat { $n }, { $beast }
waiting-stand = Stand up
waiting-remove = Free the seat
waiting-remove-of = Free the seat of { $name }
waiting-bot = Bot
waiting-bot-none = or a bot …
waiting-bot-put = { $kind }
waiting-bot-random = easy
waiting-bot-heuristic = normal

## Beginning

waiting-begin-group = Starting
waiting-chairs-free =
    { $n ->
        [one] { $n } seat is still free.
       *[other] { $n } seats are still free.
    }
waiting-ready = Everybody is here.
waiting-ready-guest = Everybody is here; the host can start.
waiting-begin = Start
waiting-why-not = not every seat is taken
waiting-fill = Add bots and start
waiting-leave = Leave the table
waiting-close = Close the table
waiting-close-sure = The table disappears for everybody who sits at it. This cannot be undone.
waiting-close-no = Cancel

## Inviting

waiting-invite = Invite
waiting-invite-public = Anyone can find this table in the lobby. The quickest way is this link.
waiting-invite-link = Only people with this link can join.
waiting-invite-password = Send the link, and tell the password in another way.
waiting-link = Link to this table
waiting-qr = The link to this table as a QR code
waiting-loopback = Others cannot reach this address from their devices: it means “this computer”. To invite them, start the server for the whole network and open the page by this computer’s name or number there:
waiting-copy = Copy the link
waiting-copied = The link is copied.
waiting-selected = The link is selected: copy it.
waiting-share = Share
waiting-share-text = Come and play with me!

## What was agreed

waiting-agreed = At this table
waiting-rules = The rules of the game

## The shuffle

waiting-dice = Fair shuffle
waiting-dice-why = Before anybody sat down the server drew the key of the shuffle and published its fingerprint. Every player adds a share that the server could not know. After the game the key is shown, and your browser itself checks that it fits: no card can have been chosen afterwards.
waiting-dice-commitment = Fingerprint of the key
waiting-dice-mine = Your share
waiting-dice-kept = This browser has kept the fingerprint.
waiting-dice-other = This browser was shown another fingerprint before. Do not trust this table.

## A password

waiting-password = This table asks for a password
waiting-password-enter = Come in
waiting-password-wrong = That is not the password.

## Hot seat

waiting-hand-over = Hand the device to { $name }
waiting-hand-over-how = Nobody else should look now.
waiting-i-am = I am { $name }

## The letter that invites

join-title = { $host } invites you to { $game }
join-title-nobody = You are invited to { $game }
join-who = Who is there
join-you = you
join-free = free
join-no-account = No account needed.
join-crest = Your crest
join-taken =
    { $n ->
        [one] { $n } is taken
       *[other] { $n } are taken
    }
join-never = Never played?
join-sit = Sit down
join-watch = Just watch
