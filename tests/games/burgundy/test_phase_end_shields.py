"""Shields 14 and 15 at the end of a phase: what they reach, and what may be done meanwhile."""

from __future__ import annotations

from typing import Any

from tests.games.burgundy.table import CENTRE, Table
from tests.marks import rule

CASTLES = {CENTRE: "castle", "r2c3": "castle", "r3c3": "bank"}


def table(carried: dict[str, int], more: tuple[str, ...] = (), **position: Any) -> Table:
    """The end of a phase, with shields on castles of seat 0."""
    seat = {"hexes": CASTLES, "shields": carried, "silver": 3, **position.pop("seat", {})}
    return Table(2, {"expansions": ["shields", *more]}, seats=[seat], phase_end=True, **position)


@rule("BUR-SHIELD-6")
def test_a_shield_that_is_taken_meanwhile_acts_too() -> None:
    one = table(
        {"r4c4": 11, "r2c3": 14}, depots={"1": ["castle"]}, shields={"2": [15]}, black=["watchtower"]
    )  # fmt: skip
    one.do("take", depot=1, hex="castle").do("at", space="r1c3")
    one.do("take_shield", shield=15).do("put_shield", space="r1c3")
    assert one.choices("take") == []
    one.do("take_black", hex="watchtower").do("at", space="r5c4")
    assert one.event("scored")["points"] == 4
    assert one.asked() == "tribute"


@rule("BUR-SHIELD-11")
def test_an_area_brings_the_bonus_of_the_phase_that_ends() -> None:
    hexes = {**CASTLES, "r5c3": "mine", "r6c2": "mine"}
    one = table({"r4c4": 14}, seat={"hexes": hexes}, phase="B", depots={"1": ["mine"]})
    one.do("take", depot=1, hex="mine").do("at", space="r7c1")
    assert one.event("area_completed")["bonus"] == 8


@rule("BUR-SHIELD-12")
def test_a_double_hex_of_the_shop_goes_straight_into_the_vineyard() -> None:
    one = table({"r4c4": 15}, ("vineyards",), shop=["vines_red_blue"], vine_depot=["vines_red"])
    assert one.choices("take_black") == [{"hex": "vines_red_blue"}]
    one.do("take_black", hex="vines_red_blue")
    assert {choice["left"] for choice in one.choices("plant")} == {"red", "blue"}
    one.do("plant", space=1, left="blue")
    assert one.stored() == []
    fourteen = table({"r4c4": 14}, ("vineyards",), shop=["vines_red_blue"], vine_depot=["vines_red"])
    assert fourteen.asked() == "tribute"


@rule("BUR-INN-7")
def test_shield_15_takes_the_top_inn() -> None:
    one = table({"r4c4": 15}, ("inns",), black=["bank"], inns=2)
    one.do("take_black", hex="inn").do("at", space="r4c3")
    assert (one.view()["inns"], one.view()["seats"][0]["hexes"][17]) == (1, "inn")


@rule("BUR-WHITE-5")
def test_a_white_castle_then_has_the_number_of_the_last_round() -> None:
    seat = {"workers": 1}
    lying = {"4": ["ship"], "5": ["ship"], "6": ["ship"]}
    one = table({"r4c4": 15}, ("white_castles",), seat=seat, black=["white_castle"], white=4, depots=lying)
    one.do("take_black", hex="white_castle").do("at", space="r5c4")
    assert one.asked() == "white_action"
    assert [choice["depot"] for choice in one.choices("take")] == [4, 5]
    assert one.do("take", depot=5, hex="ship").workers() == 0


@rule("BUR-SHIELD-7")
def test_what_belongs_to_the_own_turn_says_so() -> None:
    hexes = {**CASTLES, "r3c4": "monastery_6"}
    seat = {"hexes": hexes, "silver": 9, "workers": 9}
    one = table(
        {"r4c4": 14, "r2c3": 16}, seat=seat, depots={"1": ["market"], "2": ["ship", "church"]}, black=["mine"]
    )
    one.do("take", depot=1, hex="market").do("at", space="r5c4")
    assert one.asked() == "take_more"
    assert one.why_not("buy", hex="mine") == {"code": "own_turn_only"}
    assert one.why_not("commission", depot=2, hex="church") == {"code": "own_turn_only"}
    assert one.why_not("turn_die", die=1, value=4) == {"code": "own_turn_only"}


@rule("BUR-SH-14", "BUR-SH-15")
def test_what_shields_14_and_15_cannot_take_says_why() -> None:
    small = {"hexes": {CENTRE: "castle"}}
    lying = {"1": ["bank", "mine"], "2": ["cow_2"]}
    one = table({"r4c4": 14}, seat=small, depots=lying, black=["church"])
    assert one.why_not("take", depot=2, hex="cow_2") == {"code": "nowhere_to_place", "hex": "cow_2"}
    assert one.why_not("take", depot=2, hex="mine") == {"code": "not_in_depot", "hex": "mine", "depot": 2}
    assert one.why_not("take_black", hex="church") == {"code": "no_shield", "shield": 15}
    one.do("take", depot=1, hex="mine").do("at", space="r5c3")
    both = table({"r4c4": 14, "r2c3": 15}, depots={"1": ["mine"]}, black=["church"])
    both.do("take", depot=1, hex="mine").do("at", space="r5c3")
    assert both.why_not("take", depot=1, hex="mine") == {"code": "shield_used", "shield": 14}
    assert both.why_not("take_black", hex="ship") == {"code": "not_in_black_depot", "hex": "ship"}
