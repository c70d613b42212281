### Na co może się umówić stół w Kamieniach, po polsku.

game-stones = Kamienie

## Opcje

option-mode = Tryb gry
    .help = Każdy na siebie, dwie pary, samotnie przeciw przypływowi albo przeciw automie.
option-guests = Goście
    .help = Ile osób siada do stołu: 2–4 każdy na siebie, 4 w parach, 1–3 przeciw automie.
option-heap = Stos
    .help = Ile kamieni leży na brzegu.
option-target = Cel
    .help = Ile punktów trzeba zdobyć, żeby wygrać samotną grę.
option-opponent = Automa
    .help = Kto gra przeciw wam albo czy się go losuje.
option-expansions = Dodatki
    .help = Co dokładacie do gry.
option-current = Nurt
    .help = O ile kamieni więcej zabiera przypływ, gdy jest rzeka.
option-crossing = Opłata za most
    .help = Ile muszli kosztuje przejście.
option-board = Plansza
    .help = Każda plansza ma własne opłaty i własny przypływ.
option-first = Pierwszy gracz
    .help = Kto zaczyna każde okrążenie.
option-season = Pora roku
    .help = Zimą każdy ma 2 muszle zamiast 4.
option-pattern = Własny wzór
    .help = Plik z innymi wartościami niektórych plansz: wiersz to numer planszy, obie opłaty i przypływ.

## Możliwości

choice-mode-table = każdy na siebie
choice-mode-teams = dwie pary
choice-mode-alone = samotnie
choice-mode-automa = przeciw automie
choice-opponent-miller = Młynarz
choice-opponent-heron = Czapla
choice-opponent-drawn = losowo
choice-first-random = losowy gracz
choice-first-seat = miejsce { $seat }
choice-season-summer = lato
choice-season-winter = zima

expansion-moss = Mech
    .effect = Kamień wzięty pojedynczo jest wart 1 punkt więcej.
expansion-river = Rzeka
    .effect = Przypływ zabiera więcej kamieni.
expansion-bridge = Most
    .effect = Zamiast brać kamienie możesz podejrzeć szczęśliwą liczbę.
expansion-drought = Susza
    .effect = Nie ma przypływu.

preset-quiet_pond = Cichy staw
    .about = Mech, tanie garście i słaby przypływ.
preset-wild_river = Dzika rzeka
    .about = Rzeka zabiera dużo, ale jest most.
preset-hard_winter = Sroga zima
    .about = Mało muszli, drogie garście, brak przypływu.
preset-two_pairs = Dwie pary
    .about = Cztery osoby w dwóch parach.

## Na co stół nie może się umówić

problem-no_rows = w pliku nie ma listy wierszy
problem-row_not_numbers = wiersz { $row }: { $value } to nie cztery liczby
problem-row_no_board = wiersz { $row }: nie ma planszy { $board }
problem-row_again = wiersz { $row }: plansza { $board } jest tam drugi raz
problem-row_value = wiersz { $row }: niemożliwa wartość { $value }
allowed-pattern_rows = obiekt z polem „rows”; wiersz to numer planszy, obie opłaty i przypływ
