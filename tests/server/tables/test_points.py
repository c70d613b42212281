"""Points over time, as the chart after a game draws them."""

from __future__ import annotations

from kasztelan.core.chance import SeededChance
from kasztelan.core.walk import again
from kasztelan.server.tables.past import steps_of
from tests.server.awaited import awaited
from tests.server.tables.playing import begun, match_of, n_of, play_on, until_undo


@awaited
async def test_a_place_in_the_chart_is_the_same_place_in_the_replay_after_a_move_was_taken_back() -> None:
    table, _, _ = await begun()
    person = await until_undo(table, own=True)
    await table.votes.undo(person, n_of(table))
    await play_on(table, 5000, SeededChance(2))
    assert match_of(table).over()
    record = await table.log.record()
    points = table.points(None)
    assert sum(entry < 0 for entry in match_of(table).history) == 1
    assert [sum(one.values()) for one in points[-1]["participants"]] == record["result"]["points"]
    for point in points[1:]:
        way = again(match_of(table), record["actions"], listen=True)
        (entry,) = steps_of(way, None, point["at"] - 1, 1)["entries"]
        events = [event for step in entry["steps"] for event in step["events"]]
        assert events == point["events"] != []


@awaited
async def test_while_the_game_goes_on_everybody_counts_what_lies_open() -> None:
    table, _, _ = await begun()
    await play_on(table, 150, SeededChance(3))
    told = [event["event"] for point in table.points(None)[1:] for event in point["events"]]
    assert "built" in told
