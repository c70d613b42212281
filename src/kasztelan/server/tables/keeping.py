"""Making what was done at a table durable, and reading it again: the log, the row, and the way back after a failure."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from kasztelan.core.chance import KeyedChance
from kasztelan.core.errors import BadRecord
from kasztelan.core.events import Event
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.core.record import follow
from kasztelan.core.state import NATURE
from kasztelan.server.storage.store import Append, NotKept
from kasztelan.server.tables.pictures import Shown
from kasztelan.server.tables.seating import chairs_to_text, played_by_bot
from kasztelan.server.tables.standing import NOBODY
from kasztelan.server.tables.taking_back import drop_old_snapshots

LOGGER: Final = logging.getLogger(__name__)
BEGUN: Final = ("playing", "paused", "finished")
BREATH: Final = 0.5
"""Seconds before a bot or a clock tries again what could not be kept."""
AT_ONCE: Final = 32
"""Entries of a log that are replayed before the other tables have their turn."""


class Kept(Shown):
    """A table whose every change is on disk before anybody sees it."""

    def arrange(self) -> None:
        """Lets a bot think, or the clock run out, as long as nothing else happens."""
        raise NotImplementedError

    # --- reading

    async def load(self) -> None:
        """Replays the log; a table that no longer replays is frozen with a notice, never lost."""
        if self.status in BEGUN:
            try:
                self.match = await self.replay_in_turns(await self.log())
            except (SQLAlchemyError, OSError, MemoryError):
                # The database or the machine fails, which says nothing about the game.
                raise
            except Exception as wrong:  # noqa: BLE001 - rules that changed may fail in any way
                # Not the text of what is wrong: it may name hidden cards.
                at = getattr(wrong, "at", -1)
                LOGGER.error("table %s no longer replays: %s at entry %s", self.id, type(wrong).__name__, at)
                self.match = None
                self.status = "frozen"
                # What is wrong may name hidden cards; the table says only that it is.
                self.notice = "no_longer_replays"
                await self.store.change_table(self.id, {"status": self.status, "notice": self.notice})
        self.start_clock()
        self.show([])
        self.arrange()

    async def log(self) -> list[str]:
        """The log as it is kept, which has every number once; a gap would make another game of it."""
        log = await self.store.log_of(self.id)
        if [one["n"] for one in log] != list(range(self.length)):
            raise BadRecord("log", f"has {len(log)} entries", f"{self.length}, numbered from 0")
        return [one["entry"] for one in log]

    async def entries(self) -> list[Any]:
        """The log as data."""
        return [msgspec.json.decode(one) for one in await self.log()]

    async def replay_in_turns(self, log: Sequence[str]) -> Match:
        """As `replay`, but other tables go on meanwhile."""
        match = self.new_match()
        for at, text in enumerate(log):
            self.replay_one(match, msgspec.json.decode(text), at)
            if (at + 1) % AT_ONCE == 0:
                await asyncio.sleep(0)
        match.listen(self.heard.extend)
        return match

    def replay(self, entries: Iterable[Any]) -> Match:
        """The match as it stood after these entries, with what undo needs."""
        match = self.new_match()
        for at, entry in enumerate(entries):
            self.replay_one(match, entry, at)
        match.listen(self.heard.extend)
        return match

    def replay_one(self, match: Match, entry: Any, at: int) -> None:
        who = match.waiting_for()
        played = who >= 0 and match.is_played_for(who)
        follow(match, entry, at)
        if played and match.snapshots and "undo" not in entry:
            match.snapshots[-1].played = True
        if at + 1 == self.prefix:
            match.barrier = len(match.line)
        drop_old_snapshots(match)

    def new_match(self) -> Match:
        nonces = [bytes.fromhex(chair.nonce) for chair in self.chairs]
        chance = KeyedChance(self.key, nonces)
        return Match(self.game, chance, self.options, self.opening, forced=PLAY_PUBLIC, keep=True)

    # --- writing

    async def finish_command(self, before: int, told: dict[str, Any] | None = None) -> None:
        """Makes what was done in the match durable, then shows it."""
        match = self.match
        assert match is not None
        if match.over():
            self.status = "finished"
            self.pause_votes.clear()
        self.undo_wish = None
        drop_old_snapshots(match)
        entries = [entry_text(match, at) for at in range(before, len(match.history))]
        events = self.heard[:]
        self.heard.clear()
        await self.commit(entries, events, [] if told is None else [told])

    async def commit(
        self,
        entries: list[str] | None = None,
        events: Iterable[Event] = (),
        told: Iterable[dict[str, Any]] = (),
        more: Mapping[str, Any] | None = None,
    ) -> None:
        """Keeps the table as it is now, then shows it."""
        self.start_clock()
        await self.keep(entries or [], {**self.row_values(), **(more or {})})
        try:
            self.show(events, told)
        finally:
            # It is kept: whatever goes wrong in showing it, bots and clocks go on.
            self.arrange()

    async def keep(self, entries: list[str], values: Mapping[str, Any]) -> None:
        """Makes something durable; if that fails the table goes back to what is kept, or is dropped."""
        append = Append(self.id, self.length, entries, self.now(), values)
        append.owner = self.owner
        try:
            if self.match is not None and self.length + len(entries) != len(self.match.history):
                raise NotKept("memory and log have parted")
            await self.store.append(append)
        except BaseException:
            await self.go_back()
            raise
        self.length += len(entries)

    def row_values(self) -> dict[str, Any]:
        match = self.match
        pause = {"at": self.paused_at, "votes": sorted(self.pause_votes)}
        values: dict[str, Any] = {
            "status": self.status,
            "host": self.host,
            "seats": chairs_to_text(self.chairs),
            "clock": msgspec.json.encode(self.clock.to_data(self.steady())).decode(),
            "turn": match.waiting_for() if match is not None and self.status == "playing" else None,
            "admitted": msgspec.json.encode(self.admitted).decode(),
            "rematch": self.rematch,
            "pause": msgspec.json.encode(pause).decode() if any(pause.values()) else None,
        }
        if match is not None and match.over():
            result = self.game.result(match.state)
            values["result"] = msgspec.json.encode(result.to_data() if result else None).decode()
        return values

    def start_clock(self) -> None:
        """The clock of the person who is asked runs; bots, pauses and the end stop it."""
        match = self.match
        who = match.waiting_for() if match is not None and self.status == "playing" else -1
        runs = who >= 0 and played_by_bot(self.chairs[who], self.game.name) is None
        place = len(match.line) if match is not None else 0
        self.clock.wait_for(who if runs else None, place, self.steady())
        if match is not None:
            self.clock.forget_before(match.barrier)

    # --- going back and letting go

    async def go_back(self) -> None:
        """Back to what is kept, after something failed; without the database the table is dropped."""
        back = False
        try:
            await self.restore()
            back = True
        except Exception as wrong:  # noqa: BLE001 - the database is away: what memory holds is worth nothing
            LOGGER.warning("table %s could not be read again: %s", self.id, type(wrong).__name__)
        finally:
            if not back:
                self.spoiled()

    async def restore(self) -> None:
        """Reads the table again; one that another server owns now is dropped."""
        row = await self.store.table(self.id)
        if row is None or (self.owner is not None and row["owner"] != self.owner):
            self.spoiled()
            return
        self.match = None
        self.heard.clear()
        self.undo_wish = None
        self.read_row(row)
        match = await self.replay_in_turns(await self.log()) if self.status in BEGUN else None
        if self.owner == NOBODY:
            # Let go while it was read.
            return
        self.match = match
        self.start_clock()
        self.show([])
        self.stop_waiting()
        self.waiting_task = asyncio.create_task(self.arrange_again())

    async def arrange_again(self) -> None:
        """Plays on after a failed write, not at once: a full disk is not emptied by haste."""
        await asyncio.sleep(BREATH)
        async with self.lock:
            self.arrange()

    def stop_waiting(self) -> None:
        """Whoever was waited for, something else happened."""
        if self.waiting_task is not None and self.waiting_task is not asyncio.current_task():
            self.waiting_task.cancel()
        self.waiting_task = None

    def let_go(self) -> None:
        """Another server plays on: nothing is written from here any more, and everybody here comes back there."""
        self.closed = True
        self.owner = NOBODY
        self.stop_waiting()
        self.match = None
        for listener in list(self.listeners):
            listener.goodbye()

    async def close(self) -> None:
        """Keeps the clocks as they stand and lets go of everything."""
        self.closed = True
        self.stop_waiting()
        if self.status in ("playing", "paused"):
            with suppress(NotKept):
                await self.keep([], self.row_values())


def entry_text(match: Match, at: int) -> str:
    """A log entry: who did what, or how much was taken back."""
    action = match.history[at]
    if action < 0:
        return msgspec.json.encode({"undo": -action}).decode()
    by = match.by[at]
    entry = {"by": "nature" if by == NATURE else by, **match.game.codec.decode(action)}
    return msgspec.json.encode(entry).decode()
