"""Tables and guests that nobody comes back to."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from sqlalchemy import delete, select

from kasztelan.server.cluster.ownership import Elsewhere
from kasztelan.server.operators.server_log import note
from kasztelan.server.people.logged_out import forget_expired
from kasztelan.server.people.personal_data import delete_person
from kasztelan.server.settings import Settings
from kasztelan.server.storage.schema import PEOPLE, TABLES, TOKENS
from kasztelan.server.storage.store import NotKept, seats_name
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.table_registry import TableRegistry

EVERY: Final = 600.0
"""Seconds between two looks."""
AT_ONCE: Final = 100
"""How much is put away in one look, so that people do not wait for it."""
DAY: Final = 86_400.0
LOGGER: Final = logging.getLogger(__name__)


class Expiry:
    """Puts away what has been idle for too long. A table where anybody has played is closed and never deleted."""

    def __init__(self, settings: Settings, registry: TableRegistry) -> None:
        self.settings = settings
        self.registry = registry
        # How far the guests have been looked through; those who sit somewhere stay and are passed by.
        self.reached = 0.0

    async def go_on(self) -> None:
        """Looks again and again until it is cancelled."""
        while True:
            try:
                await self.look()
            except Exception as wrong:  # noqa: BLE001 - tried again at the next look
                LOGGER.warning("idle tables could not be put away: %s", type(wrong).__name__)
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        closed = await self.close_tables()
        deleted = await self.delete_tables()
        guests = await self.delete_guests()
        await forget_expired(self.registry.store, self.registry.now())
        if closed or deleted or guests:
            note("put away", closed=closed, deleted=deleted, guests=guests)

    async def close_tables(self) -> int:
        """Open tables that nobody started, and games that nobody goes on with."""
        long_ago = self.registry.now() - self.settings.idle_table_days * DAY
        query = select(TABLES.c.id, TABLES.c.clock, TABLES.c.changed)
        query = query.where(TABLES.c.status.in_(("open", "playing", "paused")), TABLES.c.changed < long_ago)
        rows = await self.registry.store.rows(query.order_by(TABLES.c.changed).limit(AT_ONCE))
        return sum([await self.close(row["id"]) for row in rows if self.idle(row)])

    def idle(self, row: Any) -> bool:
        """A slow clock gives people longer than the operator would."""
        allowed = max(
            self.settings.idle_table_days * DAY, 2 * float(msgspec.json.decode(row["clock"])["seconds"])
        )
        return bool(row["changed"] < self.registry.now() - allowed)

    async def close(self, name: str) -> bool:
        try:
            table = await self.registry.table(name)
            async with table.lock:
                if table.listeners or table.status not in ("open", "playing", "paused"):
                    return False
                table.data.status = "closed"
                table.data.notice = "idle"
                await table.changes.commit(more={"notice": "idle"})
        except (Elsewhere, Refused, NotKept):
            return False
        return True

    async def delete_tables(self) -> int:
        """Closed tables where nobody ever played, a while after they were closed."""
        store = self.registry.store
        long_ago = self.registry.now() - self.settings.idle_table_days * DAY
        unplayed = (
            TABLES.c.status == "closed",
            TABLES.c.length == TABLES.c.prefix,
            TABLES.c.changed < long_ago,
        )
        rows = await store.rows(select(TABLES.c.id).where(*unplayed).limit(AT_ONCE))
        for row in rows:
            self.registry.let_go(row["id"])
            await store.change(delete(TABLES).where(TABLES.c.id == row["id"], *unplayed))
        return len(rows)

    async def delete_guests(self) -> int:
        """People without a login, a token or a table who have not been here for long."""
        store = self.registry.store
        long_ago = self.registry.now() - self.settings.idle_guest_days * DAY
        query = select(PEOPLE.c.id, PEOPLE.c.seen).where(
            PEOPLE.c.login.is_(None),
            PEOPLE.c.seen < long_ago,
            PEOPLE.c.seen >= self.reached,
            ~select(TOKENS.c.id).where(TOKENS.c.person == PEOPLE.c.id).exists(),
            ~select(TABLES.c.id).where(TABLES.c.host == PEOPLE.c.id).exists(),
        )
        found = 0
        rows = await store.rows(query.order_by(PEOPLE.c.seen).limit(AT_ONCE))
        self.reached = rows[-1]["seen"] if len(rows) == AT_ONCE else 0.0
        for row in rows:
            found += await self.delete_guest(row["id"])
        return found

    async def delete_guest(self, person: str) -> bool:
        """As if they had deleted themselves; one who sits somewhere stays."""
        seated = select(TABLES.c.id).where(seats_name(person)).limit(1)
        if await self.registry.store.scalar(seated) is not None:
            return False
        try:
            await delete_person(self.registry, person)
        except (Refused, NotKept):
            # A table of another server could not be told; the guest is looked at again.
            return False
        return True
