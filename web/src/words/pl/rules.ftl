### Instrukcja.

rules-chapters = Rozdziały
rules-search = Szukaj
rules-found =
    { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
rules-none = Żadna zasada nie zawiera tych słów.
rules-missing = Nie udało się wczytać zasad tej gry.
rules-link = Link do zasady { $id }
rules-shelf = Instrukcje
rules-shelf-about = O której grze chcesz poczytać?
