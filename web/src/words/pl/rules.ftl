### Instrukcja.

rules-chapters = Rozdziały
rules-search = Szukaj
rules-ask = Zadaj pytanie albo podaj nazwę karty
rules-found =
    { $related ->
        [0] 1 odpowiedź
        [one] 1 odpowiedź, 1 pokrewna strona
        [few] 1 odpowiedź, { $related } pokrewne strony
       *[many] 1 odpowiedź, { $related } pokrewnych stron
    }
rules-none = Żadna zasada nie zawiera tych słów.
rules-missing = Nie udało się wczytać zasad tej gry.
rules-number = numer zasady
rules-link = Link do zasady { $id }
rules-option = Opcja: { $option }
rules-gallery = Galeria
rules-all = wszystkie: { $count }
rules-of-it = W instrukcji
rules-related = Pokrewne strony
rules-turn = Przewróć stronę
rules-before = Poprzednia
rules-after = Następna
rules-shelf = Instrukcje
rules-shelf-about = O której grze chcesz poczytać?
rules-workshop = Narysuj własną planszę
