### Described positions of Burgundy that cannot be, in Polish.

problem-no_further_hex = nie ma już takiego heksa: { $hex }
problem-no_further_goods = nie ma już takich dóbr: { $goods }
allowed-hexes_of_the_game = tyle każdego, ile ma gra
allowed-as_in_order = pola zgodne z kolejnością, pierwszy najbardziej z przodu
allowed-three_goods = najwyżej trzy rodzaje dóbr
allowed-hex_of_type = heks pasujący do pola: { $type_plural }
allowed-hexes_at_most = najwyżej { $count_hexes }
allowed-large_before_small = każdy kafelek raz, duży przed małym
allowed-somebody_left = ktoś, kto ma jeszcze zagrać
allowed-empty_space = puste pole
