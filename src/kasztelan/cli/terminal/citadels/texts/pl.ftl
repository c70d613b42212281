### Cytadela w terminalu, po polsku.

## Nagłówek

citadels-round = runda { $round }
citadels-deck = talia: { $cards }
citadels-phase-draft = wybór postaci
citadels-phase-called = wywołano: { $rank } { $character }
citadels-last-round = ostatnia runda
citadels-you = ty

## Rangi

citadels-rank-out = odkryta
citadels-rank-yours = twoja
citadels-rank-nobody = nikt

## Miejsca i ręka

citadels-counts = { $gold } · { $cards } · miasto { $size } · { $points }
citadels-counts-short = ● { $gold }  ▯ { $cards }  ⌂ { $size }  Σ { $points }
citadels-counts-legend = ● monety   ▯ karty na ręce   ⌂ zbudowane dzielnice z potrzebnych   Σ punkty do tej pory
citadels-no-districts = jeszcze bez dzielnic
citadels-known-hand = wiesz, że ma na ręce: { $cards }
citadels-shielded = miasto chronione przed rangą 8
citadels-your-characters =
    { $count ->
        [one] Twoja postać:
       *[other] Twoje postacie:
    }
citadels-hand = Ręka:
citadels-hand-empty = pusta

## Wybory

citadels-face-up = Odkryte, poza tą rundą: { $characters }.
citadels-left =
    { $count ->
        [few] zostaną { $gold }
       *[other] zostanie { $gold }
    }
citadels-target-out = odkryta, poza tą rundą
citadels-you-are-bewitched = Czar: możesz tylko pobrać zasoby, resztę tury rozgrywa { character-witch }.
citadels-you-are-threat = Szantaż: zaraz po pobraniu zasobów płacisz łapówkę albo nie.

## Objaśnienie

citadels-unique = Unikatowe dzielnice, które widzisz
citadels-legend = Znaki

## Koniec

citadels-ending-city = Pierwsze ukończone miasto ma { $player }.
citadels-ending-city-you = Pierwsze ukończone miasto jest twoje.
