### The shields of Burgundy, in Polish.

## Shields

shield-1 = Tarcza 1
    .title = Jedno pastwisko
    .effect = Wszystkie własne pastwiska liczą się jak jedno przy punktowaniu zwierząt; obszary punktują jak zwykle. Na końcu 12 punktów.
shield-2 = Tarcza 2
    .title = Naśladowca
    .effect = Za każdym razem, gdy inny gracz bierze robotników, właściciel bierze 1; nie przy przygotowaniu gry. Na końcu 12 punktów.
shield-3 = Tarcza 3
    .title = Danina robotnikami
    .effect = Daninę można płacić robotnikami, 1 za 1 srebrną monetę, o ile ta tarcza zostaje. Na końcu 12 punktów.
shield-4 = Tarcza 4
    .title = Wielki magazyn
    .effect = Pola z kluczem nie mają limitu; po utracie tarczy odrzuca się heksy do trzech. Na końcu 12 punktów.
shield-5 = Tarcza 5
    .title = Flota handlowa
    .effect = Umieszczony statek może też zabrać wszystkie dobra jednego rodzaju ze wszystkich magazynów. Na końcu 12 punktów.
shield-6 = Tarcza 6
    .title = Kopia klasztorów
    .effect = Raz właściciel wskazuje gracza: wszystkie klasztory z tamtego księstwa oprócz 27, także późniejsze, działają też dla niego. Na końcu 12 punktów.
shield-7 = Tarcza 7
    .title = Podwójne premie
    .effect = Zdobyte odtąd kafelki premiowe dają podwójne punkty; kafelki winorośli nie. Na końcu 8 punktów.
shield-8 = Tarcza 8
    .title = Głębokie kopalnie
    .effect = Kopalnie dają podwójne srebro. Na końcu 8 punktów.
shield-9 = Tarcza 9
    .title = Cena od sztuki
    .effect = Sprzedaż daje 1 srebrną monetę za każdy kafelek; klasztor 3 dodaje 1 za sprzedaż. Na końcu 8 punktów.
shield-10 = Tarcza 10
    .title = Podwójne klasztory
    .effect = Na końcu klasztory dają podwójne punkty, skopiowane też. Na końcu 8 punktów.
shield-11 = Tarcza 11
    .title = Zamkowa heraldyka
    .effect = Dodatkową akcją zamku można wziąć tarczę z dowolnego magazynu. Na końcu 8 punktów.
shield-12 = Tarcza 12
    .title = Podwójna sprzedaż
    .effect = Sprzedane dobra dają podwójne punkty. Na końcu 8 punktów.
shield-13 = Tarcza 13
    .title = Podwójne tarcze
    .effect = Na końcu wszystkie własne tarcze dają podwójne punkty, ta też. Na końcu 4 punkty.
shield-14 = Tarcza 14
    .title = Dar fazy
    .effect = Na końcu fazy właściciel może wziąć heks z dowolnego magazynu i od razu go umieścić, liczba dowolna. Na końcu 4 punkty.
shield-15 = Tarcza 15
    .title = Czarny dar
    .effect = Na końcu fazy właściciel może wziąć heks z czarnego magazynu i od razu go umieścić, liczba dowolna. Na końcu 4 punkty.
shield-16 = Tarcza 16
    .title = Dowolna kość
    .effect = Raz w każdej własnej turze jedną własną kość można ustawić na dowolny wynik, nigdy białą. Na końcu 4 punkty.
shield-17 = Tarcza 17
    .title = Większe obszary
    .effect = Ukończone obszary punktują jako o 1 pole większe. Na końcu 4 punkty.
shield-18 = Tarcza 18
    .title = Swobodne wykładanie
    .effect = Heksy nie muszą sąsiadować z innymi; kolor, liczba i zasada miasta obowiązują. Na końcu 4 punkty.

## Options

choice-expansions-shields = Tarcze
    .about = dublet na kościach daje tarczę
preset-with_shields = Z tarczami
    .about = Przy magazynach leżą tarcze: weź jedną za dublet na kościach i połóż ją na zamku.

## Choices

action-deal_shield = Wyłóż tarczę { $shield }
    .short = { $shield }
    .group = Wyłóż tarczę
action-take_shield =
    { $workers ->
        [none] Weź tarczę { $shield }
        [0] Weź tarczę { $shield } z magazynu { $depot }
       *[other] Weź tarczę { $shield } z magazynu { $depot } ({ $workers_text })
    }
    .short = Tarcza { $shield }
    .group = Weź tarczę
action-put_shield =
    { $old ->
        [none] Zamek na polu { $space }
       *[other] Zamek na polu { $space }, zamiast tarczy { $old }
    }
    .short = Pole { $space }
    .group = Który zamek
action-copy = Korzystaj z klasztorów: { $other }
    .short = { $other }
    .group = Czyje klasztory
action-turn_die = Ustaw kość { $die } na { $value }
    .short = Kość { $die }: { $value }
    .group = { shield-16 }
action-pay_tribute =
    { $pay ->
        [worker] Zapłać 1 robotnika za tarczę { $shield }
       *[other] Zapłać 1 srebrną monetę za tarczę { $shield }
    }
    .short =
        { $pay ->
            [worker] Tarcza { $shield }: 1 robotnik
           *[other] Tarcza { $shield }
        }
    .group = Zapłać daninę
action-gather =
    { $count ->
        [none] Weź ze wszystkich magazynów: { $goods }
       *[other] Weź ze wszystkich magazynów ({ $count_goods }): { $goods }
    }
    .short = { $goods }
    .group = { shield-5 }
action-take_black = Weź { $hex_acc } z czarnego magazynu
    .short = { $hex }
    .group = Czarny magazyn

## Questions

decision-deal_shield = Która tarcza leży przy magazynie { $depot }?
    .waiting = Wykładane są tarcze.
    .short = wykładanie tarcz
decision-shield_castle = Na którym zamku leży tarcza { $shield }?
    .waiting = Czekamy, aż { $seat } położy tarczę { $shield } na zamku.
    .short = zamek dla tarczy
decision-copy_monasteries = Czyje klasztory kopiuje tarcza 6? Wybór jest ostateczny.
    .waiting = Czekamy, aż { $seat } użyje tarczy 6.
    .short = tarcza 6
decision-settle = Koniec fazy: który heks umieszczasz dzięki tarczy?
    .waiting = Czekamy, aż { $seat } umieści heks dzięki tarczy.
    .short = heks tarczy
decision-tribute = Danina: za które tarcze płacisz? Pozostałe przepadają.
    .waiting = Czekamy, aż { $seat } zapłaci daninę.
    .short = danina
decision-too_many = Tarczy 4 już nie ma. Który heks odrzucasz z pól z kluczem?
    .waiting = Czekamy, aż { $seat } zwolni pola z kluczem.
    .short = zwalnianie pól z kluczem
decision-fleet = Które dobra bierzesz ze wszystkich magazynów?
    .waiting = Czekamy, aż { $seat } użyje tarczy 5.
    .short = tarcza 5

## Events

event-shield_laid = Przy magazynie { $depot } leży teraz tarcza { $shield }.
event-took_shield =
    { $workers ->
        [0] { $seat } bierze tarczę { $shield } z magazynu { $depot }.
       *[other] { $seat } bierze tarczę { $shield } z magazynu { $depot }, oddając { $workers_acc }.
    }
    .you =
        { $workers ->
            [0] Bierzesz tarczę { $shield } z magazynu { $depot }.
           *[other] Bierzesz tarczę { $shield } z magazynu { $depot }, oddając { $workers_acc }.
        }
event-shield_put = { $seat } kładzie tarczę { $shield } na zamku na polu { $space }.
    .you = Kładziesz tarczę { $shield } na zamku na polu { $space }.
event-shield_lost = { $seat } traci tarczę { $shield }.
    .you = Tracisz tarczę { $shield }.
event-copied = { $seat } korzysta z klasztorów gracza { $other }.
    .you = Korzystasz z klasztorów gracza { $other }.
    .at_you = { $seat } korzysta z twoich klasztorów.
event-die_turned = { $seat } ustawia kość { $die } na { $value }.
    .you = Ustawiasz kość { $die } na { $value }.
event-tribute_paid =
    { $workers ->
        [0] { $seat } płaci daninę za tarczę { $shield }: { $silver_text }.
       *[other] { $seat } płaci daninę za tarczę { $shield }: { $workers_text }.
    }
    .you =
        { $workers ->
            [0] Płacisz daninę za tarczę { $shield }: { $silver_text }.
           *[other] Płacisz daninę za tarczę { $shield }: { $workers_text }.
        }
event-gathered = { $seat } bierze ze wszystkich magazynów ({ $count_goods }): { $goods }.
    .you = Bierzesz ze wszystkich magazynów ({ $count_goods }): { $goods }.
event-took_black = { $seat } bierze za darmo { $hex_acc } z czarnego magazynu.
    .you = Bierzesz za darmo { $hex_acc } z czarnego magazynu.
event-shield_scored = { $seat } zdobywa { $points_acc } za tarczę { $shield }.
    .you = Zdobywasz { $points_acc } za tarczę { $shield }.

## Reasons and sources

reason-no_castle_there = Na polu { $space } nie masz zamku.
reason-no_shield = Nie masz tarczy { $shield }.
reason-paid_already = Za tę tarczę już zapłacono.
reason-needs_shield_3 = Robotnikami można płacić daninę dopiero po opłaceniu tarczy 3.
reason-not_oneself = Nie możesz wskazać własnych klasztorów.
reason-shield_used = Tarcza { $shield } została już użyta.
reason-no_shield_there = Tarcza { $shield } nie leży przy żadnym magazynie.
reason-die_used = Kość { $die } jest już użyta.
reason-die_shows_it = Kość { $die } pokazuje już { $value }.
reason-goods_nowhere = W magazynach nie ma takich dóbr: { $goods }.
reason-no_room_for_goods = Twój magazyn dóbr nie ma miejsca na kolejny rodzaj: { $goods }.
source-shields = tarcze
allowed-needs_shield = inny gracz, przy tarczy { $shield }
