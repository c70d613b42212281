"""What a table waits for: bots to think, and clocks to run out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from kasztelan.core.chance import SeededChance
from kasztelan.server.storage.store import NotKept
from kasztelan.server.tables.audience import Audience
from kasztelan.server.tables.bot_processes import Thinkers
from kasztelan.server.tables.seating import played_by_bot
from kasztelan.server.tables.table_data import TableData


class Waiting:
    """One task at a time, which anything else that happens ends.

    `move` does an action for a seat, `replace` lets a bot play on for one; both are called with the lock held.
    """

    def __init__(
        self,
        table: TableData,
        lock: asyncio.Lock,
        audience: Audience,
        thinkers: Thinkers,
        steady: Callable[[], float],
        move: Callable[[int, int], Awaitable[None]],
        replace: Callable[[int], Awaitable[None]],
    ) -> None:
        self.table = table
        self.lock = lock
        self.audience = audience
        self.thinkers = thinkers
        self.steady = steady
        self.move = move
        self.replace = replace
        self.task: asyncio.Task[None] | None = None
        self.pause = 0.0
        """Before each move that a bot makes for somebody who is looking on: they may want the seat back."""

    def begin(self, after: float = 0.0) -> None:
        """Lets a bot think, or the clock run out, as long as nothing else happens; `after` some seconds."""
        self.stop()
        table = self.table
        if after:
            self.task = asyncio.create_task(self.begin_later(after))
            return
        match = table.match
        if match is None or table.status != "playing" or table.closed:
            return
        who = match.waiting_for()
        bot = played_by_bot(table.chairs[who], table.game.name)
        if bot is not None:
            self.task = asyncio.create_task(self.let_bot_move(who, bot))
        elif table.clock.runs_out_in(self.steady()) is not None:
            self.task = asyncio.create_task(self.let_time_pass())

    async def begin_later(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        async with self.lock:
            self.begin()

    def stop(self) -> None:
        """Whoever was waited for, something else happened."""
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()
        self.task = None

    async def let_bot_move(self, who: int, bot: str) -> None:
        """A bot that fails, takes too long or cheats has its move chosen by chance."""
        table = self.table
        match = table.match
        if match is None:
            # The table is being read again, or was let go; whoever has it then asks the bot.
            return
        n = len(match.history)
        if self.pause and self.looks_on(who):
            await asyncio.sleep(self.pause)
        action = await self.thinkers.choose(
            table.game.name, match.state.to_data(), who, bot, table.seed(n), table.host or "nobody"
        )
        async with self.lock:
            if table.match is not match or len(match.history) != n or table.status != "playing":
                return
            legal = table.game.legal(match.state)
            if action not in legal:
                action = legal[SeededChance(table.seed(n)).below(len(legal), 0)]
            # What could not be kept was taken back, and the next try is arranged.
            with suppress(NotKept):
                await self.move(who, action)

    def looks_on(self, who: int) -> bool:
        """Whether the person for whom a bot plays is there to see it."""
        person = self.table.chairs[who].person
        return person is not None and any(one.person == person for one in self.audience.listeners)

    async def let_time_pass(self) -> None:
        """Until the clock has run out; what could not be kept then was taken back, and the next try is arranged."""
        with suppress(NotKept):
            while (left := self.table.clock.runs_out_in(self.steady())) is not None:
                await asyncio.sleep(left)
                async with self.lock:
                    if await self.check_time():
                        return

    async def check_time(self) -> bool:
        """When the time is over a bot takes the seat, until the person takes it back; says whether it was."""
        clock = self.table.clock
        left = clock.runs_out_in(self.steady())
        if left is None or left > 0 or clock.waiting is None or self.table.status != "playing":
            return False
        await self.replace(clock.waiting)
        return True
