"""A few friends and their tables, set up so that every screen of the client has something to show."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from screenshots.moments import Moment, busy_turn, crowded_turn, find, last_decision, middle_of_the_draft
from tests.browser.guests import Guest, seated

FRIENDS: Final = ("Mikołaj", "Ярослава", "Tomasz", "Wanda", "Oksana", "Jan", "Zofia")
PASSWORD: Final = "czerwony smok"
FIRST: Final = "first_game"


class Stage:
    """Kasia, who looks, and the people she plays with; every table is set when it is first asked for."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.kasia = Guest(address, "Kasia")
        self.friends = [Guest(address, name) for name in FRIENDS]

    def around(self, moment: Moment, me: int, *, clock: dict[str, Any] | None = None, **wanted: Any) -> str:
        """A table at this moment: Kasia on one chair, a friend on each other."""
        players = moment.record["options"]["players"]
        others = iter(self.friends)
        people = [self.kasia if seat == me else next(others) for seat in range(players)]
        host = people[me]
        table = host.opens(**moment.table(), **({"clock": clock} if clock else {}), **wanted)
        for seat, person in enumerate(people):
            person.sits(table, seat)
        host.begins(table)
        return table

    @cached_property
    def turn(self) -> str:
        moment = find(5, FIRST, busy_turn)
        return self.around(moment, moment.seat, clock={"kind": "game", "seconds": 2400, "increment": 30})

    @cached_property
    def draft(self) -> str:
        moment = find(5, FIRST, middle_of_the_draft)
        return self.around(moment, moment.seat)

    @cached_property
    def others(self) -> str:
        """The same turn, seen by the player before."""
        moment = find(5, FIRST, busy_turn)
        return self.around(moment, (moment.seat - 1) % 5)

    @cached_property
    def eight(self) -> str:
        moment = find(8, FIRST, crowded_turn)
        return self.around(moment, moment.seat)

    @cached_property
    def finished(self) -> str:
        """A game that Kasia has won."""
        moment = last_decision(5, FIRST, 5)
        winner = moment.record["result"]["won"].index(True)
        table = self.around(moment, winner)
        others = iter(self.friends)
        people = [self.kasia if seat == winner else next(others) for seat in range(5)]
        people[moment.seat].plays(
            table, *({k: v for k, v in one.items() if k != "by"} for one in moment.rest)
        )
        return table

    @cached_property
    def lost(self) -> str:
        """Another finished game, with fewer players."""
        moment = last_decision(4, FIRST, 1)
        table = self.around(moment, moment.seat)
        self.kasia.plays(table, *({k: v for k, v in one.items() if k != "by"} for one in moment.rest))
        return table

    @cached_property
    def chat(self) -> str:
        """The turn again, with something said at the table."""
        moment = find(5, FIRST, busy_turn)
        table = self.around(moment, moment.seat)
        mikolaj, yaroslava, tomasz, *_ = self.friends
        mikolaj.says(table, "Kto zabił króla?")
        yaroslava.says(table, "Не я!")
        tomasz.says(table, "A moje złoto i tak weźmie złodziej.")
        self.kasia.says(table, "Zobaczymy, kto jest ósemką.")
        return table

    @cached_property
    def waiting(self) -> str:
        clock = {"kind": "decision", "seconds": 120, "increment": 0}
        table = self.kasia.opens(options={"players": 5, "set": "vicious_nobles"}, clock=clock)
        self.kasia.sits(table, 0)
        self.friends[1].sits(table, 1)
        self.kasia.post(f"/api/tables/{table}/bots", seat=2)
        return table

    @cached_property
    def hot_seat(self) -> str:
        moment = find(4, FIRST, middle_of_the_draft)
        return seated(moment.table(), self.kasia, self.kasia, at=[moment.seat, (moment.seat + 1) % 4])

    @cached_property
    def locked(self) -> str:
        """A table with a password that Kasia does not know."""
        host = self.friends[0]
        return host.opens(visibility="password", password=PASSWORD)

    def public(self) -> None:
        """Tables of others that anybody finds: two to join, two to watch."""
        wanda, oksana, jan, zofia = self.friends[3:7]
        for host, chairs, chosen in ((wanda, 6, "cunning_agents"), (zofia, 4, FIRST)):
            table = host.opens(visibility="public", options={"players": chairs, "set": chosen})
            host.sits(table, 0)
        for first, second in ((oksana, jan), (jan, zofia)):
            seated({"visibility": "public", "options": {"players": 5}}, first, second)

    def busy_lobby(self) -> None:
        """All of Kasia's games, and what others play."""
        for name in ("finished", "lost", "waiting", "others", "draft", "turn"):
            getattr(self, name)
        self.public()
