### Instrukcja Cytadeli: co strona do niej dodaje.

book-citadels-characters = Postacie
book-citadels-districts = Dzielnice
book-citadels-unique = Dzielnice unikatowe
