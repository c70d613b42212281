"""The Architect."""

from __future__ import annotations

from tests.games.citadels.table import Table
from tests.marks import rule, scenario

HAND = ["tavern", "market", "temple", "prison"]


@rule("CIT-ARCHITECT-1", "CIT-ARCHITECT-2")
@scenario("T077")
def test_CIT_ARCHITECT_1_two_more_cards_after_gathering_gold_and_three_districts() -> None:
    table = Table(seats=[{"characters": ["architect"], "hand": HAND, "gold": 20}], next="architect")
    table.do("gather_gold").do("architect_cards").draws("castle", "palace")
    assert len(table.hand(0)) == 6
    assert table.why_not("architect_cards") == "ability_used"
    for card in ("tavern", "market", "castle"):
        table.do("build", card=card)
    assert table.city(0) == ["tavern", "market", "castle"]
    assert table.why_not("build", card="temple") == "limit_reached"


@rule("CIT-ARCHITECT-1")
def test_CIT_ARCHITECT_1_the_two_cards_also_come_with_gathered_cards() -> None:
    table = Table(seats=[{"characters": ["architect"]}], next="architect")
    table.do("architect_cards").draws("castle", "palace")
    table.do("gather_cards").draws("tavern", "docks").do("keep", card="docks")
    assert table.hand(0) == ["castle", "palace", "docks"]
