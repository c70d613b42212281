"""The Museum."""

from __future__ import annotations

from tests.games.citadels.agreed import revised
from tests.games.citadels.table import Table
from tests.marks import rule


@rule("CIT-MUSEUM-1")
def test_CIT_MUSEUM_1_one_card_a_turn_goes_under_it_for_a_point() -> None:
    t = Table(
        5,
        revised("museum"),
        seats=[{"characters": ["merchant"], "hand": ["manor", "tavern"], "city": ["museum"]}],
        next="merchant",
    )
    t.do("museum", card="manor")
    assert t.hand(0) == ["tavern"]
    assert t.points(0) == {"districts": 4, "museum": 1}
    assert t.why_not("museum", card="tavern") == "already_used"
    assert t.view(1)["museum"] == 1
    assert "manor" not in str(t.view(1)), "it lies face down"


@rule("CIT-MUSEUM-1")
def test_CIT_MUSEUM_1_every_card_under_it_is_worth_a_point() -> None:
    t = Table(
        5, revised("museum"), seats=[{"city": ["museum"]}], museum=["manor", "tavern", "temple"], over=True
    )
    assert t.points(0) == {"districts": 4, "museum": 3}


@rule("CIT-MUSEUM-2")
def test_CIT_MUSEUM_2_its_cards_move_with_it_to_another_city() -> None:
    t = Table(
        5,
        revised("museum", cast=["diplomat"]),
        seats=[{"characters": ["diplomat"], "city": ["castle"]}, {"city": ["museum"]}],
        museum=["manor", "tavern"],
        museum_by=1,
        next="diplomat",
    )
    t.do("exchange", seat=1, card="museum", beautified=False)
    t.do("give_district", card="castle", beautified=False)
    assert t.points(0) == {"districts": 4, "museum": 2}
    assert t.points(1) == {"districts": 4}


@rule("CIT-MUSEUM-2")
def test_CIT_MUSEUM_2_its_cards_go_under_the_deck_when_it_is_destroyed() -> None:
    t = Table(
        5,
        revised("museum"),
        seats=[{"characters": ["warlord"], "gold": 3}, {"city": ["museum"]}],
        museum=["manor", "tavern"],
        museum_by=1,
        next="warlord",
    )
    t.do("destroy", seat=1, card="museum", beautified=False)
    assert t.under() == ["museum", "manor", "tavern"]
    assert t.view(None)["museum"] == 0
