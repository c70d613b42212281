### The vineyards of Burgundy, in Polish.

## Colours of vines, and bonus actions

vine-orange = pomarańczowa
vine-yellow = żółta
vine-green = zielona
vine-red = czerwona
vine-black = czarna
vine-blue = niebieska
type-vines = Podwójny heks
    .plural = podwójne heksy
    .colour = dowolny
    .area = dowolny
icon-sell_goods = sprzedaż dóbr
icon-place_hex = heks z pola z kluczem do księstwa
icon-castle_action = dodatkowa akcja
icon-take_black = heks z czarnego magazynu lub sklepu
icon-take_double = podwójny heks z magazynu winnicy

## Options

choice-expansions-vineyards = Winnice
    .about = podwójne heksy na osobnej planszy
option-fewer_vines = Mniej kolorów winorośli
    .help = Przy dwóch graczach usuwa z gry dwa kolory, przy trzech jeden, żeby mniej zależało od losu.
preset-everything = Wszystko
    .about = Wszystkie rozszerzenia naraz: heksy, białe zamki, karczmy, posterunki, szlaki, tarcze i winnice.
allowed-needs_vineyards = obiekt, przy winnicach
allowed-double_hex_and_left = podwójny heks i jego winorośl z lewej

## Choices

action-remove_vine = Usuń kolor: { $colour }
    .short = { $colour }
    .group = Usuń kolor
action-deal_vine = Rozdaj kafelek winorośli: { $colour }
    .short = { $colour }
    .group = Rozdaj kafelek winorośli
action-take_vines =
    { $hex ->
        [none] Dobierz z pola { $slot } magazynu winnicy
       *[other]
            { $workers ->
                [none] Dobierz { $hex_acc } z magazynu winnicy
                [0] Dobierz { $hex_acc } z magazynu winnicy
               *[other] Dobierz { $hex_acc } z magazynu winnicy ({ $workers_text })
            }
    }
    .short =
        { $hex ->
            [none] Pole { $slot }
           *[other] { $hex }
        }
    .group = Dobierz podwójny heks
action-plant =
    { $number ->
        [none] Podwójne pole { $space }, z lewej: { $left }
       *[other]
            { $workers ->
                [none] Podwójne pole { $space }, liczba { $number }, z lewej: { $left } ({ $icons })
                [0] Podwójne pole { $space }, liczba { $number }, z lewej: { $left } ({ $icons })
               *[other] Podwójne pole { $space }, liczba { $number }, { $workers_text }, z lewej: { $left } ({ $icons })
            }
    }
    .short = { $space }, z lewej { $left }
    .group = Gdzie w winnicy
action-use_icon = Akcja premiowa: { $icon }
    .short = { $icon }
    .group = Akcje premiowe
action-take_vine_tile =
    { $points ->
        [none] Kafelek winorośli: { $colour }
       *[other] Kafelek winorośli: { $colour }, teraz { $points_text }
    }
    .short = { $colour }
    .group = Kafelek winorośli

## Questions

decision-remove_vine = Który kolor wypada z gry?
    .waiting = Usuwane są kolory winorośli.
    .short = kolory winorośli
decision-deal_vine = Który kafelek winorośli jest rozdawany?
    .waiting = Rozdawane są kafelki winorośli.
    .short = rozdawanie kafelków winorośli
decision-vine_bonus = Której akcji premiowej używasz?
    .waiting = Czekamy, aż { $seat } użyje akcji premiowej.
    .short = akcja premiowa
decision-vine_black = Który heks bierzesz za darmo?
    .waiting = Czekamy, aż { $seat } weźmie heks.
    .short = heks z czarnego magazynu
decision-vine_double = Który podwójny heks dobierasz?
    .waiting = Czekamy, aż { $seat } dobierze podwójny heks.
    .short = dobranie podwójnego heksa
decision-vine_tile = Warstwa { $layer } jest pełna. Który kafelek winorośli bierzesz?
    .waiting = Czekamy, aż { $seat } weźmie kafelek winorośli.
    .short = kafelek winorośli

## Events

event-vine_removed = Ten kolor winorośli wypada z gry: { $colour }.
event-vine_dealt = { $seat } dostaje kafelek winorośli: { $colour }.
    .you = Dostajesz kafelek winorośli: { $colour }.
event-took_vines =
    { $workers ->
        [0] { $seat } dobiera { $hex_acc } z magazynu winnicy.
       *[other] { $seat } dobiera { $hex_acc } z magazynu winnicy, oddając { $workers_acc }.
    }
    .you =
        { $workers ->
            [0] Dobierasz { $hex_acc } z magazynu winnicy.
           *[other] Dobierasz { $hex_acc } z magazynu winnicy, oddając { $workers_acc }.
        }
event-took_shop =
    { $silver ->
        [0] { $seat } bierze za darmo { $hex_acc } ze sklepu winnicy.
       *[other] { $seat } kupuje { $hex_acc } ze sklepu winnicy za { $silver_acc }.
    }
    .you =
        { $silver ->
            [0] Bierzesz za darmo { $hex_acc } ze sklepu winnicy.
           *[other] Kupujesz { $hex_acc } ze sklepu winnicy za { $silver_acc }.
        }
event-planted =
    { $workers ->
        [0] { $seat } sadzi { $hex_acc } na podwójnym polu { $space }.
       *[other] { $seat } sadzi { $hex_acc } na podwójnym polu { $space }, oddając { $workers_acc }.
    }
    .you =
        { $workers ->
            [0] Sadzisz { $hex_acc } na podwójnym polu { $space }.
           *[other] Sadzisz { $hex_acc } na podwójnym polu { $space }, oddając { $workers_acc }.
        }
event-vine_tile = { $seat } zapełnia warstwę { $layer } i bierze kafelek winorośli: { $colour }.
    .you = Zapełniasz warstwę { $layer } i bierzesz kafelek winorośli: { $colour }.
event-vines_scored = { $seat } zdobywa { $points_acc } za winorośl ({ $size_spaces }): { $colour }.
    .you = Zdobywasz { $points_acc } za winorośl ({ $size_spaces }): { $colour }.

## Reasons and sources

reason-no_vines_there = Pole { $slot } magazynu winnicy jest puste.
reason-vines_not_adjacent = Podwójny heks musi stykać się z już posadzonym.
reason-bottom_first = Pierwszy podwójny heks sadzi się w dolnej warstwie.
reason-duchy_only = Podwójnego heksa nie kładzie się w księstwie.
reason-no_such_vine = Takiej winorośli tu nie ma ({ $hex }): { $colour }.
reason-icon_elsewhere = Podwójne pole { $space } nie ma tej akcji premiowej.
reason-icon_used = Ta akcja premiowa jest już wykorzystana.
reason-nothing_for_it = Tej akcji premiowej nie ma teraz do czego użyć.
reason-no_vine_tile = W puli nie ma już kafelka winorośli w tym kolorze: { $colour }.
source-vines = winorośl
