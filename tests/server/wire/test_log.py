"""What happened so far, asked for later, is what was told when it happened: to every seat and to a spectator."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.core.record import write
from kasztelan.core.walk import again, entries
from kasztelan.games.citadels.game import GAME
from kasztelan.server.tables.difference import patched
from kasztelan.server.tables.past import entries_that_stand, seen_since, told_so_far
from tests.server.awaited import awaited
from tests.server.play.guests import Guest, Place, running_inn
from tests.server.tables.memory import Recorder, seat_people, table_for
from tests.server.wire.strict import check_http

Lines = list[dict[str, Any]]


def events_in(lines: Lines) -> list[dict[str, Any]]:
    return [event for line in lines for event in line["events"]]


def told_to(messages: Lines, seat: int | None) -> list[dict[str, Any]]:
    """The events of all updates that were sent to these eyes."""
    updates = [one for one in messages if one["type"] == "update" and one["seat"] == seat]
    return [event for one in updates for event in events_in(one["steps"])]


def led_to(view: dict[str, Any], steps: Lines) -> Any:
    """The view after all that these steps changed."""
    for step in steps:
        view = patched(view, step["changes"])
    return view


def told_again(match: Match, seat: int | None) -> Lines:
    return told_so_far(again(match, entries(match), listen=True), seat)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "set": "tenacious_delegates"},
        {"players": 4, "set": "devious_dignitaries"},
        {"players": 7, "set": "cunning_agents"},
        {"players": 5, "edition": "classic", "set": "random"},
    ],
    ids=str,
)
@awaited
async def test_a_whole_game_is_told_again_as_it_was_sent(options: dict[str, Any]) -> None:
    table, _ = table_for(options)
    people = ["anna", *(f"player {at}" for at in range(1, len(table.chairs)))]
    seat_people(table, *people)
    eyes: list[int | None] = [*range(len(people)), None]
    recorders = {seat: Recorder(None if seat is None else people[seat]) for seat in eyes}
    for recorder in recorders.values():
        table.join(recorder, "", {})
    await table.lobby.save_seats()
    await table.lobby.start("anna")
    match, rng = table.match, random.Random(7)
    assert match is not None
    while not match.over():
        who = match.waiting_for()
        await table.moves.do(who, rng.choice(table.game.legal(match.state)))
        if rng.random() < 0.15 and not match.over() and match.undo_point([who]) >= 0:
            await table.votes.undo(people[who], len(match.history))
    assert sum(action < 0 for action in match.history) > 3
    for seat in eyes:
        lines = told_again(match, seat)
        assert events_in(lines) == told_to(recorders[seat].messages(), seat)
        assert lines[-1]["n"] == len(match.history)
        assert [line["n"] for line in lines] == sorted({line["n"] for line in lines})
        seen = seen_since(again(match, entries(match), listen=True), seat, 0, len(match.history))
        steps = [step for entry in seen["entries"] for step in entry["steps"]]
        assert [event for step in steps for event in step["events"]] == events_in(lines)
        assert led_to(seen["view"], steps) == table.game.view(match.state, seat)
    secrets = [told_again(match, seat) for seat in eyes]
    assert all(secrets[-1] != one for one in secrets[:-1])
    await table.close()


def test_every_line_says_whose_decision_it_was() -> None:
    match = Match(GAME, SeededChance(4), {"players": 4}, forced=PLAY_PUBLIC)
    deciding: dict[int, int] = {}
    while len(match.history) < 90:
        who = match.advance()
        deciding[len(match.history) + 1] = who
        match.act(who, GAME.legal(match.state)[0])
    told = {line["n"]: line["by"] for line in told_again(match, None)}
    assert {told[n] for n in deciding if n in told} == {0, 1, 2, 3}
    assert {n: told[n] for n in deciding if n in told} == {n: who for n, who in deciding.items() if n in told}
    assert None in told.values()


def test_what_was_taken_back_does_not_stand() -> None:
    done: Lines = [
        {"verb": "a"},
        {"verb": "b"},
        {"verb": "c"},
        {"undo": 2},
        {"verb": "d"},
        {"undo": 1},
        {"verb": "e"},
    ]
    assert entries_that_stand(done) == {0, 6}


async def new_table(anna: Guest, **wanted: Any) -> tuple[str, Place]:
    """Anna on two chairs, bots on the others."""
    table = (await anna.post("/api/tables", 201, game="citadels", **wanted))["id"]
    for seat in (0, 2):
        await anna.post(f"/api/tables/{table}/sit", seat=seat)
    for seat in (1, 3):
        await anna.post(f"/api/tables/{table}/bots", seat=seat)
    place = await anna.play(table)
    await place.until(2, "open")
    await anna.post(f"/api/tables/{table}/start")
    return table, place


async def play_on(place: Place, decisions: int) -> None:
    """Takes the last choice each time, and takes it back once where that is allowed."""
    undone = False
    while decisions and (asked := await place.next_question()) is not None:
        seat, game = asked
        if game["undo"] and not undone:
            undone = True
            await place.ask(type="undo", n=game["n"])
            continue
        undone = False
        await place.ask(type="act", n=game["n"], do=game["choices"][-1], seat=seat)
        decisions -= 1


async def log_of(guest: Guest, table: str, seat: int | None = None) -> Lines:
    told = await guest.get(f"/api/tables/{table}/log" + ("" if seat is None else f"?seat={seat}"))
    check_http("GET /api/tables/{table}/log", told)
    lines: Lines = told["lines"]
    return lines


@awaited
async def test_the_log_of_a_table_is_for_the_eyes_that_ask(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna, bob = await inn.guest("Anna"), await inn.guest("Bob")
        table, place = await new_table(anna, options={"players": 4, "round_limit": 4})
        watching = await bob.play(table)
        assert (await bob.get("/api/tables/nowhere/log", 404))["detail"]["code"] == "no_such_table"
        await play_on(place, 6)
        before = place.pictures[0]["game"]["n"]
        for seat in (0, 2):
            lines = [line for line in await log_of(anna, table, seat) if line["n"] <= before]
            assert events_in(lines) == told_to(messages_of(place), seat)
        for guest, seat in ((anna, 1), (anna, 3), (bob, 0), (bob, 1), (bob, 5)):
            refused = (await guest.get(f"/api/tables/{table}/log?seat={seat}", 403))["detail"]
            assert (refused["code"], refused["field"]) == ("not_your_seat", "seat")
            await guest.get(f"/api/tables/{table}/seen?seat={seat}", 403)
        stretch = await anna.get(f"/api/tables/{table}/seen?seat=2&first=10&count=5")
        check_http("GET /api/tables/{table}/seen", stretch)
        assert [entry["n"] for entry in stretch["entries"]] == [11, 12, 13, 14, 15]
        await play_on(place, 1000)
        await watching.until(None, "finished")
        for seat in range(4):
            assert events_in(await log_of(bob, table, seat))[-1]["event"] == "game_over"
        assert (await bob.get(f"/api/tables/{table}/log?seat=4", 422))["detail"]["field"] == "seat"
        end = events_in(await log_of(bob, table))
        missed = len(end) - len(told_to(messages_of(watching), None))
        assert end[missed:] == told_to(messages_of(watching), None)
        assert any(one["event"] == "undone" for one in end)


def messages_of(place: Place) -> Lines:
    return [json.loads(text) for text in place.heard]


@awaited
async def test_a_table_that_began_from_a_record_tells_that_beginning_too(tmp_path: Path) -> None:
    match = Match(GAME, SeededChance(4), {"players": 4}, forced=PLAY_PUBLIC)
    while len(match.history) < 90:
        match.act(match.advance(), GAME.legal(match.state)[0])
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        table, place = await new_table(anna, record=write(match), options={})
        await place.until(0, "playing")
        await play_on(place, 3)
        count = len(match.history)
        for seat in (None, 0, 2):
            lines = await log_of(anna, table, seat)
            assert [one for one in lines if one["n"] <= count] == told_again(match, seat)
            assert lines[-1]["n"] > count
