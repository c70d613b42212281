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
from tests.server.storage.house_at import Looker, failing, house_at, move, started


@awaited
async def test_tables_go_on_where_they_were(either: Settings) -> None:
    async with house_at(either) as house:
        tables = [await started(house, "anna", "bela") for _ in range(3)]
        for number, table in enumerate(tables):
            for _ in range(number * 3):
                await move(table)
        before = {
            table.id: (table.data.need_match("playing").state.to_data(), table.picture(0)) for table in tables
        }
    async with house_at(either) as house:
        assert set(house.tables) == set(before)
        for name, (state, picture) in before.items():
            table = house.tables[name]
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
    async with house_at(settings) as house:
        broken = await started(house, "anna", "bela")
        while broken.data.length < 10:
            await move(broken)
        well = await started(house, "anna", "bela")
        statement = BROKEN[wrong]
        column = TABLES.c.id if statement.table is TABLES else LOG.c.table_id
        await house.store.change(statement.where(column == broken.id))
        if wrong == "a last row that is gone":
            await house.store.change(
                update(TABLES).where(TABLES.c.id == broken.id).values(length=broken.data.length)
            )
            await house.store.change(
                delete(LOG).where(LOG.c.table_id == broken.id, LOG.c.n == broken.data.length - 1)
            )
        kept = [tuple(one) for one in await house.store.log_of(broken.id)]
        broken.data.closed = True
        house.tables.pop(broken.id)
    async with house_at(settings) as house:
        frozen = await house.table(broken.id)
        looker = Looker("anna")
        frozen.join(looker, "", {})
        assert frozen.about()["status"] == "frozen"
        assert frozen.about()["notice"]
        with pytest.raises(Refused, match="wrong_status"):
            await move(frozen)
        assert [tuple(one) for one in await house.store.log_of(broken.id)] == kept
        await move(house.tables[well.id])
    async with house_at(settings) as house:
        assert (await house.table(broken.id)).status == "frozen"


@awaited
async def test_a_table_of_an_unknown_game_is_frozen(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    async with house_at(settings) as house:
        table = await started(house, "anna", "bela")
    with sqlite3.connect(tmp_path / "kasztelan.db") as connection:
        connection.execute("UPDATE tables SET game = 'lost_game'")
    connection.close()
    async with house_at(settings) as house:
        with pytest.raises(Refused, match="frozen"):
            await house.table(table.id)
        row = await house.store.table(table.id)
        assert row is not None
        assert (row["status"], row["game"]) == ("frozen", "lost_game")
        assert len(await house.store.log_of(table.id)) == row["length"] > 0


@awaited
async def test_a_database_that_is_away_freezes_nothing(either: Settings) -> None:
    async with house_at(either) as house:
        table = await started(house, "anna", "bela")
        house.let_go(table.id)
        failing(house).away = True
        await house.try_to_load(table.id)
        assert table.id not in house.tables
        failing(house).away = False
        await house.look_around()
        assert house.tables[table.id].status == "playing"


@awaited
async def test_tables_that_nobody_needs_leave_the_memory(either: Settings) -> None:
    time = [0.0]
    async with house_at(either, lambda: time[0]) as house:
        playing = await started(house, "anna", "bela")
        watched = await house.create("anna", {"game": "citadels", "options": {"players": 2}}, None)
        quiet = await house.create("anna", {"game": "citadels", "options": {"players": 2}}, None)
        looker = Looker()
        watched.join(looker, "", {})
        time[0] = 59.0
        await house.look_around()
        assert set(house.tables) == {playing.id, watched.id, quiet.id}
        time[0] = 61.0
        await house.look_around()
        assert set(house.tables) == set(await house.ownership.owned()) == {playing.id, watched.id}
        assert (await house.table(quiet.id)).about() == quiet.about()


@awaited
async def test_my_tables_begin_with_those_where_it_is_my_turn(either: Settings) -> None:
    async with house_at(either) as house:
        mine = await started(house, "anna", "bela")
        theirs = await started(house, "anna", "bela")
        while (
            theirs.data.need_match("playing").waiting_for() == mine.data.need_match("playing").waiting_for()
        ):
            await move(theirs)
        turn = mine.chairs[mine.data.need_match("playing").waiting_for()].person
        assert turn is not None
        told = [(one["id"], one["my_turn"]) for one in await house.tables_of(turn)]
        assert told == [(mine.id, True), (theirs.id, False)]
        assert await house.tables_of("carol") == []


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
        with pytest.raises(Refusal, match="another server uses this folder"):
            async with second.router.lifespan_context(second):
                pass
    async with second.router.lifespan_context(second):
        pass
