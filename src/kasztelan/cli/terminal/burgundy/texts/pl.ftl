### Burgundy at the terminal, in Polish.

burgundy-phase =
    { $round ->
        [0] faza { $phase }
       *[other] faza { $phase }, runda { $round }
    }
burgundy-white = biała kość { $value }
burgundy-coming = następne dobra: { $goods }
burgundy-goods = dobra { $goods }
burgundy-counts = { $points } · { $silver } · { $workers } · tor { $place }
burgundy-legend = Znaki
burgundy-counts-legend = Σ punkty   ● srebrne monety   ♟ robotnicy   » pole toru kolejności   ( ) dobra   ▼ tarcze
burgundy-route = szlak handlowy { $covered }/{ $fields }, dalej { $next }
burgundy-shields = tarcze { $shields }
burgundy-vines = winnica { $planted }, kafelki { $tiles }
burgundy-rivers = rzeki { $rivers }
burgundy-target = cel { $target }
burgundy-team = w drużynie { $shared }
burgundy-double = Zajmuje dwa pola z kluczem i trafia do winnicy.
burgundy-automa-counts = { $points } · { $silver } · tor { $place } · karty w talii: { $deck }
burgundy-card = karta { $card } ({ $points })
burgundy-reserve = rezerwa
