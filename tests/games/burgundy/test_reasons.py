"""Why something is not possible: what is missing, and nothing that is not so."""

from __future__ import annotations

from tests.games.burgundy.table import CENTRE, Table
from tests.marks import rule

SHIELDS = {"expansions": ["shields"]}


@rule("BUR-PLACE-3")
def test_a_building_that_every_city_in_reach_has_is_named() -> None:
    hexes = {CENTRE: "castle", "r5c4": "bank", "r3c3": "bank"}
    one = Table(seats=[{"hexes": hexes, "stored": ["bank"], "dice": [1, 2], "workers": 9}])
    assert one.why_not("place", hex="bank") == {"code": "building_twice", "hex": "bank"}
    far = Table(seats=[{"stored": ["cow_2"], "dice": [1, 2], "workers": 9}])
    assert far.why_not("place", hex="cow_2") == {"code": "nowhere_to_place", "hex": "cow_2"}


@rule("BUR-INN-3")
def test_an_inn_that_every_area_in_reach_has_is_named() -> None:
    hexes = {CENTRE: "castle", "r3c3": "bank", "r2c3": "inn"}
    areas = {"r3c4": "inn", "r4c3": "inn", "r5c3": "inn"}
    seat = {"hexes": {**hexes, **areas}, "stored": ["inn"]}
    one = Table(2, {"expansions": ["inns"]}, seats=[seat])
    one.do("place", hex="inn")
    assert one.why_not("at", space="r4c2") == {"code": "inn_twice"}


@rule("BUR-MON-5")
def test_a_neighbour_without_goods_is_not_called_far() -> None:
    hexes = {CENTRE: "castle", "r3c4": "monastery_5"}
    seat = {"hexes": hexes, "stored": ["ship"], "dice": [2, 2]}
    one = Table(seats=[seat], depot_goods={"1": {"red": 1}, "2": {"pink": 1}, "4": {"red": 1}})
    one.place("ship", "r4c3").do("load", depot=1)
    assert one.why_not("load", depot=6) == {"code": "no_goods_there", "depot": 6}
    assert one.why_not("load", depot=4) == {"code": "not_adjacent_depot", "depot": 4}


@rule("BUR-SH-5")
def test_goods_that_shield_5_cannot_gather() -> None:
    goods = {"red": 1, "pink": 1, "purple": 1}
    seat = {"shields": {"19": 5}, "goods": goods, "stored": ["ship"], "dice": [2, 2]}
    one = Table(2, SHIELDS, seats=[seat], depot_goods={"1": {"red": 1, "brown": 1}})
    one.place("ship", "r4c3")
    assert one.why_not("gather", goods="brown") == {"code": "no_room_for_goods", "goods": "brown"}
    assert one.why_not("gather", goods="orange") == {"code": "goods_nowhere", "goods": "orange"}
    one.do("gather", goods="red")
    assert one.why_not("gather", goods="brown") == {"code": "shield_used", "shield": 5}


@rule("BUR-SH-16")
def test_either_of_two_equal_dice_may_be_set() -> None:
    one = Table(2, SHIELDS, seats=[{"shields": {"19": 16}, "dice": [3, 3]}])
    assert one.why_not("turn_die", die=2, value=3) == {"code": "die_shows_it", "die": 2, "value": 3}
    one.do("turn_die", die=2, value=6)
    assert [die["value"] for die in one.view()["seats"][0]["dice"]] == [3, 6]
    used = Table(2, SHIELDS, seats=[{"shields": {"19": 16}, "dice": [3, 4]}], used_dice=[2])
    assert used.why_not("turn_die", die=2, value=6) == {"code": "die_used", "die": 2}


@rule("BUR-CONNECT-3", "BUR-TEAM-5")
def test_what_the_table_does_not_play_with_says_so() -> None:
    one = Table(seats=[{"points": 9}])
    assert one.why_not("recover") == {"code": "not_agreed"}
    assert one.why_not("place_shared", hex="bank") == {"code": "not_agreed"}


@rule("BUR-SHIELD-2", "BUR-SHIELD-5")
def test_shields_out_of_season() -> None:
    hexes = {CENTRE: "castle", "r3c3": "market"}
    seat = {"hexes": hexes, "shields": {"19": 7}, "stored": ["church"], "dice": [3, 3]}
    one = Table(2, SHIELDS, seats=[seat], shields={"3": [8]}, depots={"1": ["mine"]})
    assert one.why_not("pay_tribute", shield=7, pay="silver")["code"] == "not_now"
    assert one.why_not("pay_tribute", shield=8, pay="silver") == {"code": "no_shield", "shield": 8}
    one.place("church", "r5c4")
    assert one.why_not("take_shield", shield=8) == {"code": "answer_first"}
