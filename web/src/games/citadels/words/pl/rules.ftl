### Księga zasad Cytadeli: co strona dodaje do księgi.

citadels-people = Postacie
