"""Ties and the end of a turn in the classic edition."""

from __future__ import annotations

from typing import Any

from kasztelan.games.citadels.game import GAME
from tests.games.citadels.agreed import classic
from tests.games.citadels.table import Table
from tests.marks import rule


def won(*seats: dict[str, Any]) -> list[bool]:
    t = Table(
        5, classic("imperial_treasury", "map_room"), seats=[{"gold": 0, **seat} for seat in seats], over=True
    )
    result = GAME.result(t.s)
    assert result is not None
    return result.won[: len(seats)]


@rule("CIT-CLASSIC-11")
def test_CIT_CLASSIC_11_a_tie_goes_to_the_dearer_districts() -> None:
    eight = {"city": ["manor", "palace"]}
    seven_and_a_card = {"city": ["map_room", "market"], "hand": ["tavern"], "gold": 9}
    assert won(eight, seven_and_a_card) == [True, False]


@rule("CIT-CLASSIC-11")
def test_CIT_CLASSIC_11_then_to_the_richer_player_whatever_the_rank() -> None:
    poor = {"city": ["palace"], "gold": 1, "characters": ["warlord"]}
    rich = {"city": ["cathedral"], "gold": 2, "characters": ["thief"]}
    assert won(poor, rich) == [False, True]


@rule("CIT-CLASSIC-11")
def test_CIT_CLASSIC_11_after_that_the_win_is_shared() -> None:
    first = {"city": ["palace"], "gold": 2, "characters": ["warlord"]}
    second = {"city": ["cathedral"], "gold": 2, "characters": ["thief"]}
    assert won(first, second) == [True, True]


@rule("CIT-CLASSIC-12")
def test_CIT_CLASSIC_12_tax_then_poor_house_then_the_alchemists_refund() -> None:
    t = Table(
        5,
        classic("poor_house", cast=["tax_collector", "alchemist"]),
        seats=[
            {"characters": ["alchemist"], "gold": 3, "hand": ["market"], "city": ["poor_house"]},
            {"characters": ["tax_collector"], "gold": 0},
        ],
        next="alchemist",
        gathered=True,
    )
    t.do("build", card="market").do("end_turn")
    assert t.gold(1) == 1, "the last gold was paid as tax"
    assert t.gold(0) == 0 + 1 + 2


@rule("CIT-CLASSIC-12")
def test_CIT_CLASSIC_12_the_poor_houses_gold_and_the_refund_are_not_taxed() -> None:
    t = Table(
        5,
        classic("poor_house", cast=["tax_collector", "alchemist"]),
        seats=[
            {"characters": ["alchemist"], "gold": 2, "hand": ["market"], "city": ["poor_house"]},
            {"characters": ["tax_collector"], "gold": 0},
        ],
        next="alchemist",
        gathered=True,
    )
    t.do("build", card="market").do("end_turn")
    assert (t.gold(0), t.gold(1)) == (1 + 2, 0)


@rule("CIT-CLASSIC-12")
def test_CIT_CLASSIC_12_the_park_works_at_the_end_of_the_turn() -> None:
    t = Table(
        5,
        classic("park"),
        seats=[{"characters": ["merchant"], "city": ["park"]}],
        next="merchant",
        gathered=True,
    )
    t.do("end_turn").draws("manor", "temple")
    assert t.hand(0) == ["manor", "temple"]
