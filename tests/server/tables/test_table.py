"""A table without a server around it: seats, moves, taking back, time, writes that fail."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.core.record import verify
from kasztelan.server.storage.store import NotKept
from kasztelan.server.tables.clock import GRACE
from kasztelan.server.tables.difference import patched
from kasztelan.server.tables.table import MOST_TAKEN_BACK, LiveTable, Refused
from tests.conformance.option_sets import MARKERS
from tests.server.awaited import awaited
from tests.server.tables.memory import (
    KEY,
    Hands,
    MemoryStore,
    Recorder,
    again,
    first_choice,
    seat_people,
    table_for,
)

FOUR = ("anna", "bob", "cleo", "dan")


async def begun(
    clock: dict[str, Any] | None = None, options: dict[str, Any] | None = None
) -> tuple[LiveTable, MemoryStore, Hands]:
    now = Hands()
    table, store = table_for({"players": 4, **(options or {})}, clock, now)
    seat_people(table, *FOUR)
    await table.save_seats()
    await table.start("anna")
    return table, store, now


def n_of(table: LiveTable) -> int:
    assert table.match is not None
    return len(table.match.history)


def asked(table: LiveTable) -> str:
    assert table.match is not None
    person = table.chairs[table.match.waiting_for()].person
    assert person is not None
    return person


async def play_on(table: LiveTable, decisions: int, chance: SeededChance) -> None:
    for _ in range(decisions):
        match = table.match
        assert match is not None
        if match.over():
            return
        legal = table.game.legal(match.state)
        await table.do(match.waiting_for(), legal[chance.below(len(legal), 0)])


async def until_undo(table: LiveTable, own: bool) -> str:
    """Plays until whoever moved last may take it back, or somebody only if all agree; says who."""
    chance = SeededChance(1)
    for _ in range(2000):
        match = table.match
        assert match is not None
        who = match.waiting_for()
        await play_on(table, 1, chance)
        assert table.status == "playing"
        for seat, person in enumerate(FOUR):
            free = match.undo_point(seat) >= 0
            wished = bool(table.picture(seat)["game"]["ask_undo"]) and not free
            if (own and free and seat == who) or (not own and wished):
                return person
    raise AssertionError("never")


@awaited
async def test_a_double_click_is_refused_and_does_nothing() -> None:
    table, store, _ = await begun()
    person, n, do = asked(table), n_of(table), first_choice(table)
    await table.act(person, n, do)
    after = store.entries("table")
    with pytest.raises(Refused) as refused:
        await table.act(person, n, do)
    assert refused.value.code == "stale"
    assert refused.value.facts == {"n": n, "current": n_of(table)}
    assert store.entries("table") == after


@awaited
async def test_only_the_seat_that_is_asked_may_answer() -> None:
    table, store, _ = await begun()
    before = store.entries("table")
    other = next(one for one in FOUR if one != asked(table))
    for person, code in ((other, "not_your_decision"), ("stranger", "not_seated")):
        with pytest.raises(Refused) as refused:
            await table.act(person, n_of(table), first_choice(table))
        assert refused.value.code == code
    assert store.entries("table") == before


@awaited
async def test_an_impossible_action_is_refused_with_its_reason() -> None:
    table, store, _ = await begun()
    before = store.entries("table")
    for do, code in (({"verb": "end_turn"}, "illegal"), ({"verb": "fly"}, "bad_action"), ({}, "bad_action")):
        with pytest.raises(Refused) as refused:
            await table.act(asked(table), n_of(table), do)
        assert refused.value.code == code
    assert store.entries("table") == before


@awaited
async def test_whoever_sits_down_after_connecting_sees_with_the_eyes_of_the_seat() -> None:
    table, _ = table_for({"players": 4})
    connection = Recorder("cleo")
    table.join(connection, "", {})
    assert connection.messages("seats") == [{"type": "seats", "seats": []}]
    seat_people(table, "anna", "bob")
    table.sit("cleo", "Cleo", 2, "")
    table.sit("cleo", "Cleo", 3, "")
    await table.save_seats()
    assert connection.eyes == (2, 3)
    assert connection.messages("seats")[-1] == {"type": "seats", "seats": [2, 3]}
    await table.start("anna")
    views = [one for one in connection.messages("update") if one["seat"] in (2, 3)]
    assert {one["seat"] for one in views} == {2, 3}
    await table.forget("cleo")
    assert connection.messages("seats")[-1] == {"type": "seats", "seats": []}


@awaited
async def test_a_client_that_patches_what_it_is_sent_sees_the_table_as_it_is() -> None:
    table, _, _ = await begun()
    connection = Recorder("bob")
    table.join(connection, "", {})
    await play_on(table, 60, SeededChance(1))
    picture: Any = None
    for message in connection.messages():
        if message["type"] == "table":
            picture = message["picture"]
        elif message["type"] == "update":
            picture = patched(picture, message["changes"])
    assert picture == msgspec.json.decode(msgspec.json.encode(table.picture(1)))


@awaited
async def test_a_gap_is_filled_even_if_nobody_else_looked_through_these_eyes() -> None:
    table, _, _ = await begun()
    first = Recorder("bob")
    table.join(first, "", {})
    await play_on(table, 2, SeededChance(1))
    whole = first.messages("table")[0]
    version = first.messages("update")[-1]["v"]
    table.part(first)
    await play_on(table, 3, SeededChance(2))
    second = Recorder("bob")
    table.join(second, whole["run"], {"1": version})
    assert [one["v"] for one in second.messages("update")] == [version + 1, version + 2, version + 3]
    assert not second.messages("table")


@awaited
async def test_one_takes_back_an_own_move_and_the_log_says_so() -> None:
    table, store, _ = await begun()
    connection = Recorder(None)
    table.join(connection, "", {})
    person = await until_undo(table, own=True)
    await table.undo(person, n_of(table))
    assert "undo" in store.entries("table")[-1]
    assert connection.messages("update")[-1]["events"][-1]["event"] == "undone"
    assert asked(table) == person


@awaited
async def test_past_other_peoples_moves_everybody_has_to_agree() -> None:
    # The Blackmailer decides in the turn of whoever was threatened, and nothing need come to light.
    table, store, _ = await begun(options={"characters": MARKERS})
    person = await until_undo(table, own=False)
    length = n_of(table)
    await table.undo(person, length)
    assert n_of(table) == length
    assert table.about()["undo_wish"]["agreed"] == [FOUR.index(person)]
    others = [one for one in FOUR if one != person]
    await table.agree(others[0], length, True)
    await table.agree(others[1], length, False)
    assert table.about()["undo_wish"] is None
    await table.undo(person, length)
    for other in others:
        await table.agree(other, length, True)
    assert "undo" in store.entries("table")[-1]
    assert asked(table) == person


@awaited
async def test_an_open_wish_is_answered_before_another_one() -> None:
    table, _, _ = await begun(options={"characters": MARKERS})
    person = await until_undo(table, own=False)
    await table.undo(person, n_of(table))
    other = next(one for one in FOUR if one != person)
    with pytest.raises(Refused) as refused:
        await table.undo(other, n_of(table))
    assert refused.value.code == "wish_open"
    with pytest.raises(Refused) as refused:
        await table.agree(other, n_of(table), True, FOUR.index(other))
    assert refused.value.code == "stale"
    await table.agree(other, n_of(table), True, FOUR.index(person))


@awaited
async def test_moves_are_not_taken_back_for_ever() -> None:
    table, _, _ = await begun()
    person = await until_undo(table, own=True)
    match = table.match
    assert match is not None
    match.history.extend([-1] * MOST_TAKEN_BACK)
    with pytest.raises(Refused) as refused:
        await table.undo(person, n_of(table))
    assert refused.value.code == "too_many_undos"


@awaited
async def test_whoever_is_away_takes_nothing_back() -> None:
    table, _, _ = await begun()
    person = await until_undo(table, own=True)
    await table.leave(person)
    with pytest.raises(Refused) as refused:
        await table.undo(person, n_of(table))
    assert refused.value.code == "bot_plays_on"


@awaited
async def test_nobody_takes_back_a_dealt_card() -> None:
    table, _, _ = await begun()
    with pytest.raises(Refused) as refused:
        await table.undo("anna", n_of(table))
    assert refused.value.facts == {"reason": {"code": "nothing_to_undo"}}


@awaited
async def test_when_the_time_is_over_a_bot_plays_on_until_the_seat_is_taken_back() -> None:
    table, _, now = await begun({"kind": "game", "seconds": 60, "increment": 0})
    person = asked(table)
    seat = FOUR.index(person)
    now.forward(59)
    assert not await table.check_time()
    now.forward(2)
    assert await table.check_time()
    assert table.chairs[seat].away
    with pytest.raises(Refused) as refused:
        await table.act(person, n_of(table), first_choice(table))
    assert refused.value.code == "bot_plays_on"
    await table.come_back(person)
    assert not table.chairs[seat].away
    assert table.clock.runs_out_in(now()) == GRACE
    await table.act(person, n_of(table), first_choice(table))
    await table.close()


@awaited
async def test_clocks_stand_still_while_the_server_is_down_and_go_on_after() -> None:
    table, store, now = await begun({"kind": "decision", "seconds": 60})
    now.forward(20)
    await table.close()
    now.forward(100_000)
    later = again(store, now)
    await later.load()
    assert later.clock.runs_out_in(now()) == 40.0
    now.forward(41)
    assert await later.check_time()
    await later.close()


@awaited
async def test_a_pause_needs_everybody_and_stops_the_clock() -> None:
    table, _, now = await begun({"kind": "decision", "seconds": 60})
    for person in FOUR[:3]:
        await table.vote_pause(person, True)
    assert table.status == "playing"
    await table.vote_pause("anna", False)
    await table.vote_pause("dan", True)
    assert table.status == "playing"
    await table.vote_pause("anna", True)
    assert table.status == "paused"
    with pytest.raises(Refused):
        await table.act(asked(table), n_of(table), first_choice(table))
    now.forward(5000)
    assert not await table.check_time()
    connection = Recorder("bob")
    table.join(connection, "", {})
    await table.vote_pause("anna", False)
    assert table.status == "paused"
    await table.vote_pause("bob", False)
    assert table.status == "playing"
    assert table.clock.runs_out_in(now()) == 60.0
    await table.close()


@awaited
async def test_what_cannot_be_kept_is_not_shown_and_never_happened() -> None:
    table, store, _ = await begun()
    connection = Recorder(None)
    table.join(connection, "", {})
    picture, heard, n = table.picture(0), list(connection.heard), n_of(table)
    person, do = asked(table), first_choice(table)
    store.broken = True
    with pytest.raises(NotKept):
        await table.act(person, n, do)
    assert table.picture(0) == picture
    assert connection.heard == heard
    store.broken = False
    await table.act(person, n, do)
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
async def test_the_key_is_nowhere_until_the_last_card_and_then_proves_the_dice() -> None:
    table, store, _ = await begun()
    connections = [Recorder(person) for person in (*FOUR, None)]
    for connection in connections:
        table.join(connection, "", {})
    promised = table.about()["commitment"]
    chance = SeededChance(5)
    while table.status == "playing":
        assert KEY.hex().encode() not in b"".join(one for each in connections for one in each.heard)
        assert KEY.hex() not in str(table.picture(0)) + str(table.about())
        with pytest.raises(Refused):
            await table.record()
        for connection in connections:
            connection.heard.clear()
        await play_on(table, 1, chance)
    assert all(KEY.hex().encode() in connection.heard[-1] for connection in connections)
    record = await table.record()
    assert verify(table.game, record, promised)[-1] == "dice"
    assert record["names"] == ["Anna", "Bob", "Cleo", "Dan"]
    assert len(record["times"]) == record["count"]
    assert store.tables["table"]["result"] is not None


@awaited
async def test_a_prepared_game_goes_on_with_dice_of_its_own() -> None:
    first, _, _ = await begun()
    await play_on(first, 5000, SeededChance(6))
    record = await first.record()
    other, store = table_for({"players": 4})
    store.tables["table"]["key"] = bytes(32)
    other = again(store, Hands())
    await other.prepare(record["actions"][:100])
    seat_people(other, *FOUR)
    await other.save_seats()
    await other.start("anna")
    assert store.entries("table")[:100] == record["actions"][:100]
    with pytest.raises(Refused):
        await other.undo(FOUR[0], n_of(other))
    later = again(store, Hands())
    await later.load()
    await play_on(later, 5000, SeededChance(7))
    forked = await later.record()
    assert forked["prefix"] == 100
    assert verify(later.game, forked, later.about()["commitment"])[-2:] == ["prefix", "dice"]


@awaited
async def test_a_preview_tells_what_is_sure_and_only_that_something_is_revealed() -> None:
    table, _, _ = await begun()
    chance = SeededChance(8)
    seen: dict[str, set[bool]] = {}
    for _ in range(150):
        match = table.match
        assert match is not None
        if match.over():
            break
        legal = table.game.legal(match.state)
        do = table.game.codec.decode(legal[chance.below(len(legal), 0)])
        before = table.picture(match.waiting_for())
        told = table.preview(asked(table), n_of(table), do)
        assert table.picture(match.waiting_for()) == before
        seen.setdefault(str(do["verb"]), set()).add(told["reveals"])
        assert told["reveals"] == (told["changes"] is None)
        await table.act(asked(table), n_of(table), do)
    assert seen["gather_gold"] == {False}
    assert True in seen["end_turn"]


@awaited
async def test_points_of_a_game_in_progress_are_those_the_viewer_could_count() -> None:
    table, _, _ = await begun()
    await play_on(table, 120, SeededChance(9))
    match = table.match
    assert match is not None
    assert table.points(2)[-1]["seats"] == table.game.scores_seen_by(match.state, 2)
    await play_on(table, 5000, SeededChance(9))
    assert table.points(None)[-1]["seats"] == table.game.scores(match.state)
    assert [one["at"] for one in table.points(None)] == sorted({one["at"] for one in table.points(None)})


@awaited
async def test_at_a_password_table_only_those_who_knew_it_may_look() -> None:
    table, store = table_for({"players": 4})
    table.visibility = "password"
    seat_people(table, "anna", "bob")
    assert [table.may_look(one) for one in ("anna", "bob", "eve", None)] == [True, True, False, False]
    await table.admit("eve")
    assert table.may_look("eve")
    assert again(store, Hands()).admitted == ["eve"]
    await table.forget("eve")
    assert not table.may_look("eve")
