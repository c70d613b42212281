"""The Cardinal."""

from __future__ import annotations

from typing import Any

from tests.games.citadels.casts import with_cards
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

HAND = ["palace", "tavern", "market", "docks", "harbor"]


def cardinal(*rivals: int, extra: tuple[str, ...] = (), **own: Any) -> Table:
    return Table(
        options=with_cards("cardinal", *extra),
        seats=[{"characters": ["cardinal"], **own}, *({"gold": gold} for gold in rivals)],
        next="cardinal",
        gathered=True,
    )


@rule("CIT-CARDINAL-1")
def test_CIT_CARDINAL_1_one_card_for_each_religious_district() -> None:
    table = cardinal(city=["temple", "cathedral", "market"])
    table.do("income").draws("castle", "docks")
    assert table.hand(0) == ["castle", "docks"]
    assert table.gold(0) == 2
    assert table.waiting_for() == 0


@rule("CIT-CARDINAL-2", "CIT-CARDINAL-4")
@scenario("T069")
def test_CIT_CARDINAL_2_three_cards_buy_the_three_gold_missing_for_a_palace() -> None:
    table = cardinal(1, 3, hand=HAND, gold=2)
    table.do("build_with_loan", card="palace").do("borrow_from", seat=2)
    assert {one["card"] for one in table.choices("give")} == {"tavern", "market", "docks", "harbor"}
    table.do("give", card="tavern").do("give", card="market").do("give", card="docks")
    assert table.city(0) == ["palace"]
    assert table.hand(0) == ["harbor"]
    assert table.hand(2) == ["tavern", "market", "docks"]
    assert (table.gold(0), table.gold(2)) == (0, 0)


@rule("CIT-CARDINAL-2")
def test_CIT_CARDINAL_2_exactly_the_missing_gold_changes_hands() -> None:
    table = cardinal(9, hand=["castle", "tavern", "market"], gold=3)
    table.do("build_with_loan", card="castle").do("borrow_from", seat=1).do("give", card="tavern")
    assert table.city(0) == ["castle"]
    assert (table.gold(0), table.gold(1)) == (0, 8)
    assert table.hand(0) == ["market"]


@rule("CIT-CARDINAL-2")
def test_CIT_CARDINAL_2_no_gold_is_taken_for_a_district_the_stash_can_pay() -> None:
    table = cardinal(9, hand=["castle", "tavern", "market"], gold=4)
    assert table.why_not("build_with_loan", card="castle") == "no_loan_needed"


@rule("CIT-CARDINAL-2")
def test_CIT_CARDINAL_2_what_was_begun_must_be_built() -> None:
    table = cardinal(9, hand=["castle", "tavern", "market"], gold=3)
    table.do("build_with_loan", card="castle")
    assert {one["verb"] for one in table.choices()} == {"borrow_from"}
    table.do("borrow_from", seat=1)
    assert {one["verb"] for one in table.choices()} == {"give"}


@rule("CIT-CARDINAL-2")
def test_CIT_CARDINAL_2_works_once_a_turn() -> None:
    hand = ["stables", "tavern", "castle", "docks", "market"]
    table = cardinal(9, hand=hand, gold=1, extra=("stables",))
    table.do("build_with_loan", card="stables").do("borrow_from", seat=1).do("give", card="tavern")
    assert table.city(0) == ["stables"]
    assert table.why_not("build_with_loan", card="market") == "no_loan"


@rule("CIT-CARDINAL-3")
@scenario("T070")
def test_CIT_CARDINAL_3_neither_a_poor_rival_nor_two_together() -> None:
    table = cardinal(2, 2, 2, 2, hand=HAND, gold=2)
    assert table.why_not("build_with_loan", card="palace") == "no_loan"


@rule("CIT-CARDINAL-3")
def test_CIT_CARDINAL_3_only_rivals_with_enough_are_named_and_they_are_not_asked() -> None:
    table = cardinal(2, 3, 9, 0, hand=HAND, gold=2)
    table.do("build_with_loan", card="palace")
    assert [one["seat"] for one in table.choices("borrow_from")] == [2, 3]
    table.do("borrow_from", seat=3)
    assert table.waiting_for() == 0
    assert table.gold(3) == 6


@rule("CIT-CARDINAL-4")
def test_CIT_CARDINAL_4_the_district_itself_is_no_payment() -> None:
    table = cardinal(9, hand=["palace", "tavern", "market"], gold=2)
    assert table.why_not("build_with_loan", card="palace") == "no_loan"
    table = cardinal(9, hand=["palace", "tavern", "market", "docks"], gold=2)
    assert table.can("build_with_loan", card="palace")
