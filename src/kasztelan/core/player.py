"""Who sits at the table, and what such a player is given to decide with."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from kasztelan.core.chance import Chance
from kasztelan.core.errors import Reason
from kasztelan.core.game import Game
from kasztelan.core.state import State


class Seat:
    """What a bot may use: its own view, its choices and re-dealt states, each made only when asked for."""

    def __init__(self, game: Game, state: State, number: int) -> None:
        self.game = game
        self.number = number
        self.hidden = state

    def __repr__(self) -> str:
        return f"<seat {self.number} of {self.game.name}>"

    def legal(self) -> list[int]:
        """The actions to choose from, ascending; not to be changed. None while somebody else is asked."""
        stack = self.hidden.stack
        return self.game.legal(self.hidden) if stack and stack[-3] == self.number else []

    def facts(self, action: int) -> dict[str, Any]:
        """What one of `legal()` costs, brings and leaves."""
        return self.game.facts(self.hidden, action)

    def view(self) -> dict[str, Any]:
        return self.game.view(self.hidden, self.number)

    def deductions(self) -> dict[str, Any] | None:
        """What can be worked out about hidden things from all this seat saw; None in a game that has no such thing."""
        return self.game.deductions(self.hidden, self.number)

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

    def explain(self, seat: Seat, action: int) -> Reason | None:
        """Why this player would do `action`: the code and facts of what it went by, of the seat's own knowledge.

        None from one that cannot say.
        """
        return None
