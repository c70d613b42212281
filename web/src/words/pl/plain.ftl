### Gra, która nie ma własnego stołu albo własnych słów.

plain-asked = Twoja decyzja: { $what }
plain-waiting = { $name } decyduje: { $what }
plain-chance-decides = Decyduje los: { $what }
plain-goes-on = Gra toczy się dalej.
plain-over = Koniec gry.
plain-chance = Los
plain-yes = tak
plain-no = nie
plain-nothing = nic
plain-on-the-table = Na stole
plain-players = Wokół stołu
plain-mine = Co widzisz tylko ty
plain-you = Ty
