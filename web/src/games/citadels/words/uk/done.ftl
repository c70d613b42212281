### Що сталося з тим, хто дивиться; у другій особі.

citadels-done-killed = Вашого персонажа вбито: { $character }.
citadels-done-killed-means = Ви пропускаєте цей хід.
citadels-done-bewitched = Вашого персонажа зачакловано: { $character }.
citadels-done-bewitched-means = Ви збираєте й зупиняєтеся; решту вашого ходу грає { $name }.
citadels-done-robbed-means = У вас тепер { $has }.
citadels-done-took_gold-means = У вас тепер { $has }.
citadels-done-threat_shown-means = У вас тепер { $has }.
citadels-done-destroyed-means = Ваше місто тепер має { $districts }: { $points }.
citadels-done-seized-means = Ваше місто тепер має { $districts }: { $points }.
citadels-done-confiscated-means = Квартал не потрапляє до вашого міста.
citadels-done-exchanged-means = Ваше місто тепер має { $districts }: { $points }.
citadels-done-hands_swapped-means = У вас на руці тепер { $holds }.
citadels-done-characters_swapped-means = Ваш персонаж тепер { $gave }.
citadels-done-took_from_hand-means = У вас на руці тепер { $holds }.
citadels-done-looked_at_hand-means = Ваші карти тепер відомі.
citadels-done-spied-means = Ваші карти тепер відомі.

citadels-done-no-turn = Без золота, карт і будівництва в цьому раунді.
citadels-done-no-building = У цьому раунді ви нічого не будуєте.
citadels-done-keep = Ви зберігаєте { $gold }, { $cards } та { $districts }.
citadels-done-keep-cards = Ви зберігаєте { $cards } та { $districts }.
citadels-done-keep-hand = Ви зберігаєте { $gold } та { $cards }.
citadels-done-paid = Ви отримуєте за це { $price }.
citadels-done-lost = Віддано: { $lost }
citadels-done-got = Нові: { $got }
citadels-done-none = нічого
citadels-done-named = { $name } називає персонажа й не може знати, що він ваш.
