"""The end of the game: what counts, and who has won."""

from __future__ import annotations

from typing import Any

from kasztelan.games.burgundy.game import GAME
from tests.games.burgundy.table import CENTRE, Table
from tests.marks import rule, scenario


@rule("BUR-END-1")
def test_the_game_is_over_after_phase_e_and_its_mines() -> None:
    seat = {"hexes": {CENTRE: "castle", "r5c3": "mine"}}
    table = Table(phase="E", round=5, played=[1], seats=[seat])
    table.do("end_turn")
    assert table.is_over()
    assert table.sources() == {"silver": 1}
    assert [one for one in table.events() if one in ("phase_ended", "gained_silver", "game_over")] == [
        "phase_ended",
        "gained_silver",
        "game_over",
    ]


@rule("BUR-END-2")
@scenario("50")
def test_goods_silver_and_workers() -> None:
    seat = {"goods": {"red": 1, "pink": 1}, "silver": 3, "workers": 5}
    table = Table(over=True, seats=[seat])
    assert table.sources() == {"goods": 2, "silver": 3, "workers": 2}
    assert table.points() == 7


def result(seats: list[dict[str, Any]], **position: Any) -> list[int]:
    options = position.pop("options", {})
    table = Table(len(seats), over=True, seats=seats, options=options, **position)
    found = GAME.result(table.s)
    assert found is not None
    assert found.won == [place == 1 for place in found.places]
    return found.places


MANY = {CENTRE: "castle", "r5c3": "mine", "r6c2": "mine"}


@rule("BUR-END-4")
@scenario("52")
def test_most_points_then_fewer_empty_spaces() -> None:
    assert result([{"points": 10}, {"points": 11}]) == [2, 1]
    assert result([{"points": 10}, {"points": 10, "hexes": MANY}]) == [2, 1]
    most = {"tie_spaces": "most"}
    assert result([{"points": 10}, {"points": 10, "hexes": MANY}], options=most) == [1, 2]


@rule("BUR-END-5")
@scenario("53")
def test_then_the_turn_order_track() -> None:
    tied = [{"points": 10}, {"points": 10}, {"points": 10}]
    position: dict[str, Any] = {"order": [2, 0, 1], "track": [3, 3, 5]}
    assert result(tied, **position) == [2, 3, 1]
    assert result(tied, options={"tie_track": "behind"}, **position) == [2, 1, 3]


@scenario("E27", "E29", "E30")
def test_whole_games_last_fifty_dice_actions_each() -> None:
    table = Table.new(2, first=0).settle()
    taken = [0, 0]
    while not table.is_over():
        table.idle("turn")
        if table.is_over():
            break
        seat = table.waiting_for()
        assert seat is not None
        while table.can("take_workers"):
            table.do("take_workers")
            if table.asked() == "which_die":
                table.do("use_die", die=1)
            taken[seat] += 1
        table.do("end_turn")
    assert taken == [50, 50]
