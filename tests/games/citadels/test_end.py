"""How the game ends."""

from __future__ import annotations

from kasztelan.core.result import Result
from kasztelan.games.citadels.game import GAME
from tests.games.citadels.table import Table
from tests.marks import rule

SIX = ["temple", "tavern", "watchtower", "market", "church", "prison"]
HELD = ["magician", "king", "bishop", "merchant", "warlord"]


def result(table: Table) -> Result:
    found = GAME.result(table.s)
    assert found is not None
    return found


@rule("CIT-END-1")
def test_CIT_END_1_the_higher_ranks_still_play_and_then_it_is_over() -> None:
    seats = [{"characters": [name], "gold": 5} for name in HELD]
    seats[0] |= {"city": SIX, "hand": ["docks"]}
    table = Table(seats=seats, next="magician", gathered=True)
    table.do("build", card="docks").do("end_turn")
    played = []
    while not table.is_over():
        played.append(table.playing())
        assert GAME.result(table.s) is None
        table.do("gather_gold").do("end_turn")
    assert played == ["king", "bishop", "merchant", "warlord"]
    assert [table.gold(seat) for seat in range(5)] == [2, 7, 7, 7, 7]
    assert result(table).reason == "city"


@rule("CIT-END-1")
def test_CIT_END_1_without_a_completed_city_another_round_begins() -> None:
    table = Table(seats=[{"characters": ["warlord"], "city": SIX}], next="warlord").idle()
    assert not table.is_over()
    assert table.s.round == 2


@rule("CIT-END-2")
def test_CIT_END_2_most_points_win_not_the_first_city() -> None:
    table = Table(
        seats=[
            {"city": [*SIX, "docks"]},
            {"city": ["palace", "cathedral", "town_hall", "fortress"]},
            {"city": ["manor"]},
        ],
        over=True,
    )
    ended = result(table)
    assert ended.points[:3] == [16, 20, 3]
    assert ended.places[:3] == [2, 1, 3]
    assert ended.won == [False, True, False, False, False]


@rule("CIT-END-3")
def test_CIT_END_3_the_last_allowed_round_is_scored_as_it_stands() -> None:
    table = Table(
        options={"round_limit": 3},
        seats=[{"characters": ["warlord"], "city": ["manor"]}, {"city": ["palace"]}],
        round=3,
        next="warlord",
    ).idle()
    assert table.is_over()
    ended = result(table)
    assert ended.reason == "round_limit"
    assert ended.points[:2] == [3, 5]
    assert ended.won[1]
    assert "first_city" not in table.points(1)


@rule("CIT-END-3")
def test_CIT_END_3_a_hundred_rounds_unless_told_otherwise() -> None:
    table = Table(seats=[{"characters": ["warlord"]}], round=99, next="warlord").idle()
    assert table.s.round == 100
    assert Table(seats=[{"characters": ["warlord"]}], round=100, next="warlord").idle().is_over()
