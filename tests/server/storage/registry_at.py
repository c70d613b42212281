"""A registry on a database, whose store fails when it is told to."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from kasztelan.server.settings import Settings
from kasztelan.server.storage.migrate import migrate
from kasztelan.server.storage.store import Append, Row, Store
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.table_registry import TableRegistry


class FailingStore(Store):
    """Fails to write, or to do anything, as often as it is told."""

    failing_writes = 0
    away = False

    async def write_one(self, connection: AsyncConnection, append: Append) -> bool:
        if self.failing_writes or self.away:
            self.failing_writes = max(0, self.failing_writes - 1)
            raise OSError("the disk is full")
        return await super().write_one(connection, append)

    async def row(self, query: Any) -> Row | None:
        if self.away:
            raise OperationalError("SELECT", {}, OSError("the database is away"))
        return await super().row(query)


class Looker:
    """A connection that keeps what it is told."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.eyes: tuple[int | None, ...] = (None,)
        self.told: list[bytes] = []
        self.sent_away = False

    def tell(self, message: bytes) -> None:
        self.told.append(message)

    def goodbye(self) -> None:
        self.sent_away = True


@asynccontextmanager
async def registry_at(
    settings: Settings, now: Callable[[], float] = lambda: 0.0
) -> AsyncIterator[TableRegistry]:
    """An open registry; at the end it is closed as an operator closes it."""
    await migrate(settings.database)
    store = FailingStore(settings.database)
    await store.open()
    registry = TableRegistry(settings, store, now)
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()
        await store.close()


def failing(registry: TableRegistry) -> FailingStore:
    assert isinstance(registry.store, FailingStore)
    return registry.store


async def started(registry: TableRegistry, *seats: str, host: str = "anna") -> LiveTable:
    """A table that has begun; a seat is a person's name or `bot`."""
    wanted = {"game": "citadels", "options": {"players": len(seats)}}
    table = await registry.create(host, wanted, None)
    async with table.lock:
        for number, who in enumerate(seats):
            if who == "bot":
                table.lobby.add_bot(host, number, "random", "Bot")
            else:
                table.lobby.sit(who, who.title(), number, "")
        await table.lobby.save_seats()
        await table.lobby.start(host)
    return table


async def move(table: LiveTable, choice: int = 0) -> None:
    """Whoever is asked takes one of the choices."""
    async with table.lock:
        match = table.data.need_match("playing")
        person = table.chairs[match.waiting_for()].person
        assert person is not None
        do = table.game.codec.decode(table.game.legal(match.state)[choice])
        await table.moves.act(person, len(match.history), do)
