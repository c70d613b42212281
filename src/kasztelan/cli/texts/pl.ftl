### Wiersz poleceń po polsku. Klucze są takie same we wszystkich trzech językach.

## Pomoc

cli-help-kasztelan = Graj, prowadź i badaj gry planszowe o budowie średniowiecznych miast.
cli-help-version = Pokaż wersję i rodzaj działającego programu.
cli-help-lang = Język; w przeciwnym razie ten z ustawień środowiska.
cli-help-game = Gra; listę podaje `kasztelan games`.
cli-help-play = Zagraj w tym terminalu z ludźmi i botami.
cli-help-simulate = Niech boty rozegrają wiele partii; wyniki zostaną zliczone.
cli-help-replay = Przejdź jeszcze raz przez zapisaną partię, z dowolnego miejsca przy stole.
cli-help-verify = Sprawdź, czy zapis jest cały, zgodny z zasadami i uczciwie rozdany.
cli-help-games = Wypisz gry albo opcje jednej z nich.
cli-help-games-game = Gra, której opcje mają zostać wypisane.
cli-help-rules = Znajdź zasadę gry.
cli-help-rules-words = Szukane słowa albo numer zasady; bez nich – spis treści.
cli-help-record = Zapis partii; może też zawierać po jednej partii w wierszu.
cli-help-set = Gotowy zestaw opcji; to, co podano obok, ma pierwszeństwo.
cli-help-game-flags = Każda opcja gry ma własny przełącznik: pokaże je `{ $command } GRA --help`.
cli-help-option = Opcja gry, dowolnie wiele razy; listę podaje `kasztelan games GAME`.
cli-help-play-people = Ile osób gra przy tym terminalu; dostają pierwsze miejsca. Domyślnie jedna albo jak w zapisanej partii.
cli-help-play-names = Imiona rozdzielone przecinkami, od pierwszego miejsca.
cli-help-play-bots = Kto gra na pozostałych miejscach: jeden bot dla wszystkich albo po jednym, po przecinku. Domyślnie najlepszy w tej grze albo jak w zapisanej partii.
cli-help-play-seed = Rozdawaj za każdym razem te same karty.
cli-help-play-position = Zacznij od pozycji opisanej w tym pliku JSON, który ma własne opcje.
cli-help-play-save = Zapisz tu partię. Zapis zawiera klucz losowania: czytając go, można poznać to, co nadejdzie.
cli-help-play-resume = Wznów zapisaną partię; zapis trafi w to samo miejsce. Wszyscy siedzą tam, gdzie siedzieli.
cli-help-simulate-games = Ile partii.
cli-help-simulate-bots = Kto gra: jeden bot dla wszystkich miejsc albo po jednym, po przecinku.
cli-help-simulate-seed = To samo ziarno daje te same partie, niezależnie od liczby procesów.
cli-help-draw-game = Losuj coś własnego do tej gry.
cli-help-draw = Wylosuj nowy własny plik, którego można użyć, jako JSON.
cli-help-draw-seed = To samo ziarno daje ten sam plik.
cli-help-simulate-jobs = Ile procesów dzieli się pracą.
cli-help-simulate-json = Wypisz jeden obiekt JSON i nic więcej.
cli-help-simulate-save = Zapisz tu partie, po jednej w wierszu.
cli-help-replay-seat = Co widać: to, co mógł wiedzieć gracz (miejsca liczone od 0), to, co mógł każdy, albo wszystko.
cli-help-replay-number = Która partia z pliku, w którym jest ich kilka.
cli-help-replay-plain = Wypisz całą partię zdaniami, zamiast przechodzić przez nią krok po kroku.
cli-help-verify-commitment = Zobowiązanie pokazane przed partią.
cli-help-serve = Prowadź stoły dla ludzi i botów, aż do zatrzymania.
cli-help-serve-host = Adres, pod którym serwer słucha; 0.0.0.0 to każdy adres tego komputera.
cli-help-serve-port = Port, na którym serwer słucha; 0 bierze wolny.
cli-help-serve-open = Otwórz w przeglądarce, jeśli jakaś jest, gdy tylko serwer będzie gotowy.
cli-help-serve-quiet = Zapisuj w dzienniku tylko to, co się nie udało.
cli-help-data = Folder, w którym są stoły i ludzie; w przeciwnym razie folder danych użytkownika.
cli-help-admin = Zajmij się serwerem: stoły, kopie zapasowe, aktualizacje.
cli-help-admin-table = Identyfikator stołu; pokazuje je `kasztelan admin list`.
cli-help-admin-list = Wypisz przechowywane stoły.
cli-help-admin-list-status = Tylko o tym stanie: open, playing, paused, finished, frozen albo closed.
cli-help-admin-json = Wypisz po jednym obiekcie JSON na stół i nic więcej.
cli-help-admin-close = Zamknij stół; pozostaje przechowany.
cli-help-admin-export = Zapisz stół do pliku. Zawiera on klucz losowania: zachowaj go dla siebie.
cli-help-admin-export-file = Plik do zapisania; nie może jeszcze istnieć.
cli-help-admin-import = Wczytaj stół z pliku, w miejsce zamrożonego lub zamkniętego albo jako nowy.
cli-help-admin-import-file = Plik zapisany przez `kasztelan admin export`.
cli-help-admin-check = Odtwórz każdy stół tym programem i powiedz, które by zamarzły; przed aktualizacją.
cli-help-admin-backup = Skopiuj bazę danych podczas pracy serwera.
cli-help-admin-backup-file = Plik do zapisania; nie może jeszcze istnieć.
cli-help-admin-reports = Wypisz zgłoszone wypowiedzi z czatu.
cli-help-admin-reports-json = Wypisz po jednym obiekcie JSON na wypowiedź i nic więcej.

## Odrzucone dane: co jest źle

problem-no_value = { $value } nie ma wartości
problem-option_twice = podano dwa razy
problem-name_twice = { $value } podano dwa razy
problem-no_flag = nie ma takiego przełącznika
problem-not_whole = { $file } to nie jest cały plik { $kind }
problem-empty = { $file } jest pusty
problem-is_folder = { $file } to folder
problem-no_folder = { $file } nie jest folderem, w którym można pisać
problem-unreadable = nie można odczytać { $file } ({ $cause })
problem-many_games = liczba partii w { $file }: { $count }
problem-over = partia jest skończona
problem-no_rule = żadna zasada nie zawiera „{ $value }”
problem-no_commitment = { $value } nie jest zobowiązaniem
problem-no_terminal = tu go nie ma
problem-settled = ustalono na początku zapisanej partii
problem-with_position = nie można wybrać obok pozycji
problem-no_server = nie zainstalowano tego, czego wymaga serwer ({ $missing })
problem-no_running_server = żaden serwer nie działa z { $folder }
problem-no_such_table = nie ma takiego stołu
problem-table_status = stan stołu to { $status }
problem-server_answer = serwer odpowiedział { $status } { $folder }
problem-no_table = { $file } nie zawiera stołu
problem-too_long = stół jest za duży dla działającego serwera

## Odrzucone dane: co jest dozwolone

allowed-pair = nazwa=wartość
allowed-once = każda opcja raz
allowed-one_or_each = jeden albo { $seats }, po przecinku
allowed-at_most = najwyżej { $seats }, po przecinku
allowed-printable_names = imiona z drukowalnych znaków, najwyżej { $most }
allowed-different_names = inne imię na każdym miejscu
allowed-json = plik z jednym obiektem JSON
allowed-data_file = plik JSON lub TOML z jednym obiektem
allowed-file_name = nazwa pliku
allowed-in_folder = plik w takim folderze
allowed-readable = plik, który można odczytać
allowed-one_game = zapis jednej partii
allowed-unfinished = zapis nieskończonej partii
allowed-other_words = inne słowa albo numer zasady
allowed-up_to = od 1 do { $most }
allowed-onlooker = od 0 do { $last }, all, spectator
allowed-new_or_resumed = nowy plik albo ten, który jest wznawiany
allowed-terminal = terminal, w którym można grać (kasztelan simulate go nie potrzebuje)
allowed-nothing_settled = --people, --names, --bots, --save, --lang
allowed-in_position = opcje w samym pliku pozycji
allowed-server_extra = pip install 'kasztelan[server]'
allowed-running_server = folder działającego serwera
allowed-table_id = identyfikator, który pokazuje `kasztelan admin list`
allowed-import_mib = serwer z większym { $setting }

## Tabele

cli-column-game = Gra
cli-column-title = Tytuł
cli-column-players = Gracze
cli-column-rules-version = Wersja zasad
cli-column-option = Opcja
cli-column-default = Domyślnie
cli-column-allowed = Dozwolone
cli-column-meaning = Znaczenie
cli-column-seat = Miejsce
cli-column-bot = Bot
cli-column-wins = Wygrane
cli-column-share = Udział
cli-column-mean-score = Średni wynik
cli-column-table = Stół
cli-column-status = Stan
cli-column-visibility = Widoczność
cli-column-seats = Miejsca
cli-column-entries = Wpisy
cli-column-changed = Zmieniony (UTC)
cli-column-line = Numer
cli-column-said = Kiedy (UTC)
cli-column-channel = Wśród
cli-column-nickname = Pseudonim
cli-column-text = Treść

## Gra

cli-person = Gracz { $number }
cli-bot-random = łatwy (random)
cli-bot-heuristic = normalny (heuristic)
cli-play-commitment = Zobowiązanie losowania, dla `kasztelan verify`: { $commitment }
cli-play-saved = Zapisano w { $file }

## Symulacja

cli-simulating = Trwa gra
cli-simulated-games = { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } w { $seconds } s
cli-simulated-length = Średnia długość: { $in_rounds ->
        [yes] rundy: { $rounds }, decyzje: { $decisions }
       *[no] decyzje: { $decisions }
    }
cli-simulated-lost = Bez zwycięzcy: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }.
cli-simulated-speed = Decyzje na sekundę: { $decisions }; partie na sekundę: { $games }
cli-simulated-interrupted = Przerwano; oto, co zostało ukończone.
cli-simulated-errors = { $errors ->
        [one] Nie udała się { $errors } partia
        [few] Nie udały się { $errors } partie
        [many] Nie udało się { $errors } partii
       *[other] Nie udało się { $errors } partii
    }; pierwsza miała numer { $first }

## Koniec partii

cli-won = Wygrywa { $player }
cli-you-won = Wygrywasz
cli-team-won = Wygrywa drużyna: { $players }
cli-shared-win = Wspólne zwycięstwo: { $winners }
cli-lost = Przegrywa { $player }
cli-you-lost = Przegrywasz
cli-nobody-won = Nikt nie wygrywa
cli-team = drużyna ({ $players })
cli-and = { $names } i { $last }
cli-side-points = Wspólne punkty: { $side }, { $points }

## Odtwarzanie

cli-seat = Miejsce { $seat }
cli-spectator = widz
cli-all-seats = wszystko odkryte
cli-replay-where = Krok { $step } z { $last } · patrzy: { $onlooker }
cli-replay-undone = { $count ->
        [one] Ostatnia czynność zostaje cofnięta.
        [few] Ostatnie { $count } czynności zostają cofnięte.
        [many] Ostatnich { $count } czynności zostaje cofniętych.
       *[other] Ostatnich { $count } czynności zostaje cofniętych.
    }
cli-replay-unfinished = Tu zapis się kończy; partia jeszcze trwa.
cli-replay-place = { $place }. { $player }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
cli-key-forward = dalej
cli-key-back = wstecz
cli-key-first = początek
cli-key-last = koniec
cli-key-seat = inne miejsce
cli-key-quit = wyjście

## Zasady

cli-rules-how = `kasztelan rules { $game } SŁOWO…` szuka zasad; można też podać numer zasady albo jego początek.

## Sprawdzanie

cli-checked-digest = Zapis jest cały: skrót zgadza się z treścią.
cli-checked-replay = Zgodnie z zasadami: { $entries ->
        [one] { $entries } pozycja zapisu daje
        [few] { $entries } pozycje zapisu dają
        [many] { $entries } pozycji zapisu daje
       *[other] { $entries } pozycji zapisu daje
    } ten sam wynik.
cli-checked-commitment = Klucz zgadza się z zobowiązaniem w zapisie.
cli-checked-promised-commitment = Klucz zgadza się z podanym zobowiązaniem.
cli-checked-nonces = Udziały w losowaniach, których nie podał żaden gracz, wynikają z klucza.
cli-checked-dice = Każde losowanie wynika z klucza.
cli-checked-dice-after = Każde losowanie po początkowych wpisach ({ $prefix }) wynika z klucza.
cli-unchecked-opening = Nie sprawdzono: początku partii. Zaczyna się od opisanej pozycji.
cli-unchecked-prefix = Nie sprawdzono: początkowych wpisów ({ $prefix }). Pochodzą z innej partii, nie z tego klucza.
cli-unchecked-dice = Nie sprawdzono: losowań. Zapis nie ma klucza.
cli-unchecked-nonces = Nie sprawdzono: czy udziały w losowaniach, których nie podał żaden gracz, ustalono wcześniej. Zapis ma starszy format.
cli-unchecked-commitment = Nie sprawdzono: czy to obiecany klucz. Zobowiązanie pokazane przed partią podaje się po --commitment.
cli-verified = { $count ->
        [one] Zapis jest poprawny.
        [few] Wszystkie { $count } zapisy są poprawne.
        [many] Wszystkie zapisy ({ $count }) są poprawne.
       *[other] Wszystkie zapisy ({ $count }) są poprawne.
    }
cli-verified-partly = { $count ->
        [1] Nie znaleziono błędów, ale nie wszystko dało się sprawdzić.
       *[other] Nie znaleziono błędów w zapisach ({ $count }), ale nie wszystkie dało się sprawdzić w całości ({ $unchecked }).
    }

## Serwer

cli-serving = Serwer działa pod adresem { $address }
cli-serving-until = Ctrl+C go zatrzymuje; partie zostają zachowane.
cli-admin-tables = { $count ->
        [one] { $count } stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }
cli-admin-closed = Stół { $table } jest zamknięty.
cli-admin-exported = Stół { $table } jest w pliku { $file }
cli-admin-imported = Stan stołu { $table }: { $status }.
cli-admin-still-frozen = { $table } ({ $game }) jest zamrożony i takim pozostaje.
cli-admin-thaws = { $table } ({ $game }) jest zamrożony, ale ten program go odtwarza: wyeksportuj go i zaimportuj ponownie.
cli-admin-would-freeze = { $table } ({ $game }, { $status }) zamarzłby: { $why }
cli-admin-checked = Sprawdzono { $count ->
        [one] { $count } stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }; zamarzłoby: { $freezing }.
cli-admin-backed-up = { $file } zawiera wszystko, bajtów: { $bytes }.
cli-admin-reported = Zgłoszono { $count ->
        [one] { $count } wypowiedź.
        [few] { $count } wypowiedzi.
       *[other] { $count } wypowiedzi.
    }
cli-channel-players = graczy
cli-channel-spectators = widzów
