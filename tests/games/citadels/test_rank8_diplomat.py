"""The Diplomat."""

from __future__ import annotations

from typing import Any

from tests.games.citadels.casts import with_cards
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

SEVEN = ["temple", "tavern", "watchtower", "market", "church", "prison", "manor"]


def diplomat(*extra: str, rival: list[Any], **own: Any) -> Table:
    return Table(
        options=with_cards("diplomat", *extra),
        seats=[{"characters": ["diplomat"], **own}, {"city": rival, "gold": 2}],
        next="diplomat",
    )


def swap(table: Table, taken: str, given: str) -> Table:
    """The exchange with seat 1."""
    table.do("exchange", seat=1, card=taken, beautified=False)
    return table.do("give_district", card=given, beautified=False)


@rule("CIT-DIPLOMAT-1")
@scenario("T085")
def test_CIT_DIPLOMAT_1_pays_the_rival_the_difference() -> None:
    table = swap(diplomat(rival=["harbor"], city=["tavern"], gold=4), "harbor", "tavern")
    assert (table.city(0), table.city(1)) == (["harbor"], ["tavern"])
    assert (table.gold(0), table.gold(1)) == (1, 5)
    assert table.choices("exchange") == []


@rule("CIT-DIPLOMAT-1")
@scenario("T085")
def test_CIT_DIPLOMAT_1_nobody_pays_when_the_own_district_is_dearer() -> None:
    table = swap(diplomat(rival=["tavern"], city=["harbor"], gold=4), "tavern", "harbor")
    assert (table.city(0), table.city(1)) == (["tavern"], ["harbor"])
    assert (table.gold(0), table.gold(1)) == (4, 2)


@rule("CIT-DIPLOMAT-1")
def test_CIT_DIPLOMAT_1_the_difference_must_be_in_the_stash() -> None:
    table = diplomat(rival=["harbor"], city=["tavern", "market"], gold=2)
    table.do("exchange", seat=1, card="harbor", beautified=False)
    assert [one["card"] for one in table.choices("give_district")] == ["market"]


@rule("CIT-DIPLOMAT-1")
def test_CIT_DIPLOMAT_1_no_exchange_without_a_district_to_give_nor_with_oneself() -> None:
    assert diplomat(rival=["harbor"], gold=9).choices("exchange") == []
    table = diplomat(rival=[], city=["tavern", "market"], gold=9)
    assert table.why_not("exchange", seat=0, card="tavern", beautified=False) == "own_district"


@rule("CIT-DIPLOMAT-1")
@scenario("T159")
def test_CIT_DIPLOMAT_1_the_wall_costs_one_even_for_a_cheaper_district() -> None:
    table = diplomat("great_wall", rival=["tavern", "great_wall"], city=["palace"], gold=4)
    swap(table, "tavern", "palace")
    assert (table.gold(0), table.gold(1)) == (3, 3)


@rule("CIT-DIPLOMAT-1")
@scenario("T160")
def test_CIT_DIPLOMAT_1_a_monument_given_away_completes_the_rivals_city() -> None:
    six = ["harbor", "temple", "watchtower", "church", "prison", "manor"]
    table = swap(diplomat("monument", rival=six, city=["monument"], gold=3), "harbor", "monument")
    assert (table.gold(0), table.gold(1)) == (3, 2)
    rival = table.view(None)["seats"][1]
    assert rival["size"] == 7
    assert rival["completed"]
    assert table.view(None)["first_to_complete"] == 1
    table.idle()
    assert table.is_over()
    assert table.points(1)["first_city"] == 4


@rule("CIT-DIPLOMAT-2")
def test_CIT_DIPLOMAT_2_a_rivals_completed_city_is_closed_but_the_own_one_is_not() -> None:
    table = diplomat(rival=SEVEN, city=["docks"], gold=9)
    assert table.why_not("exchange", seat=1, card="manor", beautified=False) == "city_completed"
    table = swap(diplomat(rival=["docks"], city=SEVEN, gold=9), "docks", "manor")
    assert table.city(1) == ["manor"]
    assert table.city(0)[-1] == "docks"


@rule("CIT-DIPLOMAT-3")
@scenario("T086")
def test_CIT_DIPLOMAT_3_a_district_the_rival_has_cannot_be_given() -> None:
    table = diplomat(rival=["tavern", "harbor"], city=["tavern", "market"], gold=9)
    table.do("exchange", seat=1, card="harbor", beautified=False)
    assert [one["card"] for one in table.choices("give_district")] == ["market"]


@rule("CIT-DIPLOMAT-3")
@scenario("T086")
def test_CIT_DIPLOMAT_3_a_district_the_diplomat_has_cannot_be_taken() -> None:
    table = diplomat(rival=["harbor", "docks"], city=["harbor", "market"], gold=9)
    assert table.why_not("exchange", seat=1, card="harbor", beautified=False) == "already_in_city"
    assert table.can("exchange", seat=1, card="docks", beautified=False)


@rule("CIT-DIPLOMAT-3")
def test_CIT_DIPLOMAT_3_the_same_name_is_not_exchanged_for_itself() -> None:
    coin = {"card": "tavern", "beautified": True}
    table = diplomat("artist", rival=[coin], city=["tavern"], gold=9)
    assert table.choices("exchange") == []


@rule("CIT-DIPLOMAT-4")
def test_CIT_DIPLOMAT_4_one_gold_for_each_military_district() -> None:
    table = diplomat(rival=[], city=["prison", "fortress", "temple"], gold=0)
    table.do("income")
    assert table.gold(0) == 2
    assert table.why_not("income") == "income_taken"
