### Checking the dice in the browser.

verify-title = Were the dice fair?
verify-why = Before the game the server sealed a key and this browser kept the seal. Now the key is open, and this browser does every draw again by itself.
verify-now = Check the dice here
verify-busy = Checking…
verify-trouble = The record could not be loaded.
verify-right =
    { $draws ->
        [one] Everything fits: { $draws } draw was done again.
       *[other] Everything fits: { $draws } draws were done again.
    }
verify-wrong = Something does not fit. Download the record and keep it.
verify-digest = The record is whole
verify-commitment = The key fits its seal
verify-kept = It is the seal this browser was shown before the game
verify-nonces = Your own share is in the dice
verify-order = The outcomes are always listed in the same order
verify-draws = Every draw is what the key gives
verify-finding-right = yes
verify-finding-wrong = no
verify-finding-unknown = nothing kept here to compare with
verify-prepared =
    { $count ->
        [one] { $count } draw belongs to the game this one began from and has another key.
       *[other] { $count } draws belong to the game this one began from and have another key.
    }
verify-not = This shows that nothing was changed afterwards. It does not show that nobody at the server looked ahead; and what could be drawn each time is the server’s word, which the program kasztelan verify checks by the rules.
