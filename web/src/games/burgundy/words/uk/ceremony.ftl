### Церемонія Бургундії.

burgundy-count-areas = Області
burgundy-count-colours = Кольори
burgundy-count-animals = Тварини й будівлі
burgundy-count-goods = Продані товари
burgundy-count-more = Доповнення
burgundy-count-cards = Карти Шатоми
burgundy-count-left = Запаси
burgundy-count-monasteries = Монастирі
burgundy-count-rest = Інші бали
