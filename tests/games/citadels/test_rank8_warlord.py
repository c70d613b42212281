"""The Warlord."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.casts import with_cards
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

SEVEN = ["temple", "tavern", "watchtower", "market", "church", "prison", "manor"]


def warlord(*extra: str, rival: list[Any], **own: Any) -> Table:
    return Table(
        options=with_cards(*extra),
        seats=[{"characters": ["warlord"], **own}, {"city": rival}],
        next="warlord",
    )


@rule("CIT-WARLORD-1")
@scenario("T081")
@pytest.mark.parametrize(("card", "price"), [("tavern", 0), ("market", 1), ("docks", 2), ("town_hall", 4)])
def test_CIT_WARLORD_1_pays_the_bank_one_less_than_the_cost(card: str, price: int) -> None:
    table = warlord(rival=[card, "manor"], gold=6)
    table.do("destroy", seat=1, card=card, beautified=False)
    assert (table.gold(0), table.gold(1)) == (6 - price, 2)
    assert table.city(1) == ["manor"]
    assert table.under() == [card]


@rule("CIT-WARLORD-1")
def test_CIT_WARLORD_1_destroys_one_district_and_only_what_the_stash_can_pay() -> None:
    table = warlord(rival=["tavern", "town_hall"], gold=3)
    assert table.why_not("destroy", seat=1, card="town_hall", beautified=False) == "needs_gold"
    table.do("destroy", seat=1, card="tavern", beautified=False).do("gather_gold")
    assert table.why_not("destroy", seat=1, card="town_hall", beautified=False) == "ability_used"


@rule("CIT-WARLORD-1")
@scenario("T082")
def test_CIT_WARLORD_1_a_beautified_market_behind_a_wall_costs_three() -> None:
    rival = [{"card": "market", "beautified": True}, "great_wall"]
    table = warlord("artist", "great_wall", rival=rival, gold=5)
    table.do("destroy", seat=1, card="market", beautified=True)
    assert table.gold(0) == 2
    assert table.city(1) == ["great_wall"]


@rule("CIT-WARLORD-2")
def test_CIT_WARLORD_2_the_own_city_is_open_too() -> None:
    table = warlord(rival=["tavern"], city=["market", "manor"], gold=1)
    table.do("destroy", seat=0, card="market", beautified=False)
    assert table.city(0) == ["manor"]
    assert table.gold(0) == 0


@rule("CIT-WARLORD-2")
def test_CIT_WARLORD_2_completed_cities_are_closed_the_own_one_included() -> None:
    table = warlord(rival=SEVEN, gold=9)
    assert table.why_not("destroy", seat=1, card="tavern", beautified=False) == "city_completed"
    table = warlord(rival=["docks"], city=SEVEN, gold=9)
    assert table.why_not("destroy", seat=0, card="tavern", beautified=False) == "city_completed"
    assert table.can("destroy", seat=1, card="docks", beautified=False)


@rule("CIT-WARLORD-3")
def test_CIT_WARLORD_3_one_gold_for_each_military_district() -> None:
    table = warlord(rival=[], city=["prison", "fortress", "temple"], gold=0)
    table.do("income")
    assert table.gold(0) == 2
    assert table.why_not("income") == "income_taken"
