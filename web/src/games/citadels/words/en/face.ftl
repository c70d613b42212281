### Citadels before it is opened.

citadels-title = Citadels
citadels-about = Choose a character in secret, build in the open.
citadels-minutes = 40
citadels-first = Your first city
citadels-first-minutes = 12
