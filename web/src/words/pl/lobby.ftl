### Poczekalnia: gry, stoły, zakładanie stołu.

lobby-greeting = W co gramy?
lobby-promise = Jedno kliknięcie i grasz; zasady poznasz po drodze.
lobby-coming = Wczytujemy stoły…
lobby-lost = Serwer nie odpowiada. Listy są takie, jak były; próbujemy dalej.

## Gry

lobby-players = { $low }–{ $high } graczy
lobby-players-exactly =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }
lobby-minutes = { $n } min
lobby-play = Graj teraz
lobby-playing = Zaczynamy grę…
lobby-play-how = z botami
lobby-learn = Naucz się grać
lobby-rules = Zasady
lobby-play-game = Graj teraz: { $game }
lobby-friends = Zagraj ze znajomymi
lobby-friends-game = Zagraj ze znajomymi: { $game }
lobby-learn-game = Naucz się grać: { $game }
lobby-rules-game = Zasady: { $game }

## Imiona

lobby-called = Grasz jako { $name }.
lobby-nobody = Żeby grać, nie trzeba konta.
lobby-name = Twój nick
lobby-name-say = Wybierz nick
lobby-name-change = Zmień
lobby-name-keep = Zapisz
lobby-name-leave = Anuluj
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
lobby-mine-none = Nie masz jeszcze żadnej gry. Zagraj z botami albo utwórz stół i wyślij komuś link.
lobby-open = Otwarte stoły
lobby-open-none = Teraz nie ma otwartych stołów. Utwórz własny i zaproś kogoś.
lobby-new = Pierwszy raz?
lobby-new-guide = Pierwsza gra z przewodnikiem trwa dziesięć minut, z przyjaznymi botami.
lobby-your-turn = twój ruch
lobby-waits-for = czeka na ruch: { $name }
lobby-waits-chairs =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
lobby-waits-start = można zaczynać
lobby-goes-on = gra trwa
lobby-paused = wstrzymana
lobby-free = wolne miejsca
lobby-chairs =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-age-now = teraz
lobby-age-minutes = { $n } min
lobby-age-hours = { $n } godz.
lobby-age-days = { $n } d
lobby-all = wszystkie: { $n }
lobby-open-full = Wolnych miejsc teraz nie ma, ale możesz oglądać.
lobby-finished = Ostatnio zakończone
lobby-won-with =
    { $points ->
        [one] Wygrana z { $points } punktem
       *[other] Wygrana z { $points } punktami
    }
lobby-place-with =
    { $points ->
        [one] { $n }. miejsce z { $points } punktem
       *[other] { $n }. miejsce z { $points } punktami
    }
lobby-go = Graj
lobby-your-turns =
    { $n ->
        [one] twój ruch, także w { $n } innej grze
       *[other] twój ruch, także w { $n } innych grach
    }

## Stół po kodzie

lobby-code = Wpisz kod
lobby-code-label = Kod albo link
lobby-code-hint = Ma je osoba, która cię zaprosiła: kod to koniec linku.
lobby-code-go = Przejdź do stołu
lobby-code-unknown = Nie ma stołu o takim kodzie. Sprawdź, czy jest cały.

## Zakładanie stołu

lobby-set = Załóż stół
lobby-which = Gra
lobby-preset = Gotowy zestaw
lobby-own = Własne ustawienia
lobby-own-short = po swojemu
lobby-own-about = Każdą opcję wybierasz według uznania.
lobby-list-how = Źródło
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
lobby-chair-name = Nick
lobby-automa = automa
lobby-team = drużyna { $n }
lobby-hot-seat = Gracie na jednym urządzeniu: przed każdym ruchem ekran przechodzi z rąk do rąk.
lobby-file-own = własny plik
lobby-file-pick = Wybierz plik…
lobby-file-other = Inny plik…
lobby-file-remove = Usuń
lobby-file-unreadable = { $name }: tego pliku nie da się odczytać jako JSON.
lobby-clock = Czas
lobby-clock-none = bez limitu czasu
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
lobby-who = Kto może dołączyć
lobby-who-public = każdy
lobby-who-link = z linkiem
lobby-who-password = z hasłem
lobby-password = Hasło do stołu
lobby-title = Nazwa stołu
lobby-more = Więcej opcji
lobby-set-it = Utwórz stół
lobby-new-table = Nowy stół
lobby-seats = Miejsca
lobby-own-choice = własny wybór
lobby-sum-alone = Grasz bez towarzystwa.
lobby-sum-bots =
    { $bots ->
        [one] Ty i { $bots } bot.
        [few] Ty i { $bots } boty.
       *[many] Ty i { $bots } botów.
    }
lobby-sum-guests =
    { $guests ->
        [one] Ty i { $guests } zaproszona osoba.
        [few] Ty i { $guests } zaproszone osoby.
       *[many] Ty i { $guests } zaproszonych osób.
    }
lobby-sum-both =
    Ty, { $guests ->
        [one] { $guests } zaproszona osoba
        [few] { $guests } zaproszone osoby
       *[many] { $guests } zaproszonych osób
    } i { $bots ->
        [one] { $bots } bot.
        [few] { $bots } boty.
       *[many] { $bots } botów.
    }
lobby-sum-here =
    { $others ->
        [0] Osób przy tym urządzeniu: { $here }.
       *[other] Osób przy tym urządzeniu: { $here }, innych graczy: { $others }.
    }
lobby-sum-minutes =
    { $n ->
        [one] około { $n } minuty
       *[many] około { $n } minut
    }
lobby-sum-changed =
    { $n ->
        [one] { $n } zmieniona opcja
        [few] { $n } zmienione opcje
       *[many] { $n } zmienionych opcji
    }
lobby-then-begins = gra zacznie się od razu
lobby-then-waits =
    { $n ->
        [one] poczeka na { $n } osobę
        [few] poczeka na { $n } osoby
       *[many] poczeka na { $n } osób
    }

## Oglądanie, powtórki

lobby-watch-title = Oglądaj
lobby-watch-about = Publiczne gry, które właśnie trwają. Widz widzi to, co widzą wszyscy, ale nie karty na ręce.
lobby-watch-none = Nikt teraz nie gra publicznie.
lobby-watch-play = Zagraj
lobby-records-title = Moje skończone gry
lobby-records-about = Każdą grę można odtworzyć ruch po ruchu, oczami dowolnego gracza.
lobby-records-none = Nie masz jeszcze skończonej gry.
lobby-records-nobody = Tu pojawią się twoje skończone gry.
lobby-won = wygrana
lobby-game-lost = przegrana
lobby-place = miejsce { $n }
lobby-replay = Powtórka
lobby-rematch = Rewanż
lobby-download = Pobierz
lobby-download-of = Pobierz zapis gry z { $date }
lobby-replay-of = Powtórka gry z { $date }
lobby-rematch-of = Rewanż za grę z { $date }

## Guided games below the pictures

lobby-guided = Gra z przewodnikiem, { $n } min
lobby-guided-at = Gra z przewodnikiem, rozdział { $n } z { $of }
lobby-guided-done = Gra z przewodnikiem ukończona
