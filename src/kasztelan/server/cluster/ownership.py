"""Which server owns which table. A lease belongs to a server; a table belongs to the server its row names."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from sqlalchemy import Float, cast, delete, exists, func, insert, or_, select, update
from sqlalchemy.sql.elements import ColumnElement

from kasztelan.server.storage.schema import SERVERS, TABLES
from kasztelan.server.storage.store import Store
from kasztelan.server.tables.refused import Refused

LIVELY: Final = ("playing", "paused")
"""Tables that somebody has to keep in memory, so that bots and clocks go on."""
LONG_GONE: Final = 60.0


class Elsewhere(Refused):
    """Another server owns the table and can be reached at `address`; clients never learn it."""

    def __init__(self, address: str) -> None:
        super().__init__("come_back")
        self.address = address


class Alone:
    """The only server of its database: every table is its own."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.id = secrets.token_urlsafe(12)

    async def join(self) -> None:
        """Makes this server known to the others."""

    async def renew(self) -> bool:
        """Keeps the lease; False if it had run out, so that others may have taken tables."""
        return True

    async def leave(self) -> None:
        """Gives everything back at once."""

    async def claim(self, table: str) -> bool:
        """Makes a table ours, or raises `Elsewhere`; False if there is no such table.

        Strangers may ask for any table, so nothing is written unless that changes whose it is.
        """
        owner = await self.owner_of(table)
        if owner is None:
            return False
        return owner == self.id or await self.take(TABLES.c.id == table) == 1

    async def owner_of(self, table: str) -> str | None:
        """The server that the row names, empty if none; None if there is no such table."""
        row = await self.store.row(select(TABLES.c.owner).where(TABLES.c.id == table))
        return None if row is None else row["owner"] or ""

    async def release(self, table: str) -> None:
        """Anybody may own the table now."""
        ours = (TABLES.c.id == table, TABLES.c.owner == self.id)
        await self.store.change(update(TABLES).where(*ours).values(owner=None))

    async def adopt(self, most: int) -> list[str]:
        """Takes over up to `most` lively tables that have no living owner; their ids."""
        free = select(TABLES.c.id).where(TABLES.c.status.in_(LIVELY), self.free()).limit(most)
        # Rows that another server is taking at this moment are left to it.
        free = free.with_for_update(skip_locked=True)
        query = update(TABLES).where(TABLES.c.id.in_(free)).values(owner=self.id).returning(TABLES.c.id)
        return [str(row["id"]) for row in await self.store.changed(query)]

    async def owned(self) -> dict[str, str]:
        """The tables whose rows name this server, with their status."""
        query = select(TABLES.c.id, TABLES.c.status).where(TABLES.c.owner == self.id)
        return {row["id"]: row["status"] for row in await self.store.rows(query)}

    async def take(self, *conditions: ColumnElement[bool]) -> int:
        return await self.store.change(update(TABLES).where(*conditions).values(owner=self.id))

    def free(self) -> ColumnElement[bool]:
        """Whether a row of `tables` has no owner that lives."""
        return or_(TABLES.c.owner.is_(None), TABLES.c.owner != self.id)


class Shared(Alone):
    """One of several servers of a PostgreSQL database. All times are the database's, so clocks need not agree."""

    def __init__(self, store: Store, address: str, lease: float) -> None:
        super().__init__(store)
        self.address = address
        self.lease = lease
        self.renewed = 0.0

    async def join(self) -> None:
        now = database_time()
        values = {"id": self.id, "address": self.address, "started": now, "until": now + self.lease}
        await self.store.change(insert(SERVERS).values(**values))
        self.renewed = time.monotonic()

    async def renew(self) -> bool:
        asked = time.monotonic()
        until = database_time() + self.lease
        if not await self.store.change(update(SERVERS).where(SERVERS.c.id == self.id).values(until=until)):
            await self.join()
            return False
        held = asked - self.renewed < self.lease
        self.renewed = asked
        return held

    async def leave(self) -> None:
        await self.store.change(update(TABLES).where(TABLES.c.owner == self.id).values(owner=None))
        gone = SERVERS.c.until < database_time() - LONG_GONE
        await self.store.change(delete(SERVERS).where(or_(SERVERS.c.id == self.id, gone)))

    async def claim(self, table: str) -> bool:
        while True:
            owner = await self.owner_of(table)
            if owner is None or owner == self.id:
                return owner is not None
            query = select(SERVERS.c.address).where(SERVERS.c.id == owner, alive())
            address = await self.store.scalar(query)
            if address is not None:
                raise Elsewhere(str(address))
            if await self.take(TABLES.c.id == table, self.free()):
                return True

    def free(self) -> ColumnElement[bool]:
        living = exists().where(SERVERS.c.id == TABLES.c.owner, alive())
        return or_(TABLES.c.owner.is_(None), ~living)


def database_time() -> ColumnElement[Any]:
    """Seconds since 1970 by the database's clock."""
    return cast(func.extract("epoch", func.clock_timestamp()), Float)


def alive() -> ColumnElement[bool]:
    return SERVERS.c.until > database_time()
