### The solo game of Burgundy, in Polish.

## Options

option-solo_duchy = Księstwo solo
    .help = W pojedynkę gra się na księstwie gry solo: 33 jest dla początkujących, 34 dla zaawansowanych.
option-target = Cel
    .help = Na jakiej liczbie zaczyna znacznik docelowy; zwykle na 50, niższa ułatwia grę.
preset-solo = Gra solo
    .about = W pojedynkę: zakryj wszystkie 37 pól księstwa w ciągu 25 rund.
problem-not_alone = posterunki graniczne, szlaki handlowe, tarcze i winnice nie łączą się z grą solo

## Pieces

hex-wild = Zakryty heks
    .effect = Pasuje do każdego koloru i zakrywa swoje pole. Nie jest żadnego typu i nic nie robi.
    .acc = zakryty heks
    .gen = zakrytego heksa
type-wild = Zakryty heks
    .plural = zakryte heksy
    .colour = dowolny
    .area = dowolny

## Choices

action-buy_points = Kup { $points_acc }
    .short = { $points }
    .group = Kup punkty
action-exchange = Oddaj 5 dóbr i weź { $hex_acc } rewersem do góry
    .short = { $hex }
    .group = Oddaj 5 dóbr
action-pay_goods = Oddaj dobra: { $goods }
    .short = { $goods }
    .group = Oddaj dobra
action-next_part =
    { $part ->
        [area] Najpierw punkty za obszar
        [colour] Najpierw heks za kolor
       *[effect] Najpierw działanie heksa
    }
    .short =
        { $part ->
            [area] Obszar
            [colour] Kolor
           *[effect] Działanie
        }
    .group = Co najpierw
action-count_crane = Policz też dźwig
    .short = Policz

## Questions

decision-buy_points = Kupujesz punkty po 1 srebrnej monecie? Cel to { $target }.
    .waiting = { $seat } kupuje punkty.
    .short = kupowanie punktów
decision-target_action = Cel osiągnięty: wykonaj akcję z dowolnym wynikiem.
    .waiting = { $seat } wykonuje akcję za cel.
    .short = akcja za cel
decision-colour_reward = Kolor jest zakryty. Który heks z czarnego magazynu umieszczasz?
    .waiting = { $seat } wybiera heks za kolor.
    .short = heks za kolor
decision-next_part = Co najpierw?
    .waiting = { $seat } wybiera, co najpierw.
    .short = co najpierw
decision-exchange = Oddajesz 5 dóbr za heks z czarnego magazynu, rewersem do góry?
    .waiting = { $seat } decyduje, czy oddać dobra za heks.
    .short = dobra za heks
decision-pay_goods = Które dobra oddajesz? Zostało do oddania: { $left_to_pay }.
    .waiting = { $seat } oddaje dobra.
    .short = oddawanie dóbr
decision-count_crane = Czy policzyć dźwig za { $hex_acc }?
    .waiting = { $seat } decyduje, czy policzyć dźwig.
    .short = liczenie dźwigu

## What happened

event-hex_removed = Biała kość usuwa { $hex_acc } z magazynu { $depot }.
event-goods_cleared = Dobra usunięte z magazynów: { $count }.
event-goods_paid = { $seat } oddaje { $count_goods_acc }: { $goods }.
    .you = Oddajesz { $count_goods_acc }: { $goods }.
event-points_bought = { $seat } kupuje { $points_acc } za { $silver_acc }.
    .you = Kupujesz { $points_acc } za { $silver_acc }.
event-target_reached = { $seat } osiąga cel: { $points_text }. Nowy cel to { $target }.
    .you = Osiągasz cel: { $points_text }. Nowy cel to { $target }.
event-took_face_down = { $seat } bierze { $hex_acc } z czarnego magazynu i kładzie rewersem do góry.
    .you = Bierzesz { $hex_acc } z czarnego magazynu i kładziesz rewersem do góry.

## The end

source-spaces = zakryte pola
ending-filled = całe księstwo jest zakryte
ending-not_filled = minęło 25 rund, a księstwo nie jest pełne

## Reasons

reason-beyond_target = Punkty kupuje się tylko do celu: { $target }.
reason-part_not_due = Ta część umieszczenia jest już za tobą albo nic nie daje.
