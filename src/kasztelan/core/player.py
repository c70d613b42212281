"""Who sits at the table, and what such a player is given to decide with."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from kasztelan.core.chance import Chance
from kasztelan.core.game import Game
from kasztelan.core.state import State


class Seat:
    """What a bot may use: its own view, its choices and re-dealt states, each made only when asked for."""

    def __init__(self, game: Game, state: State, number: int) -> None:
        self.game = game
        self.number = number
        self.hidden = state

    def legal(self) -> list[int]:
        """The actions to choose from, ascending; not to be changed."""
        return self.game.legal(self.hidden)

    def view(self) -> dict[str, Any]:
        return self.game.view(self.hidden, self.number)

    def decision(self) -> dict[str, Any]:
        return self.game.decision(self.hidden)

    def features(self) -> list[float]:
        return self.game.features(self.hidden, self.number)

    def determinize(self, chance: Chance) -> State:
        """A whole state that fits all this seat knows; the truth is in it only by chance."""
        return self.game.determinize(self.hidden, self.number, chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Decides for a seat."""

    def choose(self, seat: Seat) -> int:
        """One of `seat.legal()`."""
        raise TypeError("a player chooses")
