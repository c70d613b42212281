"""How much one person or address may ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

FORGET: Final = 10_000


class Allowance:
    """A bucket for each name that fills up with time: `rate` a minute, at most one minute's worth at once."""

    def __init__(self, rate: int, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self.buckets: dict[str, tuple[float, float]] = {}

    def take(self, name: str, amount: float = 1.0) -> bool:
        """Whether there was enough left; takes it if so."""
        at = self.now()
        left, since = self.buckets.get(name, (float(self.rate), at))
        left = min(float(self.rate), left + (at - since) * self.rate / 60)
        enough = left >= amount
        self.buckets[name] = (left - amount if enough else left, at)
        if len(self.buckets) > FORGET:
            self.forget(at)
        return enough

    def forget(self, at: float) -> None:
        """Drops those who have been quiet for a minute: their buckets are full anyway."""
        self.buckets = {name: kept for name, kept in self.buckets.items() if at - kept[1] < 60}
