"""A table's clock: how long each seat may still think. It knows no time of its own; every call is told it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from kasztelan.core.errors import Reason, Refusal, impossible, one_of

KINDS: Final = ("none", "decision", "game", "slow")
LONGEST: Final = 60 * 60 * 24 * 30
SHORTEST: Final = 5
GRACE: Final = 5.0
"""Seconds at the beginning of a decision that do not count, to see what the others did; the same for everybody."""
MOMENT: Final = 10.0
"""Seconds that whoever takes a seat back with an empty clock has at least."""

Decision = tuple[int, int]
"""Whose it is, and its place."""


class Clock:
    """`decision`: seconds for each decision. `game`: a bank for the whole game and an increment for each decision.

    `slow`: like `decision`, in hours or days. Only the seat that is waited for loses time, and none is lost while the
    server is down: what is stored is what is left, not when it ends. A decision is known by its `place`, the number of
    actions that stand before it, so that taking a move back and making it again wins no time: `kept` is what was left
    when a decision was made, `rewarded` and `helped` are those that had their increment or their moment. A decision
    that follows what others did begins with `grace` seconds during which the clock stands; `unused` is how much of
    them each decision still has.
    """

    def __init__(
        self,
        kind: str,
        seconds: float,
        increment: float,
        left: list[float],
        place: int = -1,
        grace: float = 0.0,
    ) -> None:
        self.kind = kind
        self.seconds = seconds
        self.increment = increment
        self.grace = grace
        self.left = left
        self.place = place
        self.waiting: int | None = None
        self.since = 0.0
        self.kept: dict[Decision, float] = {}
        self.rewarded: set[Decision] = set()
        self.helped: set[Decision] = set()
        self.unused: dict[Decision, float] = {}

    def to_data(self, now: float) -> dict[str, Any]:
        """What is stored: the time left for every seat as of `now`, and for which decision."""
        return {
            "kind": self.kind,
            "seconds": self.seconds,
            "increment": self.increment,
            "grace": self.grace,
            "left": [round(self.left_for(seat, now), 3) for seat in range(len(self.left))],
            "place": self.place,
            "kept": [[*one, round(self.kept_at(one, now), 3)] for one in sorted(self.kept)],
            "rewarded": sorted(self.rewarded),
            "helped": sorted(self.helped),
            "unused": [[*one, round(self.unused_at(one, now), 3)] for one in sorted(self.unused)],
        }

    def shown(self) -> dict[str, Any]:
        """What everybody sees: the time left for every seat, and whose time runs from when on."""
        return {
            "kind": self.kind,
            "seconds": self.seconds,
            "increment": self.increment,
            "grace": self.grace,
            "left": [round(one, 3) for one in self.left],
            "waiting": self.waiting,
            "since": round(self.runs_from(), 3),
        }

    def runs_from(self) -> float:
        """When the time of whoever is waited for begins to run, or began to."""
        if self.waiting is None:
            return self.since
        return self.since + self.unused.get((self.waiting, self.place), 0.0)

    def left_for(self, seat: int, now: float) -> float:
        spent = max(0.0, now - self.runs_from()) if seat == self.waiting else 0.0
        return max(0.0, self.left[seat] - spent)

    def kept_at(self, one: Decision, now: float) -> float:
        """What is left at `now` of the time of a decision that the clock has been stopped at before."""
        return self.left_for(one[0], now) if one == (self.waiting, self.place) else self.kept[one]

    def unused_at(self, one: Decision, now: float) -> float:
        """How much of the grace of a decision is unused at `now`."""
        passed = max(0.0, now - self.since) if one == (self.waiting, self.place) else 0.0
        return max(0.0, self.unused[one] - passed)

    def wait_for(self, seat: int | None, place: int, now: float) -> None:
        """The table now waits at `place` for `seat` (None: nobody whose time runs)."""
        if self.kind == "none":
            return
        if self.waiting is not None:
            self.settle(self.waiting, place, now)
        if seat is not None and self.kind != "game" and (place != self.place or (seat, place) in self.kept):
            self.left[seat] = self.kept.get((seat, place), self.seconds)
        self.waiting = seat
        self.place = place
        self.since = now

    def settle(self, seat: int, place: int, now: float) -> None:
        """Takes off what `seat` has spent, and adds the increment if it has answered for the first time."""
        answered = (seat, self.place)
        self.left[seat] = self.left_for(seat, now)
        if answered in self.unused:
            self.unused[answered] = self.unused_at(answered, now)
        if self.kind != "game":
            self.kept[answered] = self.left[seat]
        elif place > self.place and answered not in self.rewarded:
            self.rewarded.add(answered)
            self.left[seat] += self.increment

    def give_grace(self, seat: int, place: int) -> None:
        """The decision of `seat` at `place` follows what others did: its first seconds do not count, but only once."""
        if self.grace:
            self.unused.setdefault((seat, place), self.grace)

    def give_moment(self, seat: int) -> None:
        """Whoever takes a seat back has a moment at least, but only once at each place."""
        if self.kind == "none" or (seat, self.place) in self.helped:
            return
        self.helped.add((seat, self.place))
        self.left[seat] = max(self.left[seat], self.increment, MOMENT)
        for known in [one for one in self.kept if one[0] == seat]:
            self.kept[known] = max(self.kept[known], MOMENT)

    def take_back(self, seat: int, place: int, now: float) -> None:
        """After `seat` took moves back to `place` the others are asked anew, and have a moment for it at least."""
        self.wait_for(None, self.place, now)
        for known in [one for one in self.kept if one[0] != seat and one[1] > place]:
            self.kept[known] = max(self.kept[known], min(MOMENT, self.seconds))

    def forget_before(self, place: int) -> None:
        """Nobody goes back to before `place` any more."""
        self.kept = {one: left for one, left in self.kept.items() if one[1] >= place}
        self.rewarded = {one for one in self.rewarded if one[1] >= place}
        self.helped = {one for one in self.helped if one[1] >= place}
        self.unused = {one: left for one, left in self.unused.items() if one[1] >= place}

    def runs_out_in(self, now: float) -> float | None:
        """Seconds until the seat waited for has no time left, or None."""
        if self.kind == "none" or self.waiting is None:
            return None
        return max(0.0, self.runs_from() - now) + self.left_for(self.waiting, now)


def steady_time(
    wall: Callable[[], float] = time.time, ticks: Callable[[], float] = time.monotonic
) -> Callable[[], float]:
    """A time that begins with the time of day and then only ticks: nobody wins or loses if the day's clock is set."""
    ahead = wall() - ticks()
    return lambda: ticks() + ahead


def new_clock(data: Any, seats: int) -> Clock:
    """A clock from what a table's host asked for; refuses what makes no sense."""
    known = ("kind", "seconds", "increment")
    if not isinstance(data, dict) or data.get("kind", "none") not in KINDS:
        raise Refusal("clock.kind", impossible(data), one_of(list(KINDS)))
    for name in data:
        if name not in known:
            raise Refusal(f"clock.{name}", Reason("not_known"), one_of(list(known)))
    kind = data.get("kind", "none")
    if kind == "none":
        return Clock(kind, 0.0, 0.0, [0.0] * seats)
    seconds = checked(data.get("seconds", 60), "clock.seconds", SHORTEST)
    increment = checked(data.get("increment", 0), "clock.increment", 0)
    return Clock(kind, seconds, increment, [seconds] * seats, grace=GRACE)


def checked(value: Any, field: str, low: float) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= LONGEST:
        raise Refusal(field, impossible(value), Reason("seconds", {"low": int(low), "high": int(LONGEST)}))
    return float(value)


def stored_clock(data: dict[str, Any]) -> Clock:
    """A clock as `to_data` wrote it; a table that was opened without grace goes on without."""
    left = [float(one) for one in data["left"]]
    place, grace = data.get("place", -1), data.get("grace", 0.0)
    clock = Clock(data["kind"], data["seconds"], data["increment"], left, place, grace)
    clock.kept = {(seat, at): float(spare) for seat, at, spare in data.get("kept", [])}
    clock.rewarded = {(seat, at) for seat, at in data.get("rewarded", [])}
    # An older program called it so.
    clock.helped = {(seat, at) for seat, at in data.get("helped", data.get("graced", []))}
    clock.unused = {(seat, at): float(spare) for seat, at, spare in data.get("unused", [])}
    return clock
