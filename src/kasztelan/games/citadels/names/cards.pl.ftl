### Citadels in Polish. Names and terms follow the Polish rulebooks; every sentence is our own.
### A name that stands in no Polish rulebook is marked in a comment above its message.
### acc is the accusative (buduje Twierdzę), gen the genitive (używa Kuźni).

## The game and its editions

game-citadels = Cytadela
edition-revised = Nowe wydanie
edition-classic = Wydanie klasyczne

## District types: the value, its forms, its colour; then the words of the classic edition

type-noble = szlachecka
    .plural = szlacheckie
    .gen_plural = szlacheckich
    .colour = żółta

type-religious = religijna
    .plural = religijne
    .gen_plural = religijnych
    .colour = niebieska

type-trade = handlowa
    .plural = handlowe
    .gen_plural = handlowych
    .colour = zielona

type-military = wojskowa
    .plural = wojskowe
    .gen_plural = wojskowych
    .colour = czerwona

type-unique = unikatowa
    .plural = unikatowe
    .gen_plural = unikatowych
    .colour = fioletowa

type-noble-classic = szlachecka
    .plural = szlacheckie
    .gen_plural = szlacheckich
    .colour = żółta

type-religious-classic = sakralna
    .plural = sakralne
    .gen_plural = sakralnych
    .colour = niebieska

type-trade-classic = handlowa
    .plural = handlowe
    .gen_plural = handlowych
    .colour = zielona

type-military-classic = wojskowa
    .plural = wojskowe
    .gen_plural = wojskowych
    .colour = czerwona

type-unique-classic = specjalna
    .plural = specjalne
    .gen_plural = specjalnych
    .colour = fioletowa

## Characters of the revised edition

character-assassin = Zabójczyni
    .effect = Możesz wskazać inną postać. Gdy padnie jej ranga, jej gracz milczy, nie odkrywa karty i traci tę turę.
    .acc = Zabójczynię
    .gen = Zabójczyni

character-witch = Wiedźma
    .effect = Zaraz po pobraniu zasobów musisz wskazać inną postać; twoja tura czeka i na razie nie możesz budować. Gracz z tą postacią może jedynie pobrać zasoby. Potem grasz dalej jako ona, mając własną rękę, pulę i miasto; jeśli nikt jej nie ma, nie grasz dalej.
    .acc = Wiedźmę
    .gen = Wiedźmy

character-magistrate = Sędzia
    .effect = Możesz położyć trzy zakryte nakazy na trzech różnych innych postaciach; podpisany jest tylko jeden. Gdy gracz z podpisanym nakazem po raz pierwszy w turze zapłaci za dzielnicę, możesz ujawnić nakaz: monety do niego wracają, a dzielnica trafia bez opłat do twojego miasta. Nie możesz przejąć dzielnicy, którą już masz.
    .acc = Sędziego
    .gen = Sędziego

character-thief = Złodziej
    .effect = Możesz wskazać inną postać, ale nie o randze 1 i nie zabitą ani zaczarowaną. Z chwilą jej ujawnienia przejmujesz całą pulę jej gracza, zanim pobierze on zasoby.
    .acc = Złodzieja
    .gen = Złodzieja

character-spy = Szpieg
    .effect = Możesz wybrać innego gracza i rodzaj dzielnic, a potem obejrzeć jego rękę. Każda znaleziona tam karta tego rodzaju daje ci 1 monetę z jego puli (póki ich starcza) oraz 1 kartę z talii.
    .acc = Szpiega
    .gen = Szpiega

character-blackmailer = Szantażystka
    .effect = Możesz położyć dwie zakryte karty szantażu na dwóch różnych innych postaciach; nie na randze 1, zabitej ani zaczarowanej. Szantażowany gracz zaraz po pobraniu zasobów musi wybrać: łapówka w wysokości połowy jego monet (w dół) albo odmowa. Po odmowie możesz ujawnić szantaż; chusta z kwiatem daje ci wszystkie monety tego gracza.
    .acc = Szantażystkę
    .gen = Szantażystki

character-magician = Iluzjonistka
    .effect = Możesz zrobić jedno z dwojga: wymienić się z kimś wszystkimi kartami z ręki albo odłożyć pod talię dowolnie wiele swoich kart i wziąć tyle samo nowych.
    .acc = Iluzjonistkę
    .gen = Iluzjonistki

character-wizard = Czarodziej
    .effect = Możesz obejrzeć rękę innego gracza i wybrać 1 kartę: bierzesz ją na rękę albo płacisz za nią i od razu budujesz poza limitem. W tej turze wolno ci powtarzać dzielnice, które masz już w mieście.
    .acc = Czarodzieja
    .gen = Czarodzieja

character-seer = Wróżka
    .effect = Możesz wziąć po 1 losowej karcie od wszystkich innych graczy; potem każdemu, kto stracił kartę, musisz oddać 1 dowolną ze swojej ręki. Twój limit budowy to 2.
    .acc = Wróżkę
    .gen = Wróżki

character-king = Król
    .effect = W ciągu swojej tury musisz przejąć koronę. Możesz pobrać dochód: 1 moneta za każdą twoją dzielnicę szlachecką.
    .acc = Króla
    .gen = Króla

character-emperor = Cesarz
    .effect = W ciągu swojej tury musisz przekazać koronę komuś, kto jej nie ma, ale nie sobie. Bierzesz od tej osoby 1 monetę albo 1 losową kartę, jeśli coś ma. Możesz pobrać dochód: 1 moneta za każdą twoją dzielnicę szlachecką.
    .acc = Cesarza
    .gen = Cesarza

character-patrician = Patrycjusz
    .effect = W ciągu swojej tury musisz przejąć koronę. Możesz pobrać dochód: 1 karta za każdą twoją dzielnicę szlachecką.
    .acc = Patrycjusza
    .gen = Patrycjusza

character-bishop = Biskup
    .effect = W tej rundzie twoich dzielnic nie może dotknąć zdolność postaci o randze 8. Możesz pobrać dochód: 1 moneta za każdą twoją dzielnicę religijną.
    .acc = Biskupa
    .gen = Biskupa

character-abbot = Opat
    .effect = Możesz pobrać dochód: 1 moneta albo 1 karta za każdą twoją dzielnicę religijną, w podziale ogłoszonym z góry. Jeśli ktoś ma więcej monet od ciebie, możesz zażądać 1 monety od najbogatszego; przy remisie wybierasz, od kogo.
    .acc = Opata
    .gen = Opata

character-cardinal = Kardynał
    .effect = Możesz pobrać dochód: 1 karta za każdą twoją dzielnicę religijną. Gdy nie stać cię na dzielnicę, możesz wziąć dokładnie tyle, ile brakuje, od jednego innego gracza, dając mu po 1 karcie z ręki za monetę; potem musisz tę dzielnicę opłacić i wybudować.
    .acc = Kardynała
    .gen = Kardynała

character-merchant = Kupiec
    .effect = Możesz wziąć z banku 1 monetę więcej, bez względu na pobrane zasoby. Możesz pobrać dochód: 1 moneta za każdą twoją dzielnicę handlową.
    .acc = Kupca
    .gen = Kupca

character-alchemist = Alchemik
    .effect = Gdy kończysz turę, możesz odebrać z banku wszystkie monety wydane w niej na budowę. Inne wydatki nie wracają.
    .acc = Alchemika
    .gen = Alchemika

character-trader = Handlarz
    .effect = Dzielnice handlowe są poza twoim limitem budowy: możesz postawić ich, ile chcesz, i jeszcze 1 inną. Możesz pobrać dochód: 1 moneta za każdą twoją dzielnicę handlową.
    .acc = Handlarza
    .gen = Handlarza

character-architect = Architektka
    .effect = Możesz wziąć z talii 2 karty więcej, bez względu na pobrane zasoby. Twój limit budowy to 3.
    .acc = Architektkę
    .gen = Architektki

character-navigator = Nawigatorka
    .effect = Możesz wziąć 4 monety z banku albo 4 karty z talii, bez względu na pobrane zasoby. W tej turze nie możesz niczego budować.
    .acc = Nawigatorkę
    .gen = Nawigatorki

character-scholar = Uczona
    .effect = Możesz obejrzeć 7 kart z wierzchu talii, 1 wziąć na rękę, a resztę w talię wtasować. Twój limit budowy to 2.
    .acc = Uczoną
    .gen = Uczonej

character-warlord = Generał
    .effect = Możesz zburzyć 1 dzielnicę w dowolnym nieukończonym mieście; płacisz jej koszt bez 1 monety. Możesz pobrać dochód: 1 moneta za każdą twoją dzielnicę wojskową.
    .acc = Generała
    .gen = Generała

character-diplomat = Dyplomata
    .effect = Możesz oddać 1 swoją dzielnicę za 1 z cudzego nieukończonego miasta; jeśli tamta jest droższa, musisz dopłacić różnicę jej właścicielowi. W żadnym z miast nie może powstać para takich samych dzielnic. Możesz pobrać dochód: 1 moneta za każdą twoją dzielnicę wojskową.
    .acc = Dyplomatę
    .gen = Dyplomaty

character-marshal = Marszałek
    .effect = Możesz zabrać 1 dzielnicę o koszcie do 3 z cudzego nieukończonego miasta, płacąc jej koszt właścicielowi. Nie może być taka sama jak któraś z twoich. Możesz pobrać dochód: 1 moneta za każdą twoją dzielnicę wojskową.
    .acc = Marszałka
    .gen = Marszałka

character-queen = Królowa
    .effect = Możesz wziąć 3 monety, jeśli rangę 4 ujawnił ktoś, kto siedzi tuż przy tobie. Jeśli tę postać zabito, dostajesz je, gdy runda się kończy.
    .acc = Królową
    .gen = Królowej

character-artist = Artystka
    .effect = Możesz upiększyć 1 lub 2 dzielnice w swoim mieście: na każdej zostaje moneta z twojej puli, a koszt dzielnicy rośnie na stałe o 1. Żadnej nie można upiększyć dwa razy.
    .acc = Artystkę
    .gen = Artystki

character-tax_collector = Poborca podatkowy
    .effect = W każdej rundzie każdy budujący oprócz ciebie musi za każdą dzielnicę odłożyć 1 monetę na kartę Poborcy podatkowego, jeśli mu jakaś została. W swojej turze możesz zabrać wszystkie leżące tam monety.
    .acc = Poborcę podatkowego
    .gen = Poborcy podatkowego

## Characters of the classic edition

character-assassin-classic = Zabójca
    .effect = Możesz wskazać postać do zamordowania. Gdy padnie jej nazwa, jej gracz milczy i traci tę turę.
    .acc = Zabójcę
    .gen = Zabójcy

character-thief-classic = Złodziej
    .effect = Możesz wskazać postać, ale nie Zabójcę ani jego ofiarę, nie Wiedźmę ani postać oczarowaną. Z chwilą pokazania jej karty przejmujesz całe złoto jej gracza.
    .acc = Złodzieja
    .gen = Złodzieja

# translated: not from a rulebook
character-magician-classic = Magik
    .effect = Możesz zrobić jedno z dwojga: wymienić się z kimś wszystkimi kartami z ręki albo odłożyć pod talię dowolnie wiele swoich kart i wziąć tyle samo nowych.
    .acc = Magika
    .gen = Magika

character-king-classic = Król
    .effect = W chwili wywołania musisz przejąć koronę. Możesz pobrać dochód: 1 sztuka złota za każdą twoją dzielnicę szlachecką.
    .acc = Króla
    .gen = Króla

character-bishop-classic = Biskup
    .effect = Generał nie może niszczyć twoich dzielnic, a Dyplomata ich zabierać. Możesz pobrać dochód: 1 sztuka złota za każdą twoją dzielnicę sakralną.
    .acc = Biskupa
    .gen = Biskupa

character-merchant-classic = Kupiec
    .effect = Gdy akcja jest za tobą, możesz wziąć jeszcze 1 sztukę złota. Możesz pobrać dochód: 1 sztuka złota za każdą twoją dzielnicę handlową.
    .acc = Kupca
    .gen = Kupca

character-architect-classic = Architekt
    .effect = Gdy akcja jest za tobą, możesz dobrać jeszcze 2 karty i obie zachować. Możesz postawić do 3 dzielnic.
    .acc = Architekta
    .gen = Architekta

character-warlord-classic = Generał
    .effect = Na zakończenie tury możesz zniszczyć 1 dzielnicę w dowolnym nieukończonym mieście; płacisz jej koszt bez 1 sztuki złota. Możesz pobrać dochód: 1 sztuka złota za każdą twoją dzielnicę wojskową.
    .acc = Generała
    .gen = Generała

character-witch-classic = Wiedźma
    .effect = Gdy akcja jest za tobą, musisz wskazać inną postać, a twoja tura się urywa. Jej gracz pokazuje kartę i może jedynie wykonać akcję. Resztę rozgrywasz ty jako ta postać, we własnym mieście; jeśli nikt jej nie ma, nie grasz dalej.
    .acc = Wiedźmę
    .gen = Wiedźmy

character-tax_collector-classic = Poborca Podatkowy
    .effect = Każdy inny gracz, który coś zbuduje, na zakończenie tej tury musi dać ci 1 sztukę złota, jeśli jakąś ma; jedną, bez względu na liczbę dzielnic. Kto budował przed twoim ujawnieniem, płaci w chwili ujawnienia.
    .acc = Poborcę Podatkowego
    .gen = Poborcy Podatkowego

character-wizard-classic = Czarodziej
    .effect = Możesz obejrzeć rękę innego gracza i wziąć 1 kartę: zachowujesz ją albo płacisz za nią i budujesz poza limitem. Tak zbudowana, może powtarzać twoją dzielnicę.
    .acc = Czarodzieja
    .gen = Czarodzieja

character-emperor-classic = Cesarz
    .effect = W chwili wywołania musisz przekazać koronę komuś, kto jej nie ma, ale nie sobie. Ta osoba musi dać ci 1 sztukę złota lub 1 kartę, wedle własnego wyboru, jeśli coś ma. Możesz pobrać dochód: 1 sztuka złota za każdą twoją dzielnicę szlachecką.
    .acc = Cesarza
    .gen = Cesarza

character-abbot-classic = Opat
    .effect = Możesz pobrać dochód: 1 sztuka złota za każdą twoją dzielnicę sakralną. Możesz zażądać 1 sztuki złota od osoby, która ma go najwięcej; przy remisie, albo gdy to ty, nic nie dostajesz.
    .acc = Opata
    .gen = Opata

character-alchemist-classic = Alchemik
    .effect = Gdy kończysz turę, możesz odebrać z banku całe złoto zapłacone w niej za dzielnice. Inne wydatki nie wracają.
    .acc = Alchemika
    .gen = Alchemika

# translated: not from a rulebook
character-navigator-classic = Nawigator
    .effect = Gdy akcja jest za tobą, możesz wziąć 4 sztuki złota albo 4 karty. W tej turze nie możesz niczego budować.
    .acc = Nawigatora
    .gen = Nawigatora

character-diplomat-classic = Dyplomata
    .effect = Na zakończenie tury możesz oddać 1 swoją dzielnicę za 1 z cudzego nieukończonego miasta; jeśli tamta jest droższa, musisz dopłacić różnicę jej właścicielowi. W żadnym z miast nie może powstać para takich samych dzielnic. Możesz pobrać dochód: 1 sztuka złota za każdą twoją dzielnicę wojskową.
    .acc = Dyplomatę
    .gen = Dyplomaty

character-artist-classic = Artysta
    .effect = Możesz upiększyć 1 lub 2 dzielnice w swoim mieście: na każdej zostaje twoja sztuka złota, a koszt dzielnicy rośnie na stałe o 1. Żadna nie może mieć dwóch.
    .acc = Artystę
    .gen = Artysty

character-queen-classic = Królowa
    .effect = Możesz wziąć 3 sztuki złota, gdy twoim sąsiadem przy stole jest Król albo Cesarz. Jeśli Króla obok ciebie zamordowano, dostajesz je na zakończenie rundy.
    .acc = Królową
    .gen = Królowej

## Basic districts

district-manor = Posiadłość
    .acc = Posiadłość
    .gen = Posiadłości

district-castle = Zamek
    .acc = Zamek
    .gen = Zamku

# translated: not from a rulebook
district-palace = Pałac
    .acc = Pałac
    .gen = Pałacu

# translated: not from a rulebook
district-temple = Świątynia
    .acc = Świątynię
    .gen = Świątyni

# translated: not from a rulebook
district-church = Kościół
    .acc = Kościół
    .gen = Kościoła

district-monastery = Klasztor
    .acc = Klasztor
    .gen = Klasztoru

district-cathedral = Katedra
    .acc = Katedrę
    .gen = Katedry

district-tavern = Tawerna
    .acc = Tawernę
    .gen = Tawerny

district-market = Targowisko
    .acc = Targowisko
    .gen = Targowiska

district-trading_post = Skład handlowy
    .acc = Skład handlowy
    .gen = Składu handlowego

district-docks = Przystań
    .acc = Przystań
    .gen = Przystani

# translated: not from a rulebook
district-harbor = Port
    .acc = Port
    .gen = Portu

# translated: not from a rulebook
district-town_hall = Ratusz
    .acc = Ratusz
    .gen = Ratusza

# translated: not from a rulebook
district-watchtower = Strażnica
    .acc = Strażnicę
    .gen = Strażnicy

district-prison = Więzienie
    .acc = Więzienie
    .gen = Więzienia

district-barracks = Koszary
    .acc = Koszary
    .gen = Koszar

# translated: not from a rulebook
district-fortress = Twierdza
    .acc = Twierdzę
    .gen = Twierdzy

## Unique districts of the revised edition

district-armory = Zbrojownia
    .effect = W swojej turze możesz zburzyć Zbrojownię, by zburzyć też 1 inną dzielnicę w dowolnym nieukończonym mieście.
    .acc = Zbrojownię
    .gen = Zbrojowni

# translated: not from a rulebook
district-basilica = Bazylika
    .effect = Na koniec gry: 1 punkt za każdą twoją dzielnicę o nieparzystym koszcie.
    .acc = Bazylikę
    .gen = Bazyliki

district-capitol = Kapitol
    .effect = Na koniec gry: 3 punkty, jeden raz, jeśli masz choć 3 dzielnice jednego rodzaju.
    .acc = Kapitol
    .gen = Kapitolu

district-dragon_gate = Smocza brama
    .effect = Na koniec gry: 2 punkty ponad jej koszt.
    .acc = Smoczą bramę
    .gen = Smoczej bramy

# translated: not from a rulebook
district-factory = Fabryka
    .effect = Każdą inną dzielnicę unikatową budujesz o 1 monetę taniej.
    .acc = Fabrykę
    .gen = Fabryki

district-framework = Rusztowanie
    .effect = Możesz wybudować dzielnicę bez płacenia, burząc w zamian Rusztowanie.
    .acc = Rusztowanie
    .gen = Rusztowania

district-gold_mine = Kopalnia złota
    .effect = Gdy pobierasz monety jako zasoby, możesz wziąć o 1 więcej.
    .acc = Kopalnię złota
    .gen = Kopalni złota

district-great_wall = Wielki mur
    .effect = Postać o randze 8 musi dopłacić 1 monetę, by objąć swoją zdolnością inną dzielnicę twojego miasta.
    .acc = Wielki mur
    .gen = Wielkiego muru

district-haunted_quarter = Nawiedzona dzielnica
    .effect = Na koniec gry liczy się jako jeden rodzaj, który wybierzesz.
    .acc = Nawiedzoną dzielnicę
    .gen = Nawiedzonej dzielnicy

# translated: not from a rulebook
district-imperial_treasury = Cesarski skarbiec
    .effect = Na koniec gry: 1 punkt za każdą monetę w twojej puli.
    .acc = Cesarski skarbiec
    .gen = Cesarskiego skarbca

district-ivory_tower = Samotna wieża
    .effect = Na koniec gry: 5 punktów, jeśli w twoim mieście nie ma innej dzielnicy unikatowej.
    .acc = Samotną wieżę
    .gen = Samotnej wieży

# name taken from the rulebook of the other edition
district-keep = Fort
    .effect = Postać o randze 8 nie może objąć Fortu swoją zdolnością.
    .acc = Fort
    .gen = Fortu

# translated: not from a rulebook
district-laboratory = Laboratorium
    .effect = Raz na turę możesz odrzucić z ręki 1 kartę, by wziąć 2 monety.
    .acc = Laboratorium
    .gen = Laboratorium

district-library = Biblioteka
    .effect = Gdy pobierasz karty jako zasoby, możesz zachować wszystkie dobrane.
    .acc = Bibliotekę
    .gen = Biblioteki

# translated: not from a rulebook
district-map_room = Sala map
    .effect = Na koniec gry: 1 punkt za każdą kartę na twojej ręce.
    .acc = Salę map
    .gen = Sali map

# translated: not from a rulebook
district-monument = Monument
    .effect = Nie możesz go wybudować, mając w mieście 5 lub więcej dzielnic. Do ukończenia miasta liczy się jako 2 dzielnice.
    .acc = Monument
    .gen = Monumentu

district-museum = Muzeum
    .effect = Raz na turę możesz wsunąć pod Muzeum 1 zakrytą kartę z ręki. Na koniec gry: 1 punkt za każdą kartę pod spodem.
    .acc = Muzeum
    .gen = Muzeum

district-necropolis = Nekropolia
    .effect = Możesz ją wybudować bez płacenia, burząc w zamian 1 dzielnicę swojego miasta.
    .acc = Nekropolię
    .gen = Nekropolii

district-observatory = Obserwatorium
    .effect = Gdy pobierasz karty jako zasoby, możesz dobrać 3, nie 2.
    .acc = Obserwatorium
    .gen = Obserwatorium

district-park = Park
    .effect = Gdy kończysz turę z pustą ręką, możesz wziąć 2 karty z talii.
    .acc = Park
    .gen = Parku

district-poor_house = Dom biedoty
    .effect = Gdy kończysz turę z pustą pulą, możesz wziąć 1 monetę z banku.
    .acc = Dom biedoty
    .gen = Domu biedoty

district-quarry = Kamieniołom
    .effect = Możesz budować dzielnice, które masz już w mieście, ile razy zechcesz.
    .acc = Kamieniołom
    .gen = Kamieniołomu

district-school_of_magic = Szkoła magii
    .effect = Gdy zdolność daje ci monety lub karty za dzielnice, liczy się jako rodzaj, który wybierzesz.
    .acc = Szkołę magii
    .gen = Szkoły magii

# translated: not from a rulebook
district-secret_vault = Tajny skarbiec
    .effect = Nie możesz go wybudować. Na koniec gry możesz go pokazać z ręki za 3 punkty.
    .acc = Tajny skarbiec
    .gen = Tajnego skarbca

district-smithy = Kuźnia
    .effect = Raz na turę możesz zapłacić 2 monety, by wziąć 3 karty z talii.
    .acc = Kuźnię
    .gen = Kuźni

district-stables = Stajnie
    .effect = Ich budowa nie zużywa twojego limitu.
    .acc = Stajnie
    .gen = Stajni

# translated: not from a rulebook
district-statue = Pomnik
    .effect = Na koniec gry: 5 punktów, jeśli masz koronę.
    .acc = Pomnik
    .gen = Pomnika

district-theater = Teatr
    .effect = Gdy faza wyboru się kończy, możesz w ciemno zamienić swoją kartę postaci na kartę przeciwnika.
    .acc = Teatr
    .gen = Teatru

district-thieves_den = Kryjówka złodziei
    .effect = Dowolną część jej kosztu możesz pokryć kartami z ręki, licząc kartę za monetę.
    .acc = Kryjówkę złodziei
    .gen = Kryjówki złodziei

# translated: not from a rulebook
district-wishing_well = Studnia życzeń
    .effect = Na koniec gry: 1 punkt za każdą dzielnicę unikatową w twoim mieście, także za tę.
    .acc = Studnię życzeń
    .gen = Studni życzeń

## Purple districts that only the classic edition has

# translated: not from a rulebook
district-haunted_city = Nawiedzone miasto
    .effect = Przy liczeniu punktów ma kolor, który wybierzesz. Zbudowane w ostatniej rundzie tego nie daje.
    .acc = Nawiedzone miasto
    .gen = Nawiedzonego miasta

district-graveyard = Cmentarz
    .effect = Gdy Generał niszczy dzielnicę, możesz zapłacić 1 sztukę złota i wziąć jej kartę na rękę; nie działa, jeśli Generałem jesteś ty.
    .acc = Cmentarz
    .gen = Cmentarza

# translated: not from a rulebook
district-university = Uniwersytet
    .effect = Jego budowa kosztuje 6, ale jest wart 8 punktów.
    .acc = Uniwersytet
    .gen = Uniwersytetu

# translated: not from a rulebook
district-lighthouse = Latarnia morska
    .effect = Gdy ją budujesz, możesz przejrzeć talię i wziąć z niej 1 kartę; potem talia jest tasowana.
    .acc = Latarnię morską
    .gen = Latarni morskiej

# translated: not from a rulebook
district-bell_tower = Dzwonnica
    .effect = Gdy ją budujesz, możesz ogłosić, że grę kończy 7 dzielnic, o jedną mniej niż zwykle, nawet jeśli ta jest siódma. Jeśli zostanie zniszczona, znów obowiązuje zwykła liczba.
    .acc = Dzwonnicę
    .gen = Dzwonnicy

# translated: not from a rulebook
district-hospital = Szpital
    .effect = Jeśli twoja postać zostanie zamordowana, możesz mimo to wykonać w tej turze akcję, ale nie możesz budować ani użyć jej zdolności.
    .acc = Szpital
    .gen = Szpitala

# translated: not from a rulebook
district-throne_room = Sala tronowa
    .effect = Ilekroć korona zmienia właściciela, dostajesz 1 sztukę złota z banku.
    .acc = Salę tronową
    .gen = Sali tronowej

## Purple districts of the classic edition

# translated: not from a rulebook
district-haunted_city-classic = Nawiedzone miasto
    .effect = Przy liczeniu punktów ma kolor, który wybierzesz. Zbudowane w ostatniej rundzie tego nie daje.
    .acc = Nawiedzone miasto
    .gen = Nawiedzonego miasta

district-keep-classic = Fort
    .effect = Generał nie może go zniszczyć, a Dyplomata zabrać.
    .acc = Fort
    .gen = Fortu

# translated: not from a rulebook
district-laboratory-classic = Laboratorium
    .effect = Raz na turę możesz odrzucić z ręki 1 kartę, by wziąć 1 sztukę złota.
    .acc = Laboratorium
    .gen = Laboratorium

# name taken from the rulebook of the other edition
district-smithy-classic = Kuźnia
    .effect = Raz na turę możesz zapłacić 2 sztuki złota, by dobrać 3 karty.
    .acc = Kuźnię
    .gen = Kuźni

# name taken from the rulebook of the other edition
district-observatory-classic = Obserwatorium
    .effect = Gdy twoją akcją jest dobranie kart, możesz dobrać 3 i zachować 1.
    .acc = Obserwatorium
    .gen = Obserwatorium

district-graveyard-classic = Cmentarz
    .effect = Gdy Generał niszczy dzielnicę, możesz zapłacić 1 sztukę złota i wziąć jej kartę na rękę; nie działa, jeśli Generałem jesteś ty.
    .acc = Cmentarz
    .gen = Cmentarza

# name taken from the rulebook of the other edition
district-dragon_gate-classic = Smocza brama
    .effect = Jej budowa kosztuje 6, ale jest warta 8 punktów.
    .acc = Smoczą bramę
    .gen = Smoczej bramy

# translated: not from a rulebook
district-university-classic = Uniwersytet
    .effect = Jego budowa kosztuje 6, ale jest wart 8 punktów.
    .acc = Uniwersytet
    .gen = Uniwersytetu

# name taken from the rulebook of the other edition
district-library-classic = Biblioteka
    .effect = Gdy twoją akcją jest dobranie kart, możesz zachować obie.
    .acc = Bibliotekę
    .gen = Biblioteki

district-great_wall-classic = Wielki Mur
    .effect = Generał musi dopłacić 1 sztukę złota za zniszczenie każdej innej twojej dzielnicy; cena dla Dyplomaty też rośnie.
    .acc = Wielki Mur
    .gen = Wielkiego Muru

# name taken from the rulebook of the other edition
district-school_of_magic-classic = Szkoła magii
    .effect = Przy pobieraniu dochodu ma kolor, który wybierzesz.
    .acc = Szkołę magii
    .gen = Szkoły magii

# translated: not from a rulebook
district-lighthouse-classic = Latarnia morska
    .effect = Gdy ją budujesz, możesz przejrzeć talię i wziąć z niej 1 kartę; potem talia jest tasowana.
    .acc = Latarnię morską
    .gen = Latarni morskiej

# name taken from the rulebook of the other edition
district-armory-classic = Zbrojownia
    .effect = W swojej turze możesz zniszczyć Zbrojownię, by zniszczyć 1 dzielnicę w cudzym nieukończonym mieście.
    .acc = Zbrojownię
    .gen = Zbrojowni

# name taken from the rulebook of the other edition
district-museum-classic = Muzeum
    .effect = W każdej swojej turze możesz wsunąć pod Muzeum 1 kartę z ręki. Na koniec gry: 1 punkt za każdą kartę pod spodem.
    .acc = Muzeum
    .gen = Muzeum

# translated: not from a rulebook
district-imperial_treasury-classic = Cesarski skarbiec
    .effect = Na koniec gry: 1 punkt za każdą twoją sztukę złota; złoto leżące na dzielnicach się nie liczy.
    .acc = Cesarski skarbiec
    .gen = Cesarskiego skarbca

# translated: not from a rulebook
district-map_room-classic = Sala map
    .effect = Na koniec gry: 1 punkt za każdą kartę na twojej ręce.
    .acc = Salę map
    .gen = Sali map

# translated: not from a rulebook
district-wishing_well-classic = Studnia życzeń
    .effect = Na koniec gry: 1 punkt za każdą inną fioletową dzielnicę w twoim mieście.
    .acc = Studnię życzeń
    .gen = Studni życzeń

# name taken from the rulebook of the other edition
district-quarry-classic = Kamieniołom
    .effect = Możesz zbudować dzielnicę, którą masz już w mieście; naraz może być tylko jedna taka para.
    .acc = Kamieniołom
    .gen = Kamieniołomu

# name taken from the rulebook of the other edition
district-poor_house-classic = Dom biedoty
    .effect = Gdy kończysz turę bez złota, możesz wziąć 1 sztukę z banku; złoto leżące na dzielnicach się nie liczy.
    .acc = Dom biedoty
    .gen = Domu biedoty

# translated: not from a rulebook
district-bell_tower-classic = Dzwonnica
    .effect = Gdy ją budujesz, możesz ogłosić, że grę kończy 7 dzielnic, o jedną mniej niż zwykle, nawet jeśli ta jest siódma. Jeśli zostanie zniszczona, znów obowiązuje zwykła liczba.
    .acc = Dzwonnicę
    .gen = Dzwonnicy

# translated: not from a rulebook
district-factory-classic = Fabryka
    .effect = Każdą inną fioletową dzielnicę budujesz o 1 sztukę złota taniej; cena dla Generała się nie zmienia.
    .acc = Fabrykę
    .gen = Fabryki

# name taken from the rulebook of the other edition
district-park-classic = Park
    .effect = Gdy kończysz turę z pustą ręką, możesz dobrać 2 karty.
    .acc = Park
    .gen = Parku

# translated: not from a rulebook
district-hospital-classic = Szpital
    .effect = Jeśli twoja postać zostanie zamordowana, możesz mimo to wykonać w tej turze akcję, ale nie możesz budować ani użyć jej zdolności.
    .acc = Szpital
    .gen = Szpitala

# translated: not from a rulebook
district-throne_room-classic = Sala tronowa
    .effect = Ilekroć korona zmienia właściciela, dostajesz 1 sztukę złota z banku.
    .acc = Salę tronową
    .gen = Sali tronowej

## Sets

preset-first_game = Pierwsza rozgrywka
    .about = Osiem najbardziej znanych postaci i proste dzielnice: dobre na początek.

# translated: not from a rulebook
preset-ambitious_aristocrats = Ambitni arystokraci
    .about = Miasta rosną szybko: wiele sposobów na więcej niż jedną dzielnicę w turze.

# translated: not from a rulebook
preset-cunning_agents = Przebiegli agenci
    .about = Otwarta rywalizacja pełna podstępów: zawsze ktoś coś knuje.

preset-illustrious_emissaries = Wpływowi wysłannicy
    .about = Strzeż tego, co masz, i zarabiaj w niezwykły sposób.

preset-devious_dignitaries = Sprytni dygnitarze
    .about = Blef i zgadywanie: przejrzyj innych, zanim oni przejrzą ciebie.

# translated: not from a rulebook
preset-tenacious_delegates = Nieustępliwi delegaci
    .about = Postacie i dzielnice, które najlepiej działają razem: znajdź mocne połączenia.

preset-vicious_nobles = Mściwa szlachta
    .about = Najostrzejszy zestaw: złoto znika, dzielnice padają.

preset-custom = Własny zestaw
    .about = Postacie i unikatowe dzielnice wskazujesz po swojemu.

preset-random = Losowy zestaw
    .about = Los wskazuje po jednej postaci każdej rangi oraz unikatowe dzielnice.

preset-classic = Klasyczny zestaw
    .about = Osiem postaci i dwanaście fioletowych kart klasycznego wydania.

## Tokens and words

word-gold = monety
word-crown = korona
word-crowned-player = koronowany gracz
word-warrant = nakaz
word-signed-warrant = podpisany nakaz
word-unsigned-warrant = niepodpisany nakaz
word-threat = karta szantażu
word-flowered-threat = chusta z kwiatem
word-plain-threat = chusta bez kwiatu
word-bribe = łapówka
word-bank = bank
word-stash = pula
word-deck = talia
word-district-deck = talia dzielnic
word-character-deck = talia postaci
word-hand = ręka
word-city = miasto
word-completed-city = ukończone miasto
word-district = dzielnica
word-basic-district = dzielnica podstawowa
word-character = postać
word-rank = ranga
word-cost = koszt budowy
word-building-limit = limit budowy
word-round = runda
word-turn = tura
word-selection-phase = faza wyboru
word-turn-phase = faza tur graczy
word-gather = pobranie zasobów
word-build = budowa
word-ability = zdolność
word-museum-cards = karty pod Muzeum
word-tax = podatek
word-tax-token = karta Poborcy podatkowego
word-beautified = upiększona
word-killed = zabito
word-bewitched = zaczarowano
word-robbed = do okradzenia
word-face-up = odkryta
word-face-down = zakryta
word-points = punkty

## Counted things: 1 gold, 2 gold

count-gold =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
    .acc =
        { $n ->
            [one] { $n } monetę
            [few] { $n } monety
            [many] { $n } monet
           *[other] { $n } monety
        }
    .gen =
        { $n ->
            [one] { $n } monety
            [few] { $n } monet
            [many] { $n } monet
           *[other] { $n } monety
        }

count-gold-classic =
    { $n ->
        [one] { $n } sztuka złota
        [few] { $n } sztuki złota
        [many] { $n } sztuk złota
       *[other] { $n } sztuki złota
    }
    .acc =
        { $n ->
            [one] { $n } sztukę złota
            [few] { $n } sztuki złota
            [many] { $n } sztuk złota
           *[other] { $n } sztuki złota
        }
    .gen =
        { $n ->
            [one] { $n } sztuki złota
            [few] { $n } sztuk złota
            [many] { $n } sztuk złota
           *[other] { $n } sztuki złota
        }

count-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
    .acc =
        { $n ->
            [one] { $n } kartę
            [few] { $n } karty
            [many] { $n } kart
           *[other] { $n } karty
        }
    .gen =
        { $n ->
            [one] { $n } karty
            [few] { $n } kart
            [many] { $n } kart
           *[other] { $n } karty
        }

count-districts =
    { $n ->
        [one] { $n } dzielnica
        [few] { $n } dzielnice
        [many] { $n } dzielnic
       *[other] { $n } dzielnicy
    }
    .acc =
        { $n ->
            [one] { $n } dzielnicę
            [few] { $n } dzielnice
            [many] { $n } dzielnic
           *[other] { $n } dzielnicy
        }
    .gen =
        { $n ->
            [one] { $n } dzielnicy
            [few] { $n } dzielnic
            [many] { $n } dzielnic
           *[other] { $n } dzielnicy
        }

count-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
    .acc =
        { $n ->
            [one] { $n } punkt
            [few] { $n } punkty
            [many] { $n } punktów
           *[other] { $n } punktu
        }
    .gen =
        { $n ->
            [one] { $n } punktu
            [few] { $n } punktów
            [many] { $n } punktów
           *[other] { $n } punktu
        }
