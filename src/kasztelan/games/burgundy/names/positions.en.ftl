### Described positions of Burgundy that cannot be, in English.

problem-no_further_hex = there is no further hex of this kind: { $hex }
problem-no_further_goods = there are no further goods of this type: { $goods }
allowed-hexes_of_the_game = as many of each as the game has
allowed-as_in_order = places in the order of the track, the first one furthest ahead
allowed-three_goods = at most three types of goods
allowed-hex_of_type = a hex that fits the space: { $type_plural }
allowed-hexes_at_most = at most { $count_hexes }
allowed-large_before_small = each tile once, the large one before the small one
allowed-somebody_left = somebody who has still to play
allowed-empty_space = an empty space
