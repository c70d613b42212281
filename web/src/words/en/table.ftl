### The frame of a table.

table-offline = The connection is lost. What you click is kept and sent as soon as the server answers.
table-kept = Will be sent when the line is back: { $choice }.
table-closed = This table was closed.
table-frozen = This game cannot go on with this version of the server. Nothing is lost: its record is kept.
table-coming = Coming to the table…
table-rules = Rules
table-hint = Hint
table-log = Chronicle
table-chat = Talk
table-menu = Menu
table-side = Chronicle and notes
table-chronicle = The chronicle
table-gloss-empty = Point at a card, a place or a word: its rule appears here.
table-in-the-rules = In the rules book
table-paused = The game is paused.
table-away-time = Your time ran out: a bot plays on for you.
table-away-left = You left the table: a bot plays on for you.
table-come-back = Take my seat back
table-watching = You are watching.
table-nothing-to-do = Nothing to do yet.
table-confirm = once more to confirm
table-confirm-detail = Choose the same again to confirm.
table-hinted = the bot would do this
table-widen = Show all
table-cancel = Cancel
table-undo = Undo
table-ask-undo = Ask to undo
table-undone = { $name } takes the last decision back.
table-foresight = { $choice }: { $text }
table-left = { $name } has left; a bot plays on.
table-late = { $name } ran out of time; a bot plays on.
table-back = { $name } is back.
table-foresight-reveals = Something hidden would come to light.
table-foresight-chance = Then chance decides.
table-wish-undo = { $name } would like to take a decision back.
table-wish-undo-mine = You asked to take a decision back; the others decide.
table-wish-pause = Would like to pause: { $names }
table-wish-go-on = Would like to go on: { $names }
table-wish-awaited = Still to agree: { $names }
table-not-now = Not now
table-agree = Agree
table-disagree = No
table-withdraw = Never mind
table-go-on = Go on
table-pause = Ask for a pause
table-resign = Leave the game…
table-resign-sure = A bot plays on for me: leave
table-copy-link = Copy the link
table-copied = Copied
table-sound = Sounds
table-confirm-setting = Confirm every choice
table-speed = Pieces move
table-speed-value =
    { $speed ->
        [0] not at all
        [0.5] slowly
        [2] fast
       *[other] normally
    }
table-clock-of = Time left for { $name }
table-dice = The dice were sealed before the game: { $commitment }… After the last card the key is opened and anyone can check.
table-chat-players = The players read this, and whoever watches.
table-chat-spectators = Only those who watch read this; the players once the game is over.
table-chat-empty = Nobody has said anything yet.
table-say = Say something
table-send = Say
table-mute = hide this person
table-report = report
table-muted = You will not see what this person says.
table-reported = Reported to whoever runs this server.
