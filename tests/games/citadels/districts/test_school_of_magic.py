"""The School of Magic."""

from __future__ import annotations

import pytest

from tests.games.citadels.agreed import revised
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


@pytest.mark.parametrize(
    "character", ["king", "bishop", "merchant", "trader", "warlord", "marshal", "emperor"]
)
@rule("CIT-SCHOOL-1")
def test_CIT_SCHOOL_1_it_adds_one_gold_to_every_income(character: str) -> None:
    t = Table(
        5,
        revised("school_of_magic", cast=[character]),
        seats=[{"characters": [character], "gold": 0, "city": ["school_of_magic"]}],
        next=character,
    )
    t.do("income")
    assert t.gold(0) == 1
    assert t.why_not("income") == "income_taken"


@pytest.mark.parametrize(("character", "district"), [("patrician", "manor"), ("cardinal", "temple")])
@rule("CIT-SCHOOL-1")
def test_CIT_SCHOOL_1_it_adds_one_card_where_income_is_cards(character: str, district: str) -> None:
    t = Table(
        5,
        revised("school_of_magic", cast=[character]),
        seats=[{"characters": [character], "city": ["school_of_magic", district]}],
        next=character,
    )
    t.do("income").draws("tavern", "market")
    assert t.hand(0) == ["tavern", "market"]
    assert t.asked() == "turn"


@scenario("T121")
@rule("CIT-SCHOOL-1")
def test_CIT_SCHOOL_1_the_abbot_gains_one_resource_of_either_kind() -> None:
    t = Table(
        5,
        revised("school_of_magic", cast=["abbot"]),
        seats=[{"characters": ["abbot"], "gold": 0, "city": ["school_of_magic", "temple"]}],
        next="abbot",
    )
    assert [one["gold"] for one in t.choices("income_split")] == [0, 1, 2]
    t.do("income_split", gold=1).draws("tavern")
    assert (t.gold(0), t.hand(0)) == (1, ["tavern"])


@scenario("T121")
@rule("CIT-SCHOOL-2")
def test_CIT_SCHOOL_2_it_does_not_stand_in_for_a_missing_type() -> None:
    city = ["docks", "trading_post", "barracks", "manor", "prison", "school_of_magic", "dragon_gate"]
    other = ["castle", "tavern", "temple", "monastery", "cathedral", "church", "palace"]
    t = Table(
        5,
        revised("school_of_magic", "dragon_gate"),
        seats=[{"city": city}, {"city": other}],
        first_to_complete=1,
        over=True,
    )
    assert t.points(0) == {"districts": 25, "completed_city": 2, "dragon_gate": 2}
    assert t.total(0) == 29


@rule("CIT-SCHOOL-2")
def test_CIT_SCHOOL_2_it_is_a_unique_district_for_factory_and_wishing_well() -> None:
    t = Table(
        5,
        revised("school_of_magic", "factory", "wishing_well"),
        seats=[
            {
                "characters": ["merchant"],
                "gold": 5,
                "hand": ["school_of_magic"],
                "city": ["factory", "wishing_well"],
            }
        ],
        next="merchant",
        gathered=True,
    )
    t.do("build", card="school_of_magic")
    assert t.gold(0) == 0
    assert t.points(0)["wishing_well"] == 3
