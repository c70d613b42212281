"""The Alchemist."""

from __future__ import annotations

from typing import Any

from tests.games.citadels.casts import with_cards
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


def alchemist(*extra: str, **own: Any) -> Table:
    return Table(
        options=with_cards("alchemist", *extra),
        seats=[{"characters": ["alchemist"], **own}],
        next="alchemist",
        gathered=True,
    )


@rule("CIT-ALCHEMIST-1")
@scenario("T073")
def test_CIT_ALCHEMIST_1_the_price_of_a_fortress_comes_back_at_the_end() -> None:
    table = alchemist(hand=["fortress"], gold=5)
    table.do("build", card="fortress")
    assert table.gold(0) == 0
    table.do("end_turn")
    assert table.gold(0) == 5
    assert table.city(0) == ["fortress"]


@rule("CIT-ALCHEMIST-1")
def test_CIT_ALCHEMIST_1_the_gold_must_be_there_to_pay() -> None:
    table = alchemist(hand=["fortress"], gold=4)
    assert table.why_not("build", card="fortress") == "needs_gold"


@rule("CIT-ALCHEMIST-1")
def test_CIT_ALCHEMIST_1_what_was_paid_for_all_districts_of_the_turn_comes_back() -> None:
    table = alchemist("stables", hand=["stables", "castle"], gold=7)
    table.do("build", card="stables").do("build", card="castle")
    assert table.gold(0) == 1
    table.do("end_turn")
    assert table.gold(0) == 7


@rule("CIT-ALCHEMIST-1", "CIT-ALCHEMIST-2")
@scenario("T074")
def test_CIT_ALCHEMIST_2_the_smithy_is_lost_and_the_poor_house_comes_before_the_refund() -> None:
    table = alchemist("smithy", "poor_house", hand=["castle"], gold=6, city=["smithy", "poor_house"])
    table.do("smithy").draws("tavern", "market", "docks")
    table.do("build", card="castle")
    assert table.gold(0) == 0
    table.do("end_turn")
    assert table.gold(0) == 5


@rule("CIT-ALCHEMIST-2")
def test_CIT_ALCHEMIST_2_the_tax_does_not_come_back() -> None:
    table = alchemist("tax_collector", hand=["castle"], gold=6)
    table.do("build", card="castle")
    assert table.gold(0) == 1
    table.do("end_turn")
    assert table.gold(0) == 5


@rule("CIT-ALCHEMIST-2")
def test_CIT_ALCHEMIST_2_cards_paid_for_the_den_do_not_come_back() -> None:
    table = alchemist("thieves_den", hand=["thieves_den", "tavern", "market"], gold=5)
    table.do("build_with_cards", count=2).do("pay_card", card="tavern").do("pay_card", card="market")
    assert table.gold(0) == 1
    table.do("end_turn")
    assert table.gold(0) == 5
    assert table.hand(0) == []


@rule("CIT-ALCHEMIST-2")
def test_CIT_ALCHEMIST_2_framework_and_sacrifice_bring_nothing_back() -> None:
    table = alchemist("framework", hand=["palace"], gold=5, city=["framework"])
    table.do("build_with_framework", card="palace").do("end_turn")
    assert table.gold(0) == 5
    table = alchemist("necropolis", hand=["necropolis"], gold=5, city=["temple"])
    table.do("build_by_sacrifice", card="temple", beautified=False).do("end_turn")
    assert table.gold(0) == 5
