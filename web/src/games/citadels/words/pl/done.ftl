### Co spotkało osobę, która patrzy; w drugiej osobie.

citadels-done-killed = Twoja postać ginie: { $character }.
citadels-done-killed-means = Tracisz tę turę.
citadels-done-bewitched = Twoja postać zostaje zaczarowana: { $character }.
citadels-done-bewitched-means = Zbierasz i kończysz; resztę twojej tury rozgrywa { $name }.
citadels-done-robbed-means = Zostaje ci: { $has }.
citadels-done-took_gold-means = Zostaje ci: { $has }.
citadels-done-threat_shown-means = Zostaje ci: { $has }.
citadels-done-destroyed-means = Twoje miasto ma teraz { $districts }: { $points }.
citadels-done-seized-means = Twoje miasto ma teraz { $districts }: { $points }.
citadels-done-confiscated-means = Dzielnica nie trafia do twojego miasta.
citadels-done-exchanged-means = Twoje miasto ma teraz { $districts }: { $points }.
citadels-done-hands_swapped-means = Masz teraz na ręce: { $holds }.
citadels-done-characters_swapped-means = Twoja postać to teraz { $gave }.
citadels-done-took_from_hand-means = Masz teraz na ręce: { $holds }.
citadels-done-looked_at_hand-means = Twoje karty są teraz znane.
citadels-done-spied-means = Twoje karty są teraz znane.

citadels-done-no-turn = Bez monet, kart i budowania w tej rundzie.
citadels-done-no-building = W tej rundzie nic nie budujesz.
citadels-done-keep = Zachowujesz { $gold }, { $cards } i { $districts }.
citadels-done-keep-cards = Zachowujesz { $cards } i { $districts }.
citadels-done-keep-hand = Zachowujesz { $gold } i { $cards }.
citadels-done-paid = Dostajesz za to { $price }.
citadels-done-lost = Oddane: { $lost }
citadels-done-got = Nowe: { $got }
citadels-done-none = nic
citadels-done-named = { $name } wskazuje postać i nie może wiedzieć, że należy do ciebie.
