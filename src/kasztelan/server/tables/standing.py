"""What a live table holds in memory, and the checks that its commands begin with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from kasztelan.core.events import Event
from kasztelan.core.game import Game
from kasztelan.core.match import Match
from kasztelan.server.storage.store import NotKept, Row, Store
from kasztelan.server.tables.audience import Audience, Listener
from kasztelan.server.tables.clock import Clock, stored_clock
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.seating import Chair, chairs_from_text, seats_of
from kasztelan.server.tables.taking_back import UndoWish
from kasztelan.server.tables.thinking import Thinkers

STATUSES: Final = ("open", "playing", "paused", "finished", "frozen", "closed")
NOBODY: Final = ""
"""The owner of a table that was let go, which no row ever names; the host of a table whose host was deleted."""
DAY: Final = 86_400.0


class Standing:
    """All that is known of a table; `LiveTable` fills it in."""

    id: str
    game: Game
    visibility: str
    host: str
    title: str | None
    options: dict[str, Any]
    opening: dict[str, Any] | None
    key: bytes
    store: Store
    thinkers: Thinkers
    now: Callable[[], float]
    """The time of day, for what is kept and read again after a restart."""
    steady: Callable[[], float]
    """A time that never jumps, for clocks and whatever else runs while the server is up."""
    owner: str | None
    lock: asyncio.Lock
    match: Match | None
    audience: Audience
    heard: list[Event]
    undo_wish: UndoWish | None
    hinting: set[str]
    waiting_task: asyncio.Task[None] | None
    closed: bool
    spoiled: Callable[[], None]
    """Called when memory no longer tells what is kept: whoever holds the table drops it."""

    def read_row(self, row: Row) -> None:
        """Takes over all that may change from what is kept."""
        self.status: str = row["status"]
        self.host = row["host"]
        self.chairs: list[Chair] = chairs_from_text(row["seats"])
        self.clock: Clock = stored_clock(msgspec.json.decode(row["clock"]))
        self.notice: str | None = row["notice"]
        self.length: int = row["length"]
        self.prefix: int = row["prefix"]
        self.admitted: list[str] = msgspec.json.decode(row["admitted"])
        self.rematch: str | None = row["rematch"]
        # A table that was exported by an older program has none.
        pause = msgspec.json.decode(row.get("pause") or "{}")
        self.paused_at: float = pause.get("at", 0.0)
        self.pause_votes: set[str] = set(pause.get("votes", []))

    @property
    def listeners(self) -> set[Listener]:
        """The connections that look at this table."""
        return self.audience.listeners

    def seats_for(self, people: set[str]) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person in people]

    def pause_until(self) -> float | None:
        """Until when a pause needs everybody to go on: a day, or two decisions if that is longer; None if there is none."""
        if self.status != "paused":
            return None
        return self.paused_at + max(DAY, 2 * self.clock.seconds)

    # --- what a command needs

    def need(self, *status: str) -> None:
        if self.owner == NOBODY:
            raise NotKept("the table was let go")
        if self.status not in status:
            raise Refused("wrong_status", {"status": self.status, "allowed": list(status)})

    def need_host(self, person: str) -> None:
        if person != self.host:
            raise Refused("only_the_host")

    def need_match(self, *status: str) -> Match:
        self.need(*status)
        if self.match is None:
            raise Refused("wrong_status", {"status": self.status, "allowed": ["playing"]})
        return self.match

    def need_current(self, n: int) -> None:
        """A double click, a replayed packet or a stale tab answers a decision that is no longer open."""
        current = len(self.match.history) if self.match is not None else 0
        if n != current:
            raise Refused("stale", {"n": n, "current": current})

    def need_seats(self, person: str) -> list[int]:
        seats = seats_of(self.chairs, person)
        if not seats:
            raise Refused("not_seated")
        return seats

    def need_present(self, person: str) -> list[int]:
        """The seats for which this person decides; whoever only has seats that a bot plays takes one back first."""
        seats = self.need_seats(person)
        here = [seat for seat in seats if not self.chairs[seat].away]
        if not here:
            raise Refused("bot_plays_on", {"seat": seats[0]})
        return here

    def need_turn(self, person: str, seat: int | None = None) -> int:
        """The seat that is asked, if this person sits there and no bot plays for them."""
        who = self.need_match("playing").waiting_for()
        if who not in self.need_seats(person) or (seat is not None and seat != who):
            raise Refused("not_your_decision")
        if self.chairs[who].away:
            raise Refused("bot_plays_on", {"seat": who})
        return who

    def may_look(self, person: str | None) -> bool:
        """Whether somebody may watch: at a password table only those who sit there or knew the password."""
        if self.visibility != "password":
            return True
        if person is None:
            return False
        return person == self.host or person in self.admitted or bool(seats_of(self.chairs, person))
