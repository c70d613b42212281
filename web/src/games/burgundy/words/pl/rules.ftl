### Instrukcja Zamków Burgundii: co strona do niej dodaje.

book-burgundy-hexes = Heksy
book-burgundy-buildings = Budynki
book-burgundy-monasteries = Klasztory
book-burgundy-goods = Dobra
book-burgundy-shields = Tarcze
book-burgundy-vines = Podwójne heksy
