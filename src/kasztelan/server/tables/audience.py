"""Everybody who looks at a table: connections, the eyes they look through, and what they are sent."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Protocol

import msgspec

from kasztelan.core.events import Step
from kasztelan.core.state import State
from kasztelan.server.tables.eyes import Eyes

ENCODER: Final = msgspec.json.Encoder()
SOON: Final = 0.25
"""Seconds in which comings and goings are gathered: nobody makes a table busy by knocking at its door."""


class Listener(Protocol):
    """A connection. `person` is whoever it belongs to, None for a stranger; the table says what `eyes` it has."""

    person: str | None
    eyes: tuple[int | None, ...]

    def tell(self, message: bytes) -> None: ...

    def goodbye(self) -> None:
        """Sends the client away, to come back."""


class Audience:
    """Keeps a picture for every pair of eyes and sends what changes in it.

    `seats_of` tells which seats a person holds, `picture` what a seat (None: a spectator) sees now, `view` what it
    sees of a game's state, `is_host` whether somebody is the host.
    """

    def __init__(
        self,
        seats_of: Callable[[str], list[int]],
        picture: Callable[[int | None], dict[str, Any]],
        view: Callable[[State, int | None], dict[str, Any]],
        now: Callable[[], float],
        is_host: Callable[[str], bool],
    ) -> None:
        self.seats_of = seats_of
        self.picture = picture
        self.view = view
        self.now = now
        self.is_host = is_host
        self.run = secrets.token_hex(4)
        self.listeners: set[Listener] = set()
        self.eyes: dict[int | None, Eyes] = {}
        self.told_here: bytes | None = None
        self.telling: asyncio.TimerHandle | None = None

    def eyes_of(self, person: str | None) -> tuple[int | None, ...]:
        """A person's seats, or a spectator's eyes."""
        held = self.seats_of(person) if person is not None else []
        return tuple(held) if held else (None,)

    def join(self, listener: Listener, run: str, versions: Mapping[str, int]) -> None:
        """A connection begins to look; it is sent all it missed, or everything."""
        listener.eyes = self.eyes_of(listener.person)
        self.listeners.add(listener)
        self.say_seats(listener)
        for seat in listener.eyes:
            eyes = self.open(seat)
            known = versions.get("null" if seat is None else str(seat))
            now = self.now()
            for message in [eyes.whole(now)] if known is None else eyes.since(run, known, now):
                listener.tell(message)
        listener.tell(self.here())
        self.tell_soon()

    def part(self, listener: Listener) -> None:
        """A connection is gone; its eyes stay open for a while."""
        self.listeners.discard(listener)
        looking = {seat for one in self.listeners for seat in one.eyes}
        for seat in listener.eyes:
            if seat not in looking and seat in self.eyes:
                self.eyes[seat].left_at = self.now()
        self.tell_soon()

    def open(self, seat: int | None) -> Eyes:
        """The eyes of a seat, up to date."""
        eyes = self.eyes.get(seat)
        if eyes is None:
            eyes = self.eyes[seat] = Eyes(seat, self.run, self.picture(seat))
        elif eyes.asleep(self.now()):
            eyes.open_again(self.picture(seat))
        eyes.left_at = None
        return eyes

    def show(self, steps: Iterable[Step], told: Iterable[dict[str, Any]] = ()) -> None:
        """Sends every pair of eyes what changed for it; `told` is what the table itself has to tell everybody."""
        self.follow_seats()
        heard = list(steps)
        said = list(told)
        now = self.now()
        for seat in sorted(self.eyes, key=lambda one: (one is None, one or 0)):
            eyes = self.eyes[seat]
            if eyes.asleep(now):
                continue
            seen = [
                (self.view(step.state, seat), [one.seen_by(seat) for one in step.events]) for step in heard
            ]
            message = eyes.look(self.picture(seat), seen, said, now)
            if message is not None:
                for listener in self.listeners:
                    if seat in listener.eyes:
                        listener.tell(message)

    def follow_seats(self) -> None:
        """Whoever sat down or stood up looks through other eyes from now on, beginning with the whole picture."""
        for listener in list(self.listeners):
            due = self.eyes_of(listener.person)
            if due == listener.eyes:
                continue
            new = [seat for seat in due if seat not in listener.eyes]
            self.part(listener)
            listener.eyes = due
            self.listeners.add(listener)
            self.say_seats(listener)
            for seat in new:
                listener.tell(self.open(seat).whole(self.now()))

    def say_seats(self, listener: Listener) -> None:
        seats = [seat for seat in listener.eyes if seat is not None]
        hosting = listener.person is not None and self.is_host(listener.person)
        listener.tell(ENCODER.encode({"type": "seats", "seats": seats, "hosting": hosting}))

    # --- who is there

    def here(self) -> bytes:
        """Which seats have a connection, and how many others watch; nobody is told who these are."""
        seats = {seat for one in self.listeners for seat in one.eyes if seat is not None}
        watching = [one.person for one in self.listeners if None in one.eyes]
        strangers = watching.count(None)
        people = len({one for one in watching if one is not None})
        told = {"type": "here", "seats": sorted(seats), "watching": people + strangers}
        return ENCODER.encode(told)

    def tell_soon(self) -> None:
        """Tells everybody in a moment who is there, however many come and go until then."""
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(SOON, self.tell_here)

    def tell_here(self) -> None:
        self.telling = None
        message = self.here()
        if message != self.told_here:
            self.told_here = message
            for listener in list(self.listeners):
                listener.tell(message)
