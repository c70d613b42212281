### Odrzucone dane po polsku: jeden wiersz z polem, przyczyną i tym, co wolno.

refusal = { $field }: { $problem }; dozwolone: { $allowed }

## Co jest nie tak

problem-missing = brakuje tego pola
problem-not_known = nieznane pole
problem-unknown = nieznana wartość { $value }
problem-impossible = niemożliwa wartość { $value }
problem-is = podano { $value }
problem-outside = { $value } jest poza zakresem
problem-no_option = ta gra nie ma takiej opcji
problem-no_object = to nie jest obiekt
problem-no_list = to nie jest lista
problem-no_json = to nie jest cały zapis JSON
problem-no_hex = to nie jest liczba szesnastkowa
problem-no_field = { $verb } nie ma takiego pola
problem-no_seat = przy tym stole nie ma miejsca { $value }
problem-does_not_play = { $value } nie gra w { $game }
problem-count_given = podano { $count }
problem-edited = nie pasuje do treści: zapis ucięto lub zmieniono
problem-after_end = stoi po końcu gry
problem-not_legal = ruch jest tam niedozwolony: { $reason }
problem-other_options = to nie są opcje tej gry
problem-half_a_character = zawiera pół znaku
problem-does_not_fit = nie pasuje do liczby miejsc
problem-unwritable = nie można zapisać { $file } ({ $cause })
problem-exists = { $file } już istnieje
problem-frozen = partii nie da się już odtworzyć ({ $why })
problem-long_text = za długi tekst
problem-is_end = { $value } to koniec gry
problem-has_options = ma własne opcje i własną pozycję
problem-no_web_address = to nie jest adres internetowy, którego można użyć
problem-password_in_address = zawiera nazwę lub hasło
problem-unknown_host = nieznany host
problem-private_host = host nie jest publiczny
problem-no_push_keys = to nie są klucze przeglądarki
problem-password_length = liczba znaków: { $count }
problem-cannot_be_said = tego nie można powiedzieć
problem-needs = { $item } wymaga: { $missing }
problem-excludes = { $item } wyklucza: { $other_item }

## Co wolno

allowed-nothing = nic
allowed-at_least = co najmniej { NUMBER($low, useGrouping: 0) }
allowed-unicode = całe znaki Unicode
allowed-key_of_save = zapis z kluczem losowania
allowed-range = od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }
allowed-one_of = { $values }
allowed-list_of = lista z: { $values }
allowed-word_or_list = { $words } albo lista z: { $values }
allowed-word_or_seat = { $values } albo miejsce od { $first } do { $last }
allowed-yes_no = tak lub nie
allowed-file = plik z obiektem albo brak pliku
allowed-object = obiekt
allowed-object_with = obiekt z polami: { $fields }
allowed-exactly = dokładnie { $count }
allowed-names =
    { $count ->
        [one] lista z { $count } imieniem
       *[other] lista z { $count } imionami
    }
allowed-writable = plik, który można zapisać
allowed-new_file = nowy plik
allowed-exported = plik zapisany przez `kasztelan admin export`
allowed-with = także { $item }
allowed-without = jedno z dwojga
allowed-same_options = te same opcje w obu miejscach
allowed-action_or_undo = ruch lub cofnięcie
allowed-whose = { $value }, czyja to decyzja
allowed-as_the_key_gives = { $value }, zgodnie z kluczem
allowed-back_to_decision = powrót przed decyzję gracza, nie dalej niż do ujawnienia
allowed-as_saved = zapis taki, jak go zachowano
allowed-record_with = zapis z polami: { $fields }
allowed-rules_version = najwyżej { $value }, wersja zasad tego programu
allowed-entries = { $value }, tyle jest wpisów
allowed-digest = { $value }
allowed-as_replayed = { $value }, jak w odtworzonej grze
allowed-key_of_commitment = klucz, który należy do zobowiązania
allowed-own_nonce = { $value }, bo tyle wynika z klucza
allowed-commitment = { $value }, bo to należy do klucza
allowed-hex = pary cyfr szesnastkowych
allowed-hex_for_each_seat = jeden tekst szesnastkowy na miejsce
allowed-for_each_seat =
    { $count ->
        [one] jeden na { $count } miejsce
        [few] po jednym na { $count } miejsca
       *[many] po jednym na { $count } miejsc
    }
allowed-game_and_package = nazwa=pakiet, kilka po przecinku
allowed-rule_words = identyfikator zasady albo szukane słowa
allowed-seconds = od { $low } do { $high } sekund
allowed-replayable = stół, który ten program potrafi odtworzyć
allowed-characters = od { $low } do { $high } znaków
allowed-entries_at_most = lista najwyżej { $count } wpisów
allowed-before_end = miejsce przed końcem
allowed-only_with_record = tylko razem z zapisem
allowed-no_options_beside = bez opcji i pozycji obok
allowed-web_address = { $schemes }://host/ścieżka, najwyżej { $most } znaków
allowed-public_host = host w internecie
allowed-push_keys = p256dh i auth tak, jak podaje je przeglądarka
allowed-visible_characters = od 1 do { $most } widocznych znaków
allowed-hex_64 = 64 cyfry szesnastkowe
