### Список клавіш.

keys-title = Клавіші
keys-in-table = За столом
keys-in-replay = У повторі
keys-in-anywhere = Скрізь
keys-space = Пробіл
keys-choose = вибір, позначений цією клавішею
keys-end = кінець ходу, пас, готово
keys-undo = скасувати
keys-over = скасувати весь хід
keys-hint = підказка
keys-hasten = одразу далі; якщо тримати, усе йде швидше
keys-close = закрити відкрите
keys-tab = наступний елемент; Enter його вибирає
keys-play = відтворити й зупинити
keys-decision = на одне рішення назад чи вперед
keys-turn = на один хід назад чи вперед
keys-round = на один раунд назад чи вперед
keys-edge = на початок чи в кінець
keys-list = цей список
