### Options of Citadels in Polish.

## Options

option-players = Liczba graczy
    .help = Liczba miejsc przy stole: od 2 do 8. W klasycznym wydaniu 8 graczy wymaga dziewiątej postaci.

option-edition = Wydanie
    .help = Które zasady i karty obowiązują. Klasyczne wydanie ma mniej postaci, a miasto liczy w nim 8 dzielnic niezależnie od liczby graczy.

option-set = Zestaw
    .help = Które postacie i unikatowe dzielnice biorą udział: zestaw gotowy, losowy albo własny.

option-characters = Postacie
    .help = Do własnego zestawu: dokładnie po jednej postaci każdej rangi od 1 do 8, a rangi 9, jeśli gracie z dziewiątą.

option-districts = Unikatowe dzielnice
    .help = Do własnego zestawu: dzielnice unikatowe tasowane z 54 podstawowymi; w nowym wydaniu jest ich 14.

option-removed = Wyjęte dzielnice podstawowe
    .help = Klasyczne wydanie: kto dodaje więcej niż 3 dzielnice z gwiazdką, wyjmuje tyle samo podstawowych fioletowych.

option-nine = Dziewiąta postać
    .help = Czy gra postać o randze 9. Nowe wydanie: zawsze przy 3 i 8 graczach, nigdy przy 2, poza tym do wyboru. Klasyczne: do wyboru przy 4–7, zawsze przy 8, nigdy przy 2 i 3.

option-crown = Pierwsza korona
    .help = Kto ma koronę w pierwszej rundzie: losowy gracz albo wskazane miejsce.

option-round_limit = Limit rund
    .help = Po tylu rundach gra się kończy, nawet jeśli nikt nie ukończył miasta. To opcja do eksperymentów; instrukcje nie znają takiego limitu.

option-short_game = Krótka rozgrywka
    .help = Klasyczne wydanie: miasto jest ukończone przy 7 dzielnicach, nie przy 8.

option-wizard_before_gathering = Czarodziej buduje przed pobraniem zasobów
    .help = Czy Czarodziej może od razu wybudować wybraną kartę, zanim jeszcze pobierze zasoby.

option-armory_hits_keep = Zbrojownia może zburzyć Fort
    .help = Fort jest bezpieczny przed rangą 8. Tu decydujesz, czy może go zburzyć Zbrojownia, która nie jest postacią.

option-great_wall_diplomat = Wielki mur a Dyplomata
    .help = Jak mur podnosi cenę zamiany, gdy Dyplomata oddaje dzielnicę droższą od tej, którą bierze.

option-tie_break = Rozstrzyganie remisów
    .help = Przy równych punktach decyduje najwyższa ranga postaci z ostatniej rundy. Tu wybierasz, które postacie się liczą.

option-artist_at_once = Artystka upiększa jednorazowo
    .help = Jeśli tak, Artystka wskazuje obie dzielnice w tej samej chwili; jeśli nie, jedną może upiększyć przed budową, a drugą po niej.

option-monument_scales = Limit Monumentu rośnie z miastem
    .help = Czy limit 5 dzielnic dla Monumentu rośnie przy 2 i 3 graczach, gdzie miasto wymaga 8 dzielnic, a nie 7.

option-diplomat_gives_keep = Dyplomata może oddać swój Fort
    .help = Ranga 8 nie może zabrać Fortu. Tu decydujesz, czy Dyplomata może w zamianie oddać własny Fort.

option-cardinal_refund = Zwrot dla Kardynała
    .help = Co odzyskuje Kardynał, gdy Sędzia przejmie dzielnicę opłaconą po części monetami innego gracza.

option-queen_when_bewitched = Zaczarowana Królowa
    .help = Czyi sąsiedzi się liczą, gdy Wiedźma gra dalej jako Królowa.

option-classic_swaps = Wymienione postacie
    .help = Klasyczne wydanie: ile z ośmiu podstawowych postaci można zastąpić postaciami z gwiazdką; instrukcja pozwala na 2.

option-wizard_duplicates = Powtórzenia Czarodzieja
    .help = Klasyczne wydanie: co Czarodziej może zbudować, choć taka sama dzielnica już stoi w jego mieście.

option-bell_tower_stacks = Dzwonnica skraca krótką rozgrywkę
    .help = Klasyczne wydanie: czy w krótkiej rozgrywce Dzwonnica jeszcze raz obniża liczbę dzielnic, z 7 do 6.

option-library_observatory = Biblioteka z Obserwatorium
    .help = Klasyczne wydanie: ile z 3 dobranych kart zostaje na ręce, gdy obie stoją w jednym mieście.

option-ask_effects = Pytaj o efekty, które tylko pomagają
    .help = Park, Dom biedoty, Kopalnia złota, Biblioteka i Obserwatorium działają same. Jeśli tak, właściciel decyduje o tym za każdym razem.

option-cards = Wartości kart
    .help = Plik, który poprawia koszt dzielnic i liczbę ich kart, na przykład dla wydruku z innymi liczbami. Nowych kart nie dodaje.

## Choices

choice-yes = tak
choice-no = nie
choice-nine-auto = zależnie od liczby graczy
choice-crown-random = losowy gracz
choice-crown-seat = miejsce { $seat }
choice-great_wall_diplomat-one_more = zawsze o 1 monetę więcej, nawet bez dopłaty różnicy
choice-great_wall_diplomat-added_to_cost = 1 dolicza się do kosztu branej dzielnicy, dopiero potem liczy się różnicę
choice-tie_break-revealed = postacie ujawnione w ostatniej rundzie
choice-tie_break-chosen = postacie wybrane w ostatniej rundzie, ujawnione czy nie
choice-cardinal_refund-full = całą zapłaconą cenę
choice-cardinal_refund-own_part = tylko własne monety
choice-queen_when_bewitched-witch_seat = sąsiedzi miejsca Wiedźmy
choice-queen_when_bewitched-queen_seat = sąsiedzi miejsca, które ma kartę Królowej
choice-wizard_duplicates-that_card = tylko wziętą kartę
choice-wizard_duplicates-whole_turn = wszystko, co buduje w tej turze
choice-library_observatory-keep_two = 2 karty
choice-library_observatory-keep_all = wszystkie 3 karty

## Czego nie da się ustalić przy stole

problem-nine_does_not_fit = nie pasuje do { $count } postaci
problem-not_in_edition =
    { $edition ->
        [classic] { $thing }: nie ma tego w klasycznym wydaniu
       *[revised] { $thing }: nie ma tego w nowym wydaniu
    }
problem-only_in_edition =
    { $edition ->
        [classic] tylko w klasycznym wydaniu
       *[revised] tylko w nowym wydaniu
    }
problem-same_rank = { $characters }: obie postacie mają rangę { $rank }
problem-barred =
    { $players ->
       *[other] { $character } nie może grać przy { $players } graczach
    }
problem-rank_missing = nikt nie ma rangi { $rank }
problem-too_many_starred = { $count } z gwiazdką: { $characters }
problem-wrong_cast_size = { $count } postaci przy { $players } graczach
problem-not_starred = { $card } to nie jest dzielnica z gwiazdką w klasycznym wydaniu
allowed-one_for_each_rank = jedna postać na każdą rangę od 1 do 8 oraz na rangę 9, jeśli jest w grze
allowed-starred_at_most = najwyżej { $count } postaci z gwiazdką o randze od 1 do 8
allowed-cast_size = { $count } postaci
allowed-removed_for_starred = tyle samo odłożonych dzielnic podstawowych ({ $count }), ile z gwiazdką ({ $starred })
