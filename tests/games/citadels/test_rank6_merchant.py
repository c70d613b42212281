"""The Merchant."""

from __future__ import annotations

from tests.games.citadels.table import Table
from tests.marks import rule, scenario


def merchant() -> Table:
    return Table(
        seats=[{"characters": ["merchant"], "gold": 0, "city": ["market", "docks", "temple", "manor"]}],
        next="merchant",
    )


@rule("CIT-MERCHANT-1", "CIT-MERCHANT-2")
@scenario("T072")
def test_CIT_MERCHANT_1_the_coin_and_the_income_after_gathering_cards() -> None:
    table = merchant()
    table.do("gather_cards").draws("castle", "palace").do("keep", card="castle")
    table.do("merchant_gold")
    assert table.gold(0) == 1
    table.do("income")
    assert table.gold(0) == 3


@rule("CIT-MERCHANT-1")
def test_CIT_MERCHANT_1_one_coin_a_turn_on_top_of_gathered_gold() -> None:
    table = merchant()
    table.do("merchant_gold").do("gather_gold")
    assert table.gold(0) == 3
    assert table.why_not("merchant_gold") == "ability_used"


@rule("CIT-MERCHANT-2")
def test_CIT_MERCHANT_2_only_trade_districts_pay() -> None:
    table = merchant()
    table.do("income")
    assert table.gold(0) == 2
    assert table.why_not("income") == "income_taken"
