"""Clocks of a table: they run for whoever is asked, and nobody wins time by tricks."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.server.tables.bot_processes import Thinkers
from kasztelan.server.tables.clock import GRACE, MOMENT
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.refused import Refused
from tests.conformance.citadels.option_sets import MARKERS
from tests.server.awaited import awaited
from tests.server.tables.memory import Hands, Recorder, again, first_choice
from tests.server.tables.playing import FOUR, asked, begun, n_of, play_on, until_undo


def left_in_all(table: LiveTable, now: Hands) -> float:
    """Until a bot takes the seat that is waited for."""
    left = table.data.clock.runs_out_in(now())
    assert left is not None
    return left


@awaited
async def test_when_the_time_is_over_a_bot_plays_on_until_the_seat_is_taken_back() -> None:
    table, _, now = await begun({"kind": "game", "seconds": 60, "increment": 0})
    person = asked(table)
    seat = FOUR.index(person)
    now.forward(GRACE + 59)
    assert not await table.waiting.check_time()
    now.forward(2)
    assert await table.waiting.check_time()
    assert table.chairs[seat].away
    with pytest.raises(Refused) as refused:
        await table.moves.act(person, n_of(table), first_choice(table))
    assert refused.value.code == "bot_plays_on"
    await table.absence.come_back(person)
    assert not table.chairs[seat].away
    assert table.data.clock.runs_out_in(now()) == MOMENT
    await table.moves.act(person, n_of(table), first_choice(table))
    await table.close()


class Asked(Thinkers):
    """Notes that a bot was asked, and thinks for ever."""

    def __init__(self) -> None:
        super().__init__(1, 5.0)
        self.asked = asyncio.Event()

    async def choose(self, *question: Any) -> int:
        self.asked.set()
        await asyncio.Event().wait()
        raise AssertionError("never")


async def timed_out(watching: bool) -> tuple[LiveTable, Asked, str]:
    """Somebody has just lost the seat to a bot, which leaves whoever looks on an hour for each move."""
    table, _, now = await begun({"kind": "game", "seconds": 60, "increment": 0})
    thinkers = Asked()
    table.waiting.thinkers, table.waiting.pause = thinkers, 3600.0
    person = asked(table)
    if watching:
        table.join(Recorder(person), "", {})
    now.forward(GRACE + 61)
    assert await table.waiting.check_time()
    return table, thinkers, person


@awaited
async def test_a_bot_leaves_whoever_looks_on_the_time_to_take_the_seat_back() -> None:
    table, thinkers, person = await timed_out(watching=True)
    for _ in range(20):
        await asyncio.sleep(0)
    assert not thinkers.asked.is_set()
    await table.absence.come_back(person)
    await table.moves.act(person, n_of(table), first_choice(table))
    await table.close()


@awaited
async def test_a_bot_waits_for_nobody_who_is_gone() -> None:
    table, thinkers, _ = await timed_out(watching=False)
    await thinkers.asked.wait()
    await table.close()


@awaited
async def test_clocks_stand_still_while_the_server_is_down_and_go_on_after() -> None:
    table, store, now = await begun({"kind": "decision", "seconds": 60})
    now.forward(GRACE + 20)
    await table.close()
    now.forward(100_000)
    later = again(store, now)
    await later.load()
    assert later.data.clock.runs_out_in(now()) == 40.0
    now.forward(41)
    assert await later.waiting.check_time()
    await later.close()


@awaited
async def test_nobody_wins_an_increment_by_taking_back_after_a_restart() -> None:
    table, store, now = await begun({"kind": "game", "seconds": 600, "increment": 5})
    person = await until_undo(table, own=True)
    seat = FOUR.index(person)
    left = table.data.clock.left[seat]
    do = store.entries("table")[-1]
    assert do.pop("by") == seat
    later = again(store, now)
    await later.load()
    await later.votes.undo(person, n_of(later))
    await later.moves.act(person, n_of(later), do)
    assert later.data.clock.left[seat] == left
    await later.close()


@awaited
async def test_a_decision_has_no_more_time_after_a_restart_than_it_had_left() -> None:
    table, store, now = await begun({"kind": "decision", "seconds": 60})
    person = await until_undo(table, own=True)
    await table.votes.undo(person, n_of(table))
    now.forward(left_in_all(table, now) - 10)
    await table.moves.act(person, n_of(table), first_choice(table))
    later = again(store, now)
    await later.load()
    assert later.picture(FOUR.index(person))["game"]["undo"]
    await later.votes.undo(person, n_of(later))
    assert later.data.clock.runs_out_in(now()) == 10.0
    await later.close()


@awaited
async def test_nobody_plays_for_time_by_leaving_and_returning() -> None:
    table, _, now = await begun({"kind": "decision", "seconds": 60})
    person = asked(table)
    now.forward(GRACE + 58)
    for _ in range(3):
        await table.absence.leave(person)
        await table.absence.come_back(person)
        now.forward(MOMENT - 1)
    assert table.data.clock.runs_out_in(now()) == 0.0
    await table.close()


@awaited
async def test_whoever_is_asked_anew_after_an_undo_has_a_moment() -> None:
    table, store, now = await begun({"kind": "decision", "seconds": 60}, {"characters": MARKERS})
    chance = SeededChance(1)
    first = second = asked(table)
    # Whoever is threatened decides, then the Blackmailer, and nothing need come to light between.
    while first == second or not table.picture(FOUR.index(first))["game"]["undo"]:
        first = asked(table)
        await play_on(table, 1, chance)
        second = asked(table)
    do = store.entries("table")[-1]
    assert do.pop("by") == FOUR.index(first)
    now.forward(GRACE + 59)
    await table.votes.undo(first, n_of(table))
    await table.moves.act(first, n_of(table), do)
    assert asked(table) == second
    assert table.data.clock.runs_out_in(now()) == MOMENT
    await table.close()


@awaited
async def test_setting_the_clock_of_the_machine_changes_nobodys_time() -> None:
    table, store, wall = await begun({"kind": "decision", "seconds": 60})
    await table.close()
    ticks = Hands(5.0)
    later = again(store, wall, steady=ticks)
    await later.load()
    wall.forward(86_400)
    assert not await later.waiting.check_time()
    ticks.forward(GRACE + 59)
    wall.forward(-200_000)
    assert later.data.clock.runs_out_in(ticks()) == 1.0
    ticks.forward(1)
    assert await later.waiting.check_time()
    assert store.appends[-1].at == wall()
    await later.close()


@awaited
async def test_what_is_kept_of_a_clock_does_not_grow_with_the_game() -> None:
    for kind in ("decision", "game"):
        table, store, _ = await begun({"kind": kind, "seconds": 600, "increment": 1})
        await play_on(table, 300, SeededChance(2))
        assert len(store.entries("table")) > 300
        assert len(store.tables["table"]["clock"]) < 500
        await table.close()
