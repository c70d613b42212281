"""The migrations make exactly the tables that the program uses."""

from __future__ import annotations

import asyncio

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from kasztelan.server.settings import Settings
from kasztelan.server.storage.migrate import config, migrate
from kasztelan.server.storage.schema import METADATA
from tests.server.awaited import awaited


async def differences(settings: Settings) -> list[object]:
    engine = create_async_engine(settings.database)
    async with engine.connect() as connection:
        found = await connection.run_sync(
            lambda sync: list(compare_metadata(MigrationContext.configure(sync), METADATA))
        )
    await engine.dispose()
    return found


@awaited
async def test_migrations_and_schema_agree(either: Settings) -> None:
    await migrate(either.database)
    assert await differences(either) == []


@awaited
async def test_migrating_again_changes_nothing_and_back_leaves_nothing(either: Settings) -> None:
    def back(connection: Connection) -> None:
        chosen = config()
        chosen.attributes["connection"] = connection
        command.downgrade(chosen, "base")

    await migrate(either.database)
    await migrate(either.database)
    engine = create_async_engine(either.database)
    async with engine.begin() as connection:
        await connection.run_sync(back)
    await engine.dispose()
    await migrate(either.database)
    assert await differences(either) == []


@awaited
async def test_servers_that_start_at_once_take_turns(shared: Settings) -> None:
    await asyncio.gather(*(migrate(shared.database) for _ in range(4)))
    assert await differences(shared) == []
