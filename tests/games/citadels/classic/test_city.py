"""When a city is completed in the classic edition, and what follows."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.citadels.agreed import classic
from tests.games.citadels.table import Table
from tests.marks import rule

EIGHT: Final = ["manor", "castle", "palace", "temple", "church", "monastery", "tavern", "market"]


def builder(players: int, districts: int, short: bool) -> Table:
    """The Merchant holds a Prison and has this many districts; the Warlord comes later."""
    two = ["merchant", "thief"]
    return Table(
        players,
        classic(short_game=short),
        seats=[
            {
                "characters": two if players < 4 else two[:1],
                "gold": 2,
                "hand": ["prison"],
                "city": EIGHT[:districts],
            },
            {"characters": ["warlord", "magician"] if players < 4 else ["warlord"], "gold": 5},
        ],
        next="merchant",
        gathered=True,
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize(("short", "size"), [(False, 8), (True, 7)])
@rule("CIT-CLASSIC-8")
def test_CIT_CLASSIC_8_eight_districts_complete_a_city_or_seven_in_the_short_game(
    players: int, short: bool, size: int
) -> None:
    t = builder(players, size - 2, short).do("build", card="prison")
    assert t.view(None)["first_to_complete"] is None
    t = builder(players, size - 1, short).do("build", card="prison")
    assert t.view(None)["first_to_complete"] == 0
    assert t.points(0)["first_city"] == 4
    assert t.idle().is_over()


@pytest.mark.parametrize(("short", "size"), [(False, 8), (True, 7)])
@rule("CIT-CLASSIC-8")
def test_CIT_CLASSIC_8_immunity_uses_the_same_number(short: bool, size: int) -> None:
    t = builder(5, size - 1, short).do("build", card="prison").do("end_turn").idle(until="warlord")
    t.do("gather_gold")
    assert t.why_not("destroy", seat=0, card="prison", beautified=False) == "city_completed"
    t = builder(5, size - 2, short).do("build", card="prison").do("end_turn").idle(until="warlord")
    t.do("gather_gold")
    assert t.can("destroy", seat=0, card="prison", beautified=False)


@pytest.mark.parametrize(("short", "size"), [(False, 8), (True, 7)])
@rule("CIT-CLASSIC-8")
def test_CIT_CLASSIC_8_the_two_points_use_the_same_number(short: bool, size: int) -> None:
    small = EIGHT[: size - 1]
    t = Table(
        5,
        classic(short_game=short),
        seats=[{"city": EIGHT}, {"city": EIGHT[:size]}, {"city": small}],
        first_to_complete=0,
        over=True,
    )
    assert t.points(0)["first_city"] == 4
    assert t.points(1)["completed_city"] == 2
    assert "completed_city" not in t.points(2)
