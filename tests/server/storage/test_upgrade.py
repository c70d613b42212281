"""A data folder from before goes on: nothing is lost, nothing is frozen, and old records still count.

`before/` was made once, by a server of Kasztelan 0.1 with records of format 1, schema 0006 and fixed seeds: Anna and Bela
(accounts with the password below) finished a game with a bot, have another one in progress with three undos in its log, have
paused a third, and a fourth table waits for people. `kasztelan.sql` is the database as text, `seen.json` what each pair of eyes
saw last, `record.json` the finished game as it was downloaded, `exported.json` the game in progress as an operator took it out.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from kasztelan.core.record import read_json, verify
from kasztelan.games.catalogue import load
from kasztelan.server.operators.upgrade_check import check_tables
from kasztelan.server.settings import Settings
from tests.cli.running import run
from tests.server.awaited import awaited
from tests.server.play.guests import Guest, Inn, Place, running_inn

BEFORE = Path(__file__).parent / "before"
PASSWORD = "before the upgrade"
AGES = 100_000
"""Days: the tables are as old as this test, and nobody puts them away."""


def text_of(name: str) -> str:
    return (BEFORE / name).read_text(encoding="utf-8")


SEEN: dict[str, dict[str, Any]] = json.loads(text_of("seen.json"))
RECORD: dict[str, Any] = json.loads(text_of("record.json"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the data folder from before."""
    with closing(sqlite3.connect(tmp_path / "kasztelan.db")) as database:
        database.executescript(text_of("kasztelan.sql"))
    return tmp_path


@asynccontextmanager
async def upgraded(folder: Path) -> AsyncIterator[tuple[Inn, Guest, Guest]]:
    """The server of today on the folder, and the two people who play there."""
    async with running_inn(folder, idle_table_days=AGES, idle_guest_days=AGES) as inn:
        yield inn, await inn.member("anna", PASSWORD), await inn.member("bela", PASSWORD)


def table_of(label: str) -> str:
    return str(SEEN[label]["id"])


async def sees(guest: Guest, label: str, seat: int | None) -> Any:
    """What somebody is shown of the game at a table, of what was noted then."""
    place = await guest.play(table_of(label))
    picture = await place.until(seat, SEEN[label]["status"])
    game = picture["game"]
    return game and {name: game[name] for name in ("n", "view", "choices")}


def same_game(record: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two records tell the same game; a later format may say more about how it ended, a later program know more options."""
    told = ("game", "actions", "count", "times", "commitment", "key", "nonces")
    grown = all(
        record[part][name] == value for part in ("result", "options") for name, value in other[part].items()
    )
    return grown and all(record[name] == other[name] for name in told)


def grown_from(seen: Any, before: Any) -> bool:
    """Whether all that was shown then is shown now; a later view may have more fields."""
    if isinstance(before, dict):
        return all(name in seen and grown_from(seen[name], value) for name, value in before.items())
    if isinstance(before, list):
        return len(seen) == len(before) and all(map(grown_from, seen, before))
    return bool(seen == before)


@awaited
async def test_every_table_is_there_and_shows_what_it_showed(folder: Path) -> None:
    async with upgraded(folder) as (inn, anna, bela):
        listed = {one["id"]: one["status"] for one in await anna.get("/api/tables/mine")}
        assert listed == {one["id"]: one["status"] for one in SEEN.values()}
        watcher = await inn.guest("Cyryl")
        for label, before in SEEN.items():
            eyes = {"0": (anna, 0), "1": (bela, 1), "null": (watcher, None)}
            if label == "waiting":
                # Nothing is played there, and Anna is the only one who sits.
                eyes = {"null": (watcher, None)}
            for name, (guest, seat) in eyes.items():
                assert grown_from(await sees(guest, label, seat), before["seen"][name]), (label, name)


@awaited
async def test_no_table_would_be_frozen(folder: Path) -> None:
    found = {one.id: one.wrong async for one in check_tables(Settings(data=folder))}
    assert found == {table_of(label): None for label in ("finished", "going", "paused")}


@awaited
async def test_the_game_in_progress_goes_on_to_its_end(folder: Path) -> None:
    async with upgraded(folder) as (_, anna, bela):
        await to_the_end("going", anna, bela)


@awaited
async def test_the_paused_game_goes_on_to_its_end(folder: Path) -> None:
    async with upgraded(folder) as (_, anna, bela):
        n = SEEN["paused"]["seen"]["null"]["n"]
        # Both are there before the first says so: after a long pause half of those who are connected is enough.
        for place in [await guest.play(table_of("paused")) for guest in (anna, bela)]:
            told = await place.ask(type="pause", n=n, status="paused", wanted=False)
            assert told["type"] == "done", told
        await to_the_end("paused", anna, bela)


async def to_the_end(label: str, anna: Guest, bela: Guest) -> None:
    """Both play on; the record of the whole game holds, with what was played before in it."""
    places: list[Place] = [await guest.play(table_of(label)) for guest in (anna, bela)]
    await asyncio.gather(*(place.play_to_the_end() for place in places))
    record = await anna.get(f"/api/tables/{table_of(label)}/record")
    assert "dice" in verify(load("citadels"), read_json(json.dumps(record)))
    assert record["count"] > SEEN[label]["seen"]["null"]["n"]


@awaited
async def test_the_finished_game_can_be_fetched_replayed_and_verified(folder: Path) -> None:
    async with upgraded(folder) as (_, anna, _bela):
        table = table_of("finished")
        record = await anna.get(f"/api/tables/{table}/record")
        assert same_game(record, RECORD)
        assert "dice" in verify(load("citadels"), read_json(json.dumps(record)))
        stretch = await anna.get(f"/api/tables/{table}/replay?first=0&count=100&seat=0")
        assert [one["entry"] for one in stretch["entries"]] == RECORD["actions"][:100]
        scores = await anna.get(f"/api/tables/{table}/scores")
        assert [sum(one.values()) for one in scores["points"][-1]["participants"]] == RECORD["result"][
            "points"
        ]


def test_a_record_of_format_1_is_read_and_verified() -> None:
    assert RECORD["format"] == 1
    assert "dice" in verify(load("citadels"), read_json(text_of("record.json")))
    told = run("verify", BEFORE / "record.json", "--commitment", RECORD["commitment"])
    # Everything but the order in which the nonces were made, which no older record tells.
    assert told.exit_code == 3, told.output
    assert told.output.count("Not checked") == 1


@awaited
async def test_a_record_of_format_1_can_be_played_on_from(folder: Path) -> None:
    async with upgraded(folder) as (inn, anna, _):
        told = await anna.post("/api/tables", 201, game="citadels", record=RECORD, until=40)
        live = inn.app.state.services.registry.tables[told["id"]]
        assert await live.log.entries() == RECORD["actions"][:40]


@awaited
async def test_a_table_that_was_taken_out_then_is_brought_in_now(folder: Path) -> None:
    async with upgraded(folder) as (inn, anna, _):
        key = {"authorization": f"Bearer {inn.app.state.admin_key}", "content-type": "application/json"}
        path = f"/api/admin/tables/{table_of('going')}"
        assert (await anna.client.post(f"{path}/close", headers=key)).status_code == 200
        answer = await anna.client.put(path, headers=key, content=text_of("exported.json"))
        assert answer.status_code == 200, answer.text
        assert grown_from(await sees(anna, "going", 0), SEEN["going"]["seen"]["0"])
