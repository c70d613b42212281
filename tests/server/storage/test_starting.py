"""When the server starts every table that was played is replayed; one that cannot be is frozen, never lost."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from chaos.processes import ServerProcess
from kasztelan.core.errors import Refusal
from kasztelan.server.api.app import make_app
from kasztelan.server.settings import Settings
from kasztelan.server.storage.schema import LOG, TABLES
from kasztelan.server.tables.refused import Refused
from tests.server.awaited import awaited
from tests.server.storage.registry_at import Looker, failing, move, registry_at, started


@awaited
async def test_tables_go_on_where_they_were(either: Settings) -> None:
    async with registry_at(either) as registry:
        tables = [await started(registry, "anna", "bela") for _ in range(3)]
        for number, table in enumerate(tables):
            for _ in range(number * 3):
                await move(table)
        before = {
            table.id: (table.data.need_match("playing").state.to_data(), table.picture(0)) for table in tables
        }
    async with registry_at(either) as registry:
        assert set(registry.tables) == set(before)
        for name, (state, picture) in before.items():
            table = registry.tables[name]
            assert table.data.need_match("playing").state.to_data() == state
            assert table.picture(0) == picture
            await move(table)


BROKEN: dict[str, Any] = {
    "an impossible move": update(LOG).where(LOG.c.n == 3).values(entry='{"by":0,"verb":"no_such_verb"}'),
    "a row that is no JSON": update(LOG).where(LOG.c.n == 3).values(entry="{"),
    "a row that is gone": delete(LOG).where(LOG.c.n == 3),
    "a last row that is gone": delete(LOG).where(LOG.c.n == 9),
    "options that no longer exist": update(TABLES).values(options='{"players":99}'),
}


@pytest.mark.parametrize("wrong", BROKEN)
@awaited
async def test_a_table_that_no_longer_replays_is_frozen_and_the_others_play(
    tmp_path: Path, wrong: str
) -> None:
    settings = Settings(data=tmp_path)
    async with registry_at(settings) as registry:
        broken = await started(registry, "anna", "bela")
        while broken.data.length < 10:
            await move(broken)
        well = await started(registry, "anna", "bela")
        statement = BROKEN[wrong]
        column = TABLES.c.id if statement.table is TABLES else LOG.c.table_id
        await registry.store.change(statement.where(column == broken.id))
        if wrong == "a last row that is gone":
            await registry.store.change(
                update(TABLES).where(TABLES.c.id == broken.id).values(length=broken.data.length)
            )
            await registry.store.change(
                delete(LOG).where(LOG.c.table_id == broken.id, LOG.c.n == broken.data.length - 1)
            )
        kept = [tuple(one) for one in await registry.store.log_of(broken.id)]
        broken.data.closed = True
        registry.tables.pop(broken.id)
    async with registry_at(settings) as registry:
        frozen = await registry.table(broken.id)
        looker = Looker("anna")
        frozen.join(looker, "", {})
        assert frozen.about()["status"] == "frozen"
        assert frozen.about()["notice"]
        with pytest.raises(Refused, match="wrong_status"):
            await move(frozen)
        assert [tuple(one) for one in await registry.store.log_of(broken.id)] == kept
        await move(registry.tables[well.id])
    async with registry_at(settings) as registry:
        assert (await registry.table(broken.id)).status == "frozen"


@awaited
async def test_a_table_of_an_unknown_game_is_frozen(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    async with registry_at(settings) as registry:
        table = await started(registry, "anna", "bela")
    with sqlite3.connect(tmp_path / "kasztelan.db") as connection:
        connection.execute("UPDATE tables SET game = 'lost_game'")
    connection.close()
    async with registry_at(settings) as registry:
        with pytest.raises(Refused, match="frozen"):
            await registry.table(table.id)
        row = await registry.store.table(table.id)
        assert row is not None
        assert (row["status"], row["game"]) == ("frozen", "lost_game")
        assert len(await registry.store.log_of(table.id)) == row["length"] > 0


@awaited
async def test_a_database_that_is_away_freezes_nothing(either: Settings) -> None:
    async with registry_at(either) as registry:
        table = await started(registry, "anna", "bela")
        registry.let_go(table.id)
        failing(registry).away = True
        await registry.try_to_load(table.id)
        assert table.id not in registry.tables
        failing(registry).away = False
        await registry.look_around()
        assert registry.tables[table.id].status == "playing"


@awaited
async def test_tables_that_nobody_needs_leave_the_memory(either: Settings) -> None:
    time = [0.0]
    async with registry_at(either, lambda: time[0]) as registry:
        playing = await started(registry, "anna", "bela")
        watched = await registry.create("anna", {"game": "citadels", "options": {"players": 2}}, None)
        quiet = await registry.create("anna", {"game": "citadels", "options": {"players": 2}}, None)
        looker = Looker()
        watched.join(looker, "", {})
        time[0] = 59.0
        await registry.look_around()
        assert set(registry.tables) == {playing.id, watched.id, quiet.id}
        time[0] = 61.0
        await registry.look_around()
        assert set(registry.tables) == set(await registry.ownership.owned()) == {playing.id, watched.id}
        assert (await registry.table(quiet.id)).about() == quiet.about()


@awaited
async def test_my_tables_begin_with_those_where_it_is_my_turn(either: Settings) -> None:
    async with registry_at(either) as registry:
        mine = await started(registry, "anna", "bela")
        theirs = await started(registry, "anna", "bela")
        while (
            theirs.data.need_match("playing").waiting_for() == mine.data.need_match("playing").waiting_for()
        ):
            await move(theirs)
        turn = mine.chairs[mine.data.need_match("playing").waiting_for()].person
        assert turn is not None
        told = [(one["id"], one["my_turn"]) for one in await registry.tables_of(turn)]
        assert told == [(mine.id, True), (theirs.id, False)]
        assert await registry.tables_of("carol") == []


def test_a_second_server_on_the_same_folder_refuses_to_start(tmp_path: Path) -> None:
    first = ServerProcess(tmp_path / "data")
    first.start()
    try:
        command = [sys.executable, "-m", "kasztelan.server.run", "--port", "0", "--data", str(first.data)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert second.returncode == 2
        assert second.stderr == (
            "data: another server uses this folder; allowed: a folder of its own for each server\n"
        )
        first.wait_until_well()
    finally:
        assert first.stop() == 0
    assert first.complaints() == ""


@awaited
async def test_the_folder_is_free_again_after_the_server(tmp_path: Path) -> None:
    first, second = (make_app(Settings(data=tmp_path)) for _ in range(2))
    async with first.router.lifespan_context(first):
        with pytest.raises(Refusal, match="folder_taken"):
            async with second.router.lifespan_context(second):
                pass
    async with second.router.lifespan_context(second):
        pass
