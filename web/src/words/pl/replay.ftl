### Po grze: wyniki, powtórka, sprawdzanie losu.

replay-winner =
    { $count ->
        [one] Wygrywa { $names }.
       *[other] Wspólne zwycięstwo: { $names }
    }
replay-ending = Koniec gry: { $ending }.
replay-scores = Wyniki
replay-replay = Powtórka
replay-rematch = Zagraj jeszcze raz
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
replay-after = po kroku { $place }
replay-scores-missing = Nie udało się wczytać punktów.
replay-not-finished = Ta gra jeszcze trwa; powtórka będzie po ostatniej karcie.
replay-spectator = widz
replay-eyes = Czyimi oczami
replay-play-on = Graj dalej stąd
replay-share = Kopiuj odnośnik
replay-download = Pobierz
replay-guest = Gość
replay-of = powtórka: { $names }
replay-walk = Przejdź przez grę
replay-place = krok { $at } z { $count }
