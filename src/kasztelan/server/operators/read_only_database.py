"""Reading a database beside a running server, or with none; nothing is ever written."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import event, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from kasztelan.core.errors import Refusal, refuse
from kasztelan.server.settings import Settings
from kasztelan.server.storage.schema import CHAT, LOG, TABLES

MISSING: Final[Mapping[str, Any]] = {
    "prefix": 0,
    "admitted": "[]",
    "rematch": None,
    "title": None,
    "pause": None,
    "turn": None,
    "moment": None,
    "owner": None,
}
"""What columns mean that an older schema does not have yet; a check comes before the upgrade."""


@asynccontextmanager
async def read_only(settings: Settings) -> AsyncIterator[AsyncConnection]:
    """A connection that refuses to write; a database that is not there is refused in one line."""
    if not settings.shared and not (settings.data / "kasztelan.db").is_file():
        raise refuse("data", "no_tables", "server_folder", folder=str(settings.data))
    if settings.shared:
        quiet = {"server_settings": {"default_transaction_read_only": "on"}, "timeout": 10}
        engine = create_async_engine(settings.database, connect_args=quiet)
    else:
        engine = create_async_engine(settings.database)
        event.listen(engine.sync_engine, "connect", forbid_writing)
    try:
        async with engine.connect() as connection:
            yield connection
    except (OSError, SQLAlchemyError) as wrong:
        raise unreachable(settings, wrong) from None
    finally:
        await engine.dispose()


def forbid_writing(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("query_only=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def unreachable(settings: Settings, wrong: Exception) -> Refusal:
    """What to say when the database does not answer; never its address, which may hold a password."""
    cause = cause_of(wrong)
    if settings.shared:
        return refuse("DATABASE_URL", "database_unusable", "answering_database", cause=cause)
    return refuse("data", "database_unusable", "server_folder", cause=cause)


def cause_of(wrong: BaseException) -> str:
    """What the database itself said, in a line; the driver and what is around it say less."""
    while True:
        inner = getattr(wrong, "orig", None) or wrong.__cause__
        if inner is None:
            break
        wrong = inner
    if isinstance(wrong, OSError):
        return wrong.strerror or type(wrong).__name__
    return str(wrong).strip().partition("\n")[0] or type(wrong).__name__


async def tables(connection: AsyncConnection, *conditions: Any) -> Sequence[dict[str, Any]]:
    """Rows of tables, the latest first, whatever version of the schema they are kept in."""
    known = await connection.run_sync(
        lambda sync: {column["name"] for column in inspect(sync).get_columns("tables")}
    )
    query = select(*(column for column in TABLES.c if column.name in known)).where(*conditions)
    rows = await connection.execute(query.order_by(TABLES.c.changed.desc()))
    return [{**MISSING, **row} for row in rows.mappings()]


async def log_of(connection: AsyncConnection, table: str) -> Sequence[Any]:
    query = select(LOG.c.n, LOG.c.entry, LOG.c.at).where(LOG.c.table_id == table)
    return (await connection.execute(query.order_by(LOG.c.n))).mappings().all()


async def chat_of(connection: AsyncConnection, table: str) -> Sequence[Any]:
    query = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.id)
    return (await connection.execute(query)).mappings().all()
