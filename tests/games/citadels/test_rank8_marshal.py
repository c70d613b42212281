"""The Marshal."""

from __future__ import annotations

from typing import Any

from tests.games.citadels.casts import with_cards
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

SEVEN = ["temple", "tavern", "watchtower", "market", "church", "prison", "manor"]


def marshal(*extra: str, rival: list[Any], **own: Any) -> Table:
    return Table(
        options=with_cards("marshal", *extra),
        seats=[{"characters": ["marshal"], **own}, {"city": rival, "gold": 2}],
        next="marshal",
    )


@rule("CIT-MARSHAL-1")
@scenario("T088")
def test_CIT_MARSHAL_1_pays_the_owner_for_docks_and_cannot_take_a_harbor() -> None:
    table = marshal(rival=["docks", "harbor"], gold=9)
    assert table.why_not("seize", seat=1, card="harbor", beautified=False) == "too_dear_to_seize"
    table.do("seize", seat=1, card="docks", beautified=False)
    assert (table.city(0), table.city(1)) == (["docks"], ["harbor"])
    assert (table.gold(0), table.gold(1)) == (6, 5)


@rule("CIT-MARSHAL-1")
def test_CIT_MARSHAL_1_one_district_that_the_stash_can_pay_from_another_city() -> None:
    table = marshal(rival=["docks", "market"], city=["tavern"], gold=2)
    assert table.why_not("seize", seat=1, card="docks", beautified=False) == "needs_gold"
    assert table.why_not("seize", seat=0, card="tavern", beautified=False) == "own_district"
    table.do("seize", seat=1, card="market", beautified=False).do("gather_gold")
    assert table.why_not("seize", seat=1, card="docks", beautified=False) == "ability_used"


@rule("CIT-MARSHAL-1", "CIT-ARTIST-1", "CIT-ARTIST-4")
@scenario("T089")
def test_CIT_MARSHAL_1_a_coin_raises_the_price_and_stays_on_the_district() -> None:
    coins = [{"card": card, "beautified": True} for card in ("docks", "market")]
    table = marshal("artist", rival=coins, gold=9)
    assert table.why_not("seize", seat=1, card="docks", beautified=True) == "too_dear_to_seize"
    table.do("seize", seat=1, card="market", beautified=True)
    assert table.city(0) == ["market*"]
    assert (table.gold(0), table.gold(1)) == (6, 5)
    assert table.points(0)["districts"] == 3


@rule("CIT-MARSHAL-1")
@scenario("T090")
def test_CIT_MARSHAL_1_a_seized_seventh_district_completes_the_city_untaxed() -> None:
    table = marshal("tax_collector", rival=["docks"], city=SEVEN[:6], gold=9)
    table.do("seize", seat=1, card="docks", beautified=False)
    assert table.view(None)["first_to_complete"] == 0
    assert table.gold(0) == 6
    assert table.view(None)["tax"] == 0
    assert table.idle().is_over()


@rule("CIT-MARSHAL-1")
@scenario("T161")
def test_CIT_MARSHAL_1_the_owner_of_a_walled_city_gets_one_more() -> None:
    table = marshal("great_wall", rival=["docks", "great_wall"], gold=9)
    table.do("seize", seat=1, card="docks", beautified=False)
    assert (table.gold(0), table.gold(1)) == (5, 6)


@rule("CIT-MARSHAL-1")
def test_CIT_MARSHAL_1_a_completed_city_is_closed_but_the_own_one_may_grow() -> None:
    table = marshal(rival=SEVEN, gold=9)
    assert table.why_not("seize", seat=1, card="manor", beautified=False) == "city_completed"
    table = marshal(rival=["docks"], city=SEVEN, gold=9)
    table.do("seize", seat=1, card="docks", beautified=False)
    assert len(table.city(0)) == 8


@rule("CIT-MARSHAL-2")
def test_CIT_MARSHAL_2_cannot_take_a_district_already_in_the_own_city() -> None:
    table = marshal(rival=["tavern", "docks"], city=["tavern"], gold=9)
    assert table.why_not("seize", seat=1, card="tavern", beautified=False) == "already_in_city"
    assert table.can("seize", seat=1, card="docks", beautified=False)


@rule("CIT-MARSHAL-3")
def test_CIT_MARSHAL_3_one_gold_for_each_military_district() -> None:
    table = marshal(rival=[], city=["prison", "fortress", "temple"], gold=0)
    table.do("income")
    assert table.gold(0) == 2
    assert table.why_not("income") == "income_taken"
