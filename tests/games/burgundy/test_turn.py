"""A turn: dice, workers, taking, placing, selling, buying."""

from __future__ import annotations

import pytest

from kasztelan.core.errors import IllegalAction
from kasztelan.games.burgundy.game import GAME
from tests.games.burgundy.table import CENTRE, Table, space
from tests.marks import rule, scenario


@rule("BUR-TURN-1", "BUR-WORKERS-1")
@scenario("13")
def test_the_same_action_twice() -> None:
    table = Table(seats=[{"dice": [3, 5]}])
    table.do("take_workers")
    assert table.asked() == "which_die"
    table.do("use_die", die=1).do("take_workers")
    assert table.workers() == 4
    assert table.why_not("take_workers") == {"code": "no_dice_left"}


@rule("BUR-TURN-1")
def test_four_actions_are_offered() -> None:
    seat = {"dice": [4, 4], "stored": ["mine"], "goods": {"red": 1}}
    table = Table(depots={"4": ["bank"]}, seats=[seat])
    verbs = {GAME.codec.decode(one)["verb"] for one in GAME.legal(table.s)}
    assert verbs == {"take", "place", "sell", "take_workers", "end_turn"}


@rule("BUR-DIE-1", "BUR-DIE-2")
@scenario("E01")
def test_two_workers_turn_a_2_into_a_6() -> None:
    table = Table(depots={"6": ["bank"]}, seats=[{"dice": [2, 2], "workers": 2}])
    assert table.facts("take", depot=6, hex="bank")["workers"] == 2
    table.do("take", depot=6, hex="bank")
    assert (table.workers(), table.stored()) == (0, ["bank"])


@rule("BUR-TURN-2")
def test_a_die_may_be_left_unused_and_the_turn_ends_when_its_player_says_so() -> None:
    table = Table(seats=[{"dice": [3, 3]}])
    assert table.facts("end_turn")["dice"] == 2
    table.do("take_workers").do("take_workers")
    assert table.choices("end_turn") == [{}]
    assert not GAME.publicly_forced(table.s)
    table.do("end_turn")
    assert table.waiting_for() == 1


@rule("BUR-TURN-3")
def test_a_purchase_in_the_middle_of_an_effect() -> None:
    seat = {"dice": [3, 1], "stored": ["town_hall"], "silver": 2, "workers": 0}
    table = Table(black=["mine"], seats=[seat])
    table.place("town_hall", "r5c4")
    assert table.asked() == "place_more"
    table.do("buy", hex="mine")
    assert table.asked() == "place_more"
    table.place("mine", "r5c3")
    assert table.asked() == "turn"
    assert table.silver() == 0


# --- dice


@rule("BUR-DIE-1", "BUR-DIE-3")
def test_workers_are_paid_the_fewest_that_do() -> None:
    table = Table(depots={"5": ["bank"]}, seats=[{"dice": [3, 1], "workers": 2}])
    assert table.facts("take", depot=5, hex="bank")["workers"] == 2
    table.do("take", depot=5, hex="bank").do("use_die", die=1)
    assert table.event("took") == {
        "event": "took", "seat": 0, "hex": "bank", "depot": 5, "value": 3, "workers": 2, "why": "action",
    }  # fmt: skip
    assert table.workers() == 0


@rule("BUR-DIE-1")
def test_without_enough_workers_the_reason_names_how_many() -> None:
    table = Table(depots={"4": ["bank"]}, seats=[{"dice": [1, 1], "workers": 2}])
    refused = table.why_not("take", depot=4, hex="bank")
    assert refused == {"code": "needs_workers", "needs": 3, "workers": 2}


@rule("BUR-DIE-2")
@scenario("12")
def test_dice_go_round() -> None:
    table = Table(depots={"6": ["bank"]}, seats=[{"dice": [1, 1], "workers": 1}])
    table.do("take", depot=6, hex="bank")
    assert table.workers() == 0
    example = Table(depots={"6": ["bank"]}, seats=[{"dice": [2, 2], "workers": 2}])
    assert example.facts("take", depot=6, hex="bank")["workers"] == 2


@rule("BUR-DIE-3")
def test_which_die_is_asked_only_if_both_would_do_and_differ() -> None:
    table = Table(depots={"4": ["bank"]}, seats=[{"dice": [3, 5], "workers": 1}])
    table.do("take", depot=4, hex="bank")
    assert table.asked() == "which_die"
    assert [table.facts("use_die", die=die)["workers"] for die in (1, 2)] == [1, 1]
    same = Table(depots={"4": ["bank"]}, seats=[{"dice": [4, 4], "workers": 1}])
    assert same.do("take", depot=4, hex="bank").asked() == "turn"


@rule("BUR-DIE-4")
def test_a_free_step_is_added_to_workers() -> None:
    hexes = {CENTRE: "castle", "r3c4": "monastery_12"}
    table = Table(depots={"4": ["bank"]}, seats=[{"hexes": hexes, "dice": [1, 1], "workers": 2}])
    assert table.facts("take", depot=4, hex="bank")["workers"] == 2
    both = {**hexes, "r2c4": "monastery_8"}
    table = Table(depots={"4": ["bank"]}, seats=[{"hexes": both, "dice": [1, 1], "workers": 2}])
    assert table.facts("take", depot=4, hex="bank")["workers"] == 1


@rule("BUR-DIE-5")
def test_a_free_step_names_no_goods() -> None:
    hexes = {CENTRE: "castle", "r3c4": "monastery_12"}
    table = Table(seats=[{"hexes": hexes, "dice": [1, 1], "goods": {"purple": 1}}])
    assert table.why_not("sell", goods="purple") == {"code": "needs_workers", "needs": 1, "workers": 0}


# --- taking


@rule("BUR-TAKE-1")
@scenario("17")
def test_a_die_takes_from_the_depot_of_its_number_into_storage() -> None:
    depots = {"4": ["bank", "cow_3"], "5": ["ship"]}
    table = Table(depots=depots, seats=[{"dice": [4, 4]}])
    assert [one["hex"] for one in table.choices("take")] == ["cow_3", "bank"]
    table.do("take", depot=4, hex="bank")
    assert table.stored() == ["bank"]
    assert table.depot(4) == ["cow_3"]
    assert table.why_not("take", depot=4, hex="bank")["code"] == "not_in_depot"


@rule("BUR-TAKE-2")
@scenario("18")
def test_a_full_storage_makes_room_first() -> None:
    stored = ["mine", "ship", "cow_2"]
    table = Table(depots={"4": ["bank"]}, seats=[{"dice": [4, 4], "stored": stored}])
    table.do("take", depot=4, hex="bank")
    assert table.asked() == "make_room"
    assert {one["hex"] for one in table.choices("discard")} == set(stored)
    table.do("discard", hex="ship")
    assert table.events() == ["discarded", "took"]
    assert table.stored() == ["mine", "cow_2", "bank"]


@rule("BUR-TAKE-3")
@scenario("42")
def test_an_effect_makes_room_or_is_declined() -> None:
    seat = {"dice": [3, 1], "stored": ["market", "mine", "ship"]}
    table = Table(depots={"2": ["cow_2"], "1": ["castle"]}, black=["castle"], seats=[{**seat, "silver": 2}])
    table.place("market", "r5c4").do("buy", hex="castle")
    assert table.asked() == "take_more"
    table.do("take", depot=2, hex="cow_2")
    assert table.asked() == "make_room"
    table.do("discard", hex="mine")
    assert table.stored() == ["ship", "castle", "cow_2"]
    again = Table(depots={"2": ["cow_2"]}, seats=[seat]).place("market", "r5c4").do("pass")
    assert again.event("passed")["decision"] == "take_more"
    assert again.stored() == ["mine", "ship"]


@rule("BUR-TAKE-4")
def test_nobody_throws_hexes_away_at_will() -> None:
    table = Table(seats=[{"dice": [4, 4], "stored": ["mine"]}])
    assert table.why_not("discard", hex="mine") == {"code": "only_for_room"}


# --- placing


@rule("BUR-PLACE-1")
@scenario("20")
def test_colour_and_number_of_the_space() -> None:
    table = Table(seats=[{"dice": [4, 4], "stored": ["mine"]}])
    table.do("place", hex="mine")
    assert table.spaces() == {space("r5c3")}
    assert table.why_not("at", space="r4c6") == {"code": "space_colour", "type": "ship"}
    wrong = Table(seats=[{"dice": [1, 1], "stored": ["mine"]}])
    assert wrong.why_not("place", hex="mine") == {"code": "needs_workers", "needs": 3, "workers": 0}


@rule("BUR-PLACE-2")
@scenario("10", "21")
def test_next_to_a_placed_hex() -> None:
    seat = {"dice": [5, 5], "workers": 9, "stored": ["monastery_1", "ship", "building"]}
    legal = set()
    for hexes in (["monastery_1", "ship", "mine"], ["bank", "cow_2", "castle"]):
        table = Table(seats=[{**seat, "stored": hexes}])
        for one in table.choices("place"):
            legal |= Table(seats=[{**seat, "stored": hexes}]).do("place", hex=one["hex"]).spaces()
    assert legal == {space(name) for name in ("r3c3", "r3c4", "r4c3", "r4c5", "r5c3", "r5c4")}
    table = Table(seats=[{"dice": [5, 5], "workers": 9, "stored": ["bank"]}]).do("place", hex="bank")
    assert table.why_not("at", space="r5c2")["code"] == "space_not_adjacent"


@rule("BUR-PLACE-3")
@scenario("32")
def test_a_city_holds_each_building_once() -> None:
    hexes = {CENTRE: "castle", "r5c4": "bank", "r4c3": "ship"}
    table = Table(seats=[{"hexes": hexes, "dice": [1, 1], "workers": 9, "stored": ["bank", "market"]}])
    table.do("place", hex="bank")
    assert table.spaces() == {space("r3c3"), space("r5c2")}
    assert table.why_not("at", space="r5c5") == {"code": "building_twice", "hex": "bank"}


@rule("BUR-PLACE-4")
@scenario("22")
def test_a_placed_hex_never_moves() -> None:
    table = Table(seats=[{"hexes": {CENTRE: "castle", "r5c3": "mine"}, "dice": [1, 1], "workers": 9}])
    assert table.why_not("place", hex="mine") == {"code": "not_stored", "hex": "mine"}


@rule("BUR-PLACE-5")
def test_area_then_colour_then_effect() -> None:
    hexes = {"r1c2": "castle", "r1c3": "castle", "r2c3": "castle"}
    seat = {"hexes": {**hexes, "r3c4": "monastery_1"}, "stored": ["castle"], "dice": [6, 1]}
    table = Table(seats=[seat])
    table.place("castle", CENTRE)
    assert table.events() == ["placed", "area_completed", "bonus_tile"]
    assert table.asked() == "extra_action"


@rule("BUR-PLACE-6", "BUR-TOWNHALL-2")
@scenario("168")
def test_a_hex_placed_by_an_effect_is_done_before_the_rest() -> None:
    hexes = {"r1c2": "castle", "r2c4": "monastery_1", "r3c4": "monastery_2", "r3c3": "bank"}
    seat = {"hexes": hexes, "stored": ["town_hall", "castle"], "dice": [2, 5]}
    table = Table(seats=[seat])
    table.place("town_hall", "r3c5").place("castle", CENTRE)
    assert table.event("area_completed")["type"] == "castle"
    assert table.asked() == "extra_action"
    table.do("take_workers")
    assert (table.asked(), table.view()["decision"]["dice"]) == ("turn", 1)


# --- selling


@rule("BUR-SELL-1", "BUR-SELL-2")
@scenario("48", "49")
def test_a_die_sells_all_goods_of_its_number() -> None:
    table = Table(4, seats=[{"dice": [5, 5], "goods": {"brown": 3, "purple": 1}}])
    assert table.facts("sell", goods="brown")["points"] == 12
    table.do("sell", goods="brown")
    assert (table.points(), table.silver(), table.goods()) == (12, 1, {"purple": 1})
    assert table.why_not("sell", goods="brown") == {"code": "no_goods", "goods": "brown"}


@rule("BUR-SELL-3")
def test_selling_frees_room_for_another_type() -> None:
    seat = {"dice": [5, 1], "goods": {"brown": 1, "purple": 1, "red": 1}, "stored": ["ship"], "workers": 2}
    table = Table(depot_goods={"3": {"pink": 2}}, seats=[seat])
    table.do("sell", goods="brown").do("use_die", die=2).place("ship", "r4c5").do("load", depot=3)
    assert table.goods() == {"purple": 1, "pink": 2, "red": 1}
    assert table.view()["seats"][0]["sold"] == {"brown": 1}


# --- the black depot


@rule("BUR-BLACK-1")
@scenario("16")
def test_a_purchase_costs_two_silver_and_no_die() -> None:
    table = Table(black=["castle", "bank"], seats=[{"silver": 3}])
    table.do("buy", hex="bank")
    assert (table.silver(), table.stored(), table.view()["decision"]["dice"]) == (1, ["bank"], 2)
    poor = Table(black=["castle"], seats=[{"silver": 1}])
    assert poor.why_not("buy", hex="castle") == {"code": "needs_silver", "needs": 2, "silver": 1}


@rule("BUR-BLACK-2")
@scenario("14")
def test_one_purchase_a_turn() -> None:
    table = Table(black=["castle", "bank"], seats=[{"silver": 4}])
    table.do("buy", hex="bank")
    assert table.why_not("buy", hex="castle") == {"code": "bought_already"}
    assert Table(black=["castle"], bought=True, seats=[{"silver": 2}]).why_not("buy", hex="castle")[
        "code"
    ] == ("bought_already")


def test_nothing_changes_when_an_action_is_refused() -> None:
    table = Table(black=["castle"], seats=[{"silver": 1}])
    before = table.s.to_data()
    with pytest.raises(IllegalAction):
        table.do("buy", hex="castle")
    assert table.s.to_data() == before
