"""The Thieves' Den."""

from __future__ import annotations

from typing import Any

from tests.games.citadels.agreed import revised
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

FOUR = ["manor", "temple", "tavern", "prison"]


def merchant(gold: int, others: list[str], **position: Any) -> Table:
    """The Merchant has gathered and holds the Den and other cards; the Magistrate has signed a warrant for them."""
    return Table(
        5,
        revised("thieves_den", "factory", cast=["magistrate"]),
        seats=[
            {"characters": ["merchant"], "gold": gold, "hand": ["thieves_den", *others], **position},
            {"characters": ["magistrate"]},
        ],
        warrants={"signed": "merchant", "others": ["king", "warlord"]},
        next="merchant",
        gathered=True,
    )


def pay(t: Table, *cards: str) -> Table:
    t.do("build_with_cards", count=len(cards))
    for card in cards:
        t.do("pay_card", card=card)
    return t


@scenario("T128")
@rule("CIT-THIEVESDEN-1")
def test_CIT_THIEVESDEN_1_two_gold_and_four_cards_pay_six() -> None:
    t = pay(merchant(2, FOUR), *FOUR).do("pass")
    assert t.gold(0) == 0
    assert t.hand(0) == []
    assert t.under() == FOUR
    assert t.city(0) == ["thieves_den"]


@rule("CIT-THIEVESDEN-1")
def test_CIT_THIEVESDEN_1_any_part_of_the_price_but_never_more_cards_than_it_and_not_the_den() -> None:
    rich = merchant(6, FOUR)
    assert rich.can("build", card="thieves_den")
    assert [one["count"] for one in rich.choices("build_with_cards")] == [1, 2, 3, 4]
    assert rich.why_not("build_with_cards", count=5) == "needs_cards"
    poor = merchant(1, FOUR)
    assert poor.choices("build_with_cards") == []
    many = merchant(6, [*FOUR, "market", "church", "castle"], city=["factory"])
    assert [one["count"] for one in many.choices("build_with_cards")] == [1, 2, 3, 4, 5]
    assert many.why_not("build_with_cards", count=6) == "too_many_cards"


@scenario("T128")
@rule("CIT-THIEVESDEN-2")
def test_CIT_THIEVESDEN_2_a_confiscation_gives_back_gold_but_no_cards() -> None:
    t = pay(merchant(2, FOUR), *FOUR).do("confiscate")
    assert t.gold(0) == 2
    assert t.hand(0) == []
    assert t.under() == FOUR
    assert (t.city(0), t.city(1)) == ([], ["thieves_den"])


@rule("CIT-THIEVESDEN-2")
def test_CIT_THIEVESDEN_2_one_paid_with_cards_alone_can_be_confiscated() -> None:
    six = [*FOUR, "market", "church"]
    t = pay(merchant(3, six), *six)
    assert (t.asked(), t.waiting_for()) == ("confiscation", 1)
    t.do("confiscate")
    assert t.gold(0) == 3
    assert t.city(1) == ["thieves_den"]


@rule("CIT-THIEVESDEN-3")
def test_CIT_THIEVESDEN_3_the_cardinal_pays_with_cards_and_buys_the_missing_gold_with_others() -> None:
    t = Table(
        5,
        revised("thieves_den", cast=["cardinal"]),
        seats=[
            {"characters": ["cardinal"], "gold": 2, "hand": ["thieves_den", *FOUR]},
            {"gold": 5},
            {"gold": 1},
        ],
        next="cardinal",
        gathered=True,
    )
    pay(t, "manor", "temple")
    assert (t.asked(), [one["seat"] for one in t.choices("borrow_from")]) == ("lender", [1, 3, 4])
    t.do("borrow_from", seat=1).do("give", card="tavern").do("give", card="prison")
    assert (t.gold(0), t.gold(1)) == (0, 3)
    assert (t.hand(0), t.hand(1)) == ([], ["tavern", "prison"])
    assert t.under() == ["manor", "temple"]
    assert t.city(0) == ["thieves_den"]


@rule("CIT-THIEVESDEN-3")
def test_CIT_THIEVESDEN_3_all_that_is_still_missing_must_come_from_one_player() -> None:
    t = Table(
        5,
        revised("thieves_den", cast=["cardinal"]),
        seats=[
            {"characters": ["cardinal"], "gold": 2, "hand": ["thieves_den", *FOUR]},
            {"gold": 1},
            {"gold": 1},
            {"gold": 1},
            {"gold": 1},
        ],
        next="cardinal",
        gathered=True,
    )
    assert [one["count"] for one in t.choices("build_with_cards")] == [3, 4]
