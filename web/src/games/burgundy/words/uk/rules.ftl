### Правила «Замків Бургундії»: що сторінка до них додає.

book-burgundy-hexes = Гекси
book-burgundy-buildings = Будівлі
book-burgundy-monasteries = Монастирі
book-burgundy-goods = Товари
book-burgundy-shields = Щити
book-burgundy-vines = Подвійні гекси
