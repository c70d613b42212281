"""Whether this program can play on with every table that is kept; asked before an upgrade."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, cast

import msgspec

from kasztelan.core.match import Match
from kasztelan.server.operators.read_only_database import log_of, read_only, tables
from kasztelan.server.settings import Settings
from kasztelan.server.storage.schema import TABLES
from kasztelan.server.tables.log_replay import replayed
from kasztelan.server.tables.table_data import BEGUN, TableData
from kasztelan.server.tables.table_log import check_numbers


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
        replayed_match(row, log)
    except Exception as wrong:  # noqa: BLE001 - rules that changed may fail in any way
        return " ".join(f"{wrong}".split()) or type(wrong).__name__
    return None


def replayed_match(row: dict[str, Any], log: Any) -> Match:
    """The match as the log tells it."""
    table = TableData(cast("Any", row))
    check_numbers(table, log)
    return replayed(table, [one["entry"] for one in log])
