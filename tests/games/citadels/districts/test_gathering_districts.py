"""Gold Mine, Library and Observatory."""

from __future__ import annotations

from tests.games.citadels.agreed import revised
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


@scenario("T104")
@rule("CIT-GOLDMINE-1")
def test_CIT_GOLDMINE_1_gathering_gold_gives_three() -> None:
    t = Table(
        5,
        revised("gold_mine"),
        seats=[{"characters": ["merchant"], "gold": 0, "city": ["gold_mine"]}],
        next="merchant",
    )
    t.do("gather_gold")
    assert t.gold(0) == 3


@scenario("T104")
@rule("CIT-GOLDMINE-1")
def test_CIT_GOLDMINE_1_a_bewitched_owner_gets_three_as_well() -> None:
    t = Table(
        5,
        revised("gold_mine", cast=["witch"]),
        seats=[
            {"characters": ["merchant"], "gold": 0, "city": ["gold_mine"]},
            {"characters": ["witch"]},
        ],
        bewitched="merchant",
        next="merchant",
    )
    t.do("gather_gold")
    assert t.gold(0) == 3
    assert (t.waiting_for(), t.playing()) == (1, "merchant")


@scenario("T112")
@rule("CIT-LIBRARY-1")
def test_CIT_LIBRARY_1_both_cards_drawn_are_kept() -> None:
    t = Table(
        5,
        revised("library"),
        seats=[{"characters": ["merchant"], "city": ["library"]}],
        next="merchant",
    )
    t.do("gather_cards").draws("manor", "tavern")
    assert t.hand(0) == ["manor", "tavern"]
    assert t.under() == []
    assert t.asked() == "turn"


@scenario("T112")
@rule("CIT-LIBRARY-1")
def test_CIT_LIBRARY_1_with_the_observatory_all_three_are_kept() -> None:
    t = Table(
        5,
        revised("library", "observatory"),
        seats=[{"characters": ["merchant"], "city": ["library", "observatory"]}],
        next="merchant",
    )
    t.do("gather_cards").draws("manor", "tavern", "prison")
    assert t.hand(0) == ["manor", "tavern", "prison"]
    assert t.under() == []
    assert t.asked() == "turn"


@scenario("T117")
@rule("CIT-OBSERVATORY-1")
def test_CIT_OBSERVATORY_1_three_are_seen_and_one_is_kept() -> None:
    t = Table(
        5,
        revised("observatory"),
        seats=[{"characters": ["merchant"], "city": ["observatory"]}],
        next="merchant",
    )
    t.do("gather_cards").draws("manor", "tavern", "prison")
    assert t.view(0)["mine"]["drawn"] == ["manor", "tavern", "prison"]
    t.do("keep", card="tavern")
    assert t.hand(0) == ["tavern"]
    assert t.under() == ["manor", "prison"]
    assert t.asked() == "turn"
