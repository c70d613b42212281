"""The data of a game in progress, and the stack of decisions that are still to be made."""

from __future__ import annotations

from typing import Any, Final

NATURE: Final = -1
"""The player who throws dice and draws cards."""
OVER: Final = -2
"""Nobody decides any more."""
FRAME: Final = 4
"""Ints a pending decision takes on the stack: what is asked, who is asked, and two facts."""
EVERYONE: Final = -1
"""Audience of an event that all seats and the spectators may see."""

# One line on the tape: event code, audience (bit per seat, EVERYONE), what everybody may know, what the audience may.
Noted = tuple[int, int, tuple[int, ...], tuple[int, ...]]


class State:
    """Plain data with a cheap `copy`; a game adds its own slots.

    `stack` holds the pending decisions, the present one on top. `choices` caches the legal actions and is dropped
    by whoever changes the state; a copy may share it, since it is replaced and never changed. `tape` takes down
    what happens while somebody listens; it is no part of the position and no copy has it.
    """

    def __init__(self) -> None:
        self.stack: list[int] = []
        self.choices: list[int] | None = None
        self.tape: list[Noted] | None = None

    def push(self, what: int, who: int, x: int, y: int) -> None:
        """Asks `who` to decide `what`; `x` and `y` are the decision's own facts."""
        stack = self.stack
        stack.append(what)
        stack.append(who)
        stack.append(x)
        stack.append(y)

    def pop(self) -> None:
        """Takes the present decision off the stack."""
        del self.stack[-4:]

    def copy(self) -> State:
        raise TypeError("a game's state copies itself")

    def to_data(self) -> dict[str, Any]:
        """Everything the position is made of, as JSON data."""
        raise TypeError("a game's state writes itself")
