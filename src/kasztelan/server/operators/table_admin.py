"""What an operator does to a table of the running server."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from sqlalchemy import delete, insert, select, update

from kasztelan.core.errors import refuse
from kasztelan.server.api.services import Services
from kasztelan.server.operators.table_export import ExportedTable, ImportedTable, import_table
from kasztelan.server.storage.schema import CHAT, LOG, PEOPLE, TABLES
from kasztelan.server.tables.refused import Refused

REPLACEABLE: Final = ("frozen", "closed")
"""Tables that are out of play: a file may take their place."""


async def shut(services: Services, name: str) -> None:
    """Closes a table; a finished one stays as it is, for its record."""
    try:
        table = await services.registry.table(name)
    except Refused as refused:
        if refused.code != "frozen":
            raise
        await services.store.change_table(name, {"status": "closed"})
        return
    async with table.lock:
        table.data.need("open", "playing", "paused", "frozen", "closed")
        table.data.status = "closed"
        await table.changes.commit()


async def bring_in(services: Services, exported: ExportedTable) -> str:
    """Keeps a table from a file, in the place of one that is out of play or of none; its status."""
    name = str(exported.table.get("id"))
    standing = await services.store.table(name)
    if standing is not None and standing["status"] not in REPLACEABLE:
        facts = {"table": name, "status": standing["status"], "statuses": ", ".join(REPLACEABLE)}
        raise refuse("table.id", "table_is", "replaceable", **facts)
    rows = await services.store.rows(select(PEOPLE.c.id).where(PEOPLE.c.id.in_(exported.people())))
    known = {row["id"] for row in rows}
    # In a thread: the whole game is replayed, and a long one takes a while.
    found = await asyncio.to_thread(import_table, exported, known.__contains__, services.registry.now())
    await replace(services, name, found)
    await services.registry.table(name)
    return str(found.row["status"])


async def replace(services: Services, name: str, found: ImportedTable) -> None:
    """One transaction: the table of the file takes the place of the old one, or nothing changes.

    A table that stood here is changed and not deleted: its chat and whom it let in stay as they are.
    """
    row: dict[str, Any] = {**found.row, "owner": None}
    services.registry.let_go(name)
    store = services.store
    stood = TABLES.c.id == name, TABLES.c.status.in_(REPLACEABLE)
    kept = {field: value for field, value in row.items() if field != "admitted"}
    async with store.writing() as connection:
        changed = await connection.execute(update(TABLES).where(*stood).values(**kept))
        await connection.execute(delete(LOG).where(LOG.c.table_id == name))
        if not changed.rowcount:
            await connection.execute(insert(TABLES).values(**row))
            if found.chat:
                await connection.execute(insert(CHAT), [{"table_id": name, **line} for line in found.chat])
        if found.log:
            await connection.execute(insert(LOG), [{"table_id": name, **entry} for entry in found.log])
