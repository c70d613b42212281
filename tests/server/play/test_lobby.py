"""Around the game: finding a table, who is there, and playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from kasztelan.bots.names import BOT_NAMES
from kasztelan.server.tables.seating import Chair, bot_name
from kasztelan.server.tables.table_registry import MOST_OPEN
from tests.server.awaited import awaited
from tests.server.play.guests import Guest, Place, running_inn


async def opened(guest: Guest, **wanted: Any) -> str:
    options = {"players": 2, "round_limit": 1}
    made = await guest.post("/api/tables", 201, **{"game": "citadels", "options": options, **wanted})
    return str(made["id"])


def ids(told: list[dict[str, Any]]) -> list[str]:
    return [one["id"] for one in told]


@awaited
async def finding_a_table(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna, bob = await inn.guest("Anna"), await inn.guest("Bob")
        public = [await opened(anna, title=f"Table {number}") for number in range(5)]
        hidden = [
            await opened(anna, visibility="link"),
            await opened(anna, visibility="password", password="under the bridge"),
        ]
        begun = await opened(bob, clock={"kind": "game", "seconds": 600, "increment": 5})
        for seat in (0, 1):
            await bob.post(f"/api/tables/{begun}/sit", seat=seat)
        await bob.post(f"/api/tables/{begun}/start")
        asked: list[Any] = []
        engine = inn.app.state.services.store.engine.sync_engine
        event.listen(engine, "before_cursor_execute", lambda *given: asked.append(given[2:4]))
        latest = [begun, *reversed(public)]
        told = await bob.get("/api/tables")
        assert ids(told) == latest
        assert not set(hidden) & set(ids(told))
        # The database chooses and counts; nobody's tables are read to be thrown away.
        (statement, given) = next(one for one in asked if "visibility" in one[0] and "ORDER BY" in one[0])
        assert "LIMIT" in statement.upper()
        assert {"public", MOST_OPEN} <= set(given)
        assert ids(await bob.get("/api/tables?first=2&count=3")) == latest[2:5]
        assert ids(await bob.get("/api/tables?status=playing")) == [begun]
        assert ids(await bob.get("/api/tables?game=citadels&status=open")) == latest[1:]
        assert await bob.get("/api/tables?game=burgundy") == []
        for wrong in ("first=-1", "count=0", f"count={MOST_OPEN + 1}", "status=finished", "game=No%20Game"):
            await bob.get(f"/api/tables?{wrong}", 422)
        one = told[0]
        assert (one["title"], told[1]["title"]) == (None, "Table 4")
        assert (one["moment"], told[1]["moment"]) == ({"round": 1}, None)
        assert one["clock"] == {"kind": "game", "seconds": 600.0, "increment": 5.0}
        assert (one["result"], one["rematch"]) == (None, None)
        mine = {one["id"]: one for one in await bob.get("/api/tables/mine")}
        assert (mine[begun]["mine"], mine[begun]["hosting"]) == ([0, 1], True)


def test_the_list_of_public_tables_comes_by_pages(tmp_path: Path) -> None:
    finding_a_table(tmp_path)


@pytest.mark.parametrize("title", ["", " ", "a  b", "x" * 61, "left\u202eright", "two\nlines"])
def test_a_table_is_called_something_that_can_be_read(tmp_path: Path, title: str) -> None:
    @awaited
    async def run() -> None:
        async with running_inn(tmp_path) as inn:
            anna = await inn.guest("Anna")
            refused = await anna.post("/api/tables", 422, game="citadels", title=title)
            assert refused["detail"]["field"] == "title"
            shown = await anna.post("/api/tables", 201, game="citadels", title="<b>Zamek</b>; DROP TABLE")
            assert (await anna.get(f"/api/tables/{shown['id']}"))["title"] == "<b>Zamek</b>; DROP TABLE"

    run()


async def until_here(place: Place, seats: list[int], watching: int) -> None:
    while (place.here.get("seats"), place.here.get("watching")) != (seats, watching):
        await place.hear()


@awaited
async def playing_again(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna, bob, eve = [await inn.guest(name) for name in ("Anna", "Bob", "Eve")]
        table = await opened(anna, title="Friday")
        await anna.post(f"/api/tables/{table}/sit", seat=0)
        shown = await bob.post(f"/api/tables/{table}/sit", seat=1)
        assert (shown["mine"], shown["hosting"], shown["host"]) == ([1], False, 0)
        places = [await one.play(table) for one in (anna, bob, eve)]
        for place in places:
            await until_here(place, [0, 1], 1)
        assert [place.hosting for place in places] == [True, False, False]
        await places[2].socket.close()
        await until_here(places[0], [0, 1], 0)
        await anna.post(f"/api/tables/{table}/start")
        await asyncio.gather(*(place.play_to_the_end() for place in places[:2]))
        for place, seat in zip(places, (0, 1), strict=False):
            about = (await place.until(seat, "finished"))["table"]
            assert min(about["result"]["places"]) == 1
            assert about["rematch"] is None
        asking = f"/api/tables/{table}/rematch"
        assert await bob.post(asking, 201) == {"id": None}
        while places[0].pictures[0]["table"]["rematch_offer"] is None:
            await places[0].hear()
        offer = {"seat": 1, "agreed": [1], "declined": [], "missing": [0]}
        assert places[0].pictures[0]["table"]["rematch_offer"] == offer
        # One no among two is the end of it, until somebody thinks again.
        assert await anna.post(asking, 201, wanted=False) == {"id": None}
        assert (await bob.get(f"/api/tables/{table}"))["rematch_offer"] == {
            "seat": 1,
            "agreed": [1],
            "declined": [0],
            "missing": [],
        }
        again = (await anna.post(asking, 201))["id"]
        assert await bob.post(asking, 201) == {"id": again}
        # Anna follows the table she is at.
        while places[0].pictures[0]["table"]["rematch"] is None:
            await places[0].hear()
        assert places[0].pictures[0]["table"]["rematch"] == again
        path = f"/api/tables/{again}"
        shown = await anna.get(path)
        assert (shown["title"], shown["mine"], shown["hosting"]) == ("Friday", [0], False)
        assert shown["seats"][0]["nonce"] not in ("", "00ff")
        assert (await anna.post(f"{path}/sit", seat=0, nonce="00ff"))["seats"][0]["nonce"] == "00ff"
        await anna.post(f"{path}/sit", 409, seat=1, nonce="00ff")
        await anna.post(f"{path}/sit", 409, seat=0, nonce="none")
        assert (await bob.post(f"{path}/start"))["seats"][0]["nonce"] == "00ff"
        late = await anna.post(f"{path}/sit", 409, seat=0, nonce="beef")
        assert late["detail"]["code"] == "wrong_status"


def test_everybody_finds_the_rematch_and_gives_a_nonce_of_their_own(tmp_path: Path) -> None:
    playing_again(tmp_path)


@awaited
async def naming_the_chairs(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        table = await opened(anna, options={"players": 4})
        await anna.post(f"/api/tables/{table}/sit", seat=0)
        await anna.post(f"/api/tables/{table}/sit", seat=1, name="Bartek")
        await anna.post(f"/api/tables/{table}/bots", seat=2)
        told = await anna.post(f"/api/tables/{table}/bots", seat=3, name="Ćwiek")
        names = [chair["name"] for chair in told["seats"]]
        assert names[:2] == ["Anna", "Bartek"]
        assert names[2] in BOT_NAMES
        assert names[3] == "Ćwiek"
        assert told["mine"] == [0, 1]
        await anna.post(f"/api/tables/{table}/bots", 422, seat=3, name="\u202eevil")


def test_a_bot_has_a_name_and_whoever_shares_a_device_too(tmp_path: Path) -> None:
    naming_the_chairs(tmp_path)


def test_bots_at_one_table_have_different_names() -> None:
    chairs = [Chair() for _ in range(8)]
    for chair in chairs:
        chair.name = bot_name(chairs, "0b5c")
    assert len({chair.name for chair in chairs}) == 8
