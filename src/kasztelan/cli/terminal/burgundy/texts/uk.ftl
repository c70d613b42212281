### Burgundy at the terminal, in Ukrainian.

burgundy-phase =
    { $round ->
        [0] фаза { $phase }
       *[other] фаза { $phase }, раунд { $round }
    }
burgundy-white = білий кубик { $value }
burgundy-coming = наступні товари: { $goods }
burgundy-goods = товари { $goods }
burgundy-counts = { $points } · { $silver } · { $workers } · трек { $place }
burgundy-legend = Знаки
burgundy-counts-legend = Σ бали   ● срібні монети   ♟ робітники   » клітинка треку черговості   ( ) товари   ▼ щити
burgundy-route = торговельний шлях { $covered }/{ $fields }, далі { $next }
burgundy-shields = щити { $shields }
burgundy-vines = виноградник { $planted }, плитки { $tiles }
burgundy-rivers = річки { $rivers }
burgundy-target = ціль { $target }
burgundy-team = у команді { $shared }
burgundy-double = Займає два місця у сховищі; його садять у винограднику.
burgundy-automa-counts = { $points } · { $silver } · трек { $place } · карт у колоді: { $deck }
burgundy-card = карта { $card } ({ $points })
burgundy-reserve = резерв
