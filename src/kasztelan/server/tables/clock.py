"""A table's clock: how long each seat may still think. It knows no time of its own; every call is told it."""

from __future__ import annotations

from typing import Any, Final

from kasztelan.core.errors import Refusal

KINDS: Final = ("none", "decision", "game", "slow")
LONGEST: Final = 60 * 60 * 24 * 30


class Clock:
    """`decision`: seconds for each decision. `game`: a bank for the whole game and an increment for each decision.

    `slow`: like `decision`, in hours or days. Only the seat that is waited for loses time, and none is lost while the
    server is down: what is stored is what is left, not when it ends.
    """

    def __init__(self, kind: str, seconds: float, increment: float, left: list[float]) -> None:
        self.kind = kind
        self.seconds = seconds
        self.increment = increment
        self.left = left
        self.waiting: int | None = None
        self.since = 0.0

    def to_data(self, now: float) -> dict[str, Any]:
        """What is stored and shown: the time left for every seat as of `now`."""
        return {
            "kind": self.kind,
            "seconds": self.seconds,
            "increment": self.increment,
            "left": [round(self.left_for(seat, now), 3) for seat in range(len(self.left))],
        }

    def left_for(self, seat: int, now: float) -> float:
        spent = now - self.since if seat == self.waiting else 0.0
        return max(0.0, self.left[seat] - spent)

    def wait_for(self, seat: int | None, now: float) -> None:
        """The table now waits for `seat` (None: nobody whose time runs)."""
        if self.kind == "none":
            return
        if self.waiting is not None:
            self.left[self.waiting] = self.left_for(self.waiting, now)
            if self.waiting != seat and self.kind == "game":
                self.left[self.waiting] += self.increment
        if seat is not None and self.kind in ("decision", "slow"):
            self.left[seat] = self.seconds
        self.waiting = seat
        self.since = now

    def runs_out_in(self, now: float) -> float | None:
        """Seconds until the seat waited for has no time left, or None."""
        if self.kind == "none" or self.waiting is None:
            return None
        return self.left_for(self.waiting, now)


def new_clock(data: Any, seats: int) -> Clock:
    """A clock from what a table's host asked for; refuses what makes no sense."""
    if not isinstance(data, dict) or data.get("kind", "none") not in KINDS:
        raise Refusal("clock.kind", repr(data), ", ".join(KINDS))
    kind = data.get("kind", "none")
    seconds = checked(
        data.get("seconds", 0 if kind == "none" else 60), "clock.seconds", 0 if kind == "none" else 5
    )
    increment = checked(data.get("increment", 0), "clock.increment", 0)
    return Clock(kind, seconds, increment, [seconds] * seats)


def checked(value: Any, field: str, low: float) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= LONGEST:
        raise Refusal(field, repr(value), f"{low} to {LONGEST} seconds")
    return float(value)


def stored_clock(data: dict[str, Any]) -> Clock:
    """A clock as `to_data` wrote it."""
    return Clock(data["kind"], data["seconds"], data["increment"], [float(one) for one in data["left"]])
