### Checking the shuffle in the browser.

verify-title = Was the shuffle fair?
verify-why = Before the game the server sealed a key. Now the key is open, and the draws can be done again here, without asking the server whether it was honest.
verify-sealed = This browser kept the seal it was shown.
verify-unsealed = This browser was not shown the seal before the game, so it cannot tell by itself whether the key is the one that was sealed.
verify-now = Check the draws here
verify-busy = Checking…
verify-trouble = The record could not be loaded.
verify-fits =
    { $draws ->
        [one] It fits: the one draw was done again, with the key whose seal this browser kept from before the game.
       *[other] It fits: all { $draws } draws were done again, with the key whose seal this browser kept from before the game.
    }
verify-partly =
    { $draws ->
        [0] Nothing that can be checked here is wrong, but no draw could be done again here.
        [one] It fits as far as can be told here: { $draws } draw was done again.
       *[other] It fits as far as can be told here: { $draws } draws were done again.
    }
verify-not-kept = The draws follow from the key that the server shows now; that this key was fixed before the game, only a browser that was there can tell.
verify-wrong = Something does not fit. Download the record and keep it.
verify-digest = The record is whole
verify-commitment = The key fits its seal
verify-kept = It is the seal this browser was shown before the game
verify-nonces = Your own share is in the shuffle
verify-own = The shares that no player gave follow from the key
verify-order = The outcomes are always listed in the same order
verify-draws = Every draw that belongs to the key is what it gives
verify-finding-right = yes
verify-finding-wrong = no
verify-unknown-kept = this browser was not there before the game
verify-unknown-nonces = none was given from this browser
verify-unknown-own = the game was begun by an older program
verify-unknown-order = nothing was drawn
verify-unknown-draws = none belongs to this key
verify-prepared =
    { $count ->
        [one] { $count } draw was not checked: it belongs to the game this one began from and has another key.
       *[other] { $count } draws were not checked: they belong to the game this one began from and have another key.
    }
verify-not = A fit shows that nothing was changed after the key was sealed. It does not show that nobody at the server looked ahead; and what could be drawn each time is the server’s word, which the program kasztelan verify checks by the rules.
