"""Scoring a city; the extra points of single unique districts are shown with those districts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.casts import with_cards
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

SEVEN = ["temple", "tavern", "watchtower", "market", "church", "prison", "docks"]
"""A completed city of cost 12 without a noble or a unique district."""


def scored(*cities: list[Any], extra: tuple[str, ...] = (), **position: Any) -> Table:
    return Table(options=with_cards(*extra), seats=[{"city": city} for city in cities], over=True, **position)


@rule("CIT-SCORE-1")
def test_CIT_SCORE_1_the_costs_and_the_extra_points_of_unique_districts() -> None:
    table = scored(["palace", "tavern", "dragon_gate"], extra=("dragon_gate",))
    assert table.points(0) == {"districts": 12, "dragon_gate": 2}
    assert table.total(0) == 14


@rule("CIT-SCORE-1")
def test_CIT_SCORE_1_gold_and_cards_in_hand_score_nothing() -> None:
    table = Table(seats=[{"city": ["palace"], "gold": 9, "hand": ["castle", "manor"]}], over=True)
    assert table.total(0) == 5


@rule("CIT-SCORE-1")
@scenario("T134")
def test_CIT_SCORE_1_a_beautified_temple_scores_two() -> None:
    table = scored([{"card": "temple", "beautified": True}], extra=("artist",))
    assert table.points(0) == {"districts": 2}


@rule("CIT-SCORE-2")
def test_CIT_SCORE_2_three_points_for_all_five_types() -> None:
    city = ["manor", "temple", "tavern", "prison", "keep"]
    assert scored(city, extra=("keep",)).points(0) == {"districts": 10, "all_types": 3}


@rule("CIT-SCORE-2")
@pytest.mark.parametrize("missing", ["manor", "temple", "tavern", "prison", "keep"])
def test_CIT_SCORE_2_no_points_when_one_type_is_missing(missing: str) -> None:
    city = [card for card in ("manor", "temple", "tavern", "prison", "keep") if card != missing]
    assert "all_types" not in scored(city, extra=("keep",)).points(0)


@rule("CIT-SCORE-2")
def test_CIT_SCORE_2_the_school_of_magic_keeps_its_type_but_the_haunted_quarter_may_change() -> None:
    three = ["manor", "temple", "tavern", "keep"]
    school = scored([*three, "school_of_magic"], extra=("keep", "school_of_magic"))
    assert "all_types" not in school.points(0)
    haunted = scored([*three, "haunted_quarter"], extra=("keep", "haunted_quarter"))
    assert haunted.points(0)["all_types"] == 3


@rule("CIT-SCORE-2")
def test_CIT_SCORE_2_the_haunted_quarter_counts_for_one_type_only() -> None:
    table = scored(["manor", "temple", "keep", "haunted_quarter"], extra=("keep", "haunted_quarter"))
    assert table.points(0) == {"districts": 9}
    table = scored(["manor", "temple", "tavern", "prison", "haunted_quarter"], extra=("haunted_quarter",))
    assert table.points(0)["all_types"] == 3


@rule("CIT-SCORE-3")
@scenario("T133")
def test_CIT_SCORE_3_four_for_the_first_city_and_two_for_every_other() -> None:
    six = ["manor", "castle", "palace", "harbor", "barracks", "monastery"]
    table = scored(SEVEN, SEVEN, SEVEN, six, first_to_complete=1)
    assert table.points(0) == {"districts": 12, "completed_city": 2}
    assert table.points(1) == {"districts": 12, "first_city": 4}
    assert table.points(2) == {"districts": 12, "completed_city": 2}
    assert table.points(3) == {"districts": 22}


@rule("CIT-SCORE-3")
def test_CIT_SCORE_3_with_three_players_eight_districts_complete_a_city() -> None:
    table = Table(players=3, seats=[{"city": [*SEVEN, "manor"]}, {"city": SEVEN}, {"city": []}], over=True)
    assert table.points(0)["first_city"] == 4
    assert "completed_city" not in table.points(1)
