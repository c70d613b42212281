"""The Great Wall."""

from __future__ import annotations

import pytest

from tests.games.citadels.agreed import revised
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


def warlord(gold: int) -> Table:
    """The Warlord at seat 0 beside a walled city."""
    return Table(
        5,
        revised("great_wall"),
        seats=[{"characters": ["warlord"], "gold": gold}, {"gold": 3, "city": ["great_wall", "tavern"]}],
        next="warlord",
    )


@scenario("T105")
@rule("CIT-GREATWALL-1", "CIT-GREATWALL-2")
def test_CIT_GREATWALL_1_a_tavern_behind_the_wall_costs_the_warlord_one_gold() -> None:
    assert warlord(0).why_not("destroy", seat=1, card="tavern", beautified=False) == "needs_gold"
    t = warlord(1).do("destroy", seat=1, card="tavern", beautified=False)
    assert t.gold(0) == 0
    assert t.gold(1) == 3, "the bank gets it, not the owner"
    assert t.city(1) == ["great_wall"]


@scenario("T105")
@rule("CIT-GREATWALL-1")
def test_CIT_GREATWALL_1_the_wall_itself_is_not_dearer() -> None:
    assert warlord(4).why_not("destroy", seat=1, card="great_wall", beautified=False) == "needs_gold"
    t = warlord(5).do("destroy", seat=1, card="great_wall", beautified=False)
    assert t.gold(0) == 0


@rule("CIT-GREATWALL-2")
def test_CIT_GREATWALL_2_the_diplomat_pays_the_extra_gold_to_the_owner() -> None:
    t = Table(
        5,
        revised("great_wall", cast=["diplomat"]),
        seats=[
            {"characters": ["diplomat"], "gold": 4, "city": ["tavern"]},
            {"gold": 0, "city": ["great_wall", "manor"]},
        ],
        next="diplomat",
    )
    t.do("exchange", seat=1, card="manor", beautified=False)
    t.do("give_district", card="tavern", beautified=False)
    assert (t.gold(0), t.gold(1)) == (4 - 3, 3)
    assert t.city(1) == ["great_wall", "tavern"]


@rule("CIT-GREATWALL-2", "CIT-GREATWALL-5")
def test_CIT_GREATWALL_5_the_marshal_may_seize_docks_behind_the_wall_for_four() -> None:
    def marshal(gold: int) -> Table:
        return Table(
            5,
            revised("great_wall", cast=["marshal"]),
            seats=[
                {"characters": ["marshal"], "gold": gold},
                {"gold": 0, "city": ["great_wall", "docks", "harbor"]},
            ],
            next="marshal",
        )

    assert marshal(3).why_not("seize", seat=1, card="docks", beautified=False) == "needs_gold"
    assert marshal(9).why_not("seize", seat=1, card="harbor", beautified=False) == "too_dear_to_seize"
    t = marshal(4).do("seize", seat=1, card="docks", beautified=False)
    assert (t.gold(0), t.gold(1)) == (0, 4)
    assert t.city(0) == ["docks"]


@scenario("T106")
@rule("CIT-GREATWALL-3")
def test_CIT_GREATWALL_3_the_diplomats_own_wall_does_not_matter() -> None:
    t = Table(
        5,
        revised("great_wall", cast=["diplomat"]),
        seats=[
            {"characters": ["diplomat"], "gold": 1, "city": ["great_wall", "castle"]},
            {"gold": 0, "city": ["palace"]},
        ],
        next="diplomat",
    )
    t.do("exchange", seat=1, card="palace", beautified=False)
    t.do("give_district", card="castle", beautified=False)
    assert (t.gold(0), t.gold(1)) == (0, 1)
    assert t.city(0) == ["great_wall", "palace"]


@pytest.mark.parametrize(("ruling", "paid"), [("one_more", 1), ("added_to_cost", 0)])
@rule("CIT-GREATWALL-4")
def test_CIT_GREATWALL_4_a_dearer_gift_saves_the_extra_gold_only_with_the_other_setting(
    ruling: str, paid: int
) -> None:
    t = Table(
        5,
        revised("great_wall", cast=["diplomat"], great_wall_diplomat=ruling),
        seats=[
            {"characters": ["diplomat"], "gold": 3, "city": ["palace"]},
            {"gold": 0, "city": ["great_wall", "tavern"]},
        ],
        next="diplomat",
    )
    t.do("exchange", seat=1, card="tavern", beautified=False)
    t.do("give_district", card="palace", beautified=False)
    assert (t.gold(0), t.gold(1)) == (3 - paid, paid)


@rule("CIT-GREATWALL-6")
def test_CIT_GREATWALL_6_the_warlord_pays_it_in_the_own_city_too() -> None:
    t = Table(
        5,
        revised("great_wall"),
        seats=[{"characters": ["warlord"], "gold": 2, "city": ["great_wall", "tavern"]}],
        next="warlord",
    )
    t.do("destroy", seat=0, card="tavern", beautified=False)
    assert t.gold(0) == 1
