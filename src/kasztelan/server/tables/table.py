"""A live table: one owner of the game in progress, which does one command at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec

from kasztelan.core.chance import SeededChance
from kasztelan.core.events import Event
from kasztelan.games.catalogue import load
from kasztelan.server.storage.store import NotKept, Row, Store
from kasztelan.server.tables.audience import Audience
from kasztelan.server.tables.coming import Coming
from kasztelan.server.tables.keeping import BEGUN
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.seating import played_by_bot, seats_of
from kasztelan.server.tables.standing import STATUSES
from kasztelan.server.tables.thinking import Thinkers

__all__ = ["BEGUN", "STATUSES", "LiveTable", "Refused"]


class LiveTable(Coming):
    """A table in memory. Every command takes the lock, is made durable, and only then shown.

    Whoever looks at it takes the lock too: while a command is being written, memory is ahead of what is kept. What it
    can do stands in its bases: `Standing` what it holds, `Shown` pictures, `Kept` the log, `Moves`, `Votes`, `Coming`.
    Here it waits: for bots to think, and for clocks to run out.
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
        self.id = row["id"]
        self.game = load(row["game"])
        self.visibility = row["visibility"]
        self.host = row["host"]
        self.title = row.get("title")
        self.options = msgspec.json.decode(row["options"])
        self.opening = msgspec.json.decode(row["opening"]) if row["opening"] else None
        self.key = row["key"]
        self.store = store
        self.thinkers = thinkers
        self.now = now
        self.steady = now if steady is None else steady
        self.owner = owner
        self.lock = asyncio.Lock()
        self.match = None
        self.audience = Audience(
            lambda person: seats_of(self.chairs, person),
            self.picture,
            self.steady,
            lambda person: person == self.host,
        )
        self.heard = []
        self.undo_wish = None
        self.hinting = set()
        self.waiting_task = None
        self.closed = False
        self.pause = 0.0
        """Before each move that a bot makes for somebody who is looking on: they may want the seat back."""
        self.spoiled = self.let_go
        self.after_change: list[Callable[[LiveTable], None]] = []
        """Told of every change once it is kept and shown."""
        self.read_row(row)

    def show(self, events: Iterable[Event], told: Iterable[dict[str, Any]] = ()) -> None:
        super().show(events, told)
        for hear in self.after_change:
            hear(self)

    def arrange(self) -> None:
        """Lets a bot think, or the clock run out, as long as nothing else happens."""
        self.stop_waiting()
        match = self.match
        if match is None or self.status != "playing" or self.closed:
            return
        who = match.waiting_for()
        bot = played_by_bot(self.chairs[who], self.game.name)
        if bot is not None:
            self.waiting_task = asyncio.create_task(self.let_bot_move(who, bot))
        elif self.clock.runs_out_in(self.steady()) is not None:
            self.waiting_task = asyncio.create_task(self.let_time_pass())

    async def let_bot_move(self, who: int, bot: str) -> None:
        """A bot that fails, takes too long or cheats has its move chosen by chance."""
        match = self.match
        if match is None:
            # The table is being read again, or was let go; whoever has it then asks the bot.
            return
        n = len(match.history)
        if self.pause and self.looks_on(who):
            await asyncio.sleep(self.pause)
        action = await self.thinkers.choose(
            self.game.name, match.state.to_data(), who, bot, self.seed(n), self.host or "nobody"
        )
        async with self.lock:
            if self.match is not match or len(match.history) != n or self.status != "playing":
                return
            legal = self.game.legal(match.state)
            if action not in legal:
                action = legal[SeededChance(self.seed(n)).below(len(legal), 0)]
            # What could not be kept was taken back, and the next try is arranged.
            with suppress(NotKept):
                await self.do(who, action)

    def looks_on(self, who: int) -> bool:
        """Whether the person for whom a bot plays is there to see it."""
        person = self.chairs[who].person
        return person is not None and any(one.person == person for one in self.audience.listeners)

    async def let_time_pass(self) -> None:
        """Until the clock has run out; what could not be kept then was taken back, and the next try is arranged."""
        with suppress(NotKept):
            while (left := self.clock.runs_out_in(self.steady())) is not None:
                await asyncio.sleep(left)
                async with self.lock:
                    if await self.check_time():
                        return

    async def check_time(self) -> bool:
        """When the time is over a bot takes the seat, until the person takes it back; says whether it was."""
        left = self.clock.runs_out_in(self.steady())
        if left is None or left > 0 or self.clock.waiting is None or self.status != "playing":
            return False
        await self.set_away([self.clock.waiting], True)
        return True
