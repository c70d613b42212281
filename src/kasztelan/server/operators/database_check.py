"""Whether a database can be used, found out without touching it."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from kasztelan.core.errors import refuse
from kasztelan.server.operators.data_folder import DATABASE
from kasztelan.server.operators.read_only_database import unreachable
from kasztelan.server.settings import Settings
from kasztelan.server.storage.engine import TROUBLE
from kasztelan.server.storage.migrate import config
from kasztelan.server.storage.schema import METADATA

VERSION: Final = "alembic_version"
ASKED: Final = f"SELECT version_num FROM {VERSION}"  # noqa: S608 - a name of ours


async def check_database(settings: Settings) -> None:
    """It answers, and is empty or was last used by this program or an older one: others it could only damage."""
    try:
        tables, schema = await shared_facts(settings) if settings.shared else facts(settings.data / DATABASE)
    except (*TROUBLE, sqlite3.Error) as wrong:
        raise unreachable(settings, wrong) from None
    field = "DATABASE_URL" if settings.shared else "data"
    known = {one.revision for one in ScriptDirectory.from_config(config()).walk_revisions()}
    if VERSION in tables:
        if schema is not None and schema not in known:
            raise refuse(field, "newer", "same_program", schema=schema)
    elif not METADATA.tables.keys().isdisjoint(tables):
        raise refuse(field, "foreign", "empty_database")


def facts(file: Path) -> tuple[Collection[str], str | None]:
    """The tables of an SQLite database and the version of its schema, read as it lies there."""
    if not file.exists() or not file.stat().st_size:
        return (), None
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?immutable=1", uri=True)) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = connection.execute(ASKED).fetchone() if VERSION in tables else None
    return tables, None if found is None else str(found[0])


async def shared_facts(settings: Settings) -> tuple[Collection[str], str | None]:
    """The same of a PostgreSQL database."""
    engine = create_async_engine(settings.database, connect_args={"timeout": 10})
    try:
        async with engine.connect() as connection:
            tables = await connection.run_sync(names)
            found = (await connection.execute(text(ASKED))).scalar() if VERSION in tables else None
    finally:
        await engine.dispose()
    return tables, None if found is None else str(found)


def names(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()
