"""Districts that only bring points: Basilica, Capitol, Dragon Gate, Imperial Treasury, Ivory Tower, Map Room,
Statue and Wishing Well.
"""

from __future__ import annotations

from typing import Any, Final

from tests.games.citadels.agreed import REVISED_UNIQUES, revised
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

SEVEN: Final = ["manor", "castle", "palace", "temple", "church", "monastery", "cathedral"]


def beautified(card: str) -> dict[str, Any]:
    return {"card": card, "beautified": True}


def scored(city: list[Any], **seat: Any) -> dict[str, int]:
    """The points of the first seat with this city when the game is over."""
    uniques = [one for one in city if isinstance(one, str) and one in REVISED_UNIQUES]
    return Table(5, revised(*uniques), seats=[{"city": city, **seat}], over=True).points(0)


@rule("CIT-BASILICA-1")
def test_CIT_BASILICA_1_a_point_for_each_odd_cost_beautifying_included() -> None:
    points = scored(["basilica", "tavern", "market", beautified("church"), beautified("temple")])
    assert points == {"districts": 4 + 1 + 2 + 3 + 2, "basilica": 2}


@rule("CIT-BASILICA-1")
def test_CIT_BASILICA_1_a_beautified_basilica_counts_itself() -> None:
    assert Table(5, revised("basilica"), seats=[{"city": [beautified("basilica")]}], over=True).points(0) == {
        "districts": 5,
        "basilica": 1,
    }


@scenario("T100")
@rule("CIT-CAPITOL-1")
def test_CIT_CAPITOL_1_three_points_once_for_three_of_a_type() -> None:
    assert scored(["capitol", "tavern", "market", "docks", "manor", "castle", "palace"])["capitol"] == 3
    assert scored(["capitol", "tavern", "market", "docks"])["capitol"] == 3
    assert "capitol" not in scored(["capitol", "tavern", "market", "manor", "castle"])


@rule("CIT-CAPITOL-1")
def test_CIT_CAPITOL_1_unique_is_a_type_and_the_capitol_counts() -> None:
    assert scored(["capitol", "keep", "smithy"])["capitol"] == 3
    assert "capitol" not in scored(["capitol", "keep"])


@scenario("T101")
@rule("CIT-DRAGON-1")
def test_CIT_DRAGON_1_six_and_two_points() -> None:
    assert scored(["dragon_gate"]) == {"districts": 6, "dragon_gate": 2}


@scenario("T108")
@rule("CIT-TREASURY-1")
def test_CIT_TREASURY_1_a_point_for_each_gold_in_the_stash_only() -> None:
    city = ["imperial_treasury", beautified("manor"), beautified("tavern")]
    t = Table(
        5,
        revised("imperial_treasury", cast=["tax_collector"]),
        seats=[{"characters": ["tax_collector"], "gold": 4, "city": city}, {"gold": 7}],
        tax=3,
        over=True,
    )
    assert t.points(0) == {"districts": 5 + 4 + 2, "imperial_treasury": 4}


@scenario("T109")
@rule("CIT-IVORY-1")
def test_CIT_IVORY_1_five_points_alone_or_beside_a_haunted_quarter_that_changes() -> None:
    assert scored(["ivory_tower", "manor"]) == {"districts": 8, "ivory_tower": 5}
    assert scored(["ivory_tower", "haunted_quarter"]) == {"districts": 7, "ivory_tower": 5}


@scenario("T109")
@rule("CIT-IVORY-1")
def test_CIT_IVORY_1_nothing_beside_any_further_unique_district() -> None:
    assert scored(["ivory_tower", "keep"]) == {"districts": 8}
    assert scored(["ivory_tower", "haunted_quarter", "keep"]) == {"districts": 10}


@scenario("T113")
@rule("CIT-MAPROOM-1")
def test_CIT_MAPROOM_1_a_point_for_each_card_in_hand() -> None:
    hand = ["manor", "manor", "tavern", "temple", "prison"]
    assert scored(["map_room"], hand=hand) == {"districts": 5, "map_room": 5}


@rule("CIT-STATUE-1")
def test_CIT_STATUE_1_five_points_for_the_crown() -> None:
    for crown, points in ((0, {"districts": 3, "statue": 5}), (1, {"districts": 3})):
        t = Table(5, revised("statue"), seats=[{"city": ["statue"]}], crown=crown, over=True)
        assert t.points(0) == points


@scenario("T125")
@rule("CIT-STATUE-1")
def test_CIT_STATUE_1_a_killed_kings_heir_scores_it_in_the_last_round() -> None:
    t = Table(
        5,
        revised("statue"),
        seats=[
            {"characters": ["king"], "city": ["statue"]},
            {"characters": ["assassin"]},
            {"characters": ["warlord"], "city": SEVEN},
        ],
        crown=2,
        killed="king",
        next="warlord",
    )
    t.do("gather_gold")
    assert "statue" not in t.points(0)
    t.do("end_turn")
    assert t.is_over()
    assert t.crown() == 0
    assert t.points(0) == {"districts": 3, "statue": 5}


@scenario("T129")
@rule("CIT-WELL-1")
def test_CIT_WELL_1_a_point_for_each_unique_district_itself_included() -> None:
    assert scored(["wishing_well", "keep", "smithy", "manor"])["wishing_well"] == 3


@rule("CIT-WELL-1")
def test_CIT_WELL_1_a_haunted_quarter_counts_only_while_it_stays_unique() -> None:
    assert scored(["wishing_well", "haunted_quarter"])["wishing_well"] == 2
    changed = scored(["wishing_well", "haunted_quarter", "manor", "temple", "tavern"])
    assert (changed["all_types"], changed["wishing_well"]) == (3, 1)
