"""What is appended is on disk when it is acknowledged, all of it or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import event, insert, text
from sqlalchemy.ext.asyncio import create_async_engine

from kasztelan.server.settings import Settings
from kasztelan.server.storage.migrate import migrate
from kasztelan.server.storage.schema import LOG
from kasztelan.server.storage.store import Append, Lost, NotKept, Store
from tests.server.awaited import awaited

ROW = {
    "game": "citadels",
    "rules": 1,
    "status": "playing",
    "visibility": "public",
    "host": "anna",
    "options": "{}",
    "seats": "[]",
    "clock": "{}",
    "key": bytes(32),
    "created": 0.0,
    "changed": 0.0,
}


@asynccontextmanager
async def opened(settings: Settings, *tables: str) -> AsyncIterator[Store]:
    """A store with these tables in it, owned by `us`."""
    await migrate(settings.database)
    store = Store(settings.database)
    for name in tables:
        await store.add_table({**ROW, "id": name, "owner": "us"})
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def moves(table: str, first: int, *entries: str, owner: str | None = "us", **row: Any) -> Append:
    append = Append(table, first, entries, 5.0, row)
    append.owner = owner
    return append


async def on_disk(settings: Settings, table: str) -> list[str]:
    """The log as somebody else finds it who opens the database now."""
    engine = create_async_engine(settings.database)
    async with engine.connect() as connection:
        found = await connection.execute(
            text("SELECT entry FROM log WHERE table_id = :table ORDER BY n"), {"table": table}
        )
        entries = [str(row[0]) for row in found]
    await engine.dispose()
    return entries


@awaited
async def test_what_is_acknowledged_is_there_for_everybody(either: Settings) -> None:
    async with opened(either, "t") as store:
        await store.append(moves("t", 0, "a", "b", status="paused"))
        assert await on_disk(either, "t") == ["a", "b"]
        row = await store.table("t")
        assert row is not None
        assert (row["length"], row["status"], row["changed"]) == (2, "paused", 5.0)


@awaited
async def test_nothing_is_acknowledged_before_the_commit(either: Settings) -> None:
    async with opened(either, "t") as store:
        committing = asyncio.Event()
        event.listen(store.engine.sync_engine, "commit", lambda _: committing.set())
        async with store.one_writer:
            waiting = asyncio.create_task(store.append(moves("t", 0, "a")))
            await asyncio.sleep(0)
            assert not waiting.done()
            assert not committing.is_set()
            assert await on_disk(either, "t") == []
        await waiting
        assert committing.is_set()
        assert await on_disk(either, "t") == ["a"]


@awaited
async def test_all_that_waits_is_committed_at_once(either: Settings) -> None:
    async with opened(either, "s", "t", "u") as store:
        commits: list[object] = []
        event.listen(store.engine.sync_engine, "commit", commits.append)
        await asyncio.gather(*(store.append(moves(name, 0, f"{name} moves")) for name in "uts"))
        assert len(commits) == 1
        assert [await on_disk(either, name) for name in "stu"] == [["s moves"], ["t moves"], ["u moves"]]


@awaited
async def test_a_group_that_fails_fails_for_all_who_wait(either: Settings) -> None:
    async with opened(either, "s", "t") as store:
        await store.change(insert(LOG).values(table_id="t", n=0, entry="foreign", at=0.0))
        said = await asyncio.gather(
            store.append(moves("s", 0, "a")), store.append(moves("t", 0, "a")), return_exceptions=True
        )
        assert [type(one) for one in said] == [NotKept, NotKept]
        assert await on_disk(either, "s") == []
        await store.append(moves("s", 0, "b"))
        assert await on_disk(either, "s") == ["b"]


@pytest.mark.parametrize(
    "late",
    [moves("t", 0, "late", owner="them"), moves("t", 1, "late"), moves("gone", 0, "late")],
    ids=["another owner", "another length", "no such table"],
)
@awaited
async def test_whoever_lost_a_table_writes_nothing_and_disturbs_nobody(
    either: Settings, late: Append
) -> None:
    async with opened(either, "s", "t") as store:
        said = await asyncio.gather(
            store.append(moves("s", 0, "a")), store.append(late), return_exceptions=True
        )
        assert said[0] is None
        assert isinstance(said[1], Lost)
        assert await on_disk(either, "s") == ["a"]
        assert await on_disk(either, "t") == []


@awaited
async def test_closing_writes_what_still_waits(either: Settings) -> None:
    async with opened(either, "t") as store:
        waiting = asyncio.create_task(store.append(moves("t", 0, "a")))
        await asyncio.sleep(0)
    await waiting
    assert await on_disk(either, "t") == ["a"]
    with pytest.raises(NotKept):
        await store.append(moves("t", 1, "too late"))


@awaited
async def test_whoever_is_cancelled_learns_the_outcome_first(either: Settings) -> None:
    async with opened(either, "t") as store:
        async with store.one_writer:
            waiting = asyncio.create_task(store.append(moves("t", 0, "a")))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.sleep(0)
            assert not waiting.done()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert await on_disk(either, "t") == ["a"]


@awaited
async def test_commits_are_durable_whatever_the_database_was_set_to(either: Settings) -> None:
    wanted = {"PRAGMA synchronous": 2, "PRAGMA journal_mode": "wal", "PRAGMA foreign_keys": 1}
    async with opened(either) as store:
        for question, answer in (wanted if store.sqlite else {"SHOW synchronous_commit": "on"}).items():
            assert await store.scalar(text(question)) == answer
