"""A few friends and their tables, set up so that every screen of the client has something to show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import import_module
from typing import Any, Final, Protocol, cast

from playwright.sync_api import Page

from screenshots.moments import Moment
from tests.browser.guests import Guest, seated

FRIENDS: Final = ("Mikołaj", "Ярослава", "Tomasz", "Wanda", "Oksana", "Jan", "Zofia")
PASSWORD: Final = "czerwony smok"
THINKING: Final = {"kind": "game", "seconds": 2400, "increment": 30}
QUICK: Final = {"kind": "decision", "seconds": 120, "increment": 0}


class Stage:
    """Kasia, who looks, and the people she plays a game with; every table is set when it is first asked for."""

    def __init__(self, address: str, game: str) -> None:
        self.address = address
        self.game = game
        self.room = room(game)
        self.kasia = Guest(address, "Kasia")
        self.friends = [Guest(address, name) for name in FRIENDS]
        self.tables: dict[str, str] = {}

    def around(self, moment: Moment, me: int, **wanted: Any) -> str:
        """A table at this moment: Kasia on one chair, a friend on each other."""
        people = self.people(moment, me)
        table = people[me].opens(**moment.table(), **wanted)
        for seat, person in enumerate(people):
            person.sits(table, seat)
        people[me].begins(table)
        return table

    def people(self, moment: Moment, me: int) -> list[Guest]:
        others = iter(self.friends)
        return [self.kasia if seat == me else next(others) for seat in range(moment.seats)]

    def finish(self, moment: Moment, me: int) -> str:
        """A table whose last decision has been made."""
        table = self.around(moment, me)
        rest = [{name: value for name, value in one.items() if name != "by"} for one in moment.rest]
        self.people(moment, me)[moment.seat].plays(table, *rest)
        return table

    def table(self, name: str) -> str:
        """A table of the game's own, by its name."""
        if name not in self.tables:
            moment = self.room.TABLES[name]()
            self.tables[name] = self.around(moment, moment.seat)
        return self.tables[name]

    @cached_property
    def turn(self) -> str:
        moment = self.room.TURN()
        return self.around(moment, moment.seat, clock=THINKING)

    @cached_property
    def others(self) -> str:
        """The same turn, seen by the player before."""
        moment = self.room.TURN()
        return self.around(moment, (moment.seat - 1) % moment.seats)

    @cached_property
    def finished(self) -> str:
        """A game that Kasia has won."""
        moment = self.room.WON()
        return self.finish(moment, moment.record["result"]["won"].index(True))

    @cached_property
    def lost(self) -> str:
        """Another finished game, with fewer players."""
        moment = self.room.LOST()
        return self.finish(moment, moment.seat)

    @cached_property
    def chat(self) -> str:
        """The turn again, with something said at the table; Kasia says the last word."""
        moment = self.room.TURN()
        table = self.around(moment, moment.seat)
        *lines, last = self.room.SAID
        for friend, line in zip(self.friends, lines, strict=False):
            friend.says(table, line)
        self.kasia.says(table, last)
        return table

    @cached_property
    def waiting(self) -> str:
        table = self.kasia.opens(game=self.game, options=self.room.WAITING, clock=QUICK)
        self.kasia.sits(table, 0)
        self.friends[1].sits(table, 1)
        self.kasia.post(f"/api/tables/{table}/bots", seat=2)
        return table

    @cached_property
    def hot_seat(self) -> str:
        moment = self.room.HAND_OVER()
        both = [moment.seat, (moment.seat + 1) % moment.seats]
        return seated(moment.table(), self.kasia, self.kasia, at=both)

    @cached_property
    def locked(self) -> str:
        """A table with a password that Kasia does not know."""
        return self.friends[0].opens(game=self.game, visibility="password", password=PASSWORD)

    def public(self) -> None:
        """Tables of others that anybody finds: two to join, two to watch."""
        wanda, oksana, jan, zofia = self.friends[3:7]
        for host, options in zip((wanda, zofia), self.room.TO_JOIN, strict=True):
            table = host.opens(game=self.game, visibility="public", options=options)
            host.sits(table, 0)
        for first, second in ((oksana, jan), (jan, zofia)):
            wanted = {"game": self.game, "visibility": "public", "options": self.room.TO_WATCH}
            seated(wanted, first, second)

    def busy_lobby(self) -> None:
        """All of Kasia's games, and what others play."""
        for name in ("finished", "lost", "waiting", "others", "turn"):
            getattr(self, name)
        self.public()


Screen = Callable[[Stage, Page, str], None]
"""Brings a page of Kasia's to the screen, in a language."""
Found = Callable[[], Moment]


class Room(Protocol):
    """What a game brings to be pictured with, in a folder of its name here."""

    TURN: Found
    """A turn with a lot to choose from."""
    HAND_OVER: Found
    """A decision of a seat that shares its screen with the next one."""
    WON: Found
    """The last decision of a game."""
    LOST: Found
    """The same of another one, with fewer players."""
    TABLES: Mapping[str, Found]
    """Other tables worth a screen, by the name of the screen."""
    WAITING: dict[str, Any]
    """Options of a table that waits for players: three sit down and there is room for more."""
    TO_JOIN: tuple[dict[str, Any], ...]
    """Options of two tables that anybody may join."""
    TO_WATCH: dict[str, Any]
    """Options of a table that anybody may watch."""
    SAID: tuple[str, ...]
    """What is said at the table, Kasia's own words last."""
    SCREENS: Mapping[str, Screen]
    """Screens that not every game has."""


def room(game: str) -> Room:
    return cast(Room, import_module(f"{__package__}.{game}"))
