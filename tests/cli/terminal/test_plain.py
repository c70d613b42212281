"""The picture of a game that has none of its own: what a view tells, sorted by whom it is told of."""

from __future__ import annotations

from kasztelan.cli.terminal.plain import reading_of


def test_what_a_view_tells_of_whom() -> None:
    view = {
        "game": "stones",
        "decision": {"name": "take"},
        "seat": 0,
        "mine": {"lucky": 3},
        "tolls": [4, 5, 6],
        "seats": [{"gold": 1}, {"gold": 2}],
        "deck": ["a", "b"],
        "heap": 12,
    }
    reading = reading_of(view, lines=3)
    assert reading.lines == [{"gold": 1}, {"gold": 2}, {}]
    assert reading.table == {"tolls": [4, 5, 6], "deck": ["a", "b"], "heap": 12}
    assert reading.mine == {"lucky": 3}
