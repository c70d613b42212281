"""What an operator does to a table of the running server."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from sqlalchemy import delete, insert, select, update

from kasztelan.server.api.house_of import Host
from kasztelan.server.operators.chest import Packed, Unpacked, unpack
from kasztelan.server.storage.schema import CHAT, LOG, PEOPLE, TABLES
from kasztelan.server.tables.refused import Refused
from kasztelan.server.unsuited import Unsuited

REPLACEABLE: Final = ("frozen", "closed")
"""Tables that are out of play: a file may take their place."""


async def shut(host: Host, name: str) -> None:
    """Closes a table; a finished one stays as it is, for its record."""
    try:
        table = await host.house.table(name)
    except Refused as refused:
        if refused.code != "frozen":
            raise
        await host.store.change_table(name, {"status": "closed"})
        return
    async with table.lock:
        table.data.need("open", "playing", "paused", "frozen", "closed")
        table.data.status = "closed"
        await table.changes.commit()


async def bring_in(host: Host, packed: Packed) -> str:
    """Keeps a table from a file, in the place of one that is out of play or of none; its status."""
    name = str(packed.table.get("id"))
    standing = await host.store.table(name)
    if standing is not None and standing["status"] not in REPLACEABLE:
        facts = {"table": name, "status": standing["status"], "statuses": ", ".join(REPLACEABLE)}
        raise Unsuited("table.id", "table-status", "replaceable", **facts)
    rows = await host.store.rows(select(PEOPLE.c.id).where(PEOPLE.c.id.in_(packed.people())))
    known = {row["id"] for row in rows}
    # In a thread: the whole game is replayed, and a long one takes a while.
    found = await asyncio.to_thread(unpack, packed, known.__contains__, host.house.now())
    await replace(host, name, found)
    await host.house.table(name)
    return str(found.row["status"])


async def replace(host: Host, name: str, found: Unpacked) -> None:
    """One transaction: the table of the file takes the place of the old one, or nothing changes.

    A table that stood here is changed and not deleted: its chat and whom it let in stay as they are.
    """
    row: dict[str, Any] = {**found.row, "owner": None}
    host.house.let_go(name)
    store = host.store
    stood = TABLES.c.id == name, TABLES.c.status.in_(REPLACEABLE)
    kept = {field: value for field, value in row.items() if field != "admitted"}
    async with store.one_writer, store.engine.begin() as connection:
        changed = await connection.execute(update(TABLES).where(*stood).values(**kept))
        await connection.execute(delete(LOG).where(LOG.c.table_id == name))
        if not changed.rowcount:
            await connection.execute(insert(TABLES).values(**row))
            if found.chat:
                await connection.execute(insert(CHAT), [{"table_id": name, **line} for line in found.chat])
        if found.log:
            await connection.execute(insert(LOG), [{"table_id": name, **entry} for entry in found.log])
