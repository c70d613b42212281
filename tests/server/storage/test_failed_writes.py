"""A table whose write failed goes back to what is kept, and plays on."""

from __future__ import annotations

import asyncio

import pytest

from kasztelan.server.settings import Settings
from kasztelan.server.storage.store import NotKept
from tests.server.awaited import awaited
from tests.server.storage.registry_at import Looker, failing, move, registry_at, started


@awaited
async def test_a_move_that_could_not_be_kept_was_not_made(either: Settings) -> None:
    async with registry_at(either) as registry:
        table = await started(registry, "anna", "bela")
        looker = Looker("anna")
        table.join(looker, "", {})
        before = table.picture(0)
        shown = len(looker.told)
        failing(registry).failing_writes = 1
        with pytest.raises(NotKept):
            await move(table)
        assert table.picture(0) == before
        assert looker.told[shown:] == []
        assert len(await registry.store.log_of(table.id)) == before["game"]["n"]
        await move(table)
        assert (
            len(await registry.store.log_of(table.id)) == table.picture(0)["game"]["n"] > before["game"]["n"]
        )
        assert len(looker.told) > shown


@awaited
async def test_a_seat_that_could_not_be_kept_is_free_again(either: Settings) -> None:
    async with registry_at(either) as registry:
        table = await registry.create("anna", {"game": "citadels", "options": {"players": 2}}, None)
        failing(registry).failing_writes = 1
        async with table.lock:
            table.lobby.sit("anna", "Anna", 0, "")
            with pytest.raises(NotKept):
                await table.lobby.save_seats()
            assert table.about()["seats"][0]["kind"] == "open"
            table.lobby.sit("bela", "Bela", 0, "")
            await table.lobby.save_seats()
        row = await registry.store.table(table.id)
        assert row is not None
        assert "bela" in row["seats"]


@awaited
async def test_a_bot_plays_on_after_its_move_could_not_be_kept(either: Settings) -> None:
    async with registry_at(either) as registry:
        table = await started(registry, "anna", "bot", "bot")
        changed = asyncio.Event()
        table.after_change.append(lambda _: changed.set())

        async def until(anna: bool) -> None:
            while (table.data.need_match("playing").waiting_for() == 0) != anna:
                changed.clear()
                await changed.wait()

        await until(anna=True)
        while table.data.need_match("playing").waiting_for() == 0:
            await move(table)
        # Nothing has been awaited since, so the first write that fails is the bot's.
        failing(registry).failing_writes = 1
        await until(anna=True)
        assert failing(registry).failing_writes == 0
        assert len(await registry.store.log_of(table.id)) == len(table.data.need_match("playing").history)


@awaited
async def test_while_the_database_is_away_the_table_is_dropped_and_read_again_later(either: Settings) -> None:
    async with registry_at(either) as registry:
        table = await started(registry, "anna", "bela")
        looker = Looker("bela")
        table.join(looker, "", {})
        before = table.picture(1)
        failing(registry).away = True
        with pytest.raises(NotKept):
            await move(table)
        assert looker.sent_away
        with pytest.raises(NotKept):
            await move(table)
        failing(registry).away = False
        again = await registry.table(table.id)
        assert again is not table
        assert again.picture(1) == before
        await move(again)
