"""The log's own thread keeps what the slower way keeps, and no more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import insert

from kasztelan.server.operators.metrics import CountedStore, Metrics
from kasztelan.server.settings import Settings
from kasztelan.server.storage.migrate import migrate
from kasztelan.server.storage.schema import LOG
from kasztelan.server.storage.store import Append, Lost, NotKept
from kasztelan.server.tables.table_registry import TableRegistry
from tests.server.awaited import awaited


@asynccontextmanager
async def counted(path: Path) -> AsyncIterator[tuple[CountedStore, list[str]]]:
    """A store with three tables of this server; their ids."""
    settings = Settings(data=path)
    await migrate(settings.database)
    store = CountedStore(settings.database, Metrics())
    await store.open()
    registry = TableRegistry(settings, store)
    tables = [await registry.create("anna", {"game": "citadels"}, None) for _ in range(3)]
    yield store, sorted(table.id for table in tables)
    await store.close()


def of(table: str, *entries: str, first: int = 0, owner: str | None = None) -> Append:
    append = Append(table, first, entries, 5.0, {"status": "playing"})
    append.owner = owner
    return append


async def kept(store: CountedStore, table: str) -> tuple[str, int, list[str]]:
    row = await store.table(table)
    assert row is not None
    return row["status"], row["length"], [one["entry"] for one in await store.log_of(table)]


@awaited
async def test_a_group_is_one_commit(tmp_path: Path) -> None:
    async with counted(tmp_path) as (store, tables):
        await asyncio.gather(*(store.append(of(table, "a", "b")) for table in tables))
        assert [await kept(store, table) for table in tables] == [("playing", 2, ["a", "b"])] * 3
        assert (store.metrics.groups.sum, sum(store.metrics.groups.counted)) == (3, 1)
        await store.append(of(tables[0], "c", first=2))
        assert await kept(store, tables[0]) == ("playing", 3, ["a", "b", "c"])


@awaited
async def test_what_is_not_ours_or_not_next_is_lost_and_the_rest_kept(tmp_path: Path) -> None:
    async with counted(tmp_path) as (store, tables):
        group = [of(tables[0], "a", first=7), of(tables[1], "a", owner="somebody else"), of(tables[2], "a")]
        told = await asyncio.gather(*(store.append(one) for one in group), return_exceptions=True)
        assert [type(one) for one in told] == [Lost, Lost, type(None)]
        assert [await kept(store, table) for table in tables] == [
            ("open", 0, []),
            ("open", 0, []),
            ("playing", 1, ["a"]),
        ]


@awaited
async def test_a_group_that_fails_leaves_nothing_and_the_next_is_kept(tmp_path: Path) -> None:
    async with counted(tmp_path) as (store, tables):
        await store.change(insert(LOG).values(table_id=tables[1], n=0, entry="in the way", at=0.0))
        group = [of(tables[0], "a"), of(tables[1], "a")]
        told = await asyncio.gather(*(store.append(one) for one in group), return_exceptions=True)
        assert [type(one) for one in told] == [NotKept, NotKept]
        assert await kept(store, tables[0]) == ("open", 0, [])
        await store.append(of(tables[0], "a"))
        assert await kept(store, tables[0]) == ("playing", 1, ["a"])


@awaited
async def test_commits_are_on_disk_when_they_return(tmp_path: Path) -> None:
    async with counted(tmp_path) as (store, tables):
        await store.append(of(tables[0], "a"))
        assert store.connection is not None
        assert store.thread is not None
        ask = store.connection.execute
        found = store.thread.submit(lambda: ask("PRAGMA synchronous").fetchone()).result()
        assert found == (2,)


@awaited
async def test_a_closed_store_keeps_nothing(tmp_path: Path) -> None:
    async with counted(tmp_path) as (store, tables):
        pass
    with pytest.raises(NotKept):
        await store.append(of(tables[0], "a"))
