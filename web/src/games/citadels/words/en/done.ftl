### What was done to the player who looks, in the second person.

citadels-done-killed = Your { $character } is killed.
citadels-done-killed-means = You miss this turn.
citadels-done-bewitched = Your { $character } is bewitched.
citadels-done-bewitched-means = You gather and stop; { $name } plays the rest of your turn.
citadels-done-robbed-means = You have { $has } left.
citadels-done-took_gold-means = You have { $has } left.
citadels-done-threat_shown-means = You have { $has } left.
citadels-done-destroyed-means = Your city now has { $districts }: { $points }.
citadels-done-seized-means = Your city now has { $districts }: { $points }.
citadels-done-confiscated-means = The district does not come into your city.
citadels-done-exchanged-means = Your city now has { $districts }: { $points }.
citadels-done-hands_swapped-means = You now have { $holds }.
citadels-done-characters_swapped-means = You are now the { $gave }.
citadels-done-took_from_hand-means = You have { $holds } left.
citadels-done-looked_at_hand-means = Your cards are known now.
citadels-done-spied-means = Your cards are known now.

citadels-done-no-turn = No gold, no cards, no building this round.
citadels-done-no-building = You build nothing this round.
citadels-done-keep = { $gold }, { $cards } and { $districts } stay yours.
citadels-done-keep-cards = Your { $cards } and { $districts } stay.
citadels-done-keep-hand = Your { $gold } and { $cards } stay.
citadels-done-paid = You get { $price } for it.
citadels-done-lost = Gone: { $lost }
citadels-done-got = New: { $got }
citadels-done-none = nothing
citadels-done-named = { $name } named a character and could not know that it was you.
