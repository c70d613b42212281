### The Castles of Burgundy in Polish: what everything is called and, in our own words, what it does.
### The keys and attributes are the same in all three languages; `acc` and `gen` stand inside a sentence.

## The game

game-burgundy = Zamki Burgundii

## Sorts of hexes; `area` is the colour as it stands with an area

type-castle = Zamek
    .plural = zamki
    .colour = bordowy
    .area = bordowy
type-mine = Kopalnia
    .plural = kopalnie
    .colour = szary
    .area = szary
type-ship = Statek
    .plural = statki
    .colour = niebieski
    .area = niebieski
type-animals = Zwierzęta
    .plural = zwierzęta
    .colour = zielony
    .area = zielony
type-building = Budynek
    .plural = budynki
    .colour = beżowy
    .area = beżowy
type-monastery = Klasztor
    .plural = klasztory
    .colour = żółty
    .area = żółty
type-inn = Karczma
    .plural = karczmy
    .colour = dowolny
    .area = dowolny
type-posts = Posterunki graniczne
    .plural = posterunki graniczne
    .colour = graniczny
    .area = graniczny

## Animals

animal-cow = Krowy
    .acc = krowy
    .gen = krów
animal-sheep = Owce
    .acc = owce
    .gen = owiec
animal-pig = Świnie
    .acc = świnie
    .gen = świń
animal-chicken = Kury
    .acc = kury
    .gen = kur
animal-geese = Gęsi
    .acc = gęsi
    .gen = gęsi

## Castles, mines, ships

hex-castle = Zamek
    .effect = Od razu jedna dodatkowa akcja, jak z kością o dowolnym wyniku.
    .acc = zamek
    .gen = zamku
hex-mine = Kopalnia
    .effect = 1 srebrna moneta na końcu każdej fazy.
    .acc = kopalnię
    .gen = kopalni
hex-ship = Statek
    .effect = Zabierz dobra z dowolnego magazynu, potem przesuń się o jedno pole na torze kolejności.
    .acc = statek
    .gen = statku

## Animal hexes

hex-cow_2 = 2 krowy
    .effect = Punkty za te zwierzęta i za wszystkie inne tego rodzaju na tym samym pastwisku.
    .acc = 2 krowy
    .gen = 2 krów
hex-cow_3 = 3 krowy
    .effect = Punkty za te zwierzęta i za wszystkie inne tego rodzaju na tym samym pastwisku.
    .acc = 3 krowy
    .gen = 3 krów
hex-cow_4 = 4 krowy
    .effect = Punkty za te zwierzęta i za wszystkie inne tego rodzaju na tym samym pastwisku.
    .acc = 4 krowy
    .gen = 4 krów
hex-sheep_2 = 2 owce
    .effect = Punkty za te zwierzęta i za wszystkie inne tego rodzaju na tym samym pastwisku.
    .acc = 2 owce
    .gen = 2 owiec
hex-sheep_3 = 3 owce
    .effect = Punkty za te zwierzęta i za wszystkie inne tego rodzaju na tym samym pastwisku.
    .acc = 3 owce
    .gen = 3 owiec
hex-sheep_4 = 4 owce
    .effect = Punkty za te zwierzęta i za wszystkie inne tego rodzaju na tym samym pastwisku.
    .acc = 4 owce
    .gen = 4 owiec
hex-pig_2 = 2 świnie
    .effect = Punkty za te zwierzęta i za wszystkie inne tego rodzaju na tym samym pastwisku.
    .acc = 2 świnie
    .gen = 2 świń
hex-pig_3 = 3 świnie
    .effect = Punkty za te zwierzęta i za wszystkie inne tego rodzaju na tym samym pastwisku.
    .acc = 3 świnie
    .gen = 3 świń
hex-pig_4 = 4 świnie
    .effect = Punkty za te zwierzęta i za wszystkie inne tego rodzaju na tym samym pastwisku.
    .acc = 4 świnie
    .gen = 4 świń
hex-chicken_2 = 2 kury
    .effect = Punkty za te zwierzęta i za wszystkie inne tego rodzaju na tym samym pastwisku.
    .acc = 2 kury
    .gen = 2 kur
hex-chicken_3 = 3 kury
    .effect = Punkty za te zwierzęta i za wszystkie inne tego rodzaju na tym samym pastwisku.
    .acc = 3 kury
    .gen = 3 kur
hex-chicken_4 = 4 kury
    .effect = Punkty za te zwierzęta i za wszystkie inne tego rodzaju na tym samym pastwisku.
    .acc = 4 kury
    .gen = 4 kur
hex-geese = Gęsi
    .effect = 2 punkty i punkty za jeden inny wybrany rodzaj na pastwisku. Każdy położony tam później heks zwierząt liczy też te 2.
    .acc = gęsi
    .gen = gęsi

## Buildings

hex-market = Targ
    .effect = Dobierz statek albo heks zwierząt z dowolnego magazynu.
    .acc = targ
    .gen = targu
hex-carpenter = Warsztat ciesielski
    .effect = Dobierz budynek z dowolnego magazynu.
    .acc = warsztat ciesielski
    .gen = warsztatu ciesielskiego
hex-church = Kościół
    .effect = Dobierz kopalnię, klasztor albo zamek z dowolnego magazynu.
    .acc = kościół
    .gen = kościoła
hex-warehouse = Skład
    .effect = Sprzedaj wszystkie swoje dobra jednego rodzaju.
    .acc = skład
    .gen = składu
hex-boarding_house = Kwatery
    .effect = Weź 4 robotników.
    .acc = kwatery
    .gen = kwater
hex-bank = Bank
    .effect = Weź 2 srebrne monety.
    .acc = bank
    .gen = banku
hex-town_hall = Ratusz
    .effect = Od razu umieść jeszcze jeden heks z pola z kluczem, liczba dowolna.
    .acc = ratusz
    .gen = ratusza
hex-watchtower = Strażnica
    .effect = Zdobądź 4 punkty.
    .acc = strażnicę
    .gen = strażnicy
hex-crane = Dźwig
    .effect = Zastosuj efekt dowolnego budynku. Na końcu liczy się jako wybrany budynek.
    .acc = dźwig
    .gen = dźwigu
hex-white_castle = Biały zamek
    .effect = Jedna dodatkowa akcja białą kością; robotnicy mogą zmienić jej wynik.
    .acc = biały zamek
    .gen = białego zamku

## Monasteries: `title` is our own

hex-monastery_1 = Klasztor 1
    .title = Powtórne budynki
    .effect = W mieście może stać dowolnie dużo takich samych budynków.
    .acc = klasztor 1
    .gen = klasztoru 1
hex-monastery_2 = Klasztor 2
    .title = Górnicy
    .effect = Na końcu fazy każda własna kopalnia oprócz monety daje 1 robotnika.
    .acc = klasztor 2
    .gen = klasztoru 2
hex-monastery_3 = Klasztor 3
    .title = Lepsza cena
    .effect = Sprzedaż daje 2 srebrne monety zamiast 1.
    .acc = klasztor 3
    .gen = klasztoru 3
hex-monastery_4 = Klasztor 4
    .title = Najemnicy
    .effect = Sprzedaż daje dodatkowo 1 robotnika.
    .acc = klasztor 4
    .gen = klasztoru 4
hex-monastery_5 = Klasztor 5
    .title = Dwie przystanie
    .effect = Statek może zabrać też dobra z jednego magazynu obok wybranego; 6 i 1 sąsiadują.
    .acc = klasztor 5
    .gen = klasztoru 5
hex-monastery_6 = Klasztor 6
    .title = Budowlańcy
    .effect = Raz w każdej własnej turze można oddać 2 robotników i dobrać budynek z dowolnego magazynu.
    .acc = klasztor 6
    .gen = klasztoru 6
hex-monastery_7 = Klasztor 7
    .title = Bogate pastwiska
    .effect = Każdy heks zwierząt, który właśnie punktuje, razem z nowym, daje 1 dodatkowy punkt.
    .acc = klasztor 7
    .gen = klasztoru 7
hex-monastery_8 = Klasztor 8
    .title = Zdolni robotnicy
    .effect = Każdy robotnik może zmienić kość o 2 zamiast o 1, także między 6 a 1: 3 kroki to 2 robotników.
    .acc = klasztor 8
    .gen = klasztoru 8
hex-monastery_9 = Klasztor 9
    .title = Mistrzowie budowy
    .effect = Przy umieszczaniu budynku kość można zmienić o 1 za darmo.
    .acc = klasztor 9
    .gen = klasztoru 9
hex-monastery_10 = Klasztor 10
    .title = Żeglarze i pasterze
    .effect = Przy umieszczaniu statku albo heksa zwierząt kość można zmienić o 1 za darmo.
    .acc = klasztor 10
    .gen = klasztoru 10
hex-monastery_11 = Klasztor 11
    .title = Fundatorzy
    .effect = Przy umieszczaniu zamku, kopalni albo klasztoru kość można zmienić o 1 za darmo.
    .acc = klasztor 11
    .gen = klasztoru 11
hex-monastery_12 = Klasztor 12
    .title = Zaopatrzeniowcy
    .effect = Przy dobieraniu heksa z magazynu kość można zmienić o 1 za darmo.
    .acc = klasztor 12
    .gen = klasztoru 12
hex-monastery_13 = Klasztor 13
    .title = Płatny zaciąg
    .effect = Dobranie robotników za kość daje też 1 srebrną monetę; kwatery nie.
    .acc = klasztor 13
    .gen = klasztoru 13
hex-monastery_14 = Klasztor 14
    .title = Wielki zaciąg
    .effect = Dobranie robotników za kość daje 4 zamiast 2; kwatery dają tyle co zawsze.
    .acc = klasztor 14
    .gen = klasztoru 14
hex-monastery_15 = Klasztor 15
    .title = Różnorodność dóbr
    .effect = Na końcu 2 punkty za każdy rodzaj wśród sprzedanych dóbr.
    .acc = klasztor 15
    .gen = klasztoru 15
hex-monastery_16 = Klasztor 16
    .title = Premia za składy
    .effect = Na końcu 4 punkty za każdy własny skład.
    .acc = klasztor 16
    .gen = klasztoru 16
hex-monastery_17 = Klasztor 17
    .title = Premia za strażnice
    .effect = Na końcu 4 punkty za każdą własną strażnicę.
    .acc = klasztor 17
    .gen = klasztoru 17
hex-monastery_18 = Klasztor 18
    .title = Premia za warsztaty
    .effect = Na końcu 4 punkty za każdy własny warsztat ciesielski.
    .acc = klasztor 18
    .gen = klasztoru 18
hex-monastery_19 = Klasztor 19
    .title = Premia za kościoły
    .effect = Na końcu 4 punkty za każdy własny kościół.
    .acc = klasztor 19
    .gen = klasztoru 19
hex-monastery_20 = Klasztor 20
    .title = Premia za targi
    .effect = Na końcu 4 punkty za każdy własny targ.
    .acc = klasztor 20
    .gen = klasztoru 20
hex-monastery_21 = Klasztor 21
    .title = Premia za kwatery
    .effect = Na końcu 4 punkty za każde własne kwatery.
    .acc = klasztor 21
    .gen = klasztoru 21
hex-monastery_22 = Klasztor 22
    .title = Premia za banki
    .effect = Na końcu 4 punkty za każdy własny bank.
    .acc = klasztor 22
    .gen = klasztoru 22
hex-monastery_23 = Klasztor 23
    .title = Premia za ratusze
    .effect = Na końcu 4 punkty za każdy własny ratusz.
    .acc = klasztor 23
    .gen = klasztoru 23
hex-monastery_24 = Klasztor 24
    .title = Różnorodność stad
    .effect = Na końcu 4 punkty za każdy rodzaj zwierząt w księstwie.
    .acc = klasztor 24
    .gen = klasztoru 24
hex-monastery_25 = Klasztor 25
    .title = Kupcy
    .effect = Na końcu 1 punkt za każdy sprzedany kafelek dóbr.
    .acc = klasztor 25
    .gen = klasztoru 25
hex-monastery_26 = Klasztor 26
    .title = Trofea
    .effect = Na końcu 3 punkty za każdy własny kafelek premiowy, duży albo mały.
    .acc = klasztor 26
    .gen = klasztoru 26
hex-monastery_27 = Klasztor 27
    .title = Tor kolejności w rundzie
    .effect = Twój znacznik leży zawsze na wierzchu swojego stosu na torze kolejności.
    .acc = klasztor 27
    .gen = klasztoru 27
hex-monastery_28 = Klasztor 28
    .title = Robotnicy
    .effect = W każdej chwili zapłać 1 srebrną monetę i weź 2 robotników, ile razy chcesz.
    .acc = klasztor 28
    .gen = klasztoru 28
hex-monastery_29 = Klasztor 29
    .title = Premia za białe zamki
    .effect = Na końcu 4 punkty za każdy własny biały zamek.
    .acc = klasztor 29
    .gen = klasztoru 29

## Inns

hex-inn = Karczma
    .effect = Pasuje do każdego koloru, raz na obszarze, od razu nic nie robi, a obszar liczy się jako o 1 większy.
    .acc = karczmę
    .gen = karczmy

## Double hexes

hex-vines_orange = Pomarańczowa winorośl
    .acc = pomarańczową winorośl
    .gen = pomarańczowej winorośli
hex-vines_yellow = Żółta winorośl
    .acc = żółtą winorośl
    .gen = żółtej winorośli
hex-vines_green = Zielona winorośl
    .acc = zieloną winorośl
    .gen = zielonej winorośli
hex-vines_red = Czerwona winorośl
    .acc = czerwoną winorośl
    .gen = czerwonej winorośli
hex-vines_black = Czarna winorośl
    .acc = czarną winorośl
    .gen = czarnej winorośli
hex-vines_blue = Niebieska winorośl
    .acc = niebieską winorośl
    .gen = niebieskiej winorośli
hex-vines_orange_yellow = Pomarańczowo-żółta winorośl
    .acc = pomarańczowo-żółtą winorośl
    .gen = pomarańczowo-żółtej winorośli
hex-vines_orange_green = Pomarańczowo-zielona winorośl
    .acc = pomarańczowo-zieloną winorośl
    .gen = pomarańczowo-zielonej winorośli
hex-vines_orange_red = Pomarańczowo-czerwona winorośl
    .acc = pomarańczowo-czerwoną winorośl
    .gen = pomarańczowo-czerwonej winorośli
hex-vines_orange_black = Pomarańczowo-czarna winorośl
    .acc = pomarańczowo-czarną winorośl
    .gen = pomarańczowo-czarnej winorośli
hex-vines_orange_blue = Pomarańczowo-niebieska winorośl
    .acc = pomarańczowo-niebieską winorośl
    .gen = pomarańczowo-niebieskiej winorośli
hex-vines_yellow_green = Żółto-zielona winorośl
    .acc = żółto-zieloną winorośl
    .gen = żółto-zielonej winorośli
hex-vines_yellow_red = Żółto-czerwona winorośl
    .acc = żółto-czerwoną winorośl
    .gen = żółto-czerwonej winorośli
hex-vines_yellow_black = Żółto-czarna winorośl
    .acc = żółto-czarną winorośl
    .gen = żółto-czarnej winorośli
hex-vines_yellow_blue = Żółto-niebieska winorośl
    .acc = żółto-niebieską winorośl
    .gen = żółto-niebieskiej winorośli
hex-vines_green_red = Zielono-czerwona winorośl
    .acc = zielono-czerwoną winorośl
    .gen = zielono-czerwonej winorośli
hex-vines_green_black = Zielono-czarna winorośl
    .acc = zielono-czarną winorośl
    .gen = zielono-czarnej winorośli
hex-vines_green_blue = Zielono-niebieska winorośl
    .acc = zielono-niebieską winorośl
    .gen = zielono-niebieskiej winorośli
hex-vines_red_black = Czerwono-czarna winorośl
    .acc = czerwono-czarną winorośl
    .gen = czerwono-czarnej winorośli
hex-vines_red_blue = Czerwono-niebieska winorośl
    .acc = czerwono-niebieską winorośl
    .gen = czerwono-niebieskiej winorośli
hex-vines_black_blue = Czarno-niebieska winorośl
    .acc = czarno-niebieską winorośl
    .gen = czarno-niebieskiej winorośli

## Goods, each with its number

goods-turquoise = turkusowe (1)
goods-purple = fioletowe (2)
goods-pink = różowe (3)
goods-red = czerwone (4)
goods-brown = brązowe (5)
goods-orange = pomarańczowe (6)

## Bonus tiles

tile-large = duży
    .acc = duży
tile-small = mały
    .acc = mały

## Counted words

count-workers =
    { $n ->
        [one] { $n } robotnik
        [few] { $n } robotników
        [many] { $n } robotników
       *[other] { $n } robotnika
    }
    .acc =
        { $n ->
            [one] { $n } robotnika
            [few] { $n } robotników
            [many] { $n } robotników
           *[other] { $n } robotnika
        }
    .gen =
        { $n ->
            [one] { $n } robotnika
            [few] { $n } robotników
            [many] { $n } robotników
           *[other] { $n } robotnika
        }
count-silver =
    { $n ->
        [one] { $n } srebrna moneta
        [few] { $n } srebrne monety
        [many] { $n } srebrnych monet
       *[other] { $n } srebrnej monety
    }
    .acc =
        { $n ->
            [one] { $n } srebrną monetę
            [few] { $n } srebrne monety
            [many] { $n } srebrnych monet
           *[other] { $n } srebrnej monety
        }
    .gen =
        { $n ->
            [one] { $n } srebrnej monety
            [few] { $n } srebrnych monet
            [many] { $n } srebrnych monet
           *[other] { $n } srebrnej monety
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
count-goods =
    { $n ->
        [one] { $n } kafelek dóbr
        [few] { $n } kafelki dóbr
        [many] { $n } kafelków dóbr
       *[other] { $n } kafelka dóbr
    }
    .acc =
        { $n ->
            [one] { $n } kafelek dóbr
            [few] { $n } kafelki dóbr
            [many] { $n } kafelków dóbr
           *[other] { $n } kafelka dóbr
        }
    .gen =
        { $n ->
            [one] { $n } kafelka dóbr
            [few] { $n } kafelków dóbr
            [many] { $n } kafelków dóbr
           *[other] { $n } kafelka dóbr
        }
count-spaces =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
        [many] { $n } pól
       *[other] { $n } pola
    }
    .acc =
        { $n ->
            [one] { $n } pole
            [few] { $n } pola
            [many] { $n } pól
           *[other] { $n } pola
        }
    .gen =
        { $n ->
            [one] { $n } pola
            [few] { $n } pól
            [many] { $n } pól
           *[other] { $n } pola
        }
count-hexes =
    { $n ->
        [one] { $n } heks
        [few] { $n } heksy
        [many] { $n } heksów
       *[other] { $n } heksa
    }
    .acc =
        { $n ->
            [one] { $n } heks
            [few] { $n } heksy
            [many] { $n } heksów
           *[other] { $n } heksa
        }
    .gen =
        { $n ->
            [one] { $n } heksa
            [few] { $n } heksów
            [many] { $n } heksów
           *[other] { $n } heksa
        }
count-kinds =
    { $n ->
        [one] { $n } rodzaj
        [few] { $n } rodzaje
        [many] { $n } rodzajów
       *[other] { $n } rodzaju
    }
    .acc =
        { $n ->
            [one] { $n } rodzaj
            [few] { $n } rodzaje
            [many] { $n } rodzajów
           *[other] { $n } rodzaju
        }
    .gen =
        { $n ->
            [one] { $n } rodzaju
            [few] { $n } rodzajów
            [many] { $n } rodzajów
           *[other] { $n } rodzaju
        }
