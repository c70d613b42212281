### Lista klawiszy.

keys-title = Klawisze
keys-in-table = Przy stole
keys-in-replay = W powtórce
keys-in-anywhere = Wszędzie
keys-space = Spacja
keys-choose = wybór oznaczony tym klawiszem
keys-end = koniec tury, pas, gotowe
keys-undo = cofnij
keys-over = cofnij całą turę
keys-hint = podpowiedź
keys-hasten = od razu dalej; przytrzymana przyspiesza wszystko
keys-close = zamknij to, co otwarte
keys-tab = następny element; Enter go wybiera
keys-play = odtwarzaj i zatrzymaj
keys-decision = o jedną decyzję wstecz lub dalej
keys-turn = o jedną turę wstecz lub dalej
keys-round = o jedną rundę wstecz lub dalej
keys-edge = na początek lub na koniec
keys-list = ta lista
