"""The data of a game in progress, and the stack of decisions that are still to be made."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

NATURE: Final = -1
"""The player who throws dice and draws cards."""
OVER: Final = -2
"""Nobody decides any more."""
RULES: Final = -3
"""Asked of nobody: the rules go on by themselves. Never left on top of the stack after an action."""
FRAME: Final = 4
"""Ints a pending decision takes on the stack: what is asked, who is asked, and two facts."""
EVERYONE: Final = -1
"""Audience of an event that all seats and the spectators may see."""

# One line on the tape: event code, audience (bit per seat, EVERYONE), what everybody may know, what the audience may.
Noted = tuple[int, int, tuple[int, ...], tuple[int, ...]]


def asked(who: int) -> str:
    """Who decides, for a reader."""
    if who >= 0:
        return f"seat {who} decides"
    return {NATURE: "chance decides", RULES: "the rules go on"}.get(who, "the game is over")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data with a cheap `copy`; a game adds its own slots.

    `stack` holds the pending decisions, the present one on top. `choices` caches the legal actions and is dropped
    by whoever changes the state; a copy may share it, since it is replaced and never changed. `tape` takes down
    what happens while somebody keeps note, `steps` each step of an action with the position after it while somebody
    listens; neither is part of the position and no copy has them.
    """

    def __init__(self) -> None:
        self.stack: list[int] = []
        self.choices: list[int] | None = None
        self.tape: list[Noted] | None = None
        self.steps: list[tuple[list[Noted], State]] | None = None

    def __repr__(self) -> str:
        return f"<state: {asked(self.stack[-3] if self.stack else OVER)}>"

    def push(self, what: int, who: int, x: int, y: int) -> None:
        """Asks `who` to decide `what`; `x` and `y` are the decision's own facts."""
        stack = self.stack
        stack.append(what)
        stack.append(who)
        stack.append(x)
        stack.append(y)

    def pop(self) -> None:
        """Takes the present decision off the stack."""
        stack = self.stack
        stack.pop()
        stack.pop()
        stack.pop()
        stack.pop()

    def step_done(self) -> None:
        """Hands out what was noted since the step before, and the position as it is now."""
        steps = self.steps
        if steps is not None:
            noted = self.tape
            self.tape = []
            steps.append(([] if noted is None else noted, self.copy()))

    def copy(self) -> State:
        raise TypeError("a game's state copies itself")

    def to_data(self) -> dict[str, Any]:
        """Everything the position is made of, as JSON data."""
        raise TypeError("a game's state writes itself")
