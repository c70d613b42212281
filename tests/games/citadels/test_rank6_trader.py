"""The Trader."""

from __future__ import annotations

from typing import Any

from tests.games.citadels.casts import with_cards
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


def trader(*extra: str, **own: Any) -> Table:
    return Table(
        options=with_cards("trader", *extra),
        seats=[{"characters": ["trader"], **own}],
        next="trader",
        gathered=True,
    )


@rule("CIT-TRADER-1")
@scenario("T076")
def test_CIT_TRADER_1_three_trade_districts_and_one_other() -> None:
    table = trader(hand=["tavern", "market", "harbor", "prison", "temple"], gold=9)
    for card in ("tavern", "market", "prison", "harbor"):
        table.do("build", card=card)
    assert table.city(0) == ["tavern", "market", "prison", "harbor"]
    assert table.gold(0) == 0
    assert table.why_not("build", card="temple") == "limit_reached"


@rule("CIT-TRADER-1")
def test_CIT_TRADER_1_stables_come_on_top() -> None:
    table = trader("stables", hand=["tavern", "market", "prison", "stables"], gold=9)
    for card in ("prison", "stables", "market", "tavern"):
        table.do("build", card=card)
    assert len(table.city(0)) == 4


@rule("CIT-TRADER-2")
def test_CIT_TRADER_2_one_gold_for_each_trade_district() -> None:
    table = trader(city=["tavern", "market", "temple"], gold=0)
    table.do("income")
    assert table.gold(0) == 2
    assert table.why_not("income") == "income_taken"


@rule("CIT-TRADER-3", "CIT-TRADER-1")
@scenario("T158")
def test_CIT_TRADER_3_the_school_of_magic_is_no_trade_district_to_build() -> None:
    table = trader("school_of_magic", hand=["prison", "school_of_magic", "tavern"], gold=20)
    table.do("build", card="prison")
    assert table.why_not("build", card="school_of_magic") == "limit_reached"
    assert table.can("build", card="tavern")


@rule("CIT-TRADER-3")
def test_CIT_TRADER_3_neither_is_the_haunted_quarter() -> None:
    table = trader("haunted_quarter", hand=["prison", "haunted_quarter"], gold=20)
    table.do("build", card="haunted_quarter")
    assert table.why_not("build", card="prison") == "limit_reached"
