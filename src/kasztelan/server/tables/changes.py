"""Every change of a table is on disk before anybody sees it; after a failure the table goes back to what is kept."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

from kasztelan.core.events import Step
from kasztelan.core.match import Match
from kasztelan.server.storage.store import NotKept
from kasztelan.server.tables.log_replay import replayed_in_turns
from kasztelan.server.tables.table_data import BEGUN, NOBODY, TableData
from kasztelan.server.tables.table_log import TableLog, entry_text

LOGGER: Final = logging.getLogger(__name__)
BREATH: Final = 0.5
"""Seconds before a bot or a clock tries again what could not be kept."""


class Show(Protocol):
    """Sends everybody what changed for them; `told` is what the table itself has to tell."""

    def __call__(self, steps: Iterable[Step], told: Iterable[dict[str, Any]] = ()) -> None: ...


class Changes:
    """Keeps, then shows, then lets bots and clocks go on.

    `go_on` does the last, after some seconds; `spoiled` is called when memory no longer tells what is kept: whoever
    holds the table drops it. `heard` are the steps of the match since the last command.
    """

    def __init__(
        self,
        table: TableData,
        log: TableLog,
        steady: Callable[[], float],
        show: Show,
        go_on: Callable[[float], None],
        spoiled: Callable[[], None],
    ) -> None:
        self.table = table
        self.log = log
        self.steady = steady
        self.show = show
        self.go_on = go_on
        self.spoiled = spoiled
        self.heard: list[Step] = []

    # --- reading

    async def load(self) -> None:
        """Replays the log; a table that no longer replays is frozen with a notice, never lost."""
        table = self.table
        if table.status in BEGUN:
            try:
                table.match = await self.replay(await self.log.read())
            except (NotKept, OSError, MemoryError):
                # The database or the machine fails, which says nothing about the game.
                raise
            except Exception as wrong:  # noqa: BLE001 - rules that changed may fail in any way
                # Not the text of what is wrong: it may name hidden cards.
                at = getattr(wrong, "at", -1)
                LOGGER.error("table %s no longer replays: %s at entry %s", table.id, type(wrong).__name__, at)
                table.match = None
                await self.log.freeze("no_longer_replays")
        table.start_clock(self.steady())
        self.show([])
        self.go_on(0.0)

    async def replay(self, log: Sequence[str]) -> Match:
        """The match as a log tells it; what happens in it from now on is heard."""
        match = await replayed_in_turns(self.table, log)
        match.listen(self.heard.extend)
        return match

    # --- writing

    async def finish_command(self, before: int, told: dict[str, Any] | None = None) -> None:
        """Makes what was done in the match since entry `before` durable, then shows it."""
        table = self.table
        match = table.match
        assert match is not None
        if match.over():
            table.status = "finished"
            table.pause_votes.clear()
        table.undo_wish = None
        entries = [entry_text(match, at) for at in range(before, len(match.history))]
        steps = self.heard[:]
        self.heard.clear()
        table.give_grace(before, steps)
        await self.commit(entries, steps, [] if told is None else [told])

    async def commit(
        self,
        entries: list[str] | None = None,
        steps: Iterable[Step] = (),
        told: Iterable[dict[str, Any]] = (),
        more: Mapping[str, Any] | None = None,
    ) -> None:
        """Keeps the table as it is now, then shows it."""
        self.table.start_clock(self.steady())
        await self.keep(entries, more)
        try:
            self.show(steps, told)
        finally:
            # It is kept: whatever goes wrong in showing it, bots and clocks go on.
            self.go_on(0.0)

    async def keep(self, entries: list[str] | None = None, more: Mapping[str, Any] | None = None) -> None:
        """Makes the table durable; if that fails it goes back to what is kept, or is dropped."""
        values = {**self.table.row_values(self.steady()), **(more or {})}
        try:
            await self.log.append(entries or [], values)
        except BaseException:
            await self.go_back()
            raise

    # --- going back

    async def go_back(self) -> None:
        """Back to what is kept, after something failed; without the database the table is dropped."""
        back = False
        try:
            await self.restore()
            back = True
        except Exception as wrong:  # noqa: BLE001 - the database is away: what memory holds is worth nothing
            LOGGER.warning("table %s could not be read again: %s", self.table.id, type(wrong).__name__)
        finally:
            if not back:
                self.spoiled()

    async def restore(self) -> None:
        """Reads the table again; one that another server owns now is dropped."""
        row = await self.log.row()
        if row is None:
            self.spoiled()
            return
        table = self.table
        table.match = None
        self.heard.clear()
        table.undo_wish = None
        table.read_row(row)
        match = await self.replay(await self.log.read()) if table.status in BEGUN else None
        if table.owner == NOBODY:
            # Let go while it was read.
            return
        table.match = match
        table.start_clock(self.steady())
        self.show([])
        # Not at once: a full disk is not emptied by haste.
        self.go_on(BREATH)
