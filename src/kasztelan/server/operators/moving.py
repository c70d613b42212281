"""What an operator does to a table of the running server."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, insert, update

from kasztelan.core.errors import Refusal
from kasztelan.server.api.house_of import Host
from kasztelan.server.operators.chest import Packed, unpack
from kasztelan.server.storage.schema import LOG, TABLES
from kasztelan.server.tables.refused import Refused

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
        table.need("open", "playing", "paused", "frozen", "closed")
        table.status = "closed"
        await table.commit()


async def bring_in(host: Host, packed: Packed) -> str:
    """Keeps a table from a file, in the place of one that is out of play or of none; its status."""
    name = str(packed.table.get("id"))
    standing = await host.store.table(name)
    if standing is not None and standing["status"] not in REPLACEABLE:
        raise Refusal(
            "table.id",
            f"table {name} is {standing['status']}",
            f"a table that is {' or '.join(REPLACEABLE)}, or new",
        )
    people = {chair.person for chair in packed.seats if chair.person}
    known = {person for person in people if await host.store.person(person) is not None}
    found = unpack(packed, known.__contains__, host.house.now())
    await replace(host, name, {**found.row, "owner": None}, found.log)
    await host.house.table(name)
    return str(found.row["status"])


async def replace(host: Host, name: str, row: dict[str, Any], log: list[dict[str, Any]]) -> None:
    """One transaction: the table of the file takes the place of the old one, or nothing changes.

    A table that stood here is changed and not deleted, since its chat and whom it let in hang on it.
    """
    host.house.let_go(name)
    store = host.store
    stood = TABLES.c.id == name, TABLES.c.status.in_(REPLACEABLE)
    kept = {field: value for field, value in row.items() if field != "admitted"}
    async with store.one_writer, store.engine.begin() as connection:
        changed = await connection.execute(update(TABLES).where(*stood).values(**kept))
        await connection.execute(delete(LOG).where(LOG.c.table_id == name))
        if not changed.rowcount:
            await connection.execute(insert(TABLES).values(**row))
        if log:
            await connection.execute(insert(LOG), [{"table_id": name, **entry} for entry in log])
