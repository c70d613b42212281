"""The Graveyard."""

from __future__ import annotations

from typing import Any

from tests.games.citadels.agreed import classic
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


def warlord(keeper: dict[str, Any], *, city: list[Any] | None = None) -> Table:
    """The Warlord at seat 0 has gathered; the Graveyard's owner sits at seat 1, seat 2 has a Castle."""
    return Table(
        5,
        classic("museum"),
        seats=[
            {"characters": ["warlord"], "gold": 9, "city": city or []},
            {"gold": 1, **keeper},
            {"gold": 1, "city": ["castle"]},
        ],
        next="warlord",
        gathered=True,
    )


@scenario("T146")
@rule("CIT-CLASSIC-GRAVEYARD-1", "CIT-CLASSIC-GRAVEYARD-2")
def test_CIT_CLASSIC_GRAVEYARD_2_it_saves_the_owners_own_manor_for_a_gold() -> None:
    t = warlord({"city": ["graveyard", "manor"]}).do("destroy", seat=1, card="manor", beautified=False)
    assert (t.asked(), t.waiting_for()) == ("grave", 1)
    t.do("recover")
    assert t.hand(1) == ["manor"]
    assert t.city(1) == ["graveyard"]
    assert (t.gold(0), t.gold(1)) == (9 - 2, 0)
    assert t.under() == []


@rule("CIT-CLASSIC-GRAVEYARD-1")
def test_CIT_CLASSIC_GRAVEYARD_1_it_takes_any_destroyed_district_or_lets_it_go() -> None:
    t = warlord({"city": ["graveyard"]}).do("destroy", seat=2, card="castle", beautified=False)
    t.do("recover")
    assert (t.hand(1), t.hand(2)) == (["castle"], [])
    t = warlord({"city": ["graveyard"]}).do("destroy", seat=2, card="castle", beautified=False)
    t.do("pass")
    assert (t.hand(1), t.gold(1)) == ([], 1)
    assert t.under() == ["castle"]


@rule("CIT-CLASSIC-GRAVEYARD-1")
def test_CIT_CLASSIC_GRAVEYARD_1_not_without_a_gold_and_not_for_the_warlord() -> None:
    t = warlord({"city": ["graveyard"], "gold": 0}).do("destroy", seat=2, card="castle", beautified=False)
    assert (t.asked(), t.under()) == ("turn", ["castle"])
    t = warlord({}, city=["graveyard"]).do("destroy", seat=2, card="castle", beautified=False)
    assert (t.asked(), t.under()) == ("turn", ["castle"])


@rule("CIT-CLASSIC-GRAVEYARD-1")
def test_CIT_CLASSIC_GRAVEYARD_1_the_armory_is_not_the_warlord() -> None:
    t = Table(
        5,
        classic("armory"),
        seats=[{"characters": ["merchant"], "city": ["armory"]}, {"gold": 3, "city": ["graveyard", "manor"]}],
        next="merchant",
    )
    t.do("armory", seat=1, card="manor", beautified=False)
    assert (t.asked(), t.under()) == ("turn", ["armory", "manor"])


@rule("CIT-CLASSIC-GRAVEYARD-1")
def test_CIT_CLASSIC_GRAVEYARD_1_the_cards_of_a_saved_museum_go_under_the_deck() -> None:
    t = Table(
        5,
        classic("museum"),
        seats=[{"characters": ["warlord"], "gold": 9}, {"gold": 1, "city": ["graveyard", "museum"]}],
        museum=["tavern", "temple"],
        museum_by=1,
        next="warlord",
        gathered=True,
    )
    t.do("destroy", seat=1, card="museum", beautified=False).do("recover")
    assert t.hand(1) == ["museum"]
    assert t.under() == ["tavern", "temple"]


@rule("CIT-CLASSIC-GRAVEYARD-2")
def test_CIT_CLASSIC_GRAVEYARD_2_it_does_not_save_itself() -> None:
    t = warlord({"city": ["graveyard"]}).do("destroy", seat=1, card="graveyard", beautified=False)
    assert (t.asked(), t.under()) == ("turn", ["graveyard"])
