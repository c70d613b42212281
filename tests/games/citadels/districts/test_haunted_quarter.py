"""The Haunted Quarter."""

from __future__ import annotations

from tests.games.citadels.agreed import REVISED_UNIQUES, revised
from tests.games.citadels.table import Table
from tests.marks import rule


def scored(*city: str) -> dict[str, int]:
    """The points of a city with these districts, apart from their costs, when the game is over."""
    uniques = [card for card in city if card in REVISED_UNIQUES]
    points = Table(5, revised(*uniques), seats=[{"city": list(city)}], over=True).points(0)
    return {source: count for source, count in points.items() if source != "districts"}


@rule("CIT-HAUNTED-1")
def test_CIT_HAUNTED_1_it_counts_as_the_type_that_is_missing() -> None:
    assert scored("manor", "temple", "tavern", "keep", "haunted_quarter") == {"all_types": 3}
    assert scored("manor", "temple", "prison", "keep", "haunted_quarter") == {"all_types": 3}
    assert scored("manor", "temple", "tavern", "prison", "haunted_quarter") == {"all_types": 3}


@rule("CIT-HAUNTED-1")
def test_CIT_HAUNTED_1_it_counts_as_one_type_only() -> None:
    assert scored("manor", "temple", "tavern", "haunted_quarter") == {}


@rule("CIT-HAUNTED-1")
def test_CIT_HAUNTED_1_as_another_type_it_is_no_longer_unique() -> None:
    points = scored("manor", "temple", "tavern", "wishing_well", "haunted_quarter")
    assert points == {"all_types": 3, "wishing_well": 1}


@rule("CIT-HAUNTED-2")
def test_CIT_HAUNTED_2_the_type_gives_the_highest_total_over_all_bonuses() -> None:
    unique = scored("capitol", "wishing_well", "tavern", "market", "haunted_quarter")
    assert unique == {"capitol": 3, "wishing_well": 3}, "as trade it would be 3 + 2"
    military = scored("ivory_tower", "manor", "castle", "temple", "tavern", "haunted_quarter")
    assert military == {"all_types": 3, "ivory_tower": 5}


@rule("CIT-HAUNTED-3")
def test_CIT_HAUNTED_3_it_brings_no_income_during_the_game() -> None:
    t = Table(
        5,
        revised("haunted_quarter"),
        seats=[{"characters": ["merchant"], "gold": 0, "city": ["haunted_quarter", "tavern"]}],
        next="merchant",
    )
    t.do("income")
    assert t.gold(0) == 1


@rule("CIT-HAUNTED-3")
def test_CIT_HAUNTED_3_the_factory_makes_it_cheaper() -> None:
    t = Table(
        5,
        revised("haunted_quarter", "factory"),
        seats=[{"characters": ["merchant"], "gold": 1, "hand": ["haunted_quarter"], "city": ["factory"]}],
        next="merchant",
        gathered=True,
    )
    t.do("build", card="haunted_quarter")
    assert t.gold(0) == 0
