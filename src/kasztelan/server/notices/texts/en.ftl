### Notices to people who are away, in English.

notice-your-turn = A table of { $game } waits for you.
    .title = Your turn
notice-test = This is how you will hear that it is your turn.
    .title = Notifications work
