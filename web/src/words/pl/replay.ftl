### Po grze: wyniki, powtórka, sprawdzanie losu.

replay-wins = Wygrywa { $name }.
replay-you-win = Wygrywasz.
replay-team-wins = Wygrywa drużyna: { $names }.
replay-shared = Wspólne zwycięstwo: { $names }.
replay-nobody = Nikt nie wygrywa: gra przegrana.
replay-team = drużyna { $names }
replay-of-the-side = wspólne punkty drużyny
replay-ending = Koniec gry: { $ending }.
replay-scores = Wyniki
replay-replay = Powtórka
replay-rematch = Rewanż
replay-to-the-table = Do stołu
replay-won = zwycięstwo
replay-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
replay-by-source = Punkty według źródeł
replay-over-time = Punkty w czasie
replay-turning = Gdzie prowadzenie zmieniło się najbardziej
replay-lead = { $name }: było { $before }, jest { $after }.
replay-level = równo z najlepszymi
replay-ahead =
    { $points ->
        [one] { $points } punkt przewagi
        [few] { $points } punkty przewagi
       *[many] { $points } punktów przewagi
    }
replay-behind =
    { $points ->
        [one] { $points } punkt straty
        [few] { $points } punkty straty
       *[many] { $points } punktów straty
    }
replay-everybody = Wszyscy
replay-whose-points = Czyje punkty
replay-sources-of = Skąd brały się punkty: { $name }
replay-scores-missing = Nie udało się wczytać punktów.
replay-not-finished = Ta gra jeszcze trwa; powtórka będzie po ostatniej karcie.
replay-spectator = widz
replay-eyes = Czyimi oczami
replay-play-on = Graj dalej stąd
replay-what-if = Co by było, gdyby ({ $heading })
replay-what-if-start = Co by było, gdyby (od początku)
replay-what-if-how = Gra toczy się dalej od tego miejsca przy nowym stole; skończona zostaje, jaka była. Za pozostałych grają boty pod imionami z tej gry. Odtąd losowania mogą być inne.
replay-whose-chair = Czyje miejsce zajmujesz?
replay-went-on = { $title }: grasz dalej jako { $name } przeciw botom.
replay-share = Udostępnij
replay-copy = Kopiuj link
replay-link = Link do tego miejsca
replay-link-how = Ta przeglądarka nie pozwala go skopiować. Skopiuj go stąd:
replay-download = Pobierz
replay-guest = Gość
replay-of = powtórka: { $names }
replay-walk = Przejdź przez grę
replay-place = krok { $at } z { $count }
replay-turn-back = Turę wstecz
replay-turn-on = Turę dalej
replay-round-back = Rundę wstecz
replay-round-on = Rundę dalej

## Jeszcze raz

again-asks = { $name } proponuje rewanż.
again-asked = Proponujesz pozostałym rewanż.
again-agreed = Zagrają: { $names }
again-declined = Nie tym razem: { $names }
again-awaited = Jeszcze bez odpowiedzi: { $names }
again-without = Dalej bez nich
again-open = Stół do rewanżu jest gotowy.
again-there = Do rewanżu
