"""What each district costs to build, in both editions."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.citadels.agreed import Options, classic, revised
from tests.games.citadels.table import Table

REVISED_COSTS: Final = {
    "armory": 3, "basilica": 4, "capitol": 5, "dragon_gate": 6, "factory": 5, "framework": 3, "gold_mine": 6,
    "great_wall": 6, "haunted_quarter": 2, "imperial_treasury": 5, "ivory_tower": 5, "keep": 3, "laboratory": 5,
    "library": 6, "map_room": 5, "monument": 4, "museum": 4, "necropolis": 5, "observatory": 4, "park": 6,
    "poor_house": 4, "quarry": 5, "school_of_magic": 6, "smithy": 5, "stables": 2, "statue": 3, "theater": 6,
    "thieves_den": 6, "wishing_well": 5,
}  # fmt: skip

CLASSIC_BASE_COSTS: Final = {
    "dragon_gate": 6, "great_wall": 6, "keep": 3, "laboratory": 5, "library": 6, "observatory": 5,
    "school_of_magic": 6, "smithy": 5, "haunted_city": 2, "graveyard": 5, "university": 6,
}  # fmt: skip

CLASSIC_STARRED_COSTS: Final = {
    "lighthouse": 3, "armory": 3, "museum": 4, "imperial_treasury": 4, "map_room": 5, "wishing_well": 5, "quarry": 5,
    "poor_house": 5, "bell_tower": 5, "factory": 6, "park": 6, "hospital": 6, "throne_room": 6,
}  # fmt: skip


def builder(options: Options, card: str, gold: int) -> Table:
    """The Merchant has gathered and holds the card."""
    seat = {"characters": ["merchant"], "hand": [card], "gold": gold}
    return Table(5, options, seats=[seat], next="merchant", gathered=True)


def costs_exactly(options: Options, card: str, cost: int) -> None:
    assert builder(options, card, cost - 1).why_not("build", card=card) == "needs_gold"
    t = builder(options, card, cost).do("build", card=card)
    assert t.gold(0) == 0
    assert t.city(0) == [card]


@pytest.mark.parametrize(("card", "cost"), REVISED_COSTS.items())
def test_cost_of_a_unique_district(card: str, cost: int) -> None:
    costs_exactly(revised(card), card, cost)


@pytest.mark.parametrize(("card", "cost"), CLASSIC_BASE_COSTS.items())
def test_cost_of_a_base_purple_district(card: str, cost: int) -> None:
    costs_exactly(classic(), card, cost)


@pytest.mark.parametrize(("card", "cost"), CLASSIC_STARRED_COSTS.items())
def test_cost_of_a_starred_purple_district(card: str, cost: int) -> None:
    costs_exactly(classic(card), card, cost)
