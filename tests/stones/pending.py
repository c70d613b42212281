"""Everything that can lie on the stack: what NATURE and the seats are asked, then what the rules do by themselves."""

from __future__ import annotations

from typing import Final

from kasztelan.core.state import NATURE, RULES
from tests.stones.state import UNKNOWN, Bank

CALL, LUCK, FIRST, TURN, START, DECIDE, TAKE, REST, RISE, WASH, EBB, COUNT = range(12)
NAMES: Final = ("call", "luck", "first", "turn")
"""What is asked; for all else the decision is called `rules`."""


def set_up(s: Bank) -> None:
    """First which automa plays, then the lucky numbers, then who begins."""
    random_first = s.box.options["first"] == "random"
    s.push(FIRST if random_first else START, NATURE if random_first else RULES, 0, 0)
    for seat in reversed(range(s.box.seats)):
        s.push(LUCK, NATURE, seat, 0)
    if s.box.automa and s.automa == UNKNOWN:
        s.push(CALL, NATURE, 0, 0)


def ask_next(s: Bank) -> None:
    """Whose turn it is now."""
    who = s.to_move()
    if who < s.box.seats:
        s.push(TURN, who, 0, 0)
    else:
        s.push(DECIDE, RULES, who, 0)
