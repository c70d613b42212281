"""Pauses: everybody agrees to them, and everybody to their end."""

from __future__ import annotations

import pytest

from kasztelan.server.tables.clock import GRACE
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.refused import Refused
from tests.server.awaited import awaited
from tests.server.tables.memory import Recorder, again, first_choice
from tests.server.tables.playing import FOUR, asked, begun, n_of


async def vote(table: LiveTable, person: str, wanted: bool) -> None:
    """As a client that is up to date."""
    await table.votes.vote_pause(person, n_of(table), table.status, wanted)


async def paused() -> LiveTable:
    table, _, _ = await begun({"kind": "decision", "seconds": 60})
    for person in FOUR:
        await vote(table, person, True)
    assert table.status == "paused"
    return table


@awaited
async def test_a_pause_needs_everybody_and_stops_the_clock() -> None:
    table, _, now = await begun({"kind": "decision", "seconds": 60})
    for person in FOUR[:3]:
        await vote(table, person, True)
    assert table.status == "playing"
    assert table.about()["pause_missing"] == [3]
    await vote(table, "anna", False)
    await vote(table, "dan", True)
    assert table.status == "playing"
    assert table.about()["pause_votes"] == [1, 2, 3]
    await vote(table, "anna", True)
    assert (table.status, table.about()["pause_votes"]) == ("paused", [])
    with pytest.raises(Refused):
        await table.moves.act(asked(table), n_of(table), first_choice(table))
    now.forward(5000)
    assert not await table.waiting.check_time()
    await table.close()


@awaited
async def test_a_pause_ends_only_when_everybody_agrees_though_nobody_else_is_connected() -> None:
    table, store, now = await begun({"kind": "decision", "seconds": 60})
    for person in FOUR:
        await vote(table, person, True)
    table.join(Recorder("anna"), "", {})
    await vote(table, "anna", False)
    assert table.status == "paused"
    # The word of those who gave it holds after a restart.
    table = again(store, now)
    await table.load()
    assert table.about()["pause_votes"] == [0]
    for person in FOUR[1:]:
        assert table.status == "paused"
        await vote(table, person, False)
    assert table.status == "playing"
    assert table.data.clock.runs_out_in(now()) == 60.0 + GRACE
    await table.close()


@awaited
async def test_whoever_leaves_during_a_pause_is_not_waited_for() -> None:
    table = await paused()
    for person in FOUR[:3]:
        await vote(table, person, False)
    assert table.status == "paused"
    await table.absence.leave("dan")
    assert table.status == "playing"
    with pytest.raises(Refused) as refused:
        await vote(table, "dan", True)
    assert refused.value.code == "bot_plays_on"
    await table.close()


@awaited
async def test_a_vote_goes_with_whoever_leaves() -> None:
    table, _, _ = await begun()
    await vote(table, "anna", True)
    await table.absence.leave("anna")
    assert table.about()["pause_votes"] == []
    await table.absence.come_back("anna")
    for person in FOUR[1:]:
        await vote(table, person, True)
    assert table.status == "playing"
    await table.close()


@pytest.mark.parametrize(("kind", "seconds", "days"), [("decision", 60, 1), ("slow", 86_400 * 3, 6)])
def test_after_a_long_pause_more_than_half_of_those_who_are_there_are_enough(
    kind: str, seconds: int, days: int
) -> None:
    @awaited
    async def run() -> None:
        table, _, now = await begun({"kind": kind, "seconds": seconds})
        for person in FOUR:
            await vote(table, person, True)
        until = now() + days * 86_400
        assert table.about()["pause_until"] == until
        for person in ("anna", "bob", "cleo"):
            table.join(Recorder(person), "", {})
        now.forward(days * 86_400 - 1)
        await vote(table, "anna", False)
        await vote(table, "bob", False)
        assert table.status == "paused"
        now.forward(1)
        await vote(table, "bob", True)
        assert table.status == "paused", "one of three is not enough"
        await vote(table, "bob", False)
        assert (table.status, table.about()["pause_until"]) == ("playing", None)
        await table.close()

    run()


@awaited
async def test_a_late_click_on_pause_does_nothing() -> None:
    table, _, _ = await begun()
    n = n_of(table)
    for person in FOUR[:3]:
        await table.votes.vote_pause(person, n, "playing", True)
    await table.votes.vote_pause("dan", n, "playing", True)
    assert table.status == "paused"
    # The second click of the last one, and one from a tab that slept.
    for wrong, status, facts in (
        (n, "playing", {"n": n, "current": n, "status": "paused"}),
        (n - 1, "paused", {"n": n - 1, "current": n}),
        (n, "", {"n": n, "current": n, "status": "paused"}),
    ):
        for wanted in (True, False):
            with pytest.raises(Refused) as refused:
                await table.votes.vote_pause("dan", wrong, status, wanted)
            assert (refused.value.code, refused.value.facts) == ("stale", facts)
    assert (table.status, table.about()["pause_votes"]) == ("paused", [])
    await table.votes.vote_pause("dan", n, "paused", False)
    with pytest.raises(Refused) as refused:
        await table.votes.vote_pause("dan", n, "paused", False)
    assert refused.value.code == "already_said"
    assert table.about()["pause_votes"] == [3]
