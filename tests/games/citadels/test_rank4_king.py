"""The King and the Patrician: the crown and the noble income."""

from __future__ import annotations

import pytest

from kasztelan.games.citadels.game import GAME
from tests.games.citadels.table import Table, cast
from tests.marks import rule, scenario


def royal(character: str, city: list[str]) -> Table:
    """Seat 0 plays this character and has gathered; seat 3 has the crown."""
    return Table(
        options={"characters": cast(character)},
        seats=[{"characters": [character], "gold": 0, "city": city}],
        crown=3,
        next=character,
        gathered=True,
    )


@rule("CIT-KING-1")
@scenario("T056")
def test_CIT_KING_1_the_crown_is_taken_at_the_latest_at_the_end_of_the_turn() -> None:
    table = royal("king", [])
    assert table.crown() == 3
    table.do("end_turn")
    assert table.crown() == 0


@rule("CIT-KING-1")
def test_CIT_KING_1_the_crown_may_be_taken_earlier() -> None:
    table = royal("king", []).do("take_crown")
    assert table.crown() == 0
    assert table.why_not("take_crown") == "crown_settled"


@rule("CIT-KING-1")
@pytest.mark.parametrize("who", ["king", "patrician"])
def test_CIT_KING_1_that_the_crown_comes_anyway_is_told(who: str) -> None:
    table = royal(who, [])
    assert GAME.facts(table.s, GAME.codec.encode({"verb": "take_crown"}))["anyway"] is True


@rule("CIT-KING-2", "CIT-SCHOOL-1")
@scenario("T058")
def test_CIT_KING_2_one_gold_for_each_noble_district() -> None:
    assert royal("king", ["manor", "castle", "school_of_magic", "tavern"]).do("income").gold(0) == 3
    assert royal("king", ["manor", "castle", "tavern", "temple"]).do("income").gold(0) == 2


@rule("CIT-PATRICIAN-1")
@scenario("T062")
@pytest.mark.parametrize("asked_for", [True, False])
def test_CIT_PATRICIAN_1_the_crown_is_taken_as_by_the_king(asked_for: bool) -> None:
    table = royal("patrician", [])
    if asked_for:
        assert table.do("take_crown").crown() == 0
    table.do("end_turn")
    assert table.crown() == 0


@rule("CIT-PATRICIAN-2")
@scenario("T062")
def test_CIT_PATRICIAN_2_one_card_for_each_noble_district() -> None:
    table = royal("patrician", ["manor", "castle", "palace", "tavern"]).do("income")
    table.draws("docks", "temple", "prison")
    assert len(table.hand(0)) == 3
    assert table.gold(0) == 0
    assert table.why_not("income") == "income_taken"
