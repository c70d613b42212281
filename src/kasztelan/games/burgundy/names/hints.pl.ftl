## Why a bot would do it: the ground that spoke most for its choice

hint-points = Pomaga to zdobyć { $points_acc } w tej turze.
hint-regions = Obszary twojego księstwa będą bliżej ukończenia.
hint-bonus_tile = Będzie ci bliżej do kafelka premiowego.
hint-reach = Otwiera to pola dla heksów, które umieścisz potem.
hint-silver = Zostanie ci więcej srebrnych monet na zakupy.
hint-workers = Zostanie ci więcej robotników do zmiany wyniku kości.
hint-goods = Zostanie ci więcej dóbr na sprzedaż.
hint-mines = Kopalnie dają srebrne monety na końcu każdej fazy.
hint-monasteries = Klasztor przyda ci się do końca gry.
hint-stored = Na twoich polach z kluczem znajdzie się heks, który pasuje do księstwa.
hint-order = Służy to twojej pozycji na torze kolejności.
hint-shields = Tarcza jest warta więcej niż jej danina.
hint-vineyard = To dobre dla twojej winnicy.
hint-spaces = Zakrywa to najwięcej pól twojego księstwa.
hint-target = Zbliża cię to do celu.
hint-stock = Zostanie ci więcej srebrnych monet, robotników i dóbr.
hint-reward = Zbliża cię to do zakrycia całego koloru.
