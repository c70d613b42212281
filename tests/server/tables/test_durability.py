"""What is kept of a table: all or nothing of a command, and after a restart the same table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.server.storage.store import NotKept
from kasztelan.server.tables.log_replay import AT_ONCE, way_through
from tests.server.awaited import awaited
from tests.server.tables.memory import Recorder, again, first_choice
from tests.server.tables.playing import asked, begun, match_of, n_of, play_on


@awaited
async def test_what_cannot_be_kept_is_not_shown_and_never_happened() -> None:
    table, store, _ = await begun()
    connection = Recorder(None)
    table.join(connection, "", {})
    picture, heard, n = table.picture(0), list(connection.heard), n_of(table)
    person, do = asked(table), first_choice(table)
    store.broken = True
    with pytest.raises(NotKept):
        await table.moves.act(person, n, do)
    assert table.picture(0) == picture
    assert connection.heard == heard
    store.broken = False
    await table.moves.act(person, n, do)
    assert n_of(table) > n
    await table.close()


@awaited
async def test_after_a_restart_the_same_can_be_taken_back_as_before() -> None:
    table, store, now = await begun()
    chance = SeededChance(11)
    undoable = 0
    for _ in range(150):
        await play_on(table, 1, chance)
        later = again(store, now)
        await later.load()
        assert later.picture(2) == table.picture(2)
        undoable += any(later.picture(seat)["game"]["undo"] for seat in range(4))
        if table.status == "finished":
            break
    assert undoable


@awaited
async def test_a_game_that_no_longer_replays_is_frozen_and_says_nothing_of_hidden_cards() -> None:
    table, store, now = await begun()
    await play_on(table, 30, SeededChance(4))
    log = store.logs["table"]
    log[-1]["entry"] = '{"by":"nature","verb":"draw","card":"castle"}'
    later = again(store, now)
    await later.load()
    assert later.status == "frozen"
    assert store.tables["table"]["notice"] == "no_longer_replays"
    assert len(store.logs["table"]) == len(log)


@awaited
async def test_a_move_that_breaks_the_rules_program_is_no_move() -> None:
    table, store, _ = await begun()
    connection = Recorder("bob")
    table.join(connection, "", {})
    before, heard, kept = table.picture(1), list(connection.heard), store.entries("table")

    def fail(_events: Any) -> None:
        raise KeyError("a mistake in the rules")

    match_of(table).listen(fail)
    person, n, do = asked(table), n_of(table), first_choice(table)
    with pytest.raises(NotKept):
        await table.moves.act(person, n, do)
    assert table.picture(1) == before
    assert (connection.heard, store.entries("table")) == (heard, kept)
    await table.moves.act(person, n, do)
    assert n_of(table) > n
    await table.close()


@awaited
async def test_other_tables_go_on_while_a_long_game_is_replayed() -> None:
    table, store, now = await begun()
    await play_on(table, 300, SeededChance(12))
    turns = 0

    async def another_table() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    other = asyncio.create_task(another_table())
    later = again(store, now)
    await later.load()
    other.cancel()
    assert later.picture(0) == table.picture(0)
    assert turns >= later.data.length // AT_ONCE > 5


@awaited
async def test_while_a_game_is_replayed_positions_from_before_a_reveal_are_not_held() -> None:
    table, _, _ = await begun()
    await play_on(table, 300, SeededChance(12))
    way = way_through(table.data, await table.log.read())
    match, most = way.match, 0
    while not way.whole():
        way.go_on()
        most = max(most, len(match.snapshots))
    assert most < sum(who >= 0 for who in match.by) / 5


@awaited
async def test_a_table_that_was_let_go_while_it_is_read_again_stays_let_go() -> None:
    table, store, _ = await begun()
    await play_on(table, 100, SeededChance(13))
    store.broken = True
    move = asyncio.create_task(table.moves.act(asked(table), n_of(table), first_choice(table)))
    await asyncio.sleep(0)
    assert not move.done()
    table.let_go()
    with pytest.raises(NotKept):
        await move
    assert table.match is None
    assert table.waiting.task is None
    connection = Recorder("anna")
    table.join(connection, "", {})
    assert (connection.heard, connection.sent_away) == ([], True)
