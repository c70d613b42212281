### Pieces and options of the expansions of Burgundy, in Polish.

## Options

option-expansions = Rozszerzenia
    .help = Które rozszerzenia są w grze; można je dowolnie łączyć.
option-pool = Księstwa do losowania lub wyboru
    .help = Których zestawów księstw się używa.
option-castle_connection = Połączenie z zamkami
    .help = Tylko księstwa od 11 do 18: heksy można umieszczać tylko na obszarach stykających się z umieszczonym zamkiem, a utracony zamek można odzyskać za obie kości i 5 punktów.

## Choices

choice-expansions-hexes = Cztery dodatkowe heksy
    .about = dźwig, gęsi, dwa klasztory
choice-expansions-white_castles = Białe zamki
    .about = akcja białą kością
choice-expansions-inns = Karczmy
    .about = pasują na każde pole, a obszar liczy się jako o 1 większy
choice-expansions-border_posts = Posterunki graniczne
    .about = połącz posterunki na swojej planszy
choice-pool-base = od 1 do 10
choice-pool-exp1 = od 11 do 18
choice-pool-championship = 19 i 20 (mistrzostwa Niemiec)
choice-pool-special = 21 i 22 (wydanie specjalne)
choice-pool-border = od 23 do 30 (posterunki graniczne)

## Ready-made games

preset-more_hexes = Więcej heksów
    .about = Z dźwigiem, gęśmi, dwoma klasztorami, białymi zamkami i karczmami.

## What a table cannot agree on

problem-needs_duchies_11_18 = łączy się tylko z księstwami od 11 do 18
allowed-duchies_11_18 = nie albo tylko księstwa od 11 do 18

## Trade routes

option-routes_in_order = Kafelki szlaku w wybranej kolejności
    .help = Czy każdy sam wybiera kolejność swoich kafelków szlaku; inaczej jest losowa.
choice-expansions-trade_routes = Szlaki handlowe
    .about = dobra sprzedane po kolei dają premie
icon-workers4 = 4 robotników
icon-silver2 = 2 srebrne monety
icon-vp4 = 4 punkty
icon-take_building = budynek
icon-take_ship_animals = statek lub zwierzęta
icon-take_mine_monastery_castle = kopalnia, klasztor lub zamek
icon-take_any = dowolny heks
action-deal_route = Rozdaj kafelek szlaku { $route }
    .short = { $route }
    .group = Rozdaj kafelek szlaku
action-lay_route =
    { $wants ->
        [none] Połóż kafelek szlaku { $route }
       *[other] Połóż kafelek szlaku { $route } (dobra { $wants }): { $icons }
    }
    .short =
        { $wants ->
            [none] Kafelek { $route }
           *[other] Kafelek { $route } ({ $wants })
        }
    .group = Połóż kafelek szlaku
decision-deal_route = Który kafelek szlaku?
    .waiting = Trwa rozdawanie kafelków szlaku.
    .short = rozdawanie kafelków szlaku
decision-lay_route = Który kafelek szlaku kładziesz teraz?
    .waiting = Czekamy: { $seat } układa szlak handlowy.
    .short = układanie szlaku handlowego
event-route_dealt = { $seat } dostaje kafelek szlaku { $route }.
    .you = Dostajesz kafelek szlaku { $route }.
event-route_laid = { $seat } kładzie kafelek szlaku { $route } na miejscu { $place }.
    .you = Kładziesz kafelek szlaku { $route } na miejscu { $place }.
event-route_covered = { $seat } zajmuje pole { $place } szlaku handlowego: { $goods }.
    .you = Zajmujesz pole { $place } szlaku handlowego: { $goods }.
event-route_bonus = { $seat } zajmuje pole { $place } szlaku handlowego, { $goods }; premia: { $icon }.
    .you = Zajmujesz pole { $place } szlaku handlowego, { $goods }; premia: { $icon }.
source-routes = szlaki handlowe
