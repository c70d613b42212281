"""Whether this program can play on with every table that is kept; asked before an upgrade."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Any, cast

import msgspec

from kasztelan.core.errors import BadRecord
from kasztelan.server.operators.reading import log_of, read_only, tables
from kasztelan.server.settings import Settings
from kasztelan.server.storage.schema import TABLES
from kasztelan.server.tables.table import BEGUN, LiveTable


class Checked(msgspec.Struct):
    """One table: `wrong` says why it would be frozen, None if it replays."""

    id: str
    game: str
    status: str
    wrong: str | None


async def check_tables(settings: Settings) -> AsyncIterator[Checked]:
    """Replays every table that a server would replay, the same way; those frozen before too."""
    async with read_only(settings) as connection:
        for row in await tables(connection, TABLES.c.status.in_((*BEGUN, "frozen"))):
            log = await log_of(connection, row["id"])
            yield Checked(row["id"], row["game"], row["status"], why_frozen(row, log))


def why_frozen(row: dict[str, Any], log: Any) -> str | None:
    """Why a table does not replay with this program, or None."""
    try:
        replayed(row, log)
    except Exception as wrong:  # noqa: BLE001 - rules that changed may fail in any way
        return " ".join(f"{wrong}".split()) or type(wrong).__name__
    return None


def replayed(row: dict[str, Any], log: Any) -> LiveTable:
    """The table with its match as the log tells it; it is nobody's and writes nothing."""
    nobody: Any = None
    table = LiveTable(cast("Any", row), nobody, nobody, time.time)
    if [one["n"] for one in log] != list(range(table.length)):
        raise BadRecord("log", f"has {len(log)} entries", f"{table.length}, numbered from 0")
    table.match = table.replay([msgspec.json.decode(one["entry"]) for one in log])
    return table
