### Moja strona: imię, konto, powiadomienia, programy, ustawienia, dane.

me-title = Profil
me-nobody = Nie zalogowano
me-guest = Jesteś gościem: zna cię tylko ta przeglądarka.
me-stranger = Graj od razu albo zaloguj się, jeśli masz konto.
me-stay = Anuluj

## Konto

me-account = Konto
me-account-make = Załóż konto
me-account-do = Załóż
me-account-why = Z kontem twoje gry są dostępne na innych urządzeniach. Nie pytamy o adres e-mail, więc zapomnianego hasła nie da się przysłać.
me-login = Zaloguj się
me-login-why = Jeśli masz tu konto, podaj login i hasło.
me-login-other = Logując się jako ktoś inny, zostawiasz tego gościa: bez konta nikt już do niego nie wróci.
me-login-is = Twój login: { $login }
me-login-field = Login
me-password-field = Hasło
me-password-hint = co najmniej 8 znaków
me-password-change = Zmień hasło
me-password-old = Stare hasło
me-password-new = Nowe hasło
me-password-others = Wszystkie inne urządzenia zostaną wylogowane.
me-password-changed = Hasło zmienione; wszystkie inne urządzenia wylogowano.
me-password-wrong = To nie jest twoje stare hasło.
me-logout = Wyloguj
me-logout-sure = Ta przeglądarka o tobie zapomni. Żeby wrócić, podaj login i hasło.
me-logout-everywhere = Wyloguj wszędzie
me-logout-everywhere-sure = Zapomni o tobie każda przeglądarka, ta też. Klucze API działają dalej.
me-logout-guest = Nie masz konta. Jeśli ta przeglądarka o tobie zapomni, nikt nie wróci do twoich gier, nawet ty.

## Jak wygląda stół

me-looks = Wygląd i dźwięk

## Powiadomienia

me-notices = Powiadomienia
me-notices-why = Do gier dłuższych niż jeden wieczór: dowiesz się, że to twój ruch i w której grze.
me-page = Gdy ta strona jest otwarta
me-page-hint = powiadomienie przeglądarki, gdy patrzysz gdzie indziej
me-push = Na tym urządzeniu
me-push-possible = także gdy ta strona jest zamknięta
me-push-on = to urządzenie dostaje powiadomienia, także gdy strona jest zamknięta
me-push-denied = Ta przeglądarka nie pozwala na powiadomienia; można to zmienić w jej ustawieniach tej strony.
me-push-impossible = Ta przeglądarka tego tu nie potrafi. Potrzebny jest adres z https.
me-push-server = Ten serwer nie wysyła powiadomień do przeglądarek.
me-hook = Webhook
me-hook-kind = Dokąd
me-hook-why = Pod twój adres trafia wiadomość, że twoja kolej.
me-hook-discord = Discord
me-hook-ntfy = ntfy
me-hook-json = JSON
me-hook-url = Adres
me-hook-keep = Zapisz
me-hook-drop = Usuń
me-notices-test = Wyślij na próbę

## Programy

me-programs = Klucze API
me-programs-why = Program z twoim kluczem może wszystko to, co ty. Zobacz stronę o API.
me-token-name = Do czego posłuży?
me-token-make = Utwórz klucz
me-token-once = Skopiuj ten klucz teraz; więcej go nie zobaczysz.
me-token-since = od { $date }
me-token-delete = Usuń
me-token-delete-of = Usuń klucz { $name }

## Wyciszeni

me-muted = Wyciszone osoby
me-muted-none = Nikt nie jest wyciszony.
me-unmute = Cofnij wyciszenie
me-unmute-of = Cofnij wyciszenie: { $name }

## Dane

me-data = Twoje dane
me-data-why = Nick, gry, twoje wiadomości i ustawienia powiadomień. Nikomu innemu nic nie dajemy.
me-export = Pobierz moje dane
me-delete = Usuń mój profil
me-delete-first = Tej operacji nie można cofnąć.
me-delete-seats = W trwających grach twoje miejsca zajmą boty; twój nick tam zostanie.
me-delete-chat = Twoje wiadomości zostaną usunięte. Zgłoszone zobaczy jeszcze administrator serwera.
me-delete-keys = Login, hasło, klucze API i powiadomienia znikną od razu.
me-delete-records = Skończone gry zostają u tych, którzy grali z tobą.
me-delete-type = Aby potwierdzić, wpisz swój nick: { $name }
me-delete-do = Usuń na zawsze
me-deleted = Twój profil został usunięty.

## Co się zagrało

me-change = Zmień nick lub herb
me-since = w grze od { $date }
me-settings = Ustawienia
me-total-played =
    { $count ->
        [one] gra
        [few] gry
       *[many] gier
    }
me-total-won =
    { $count ->
        [one] wygrana
        [few] wygrane
       *[many] wygranych
    }
me-total-met =
    { $count ->
        [one] przeciwnik
       *[many] przeciwników
    }
me-average = średnio
me-percent = { $percent }% wygranych
me-best =
    { $count ->
        [one] Najlepszy wynik
       *[many] Najlepsze wyniki
    }
me-best-replay =
    { $points ->
        [one] { $points } punkt: powtórka
        [few] { $points } punkty: powtórka
       *[many] { $points } punktów: powtórka
    }
me-rivals = Rywale
me-rival = Twoich zwycięstw: { $ahead }, rywala: { $behind }
me-skyline =
    { $count ->
        [one] Ostatnia gra
        [few] Ostatnie { $count } gry
       *[many] Ostatnie { $count } gier
    }
me-skyline-how = Twoje punkty jako procent punktów zwycięzcy
me-skyline-won = twoja wygrana
me-skyline-label =
    { $count ->
        [one] Jedna gra jako wieża; wygrane: { $won }
        [few] { $count } gry jako wieże; wygrane: { $won }
       *[many] { $count } gier jako wieże; wygrane: { $won }
    }
me-recent = Ostatnie gry
me-won-with = Wygrana, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
me-lost-with = Przegrana, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
me-placed-with = { $place }. miejsce, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
me-bots =
    { $count ->
        [one] 1 bot
        [few] { $count } boty
       *[many] { $count } botów
    }
me-all-games =
    { $count ->
        [one] Lista gier
        [few] Wszystkie { $count } gry
       *[many] Wszystkie gry: { $count }
    }
me-newcomer = Twoja pierwsza wieża dopiero powstanie
me-newcomer-how = Każda skończona gra stanie tu jako wieża: twoje punkty, wygrane i powtórki.
me-privacy = Prywatność i twoje dane
me-developers = Dla programistów
me-developers-hint = klucze API, webhooki
