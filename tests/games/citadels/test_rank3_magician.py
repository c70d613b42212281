"""The Magician."""

from __future__ import annotations

from typing import Any

from tests.games.citadels.table import Table
from tests.marks import rule, scenario

SIX = ["manor", "castle", "temple", "church", "docks", "harbor"]


def magician(hand: list[str], *others: dict[str, Any], **position: Any) -> Table:
    """Seat 0 is the Magician, at the start of the turn."""
    return Table(seats=[{"characters": ["magician"], "hand": hand}, *others], next="magician", **position)


@rule("CIT-MAGICIAN-1")
@scenario("T049")
def test_CIT_MAGICIAN_1_six_cards_against_none() -> None:
    table = magician([], {"hand": SIX}).do("swap_hands", seat=1)
    assert table.hand(0) == SIX
    assert table.hand(1) == []


@rule("CIT-MAGICIAN-1")
def test_CIT_MAGICIAN_1_any_other_player_may_be_chosen() -> None:
    table = magician(["tavern"], {"hand": SIX}, {"hand": ["prison"]})
    assert {one["seat"] for one in table.choices("swap_hands")} == {1, 2, 3, 4}
    table.do("swap_hands", seat=2)
    assert (table.hand(0), table.hand(1), table.hand(2)) == (["prison"], SIX, ["tavern"])


@rule("CIT-MAGICIAN-2")
@scenario("T050")
def test_CIT_MAGICIAN_2_never_both_in_one_turn() -> None:
    table = magician(["tavern"], {"hand": SIX}).do("swap_hands", seat=1)
    assert table.why_not("redraw", card="docks") == "ability_used"
    other = magician(["tavern", "docks", "manor", "castle"], {"hand": ["prison"]})
    for card in ("tavern", "docks", "manor"):
        other.do("redraw", card=card)
    other.do("done").draws("temple", "church", "palace")
    assert other.hand(0) == ["castle", "palace", "temple", "church"]
    assert other.under() == ["tavern", "docks", "manor"]
    assert other.why_not("swap_hands", seat=1) == "ability_used"


@rule("CIT-MAGICIAN-2")
def test_CIT_MAGICIAN_2_a_small_deck_gives_cards_back() -> None:
    table = magician(["tavern", "docks"], deck=["manor"])
    table.do("redraw", card="docks").do("redraw", card="tavern").do("done").draws("manor")
    assert table.hand(0) == ["manor", "docks"]
    assert table.under() == ["tavern"]


@rule("CIT-MAGICIAN-3")
def test_CIT_MAGICIAN_3_a_player_with_an_empty_hand_may_be_chosen() -> None:
    table = magician(["tavern"]).do("swap_hands", seat=1)
    assert table.hand(0) == []
    assert table.hand(1) == ["tavern"]
