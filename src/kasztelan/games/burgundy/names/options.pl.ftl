### Options of Burgundy in Polish.

## Options

option-players = Liczba graczy
    .help = Ile osób gra: od 1 do 4; z Châteaumą od 1 do 3. W pojedynkę bez niej gra się solo.
option-duchies = Księstwa
    .help = Czy wszyscy grają na tym samym księstwie, losują je, czy wybierają.
option-duchy = Księstwo
    .help = Księstwo, na którym grają wszyscy; na pierwszą grę dobre są 1 i 2.
option-duchy_file = Własne księstwo
    .help = Plik z własnym księstwem, siedem rzędów pól, na którym grają wszyscy.
option-first = Pierwszy gracz
    .help = Kto zaczyna: losowy gracz albo wskazane miejsce.
option-tie_spaces = Remis: puste pola
    .help = Kto wygrywa przy remisie: według instrukcji ten, kto ma mniej pustych pól.
option-tie_track = Remis: tor kolejności
    .help = Gdy nie rozstrzygną puste pola: czy wygrywa gracz z przodu, czy z tyłu toru.

## Choices

choice-yes = tak
choice-no = nie
choice-duchies-same = to samo dla wszystkich
choice-duchies-random = losowe
choice-duchies-chosen = każdy wybiera
choice-first-random = losowy gracz
choice-first-seat = miejsce { $seat }
choice-tie_spaces-fewest = mniej pustych pól
choice-tie_spaces-most = więcej pustych pól
choice-tie_track-ahead = bardziej z przodu
choice-tie_track-behind = bardziej z tyłu

## Ready-made games

preset-first_game = Pierwsza gra
    .about = Wszyscy grają na księstwie 1: od tego najlepiej zacząć.
preset-own_choice = Każdy wybiera
    .about = Każdy gra na wybranym przez siebie księstwie.

## What is wrong with a duchy of your own

problem-duchy_rows = to nie jest jedna lista „rows” z { $count } rzędami
problem-duchy_row = rząd { $row } musi mieć { $count_spaces_acc }: { $value }
problem-duchy_space = rząd { $row }: { $value } to nie jest pole
problem-duchy_colours = { $type_plural }: { $count_spaces } zamiast { $needs }
problem-duchy_numbers = rząd { $row }, pole { $place } i rząd { $row_beside }, pole { $place_beside } stykają się i mają tę samą liczbę { $number }
problem-duchy_no_colour = { $count_spaces } bez koloru, pierwsze w rzędzie { $row }: pole { $place }
problem-duchy_no_number = { $count_spaces } bez liczby, pierwsze w rzędzie { $row }: pole { $place }
allowed-duchy_file = siedem rzędów po 4, 5, 6, 7, 6, 5 i 4 pola, każde to litera (C, M, S, G, B albo Y) i liczba od 1 do 6
