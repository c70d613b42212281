"""How much one person or address may ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

FORGET: Final = 10_000
LONGEST_BODY: Final = 1_048_576
"""Bytes of a request's body; the record of a long game is a tenth of it."""
MAY_HAVE: Final = "kasztelan.may_have"
"""The key in a scope that says how many bytes its body may have, if not `LONGEST_BODY`."""
LINES_A_MINUTE: Final = 20
"""Chat lines, mutes and reports of one person."""
HINTS_A_MINUTE: Final = 20
"""Hints that one person, or one address, may ask bots for."""
LOOKS_A_MINUTE: Final = 300
"""Looks of one address at the server's health and metrics."""
COST_OF_A_GUEST: Final = 10
COST_OF_A_TABLE: Final = 10
COST_OF_A_PASSWORD: Final = 10
COST_OF_AN_EXPORT: Final = 10
COST_OF_A_REPLAY: Final = 3
"""How many ordinary requests of an address something dear counts as."""


class Allowance:
    """A bucket for each name that fills up with time: `rate` a minute, at most one minute's worth at once."""

    def __init__(self, rate: int, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self.buckets: dict[str, tuple[float, float]] = {}

    def take(self, name: str, amount: float = 1.0) -> bool:
        """Whether there was enough left; takes it if so. A full bucket is always enough."""
        at = self.now()
        left, since = self.buckets.get(name, (float(self.rate), at))
        left = min(float(self.rate), left + max(0.0, at - since) * self.rate / 60)
        enough = left >= min(amount, self.rate)
        self.buckets[name] = (max(0.0, left - amount) if enough else left, at)
        if len(self.buckets) > FORGET:
            self.forget(at)
        return enough

    def forget(self, at: float) -> None:
        """Drops those who have been quiet for a minute: their buckets are full anyway.

        Should that not be enough, those who took least go too, so that many names cannot eat the memory.
        """
        self.buckets = {name: kept for name, kept in self.buckets.items() if at - kept[1] < 60}
        if len(self.buckets) > FORGET:
            emptiest = sorted(self.buckets.items(), key=lambda one: one[1][0])
            self.buckets = dict(emptiest[: FORGET // 2])


class Presence:
    """How many connections each name has open at this moment."""

    def __init__(self) -> None:
        self.open: dict[str, int] = {}

    def enter(self, name: str, most: int) -> bool:
        """Counts one more, unless there are as many as may be."""
        if self.open.get(name, 0) >= most:
            return False
        self.open[name] = self.open.get(name, 0) + 1
        return True

    def leave(self, name: str) -> None:
        self.open[name] -= 1
        if not self.open[name]:
            del self.open[name]
