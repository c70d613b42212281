### The Castles of Burgundy in English: what everything is called and, in our own words, what it does.
### The keys and attributes are the same in all three languages; `acc` and `gen` stand inside a sentence.

## The game

game-burgundy = The Castles of Burgundy

## Sorts of hexes; `area` is the colour as it stands with an area

type-castle = Castle
    .plural = castles
    .colour = burgundy
    .area = burgundy
type-mine = Mine
    .plural = mines
    .colour = grey
    .area = grey
type-ship = Ship
    .plural = ships
    .colour = blue
    .area = blue
type-animals = Animals
    .plural = animals
    .colour = green
    .area = green
type-building = Building
    .plural = buildings
    .colour = beige
    .area = beige
type-monastery = Monastery
    .plural = monasteries
    .colour = yellow
    .area = yellow
type-inn = Inn
    .plural = inns
    .colour = any
    .area = any
type-posts = Border posts
    .plural = border posts
    .colour = border
    .area = border

## Animals

animal-cow = Cows
    .acc = cows
    .gen = cows
animal-sheep = Sheep
    .acc = sheep
    .gen = sheep
animal-pig = Pigs
    .acc = pigs
    .gen = pigs
animal-chicken = Chickens
    .acc = chickens
    .gen = chickens
animal-geese = Geese
    .acc = geese
    .gen = geese

## Castles, mines, ships

hex-castle = Castle
    .effect = One extra action at once, as with a die of any number.
    .acc = a castle
    .gen = a castle
hex-mine = Mine
    .effect = 1 silver at the end of every phase.
    .acc = a mine
    .gen = a mine
hex-ship = Ship
    .effect = Take the goods of any depot, then move one space ahead on the turn order track.
    .acc = a ship
    .gen = a ship

## Animal hexes

hex-cow_2 = 2 cows
    .effect = Points for these animals and for all others of the kind in the same pasture.
    .acc = 2 cows
    .gen = 2 cows
hex-cow_3 = 3 cows
    .effect = Points for these animals and for all others of the kind in the same pasture.
    .acc = 3 cows
    .gen = 3 cows
hex-cow_4 = 4 cows
    .effect = Points for these animals and for all others of the kind in the same pasture.
    .acc = 4 cows
    .gen = 4 cows
hex-sheep_2 = 2 sheep
    .effect = Points for these animals and for all others of the kind in the same pasture.
    .acc = 2 sheep
    .gen = 2 sheep
hex-sheep_3 = 3 sheep
    .effect = Points for these animals and for all others of the kind in the same pasture.
    .acc = 3 sheep
    .gen = 3 sheep
hex-sheep_4 = 4 sheep
    .effect = Points for these animals and for all others of the kind in the same pasture.
    .acc = 4 sheep
    .gen = 4 sheep
hex-pig_2 = 2 pigs
    .effect = Points for these animals and for all others of the kind in the same pasture.
    .acc = 2 pigs
    .gen = 2 pigs
hex-pig_3 = 3 pigs
    .effect = Points for these animals and for all others of the kind in the same pasture.
    .acc = 3 pigs
    .gen = 3 pigs
hex-pig_4 = 4 pigs
    .effect = Points for these animals and for all others of the kind in the same pasture.
    .acc = 4 pigs
    .gen = 4 pigs
hex-chicken_2 = 2 chickens
    .effect = Points for these animals and for all others of the kind in the same pasture.
    .acc = 2 chickens
    .gen = 2 chickens
hex-chicken_3 = 3 chickens
    .effect = Points for these animals and for all others of the kind in the same pasture.
    .acc = 3 chickens
    .gen = 3 chickens
hex-chicken_4 = 4 chickens
    .effect = Points for these animals and for all others of the kind in the same pasture.
    .acc = 4 chickens
    .gen = 4 chickens
hex-geese = Geese
    .effect = 2 points and those of one other kind of your choice in the pasture. Every animal hex placed there later also scores these 2.
    .acc = the geese
    .gen = the geese

## Buildings

hex-market = Market
    .effect = Take a ship or an animal hex from any depot.
    .acc = a market
    .gen = a market
hex-carpenter = Carpenter’s Workshop
    .effect = Take a building from any depot.
    .acc = a carpenter’s workshop
    .gen = a carpenter’s workshop
hex-church = Church
    .effect = Take a mine, a monastery or a castle from any depot.
    .acc = a church
    .gen = a church
hex-warehouse = Warehouse
    .effect = Sell all your goods of one type.
    .acc = a warehouse
    .gen = a warehouse
hex-boarding_house = Boarding House
    .effect = Gain 4 workers.
    .acc = a boarding house
    .gen = a boarding house
hex-bank = Bank
    .effect = Gain 2 silver.
    .acc = a bank
    .gen = a bank
hex-town_hall = Town Hall
    .effect = Place one more stored hex at once, on any number.
    .acc = a town hall
    .gen = a town hall
hex-watchtower = Watchtower
    .effect = Gain 4 points.
    .acc = a watchtower
    .gen = a watchtower
hex-crane = Crane
    .effect = Use the effect of any one building. At the end it counts as a building of your choice.
    .acc = the crane
    .gen = the crane
hex-white_castle = White Castle
    .effect = One extra action with the number of the white die; workers may change it.
    .acc = a white castle
    .gen = a white castle

## Monasteries: `title` is our own

hex-monastery_1 = Monastery 1
    .title = Duplicate buildings
    .effect = A city may hold any number of the same building.
    .acc = monastery 1
    .gen = monastery 1
hex-monastery_2 = Monastery 2
    .title = Miners
    .effect = At the end of a phase each of your mines also gives 1 worker.
    .acc = monastery 2
    .gen = monastery 2
hex-monastery_3 = Monastery 3
    .title = Better price
    .effect = A sale gives 2 silver instead of 1.
    .acc = monastery 3
    .gen = monastery 3
hex-monastery_4 = Monastery 4
    .title = Hired hands
    .effect = A sale also gives 1 worker.
    .acc = monastery 4
    .gen = monastery 4
hex-monastery_5 = Monastery 5
    .title = Two harbours
    .effect = A ship may also take the goods of one depot next to the chosen one; 6 and 1 are neighbours.
    .acc = monastery 5
    .gen = monastery 5
hex-monastery_6 = Monastery 6
    .title = Building trade
    .effect = Once each turn you may pay 2 workers to take a building from any depot.
    .acc = monastery 6
    .gen = monastery 6
hex-monastery_7 = Monastery 7
    .title = Rich pastures
    .effect = Every animal hex that scores, the new one included, gives 1 extra point.
    .acc = monastery 7
    .gen = monastery 7
hex-monastery_8 = Monastery 8
    .title = Skilled workers
    .effect = Each worker may change a die by 2 instead of 1, also between 6 and 1: 3 steps take 2 workers.
    .acc = monastery 8
    .gen = monastery 8
hex-monastery_9 = Monastery 9
    .title = Master builders
    .effect = To place a building, the die may be changed by 1 for free.
    .acc = monastery 9
    .gen = monastery 9
hex-monastery_10 = Monastery 10
    .title = Ferrymen and herders
    .effect = To place a ship or an animal hex, the die may be changed by 1 for free.
    .acc = monastery 10
    .gen = monastery 10
hex-monastery_11 = Monastery 11
    .title = Noble founders
    .effect = To place a castle, a mine or a monastery, the die may be changed by 1 for free.
    .acc = monastery 11
    .gen = monastery 11
hex-monastery_12 = Monastery 12
    .title = Buyers
    .effect = To take a hex from a depot, the die may be changed by 1 for free.
    .acc = monastery 12
    .gen = monastery 12
hex-monastery_13 = Monastery 13
    .title = Paid recruits
    .effect = Taking workers with a die also gives 1 silver; a boarding house does not.
    .acc = monastery 13
    .gen = monastery 13
hex-monastery_14 = Monastery 14
    .title = Mass recruits
    .effect = Taking workers with a die gives 4 instead of 2; a boarding house gives as many as ever.
    .acc = monastery 14
    .gen = monastery 14
hex-monastery_15 = Monastery 15
    .title = Goods variety
    .effect = At the end, 2 points for each type of goods you have sold.
    .acc = monastery 15
    .gen = monastery 15
hex-monastery_16 = Monastery 16
    .title = Warehouse scoring
    .effect = At the end, 4 points for each of your warehouses.
    .acc = monastery 16
    .gen = monastery 16
hex-monastery_17 = Monastery 17
    .title = Watchtower scoring
    .effect = At the end, 4 points for each of your watchtowers.
    .acc = monastery 17
    .gen = monastery 17
hex-monastery_18 = Monastery 18
    .title = Carpenter scoring
    .effect = At the end, 4 points for each of your carpenter’s workshops.
    .acc = monastery 18
    .gen = monastery 18
hex-monastery_19 = Monastery 19
    .title = Church scoring
    .effect = At the end, 4 points for each of your churches.
    .acc = monastery 19
    .gen = monastery 19
hex-monastery_20 = Monastery 20
    .title = Market scoring
    .effect = At the end, 4 points for each of your markets.
    .acc = monastery 20
    .gen = monastery 20
hex-monastery_21 = Monastery 21
    .title = Boarding house scoring
    .effect = At the end, 4 points for each of your boarding houses.
    .acc = monastery 21
    .gen = monastery 21
hex-monastery_22 = Monastery 22
    .title = Bank scoring
    .effect = At the end, 4 points for each of your banks.
    .acc = monastery 22
    .gen = monastery 22
hex-monastery_23 = Monastery 23
    .title = Town hall scoring
    .effect = At the end, 4 points for each of your town halls.
    .acc = monastery 23
    .gen = monastery 23
hex-monastery_24 = Monastery 24
    .title = Herd variety
    .effect = At the end, 4 points for each kind of animal in the duchy.
    .acc = monastery 24
    .gen = monastery 24
hex-monastery_25 = Monastery 25
    .title = Merchants
    .effect = At the end, 1 point for each sold goods tile.
    .acc = monastery 25
    .gen = monastery 25
hex-monastery_26 = Monastery 26
    .title = Trophies
    .effect = At the end, 3 points for each of your bonus tiles, large or small.
    .acc = monastery 26
    .gen = monastery 26
hex-monastery_27 = Monastery 27
    .title = Turn order track
    .effect = Your marker always lies on top of its stack on the turn order track.
    .acc = monastery 27
    .gen = monastery 27
hex-monastery_28 = Monastery 28
    .title = Workers
    .effect = At any time pay 1 silver for 2 workers, as often as you like.
    .acc = monastery 28
    .gen = monastery 28
hex-monastery_29 = Monastery 29
    .title = White castle scoring
    .effect = At the end, 4 points for each of your white castles.
    .acc = monastery 29
    .gen = monastery 29

## Inns

hex-inn = Inn
    .effect = It fits any colour, once in an area, does nothing at once and makes the area count 1 larger.
    .acc = an inn
    .gen = an inn

## Double hexes

hex-vines_orange = Orange vines
    .acc = orange vines
    .gen = orange vines
hex-vines_yellow = Yellow vines
    .acc = yellow vines
    .gen = yellow vines
hex-vines_green = Green vines
    .acc = green vines
    .gen = green vines
hex-vines_red = Red vines
    .acc = red vines
    .gen = red vines
hex-vines_black = Black vines
    .acc = black vines
    .gen = black vines
hex-vines_blue = Blue vines
    .acc = blue vines
    .gen = blue vines
hex-vines_orange_yellow = Orange and yellow vines
    .acc = orange and yellow vines
    .gen = orange and yellow vines
hex-vines_orange_green = Orange and green vines
    .acc = orange and green vines
    .gen = orange and green vines
hex-vines_orange_red = Orange and red vines
    .acc = orange and red vines
    .gen = orange and red vines
hex-vines_orange_black = Orange and black vines
    .acc = orange and black vines
    .gen = orange and black vines
hex-vines_orange_blue = Orange and blue vines
    .acc = orange and blue vines
    .gen = orange and blue vines
hex-vines_yellow_green = Yellow and green vines
    .acc = yellow and green vines
    .gen = yellow and green vines
hex-vines_yellow_red = Yellow and red vines
    .acc = yellow and red vines
    .gen = yellow and red vines
hex-vines_yellow_black = Yellow and black vines
    .acc = yellow and black vines
    .gen = yellow and black vines
hex-vines_yellow_blue = Yellow and blue vines
    .acc = yellow and blue vines
    .gen = yellow and blue vines
hex-vines_green_red = Green and red vines
    .acc = green and red vines
    .gen = green and red vines
hex-vines_green_black = Green and black vines
    .acc = green and black vines
    .gen = green and black vines
hex-vines_green_blue = Green and blue vines
    .acc = green and blue vines
    .gen = green and blue vines
hex-vines_red_black = Red and black vines
    .acc = red and black vines
    .gen = red and black vines
hex-vines_red_blue = Red and blue vines
    .acc = red and blue vines
    .gen = red and blue vines
hex-vines_black_blue = Black and blue vines
    .acc = black and blue vines
    .gen = black and blue vines

## Goods, each with its number

goods-turquoise = turquoise (1)
goods-purple = purple (2)
goods-pink = pink (3)
goods-red = red (4)
goods-brown = brown (5)
goods-orange = orange (6)

## Bonus tiles

tile-large = large
    .acc = large
tile-small = small
    .acc = small

## Counted words

count-workers =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
    .acc =
        { $n ->
            [one] { $n } worker
           *[other] { $n } workers
        }
    .gen =
        { $n ->
            [one] { $n } worker
           *[other] { $n } workers
        }
count-silver =
    { $n ->
        [one] { $n } silver
       *[other] { $n } silver
    }
    .acc =
        { $n ->
            [one] { $n } silver
           *[other] { $n } silver
        }
    .gen =
        { $n ->
            [one] { $n } silver
           *[other] { $n } silver
        }
count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .acc =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
    .gen =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
count-goods =
    { $n ->
        [one] { $n } goods tile
       *[other] { $n } goods tiles
    }
    .acc =
        { $n ->
            [one] { $n } goods tile
           *[other] { $n } goods tiles
        }
    .gen =
        { $n ->
            [one] { $n } goods tile
           *[other] { $n } goods tiles
        }
count-spaces =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
    .acc =
        { $n ->
            [one] { $n } space
           *[other] { $n } spaces
        }
    .gen =
        { $n ->
            [one] { $n } space
           *[other] { $n } spaces
        }
count-hexes =
    { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }
    .acc =
        { $n ->
            [one] { $n } hex
           *[other] { $n } hexes
        }
    .gen =
        { $n ->
            [one] { $n } hex
           *[other] { $n } hexes
        }
count-kinds =
    { $n ->
        [one] { $n } type
       *[other] { $n } types
    }
    .acc =
        { $n ->
            [one] { $n } type
           *[other] { $n } types
        }
    .gen =
        { $n ->
            [one] { $n } type
           *[other] { $n } types
        }
