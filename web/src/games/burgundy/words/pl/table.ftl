## Stół Zamków Burgundii

burgundy-headline =
    { $round ->
        [0] Faza { $phase }, przygotowanie
       *[other] Faza { $phase }, runda { $round }
    }
burgundy-in-rules = W instrukcji
burgundy-you = Ty
burgundy-mine = Moja strona
burgundy-rivals = Pozostali gracze
burgundy-market = Magazyny
burgundy-strip = Faza, runda i kolejność
burgundy-round = Runda
burgundy-track = Punkty
burgundy-white = Biała kość: { $value }
burgundy-points-short = pkt
burgundy-once = raz w turze
burgundy-inns = Karczmy: { $n }
burgundy-depot = Magazyn { $depot }
burgundy-depot-goods = Dobra: { $goods }
burgundy-depot-text = Kość z wynikiem { $depot } dobiera stąd heks.
burgundy-open-depot = Obejrzyj magazyn { $depot }
burgundy-open-black = Obejrzyj czarny magazyn
burgundy-look-at = { $name }: obejrzyj księstwo
burgundy-duchy-of = Księstwo: { $name }
burgundy-choose-duchy = Księstwa do wyboru
burgundy-space = Pole { $space }: { $type }, liczba { $number }
burgundy-space-hex = Pole { $space }: { $hex }
burgundy-number = liczba { $number }
burgundy-goods = Dobra: { $goods }
burgundy-goods-text = Kość z tą liczbą sprzedaje wszystkie: { $points } za każde i razem 1 srebrna moneta.
burgundy-have-goods = Dobra: { $goods }, { $n }
burgundy-die = Kość { $value }
burgundy-die-used = Kość { $value }, użyta
burgundy-die-workers = Kość { $value }, { $workers }
burgundy-fits =
    { $n ->
        [0] żadnego pola w zasięgu
        [one] { $n } pole w zasięgu
        [few] { $n } pola w zasięgu
        [many] { $n } pól w zasięgu
       *[other] { $n } pola w zasięgu
    }
burgundy-foretold = { $points }, { $workers }, { $silver }
burgundy-then = potem { $left }
burgundy-points-from = { $source } { $points }
burgundy-no-points = Jeszcze bez punktów.
burgundy-brings = { $points }

## What the margin says

burgundy-type-castle = Pole bordowe: tylko na zamki.
burgundy-type-mine = Pole szare: tylko na kopalnie.
burgundy-type-ship = Pole niebieskie: tylko na statki.
burgundy-type-animals = Pole zielone: tylko na zwierzęta.
burgundy-type-building = Pole beżowe: tylko na budynki, każdy rodzaj raz w mieście.
burgundy-type-monastery = Pole żółte: tylko na klasztory.
burgundy-double = Podwójny heks
burgundy-double-text = Zajmuje dwa pola z kluczem i trafia do winnicy.
burgundy-part-black = Czarny magazyn
burgundy-part-black-text = Raz w swojej turze można tu kupić heks za 2 srebrne monety, bez kości.
burgundy-part-areas = Za pełny obszar
burgundy-part-areas-text = Zależnie od liczby pól, a w tej fazie jeszcze { $phase }.
burgundy-part-colours = Za pełny kolor
burgundy-part-colours-text = Kto pierwszy zapełni wszystkie pola koloru, bierze { $large } pkt, drugi { $small }.
burgundy-target = Cel: { $target }
burgundy-part-target = Cel
burgundy-part-target-text = Przy { $target } punktach wykonujesz akcję z dowolną liczbą; punkty wracają do 0, a cel spada o 5.
burgundy-solo-colours = Pełny kolor: od razu umieść heks z czarnego magazynu
burgundy-part-order = Kolejność
burgundy-part-order-text = Pierwszy gra ten, kto jest najdalej; na wspólnym polu ten na wierzchu. Statek przesuwa do przodu.
burgundy-part-phase = Faza
burgundy-part-phase-text = Pełny obszar daje w tej fazie { $phase } pkt więcej; im wcześniej, tym więcej.
burgundy-part-white = Biała kość
burgundy-part-white-text = Wskazuje magazyn, do którego trafiają dobra rundy.
burgundy-part-workers = Robotnicy
burgundy-part-workers-text = Każdy zmienia kość o 1, także między 6 a 1. Zamiast akcji dowolna kość daje 2 robotników.
burgundy-part-silver = Srebro
burgundy-part-silver-text = Za 2 srebrne monety kupuje się heks z czarnego magazynu, raz w turze.
burgundy-part-storage = Pola z kluczem
burgundy-part-storage-text = Tu heksy czekają, aż kość je umieści.
burgundy-shared = Pola z kluczem wspólne z partnerem
burgundy-shared-with = Wspólne z: { $name }
burgundy-stored-of = Pola z kluczem: { $name }
burgundy-partner = partner
burgundy-part-goods = Dobra
burgundy-part-goods-text = Najwyżej trzy rodzaje, każdego dowolnie wiele.
burgundy-part-sold = Sprzedane
burgundy-part-sold-text = Sprzedane kafelki dóbr.
burgundy-part-dice = Kości
burgundy-part-dice-text = Każda kość to jedna akcja: dobrać heks, umieścić heks, sprzedać dobra albo wziąć 2 robotników.
burgundy-part-won = Zdobyte
burgundy-part-posts = Posterunki graniczne
burgundy-part-posts-text = Połącz je heksami: pierwsze dwa dają punkty fazy.
burgundy-part-routes = Szlak handlowy
burgundy-part-routes-text = Sprzedane dobra zapełniają go od lewej. Dobra z wymaganą liczbą dają premię pola.
burgundy-part-shields = Tarcze
burgundy-part-shields-text = Za dublet na kościach można wziąć tarczę z magazynu o tej liczbie; kładzie się ją na zamku.
burgundy-part-vineyard = Winnica
burgundy-part-vineyard-text = Podwójny heks zakrywa dwa pola i daje obie akcje premiowe.

## Expansions

burgundy-leaves = Moje księstwo i moja winnica
burgundy-leaf-duchy = Księstwo
burgundy-leaf-vineyard = Winnica
burgundy-vineyards = Winnice
burgundy-vine-depot = Magazyn
burgundy-vine-shop = Sklep
burgundy-vine-pool = Kafelki w puli · twoje
burgundy-vineyard-of = Winnica: { $name }
burgundy-shop = Sklep winnicy
burgundy-plot = Liczba { $number }: { $gives }
burgundy-pool = Kafelki premiowe winorośli, { $vine }: { $n }
burgundy-vine-tiles = Zdobyte kafelki premiowe winorośli
burgundy-turn = Po lewej: { $vine }
burgundy-field = { $goods }: { $gives }
burgundy-route = Kafelek szlaku { $route }

## The ribbon

burgundy-status = Masz { $workers } i { $silver }.
burgundy-left = Nieużyte kości: { $dice }. Każda może jeszcze dać 2 robotników.
burgundy-verb-place = umieść
burgundy-verb-sell = sprzedaj
burgundy-pick-take = wskaż podświetlony heks
burgundy-pick-place = wskaż heks na polu z kluczem
burgundy-pick-at = wskaż podświetlone pole
burgundy-pick-start_castle = wskaż podświetlone pole
burgundy-pick-sell = wskaż swoje dobra
burgundy-pick-buy = wskaż czarny heks
burgundy-pick-plant = wskaż podświetlone pole
burgundy-pick-take_vines = wskaż podwójny heks
burgundy-pick-take_shield = wskaż tarczę

## Châteauma

burgundy-steps = Sześć kroków Châteaumy
burgundy-step-1 = Wybór i wyłożenie
burgundy-step-2 = Premia
burgundy-step-3 = Symbole
burgundy-step-4 = Pełna karta
burgundy-step-5 = Kafelek premiowy
burgundy-step-6 = Czarny magazyn
burgundy-step-short-1 = Heks
burgundy-step-short-2 = Premia
burgundy-step-short-3 = Symbol
burgundy-step-short-4 = Karta
burgundy-step-short-5 = Kafelek
burgundy-step-short-6 = Zakup
burgundy-all-of = { $name }
burgundy-look-at-her = { $name }: obejrzyj jej karty i księstwo
burgundy-card =
    { $side ->
        [left] Lewa karta, { $card }, przy 1–4
       *[right] Prawa karta, { $card }, przy 5–6
    }
burgundy-card-selected = wybrana
burgundy-symbol-sell = sprzedaje dobra
burgundy-symbol-double_hex = bierze podwójny heks
burgundy-covered = { $type }: zakryte { $n } z { $of }
burgundy-in-reserve = { $name }: w rezerwie { $n }
burgundy-reserve = Rezerwa
burgundy-her-duchy = Jej księstwo
burgundy-board = plansza { $n }
burgundy-deck =
    { $n ->
        [0] brak kart w talii
        [one] { $n } karta w talii
        [few] { $n } karty w talii
       *[many] { $n } kart w talii
    }

## Dlaczego to robi, pod zdaniem herolda

burgundy-why-chat-6 = Biała kość przy 1–4 wybiera jej lewą kartę, przy 5–6 prawą.
burgundy-why-seek-1 = Od kości zgodnie z ruchem wskazówek zegara: pierwszy heks, który pasuje na wolne pole karty.
burgundy-why-seek-3 = W magazynach nie ma tego, czego chce karta, więc pomaga rezerwa.
burgundy-why-seek-4 = Nie pasują ani magazyny, ani rezerwa: dziki heks zakrywa pierwsze wolne pole.
burgundy-why-seek-5 = Nic nie pasuje, więc pierwszy heks czarnego magazynu staje się dzikim.
burgundy-why-gift-3 = Warsztat ciesielski przynosi budynek, od magazynu białej kości.
burgundy-why-gift-4 = Kościół przynosi zamek, a gdy go nie ma, kopalnię lub klasztor.
burgundy-why-gift-5 = Targ przynosi statek, a gdy go nie ma, zwierzęta.
burgundy-why-gift-6 = Ratusz wykłada to, czego w rezerwie jest najwięcej.
burgundy-why-gift-8 = Statek płynie do magazynu, w którym jest najwięcej dóbr.
burgundy-why-card-1 = W tej turze zakryła symbol wagi.
burgundy-why-card-2 = Wszystkie pola karty są zakryte: daje tyle, ile na niej napisano.
burgundy-why-card-3 = Heksy pełnej karty idą na wolne pola swojego koloru, bez premii.
burgundy-why-card-6 = Wszystkie pola tego koloru w jej księstwie są zakryte.
burgundy-why-card-7 = Z 2 srebrnymi monetami zawsze kupuje: rodzaj, którego w rezerwie jest najmniej.
burgundy-why-mod-4 = Modyfikator D: pole ma znak dodatkowej akcji.
burgundy-why-with-7 = Na skompletowanej karcie jest tarcza; bierze najniższy numer.
burgundy-why-with-9 = Symbol bierze podwójny heks białej kości, a gdy go nie ma, następny w prawo.
burgundy-why-with-10 = Z 2 srebrnymi monetami kupuje najpierw podwójny heks, według białej kości.
