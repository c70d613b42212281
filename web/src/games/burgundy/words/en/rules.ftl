### The rulebook of Burgundy: what the page adds to the book.

book-burgundy-hexes = Hexes
book-burgundy-buildings = Buildings
book-burgundy-monasteries = Monasteries
book-burgundy-goods = Goods
book-burgundy-shields = Shields
book-burgundy-vines = Double hexes
