### Instrukcja Cytadeli: co strona do niej dodaje.

citadels-people = Postacie
