"""The log in SQLite, written by a thread of its own: one visit there for a whole group instead of many."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy.engine import make_url

from kasztelan.server.storage.engine import careful_sqlite
from kasztelan.server.storage.schema import TABLES
from kasztelan.server.storage.store import Append, Store

AT_ONCE: Final = 1_000
"""Rows of one statement. Few statements: between any two the thread may have to wait for the event loop's."""


class QuickStore(Store):
    """Writes the log of an SQLite database past SQLAlchemy, which would visit its thread several times a statement."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.thread: ThreadPoolExecutor | None = None
        self.connection: sqlite3.Connection | None = None
        if self.sqlite:
            self.path = str(make_url(address).database)
            self.thread = ThreadPoolExecutor(1, "log writer")

    async def close(self) -> None:
        await super().close()
        if self.thread is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.let_go)
            self.thread.shutdown()

    def let_go(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    async def write_all(self, group: Sequence[Append]) -> list[bool]:
        if self.thread is None:
            return await super().write_all(group)
        async with self.one_writer:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self.write_here, group)

    def write_here(self, group: Sequence[Append]) -> list[bool]:
        """One transaction, in the writer's thread; what it raises, nothing of it was kept."""
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, isolation_level=None)
            careful_sqlite(self.connection, None)
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            outcomes = [change_row(connection, append) for append in group]
            add_entries(connection, [one for one, kept in zip(group, outcomes, strict=True) if kept])
            connection.execute("COMMIT")
        except BaseException:
            # A connection whose transaction is in doubt is not used again: closing it rolls back.
            self.let_go()
            raise
        return outcomes


def change_row(connection: sqlite3.Connection, append: Append) -> bool:
    """As `Store.write_one`: only if the log is as long as expected and nobody else owns the table."""
    values = {"length": append.first + len(append.entries), "changed": append.at, **append.row}
    assert values.keys() <= set(TABLES.c.keys())
    query = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in values)} WHERE id = ? AND length = ?"  # noqa: S608 - names of columns only
    given = [*values.values(), append.table, append.first]
    if append.owner is not None:
        query += " AND owner = ?"
        given.append(append.owner)
    return connection.execute(query, given).rowcount == 1


def add_entries(connection: sqlite3.Connection, group: Sequence[Append]) -> None:
    rows = [
        (append.table, n, entry, append.at)
        for append in group
        for n, entry in enumerate(append.entries, start=append.first)
    ]
    for first in range(0, len(rows), AT_ONCE):
        some = rows[first : first + AT_ONCE]
        places = ", ".join(["(?, ?, ?, ?)"] * len(some))
        query = f"INSERT INTO log (table_id, n, entry, at) VALUES {places}"  # noqa: S608 - places only
        connection.execute(query, [value for row in some for value in row])
