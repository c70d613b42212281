"""Vineyards: double hexes, their board, bonus actions, layers and vines."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.errors import BadPosition
from kasztelan.games.burgundy.game import GAME
from kasztelan.games.burgundy.rules import vineyard_board as board
from tests.games.burgundy.table import CENTRE, Table, at
from tests.marks import rule, scenario

PAIR = "vines_orange_yellow"
OTHER = "vines_green_blue"


def table(*seats: dict[str, Any], players: int = 2, more: tuple[str, ...] = (), **position: Any) -> Table:
    return Table(players, {"expansions": ["vineyards", *more]}, seats=list(seats), **position)


def new(players: int, **options: Any) -> Table:
    return Table.new(players, expansions=["vineyards"], first=0, **options)


def vineyard(one: Table, seat: int = 0) -> dict[str, Any]:
    return dict(one.view()["seats"][seat]["vineyard"])


# --- setting up


@rule("BUR-VINE-1", "BUR-VINE-2")
def test_everybody_begins_with_a_tile_of_another_colour() -> None:
    one = new(4).idle("deal_vine")
    assert one.view()["supply"]["vines"] == 51
    assert set(one.view()["vineyard"]["pool"].values()) == {4}
    one.nature("deal_vine", colour="red")
    assert {"colour": "red"} not in one.choices("deal_vine")
    one.idle("turn")
    tiles = [vineyard(one, seat)["tiles"] for seat in range(4)]
    assert len({colour for owned in tiles for colour in owned}) == 4
    assert sum(one.view()["vineyard"]["pool"].values()) == 20


@rule("BUR-VINE-3")
@scenario("129", "E19")
def test_two_players_may_take_two_colours_out() -> None:
    one = new(2, fewer_vines=True).idle("remove_vine")
    one.nature("remove_vine", colour="red").nature("remove_vine", colour="blue")
    assert one.view()["supply"]["vines"] == 22
    assert one.view()["vineyard"]["pool"] == {"orange": 4, "yellow": 4, "green": 4, "black": 4}
    assert len(one.choices("deal_vine")) == 4


@rule("BUR-VINE-3")
@scenario("191", "E18")
def test_three_players_may_take_one_colour_out() -> None:
    one = new(3, fewer_vines=True).idle("remove_vine")
    one.nature("remove_vine", colour="red")
    assert one.view()["supply"]["vines"] == 35
    assert len(one.choices("deal_vine")) == 5
    one.idle("turn")
    assert sum(one.view()["vineyard"]["pool"].values()) == 17


@rule("BUR-VINE-4")
@scenario("128")
@pytest.mark.parametrize(("players", "depot", "shop"), [(4, 6, 3), (3, 3, 3), (2, 3, 1)])
def test_depot_and_shop_are_filled_anew_each_phase(players: int, depot: int, shop: int) -> None:
    one = new(players).idle("turn")
    for phase in "AB":
        lying = one.view()["vineyard"]
        assert [bool(slot["hex"]) for slot in lying["depot"]] == [True] * depot
        assert [bool(hex) for hex in lying["shop"]] == [True] * shop
        left = 51 - (1 + "AB".index(phase)) * (depot + shop)
        assert one.view()["supply"]["vines"] == left
        while one.view()["phase"] == phase:
            one.do("end_turn").idle("turn")


@rule("BUR-VINE-4")
def test_a_slot_has_two_numbers_with_two_or_three_players() -> None:
    assert [slot["numbers"] for slot in table().view()["vineyard"]["depot"]] == [[1, 2], [3, 4], [5, 6]]
    many = table(players=4).view()["vineyard"]["depot"]
    assert [slot["numbers"] for slot in many] == [[1], [2], [3], [4], [5], [6]]


# --- taking and planting


@rule("BUR-VINE-5")
@scenario("130")
def test_a_double_hex_takes_two_places() -> None:
    one = table({"dice": [4, 4], "stored": ["ship", "mine"]}, vine_depot=[PAIR, OTHER])
    assert one.choices("take_vines") == [{"slot": 2}]
    assert one.why_not("take_vines", slot=1) == {"code": "needs_workers", "needs": 2, "workers": 0}
    assert one.why_not("take_vines", slot=3)["code"] == "no_vines_there"
    one.do("take_vines", slot=2)
    assert one.asked() == "make_room"
    one.do("discard", hex="ship")
    assert one.stored() == ["mine", OTHER]
    assert one.event("took_vines")["value"] == 4


@rule("BUR-VINE-5")
def test_a_full_storage_may_have_to_give_up_two_hexes() -> None:
    one = table({"dice": [4, 4], "stored": ["ship", "mine", "bank"]}, vine_depot=[None, OTHER])
    one.do("take_vines", slot=2).do("discard", hex="ship")
    assert one.asked() == "make_room"
    assert one.do("discard", hex="bank").stored() == ["mine", OTHER]


@rule("BUR-VINE-6")
@scenario("132")
def test_the_first_lies_in_the_bottom_layer() -> None:
    one = table({"dice": [6, 6], "stored": [PAIR]})
    assert one.why_not("place", hex=PAIR) == {"code": "needs_workers", "needs": 1, "workers": 0}
    rich = table({"dice": [6, 6], "stored": [PAIR], "workers": 9})
    rich.do("place", hex=PAIR)
    assert {one["space"] for one in rich.choices("plant")} == {1, 2}
    assert rich.why_not("plant", space=4, left="orange")["code"] == "bottom_first"


@rule("BUR-VINE-6")
def test_later_ones_touch_a_planted_one_and_may_be_turned() -> None:
    seat = {"dice": [2, 2], "stored": [PAIR], "workers": 9, "vineyard": {"1": [OTHER, "green"]}}
    one = table(seat)
    one.do("place", hex=PAIR)
    assert {choice["space"] for choice in one.choices("plant")} == {2, 3, 4}
    assert one.why_not("plant", space=7, left="orange")["code"] == "vines_not_adjacent"
    assert one.why_not("plant", space=1, left="orange")["code"] == "space_covered"
    assert one.why_not("plant", space=3, left="red")["code"] == "no_such_vine"
    one.do("plant", space=3, left="yellow")
    assert vineyard(one)["vines"][:6] == ["green", "blue", None, None, "yellow", "orange"]


@rule("BUR-VINE-11")
@scenario("177")
def test_a_town_hall_places_no_double_hex() -> None:
    one = table({"dice": [3, 3], "stored": ["town_hall", PAIR], "silver": 2}, black=["mine"])
    one.place("town_hall", "r3c3")
    assert (one.asked(), one.choices("place")) == ("place_more", [])
    assert one.why_not("place", hex=PAIR)["code"] == "duchy_only"


@rule("BUR-VINE-11")
def test_monasteries_9_to_12_do_not_help() -> None:
    hexes = {CENTRE: "castle", "r3c4": "monastery_12", "r2c4": "monastery_11"}
    one = table({"hexes": hexes, "dice": [2, 2]}, vine_depot=[None, OTHER])
    assert one.why_not("take_vines", slot=2)["needs"] == 1


# --- bonus actions


@rule("BUR-VINE-7")
@scenario("133", "E16")
def test_both_bonus_actions_in_any_order() -> None:
    one = table({"dice": [4, 4], "stored": [PAIR]}, depots={"1": ["ship", "mine"], "2": ["cow_2"]})
    one.do("place", hex=PAIR).do("plant", space=2, left="orange")
    assert (one.asked(), one.choices("use_icon")) == (
        "vine_bonus",
        [{"icon": "workers4"}, {"icon": "take_ship_animals"}],
    )
    one.do("use_icon", icon="take_ship_animals")
    assert [choice["hex"] for choice in one.choices("take")] == ["ship", "cow_2"]
    one.do("take", depot=1, hex="ship")
    assert one.event("took")["why"] == "vineyard"
    assert (one.workers(), one.stored(), one.asked()) == (4, ["ship"], "turn")


@rule("BUR-VINE-7")
def test_bonus_actions_may_be_declined() -> None:
    one = table({"dice": [4, 4], "stored": [PAIR]}, depots={"1": ["ship"]})
    one.do("place", hex=PAIR).do("plant", space=2, left="orange").do("pass")
    assert (one.workers(), one.asked()) == (0, "turn")


@rule("BUR-VINE-7")
def test_sales_places_points_and_castles() -> None:
    planted = {"2": [OTHER, "green"]}
    seat = {"dice": [6, 6], "stored": [PAIR], "goods": {"red": 2}, "vineyard": planted}
    one = table(seat)
    one.do("place", hex=PAIR).do("plant", space=4, left="orange").do("use_icon", icon="sell_goods")
    one.do("sell", goods="red")
    assert one.event("sold")["why"] == "vineyard"
    assert (one.points(), one.workers()) == (4, 4)
    seat = {"dice": [3, 3], "stored": [PAIR, "bank"], "vineyard": {**planted, "4": ["vines_red", "red"]}}
    one = table(seat)
    one.do("place", hex=PAIR).do("plant", space=6, left="orange").do("use_icon", icon="place_hex")
    one.do("place", hex="bank").do("at", space="r3c3")
    assert one.event("placed")["why"] == "vineyard"
    assert one.silver() == 2


@rule("BUR-VINE-7", "BUR-SH-11")
@scenario("190")
def test_the_castle_icon_gives_an_extra_action_but_no_shield() -> None:
    planted = {"8": [OTHER, "green"]}
    seat = {"dice": [5, 5], "stored": [PAIR], "vineyard": planted, "shields": {"19": 11}}
    one = table(seat, more=("shields",), shields={"1": [7]})
    one.do("place", hex=PAIR).do("plant", space=11, left="orange").do("use_icon", icon="castle_action")
    assert (one.asked(), one.choices("take_shield")) == ("extra_action", [])
    one.do("take_workers")
    assert (one.workers(), one.points()) == (2, 4)
    assert one.sources()["vines"] == 4


@rule("BUR-VINE-8", "BUR-VINE-10")
@scenario("136")
@pytest.mark.parametrize("hex", ["bank", "vines_red_blue", "inn"])
def test_a_hex_of_the_black_depot_or_the_shop_without_paying(hex: str) -> None:
    seat = {"dice": [2, 2], "stored": [PAIR], "silver": 2, "vineyard": {"6": [OTHER, "green"]}}
    one = table(seat, black=["bank", "mine"], shop=["vines_red_blue"], more=("inns",), inns=1)
    one.do("place", hex=PAIR).do("plant", space=9, left="orange").do("use_icon", icon="take_black")
    one.do("take_black", hex=hex)
    assert (one.silver(), one.stored(), one.workers()) == (2, [hex], 4)
    assert one.can("buy", hex="mine")


@rule("BUR-VINE-8", "BUR-TURN-3")
def test_a_purchase_is_possible_in_the_middle_of_a_bonus_action() -> None:
    seat = {"dice": [2, 2], "stored": [PAIR], "silver": 2, "vineyard": {"6": [OTHER, "green"]}}
    one = table(seat, black=["bank", "mine"])
    one.do("place", hex=PAIR).do("plant", space=9, left="orange").do("use_icon", icon="take_black")
    one.do("buy", hex="mine")
    assert one.asked() == "vine_black"
    assert one.why_not("buy", hex="bank")["code"] == "bought_already"
    one.do("take_black", hex="bank")
    assert one.stored() == ["mine", "bank"]
    seat = {"dice": [1, 1], "stored": [PAIR], "silver": 2, "vineyard": {"5": [OTHER, "green"]}}
    one = table(seat, vine_depot=["vines_red"], black=["mine"])
    one.do("place", hex=PAIR).do("plant", space=7, left="orange").do("use_icon", icon="take_double")
    one.do("buy", hex="mine").do("take_vines", slot=1)
    assert one.stored() == ["mine", "vines_red"]


@rule("BUR-VINE-7", "BUR-TURN-3")
def test_what_is_bought_now_can_be_placed_by_a_bonus_action() -> None:
    seat = {"dice": [3, 3], "stored": [PAIR], "silver": 2, "vineyard": {"4": [OTHER, "green"]}}
    one = table(seat, black=["bank"])
    one.do("place", hex=PAIR).do("plant", space=6, left="orange")
    assert (one.asked(), one.can("use_icon", icon="place_hex")) == ("vine_bonus", False)
    assert one.why_not("use_icon", icon="place_hex")["code"] == "nothing_for_it"
    assert one.why_not("use_icon", icon="silver2") == {"code": "icon_elsewhere", "space": 6}
    one.do("buy", hex="bank").do("use_icon", icon="place_hex").do("place", hex="bank").do("at", space="r3c3")
    assert one.event("placed")["why"] == "vineyard"
    poor = table({**seat, "silver": 1}, black=["bank"])
    poor.do("place", hex=PAIR).do("plant", space=6, left="orange")
    assert poor.asked() == "turn"


@rule("BUR-VINE-8")
def test_any_double_hex_of_the_depot() -> None:
    seat = {"dice": [1, 1], "stored": [PAIR], "vineyard": {"5": [OTHER, "green"]}}
    one = table(seat, vine_depot=["vines_red", None, "vines_blue"])
    one.do("place", hex=PAIR).do("plant", space=7, left="orange").do("use_icon", icon="take_double")
    assert one.choices("take_vines") == [{"slot": 1}, {"slot": 3}]
    one.do("take_vines", slot=3)
    assert one.event("took_vines")["why"] == "vineyard"
    assert one.stored() == ["vines_blue"]


# --- layers, shop and points


@rule("BUR-VINE-9")
@scenario("134")
def test_a_full_layer_brings_a_tile_after_the_bonus_actions() -> None:
    seat = {"dice": [4, 4], "stored": [PAIR], "vineyard": {"1": [OTHER, "green"]}}
    one = table(seat, depots={"1": ["ship"]})
    one.do("place", hex=PAIR).do("plant", space=2, left="orange")
    assert one.asked() == "vine_bonus"
    one.do("use_icon", icon="workers4").do("use_icon", icon="take_ship_animals").do(
        "take", depot=1, hex="ship"
    )
    assert one.asked() == "vine_tile"
    assert one.facts("take_vine_tile", colour="green")["points"] == 1
    one.do("take_vine_tile", colour="green")
    assert vineyard(one)["tiles"] == {"green": 1}
    assert vineyard(one)["layers"] == [1]
    assert one.view()["vineyard"]["pool"]["green"] == 3


@rule("BUR-VINE-9")
def test_a_double_hex_of_a_bonus_action_has_its_own_check() -> None:
    """The castle's action plants the hex that fills the layer below; each layer pays once."""
    planted = {"2": [OTHER, "green"], "5": ["vines_red", "red"], "7": ["vines_blue", "blue"], "10": ["vines_black", "black"],
               "9": ["vines_green", "green"], "8": ["vines_orange", "orange"]}  # fmt: skip
    seat = {"dice": [5, 5], "stored": [PAIR, "vines_red_blue"], "vineyard": planted, "shields": {"19": 4}}
    one = table(seat, more=("shields",))
    one.do("place", hex=PAIR).do("plant", space=11, left="orange").do("use_icon", icon="castle_action")
    one.do("place", hex="vines_red_blue").do("plant", space=1, left="red")
    assert (one.silver(), one.asked(), one.points()) == (2, "vine_tile", 0)
    one.do("take_vine_tile", colour="red")
    assert vineyard(one)["layers"] == [1, 4]
    assert one.points() == 4


@rule("BUR-VINE-10")
@scenario("137")
def test_the_one_purchase_may_be_in_the_shop() -> None:
    one = table({"silver": 4, "dice": [1, 1]}, shop=[PAIR], black=["mine"])
    one.do("buy", hex=PAIR)
    assert one.event("took_shop")["silver"] == 2
    assert (one.silver(), one.stored()) == (2, [PAIR])
    assert one.why_not("buy", hex="mine")["code"] == "bought_already"


@rule("BUR-VINE-10", "BUR-SH-15")
def test_shield_15_plants_a_double_hex_of_the_shop() -> None:
    one = table({"shields": {"19": 15}}, more=("shields",), shop=[PAIR], phase_end=True)
    one.do("take_black", hex=PAIR)
    assert {choice["space"] for choice in one.choices("plant")} == {1, 2}
    one.do("plant", space=1, left="yellow")
    assert one.event("planted")["why"] == "shield_15"
    assert one.silver() == 2


@rule("BUR-VINE-12")
@scenario("E17")
def test_tiles_score_the_largest_areas_of_their_colour() -> None:
    planted = {
        "1": ["vines_green", "green"], "4": ["vines_green_blue", "green"], "2": ["vines_red_blue", "blue"],
        "3": ["vines_green_red", "green"],
    }  # fmt: skip
    one = table({"vineyard": planted, "vine_tiles": {"green": 2, "blue": 1}}, over=True)
    sizes = [board.areas(one.s, 0, colour) for colour in (2, 5)]
    assert sizes == [[3, 1], [2]]
    assert one.sources() == {"vines": 10}


@rule("BUR-VINE-12")
def test_a_tile_without_an_area_left_scores_nothing() -> None:
    seat = {"vineyard": {"1": [OTHER, "green"]}, "vine_tiles": {"green": 3, "red": 1}}
    assert table(seat, over=True).sources() == {"vines": 1}


@rule("BUR-VINE-13")
@scenario("192")
def test_vine_tiles_are_no_bonus_tiles() -> None:
    hexes = {CENTRE: "castle", "r2c4": "monastery_26"}
    seat = {"hexes": hexes, "bonus_tiles": {"mine": "large"}, "vine_tiles": {"red": 3}}
    assert table(seat, over=True).sources()["monasteries"] == 3


@rule("BUR-VINE-6")
def test_a_described_vineyard_has_to_be_possible() -> None:
    for seat, field in (
        ({"vineyard": {"13": [PAIR, "orange"]}}, "seats[0].vineyard.13"),
        ({"vineyard": {"1": [PAIR, "red"]}}, "seats[0].vineyard.1"),
        ({"vine_tiles": {"red": 5}}, "seats[0].vine_tiles.red"),
        ({"stored": [PAIR, OTHER]}, "seats[0].stored"),
        ({"hexes": {CENTRE: PAIR}}, "seats[0].hexes.19"),
    ):
        with pytest.raises(BadPosition) as refused:
            table(seat)
        assert refused.value.field == field
    with pytest.raises(BadPosition):
        GAME.position({"seats": [{"hexes": at({CENTRE: "castle"}), "vine_tiles": {"red": 1}}]})


def test_the_board_keeps_what_the_rulebook_says_of_it() -> None:
    assert [board.NUMBERS[space] for space in range(12) if board.BOTTOM >> space & 1] == [1, 4]
    assert sorted(board.NUMBERS) == sorted([1, 2, 3, 4, 5, 6] * 2)
    for space in range(12):
        near = [one for one in range(12) if board.NEAR_SPACES[space] >> one & 1]
        assert near
        assert board.NUMBERS[space] not in [board.NUMBERS[one] for one in near]
    assert len(board.all_doubles()) == 51
