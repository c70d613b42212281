## Stół Cytadeli

citadels-headline = Runda { $round }
citadels-last-round = Runda { $round }, ostatnia
citadels-arcade = Postacie według rang
citadels-seats = Pozostali gracze
citadels-in-rules = W instrukcji

## Ranga w arkadzie
citadels-not-drawn = jeszcze nie wylosowano
citadels-state-killed = zabito
citadels-state-killed-silent = zabito, milczy
citadels-state-face-up = poza grą
citadels-state-silent = brak odzewu
citadels-state-now = teraz gra
citadels-state-you-now = teraz ty
citadels-state-yours = u ciebie
citadels-state-passed-on = przekazujesz dalej
citadels-state-not-seen = nie u ciebie
citadels-state-discarded = odrzucasz
citadels-state-given = oddajesz
citadels-state-waiting = jeszcze nie wywołano
citadels-state-you = ty
citadels-mark-robbed = do okradzenia
citadels-mark-bewitched = zaczarowano
citadels-mark-warrant = nakaz
citadels-mark-warrant-signed = podpisany nakaz
citadels-mark-warrant-unsigned = niepodpisany nakaz
citadels-mark-threat = karta szantażu
citadels-mark-threat-flowered = chusta z kwiatem
citadels-mark-threat-plain = chusta bez kwiatu
citadels-mark-beautified = upiększona
citadels-tax = Podatek na karcie Poborcy: { $gold }

## Gracz
citadels-crowned = nosi koronę
citadels-not-revealed = nieujawniona postać
citadels-safe = miasto chronione
citadels-city-safe = Ranga 8 nie może ruszyć tego miasta
citadels-completed = miasto ukończone
citadels-completed-first = ukończone jako pierwsze
citadels-city = Miasto: { $size } z { $needed }
citadels-hand-of = na ręce { $cards }
citadels-known-hand = Co wiesz o ręce gracza { $name }
citadels-next-plot = następna
citadels-tower = { $name }, { $type }, koszt { $cost }
citadels-tower-beautified = { $name }, { $type }, upiększona, koszt { $cost }
citadels-beneath = pod spodem { $cards }
citadels-use = { $name }: użyj
citadels-deck = Talia: { $cards }
citadels-deck-word = talia
citadels-bank = Bank
citadels-bank-word = bank
citadels-bell = Uderzono w dzwon
citadels-needed = Miasto kończy { $districts }.
citadels-deck-text = Karty dzielnic, których nikt nie ma. Co trafia pod talię, wraca dopiero po dobraniu całej reszty.
citadels-bank-text = Stąd biorą się monety i tu wracają. Nigdy się nie kończą.

## Wybór postaci
citadels-draft-order = Kolejność wyboru
citadels-draft-done = wybór z { $n } za sobą
citadels-draft-now = wybiera z { $n }
citadels-draft-you = teraz wybierasz z { $n }
citadels-draft-later = potem z { $n }
citadels-draft-laid = Postacie są wykładane.
citadels-draft-choosing = { $name } wybiera z { $n } kart.
citadels-draft-up = Poza rundą, odkryte
citadels-draft-down = Zakryta, nieznana
citadels-draft-down-text = 1 karta, nikt nie wie jaka
citadels-draft-discarded = Odrzucone przez ciebie
citadels-draft-fan = Postacie do wyboru
citadels-draft-out = poza rundą
citadels-draft-thrown = odrzucone
citadels-draft-unseen = zakryta

## Karty wyłożone przede mną
citadels-open-drawn = Dobrane
citadels-open-studied = Przeglądasz
citadels-open-looked = Ręka gracza { $name }
citadels-open-held = Zabrana karta
citadels-open-confiscation = { $name } buduje
citadels-open-grave = Właśnie zniszczono
citadels-open-deck = W talii
citadels-open-spy = Jakiego rodzaju szukasz u gracza { $name }?
citadels-open-museum = Pod Muzeum, wsunięte przez ciebie
citadels-open-packs = Postacie, z których wybierasz
citadels-open-pack = { $nth }. wybór
citadels-fold = Zwiń
citadels-unfold = Rozwiń

## Moja strona
citadels-mine = Twoja strona stołu
citadels-you = Ty
citadels-my-hand = Twoja ręka
citadels-my-characters = Twoje postacie
citadels-no-cards = Pusta ręka
citadels-sort = Kolejność kart
citadels-sort-dealt = bez sortowania
citadels-sort-cost = według kosztu
citadels-sort-type = według rodzaju
citadels-sort-name = według nazwy
citadels-built = { $size } z { $needed } w mieście
citadels-builds-left = do wybudowania: { $n }
citadels-secret = jeszcze w tajemnicy
citadels-revealed = ujawniono
citadels-packs = Widziane postacie
citadels-cost-never = nie do wybudowania

## Na marginesie
citadels-gloss-district = dzielnica { $type }
citadels-gloss-character = postać, ranga { $rank }
citadels-gloss-basic = Na koniec gry warta tyle punktów, ile kosztuje.
citadels-gloss-pays = Przynosi dochód postaciom: { $characters }.
citadels-gloss-types-all = Miasto ze wszystkimi pięcioma rodzajami jest warte 3 punkty więcej.
citadels-gloss-seat = { $gold }, { $cards }
citadels-gloss-points = { $source }: { $points }
citadels-gloss-hidden = Punkty, o ile można je policzyć z twojego miejsca.
citadels-foretold = po ruchu: { $gold }, miasto: { $size } z { $needed }
citadels-foretold-cards = { $gold }, na ręce { $cards }, miasto: { $size } z { $needed }

## Co stoi na karcie w kilku słowach; całość jest na marginesie
citadels-brief-armory = Zburz ją, a wraz z nią inną dzielnicę.
citadels-brief-basilica = Koniec: 1 punkt za nieparzysty koszt dzielnicy.
citadels-brief-capitol = Koniec: 3 punkty za 3 jednego rodzaju.
citadels-brief-dragon_gate = Koniec: 2 punkty więcej.
citadels-brief-factory = Inne unikatowe o 1 monetę taniej.
citadels-brief-framework = Zburz je, zamiast płacić.
citadels-brief-gold_mine = Pobierasz monety: 1 więcej.
citadels-brief-great_wall = Ranga 8 dopłaca 1 monetę.
citadels-brief-haunted_quarter = Koniec: dowolny rodzaj.
citadels-brief-imperial_treasury = Koniec: 1 punkt za monetę.
citadels-brief-ivory_tower = Koniec: 5 punktów, jeśli jest jedyną unikatową.
citadels-brief-keep = Ranga 8 nie może go ruszyć.
citadels-brief-laboratory = Raz na turę: odrzuć kartę, weź 2 monety.
citadels-brief-laboratory-classic = Raz na turę: odrzuć kartę, weź 1 sztukę złota.
citadels-brief-library = Zatrzymujesz wszystkie dobrane karty.
citadels-brief-map_room = Koniec: 1 punkt za kartę na ręce.
citadels-brief-monument = Liczy się podwójnie. Tylko do 4 dzielnic.
citadels-brief-museum = Raz na turę: karta pod spód, po 1 punkcie.
citadels-brief-necropolis = Zburz swoją dzielnicę, zamiast płacić.
citadels-brief-observatory = Pobierając karty, dobierasz 3.
citadels-brief-park = Koniec tury bez kart: weź 2.
citadels-brief-poor_house = Koniec tury bez monet: weź 1.
citadels-brief-quarry = Możesz powtarzać dzielnice.
citadels-brief-school_of_magic = Do dochodu: dowolny rodzaj.
citadels-brief-secret_vault = Nie do wybudowania. Koniec: 3 punkty z ręki.
citadels-brief-smithy = Raz na turę: 3 karty za 2 monety.
citadels-brief-stables = Budowane poza limitem.
citadels-brief-statue = Koniec: 5 punktów z koroną.
citadels-brief-theater = Po wyborze zamień postać w ciemno.
citadels-brief-thieves_den = Płać też kartami: karta za monetę.
citadels-brief-wishing_well = Koniec: 1 punkt za unikatową.
citadels-brief-wishing_well-classic = Koniec: 1 punkt za inną fioletową.
citadels-brief-haunted_city = Koniec: dowolny kolor.
citadels-brief-graveyard = Za 1 monetę weź kartę zniszczoną przez Generała.
citadels-brief-university = Wart 8 punktów.
citadels-brief-lighthouse = Po budowie: dowolna karta z talii.
citadels-brief-bell_tower = Po budowie: grę może kończyć 7 dzielnic.
citadels-brief-hospital = Zamordowano cię: masz jeszcze akcję.
citadels-brief-throne_room = Korona przechodzi: 1 sztuka złota.

citadels-brief-assassin = Wskaż postać: straci turę.
citadels-brief-witch = Pobierz zasoby, zaczaruj postać i graj dalej za nią.
citadels-brief-magistrate = Trzy nakazy; podpisany przejmuje dzielnicę.
citadels-brief-thief = Wskaż postać: weźmiesz jej monety.
citadels-brief-spy = Obejrzyj rękę: monety i karty za jeden rodzaj.
citadels-brief-blackmailer = Zastrasz dwie postacie: łapówka albo kwiat bierze wszystko.
citadels-brief-magician = Wymień karty z graczem albo z talią.
citadels-brief-wizard = Obejrzyj rękę, weź kartę albo ją wybuduj.
citadels-brief-seer = Weź po karcie od wszystkich, oddaj po jednej. Buduj 2.
citadels-brief-king = Weź koronę. 1 moneta za dzielnicę szlachecką.
citadels-brief-emperor = Oddaj koronę, weź dar. 1 moneta za szlachecką.
citadels-brief-patrician = Weź koronę. 1 karta za dzielnicę szlachecką.
citadels-brief-bishop = Ochrona przed rangą 8. 1 moneta za religijną.
citadels-brief-abbot = Monety lub karty za religijne; 1 moneta od najbogatszego.
citadels-brief-abbot-classic = 1 moneta za religijną; 1 moneta od najbogatszego.
citadels-brief-cardinal = 1 karta za religijną. Buduj za cudze monety.
citadels-brief-merchant = 1 moneta więcej. 1 moneta za handlową.
citadels-brief-alchemist = Odbierz monety wydane na budowę.
citadels-brief-trader = Dowolnie wiele handlowych. 1 moneta za każdą.
citadels-brief-architect = 2 karty więcej. Buduj do 3.
citadels-brief-navigator = 4 monety albo 4 karty. Nie buduje.
citadels-brief-scholar = Obejrzyj 7 kart, weź 1. Buduj 2.
citadels-brief-warlord = Zburz dzielnicę. 1 moneta za wojskową.
citadels-brief-diplomat = Wymień dzielnicę. 1 moneta za wojskową.
citadels-brief-marshal = Zabierz dzielnicę o koszcie do 3. 1 moneta za wojskową.
citadels-brief-queen = 3 monety, gdy obok siedzi ranga 4.
citadels-brief-artist = Upiększ do 2 dzielnic.
citadels-brief-tax_collector = 1 moneta za każdą dzielnicę innych.

citadels-round = Runda { $round }

## Who can still be whom
citadels-deduction = Kto może być kim w tej rundzie, sądząc po wszystkim, co wiesz.
citadels-deduction-nobody = nikt
citadels-deduction-certain = na pewno
citadels-deduction-possible = możliwe
citadels-deduction-no = niemożliwe
citadels-deduction-none = Postaci jeszcze nie rozdano.

## Wstęga
citadels-asks-gather = Weź złoto albo dobierz karty.
citadels-asks-build = Buduj albo zakończ turę.
citadels-asks-build-or-destroy = Buduj albo burz.
citadels-asks-build-or-seize = Buduj albo przejmij.
citadels-asks-build-or-exchange = Buduj albo wymień.
citadels-asks-power = Użyj zdolności albo zakończ turę.
citadels-asks-end = Nie zostało nic do zrobienia.
citadels-status = Twoje złoto: { $gold }.
citadels-status-gathered = Twoje złoto: { $gold }. Jeszcze do zbudowania: { $n }.
citadels-status-waiting = Twoja ranga to { $rank }, { $character }.
citadels-status-passes = Resztę ({ $n }) dostaje { $name }.
citadels-pick-flagged = wskaż wieżę z chorągiewką
citadels-pick-tower = wskaż świecącą wieżę
citadels-pick-hand = wskaż świecącą kartę
citadels-pick-character = wskaż rangę
citadels-pick-seat = wskaż gracza
citadels-left-build = Zostało złota: { $gold }; możesz budować.
citadels-left-free = Jeszcze nie zrobione: { $choice }.
citadels-left-power = Możesz jeszcze użyć zdolności: { $choice }.
citadels-grey-same =
    { $n ->
        [one] Cena szarej karty: { $gold }; masz { $has }.
       *[other] Cena szarych kart ({ $n }): { $gold }; masz { $has }.
    }
citadels-grey-dear = Szare karty ({ $n }) są za drogie; masz { $has }.

## Ceremonia
citadels-count-districts = Dzielnice
citadels-count-types = Pięć rodzajów
citadels-count-city = Ukończone miasto
citadels-count-houses = Wielkie domy
