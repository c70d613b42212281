### Burgundy at the terminal, in English.

burgundy-phase =
    { $round ->
        [0] phase { $phase }
       *[other] phase { $phase }, round { $round }
    }
burgundy-white = white die { $value }
burgundy-coming = goods to come: { $goods }
burgundy-goods = goods { $goods }
burgundy-counts = { $points } · { $silver } · { $workers } · track { $place }
burgundy-legend = Signs
burgundy-counts-legend = Σ points   ● silver   ♟ workers   » place on the turn order track   ( ) goods   ▼ shields
burgundy-route = trade route { $covered }/{ $fields }, next { $next }
burgundy-shields = shields { $shields }
burgundy-vines = vineyard { $planted }, tiles { $tiles }
burgundy-rivers = rivers { $rivers }
burgundy-target = target { $target }
burgundy-team = with { $shared }
burgundy-double = It takes two places in storage and is planted in the vineyard.
burgundy-automa-counts = { $points } · { $silver } · track { $place } · cards left: { $deck }
burgundy-card = card { $card } ({ $points })
burgundy-reserve = reserve
