### Цитаделі в терміналі, українською.

## Заголовок

citadels-round = раунд { $round }
citadels-deck = колода: { $cards }
citadels-phase-draft = вибір персонажів
citadels-phase-called = викликано: { $rank } { $character }
citadels-last-round = останній раунд
citadels-you = ви

## Ранги

citadels-rank-out = відкрито
citadels-rank-yours = ваш
citadels-rank-nobody = ніхто

## Місця й рука

citadels-counts = { $gold } · { $cards } · місто { $size } · { $points }
citadels-counts-short = ● { $gold }  ▯ { $cards }  ⌂ { $size }  Σ { $points }
citadels-counts-legend = ● монети   ▯ карти на руці   ⌂ збудовані квартали з потрібних   Σ бали на цей час
citadels-no-districts = ще без кварталів
citadels-known-hand = ви знаєте, що на руці: { $cards }
citadels-shielded = захищено від рангу 8
citadels-your-characters =
    { $count ->
        [one] Ваш персонаж:
       *[other] Ваші персонажі:
    }
citadels-hand = Рука:
citadels-hand-empty = порожня

## Вибір

citadels-face-up = Відкриті, поза цим раундом: { $characters }.
citadels-left =
    { $count ->
        [few] залишаться { $gold }
       *[other] залишиться { $gold }
    }
citadels-target-out = лежить відкрито, поза цим раундом
citadels-you-are-bewitched = Чари: ви можете лише виконати дію, решту ходу грає { character-witch }.
citadels-you-are-threat = Погроза: одразу після дії заплатіть хабар або ні.

## Пояснення

citadels-unique = Особливі квартали перед вами
citadels-legend = Позначки

## Кінець

citadels-ending-city = Перше завершене місто має { $player }.
citadels-ending-city-you = Перше завершене місто — ваше.
