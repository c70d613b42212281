"""At a table with a clock a decision begins with some seconds that do not count, to see what the others did."""

from __future__ import annotations

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.core.state import NATURE
from kasztelan.server.tables.clock import GRACE
from kasztelan.server.tables.live_table import LiveTable
from tests.server.awaited import awaited
from tests.server.tables.memory import Hands, again, first_choice, seat_people, table_for
from tests.server.tables.playing import FOUR, asked, begun, match_of, n_of, play_on, until_undo

MINUTE = {"kind": "decision", "seconds": 60}


def grace_left(table: LiveTable, now: Hands) -> float:
    """How long the clock that everybody sees still stands."""
    shown = table.about()["clock"]
    assert shown["waiting"] == match_of(table).waiting_for()
    return max(0.0, float(shown["since"]) - now())


async def played_on(table: LiveTable, chance: SeededChance) -> tuple[int, int, set[int]]:
    """Lets whoever is asked decide: who that was, who is asked next, and who decided between."""
    match = match_of(table)
    before, first = len(match.by), match.waiting_for()
    await play_on(table, 1, chance)
    return first, match.waiting_for(), {by for by in match.by[before:] if by != NATURE}


@awaited
async def test_the_first_decision_begins_with_seconds_that_do_not_count() -> None:
    table, _, now = await begun(MINUTE)
    assert table.about()["clock"]["grace"] == GRACE
    assert grace_left(table, now) == GRACE
    now.forward(GRACE)
    assert table.data.clock.left_for(FOUR.index(asked(table)), now()) == 60.0
    now.forward(59)
    assert not await table.waiting.check_time()
    now.forward(1)
    assert await table.waiting.check_time()
    await table.close()


@awaited
async def test_grace_is_for_what_others_did_and_not_for_ones_own_moves() -> None:
    table, _, now = await begun(MINUTE)
    chance = SeededChance(4)
    own = others = 0
    while not match_of(table).over():
        first, second, decided = await played_on(table, chance)
        if second < 0:
            break
        expected = GRACE if decided != {second} else 0.0
        assert grace_left(table, now) == expected, (first, second, decided)
        own, others = own + (not expected), others + bool(expected)
    assert own > 20
    assert others > 20
    await table.close()


@awaited
async def test_taking_back_gives_no_grace_again() -> None:
    table, store, now = await begun(MINUTE)
    person = await until_undo(table, own=True)
    await table.votes.undo(person, n_of(table))
    had = grace_left(table, now)
    now.forward(2)
    for _ in range(3):
        await table.moves.act(person, n_of(table), first_choice(table))
        await table.votes.undo(person, n_of(table))
        assert grace_left(table, now) == max(0.0, had - 2)
        table = again(store, now)
        await table.load()
        assert grace_left(table, now) == max(0.0, had - 2)
    await table.close()


@awaited
async def test_a_pause_and_a_restart_keep_what_is_left_of_it() -> None:
    table, store, now = await begun(MINUTE)
    now.forward(2)
    for person in FOUR:
        await table.votes.vote_pause(person, n_of(table), "playing", True)
    now.forward(500)
    await table.close()
    later = again(store, now)
    await later.load()
    for person in FOUR:
        await later.votes.vote_pause(person, n_of(later), "paused", False)
    assert grace_left(later, now) == GRACE - 2
    now.forward(1)
    await later.close()
    now.forward(500)
    last = again(store, now)
    await last.load()
    assert grace_left(last, now) == GRACE - 3
    await last.close()


@awaited
async def test_leaving_and_returning_wins_no_grace() -> None:
    table, _, now = await begun(MINUTE)
    person = asked(table)
    now.forward(GRACE)
    for _ in range(3):
        await table.absence.leave(person)
        await table.absence.come_back(person)
        assert grace_left(table, now) == 0.0
    await table.close()


@pytest.mark.usefixtures("stones")
@awaited
async def test_an_automas_turn_is_what_somebody_else_did() -> None:
    now = Hands()
    table, _ = table_for({"mode": "automa", "guests": 1}, MINUTE, now, played="stones")
    seat_people(table, "anna")
    await table.lobby.save_seats()
    await table.lobby.start("anna")
    chance = SeededChance(1)
    seen = []
    while not match_of(table).over():
        await play_on(table, 1, chance)
        if not match_of(table).over():
            seen.append(grace_left(table, now))
    assert GRACE in seen
    await table.close()


@awaited
async def test_without_a_clock_there_is_none() -> None:
    table, _, _ = await begun()
    shown = table.about()["clock"]
    assert (shown["grace"], shown["waiting"]) == (0.0, None)
    await table.close()
