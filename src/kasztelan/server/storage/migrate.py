"""Brings the database to the newest schema when the server starts."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", str(files("kasztelan.server.storage") / "migrations"))
    return found


async def migrate(address: str) -> None:
    """Runs all migrations that are missing; several servers starting at once take turns."""
    engine = create_async_engine(address)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
    await engine.dispose()


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7276873)")
    chosen = config()
    chosen.attributes["connection"] = connection
    command.upgrade(chosen, "head")
