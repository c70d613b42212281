### Poczekalnia: gry, stoły, zakładanie stołu.

lobby-greeting = Siadaj i buduj miasto.
lobby-promise = Jedno kliknięcie i grasz z botami; zasady poznasz po drodze.
lobby-coming = Nakrywamy stoły…
lobby-lost = Serwer nie odpowiada. Listy są takie, jak były; próbujemy dalej.

## Gry

lobby-players = { $low }–{ $high } graczy
lobby-players-exactly =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }
lobby-play = Graj teraz
lobby-playing = Rozdajemy karty…
lobby-play-how = od razu, z botami
lobby-learn = Naucz się w dziesięć minut
lobby-rules = Zasady

## Imiona

lobby-called = Grasz jako { $name }.
lobby-nobody = Żeby grać, nie trzeba konta.
lobby-name = Jak cię nazywać?
lobby-name-say = Podaj imię
lobby-name-change = Zmień
lobby-name-keep = To ja
lobby-name-leave = Nieważne
lobby-borrowed-0 = Wędrowny Skryba
lobby-borrowed-1 = Mistrz Murarski
lobby-borrowed-2 = Ludwisarz
lobby-borrowed-3 = Kupiec Solny
lobby-borrowed-4 = Cichy Sokolnik
lobby-borrowed-5 = Latarnik
lobby-borrowed-6 = Strażnik Bramy
lobby-borrowed-7 = Flisak
lobby-borrowed-8 = Bursztynnik
lobby-borrowed-9 = Kamieniarz
lobby-borrowed-10 = Budowniczy Mostów
lobby-borrowed-11 = Bartnik

## Listy stołów

lobby-games = Gry
lobby-mine = Moje gry
lobby-mine-none = Nie masz jeszcze żadnej gry.
lobby-open = Otwarte stoły
lobby-open-none = Nikt teraz nie czeka na graczy. Załóż stół i zaproś kogoś.
lobby-new = Pierwszy raz?
lobby-new-guide = Pierwsza gra z przewodnikiem trwa dziesięć minut, z przyjaznymi botami.
lobby-your-turn = twój ruch
lobby-waits-for = czeka na ruch: { $name }
lobby-waits-chairs =
    { $n ->
        [one] { $n } wolne krzesło
        [few] { $n } wolne krzesła
       *[many] { $n } wolnych krzeseł
    }
lobby-waits-start = można zaczynać
lobby-goes-on = gra trwa
lobby-paused = wstrzymana
lobby-free = wolne krzesła
lobby-chairs =
    { $n ->
        [one] { $n } wolne krzesło
        [few] { $n } wolne krzesła
       *[many] { $n } wolnych krzeseł
    }
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-age-now = teraz
lobby-age-minutes = { $n } min
lobby-age-hours = { $n } godz.
lobby-age-days = { $n } d

## Zakładanie stołu

lobby-set = Załóż stół
lobby-which = Która gra
lobby-preset = Gotowy zestaw
lobby-own = Własny zestaw
lobby-own-short = po swojemu
lobby-own-about = Wybierasz po swojemu to, co byłoby w gotowym zestawie.
lobby-list-how = Skąd
lobby-list-set = z zestawu
lobby-list-random = losowo
lobby-list-own = własny wybór
lobby-count = { $n } z { $of }
lobby-barred = nie przy tych ustawieniach
lobby-list-none = brak
lobby-seat = miejsce { $n }
lobby-chairs-around = Kto gdzie siedzi
lobby-chair = { $n }, { $beast }
lobby-chair-me = ja
lobby-chair-here = na tym urządzeniu
lobby-chair-person = ktoś inny
lobby-chair-bot = bot, { $kind }
lobby-chair-name = Imię
lobby-automa = automa
lobby-team = drużyna { $n }
lobby-hot-seat = Gracie na jednym urządzeniu: przed każdym ruchem ekran przechodzi z rąk do rąk.
lobby-file-own = własny plik
lobby-file-pick = Wybierz plik…
lobby-file-other = Inny plik…
lobby-file-remove = Usuń
lobby-file-unreadable = { $name }: tego pliku nie da się odczytać jako JSON.
lobby-clock = Czas
lobby-clock-none = bez zegara
lobby-clock-move = { $time } na ruch
lobby-clock-game = { $time } na grę i { $increment } na ruch
lobby-clock-grace = Pierwsze { $n } s każdej decyzji się nie liczy.
lobby-time-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[many] { $n } sekund
    }
lobby-time-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[many] { $n } minut
    }
lobby-time-hours =
    { $n ->
        [one] { $n } godzina
        [few] { $n } godziny
       *[many] { $n } godzin
    }
lobby-time-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
lobby-who = Kto może przyjść
lobby-who-public = każdy
lobby-who-link = kto ma link
lobby-who-password = kto zna hasło
lobby-password = Hasło stołu
lobby-title = Nazwa stołu
lobby-more = Więcej opcji
lobby-set-it = Załóż stół
lobby-then-begins = gra zacznie się od razu
lobby-then-waits =
    { $n ->
        [one] poczeka na { $n } osobę
        [few] poczeka na { $n } osoby
       *[many] poczeka na { $n } osób
    }

## Oglądanie, powtórki

lobby-watch-title = Oglądaj
lobby-watch-about = Publiczne gry, które właśnie trwają. Widz widzi to, co wolno widzieć wszystkim, a kart na ręce nie.
lobby-watch-none = Nikt teraz nie gra publicznie.
lobby-watch-play = Zagraj
lobby-records-title = Moje skończone gry
lobby-records-about = Każdą grę można odtworzyć ruch po ruchu, oczami dowolnego gracza.
lobby-records-none = Nie masz jeszcze skończonej gry.
lobby-records-nobody = Tu staną twoje skończone gry.
lobby-won = wygrana
lobby-game-lost = przegrana
lobby-place = miejsce { $n }
lobby-replay = Powtórka
lobby-rematch = Rewanż
lobby-download = Pobierz
lobby-download-of = Pobierz zapis gry z { $date }
lobby-replay-of = Powtórka gry z { $date }
lobby-rematch-of = Rewanż za grę z { $date }
