### Sprawdzanie losu w przeglądarce.

verify-title = Czy los był uczciwy?
verify-why = Przed grą serwer zapieczętował klucz, a ta przeglądarka zachowała pieczęć. Teraz klucz jest jawny i przeglądarka sama powtarza każde losowanie.
verify-now = Sprawdź los tutaj
verify-busy = Sprawdzam…
verify-trouble = Nie udało się wczytać zapisu gry.
verify-right =
    { $draws ->
        [one] Wszystko się zgadza: powtórzono { $draws } losowanie.
        [few] Wszystko się zgadza: powtórzono { $draws } losowania.
       *[many] Wszystko się zgadza: powtórzono { $draws } losowań.
    }
verify-wrong = Coś się nie zgadza. Pobierz zapis gry i zachowaj go.
verify-digest = Zapis jest kompletny
verify-commitment = Klucz pasuje do pieczęci
verify-kept = To pieczęć, którą ta przeglądarka widziała przed grą
verify-nonces = Twój własny udział jest w losowaniach
verify-order = Możliwe wyniki są zawsze w tej samej kolejności
verify-draws = Każde losowanie wynika z klucza
verify-finding-right = tak
verify-finding-wrong = nie
verify-finding-unknown = nie ma tu z czym porównać
verify-prepared =
    { $count ->
        [one] { $count } losowanie należy do gry, od której ta się zaczęła, i ma inny klucz.
        [few] { $count } losowania należą do gry, od której ta się zaczęła, i mają inny klucz.
       *[many] { $count } losowań należy do gry, od której ta się zaczęła, i ma inny klucz.
    }
verify-not = To dowodzi, że niczego nie zmieniono później. Nie dowodzi, że nikt przy serwerze nie podglądał; a to, co za każdym razem można było wylosować, mówi serwer: według zasad sprawdza to program kasztelan verify.
