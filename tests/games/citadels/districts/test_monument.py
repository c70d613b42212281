"""The Monument."""

from __future__ import annotations

import pytest

from tests.games.citadels.agreed import revised
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

BASIC = ["manor", "castle", "temple", "church", "tavern", "market"]


def architect(players: int, districts: int, scales: bool = False) -> Table:
    """The Architect holds the Monument and a Prison and has this many districts."""
    return Table(
        players,
        revised("monument", monument_scales=scales),
        seats=[
            {
                "characters": ["architect"] if players > 3 else ["architect", "thief"],
                "gold": 6,
                "hand": ["monument", "prison"],
                "city": BASIC[:districts],
            }
        ],
        next="architect",
        gathered=True,
    )


@scenario("T114")
@rule("CIT-MONUMENT-1")
def test_CIT_MONUMENT_1_it_cannot_be_built_with_five_districts() -> None:
    assert architect(5, 5).why_not("build", card="monument") == "too_many_districts"
    assert architect(5, 4).can("build", card="monument")


@pytest.mark.parametrize(("scales", "most"), [(False, 4), (True, 5)])
@rule("CIT-MONUMENT-1")
def test_CIT_MONUMENT_1_the_bar_is_five_with_three_players_too_or_six_with_the_other_setting(
    scales: bool, most: int
) -> None:
    assert architect(3, most, scales).can("build", card="monument")
    barred = architect(3, most + 1, scales)
    assert barred.why_not("build", card="monument") == "too_many_districts"


@scenario("T114")
@rule("CIT-MONUMENT-2")
def test_CIT_MONUMENT_2_it_counts_two_toward_completing_the_city() -> None:
    t = architect(5, 4).do("build", card="monument")
    assert t.view(None)["seats"][0]["size"] == 6
    assert t.view(None)["first_to_complete"] is None
    t.do("build", card="prison")
    assert t.view(None)["first_to_complete"] == 0
    assert len(t.city(0)) == 6


@rule("CIT-MONUMENT-2")
def test_CIT_MONUMENT_2_it_counts_one_for_the_points() -> None:
    t = Table(
        5,
        revised("monument", "wishing_well"),
        seats=[{"city": ["monument", "wishing_well"]}],
        over=True,
    )
    assert t.points(0) == {"districts": 4 + 5, "wishing_well": 2}
    t = Table(5, revised("monument", "capitol"), seats=[{"city": ["monument", "capitol"]}], over=True)
    assert t.points(0) == {"districts": 4 + 5}, "two unique districts are not three"


@rule("CIT-MONUMENT-3")
def test_CIT_MONUMENT_3_given_away_it_can_complete_the_other_city() -> None:
    t = Table(
        5,
        revised("monument", cast=["diplomat"]),
        seats=[
            {"characters": ["diplomat"], "city": ["monument", "docks"]},
            {"city": [*BASIC[:5], "harbor"]},
        ],
        next="diplomat",
    )
    t.do("exchange", seat=1, card="harbor", beautified=False)
    t.do("give_district", card="monument", beautified=False)
    assert t.view(None)["first_to_complete"] == 1
    assert t.points(1)["first_city"] == 4
    assert t.idle().is_over()
