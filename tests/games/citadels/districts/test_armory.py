"""The Armory."""

from __future__ import annotations

from tests.games.citadels.agreed import revised
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

SEVEN = ["manor", "castle", "palace", "temple", "church", "monastery", "cathedral"]


@scenario("T098")
@rule("CIT-ARMORY-1", "CIT-ARMORY-3")
def test_CIT_ARMORY_1_armory_and_a_rivals_keep_go_under_the_deck_for_no_gold() -> None:
    t = Table(
        5,
        revised("armory", "keep"),
        seats=[
            {"characters": ["merchant"], "gold": 0, "city": ["armory", "tavern"]},
            {"gold": 4, "city": ["keep", "market"]},
            {"city": SEVEN},
        ],
        next="merchant",
    )
    assert t.why_not("armory", seat=2, card="manor", beautified=False) == "city_completed"
    t.do("armory", seat=1, card="keep", beautified=False)
    assert t.city(0) == ["tavern"]
    assert t.city(1) == ["market"]
    assert t.under() == ["armory", "keep"]
    assert (t.gold(0), t.gold(1)) == (0, 4)
    assert t.why_not("armory", seat=1, card="market", beautified=False) == "needs_district"


@rule("CIT-ARMORY-1")
def test_CIT_ARMORY_1_it_works_after_gathering_and_on_the_own_city_but_not_on_itself() -> None:
    city = ["armory", {"card": "tavern", "beautified": True}]
    t = Table(
        5,
        revised("armory"),
        seats=[{"characters": ["thief"], "city": city}],
        next="thief",
        gathered=True,
    )
    assert t.choices("armory") == [{"verb": "armory", "seat": 0, "card": "tavern", "beautified": True}]
    t.do("armory", seat=0, card="tavern", beautified=True)
    assert t.city(0) == []
    assert t.gold(0) == 2, "the coin on the Tavern goes to the bank"


@rule("CIT-ARMORY-2")
def test_CIT_ARMORY_2_neither_bishop_nor_great_wall_hinders_it() -> None:
    t = Table(
        5,
        revised("armory", "great_wall"),
        seats=[
            {"characters": ["merchant"], "gold": 0, "city": ["armory"]},
            {"characters": ["bishop"], "city": ["great_wall", "palace"]},
        ],
        next="merchant",
    )
    assert t.view(None)["seats"][1]["shielded"]
    t.do("armory", seat=1, card="palace", beautified=False)
    assert t.city(1) == ["great_wall"]
    assert t.gold(0) == 0


@rule("CIT-ARMORY-3")
def test_CIT_ARMORY_3_with_the_other_setting_a_keep_is_safe() -> None:
    t = Table(
        5,
        revised("armory", "keep", armory_hits_keep=False),
        seats=[{"characters": ["merchant"], "city": ["armory"]}, {"city": ["keep", "market"]}],
        next="merchant",
    )
    assert t.why_not("armory", seat=1, card="keep", beautified=False) == "protected_district"
    assert t.can("armory", seat=1, card="market", beautified=False)
