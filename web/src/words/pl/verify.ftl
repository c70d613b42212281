### Sprawdzanie losu w przeglądarce.

verify-title = Czy losowanie było uczciwe?
verify-why = Przed grą serwer zapieczętował klucz. Teraz klucz jest jawny i losowania można powtórzyć tutaj, nie pytając serwera, czy był uczciwy.
verify-sealed = Ta przeglądarka zachowała pieczęć, którą jej pokazano.
verify-unsealed = Tej przeglądarce nie pokazano pieczęci przed grą, więc sama nie może stwierdzić, czy to klucz, który zapieczętowano.
verify-now = Sprawdź losowania
verify-busy = Sprawdzam…
verify-trouble = Nie udało się wczytać zapisu gry.
verify-fits =
    { $draws ->
        [one] Zgadza się: powtórzono jedyne losowanie, kluczem, którego pieczęć ta przeglądarka zachowała sprzed gry.
        [few] Zgadza się: powtórzono wszystkie { $draws } losowania, kluczem, którego pieczęć ta przeglądarka zachowała sprzed gry.
       *[many] Zgadza się: powtórzono wszystkie { $draws } losowań, kluczem, którego pieczęć ta przeglądarka zachowała sprzed gry.
    }
verify-partly =
    { $draws ->
        [0] To, co można tu sprawdzić, się zgadza, ale żadnego losowania nie dało się powtórzyć.
        [one] Zgadza się, o ile można to tu stwierdzić: powtórzono { $draws } losowanie.
        [few] Zgadza się, o ile można to tu stwierdzić: powtórzono { $draws } losowania.
       *[many] Zgadza się, o ile można to tu stwierdzić: powtórzono { $draws } losowań.
    }
verify-not-kept = Losowania wynikają z klucza, który serwer pokazuje teraz; że ten klucz ustalono przed grą, może stwierdzić tylko przeglądarka, która przy tym była.
verify-wrong = Coś się nie zgadza. Pobierz zapis gry i zachowaj go.
verify-digest = Zapis jest kompletny
verify-commitment = Klucz pasuje do pieczęci
verify-kept = To pieczęć, którą ta przeglądarka widziała przed grą
verify-nonces = Twój własny udział jest w losowaniach
verify-own = Udziały, których nie podał żaden gracz, wynikają z klucza
verify-order = Możliwe wyniki są zawsze w tej samej kolejności
verify-draws = Każde losowanie należące do klucza z niego wynika
verify-finding-right = tak
verify-finding-wrong = nie
verify-unknown-kept = tej przeglądarki nie było przed grą
verify-unknown-nonces = z tej przeglądarki żadnego nie dano
verify-unknown-own = grę zaczął starszy program
verify-unknown-order = niczego nie losowano
verify-unknown-draws = żadne nie należy do tego klucza
verify-prepared =
    { $count ->
        [one] Nie sprawdzono { $count } losowania: należy do gry, od której ta się zaczęła, i ma inny klucz.
        [few] Nie sprawdzono { $count } losowań: należą do gry, od której ta się zaczęła, i mają inny klucz.
       *[many] Nie sprawdzono { $count } losowań: należą do gry, od której ta się zaczęła, i mają inny klucz.
    }
verify-not = Zgodność dowodzi, że po zapieczętowaniu klucza niczego nie zmieniono. Nie dowodzi, że nikt przy serwerze nie podglądał; a to, co za każdym razem można było wylosować, mówi serwer: według zasad sprawdza to program kasztelan verify.
