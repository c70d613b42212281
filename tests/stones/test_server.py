"""Stones is presented, agreed on, played and checked by the real server, which knows nothing of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kasztelan.server.tables.clock import GRACE
from kasztelan.server.tables.table_registry import TableRegistry
from tests.conformance.option_sets import Case
from tests.server.awaited import awaited
from tests.server.leaks.manners import MANNERS, Manners
from tests.server.leaks.test_leaks import Comparison
from tests.server.play.guests import Guest, running_inn
from tests.server.tables.memory import Hands
from tests.stones.hosted import checked_record, new_table, take, updates_of

# --- before the game


@awaited
async def test_it_is_presented_with_its_own_bots_and_words(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        listed = {one["name"]: one for one in await anna.get("/api/games")}
        stones = listed["stones"]
        assert (stones["bots"], stones["seats"]) == (["random"], [1, 4])
        assert stones["presets"] == ["quiet_pond", "wild_river", "hard_winter", "two_pairs"]
        assert stones["options"]["properties"]["pattern"]["x-file"]
        for language in ("en", "pl", "uk"):
            assert "STO-TIDE-1" in (await anna.get(f"/api/games/stones/rulebook/{language}"))["text"]
            names = (await anna.get(f"/api/games/stones/names/{language}"))["files"]
            assert "game-stones" in names[f"options.{language}.ftl"]
            assert any("problem-needs" in text for text in names.values())


async def check(guest: Guest, **options: Any) -> Any:
    return await guest.post("/api/games/stones/check", options=options)


@awaited
async def test_options_are_checked_before_a_table_is_opened(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        usual = await check(anna)
        assert (usual["seats"], usual["problems"], usual["preset"]) == (2, [], None)
        assert {"target", "opponent", "current", "crossing"}.isdisjoint(usual["applies"])
        assert {"guests", "heap", "expansions", "board", "pattern"} <= set(usual["applies"])
        assert usual["defaults"]["heap"] == usual["options"]["heap"] == 16
        more = await check(anna, guests=3, expansions=["river"])
        assert more["defaults"]["heap"] == 24
        assert "current" in more["applies"]
        assert more["lists"]["expansions"]["barred"] == ["drought"]
        assert more["contents"]["expansions"] == ["river"]


@awaited
async def test_the_check_tells_who_takes_part(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        alone = await check(anna, mode="alone", guests=4)
        assert (alone["seats"], alone["participants"]) == (1, [{"name": None, "side": 0}])
        drawn = await check(anna, mode="automa", opponent="drawn")
        assert drawn["participants"] == [{"name": None, "side": 0}, {"name": "automa-unknown", "side": 1}]
        teams = await check(anna, mode="teams")
        assert [one["side"] for one in teams["participants"]] == [0, 1, 0, 1]


@awaited
async def test_the_check_tells_what_is_wrong_and_which_presets_fit(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        wrong = await check(anna, expansions=["bridge"])
        assert wrong["problems"] == [
            {
                "field": "expansions",
                "problem": {"code": "needs", "item": "bridge", "missing": "river"},
                "allowed": {"code": "with", "item": "river"},
            }
        ]
        several = await check(anna, guests=0, board=31)
        assert [one["field"] for one in several["problems"]] == ["guests", "board"]
        river = await check(anna, expansions=["bridge", "river"], board=17, current=2)
        assert river["preset"] == "wild_river"
        at_seat_two = await check(anna, guests=3, first=2)
        assert {one["name"]: one["fits"] for one in at_seat_two["presets"]}["wild_river"]
        refused = await anna.post("/api/tables", 422, game="stones", options={"expansions": ["bridge"]})
        assert refused["detail"] == {"code": "wrong", **wrong["problems"][0]}


@awaited
async def test_only_its_own_bots_sit_down(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        table = (await anna.post("/api/tables", 201, game="stones", options={"guests": 3}))["id"]
        refused = await anna.post(f"/api/tables/{table}/bots", 422, seat=1, bot="heuristic")
        assert refused["detail"] == {
            "code": "wrong",
            "field": "bot",
            "problem": {"code": "does_not_play", "value": "heuristic", "game": "stones"},
            "allowed": {"code": "one_of", "values": ["random"]},
        }
        seats = (await anna.post(f"/api/tables/{table}/bots", seat=1))["seats"]
        assert [one["bot"] for one in seats] == [None, "random", None]


# --- playing


@awaited
async def test_a_game_with_bots_and_a_hint(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        table = await new_table(anna, bots=2)
        place = await anna.play(table)
        asked = await place.next_question()
        assert asked is not None
        hint = await place.ask(type="hint")
        assert hint["do"] in asked[1]["choices"]
        assert hint["why"] is None
        assert (await place.ask(type="deductions"))["deductions"] is None
        preview = await place.ask(type="preview", n=asked[1]["n"], do=asked[1]["choices"][0])
        assert (preview["reveals"], preview["chance"]) == (False, False)
        await place.play_to_the_end()
        record = await checked_record(anna, table)
        assert {one["by"] for one in record["actions"]} == {"nature", 0, 1, 2}
        pages = await anna.get(f"/api/tables/{table}/replay?seat=0")
        assert [one["entry"] for one in pages["entries"]] == record["actions"]
        fork = await anna.post(f"/api/tables/{table}/fork", 201, entries=4)
        assert (fork["prefix"], len(fork["seats"])) == (4, 3)
        again = await anna.post(f"/api/tables/{table}/rematch", 201)
        kinds = [one["kind"] for one in (await anna.get(f"/api/tables/{again['id']}"))["seats"]]
        assert kinds == ["person", "bot", "bot"]


@awaited
async def test_a_choice_comes_with_its_facts_and_a_refusal_with_its_reason(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        place = await anna.play(await new_table(anna, bots=1, heap=20))
        asked = await place.next_question()
        assert asked is not None
        game = asked[1]
        costs = [one["cost"] for one in game["facts"]]
        assert costs == [0, 1, 2]
        do = {"verb": "peek", "other": 1}
        told = await place.ask(type="act", n=game["n"], do=do, seat=0)
        assert (told["code"], told["facts"]["reason"]) == ("illegal", {"code": "no_bridge"})


@awaited
async def test_the_rules_steps_are_sent_one_by_one(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        table = await new_table(anna, mode="automa", opponent="heron", heap=20)
        place = await anna.play(table)
        await take(place, 1)
        while place.pictures[0]["game"]["view"]["lap"] == 1:
            await place.hear()
        steps = updates_of(place, 0)[-1]["steps"]
        assert [[event["event"] for event in step["events"]] for step in steps] == [
            ["took"], ["automa_decided"], ["automa_took"], ["automa_rested"], ["tide_rose"], ["washed_away"], [],
        ]  # fmt: skip
        assert all(change[0][:2] == ["game", "view"] for step in steps for change in step["changes"])
        assert [["game", "view", "lap"], 2] in steps[-1]["changes"]
        assert [["game", "view", "heap"], 18] in steps[2]["changes"]


@awaited
async def test_a_replay_has_the_same_steps(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        table = await new_table(anna, mode="automa", opponent="heron", heap=20)
        place = await anna.play(table)
        await place.play_to_the_end()
        pages = await anna.get(f"/api/tables/{table}/replay?seat=0")
        first = next(one for one in pages["entries"] if one["entry"].get("verb") == "take")
        told = [[event["event"] for event in step["events"]] for step in first["steps"]]
        assert told[1:4] == [["automa_decided"], ["automa_took"], ["automa_rested"]]
        assert told[-1] == []


@awaited
async def test_moves_are_taken_back_alone_and_by_agreement(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna, bob = await inn.guest("Anna"), await inn.guest("Bob")
        table = await new_table(anna, [bob], expansions=["drought"], heap=12, board=6)
        hers, his = await anna.play(table), await bob.play(table)
        await take(hers, 1)
        assert (await hers.ask(type="undo", n=hers.pictures[0]["game"]["n"]))["type"] == "done"
        await take(hers, 2)
        await take(his, 1)
        asked = await hers.next_question()
        assert asked is not None
        await hers.ask(type="undo", n=asked[1]["n"])
        while his.pictures[1]["table"]["undo_wish"] is None:
            await his.hear()
        assert (await his.ask(type="agree", n=asked[1]["n"], wanted=True, seat=0))["type"] == "done"
        for place, seat in ((his, 1), (hers, 0)):
            while place.pictures[seat]["game"]["view"]["heap"] != 12:
                await place.hear()
        for _ in range(2):
            await take(hers, 3)
            await take(his, 3)
        record = await checked_record(anna, table)
        assert [one for one in record["actions"] if "undo" in one] == [{"undo": 1}, {"undo": 2}]


@awaited
async def test_when_the_time_is_over_the_best_bot_plays_on(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        registry: TableRegistry = inn.app.state.services.registry
        registry.now = registry.steady = clock = Hands(registry.now())
        anna, bob = await inn.guest("Anna"), await inn.guest("Bob")
        table = await new_table(anna, [bob], clock={"kind": "decision", "seconds": 3600})
        place = await anna.play(table)
        await take(place, 1)
        live = registry.tables[table]
        clock.forward(3601 + GRACE)
        async with live.lock:
            assert await live.waiting.check_time()
        await place.play_to_the_end()
        assert [one["away"] for one in place.pictures[0]["table"]["seats"]] == [False, True]
        record = await checked_record(anna, table)
        assert [one["by"] for one in record["actions"]][:5] == ["nature", "nature", 0, 1, 0]


@awaited
async def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        cookies = dict(anna.client.cookies)
        pattern = {"rows": [[9, 0, 0, 1]]}
        table = await new_table(anna, bots=1, heap=30, board=9, pattern=pattern)
        place = await anna.play(table)
        await take(place, 3)
        before = await place.next_question()
        assert before is not None
        assert before[1]["view"]["tolls"] == [0, 0, 0]
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna again")
        anna.client.cookies.clear()
        anna.client.cookies.update(cookies)
        place = await anna.play(table)
        assert await place.next_question() == before
        await place.play_to_the_end()
        record = await checked_record(anna, table)
        assert record["names"][0] == "Anna"
        assert record["options"]["pattern"] == pattern


@awaited
async def test_a_file_is_in_the_record_and_in_no_list_of_tables(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        pattern = {"rows": [[9, 7, 8, 1]]}
        table = await new_table(anna, bots=1, board=9, pattern=pattern)
        await (await anna.play(table)).play_to_the_end()
        assert (await checked_record(anna, table))["options"]["pattern"] == pattern
        await anna.get("/api/tables")
        assert "rows" not in anna.seen[-1]


# --- how it ended


@awaited
async def test_an_automa_has_a_line_and_a_name_that_becomes_known(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        table = await new_table(anna, mode="automa", opponent="drawn", heap=30)
        place = await anna.play(table)
        assert await place.next_question() is not None
        drawn = place.pictures[0]["game"]["view"]["automa"]["automa"]
        assert place.pictures[0]["table"]["participants"] == [
            {"name": None, "side": 0},
            {"name": f"automa-{drawn}", "side": 1},
        ]
        await place.play_to_the_end()
        record = await checked_record(anna, table)
        assert record["names"] == ["Anna", f"automa-{drawn}"]
        assert len(record["nonces"]) == 1
        result = place.pictures[0]["table"]["result"]
        assert (len(result["points"]), result) == (2, record["result"])


@awaited
async def test_a_game_alone_can_be_lost(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        table = await new_table(anna, mode="alone", guests=4, target=40)
        await (await anna.play(table)).play_to_the_end()
        record = await checked_record(anna, table)
        assert (record["result"]["won"], record["result"]["places"]) == ([False], [1])
        assert (await anna.get(f"/api/tables/{table}"))["result"]["won"] == [False]


@awaited
async def test_partners_win_together(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna, bob = await inn.guest("Anna"), await inn.guest("Bob")
        table = await new_table(anna, [bob], bots=2, mode="teams")
        hers, his = await anna.play(table), await bob.play(table)
        while (asked := await hers.next_question()) is not None:
            await hers.ask(type="act", n=asked[1]["n"], do=asked[1]["choices"][0], seat=asked[0])
            if (theirs := await his.next_question()) is not None:
                await his.ask(type="act", n=theirs[1]["n"], do=theirs[1]["choices"][0], seat=theirs[0])
        result = (await checked_record(anna, table))["result"]
        assert (result["sides"], len(result["side_points"])) == ([0, 1, 0, 1], 2)
        assert result["won"][:2] == result["won"][2:]
        assert result["places"][:2] == result["places"][2:]


# --- nothing leaks


@pytest.mark.parametrize("manners", MANNERS, ids=lambda one: one.name)
@awaited
async def test_nothing_of_it_leaks_either(manners: type[Manners]) -> None:
    case = Case("stones", "leaks", {"guests": 3, "heap": 60, "expansions": ["river", "bridge", "moss"]})
    for seed in range(4):
        comparison = Comparison(case, seed, manners)
        await comparison.play(every=1)
        assert comparison.compared[manners.typical]
        assert comparison.same_stories
