"""Stones in the battery: what it is played with, what is hidden in it, and somebody who only listens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kasztelan.core.state import State
from tests.conformance.rooms import Fact
from tests.stones.actions import NUMBERS
from tests.stones.seeing import knows
from tests.stones.state import bank

PATTERN: Final = {"rows": [[5, 0, 1, 3], [17, 2, 2, 0]]}

OPTION_SETS: Final[dict[str, dict[str, Any]]] = {
    "table-2": {},
    "table-4": {"guests": 4, "expansions": ["moss"], "board": 30, "first": 2},
    "river-3": {"guests": 3, "expansions": ["river", "bridge"], "current": 2, "board": 17},
    "winter-2": {"expansions": ["drought"], "season": "winter", "board": 28},
    "bridge-4": {"guests": 4, "heap": 60, "expansions": ["bridge", "moss", "river"], "crossing": 0},
    "pattern-3": {"guests": 3, "board": 5, "pattern": PATTERN},
    "teams": {"mode": "teams", "heap": 40},
    "teams-bridge": {"mode": "teams", "expansions": ["river", "bridge"], "heap": 50},
    "alone": {"mode": "alone"},
    "alone-long": {"mode": "alone", "heap": 60, "expansions": ["moss"]},
    "miller": {"mode": "automa"},
    "heron-3": {"mode": "automa", "guests": 3, "opponent": "heron", "expansions": ["river", "bridge"]},
    "drawn": {"mode": "automa", "opponent": "drawn", "heap": 40},
}
SHOWN_BY_ASKING: Final = ()


def hidden_from(state: State, seat: int) -> dict[str, Fact]:
    """The lucky numbers that this seat has not seen; what it has not seen may as well be in the bag."""
    s = bank(state)
    hidden = [one for one in range(s.box.seats) if s.lucky[one] and not knows(s, seat, one)]
    pool = [*s.bag, *(s.lucky[one] for one in hidden)]
    return {
        f"lucky {one}": Fact(reader(one), pool.count(s.lucky[one]) / len(pool))
        for one in hidden
        if len(set(pool)) > 1
    }


def reader(seat: int) -> Callable[[State], Any]:
    return lambda state: bank(state).lucky[seat]


class StonesObserver:
    """Counts along: stones by participant, what has left the heap, and the numbers it was told."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.stones = [0] * (seats + 1)
        self.spent = [0] * seats
        self.washed = 0
        self.lap = 1
        self.lucky: dict[int, int] = {}
        self.shells: list[int] = []
        self.crossing: int | None = None

    def hear(self, event: dict[str, Any]) -> None:
        rules: Callable[[dict[str, Any]], None] | None = getattr(self, "on_" + event["event"], None)
        if rules is not None:
            rules(event)

    def on_took(self, event: dict[str, Any]) -> None:
        self.stones[event["seat"]] += event["stones"]
        self.spent[event["seat"]] += event["cost"]

    def on_automa_took(self, event: dict[str, Any]) -> None:
        self.stones[event["seat"]] += event["stones"]

    def on_washed_away(self, event: dict[str, Any]) -> None:
        self.washed += event["stones"]

    def on_dealt(self, event: dict[str, Any]) -> None:
        if "number" in event:
            assert event["number"] in NUMBERS
            self.lucky[event["seat"]] = event["number"]

    def on_peeked(self, event: dict[str, Any]) -> None:
        if "number" in event:
            self.lucky[event["other"]] = event["number"]

    def contradiction(self, view: dict[str, Any]) -> str:
        seats = view["seats"]
        known = {seat: one["lucky"] for seat, one in enumerate(seats) if one["lucky"] is not None}
        found = {
            "stones": (self.stones[: len(view["stones"])], view["stones"]),
            "washed": (self.washed, view["washed"]),
            "lucky numbers": (self.lucky, known),
            "own number": (self.lucky.get(self.seat), view["mine"]["lucky"]),
        }
        for name, (worked_out, seen) in found.items():
            if worked_out != seen:
                return f"{name}: {worked_out} by the events, {seen} in the view"
        return ""


OBSERVER: Final = StonesObserver
