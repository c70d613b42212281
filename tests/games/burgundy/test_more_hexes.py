"""The four more hexes, white castles, inns, and the further duchies."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kasztelan.core.errors import InvalidOptions
from kasztelan.games.burgundy.game import GAME
from kasztelan.games.burgundy.options import EXPANSIONS
from kasztelan.games.burgundy.rules.kinds import HEX_IDS
from tests.games.burgundy.table import CENTRE, Table, space
from tests.marks import rule, scenario

HEXES = {"expansions": ["hexes"]}
WHITE = {"expansions": ["white_castles"]}
INNS = {"expansions": ["inns"]}
PASTURE_WAY = {CENTRE: "castle", "r4c3": "ship", "r4c2": "ship", "r4c1": "ship"}


def added(name: str) -> Counter[str]:
    """What an expansion adds to the 164 hexes."""
    counts = GAME.conserved(GAME.new({"expansions": [name]}))
    basic = GAME.conserved(GAME.new({}))
    found = {HEX_IDS[kind]: counts[kind] - basic[kind] for kind in range(len(HEX_IDS))}
    return Counter({kind: count for kind, count in found.items() if count})


@rule("BUR-BOARDS-1")
def test_further_duchies_are_drawn_or_chosen() -> None:
    chosen = Table.new(2, first=0, duchies="chosen", pool=["special", "championship"])
    assert [one["duchy"] for one in chosen.choices("choose_duchy")] == [19, 20, 21, 22]
    drawn = Table.new(2, first=0, duchies="random", pool=["exp1"])
    assert [one["board"] for one in drawn.choices("draw_board")] == ["11-12", "13-14", "15-16", "17-18"]
    assert Table.new(2, first=0, duchy=30).view()["seats"][0]["duchy"] == 30
    with pytest.raises(InvalidOptions) as refused:
        GAME.check_options({"duchies": "chosen", "pool": []})
    assert refused.value.field == "pool"


@rule("BUR-EXTRA-1", "BUR-WHITE-1")
def test_what_is_added() -> None:
    assert added("hexes") == {"monastery_27": 1, "monastery_28": 1, "crane": 1, "geese": 1}
    assert added("white_castles") == {"white_castle": 8, "monastery_29": 1}
    assert added("inns") == {"inn": 5}
    box = Table.new(2, expansions=["hexes", "white_castles"]).s.box
    names = [Counter(HEX_IDS[kind] for kind in bag) for bag in box.bags]
    assert [names[1]["white_castle"], names[3]["white_castle"]] == [6, 2]
    assert [names[3]["crane"], names[3]["geese"], names[2]["monastery_29"]] == [1, 1, 1]


# --- monasteries 27 to 29


@rule("BUR-MON-27")
@scenario("74")
def test_27_is_always_on_top_of_its_stack() -> None:
    seat = {"stored": ["monastery_27"], "dice": [1, 1]}
    ship = {"stored": ["ship"], "dice": [5, 5]}
    table = Table(3, HEXES, order=[1, 0, 2], track=[4, 4, 3], turn=0, seats=[seat, {}, ship])
    table.place("monastery_27", "r3c4")
    assert table.view()["order"] == [0, 1, 2]
    assert table.event("white_die")["seat"] == 0
    table.do("end_turn")
    assert table.waiting_for() == 1
    table.do("end_turn").place("ship", "r4c5")
    assert table.view()["track"] == [4, 4, 4]
    assert table.view()["order"] == [0, 2, 1]


@rule("BUR-MON-28", "BUR-MONASTERY-2")
def test_28_silver_for_workers_as_often_as_wanted() -> None:
    hexes = {CENTRE: "castle", "r3c4": "monastery_28", "r2c4": "monastery_3", "r1c4": "monastery_4"}
    seat = {"hexes": hexes, "silver": 2, "stored": ["market"], "dice": [3, 3]}
    table = Table(2, HEXES, depots={"2": ["ship"]}, seats=[seat])
    table.do("recruit")
    assert (table.silver(), table.workers()) == (1, 2)
    table.place("market", "r5c4")
    assert table.asked() == "take_more"
    table.do("recruit")
    assert (table.silver(), table.workers(), table.asked()) == (0, 4, "take_more")
    assert table.why_not("recruit") == {"code": "needs_silver", "needs": 1, "silver": 0}
    assert Table().why_not("recruit") == {"code": "no_monastery", "hex": "monastery_28"}


@rule("BUR-MON-29", "BUR-CRANE-2")
@scenario("76")
def test_29_scores_white_castles_and_the_crane_may_count_as_one() -> None:
    hexes = {CENTRE: "castle", "r3c4": "monastery_29", "r5c4": "white_castle", "r3c3": "white_castle"}
    options = {"expansions": ["hexes", "white_castles"]}
    table = Table(2, options, over=True, seats=[{"hexes": hexes}])
    assert table.sources()["monasteries"] == 8
    table = Table(2, options, over=True, seats=[{"hexes": {**hexes, "r5c5": "crane"}}])
    assert table.sources()["monasteries"] == 12


# --- the crane


def crane(**seat: Any) -> Table:
    board = seat.pop("board", {})
    options = seat.pop("options", HEXES)
    return Table(2, options, seats=[{"dice": [3, 3], "stored": ["crane"], **seat}], **board).place(
        "crane", "r5c4"
    )


@rule("BUR-CRANE-1")
@scenario("80", "E20")
def test_the_crane_works_as_any_building() -> None:
    table = crane(goods={"red": 2})
    assert table.asked() == "crane"
    assert [one["building"] for one in table.choices("imitate")] == [
        "market", "carpenter", "church", "warehouse", "boarding_house", "bank", "town_hall", "watchtower",
    ]  # fmt: skip
    assert table.can("pass")
    table.do("imitate", building="bank")
    assert (table.silver(), table.asked()) == (2, "turn")
    church = {"depots": {"3": ["castle"]}}
    assert crane(board=church).do("imitate", building="church").do(
        "take", depot=3, hex="castle"
    ).stored() == ["castle"]
    with_castles = crane(options={"expansions": ["hexes", "white_castles"]})
    assert with_castles.can("imitate", building="white_castle")


@scenario("172")
def test_a_sale_by_the_crane_is_a_sale() -> None:
    hexes = {CENTRE: "castle", "r3c4": "monastery_3"}
    table = crane(goods={"red": 2}, hexes=hexes).do("imitate", building="warehouse").do("sell", goods="red")
    assert (table.silver(), table.points()) == (2, 4)


@rule("BUR-CRANE-2")
def test_the_crane_counts_for_one_monastery_only() -> None:
    hexes = {CENTRE: "castle", "r3c4": "monastery_19", "r2c4": "monastery_22", "r5c4": "crane"}
    table = Table(2, HEXES, over=True, seats=[{"hexes": hexes}])
    assert table.sources()["monasteries"] == 4


# --- the geese


def geese(*there: str, more: dict[str, str] | None = None) -> Table:
    spaces = dict(zip(("r3c1", "r3c2", "r2c1"), there, strict=False))
    hexes = {**PASTURE_WAY, **spaces, **(more or {})}
    return Table(
        2, HEXES, seats=[{"hexes": hexes, "stored": ["geese", "pig_4"], "dice": [1, 6], "workers": 9}]
    )


@rule("BUR-GEESE-1", "BUR-GEESE-2")
@scenario("81", "E10a", "E10b")
def test_geese_count_one_other_kind_and_later_for_all() -> None:
    table = geese("cow_2", "cow_3").place("geese", "r2c2", die=1)
    assert table.points() == 7
    table.do("place", hex="pig_4").do("at", space="r1c1")
    assert table.event("animals_scored")["points"] == 6


@rule("BUR-GEESE-1")
def test_of_several_kinds_the_owner_chooses() -> None:
    table = geese("cow_2", "sheep_3").place("geese", "r2c2", die=1)
    assert table.asked() == "geese"
    assert table.facts("count_animal", animal="sheep")["points"] == 5
    table.do("count_animal", animal="cow")
    assert table.points() == 4


@rule("BUR-GEESE-3")
@scenario("82", "72")
def test_geese_with_monasteries_7_and_24() -> None:
    table = geese("cow_2", "cow_3", more={"r3c4": "monastery_7"}).place("geese", "r2c2", die=1)
    assert table.points() == 10
    animals = {"r3c1": "sheep_2", "r3c2": "sheep_3", "r2c1": "sheep_4", "r2c2": "cow_3", "r1c1": "pig_2"}
    hexes = {**PASTURE_WAY, **animals, "r3c4": "monastery_24"}
    assert Table(2, HEXES, over=True, seats=[{"hexes": hexes}]).sources()["monasteries"] == 12
    hexes["r5c6"] = "geese"
    assert Table(2, HEXES, over=True, seats=[{"hexes": hexes}]).sources()["monasteries"] == 16


# --- white castles


@rule("BUR-WHITE-2")
@scenario("86")
def test_a_white_castle_is_a_building_of_its_own_kind() -> None:
    hexes = {CENTRE: "castle", "r5c4": "white_castle"}
    table = Table(
        2, WHITE, seats=[{"hexes": hexes, "stored": ["white_castle"], "dice": [1, 1], "workers": 9}]
    )
    table.do("place", hex="white_castle")
    assert table.why_not("at", space="r5c5") == {"code": "building_twice", "hex": "white_castle"}
    assert table.spaces() == {space("r3c3")}


def white_castle(workers: int, hexes: dict[str, str] | None = None) -> Table:
    depots = {str(number): ["mine"] for number in (1, 2, 3, 4, 5)}
    seat = {
        "hexes": hexes or {CENTRE: "castle"},
        "stored": ["white_castle"],
        "dice": [3, 3],
        "workers": workers,
    }
    return Table(2, WHITE, white=3, depots=depots, seats=[seat]).place("white_castle", "r5c4")


@rule("BUR-WHITE-3", "BUR-WHITE-4")
@scenario("85")
def test_an_action_with_the_white_die() -> None:
    table = white_castle(1)
    assert table.asked() == "white_action"
    assert [one["depot"] for one in table.choices("take")] == [2, 3, 4]
    table.do("take", depot=4, hex="mine")
    assert (table.workers(), table.view()["white"], table.stored()) == (0, 3, ["mine"])
    assert table.event("took")["why"] == "white_castle"
    assert table.view()["decision"]["dice"] == 1
    assert white_castle(0).do("pass").asked() == "turn"


@rule("BUR-WHITE-4")
@scenario("187")
def test_monastery_8_helps_with_the_white_die() -> None:
    table = white_castle(1, {CENTRE: "castle", "r3c4": "monastery_8"})
    assert [one["depot"] for one in table.choices("take")] == [1, 2, 3, 4, 5]


# --- inns


@rule("BUR-INN-1")
def test_an_inn_is_added_every_phase() -> None:
    table = Table.new(2, first=0, expansions=["inns"]).settle().idle("turn")
    assert table.view()["inns"] == 1
    later = Table(2, INNS, phase="C", inns=2, phase_end=True)
    assert later.view()["inns"] == 3
    assert later.settle("roll").view()["inns"] == 3


@rule("BUR-INN-2", "BUR-INN-3")
@scenario("88")
def test_an_inn_is_bought_and_placed_on_any_colour() -> None:
    table = Table(2, INNS, inns=1, black=["mine"], seats=[{"silver": 4, "dice": [3, 3]}])
    table.do("buy", hex="inn")
    assert (table.silver(), table.stored(), table.view()["inns"]) == (2, ["inn"], 0)
    assert table.why_not("buy", hex="mine") == {"code": "bought_already"}
    table.do("place", hex="inn")
    assert table.spaces() == {space("r3c3"), space("r5c4")}
    table.do("at", space="r3c3")
    assert table.events() == ["placed", "area_completed"]


@rule("BUR-INN-3", "BUR-INN-4")
@scenario("89", "90", "E11a", "E11b")
def test_an_inn_makes_its_area_larger_once() -> None:
    hexes = {CENTRE: "castle", "r5c3": "mine", "r6c2": "mine"}
    seat = {"hexes": hexes, "stored": ["inn"], "dice": [3, 3]}
    table = Table(2, INNS, phase="D", seats=[seat])
    assert table.do("place", hex="inn").facts("at", space=space("r7c1"))["points"] == 10 + 4
    table.do("at", space="r7c1")
    assert table.event("area_completed")["size"] == 4
    assert table.event("bonus_tile")["type"] == "mine"
    assert table.points() == 10 + 4 + 5
    again = {CENTRE: "castle", "r5c3": "inn"}
    table = Table(2, INNS, seats=[{"hexes": again, "stored": ["inn"], "dice": [1, 1], "workers": 9}])
    assert table.do("place", hex="inn").why_not("at", space="r6c2") == {"code": "inn_twice"}


@rule("BUR-INN-5")
@scenario("171")
def test_an_inn_is_nothing_else() -> None:
    hexes = {"r1c2": "castle", "r2c4": "monastery_1", "r3c4": "monastery_2"}
    table = Table(2, INNS, seats=[{"hexes": hexes, "stored": ["inn"], "dice": [6, 6]}])
    table.do("place", hex="inn").do("at", space=CENTRE)
    assert table.asked() == "turn"
    mine = {CENTRE: "castle", "r5c3": "inn"}
    assert Table(2, INNS, phase_end=True, seats=[{"hexes": mine}]).silver() == 0


@rule("BUR-INN-6")
@scenario("188")
def test_a_town_hall_places_an_inn_on_any_number() -> None:
    table = Table(2, INNS, seats=[{"stored": ["town_hall", "inn"], "dice": [3, 3]}])
    table.place("town_hall", "r5c4").do("place", hex="inn")
    assert {space("r4c3"), space("r3c4"), space("r5c3")} <= table.spaces()


@rule("BUR-WHITE-4")
def test_what_the_white_die_needs_is_told() -> None:
    seat = {"dice": [3, 3], "stored": ["white_castle"]}
    table = Table(2, {"expansions": ["white_castles"]}, seats=[seat], white=2, depots={"4": ["mine"]})
    table.place("white_castle", "r3c3")
    assert table.why_not("take", depot=4, hex="mine") == {"code": "needs_workers", "needs": 2, "workers": 0}


@rule("BUR-CRANE-3")
def test_a_crane_works_as_a_white_castle_if_they_are_in_the_game() -> None:
    seat = {"stored": ["crane"], "dice": [3, 3]}
    both = {"expansions": ["hexes", "white_castles"]}
    one = Table(2, both, seats=[seat], white=2, depots={"2": ["ship"], "3": ["ship"]})
    one.place("crane", "r5c4").do("imitate", building="white_castle")
    assert (one.asked(), one.choices("take")) == ("white_action", [{"depot": 2, "hex": "ship"}])
    without = Table(2, HEXES, seats=[seat])
    without.place("crane", "r5c4")
    assert {"building": "white_castle"} not in without.choices("imitate")


@rule("BUR-WHITE-5")
def test_the_action_of_a_white_castle_takes_no_shield() -> None:
    seat = {"stored": ["white_castle"], "dice": [3, 3], "shields": {"19": 11}}
    one = Table(2, {"expansions": ["white_castles", "shields"]}, seats=[seat], white=2, shields={"2": [7]})
    one.place("white_castle", "r5c4")
    assert one.asked() == "white_action"
    assert one.choices("take_shield") == []


@rule("BUR-INN-5")
def test_monasteries_9_to_11_do_not_help_to_place_an_inn() -> None:
    free = {"r3c4": "monastery_9", "r2c4": "monastery_10", "r1c4": "monastery_11"}
    seat = {"hexes": {CENTRE: "castle", **free}, "stored": ["inn"], "dice": [4, 4]}
    one = Table(2, INNS, seats=[seat])
    one.do("place", hex="inn")
    assert space("r5c3") in one.spaces()
    for where in ("r3c3", "r4c5", "r5c4"):
        assert one.why_not("at", space=where) == {"code": "needs_workers", "needs": 1, "workers": 0}


@rule("BUR-BOARDS-2")
def test_expansions_and_duchies_go_together() -> None:
    everything = list(EXPANSIONS)
    for duchy in (3, 19, 21, 30):
        assert GAME.check_options({"expansions": everything, "duchy": duchy, "players": 3})
    assert GAME.check_options({"expansions": everything, "duchy": 14, "castle_connection": True})


@rule("BUR-SELL-4")
@pytest.mark.parametrize(("hex", "how"), [("white_castle", "white_castle"), ("warehouse", "warehouse")])
def test_every_sale_is_a_sale(hex: str, how: str) -> None:
    hexes = {CENTRE: "castle", "r3c4": "monastery_3", "r2c4": "monastery_4"}
    seat = {"hexes": hexes, "stored": [hex], "dice": [3, 3], "goods": {"purple": 2}}
    one = Table(2, WHITE, seats=[seat], white=2)
    one.place(hex, "r5c4").do("sell", goods="purple")
    assert one.event("sold")["why"] == how
    assert (one.silver(), one.workers(), one.points()) == (2, 1, 4)


@rule("BUR-TURN-3", "BUR-MONASTERY-2")
def test_a_purchase_in_the_middle_of_a_ship_and_of_geese() -> None:
    hexes = {CENTRE: "castle", "r3c4": "monastery_28", "r1c1": "cow_2", "r2c2": "pig_3"}
    seat = {"hexes": hexes, "stored": ["ship", "geese"], "dice": [2, 2], "silver": 3}
    one = Table(2, HEXES, seats=[seat], black=["bank"], depot_goods={"1": {"red": 1, "pink": 1}})
    one.place("ship", "r4c3")
    assert one.do("buy", hex="bank").asked() == "ship_depot"
    one.do("load", depot=1)
    one.place("geese", "r2c1")
    assert one.do("recruit").asked() == "geese"
    one.do("count_animal", animal="pig")
    assert (one.points(), one.workers(), one.goods()) == (5, 2, {"pink": 1, "red": 1})
