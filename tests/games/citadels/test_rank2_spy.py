"""The Spy."""

from __future__ import annotations

from typing import Any

from kasztelan.games.citadels.components import TYPES
from tests.games.citadels.table import Table, cast
from tests.marks import rule, scenario


def spying(*seats: dict[str, Any], **position: Any) -> Table:
    """Seat 0 is the Spy and has gathered."""
    spy = {"characters": ["spy"], "gold": 0}
    return Table(
        options={"characters": cast("spy")}, seats=[spy, *seats], next="spy", gathered=True, **position
    )


@rule("CIT-SPY-1")
def test_CIT_SPY_1_player_and_type_are_named_before_the_hand_is_seen() -> None:
    table = spying({"hand": ["tavern", "manor"]}, {"hand": ["docks"]})
    named = {(one["seat"], one["type"]) for one in table.choices("spy")}
    assert named == {(seat, type) for seat in (1, 2, 3, 4) for type in TYPES}
    assert table.view(0)["seats"][1]["known_hand"] == []
    table.do("spy", seat=1, type="religious")
    assert table.view(0)["seats"][1]["known_hand"] == ["manor", "tavern"]
    assert table.view(0)["seats"][2]["known_hand"] == []
    assert table.view(2)["seats"][1]["known_hand"] == []
    assert table.why_not("spy", seat=2, type="trade") == "ability_used"


@rule("CIT-SPY-2")
@scenario("T042")
def test_CIT_SPY_2_cards_are_gained_also_where_the_gold_ran_out() -> None:
    table = spying({"gold": 2, "hand": ["tavern", "market", "docks", "manor"]})
    table.do("spy", seat=1, type="trade").draws("temple", "church", "prison")
    assert (table.gold(0), table.gold(1)) == (2, 0)
    assert table.hand(0) == ["temple", "church", "prison"]
    assert len(table.hand(1)) == 4


@rule("CIT-SPY-2")
def test_CIT_SPY_2_one_gold_for_each_match() -> None:
    table = spying({"gold": 5, "hand": ["tavern", "tavern", "manor"]})
    table.do("spy", seat=1, type="trade").draws("temple", "church")
    assert (table.gold(0), table.gold(1)) == (2, 3)


@rule("CIT-SPY-3")
def test_CIT_SPY_3_a_player_without_cards_brings_nothing() -> None:
    table = spying({"gold": 5}).do("spy", seat=1, type="trade")
    assert (table.gold(0), table.gold(1)) == (0, 5)
    assert table.hand(0) == []


@rule("CIT-SPY-4")
def test_CIT_SPY_4_school_of_magic_and_haunted_quarter_are_unique() -> None:
    victim = {"gold": 5, "hand": ["school_of_magic", "haunted_quarter"]}
    for type in TYPES[:4]:
        assert spying(victim).do("spy", seat=1, type=type).gold(0) == 0
    table = spying(victim).do("spy", seat=1, type="unique").draws("manor", "docks")
    assert table.gold(0) == 2
