"""What a table tells besides its game: who left, who is back, who would rather not pause."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.server.tables.asides import MOST_ASIDES, Aside, noted, with_asides
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.refused import Refused
from tests.server.awaited import awaited
from tests.server.tables.memory import Recorder, again, first_choice
from tests.server.tables.playing import FOUR, asked, begun, n_of

DAY = 86_400


async def vote(table: LiveTable, person: str, wanted: bool) -> None:
    await table.votes.vote_pause(person, n_of(table), table.status, wanted)


def told(table: LiveTable) -> list[tuple[int, str, int]]:
    return [(one.n, one.event, one.seat) for one in table.data.asides]


def heard(listener: Recorder) -> list[dict[str, Any]]:
    events = [e for m in listener.messages("update") for step in m["steps"] for e in step["events"]]
    return [event for event in events if "aside" in event]


@awaited
async def test_who_left_and_came_back_stays_told_after_a_restart() -> None:
    table, store, now = await begun()
    bob = Recorder("bob")
    table.join(bob, "", {})
    await table.moves.act(asked(table), n_of(table), first_choice(table))
    place = n_of(table)
    away = next(person for person in FOUR[1:] if person != asked(table))
    seat = FOUR.index(away)
    await table.absence.leave(away)
    await table.absence.come_back(away)
    expected = [(place, "table_left", seat), (place, "table_back", seat)]
    assert told(table) == expected
    assert [(one["event"], one["aside"]) for one in heard(bob)] == [("table_left", 1), ("table_back", 2)]
    await table.close()
    table = again(store, now)
    await table.load()
    assert told(table) == expected
    await table.close()


@awaited
async def test_coming_back_without_having_been_away_tells_nothing() -> None:
    table, _, _ = await begun()
    await table.absence.come_back("bob")
    assert told(table) == []
    await table.close()


@awaited
async def test_one_no_ends_the_wish_for_a_pause_and_everybody_is_told_whose() -> None:
    table, _, _ = await begun()
    dan = Recorder("dan")
    table.join(dan, "", {})
    await vote(table, "anna", True)
    await vote(table, "bob", True)
    await vote(table, "cid" if "cid" in FOUR else FOUR[2], False)
    assert (table.status, table.about()["pause_votes"]) == ("playing", [])
    assert heard(dan)[-1] == {"event": "table_pause_refused", "seat": 2, "aside": 1}
    # Who has wished nothing and is asked nothing has nothing to refuse.
    with pytest.raises(Refused) as refused:
        await vote(table, "dan", False)
    assert refused.value.code == "already_said"
    await table.close()


@awaited
async def test_going_on_can_be_refused_until_the_pause_has_lasted_long_enough() -> None:
    table, _, now = await begun()
    for person in FOUR:
        await vote(table, person, True)
    await vote(table, "anna", False)
    await vote(table, "bob", True)
    assert table.about()["pause_votes"] == []
    assert told(table)[-1][1:] == ("table_go_on_refused", 1)
    for person in FOUR:
        table.join(Recorder(person), "", {})
    now.forward(DAY + 1)
    await vote(table, "anna", False)
    with pytest.raises(Refused):
        await vote(table, "bob", True)
    assert table.about()["pause_votes"] == [0]
    await table.close()


def test_the_log_has_them_between_its_lines_and_only_the_latest() -> None:
    lines = [{"n": n, "by": 0, "events": [{"event": "builds"}]} for n in (1, 2)]
    log = with_asides(lines, [Aside(1, "table_left", 1, 1)])
    assert [one["events"][0]["event"] for one in log] == ["builds", "table_left", "builds"]
    asides: list[Aside] = []
    for n in range(MOST_ASIDES + 5):
        asides = noted(asides, n, "table_left", 0)
    assert (len(asides), asides[0].aside, asides[-1].aside) == (MOST_ASIDES, 6, MOST_ASIDES + 5)
