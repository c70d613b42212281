"""The durable side of a table: its log and its row, as the store keeps them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from kasztelan.core.chance import commitment
from kasztelan.core.errors import BadRecord, Reason
from kasztelan.core.match import Match
from kasztelan.core.record import write
from kasztelan.core.walk import entry_of
from kasztelan.server.storage.store import Append, NotKept, Row, Store
from kasztelan.server.tables.seating import names_of, players_of
from kasztelan.server.tables.table_data import TableData


class TableLog:
    """Reads and appends; `now` is the time of day, which every entry is kept with."""

    def __init__(self, table: TableData, store: Store, now: Callable[[], float]) -> None:
        self.table = table
        self.store = store
        self.now = now

    async def read(self) -> list[str]:
        """The log as it is kept, which has every number once; a gap would make another game of it."""
        log = await self.store.log_of(self.table.id)
        check_numbers(self.table, log)
        return [one["entry"] for one in log]

    async def entries(self) -> list[Any]:
        """The log as data."""
        return [msgspec.json.decode(one) for one in await self.read()]

    async def row(self) -> Row | None:
        """The row as it is kept; None if there is none any more, or another server owns it now."""
        row = await self.store.table(self.table.id)
        if row is None or (self.table.owner is not None and row["owner"] != self.table.owner):
            return None
        return row

    async def append(self, entries: list[str], values: Mapping[str, Any]) -> None:
        """Makes entries and a changed row durable together, or raises `NotKept`."""
        table = self.table
        if table.match is not None and table.length + len(entries) != len(table.match.history):
            raise NotKept("memory and log have parted")
        append = Append(table.id, table.length, entries, self.now(), values)
        append.owner = table.owner
        await self.store.append(append)
        table.length += len(entries)

    async def freeze(self, notice: str) -> None:
        """The table is not played any more; its log stays as it is."""
        self.table.status = "frozen"
        self.table.notice = notice
        await self.store.change_table(self.table.id, {"status": "frozen", "notice": notice})

    async def record(self) -> dict[str, Any]:
        """The record of a finished game, with the key."""
        table = self.table
        match = table.need_match("finished")
        extra: dict[str, Any] = {
            "names": names_of(table.game, match.state, table.options, table.chairs),
            "times": [one["at"] for one in await self.store.log_of(table.id)],
            "commitment": commitment(table.key),
            "key": table.key.hex(),
            "players": players_of(table.chairs),
            "nonces": [chair.nonce for chair in table.chairs],
        }
        if table.prefix:
            extra["prefix"] = table.prefix
        # In a thread: the game is replayed for it. A finished match changes no more.
        return await asyncio.to_thread(write, match, extra)


def check_numbers(table: TableData, log: Any) -> None:
    if [one["n"] for one in log] != list(range(table.length)):
        raise BadRecord(
            "log", Reason("count_given", {"count": len(log)}), Reason("entries", {"value": table.length})
        )


def entry_text(match: Match, at: int) -> str:
    """A log entry: who did what, or how much was taken back."""
    return msgspec.json.encode(entry_of(match, at, match.by[at])).decode()
