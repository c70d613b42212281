### The ceremony of Burgundy.

burgundy-count-areas = Areas
burgundy-count-colours = Colours
burgundy-count-animals = Animals and buildings
burgundy-count-goods = Goods sold
burgundy-count-more = Expansions
burgundy-count-cards = Châteauma’s cards
burgundy-count-left = Left over
burgundy-count-monasteries = Monasteries
burgundy-count-rest = Other points
