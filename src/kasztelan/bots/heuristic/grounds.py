"""Why an action was chosen: the grounds that its weight was summed up from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from kasztelan.core.errors import Fact, Reason
from kasztelan.core.player import Seat


class Ground(NamedTuple):
    """One ground for an action, or against it: its code, what it weighs, and the facts it goes by."""

    code: str
    weight: float
    facts: Mapping[str, Fact] = {}


ORDER: Final = ""
"""The code of what only says when in a turn something is done; it is no reason to tell anybody."""

Accounting = Callable[[Seat], Callable[[int], list[Ground]]]
"""Looks at a decision from a seat and gives what tells the grounds of its actions; they add up to what was weighed."""


def main_ground(mine: Sequence[Ground], others: Sequence[Ground]) -> Reason | None:
    """What speaks most for an action beside the next best one; None if nothing that can be told does."""
    best: Ground | None = None
    most = 0.0
    for code in dict.fromkeys(ground.code for ground in mine if ground.code != ORDER):
        margin = total(mine, code) - total(others, code)
        if best is None or margin > most:
            best = max((one for one in mine if one.code == code), key=weight)
            most = margin
    return None if best is None else Reason(best.code, dict(best.facts))


def total(grounds: Sequence[Ground], code: str) -> float:
    return sum(ground.weight for ground in grounds if ground.code == code)


def weight(ground: Ground) -> float:
    return ground.weight
