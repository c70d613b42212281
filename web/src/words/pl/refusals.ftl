### Czego serwer odmówił, słowami.

refused-unknown = Serwer odmówił ({ $code }).
refused-offline = Serwer nie odpowiada. Nic się nie zmieniło.
refused-broken = Błąd serwera. Spróbuj ponownie.

## Przy stole

refused-stale = To już rozstrzygnięto; nic nie stało się dwa razy.
refused-illegal = Teraz to niemożliwe.
refused-nothing_to_undo = Nie ma czego cofnąć.
refused-bad_action = Stół nie zna takiego ruchu.
refused-not_your_decision = Teraz decyduje ktoś inny.
refused-not_seated = Nie siedzisz przy tym stole.
refused-not_your_seat = To nie twoje miejsce.
refused-spectators_watch = Widzowie nie grają.
refused-bot_plays_on = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
refused-nobody_asked = Teraz nikt o niczym nie decyduje.
refused-wish_open = Najpierw trzeba odpowiedzieć na prośbę o cofnięcie.
refused-not_asked = Ta prośba nie cofa niczego twojego, więc nikt cię nie pyta.
refused-already_said = To już powiedziano.
refused-too_many_undos = Cofnięto już { $allowed } ruchów; więcej w tej grze nie można.
refused-wrong_status =
    { $status ->
        [open] Gra się jeszcze nie zaczęła.
        [playing] Gra już trwa.
        [paused] Gra jest wstrzymana.
        [finished] Gra się skończyła.
        [closed] Ten stół zamknięto.
       *[other] Stół nie jest na to gotowy.
    }
refused-seat_taken = Tam już ktoś siedzi.
refused-empty_seats = Nie wszystkie miejsca są zajęte.
refused-only_the_host = Może to zrobić tylko gospodarz stołu.
refused-bad_nonce = Udział w losowaniu zapisuje się od 2 do 128 cyframi szesnastkowymi.
refused-password_needed = Ten stół wymaga hasła.
refused-bad_password = Hasło jest wymagane przy stole na hasło, a przy innych nie można go podać.
refused-no_such_table = Nie ma takiego stołu. Może go zamknięto.
refused-frozen = Ta gra nie może trwać dalej: nie daje się już odtworzyć tak, jak ją rozegrano.
refused-no_hint = Bot nie ma tu podpowiedzi.
refused-busy = Serwer jest przeciążony. Spróbuj za chwilę.
refused-not_kept = Serwer nie mógł tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie.
refused-come_back = Serwer uruchamia się ponownie. Spróbuj za chwilę.

## Polecenia

refused-unreadable = Serwer nie mógł tego odczytać.
refused-too_long = To za długie.
refused-too_slow = To docierało zbyt długo. Spróbuj ponownie.
refused-unknown_command = Serwer nie zna tego polecenia.
refused-bad_address = Pod tym adresem nic nie ma.
refused-not_found = Pod tym adresem nic nie ma.
refused-method_not_allowed = Tu tego zrobić nie można.

## Za dużo

refused-too_many_commands = Za dużo ruchów w krótkim czasie. Poczekaj chwilę.
refused-too_many_hints = Za dużo podpowiedzi w krótkim czasie. Spróbuj za minutę.
refused-too_many_lines = Za dużo wiadomości w krótkim czasie. Poczekaj chwilę.
refused-too_many_tables = Masz już tyle otwartych stołów, ile można ({ $allowed }). Najpierw zamknij albo dokończ któryś.
refused-too_many_requests = Za dużo zapytań. Spróbuj za minutę.
refused-too_many_tries = Za dużo prób z hasłem. Spróbuj za minutę.
refused-too_many_connections = Masz ten serwer otwarty w zbyt wielu miejscach. Zamknij któreś.
refused-too_many_tokens = Masz już tyle kluczy API, ile można ({ $allowed }); najpierw usuń któryś.
refused-too_many_muted = Wyciszono już tyle osób, ile można ({ $allowed }).

## Gry

refused-no_such_game = Ten serwer nie ma tej gry.
refused-no_such_option = Ta gra nie ma takiej opcji.
refused-no_such_language = Ten język nie jest dostępny.
refused-wrong = „{ $field }” nie może tak wyglądać. Dozwolone: { $allowed }
refused-wrong-nickname = Nick ma od 1 do 40 widocznych znaków, między słowami po jednej spacji.
refused-wrong-login = Login ma od 3 do 40 znaków: litery, cyfry, kropki i kreski.
refused-wrong-password = Hasło ma od 8 do 200 znaków.
refused-wrong-new = Hasło ma od 8 do 200 znaków.
refused-wrong-old = Hasło ma najwyżej 200 znaków.
refused-wrong-name = Nazwa ma od 1 do 60 widocznych znaków, między słowami po jednej spacji.
refused-wrong-title = Nazwa stołu ma od 1 do 60 widocznych znaków, między słowami po jednej spacji.
refused-wrong-seconds = Zegar ma od 5 sekund do 30 dni.
refused-wrong-increment = Dodatek czasu nie może być tak długi.
refused-wrong-nonce = Udział w losowaniu zapisuje się od 2 do 128 cyframi szesnastkowymi.
refused-wrong-seat = Nie ma takiego miejsca.

## Ludzie i rozmowy

refused-who_are_you = Serwer cię nie zna. Najpierw wybierz nick.
refused-cross_origin = To przyszło z innej strony i zostało odrzucone.
refused-wrong_login = Nieprawidłowy login lub hasło.
refused-login_taken = Ten login jest zajęty.
refused-has_account = Masz już konto.
refused-no_account = Nie masz jeszcze konta.
refused-no_such_token = Tego klucza już nie ma.
refused-bad_text = Wiadomość ma widoczne znaki i nie jest zbyt długa.
refused-no_such_line = Tej wiadomości już nie ma.
refused-no_such_phrase = Nie ma takiego zwrotu.
refused-nobody_there = Nikt tam nie siedzi.
refused-nobody_muted = Nikt taki nie jest wyciszony.
refused-yourself = To przecież ty.
refused-address_refused = Serwer nie łączy się z tym adresem. Musi zaczynać się od https i być dostępny w internecie.
refused-no_notices = Najpierw wybierz sposób powiadamiania.
refused-no_push = Ten serwer nie wysyła powiadomień do przeglądarek. Działa webhook.
refused-on_its_way = Już w drodze.
