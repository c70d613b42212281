"""Shields: taking them, what each of them does, and the tribute."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.errors import BadPosition
from tests.games.burgundy.table import CENTRE, Table, space
from tests.marks import rule, scenario

SHIELDS: dict[str, Any] = {"expansions": ["shields"]}
CASTLES = {CENTRE: "castle", "r2c3": "castle", "r1c3": "castle"}


def on(*shields: int) -> dict[str, Any]:
    """A seat with these shields on its castles."""
    spaces = [str(space(name)) for name in CASTLES]
    return {"hexes": CASTLES, "shields": dict(zip(spaces, shields, strict=False))}


def table(*seats: dict[str, Any], players: int = 2, more: tuple[str, ...] = (), **position: Any) -> Table:
    return Table(players, {"expansions": ["shields", *more]}, seats=list(seats), **position)


def shields_of(one: Table, seat: int = 0) -> list[int]:
    return sorted(shield["shield"] for shield in one.view()["seats"][seat]["shields"])


# --- taking


@rule("BUR-SHIELD-1")
@pytest.mark.parametrize(
    ("players", "lying"), [(2, [1, 1, 1, 1, 1, 1]), (3, [1, 2, 1, 2, 1, 2]), (4, [2, 2, 2, 2, 2, 2])]
)
def test_shields_lie_at_the_depots_and_are_not_refilled(players: int, lying: list[int]) -> None:
    new = Table.new(players, **SHIELDS, first=0).idle("deal_shield")
    assert new.nature("deal_shield", shield=9).event("shield_laid") == {
        "event": "shield_laid", "shield": 9, "depot": 1,
    }  # fmt: skip
    new.idle("turn")
    assert [len(depot["shields"]) for depot in new.view()["depots"]] == lying
    assert 9 in new.view()["depots"][0]["shields"]
    new.idle()
    assert [len(depot["shields"]) for depot in new.view()["depots"]] == lying


@rule("BUR-SHIELD-2", "BUR-SHIELD-3")
@scenario("108", "E14")
def test_both_dice_take_a_shield_of_their_number() -> None:
    one = table({"dice": [3, 5], "workers": 2}, shields={"5": [7], "3": [8], "1": [9]})
    assert one.choices("take_shield") == [{"shield": 7}, {"shield": 8}]
    assert one.facts("take_shield", shield=7)["workers"] == 2
    assert one.why_not("take_shield", shield=9) == {"code": "needs_workers", "needs": 4, "workers": 2}
    assert one.why_not("take_shield", shield=10) == {"code": "no_shield_there", "shield": 10}
    one.do("take_shield", shield=7)
    assert one.choices("put_shield") == [{"space": 19}]
    assert one.why_not("put_shield", space=4)["code"] == "no_castle_there"
    one.do("put_shield", space=19)
    assert (one.workers(), shields_of(one)) == (0, [7])
    assert one.choices("take_workers") == []
    assert one.view()["depots"][4]["shields"] == []


@rule("BUR-SHIELD-2")
@scenario("175")
def test_a_used_die_makes_no_pair() -> None:
    one = table({"dice": [4, 4]}, shields={"4": [7]}, used_dice=[1])
    assert one.why_not("take_shield", shield=7) == {"code": "needs_both_dice"}


@rule("BUR-SHIELD-2")
def test_monastery_8_helps_to_make_a_pair_and_monastery_12_does_not() -> None:
    hexes = {CENTRE: "castle", "r3c4": "monastery_8"}
    one = table({"hexes": hexes, "dice": [3, 5], "workers": 1}, shields={"5": [7]})
    assert one.facts("take_shield", shield=7)["workers"] == 1
    hexes = {CENTRE: "castle", "r3c4": "monastery_12"}
    other = table({"hexes": hexes, "dice": [4, 5]}, shields={"5": [7]})
    assert other.why_not("take_shield", shield=7)["needs"] == 1


@rule("BUR-SHIELD-3", "BUR-SHIELD-4")
@scenario("109")
def test_a_shield_may_replace_another() -> None:
    seat = {"hexes": {CENTRE: "castle", "r2c3": "castle"}, "shields": {"19": 1, "7": 2}, "dice": [4, 4]}
    one = table(seat, shields={"4": [7]})
    one.do("take_shield", shield=7)
    assert one.choices("put_shield") == [{"space": 7}, {"space": 19}]
    assert one.facts("put_shield", space=19)["old"] == 1
    one.do("put_shield", space=19)
    assert one.event("shield_lost")["shield"] == 1
    assert shields_of(one) == [2, 7]


@rule("BUR-SHIELD-3")
def test_white_castles_and_inns_carry_none() -> None:
    hexes = {CENTRE: "castle", "r3c3": "white_castle", "r2c3": "inn"}
    one = table({"hexes": hexes, "dice": [4, 4]}, shields={"4": [7]}, more=("inns", "white_castles"))
    assert one.do("take_shield", shield=7).choices("put_shield") == [{"space": 19}]


# --- the end of a phase


@rule("BUR-SHIELD-5")
@scenario("110")
def test_tribute_comes_before_the_mines() -> None:
    hexes = {**CASTLES, "r5c3": "mine", "r6c2": "mine"}
    seat = {**on(1, 9), "hexes": hexes, "silver": 1}
    one = table(seat, phase_end=True)
    assert (one.asked(), one.waiting_for()) == ("tribute", 0)
    assert one.why_not("pay_tribute", shield=1, pay="worker")["code"] == "needs_shield_3"
    one.do("pay_tribute", shield=9, pay="silver")
    assert one.event("tribute_paid")["silver"] == 1
    assert one.event("shield_lost")["shield"] == 1
    assert (shields_of(one), one.silver()) == ([9], 2)


@rule("BUR-SHIELD-5")
def test_tribute_may_be_refused_and_is_due_after_phase_e_too() -> None:
    one = table({**on(1, 9), "silver": 5}, phase="E", phase_end=True)
    one.do("pay_tribute", shield=1, pay="silver").do("pass")
    assert one.is_over()
    assert one.sources()["shields"] == 12
    poor = table(on(1, 9), phase="E", phase_end=True)
    assert poor.is_over()
    assert "shields" not in poor.sources()


@rule("BUR-SHIELD-6", "BUR-SH-14", "BUR-SH-15")
@scenario("124")
def test_shields_14_and_15_place_a_hex_at_once() -> None:
    seat = {**on(14, 15), "silver": 2, "stored": ["ship", "ship", "cow_2"]}
    one = table(seat, phase_end=True, phase="B", depots={"2": ["bank", "mine"]}, black=["watchtower"])
    assert (one.asked(), one.choices("buy")) == ("settle", [])
    one.do("take_black", hex="watchtower")
    assert len(one.spaces()) > 1
    one.do("at", space="r5c4")
    assert one.event("placed")["why"] == "shield_15"
    assert one.points() == 4
    assert one.asked() == "settle"
    assert one.choices("take_black") == []
    one.do("take", depot=2, hex="bank").do("at", space="r3c3")
    assert one.event("placed")["why"] == "shield_14"
    assert (one.silver(), one.asked(), len(one.stored())) == (4, "tribute", 3)


@rule("BUR-SHIELD-6")
def test_shields_14_and_15_may_be_declined_and_need_a_hex_that_fits() -> None:
    one = table({**on(14), "silver": 1}, phase_end=True, depots={"2": ["bank"]})
    assert one.do("pass").asked() == "tribute"
    nothing = table({**on(14), "silver": 1}, phase_end=True)
    assert nothing.asked() == "tribute"


@rule("BUR-SHIELD-7", "BUR-MONASTERY-2")
def test_a_castle_placed_so_gives_its_action_but_no_purchase() -> None:
    hexes = {CENTRE: "castle", "r2c3": "castle", "r2c4": "monastery_28", "r3c4": "monastery_6"}
    seat = {"hexes": hexes, "shields": {"19": 14}, "silver": 3, "workers": 2}
    one = table(seat, phase_end=True, depots={"2": ["castle", "bank"]}, black=["mine"], more=("hexes",))
    one.do("take", depot=2, hex="castle").do("at", space="r1c3")
    assert one.asked() == "extra_action"
    assert one.choices("take") == [{"depot": 2, "hex": "bank"}]
    assert (one.choices("buy"), one.choices("commission")) == ([], [])
    assert one.do("recruit").workers() == 4
    assert one.do("take_workers").asked() == "tribute"
    assert one.do("recruit").workers() == 8


@rule("BUR-SHIELD-5", "BUR-SH-8")
@scenario("176")
@pytest.mark.parametrize(("kept", "paid"), [(8, 2), (14, 1)])
def test_a_mine_of_shield_14_pays_by_the_shield_that_is_kept(kept: int, paid: int) -> None:
    one = table({**on(14, 8), "silver": 1}, phase_end=True, depots={"2": ["mine"]})
    one.do("take", depot=2, hex="mine").do("at", space="r5c3")
    one.do("pay_tribute", shield=kept, pay="silver")
    assert shields_of(one) == [kept]
    assert one.silver() == paid


@rule("BUR-SHIELD-8", "BUR-SH-13")
def test_shields_score_at_the_end_and_twice_with_shield_13() -> None:
    assert table(on(1, 7, 18), over=True).sources()["shields"] == 12 + 8 + 4
    assert table(on(1, 7, 13), over=True).sources()["shields"] == 2 * (12 + 8 + 4)


# --- what they do


@rule("BUR-SH-1")
def test_all_pastures_are_one() -> None:
    hexes = {**CASTLES, "r1c1": "cow_3", "r5c6": "cow_2", "r4c5": "ship", "r4c6": "ship"}
    seat = {**on(1), "hexes": hexes, "stored": ["cow_4"], "dice": [2, 2], "workers": 9}
    one = table(seat)
    one.do("place", hex="cow_4")
    one.do("at", space="r2c1")
    assert one.event("animals_scored")["points"] == 4 + 3 + 2
    without = table({**seat, "shields": {}})
    without.do("place", hex="cow_4").do("at", space="r2c1")
    assert without.event("animals_scored")["points"] == 4 + 3


@rule("BUR-SH-2")
@scenario("112")
def test_others_who_gain_workers_bring_one() -> None:
    one = table({"dice": [3, 4]}, on(2))
    one.do("take_workers").do("use_die", die=1)
    assert (one.workers(0), one.workers(1)) == (2, 1)
    mine = table({**on(2), "dice": [3, 3]})
    mine.do("take_workers")
    assert (mine.workers(0), mine.workers(1)) == (2, 0)


@rule("BUR-SH-3")
@scenario("113")
def test_workers_pay_tribute() -> None:
    one = table({**on(3, 8), "workers": 2}, phase_end=True)
    assert one.choices("pay_tribute") == [{"shield": 3, "pay": "worker"}]
    one.do("pay_tribute", shield=3, pay="worker").do("pay_tribute", shield=8, pay="worker")
    assert (shields_of(one), one.workers()) == ([3, 8], 0)


@rule("BUR-SH-4")
@scenario("114")
def test_storage_has_no_limit() -> None:
    stored = ["ship", "ship", "cow_2"]
    one = table({**on(4), "stored": stored, "dice": [4, 4]}, depots={"4": ["mine"]})
    one.do("take", depot=4, hex="mine")
    assert len(one.stored()) == 4
    assert one.view()["seats"][0]["storage"] == 5


@rule("BUR-SH-4", "BUR-SHIELD-4")
def test_when_shield_4_is_lost_hexes_are_thrown_away() -> None:
    stored = ["ship", "ship", "cow_2", "mine", "bank"]
    one = table({**on(4), "stored": stored}, phase_end=True)
    assert (one.asked(), one.waiting_for()) == ("too_many", 0)
    one.do("discard", hex="ship").do("discard", hex="bank")
    assert one.stored() == ["ship", "cow_2", "mine"]
    assert one.asked() != "too_many"


@rule("BUR-SH-5")
def test_a_ship_also_gathers_goods_of_one_type() -> None:
    seat = {**on(5), "stored": ["ship"], "dice": [5, 5], "goods": {"pink": 1, "purple": 1}}
    lying = {"1": {"red": 2}, "3": {"red": 1, "brown": 1}, "5": {"pink": 1}}
    one = table(seat, depot_goods=lying)
    one.place("ship", "r4c5")
    assert {"goods": "red"} in one.choices("gather")
    one.do("load", depot=5)
    assert one.asked() == "fleet"
    assert one.choices("gather") == [{"goods": "red"}, {"goods": "brown"}]
    one.do("gather", goods="red")
    assert one.event("gathered")["count"] == 3
    assert one.goods() == {"purple": 1, "pink": 2, "red": 3}
    assert one.view()["track"][0] == 2


@rule("BUR-SH-5")
def test_gathering_may_come_first_and_leaves_the_depot_to_choose() -> None:
    seat = {**on(5), "stored": ["ship"], "dice": [5, 5]}
    one = table(seat, depot_goods={"1": {"red": 2}, "3": {"brown": 1}})
    one.place("ship", "r4c5").do("gather", goods="red")
    assert (one.asked(), one.choices("gather")) == ("ship_depot", [])
    one.do("load", depot=3)
    assert (one.goods(), one.asked()) == ({"red": 2, "brown": 1}, "turn")


@rule("BUR-SH-6")
@scenario("116")
def test_monasteries_of_another_player_count_as_own() -> None:
    theirs = {CENTRE: "castle", "r3c4": "monastery_3", "r2c4": "monastery_17", "r1c4": "monastery_27"}
    mine = {**on(6), "dice": [4, 4], "goods": {"red": 2}}
    one = table(mine, {"hexes": theirs}, more=("hexes",))
    assert one.why_not("copy", other=0)["code"] == "not_oneself"
    one.do("copy", other=1)
    assert one.view()["seats"][0]["copies"] == 1
    assert one.why_not("copy", other=1) == {"code": "shield_used", "shield": 6}
    assert one.do("sell", goods="red").event("sold")["silver"] == 2
    assert one.view()["order"] == [0, 1]
    hexes = {**CASTLES, "r3c3": "watchtower"}
    end = table({**on(6), "hexes": hexes, "copies": 1}, {"hexes": theirs}, more=("hexes",), over=True)
    assert end.sources()["monasteries"] == 4


@rule("BUR-SH-6")
def test_later_monasteries_are_copied_too_and_losing_the_shield_ends_it() -> None:
    seats = [{**on(6), "copies": 1}, {"stored": ["monastery_14"], "dice": [1, 1], "workers": 9}]
    one = table(*seats, turn=1, played=[0])
    one.do("place", hex="monastery_14").do("at", space="r3c4")
    assert one.s.monks[0] >> 14 & 1
    one.do("end_turn").idle("roll")
    while one.view()["phase"] == "A":
        one.idle("roll").settle()
        one.do("end_turn")
    assert shields_of(one) == []
    assert not one.s.monks[0] >> 14 & 1


@rule("BUR-SH-6")
def test_the_choice_is_offered_when_the_shield_is_taken_and_may_wait() -> None:
    one = table({"dice": [4, 4]}, shields={"4": [6]})
    one.do("take_shield", shield=6).do("put_shield", space=19)
    assert one.asked() == "copy_monasteries"
    assert one.do("pass").choices("copy") == [{"other": 1}]


@rule("BUR-SH-7")
@scenario("117")
def test_bonus_tiles_count_twice() -> None:
    hexes = {**CASTLES, "r5c3": "mine", "r6c2": "mine"}
    seat = {**on(7), "hexes": hexes, "stored": ["mine"], "dice": [3, 3]}
    one = table(seat, players=4)
    one.place("mine", "r7c1")
    assert one.event("bonus_tile")["points"] == 14


@rule("BUR-SH-8")
@scenario("118")
def test_mines_give_double_silver() -> None:
    hexes = {**CASTLES, "r5c3": "mine", "r6c2": "mine", "r7c1": "mine", "r3c4": "monastery_2"}
    one = table({**on(8), "hexes": hexes, "silver": 1}, phase_end=True)
    one.do("pay_tribute", shield=8, pay="silver")
    assert (one.silver(), one.workers()) == (6, 3)


@rule("BUR-SH-9")
def test_a_sale_gives_silver_for_each_tile() -> None:
    seat = {**on(9), "goods": {"red": 3}, "dice": [4, 4]}
    assert table(seat).do("sell", goods="red").silver() == 3
    with_three = {**seat, "hexes": {**CASTLES, "r3c4": "monastery_3"}}
    assert table(with_three).do("sell", goods="red").silver() == 4


@rule("BUR-SH-10")
@scenario("120")
def test_monasteries_score_twice() -> None:
    hexes = {**CASTLES, "r2c4": "monastery_17", "r3c3": "watchtower", "r5c4": "watchtower"}
    assert table({**on(10), "hexes": hexes}, over=True).sources()["monasteries"] == 16


@rule("BUR-SH-11")
@scenario("121")
def test_a_castle_may_take_a_shield_of_any_depot() -> None:
    hexes = {CENTRE: "castle", "r2c3": "castle"}
    seat = {"hexes": hexes, "shields": {"19": 11}, "stored": ["castle"], "dice": [4, 4]}
    one = table(seat, shields={"1": [7], "6": [8]})
    one.place("castle", "r1c3")
    assert one.choices("take_shield") == [{"shield": 7}, {"shield": 8}]
    one.do("take_shield", shield=8).do("put_shield", space="r1c3")
    assert shields_of(one) == [8, 11]
    assert one.asked() == "turn"
    assert one.choices("take_workers") == [{}]
    without = table({**seat, "shields": {}}, shields={"1": [7]})
    without.place("castle", "r1c3")
    assert without.why_not("take_shield", shield=7) == {"code": "no_shield", "shield": 11}


@rule("BUR-SH-12")
@scenario("122")
def test_sold_goods_give_double_points() -> None:
    one = table({**on(12), "goods": {"red": 2}, "dice": [4, 4]}, players=3)
    assert one.facts("sell", goods="red")["points"] == 12
    assert one.do("sell", goods="red").points() == 12


@rule("BUR-SH-16")
@scenario("125")
def test_one_die_may_be_set_once_in_a_turn() -> None:
    one = table({**on(16), "dice": [2, 4]}, depots={"5": ["mine"]}, shields={"4": [7]})
    assert one.why_not("take", depot=5, hex="mine")["code"] == "needs_workers"
    one.do("turn_die", die=1, value=5)
    assert one.workers() == 0
    assert one.why_not("turn_die", die=2, value=1) == {"code": "shield_used", "shield": 16}
    assert one.view()["turn"]["turned"] is True
    one.do("take", depot=5, hex="mine")
    assert one.stored() == ["mine"]
    pair = table({**on(16), "dice": [2, 4]}, shields={"4": [7]})
    assert pair.do("turn_die", die=1, value=4).can("take_shield", shield=7)


@rule("BUR-SH-17")
@scenario("126", "E15")
def test_areas_score_as_one_larger() -> None:
    hexes = {CENTRE: "castle", "r5c3": "mine", "r6c2": "mine"}
    seat = {"hexes": hexes, "shields": {"19": 17}, "stored": ["mine"], "dice": [3, 3]}
    one = table(seat)
    one.do("place", hex="mine")
    assert one.facts("at", space=space("r7c1"))["points"] == 20
    one.do("at", space="r7c1")
    told = one.event("area_completed")
    assert (told["size"], told["points"], told["bonus"]) == (4, 10, 10)


@rule("BUR-SH-18")
def test_hexes_may_lie_next_to_nothing() -> None:
    seat = {**on(18), "stored": ["mine"], "dice": [3, 3]}
    one = table(seat)
    one.do("place", hex="mine")
    assert one.spaces() == {space("r7c1")}
    assert one.why_not("at", space="r4c6")["code"] == "space_colour"


@rule("BUR-SHIELD-3")
def test_a_described_shield_has_to_be_possible() -> None:
    for seat, field in (
        ({"shields": {"4": 1}}, "seats[0].shields.4"),
        ({"shields": {"19": 19}}, "seats[0].shields.19"),
        ({"copies": 1}, "seats[0].copies"),
    ):
        with pytest.raises(BadPosition) as refused:
            table(seat)
        assert refused.value.field == field


@rule("BUR-SH-7")
def test_a_doubled_tile_is_one_tile_for_monastery_26() -> None:
    hexes = {**CASTLES, "r5c3": "mine", "r6c2": "mine", "r3c4": "monastery_26"}
    one = table({**on(7), "hexes": hexes, "stored": ["mine"], "dice": [3, 3]})
    one.place("mine", "r7c1")
    assert (one.event("bonus_tile")["points"], one.sources()["monasteries"]) == (10, 3)


@rule("BUR-SH-18")
def test_shield_18_lifts_the_castle_connection() -> None:
    seat = {"hexes": {"r4c1": "castle"}, "stored": ["ship"], "dice": [3, 3]}
    options = {"expansions": ["shields"], "duchy": 11, "castle_connection": True}
    other = {"hexes": {"r4c1": "castle"}}
    one = Table(2, options, seats=[{**seat, "shields": {"16": 18}}, other])
    one.do("place", hex="ship")
    assert one.spaces() == {space("r3c3"), space("r7c1")}
    without = Table(2, options, seats=[{**seat, "workers": 9}, other])
    assert without.do("place", hex="ship").spaces() == {space("r5c1")}
