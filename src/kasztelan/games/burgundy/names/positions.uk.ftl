### Described positions of Burgundy that cannot be, in Ukrainian.

problem-no_further_hex = такого гекса більше немає: { $hex }
problem-no_further_goods = таких товарів більше немає: { $goods }
allowed-hexes_of_the_game = стільки кожного, скільки є в грі
allowed-as_in_order = клітинки за черговістю, перший найдалі попереду
allowed-three_goods = щонайбільше три види товарів
allowed-hex_of_type = гекс, що підходить до клітинки: { $type_plural }
allowed-hexes_at_most = щонайбільше { $count_hexes }
allowed-large_before_small = кожна плитка раз, велика перед малою
allowed-somebody_left = хтось, хто ще має ходити
allowed-empty_space = порожня клітинка
