### Ceremonia Burgundii.

burgundy-count-areas = Obszary
burgundy-count-colours = Kolory
burgundy-count-animals = Zwierzęta i budynki
burgundy-count-goods = Sprzedane dobra
burgundy-count-more = Rozszerzenia
burgundy-count-cards = Karty Châteaumy
burgundy-count-left = Zapasy
burgundy-count-monasteries = Klasztory
burgundy-count-rest = Inne punkty
