"""A live table: one owner of the game in progress, which does one command at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from kasztelan.core.events import Step
from kasztelan.core.match import Match
from kasztelan.core.walk import again, entries
from kasztelan.server.storage.store import NotKept, Row, Store
from kasztelan.server.tables.absence import Absence
from kasztelan.server.tables.advice import Advice
from kasztelan.server.tables.audience import Audience, Listener
from kasztelan.server.tables.bot_processes import Thinkers
from kasztelan.server.tables.changes import Changes
from kasztelan.server.tables.lobby import Lobby
from kasztelan.server.tables.moves import Moves
from kasztelan.server.tables.past import points_over_time
from kasztelan.server.tables.pictures import about, picture_of
from kasztelan.server.tables.rematch import Rematch
from kasztelan.server.tables.seating import Chair, seats_of
from kasztelan.server.tables.table_data import NOBODY, TableData
from kasztelan.server.tables.table_log import TableLog
from kasztelan.server.tables.votes import Votes
from kasztelan.server.tables.waiting import Waiting


class LiveTable:
    """A table in memory. Every command takes the lock, is made durable, and only then shown.

    Whoever looks at it takes the lock too: while a command is being written, memory is ahead of what is kept. It is put
    together here: `data` is what it knows, `log` what is kept, `audience` who looks, `changes` the way from a change to
    the eyes, `waiting` bots and clocks; `lobby`, `moves`, `advice`, `votes`, `absence` and `again` are what people can do.
    """

    def __init__(
        self,
        row: Row,
        store: Store,
        thinkers: Thinkers,
        now: Callable[[], float],
        owner: str | None = None,
        steady: Callable[[], float] | None = None,
    ) -> None:
        self.lock = asyncio.Lock()
        # The time of day, for what is kept and read again; one that never jumps, for what runs while the server is up.
        steady = now if steady is None else steady
        self.data = data = TableData(row, owner)
        self.id = data.id
        self.game = data.game
        self.audience = Audience(
            lambda person: seats_of(data.chairs, person),
            partial(picture_of, data),
            data.game.view,
            steady,
            lambda person: person == data.host,
        )
        self.log = TableLog(data, store, now)
        self.changes = Changes(data, self.log, steady, self.show, self.go_on, self.let_go)
        self.lobby = Lobby(data, self.log, self.changes)
        self.moves = Moves(data, self.changes)
        self.advice = Advice(data, self.lock, thinkers)
        self.votes = Votes(data, self.changes, self.audience, now, steady)
        self.again = Rematch(data, self.changes, self.audience)
        self.absence = Absence(data, self.changes, self.votes)
        self.waiting = Waiting(
            data, self.lock, self.audience, thinkers, steady, self.moves.do, self.absence.let_bot_play
        )
        self.after_change: list[Callable[[LiveTable], None]] = []
        """Told of every change once it is kept and shown."""

    @property
    def status(self) -> str:
        return self.data.status

    @property
    def match(self) -> Match | None:
        return self.data.match

    @property
    def chairs(self) -> list[Chair]:
        return self.data.chairs

    @property
    def listeners(self) -> set[Listener]:
        """The connections that look at this table."""
        return self.audience.listeners

    # --- looking

    def join(self, listener: Listener, run: str, versions: Mapping[str, int]) -> None:
        """A connection begins to look; it is sent all it missed, or everything."""
        if self.data.owner == NOBODY:
            # What memory holds may never have been kept, so it is not shown.
            listener.goodbye()
            return
        self.audience.join(listener, run, versions)

    def part(self, listener: Listener) -> None:
        self.audience.part(listener)

    def show(self, steps: Iterable[Step], told: Iterable[dict[str, Any]] = ()) -> None:
        """Sends every pair of eyes at the table what changed for it."""
        self.audience.show(steps, told)
        for hear in self.after_change:
            hear(self)

    def picture(self, seat: int | None) -> dict[str, Any]:
        """All that these eyes may see."""
        return picture_of(self.data, seat)

    def about(self) -> dict[str, Any]:
        """What everybody may know of the table itself."""
        return about(self.data)

    def points(self, viewer: int | None) -> list[dict[str, Any]]:
        """Points by source over time: all of them after the game, before that what the viewer could count."""
        match = self.data.need_match("playing", "paused", "finished")
        return points_over_time(again(match, entries(match), True), viewer, self.status == "finished")

    # --- in memory

    async def load(self) -> None:
        """Replays the log, so that bots and clocks go on."""
        await self.changes.load()

    def go_on(self, after: float) -> None:
        self.waiting.begin(after)

    def let_go(self) -> None:
        """Another server plays on: nothing is written from here any more, and everybody here comes back there."""
        self.data.closed = True
        self.data.owner = NOBODY
        self.waiting.stop()
        self.data.match = None
        for listener in list(self.listeners):
            listener.goodbye()

    async def close(self) -> None:
        """Keeps the clocks as they stand and lets go of everything."""
        self.data.closed = True
        self.waiting.stop()
        if self.status in ("playing", "paused"):
            with suppress(NotKept):
                await self.changes.keep()
