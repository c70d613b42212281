"""Finding a table, and whether somebody may look at it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import HTTPException, Path, Request

from kasztelan.server.api.services import services_of
from kasztelan.server.storage.store import Row
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.seating import seats_of

Key = Annotated[str, Path(json_schema_extra={"pattern": "^[A-Za-z0-9_-]{1,64}$"})]
"""What the server once gave out; anything else is not there (404)."""
TableId = Annotated[str, Path(pattern=r"^[\w-]{1,32}$")]


def person_id(person: Row | None) -> str | None:
    return None if person is None else str(person["id"])


async def find(request: Request, table: str, person: Row | None) -> LiveTable:
    """A table that this person may look at."""
    live = await services_of(request).registry.table(table)
    if not live.data.may_look(person_id(person)):
        raise HTTPException(403, {"code": "password_needed", "field": "password", "allowed": "enter first"})
    return live


def shown(table: LiveTable, person: Row | None) -> dict[str, Any]:
    """A table as its page begins: all that everybody may know, which seats are mine, and whether I am the host."""
    mine = seats_of(table.chairs, person["id"]) if person is not None else []
    return {**table.about(), "mine": mine, "hosting": person_id(person) == table.data.host}
