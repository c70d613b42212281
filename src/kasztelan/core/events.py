"""What happened, and who may know it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from kasztelan.core.state import EVERYONE, Noted, State

Naming = Sequence[Any] | None
"""How an int becomes a word: a table to look it up in, or None to leave it a number."""


class Kind:
    """One sort of event: its name, its public and secret fields, and whether undo may pass it."""

    def __init__(
        self,
        name: str,
        public: Sequence[tuple[str, Naming]] = (),
        secret: Sequence[tuple[str, Naming]] = (),
        barrier: bool = False,
    ) -> None:
        self.name = name
        self.public = tuple(public)
        self.secret = tuple(secret)
        self.barrier = barrier

    def __repr__(self) -> str:
        return f"Kind({self.name})"


class Event:
    """One thing that happened; `seen_by(seat)` gives what that seat may know of it."""

    def __init__(
        self, name: str, audience: int, public: dict[str, Any], secret: dict[str, Any], barrier: bool
    ) -> None:
        self.name = name
        self.audience = audience
        self.public = public
        self.secret = secret
        self.barrier = barrier

    def knows(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) is in on the secret part."""
        if self.audience == EVERYONE:
            return True
        return seat is not None and bool(self.audience >> seat & 1)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        told = {"event": self.name, **self.public}
        if self.knows(seat):
            told.update(self.secret)
        return told

    def __repr__(self) -> str:
        told = {**self.public, **self.secret}
        return f"{self.name}({', '.join(f'{name}={value!r}' for name, value in told.items())})"


class Step:
    """One step of an action, its own or one the rules took after it: what happened, and the position afterwards."""

    def __init__(self, events: list[Event], state: State) -> None:
        self.events = events
        self.state = state

    def __repr__(self) -> str:
        return f"Step({self.events}, {self.state})"


def events_in(steps: Iterable[Step]) -> list[Event]:
    """Everything that happened in these steps, in order."""
    return [event for step in steps for event in step.events]


def read(noted: Noted, kinds: Sequence[Kind]) -> Event:
    """Puts a line of the tape into words."""
    code, audience, public, secret = noted
    kind = kinds[code]
    return Event(
        kind.name, audience, name_all(kind.public, public), name_all(kind.secret, secret), kind.barrier
    )


def name_all(fields: tuple[tuple[str, Naming], ...], values: tuple[int, ...]) -> dict[str, Any]:
    """Names the values; a last field called `name*` takes all that are left, as a list."""
    told: dict[str, Any] = {}
    for at, (name, naming) in enumerate(fields):
        if name.endswith("*"):
            told[name[:-1]] = [one if naming is None else naming[one] for one in values[at:]]
        else:
            told[name] = values[at] if naming is None else naming[values[at]]
    return told
