"""Laboratory and Smithy."""

from __future__ import annotations

from tests.games.citadels.agreed import revised
from tests.games.citadels.table import Table
from tests.marks import rule


@rule("CIT-LABORATORY-1")
def test_CIT_LABORATORY_1_once_a_turn_a_card_is_worth_two_gold() -> None:
    t = Table(
        5,
        revised("laboratory"),
        seats=[{"characters": ["merchant"], "gold": 0, "hand": ["manor", "tavern"], "city": ["laboratory"]}],
        next="merchant",
    )
    t.do("laboratory", card="manor")
    assert t.gold(0) == 2
    assert t.hand(0) == ["tavern"]
    assert t.under() == ["manor"]
    assert t.why_not("laboratory", card="tavern") == "already_used"


@rule("CIT-SMITHY-1")
def test_CIT_SMITHY_1_once_a_turn_two_gold_buy_three_cards() -> None:
    t = Table(
        5,
        revised("smithy"),
        seats=[{"characters": ["merchant"], "gold": 5, "city": ["smithy"]}],
        next="merchant",
    )
    t.do("smithy").draws("manor", "tavern", "temple")
    assert t.gold(0) == 3
    assert t.hand(0) == ["manor", "temple", "tavern"]
    assert t.asked() == "turn"
    assert t.why_not("smithy") == "already_used"


@rule("CIT-SMITHY-1")
def test_CIT_SMITHY_1_not_with_one_gold() -> None:
    t = Table(
        5,
        revised("smithy"),
        seats=[{"characters": ["merchant"], "gold": 1, "city": ["smithy"]}],
        next="merchant",
    )
    assert t.why_not("smithy") == "needs_gold"
