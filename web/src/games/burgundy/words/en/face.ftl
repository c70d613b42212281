### The Castles of Burgundy before they are opened.

burgundy-title = The Castles of Burgundy
burgundy-about = Two dice a round, a duchy of thirty-seven spaces.
burgundy-minutes = 80
burgundy-first = Your first duchy
burgundy-first-minutes = 15
