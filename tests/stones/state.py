"""The bank of the river and all that lies on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.state import State
from tests.stones.actions import AUTOMAS, NUMBERS
from tests.stones.options import Box

BAG: Final = (3, 4, 4, 5, 5, 6, 6, 7)
"""The lucky numbers, as they lie in the bag before the game."""
UNKNOWN: Final = -1
assert set(BAG) == set(NUMBERS)

SLOTS: Final = (
    "heap", "washed", "lap", "taken", "first", "high_water", "ending", "automa", "bonus",
    "stones", "shells", "moss", "last", "cairns", "lucky", "known", "bag", "stack",
)  # fmt: skip


class Bank(State):
    """A game of Stones in progress.

    `stones` goes by participant; `shells`, `moss`, `last`, `lucky` and `known` by seat, `cairns` by side. `taken` counts
    the turns of this lap; `known` has a bit for every seat that has seen this one's lucky number.
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.heap: int = box.options["heap"]
        self.washed = 0
        self.lap = 1
        self.taken = 0
        self.first = UNKNOWN
        self.high_water = False
        self.ending = UNKNOWN
        self.automa = called(box)
        self.bonus = 0
        self.stones = [0] * box.players
        self.shells = [box.shells] * box.seats
        self.moss = [0] * box.seats
        self.last = [0] * box.seats
        self.cairns = [0, 0] if box.teams else []
        self.lucky = [0] * box.seats
        self.known = [1 << seat for seat in range(box.seats)]
        self.bag = list(BAG)

    def copy(self) -> State:
        other = Bank(self.box)
        other.fill({name: getattr(self, name) for name in SLOTS})
        return other

    def to_data(self) -> dict[str, Any]:
        slots = {name: getattr(self, name) for name in SLOTS}
        held = {name: value[:] if isinstance(value, list) else value for name, value in slots.items()}
        return {"options": self.box.options, **held}

    def fill(self, data: Mapping[str, Any]) -> None:
        for name in SLOTS:
            value = data[name]
            setattr(self, name, value[:] if isinstance(value, list) else value)

    def to_move(self) -> int:
        """The participant whose turn it is: the seats from the first on, the automa last."""
        box = self.box
        return self.taken if self.taken >= box.seats else (self.first + self.taken) % box.seats


def called(box: Box) -> int:
    """Which automa plays, as far as it was agreed."""
    opponent = box.options["opponent"]
    return AUTOMAS.index(opponent) if box.automa and opponent in AUTOMAS else UNKNOWN


def bank(state: State) -> Bank:
    assert isinstance(state, Bank)
    return state
