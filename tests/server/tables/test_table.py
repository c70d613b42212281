"""A table without a server around it: whose move it is, what is seen, and what is told of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.core.record import verify
from kasztelan.server.tables.difference import updated
from kasztelan.server.tables.refused import Refused
from tests.server.awaited import awaited
from tests.server.tables.memory import KEY, Hands, Recorder, again, first_choice, seat_people, table_for
from tests.server.tables.playing import FOUR, asked, begun, n_of, play_on


@awaited
async def test_a_double_click_is_refused_and_does_nothing() -> None:
    table, store, _ = await begun()
    person, n, do = asked(table), n_of(table), first_choice(table)
    await table.moves.act(person, n, do)
    after = store.entries("table")
    with pytest.raises(Refused) as refused:
        await table.moves.act(person, n, do)
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
            await table.moves.act(person, n_of(table), first_choice(table))
        assert refused.value.code == code
    assert store.entries("table") == before


@awaited
async def test_an_impossible_action_is_refused_with_its_reason() -> None:
    table, store, _ = await begun()
    before = store.entries("table")
    for do, code in (({"verb": "end_turn"}, "illegal"), ({"verb": "fly"}, "bad_action"), ({}, "bad_action")):
        with pytest.raises(Refused) as refused:
            await table.moves.act(asked(table), n_of(table), do)
        assert refused.value.code == code
    assert store.entries("table") == before


@awaited
async def test_whoever_sits_down_after_connecting_sees_with_the_eyes_of_the_seat() -> None:
    table, _ = table_for({"players": 4})
    connection = Recorder("cleo")
    table.join(connection, "", {})
    assert connection.messages("seats") == [{"type": "seats", "seats": [], "hosting": False}]
    seat_people(table, "anna", "bob")
    table.lobby.sit("cleo", "Cleo", 2, "")
    table.lobby.sit("cleo", "Cleo", 3, "")
    await table.lobby.save_seats()
    assert connection.eyes == (2, 3)
    assert connection.messages("seats")[-1]["seats"] == [2, 3]
    await table.lobby.start("anna")
    views = [one for one in connection.messages("update") if one["seat"] in (2, 3)]
    assert {one["seat"] for one in views} == {2, 3}
    await table.absence.forget("cleo")
    assert connection.messages("seats")[-1]["seats"] == []


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
            picture = updated(picture, message)
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
            await table.log.record()
        for connection in connections:
            connection.heard.clear()
        await play_on(table, 1, chance)
    assert all(KEY.hex().encode() in connection.heard[-1] for connection in connections)
    record = await table.log.record()
    assert verify(table.game, record, promised)[-1] == "dice"
    assert record["names"] == ["Anna", "Bob", "Cleo", "Dan"]
    assert len(record["times"]) == record["count"]
    assert store.tables["table"]["result"] is not None


@awaited
async def test_a_prepared_game_goes_on_with_dice_of_its_own() -> None:
    first, _, _ = await begun()
    await play_on(first, 5000, SeededChance(6))
    record = await first.log.record()
    other, store = table_for({"players": 4})
    store.tables["table"]["key"] = bytes(32)
    other = again(store, Hands())
    await other.lobby.prepare(record["actions"][:100])
    seat_people(other, *FOUR)
    await other.lobby.save_seats()
    await other.lobby.start("anna")
    assert store.entries("table")[:100] == record["actions"][:100]
    with pytest.raises(Refused):
        await other.votes.undo(FOUR[0], n_of(other))
    later = again(store, Hands())
    await later.load()
    await play_on(later, 5000, SeededChance(7))
    forked = await later.log.record()
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
        told = table.advice.preview(asked(table), n_of(table), do)
        assert table.picture(match.waiting_for()) == before
        seen.setdefault(str(do["verb"]), set()).add(told["reveals"])
        assert told["reveals"] == (told["changes"] is None)
        await table.moves.act(asked(table), n_of(table), do)
    assert seen["gather_gold"] == {False}
    assert True in seen["end_turn"]


@awaited
async def test_points_of_a_game_in_progress_are_those_the_viewer_could_count() -> None:
    table, _, _ = await begun()
    await play_on(table, 120, SeededChance(9))
    match = table.match
    assert match is not None
    assert table.points(2)[-1]["participants"] == table.game.scores_seen_by(match.state, 2)
    await play_on(table, 5000, SeededChance(9))
    assert table.points(None)[-1]["participants"] == table.game.scores(match.state)
    assert [one["at"] for one in table.points(None)] == sorted({one["at"] for one in table.points(None)})


@awaited
async def test_at_a_password_table_only_those_who_knew_it_may_look() -> None:
    table, store = table_for({"players": 4})
    table.data.visibility = "password"
    seat_people(table, "anna", "bob")
    assert [table.data.may_look(one) for one in ("anna", "bob", "eve", None)] == [True, True, False, False]
    await table.lobby.admit("eve")
    assert table.data.may_look("eve")
    assert again(store, Hands()).data.admitted == ["eve"]
    await table.absence.forget("eve")
    assert not table.data.may_look("eve")


@awaited
async def test_everybody_is_told_who_is_there_and_only_the_host_that_they_are_the_host() -> None:
    table, _, _ = await begun()
    people = [Recorder(person) for person in ("anna", "bob", "eve", None)]
    for one in people:
        table.join(one, "", {})
    assert [one.messages("seats")[-1]["hosting"] for one in people] == [True, False, False, False]
    assert people[-1].messages("here") == [{"type": "here", "seats": [0, 1], "watching": 2}]
    table.audience.tell_here()
    assert people[0].messages("here")[-1] == {"type": "here", "seats": [0, 1], "watching": 2}
    table.part(people[1])
    table.part(people[3])
    table.audience.tell_here()
    assert people[0].messages("here")[-1] == {"type": "here", "seats": [0], "watching": 1}
    heard = len(people[0].heard)
    again_there = Recorder("eve")
    table.join(again_there, "", {})
    table.audience.tell_here()
    assert len(people[0].heard) == heard, "a second window of the same person is nothing new"


@awaited
async def test_the_result_is_told_when_there_is_one_and_the_next_table_when_there_is() -> None:
    table, store, _ = await begun()
    connection = Recorder(None)
    table.join(connection, "", {})
    assert table.about()["result"] is None
    await play_on(table, 5000, SeededChance(3))
    told = connection.messages("update")[-1]["changes"]
    result = {path[-1]: rest[0] for path, *rest in told if path[:1] == ["table"]}["result"]
    assert result == msgspec.json.decode(store.tables["table"]["result"])
    assert min(result["places"]) == 1
    table.data.rematch = "next"
    await table.changes.commit()
    assert connection.messages("update")[-1]["changes"] == [[["table", "rematch"], "next"]]


@awaited
async def test_one_gives_another_nonce_for_an_own_chair_until_the_game_begins() -> None:
    table, store = table_for({"players": 4})
    seat_people(table, *FOUR)
    for seat, person, nonce, code in (
        (0, "bob", "ff", "seat_taken"),
        (1, "bob", "", "seat_taken"),
        (1, "bob", "no hex", "bad_nonce"),
    ):
        with pytest.raises(Refused) as refused:
            table.lobby.sit(person, "Somebody else", seat, nonce)
        assert refused.value.code == code
    assert [chair.nonce for chair in table.chairs] == [f"{seat:02x}" * 16 for seat in range(4)]
    table.lobby.sit("bob", "Somebody else", 1, "C0FFEE")
    await table.lobby.save_seats()
    assert again(store, Hands()).about()["seats"][1]["nonce"] == "c0ffee"
    assert table.about()["seats"][1]["name"] == "Bob"
    await table.lobby.start("anna")
    with pytest.raises(Refused) as refused:
        table.lobby.sit("bob", "Bob", 1, "00")
    assert refused.value.code == "wrong_status"
    await play_on(table, 5000, SeededChance(6))
    record = await table.log.record()
    assert record["nonces"][1] == "c0ffee"
    assert verify(table.game, record, table.about()["commitment"])[-1] == "dice"
