"""Everybody who looks at a table: connections, the eyes they look through, and what they are sent."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Protocol

import msgspec

from kasztelan.core.events import Event
from kasztelan.server.tables.eyes import Eyes

ENCODER: Final = msgspec.json.Encoder()


class Listener(Protocol):
    """A connection. `person` is whoever it belongs to, None for a stranger; the table says what `eyes` it has."""

    person: str | None
    eyes: tuple[int | None, ...]

    def tell(self, message: bytes) -> None: ...

    def goodbye(self) -> None:
        """Sends the client away, to come back."""


class Audience:
    """Keeps a picture for every pair of eyes and sends what changes in it.

    `seats_of` tells which seats a person holds, `picture` what a seat (None: a spectator) sees now.
    """

    def __init__(
        self,
        seats_of: Callable[[str], list[int]],
        picture: Callable[[int | None], dict[str, Any]],
        now: Callable[[], float],
    ) -> None:
        self.seats_of = seats_of
        self.picture = picture
        self.now = now
        self.run = secrets.token_hex(4)
        self.listeners: set[Listener] = set()
        self.eyes: dict[int | None, Eyes] = {}

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

    def part(self, listener: Listener) -> None:
        """A connection is gone; its eyes stay open for a while."""
        self.listeners.discard(listener)
        looking = {seat for one in self.listeners for seat in one.eyes}
        for seat in listener.eyes:
            if seat not in looking and seat in self.eyes:
                self.eyes[seat].left_at = self.now()

    def open(self, seat: int | None) -> Eyes:
        """The eyes of a seat, up to date."""
        eyes = self.eyes.get(seat)
        if eyes is None:
            eyes = self.eyes[seat] = Eyes(seat, self.run, self.picture(seat))
        elif eyes.asleep(self.now()):
            eyes.open_again(self.picture(seat))
        eyes.left_at = None
        return eyes

    def show(self, events: Iterable[Event], told: Iterable[dict[str, Any]] = ()) -> None:
        """Sends every pair of eyes what changed for it; `told` is what the table itself has to tell everybody."""
        self.follow_seats()
        heard = list(events)
        said = list(told)
        now = self.now()
        for seat in sorted(self.eyes, key=lambda one: (one is None, one or 0)):
            eyes = self.eyes[seat]
            if eyes.asleep(now):
                continue
            message = eyes.look(self.picture(seat), [*(event.seen_by(seat) for event in heard), *said], now)
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
        listener.tell(ENCODER.encode({"type": "seats", "seats": seats}))
