"""A second game is hosted, played and checked by the real server, which knows nothing of it."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from kasztelan.core.record import verify
from kasztelan.games.catalogue import GAMES
from kasztelan.server.tables.table_registry import TableRegistry
from tests.conformance.option_sets import Case
from tests.server.awaited import awaited
from tests.server.leaks.manners import MANNERS, Manners
from tests.server.leaks.test_leaks import Comparison
from tests.server.play.guests import Guest, Inn, Place, running_inn
from tests.server.second_game.game import GAME
from tests.server.tables.memory import Hands

STONES = Case("stones", "3", {"guests": 3, "heap": 40})
THINKING = (sys.executable, "-m", "tests.server.second_game.thinking")


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line, like any game's."""
    monkeypatch.setitem(GAMES, "stones", "tests.server.second_game.game")


@asynccontextmanager
async def inn_with_stones(data: Path) -> AsyncIterator[tuple[Inn, TableRegistry]]:
    """A server whose bots have heard of the game."""
    async with running_inn(data) as inn:
        registry: TableRegistry = inn.app.state.services.registry
        registry.thinkers.command = THINKING
        yield inn, registry


async def new_table(host: Guest, others: list[Guest], bots: int = 0, **wanted: Any) -> str:
    """A table at which everybody has sat down and the game has begun."""
    options = {"guests": 1 + len(others) + bots, **wanted.pop("options", {})}
    table: str = (await host.post("/api/tables", 201, game="stones", options=options, **wanted))["id"]
    for seat, guest in enumerate([host, *others]):
        await guest.post(f"/api/tables/{table}/sit", seat=seat)
    for seat in range(1 + len(others), 1 + len(others) + bots):
        await host.post(f"/api/tables/{table}/bots", seat=seat)
    await host.post(f"/api/tables/{table}/start")
    return table


async def take(place: Place, stones: int) -> None:
    """Waits for its turn and takes so many; asked before a move was taken back, it waits once more."""
    told: dict[str, Any] = {"type": "refused", "code": "stale"}
    while told["type"] == "refused" and told["code"] == "stale":
        asked = await place.next_question()
        assert asked is not None
        do = {"verb": "take", "stones": stones}
        told = await place.ask(type="act", n=asked[1]["n"], do=do, seat=asked[0])
    assert told["type"] == "done", told


async def play_out(place: Place) -> None:
    while (asked := await place.next_question()) is not None:
        seat, game = asked
        assert (await place.ask(type="act", n=game["n"], do=game["choices"][0], seat=seat))["type"] == "done"


async def checked_record(guest: Guest, table: str) -> dict[str, Any]:
    """The record of a finished game, after everything in it was verified."""
    promised = (await guest.get(f"/api/tables/{table}"))["commitment"]
    record: dict[str, Any] = await guest.get(f"/api/tables/{table}/record")
    assert verify(GAME, record, promised)[-1] == "dice"
    return record


async def presented(inn: Inn) -> None:
    anna = await inn.guest("Anna")
    listed = {one["name"]: one for one in await anna.get("/api/games")}
    assert listed["citadels"]["bots"] == ["random", "heuristic"]
    assert listed["stones"]["bots"] == ["random"]
    assert "guests" in listed["stones"]["options"]["properties"]
    for language in ("en", "pl", "uk"):
        assert "STO-1" in (await anna.get(f"/api/games/stones/rulebook/{language}"))["text"]
        names = (await anna.get(f"/api/games/stones/names/{language}"))["files"]
        assert "game-stones" in names[f"stones.{language}.ftl"]


async def only_its_own_bots(inn: Inn) -> None:
    anna = await inn.guest("Anna")
    table = (await anna.post("/api/tables", 201, game="stones", options={"guests": 3}))["id"]
    refused = await anna.post(f"/api/tables/{table}/bots", 422, seat=1, bot="heuristic")
    assert refused["detail"] == {
        "code": "wrong",
        "field": "bot",
        "problem": "'heuristic' does not play stones",
        "allowed": "random",
    }
    seats = (await anna.post(f"/api/tables/{table}/bots", seat=1))["seats"]
    assert [one["bot"] for one in seats] == [None, "random", None]


@awaited
async def test_it_is_presented_with_its_own_bots(tmp_path: Path) -> None:
    async with inn_with_stones(tmp_path) as (inn, _):
        await presented(inn)
        await only_its_own_bots(inn)


@awaited
async def test_a_game_with_bots_and_a_hint(tmp_path: Path) -> None:
    async with inn_with_stones(tmp_path) as (inn, _):
        anna = await inn.guest("Anna")
        table = await new_table(anna, [], bots=2)
        place = await anna.play(table)
        asked = await place.next_question()
        assert asked is not None
        hint = await place.ask(type="hint")
        assert hint["do"] in asked[1]["choices"]
        preview = await place.ask(type="preview", n=asked[1]["n"], do=asked[1]["choices"][0])
        assert (preview["reveals"], preview["chance"]) == (False, False)
        await play_out(place)
        record = await checked_record(anna, table)
        assert {one["by"] for one in record["actions"]} == {"nature", 0, 1, 2}
        scores = await anna.get(f"/api/tables/{table}/scores")
        assert [sum(one.values()) for one in scores["points"][-1]["seats"]] == record["result"]["points"]
        steps = await anna.get(f"/api/tables/{table}/replay?seat=0")
        assert [one["entry"] for one in steps["steps"]] == record["actions"]
        fork = await anna.post(f"/api/tables/{table}/fork", 201, entries=4)
        assert (fork["prefix"], len(fork["seats"])) == (4, 3)
        again = await anna.post(f"/api/tables/{table}/rematch", 201)
        kinds = [one["kind"] for one in (await anna.get(f"/api/tables/{again['id']}"))["seats"]]
        assert kinds == ["person", "bot", "bot"]


@awaited
async def test_moves_are_taken_back_alone_and_by_agreement(tmp_path: Path) -> None:
    async with inn_with_stones(tmp_path) as (inn, _):
        anna, bob = await inn.guest("Anna"), await inn.guest("Bob")
        table = await new_table(anna, [bob])
        hers, his = await anna.play(table), await bob.play(table)
        await take(hers, 1)
        done = await hers.ask(type="undo", n=hers.pictures[0]["game"]["n"])
        assert done["type"] == "done"
        await take(hers, 2)
        await take(his, 1)
        asked = await hers.next_question()
        assert asked is not None
        await hers.ask(type="undo", n=asked[1]["n"])
        while his.pictures[1]["table"]["undo_wish"] is None:
            await his.hear()
        assert (await his.ask(type="agree", n=asked[1]["n"], wanted=True, seat=0))["type"] == "done"
        assert his.pictures[1]["game"]["view"]["heap"] == 12
        while hers.pictures[0]["game"]["view"]["heap"] != 12:
            await hers.hear()
        for _ in range(3):
            await take(hers, 2)
            await take(his, 2)
        record = await checked_record(anna, table)
        assert [one for one in record["actions"] if "undo" in one] == [{"undo": 1}, {"undo": 2}]


@awaited
async def test_when_the_time_is_over_the_best_bot_plays_on(tmp_path: Path) -> None:
    async with inn_with_stones(tmp_path) as (inn, registry):
        registry.now = registry.steady = clock = Hands(registry.now())
        anna, bob = await inn.guest("Anna"), await inn.guest("Bob")
        table = await new_table(anna, [bob], clock={"kind": "decision", "seconds": 3600})
        place = await anna.play(table)
        await take(place, 1)
        live = registry.tables[table]
        clock.forward(3601)
        async with live.lock:
            assert await live.waiting.check_time()
        await play_out(place)
        assert [one["away"] for one in place.pictures[0]["table"]["seats"]] == [False, True]
        record = await checked_record(anna, table)
        assert [one["by"] for one in record["actions"]][:6] == ["nature", "nature", 0, 1, 0, 1]


@awaited
async def test_a_game_for_one_has_one_seat_whatever_else_is_agreed(tmp_path: Path) -> None:
    async with inn_with_stones(tmp_path) as (inn, _):
        anna = await inn.guest("Anna")
        table = await new_table(anna, [], options={"mode": "alone", "guests": 4})
        place = await anna.play(table)
        await play_out(place)
        record = await checked_record(anna, table)
        assert [len(record[name]) for name in ("names", "nonces")] == [1, 1]
        assert record["result"]["places"] == [1]
        assert "automa_takes" in [one.get("verb") for one in record["actions"]]


@awaited
async def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with inn_with_stones(tmp_path) as (inn, _):
        anna = await inn.guest("Anna")
        cookies = dict(anna.client.cookies)
        table = await new_table(anna, [], bots=1)
        place = await anna.play(table)
        await take(place, 2)
        before = await place.next_question()
        assert before is not None
    async with inn_with_stones(tmp_path) as (inn, _):
        anna = await inn.guest("Anna again")
        anna.client.cookies.clear()
        anna.client.cookies.update(cookies)
        place = await anna.play(table)
        assert await place.next_question() == before
        await play_out(place)
        record = await checked_record(anna, table)
        assert record["names"][0] == "Anna"
        assert record["actions"][2] == {"by": 0, "verb": "take", "stones": 2}


@pytest.mark.parametrize("manners", MANNERS, ids=lambda one: one.name)
@awaited
async def test_nothing_of_it_leaks_either(manners: type[Manners]) -> None:
    for seed in range(4):
        comparison = Comparison(STONES, seed, manners)
        await comparison.play(every=1)
        assert comparison.compared[manners.typical]
        assert comparison.same_stories
