"""The Bell Tower."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.agreed import classic
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

BASIC = ["manor", "castle", "temple", "church", "tavern", "market", "docks", "harbor"]
OTHER = ["palace", "manor", "monastery", "temple", "tavern", "market", "trading_post", "prison"]


def builder(districts: int, rival: int = 0, **options: Any) -> Table:
    """The Merchant at seat 1 has built the Bell Tower as one more district; seat 0 has some of its own."""
    t = Table(
        5,
        classic("bell_tower", **options),
        seats=[
            {"city": OTHER[:rival]},
            {"characters": ["merchant"], "gold": 9, "hand": ["bell_tower"], "city": BASIC[:districts]},
            {"characters": ["warlord"], "gold": 9},
        ],
        next="merchant",
        gathered=True,
    )
    return t.do("build", card="bell_tower")


def first(t: Table) -> int | None:
    found: int | None = t.view(None)["first_to_complete"]
    return found


@scenario("T148")
@rule("CIT-CLASSIC-BELLTOWER-1")
def test_CIT_CLASSIC_BELLTOWER_1_seven_complete_a_city_after_the_announcement_this_build_included() -> None:
    t = builder(6)
    assert (t.asked(), t.waiting_for(), first(t)) == ("bell", 1, None)
    t.do("ring_bell")
    assert (first(t), t.view(None)["needed"]) == (1, 7)
    assert t.points(1)["first_city"] == 4
    assert t.idle().is_over()


@rule("CIT-CLASSIC-BELLTOWER-1")
def test_CIT_CLASSIC_BELLTOWER_1_without_the_announcement_eight_are_needed() -> None:
    t = builder(6).do("pass")
    assert (first(t), t.view(None)["needed"]) == (None, 8)
    assert not t.idle().is_over()


@scenario("T148")
@rule("CIT-CLASSIC-BELLTOWER-1")
def test_CIT_CLASSIC_BELLTOWER_1_it_holds_in_later_builds_of_everybody() -> None:
    t = Table(
        5,
        classic("bell_tower"),
        seats=[
            {"city": ["bell_tower"]},
            {"characters": ["merchant"], "gold": 2, "hand": ["prison"], "city": BASIC[:6]},
        ],
        bell=True,
        next="merchant",
        gathered=True,
    )
    t.do("build", card="prison")
    assert first(t) == 1
    assert t.idle().is_over()


@rule("CIT-CLASSIC-BELLTOWER-2")
def test_CIT_CLASSIC_BELLTOWER_2_the_owners_city_counts_as_completed_first() -> None:
    t = builder(6, rival=7).do("ring_bell")
    assert first(t) == 1
    assert t.points(1)["first_city"] == 4
    assert t.points(0)["completed_city"] == 2


@rule("CIT-CLASSIC-BELLTOWER-2")
def test_CIT_CLASSIC_BELLTOWER_2_then_the_others_in_seat_order_from_the_owner() -> None:
    t = Table(
        5,
        classic("bell_tower"),
        seats=[
            {"city": OTHER[:7]},
            {"characters": ["merchant"], "gold": 5, "hand": ["bell_tower"]},
            {},
            {"city": BASIC[:7]},
        ],
        next="merchant",
        gathered=True,
    )
    t.do("build", card="bell_tower").do("ring_bell")
    assert first(t) == 3
    assert t.points(0)["completed_city"] == 2


@pytest.mark.parametrize(("stacks", "needed"), [(False, 7), (True, 6)])
@rule("CIT-CLASSIC-BELLTOWER-3")
def test_CIT_CLASSIC_BELLTOWER_3_in_the_short_game_it_changes_nothing_unless_it_stacks(
    stacks: bool, needed: int
) -> None:
    t = builder(5, short_game=True, bell_tower_stacks=stacks).do("ring_bell")
    assert t.view(None)["needed"] == needed
    assert first(t) == (1 if stacks else None)


@rule("CIT-CLASSIC-BELLTOWER-3")
def test_CIT_CLASSIC_BELLTOWER_3_stacking_does_not_matter_in_the_long_game() -> None:
    assert builder(3, bell_tower_stacks=True).do("ring_bell").view(None)["needed"] == 7


def warlord_against_the_bell(districts: int, **rival: Any) -> Table:
    """The Warlord at seat 0 may destroy the rung Bell Tower of seat 1; seat 2 has the lower number or more."""
    return Table(
        5,
        classic("bell_tower"),
        seats=[
            {"characters": ["warlord"], "gold": 9},
            {"gold": 0, "city": ["bell_tower"], **rival},
            {"city": BASIC[:districts]},
        ],
        bell=True,
        next="warlord",
        gathered=True,
    )


@scenario("T148")
@rule("CIT-CLASSIC-BELLTOWER-4")
def test_CIT_CLASSIC_BELLTOWER_4_when_it_is_destroyed_seven_are_no_longer_enough() -> None:
    t = warlord_against_the_bell(7)
    assert first(t) == 2
    t.do("destroy", seat=1, card="bell_tower", beautified=False)
    assert (first(t), t.view(None)["needed"]) == (None, 8)
    t.idle()
    assert not t.is_over()
    assert t.view(None)["round"] == 2


@rule("CIT-CLASSIC-BELLTOWER-4")
def test_CIT_CLASSIC_BELLTOWER_4_a_city_of_eight_stays_completed() -> None:
    t = warlord_against_the_bell(8).do("destroy", seat=1, card="bell_tower", beautified=False)
    assert first(t) == 2
    assert t.idle().is_over()


@rule("CIT-CLASSIC-BELLTOWER-4")
def test_CIT_CLASSIC_BELLTOWER_4_a_graveyard_that_saves_it_does_not_save_the_announcement() -> None:
    t = warlord_against_the_bell(7, gold=1, city=["bell_tower", "graveyard"])
    t.do("destroy", seat=1, card="bell_tower", beautified=False).do("recover")
    assert (first(t), t.view(None)["needed"]) == (None, 8)
    assert t.hand(1) == ["bell_tower"]
