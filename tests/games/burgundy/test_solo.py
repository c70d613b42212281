"""The solo game: lands and rivers, the falling target, hexes for goods, and a duchy that has to be full."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.errors import InvalidOptions
from kasztelan.games.burgundy.boards import SOLO_DUCHIES
from kasztelan.games.burgundy.game import GAME
from kasztelan.games.burgundy.rules.kinds import HEX_IDS, TYPE_IDS
from tests.games.burgundy.table import Table, names_of
from tests.marks import rule, scenario

KIND_OF = {
    "castle": "castle", "mine": "mine", "ship": "ship", "animals": "cow_2", "building": "market", "monastery": "monastery_1",
}  # fmt: skip


def alone(**position: Any) -> Table:
    seat = {
        key: position.pop(key)
        for key in ("hexes", "stored", "silver", "workers", "goods", "sold", "points", "dice")
        if key in position
    }
    seat.setdefault("hexes", {"NE7": "castle"})
    return Table(1, position.pop("options", {}), seats=[seat], **position)


def full_but(*left: str, **others: str) -> dict[str, str]:
    """Every space of duchy 33 covered with something simple but for these; `others` lie where they are named."""
    duchy = SOLO_DUCHIES[33]
    supply = {
        "monastery": [f"monastery_{one}" for one in (2, 3, 4, 5, 8, 9, 10)],
        "building": [],
        "animals": [],
    }
    supply["building"] = ["market"] * 6 + ["carpenter"] * 6
    supply["animals"] = ["cow_2", "cow_3", "cow_4", "sheep_2", "sheep_3", "sheep_4"]
    found: dict[str, str] = {}
    for name, number in names_of(33).items():
        type = TYPE_IDS[duchy.types[number - 1]]
        if name in others:
            found[name] = others[name]
        elif name not in left:
            found[name] = supply[type].pop(0) if type in supply else type
    return found


@rule("BUR-SOLO-1", "BUR-SOLO-2")
def test_how_a_solo_game_begins() -> None:
    table = Table.new(1).settle()
    assert table.asked() == "start_castle"
    assert {one["space"] for one in table.choices("start_castle")} == {
        names_of(33)[name] for name in ("NE7", "SE7", "NW3", "NW5")
    }
    table.do("start_castle", space="NW3").settle()
    shown = table.view()
    mine = shown["seats"][0]
    assert (mine["duchy"], mine["silver"], mine["workers"], sum(mine["goods"].values())) == (33, 1, 2, 3)
    assert (shown["target"], shown["values"]["goods"], mine["points"]) == (50, 2, 0)
    # The white die has already removed one of the 2 hexes that each depot gets.
    assert sum(len(table.depot(number)) for number in range(1, 7)) == 11
    assert len(shown["black"]) == 4
    assert all(not tiles for tiles in shown["bonus"].values())
    advanced = Table.new(1, solo_duchy=34, target=35).settle()
    assert (advanced.view()["seats"][0]["duchy"], advanced.view()["target"]) == (34, 35)


def joined(duchy: int) -> list[list[int]]:
    return [list(pair) for pair in SOLO_DUCHIES[duchy].rivers]


@rule("BUR-SOLO-3")
@scenario("105")
def test_one_goes_to_another_land_over_a_river() -> None:
    over = alone(hexes={"NE7": "castle", "NE1": "ship"}, stored=["ship"], dice=[1, 1])
    names = names_of(33)
    over.do("place", hex="ship")
    assert over.spaces() == {names["NW7"]}
    for hex, lands in (("ship", {"NE1", "NE10"}), ("monastery_1", {"NE8"})):
        barred = alone(
            hexes={"NE7": "castle", "NE6": "cow_2", "NE5": "bank"}, stored=[hex], dice=[1, 3], workers=6
        )
        barred.do("place", hex=hex)
        assert barred.spaces() == {names[name] for name in lands}
    # Areas end at the water: NE1 and NW7 are both blue and lie on one river.
    duchy = SOLO_DUCHIES[33]
    assert [names["NE1"] - 1, names["NW7"] - 1] in joined(33)
    assert duchy.area_of[names["NE1"] - 1] != duchy.area_of[names["NW7"] - 1]


def test_the_drawn_duchies_are_those_of_the_data() -> None:
    """Spaces that touch as they are drawn are those that touch on land."""
    for duchy in SOLO_DUCHIES.values():
        rows = [row for row, length in enumerate(duchy.lengths) for _ in range(length)]
        places = list(zip(duchy.columns, rows, strict=True))
        steps = {(-2, 0), (2, 0), (-1, -1), (1, -1), (-1, 1), (1, 1)}
        for one, (x, y) in enumerate(places):
            near = {other for other, (a, b) in enumerate(places) if (a - x, b - y) in steps}
            assert near == {other for other in range(37) if duchy.land[one] >> other & 1}
        counts = [duchy.types.count(type) for type in range(6)]
        assert counts == [4, 3, 6, 6, 12, 6]
    assert (len(joined(33)), len(joined(34))) == (5, 18)


@rule("BUR-SOLO-4")
@scenario("98")
def test_every_round_a_hex_leaves() -> None:
    table = alone(round=1, depots={"5": ["bank", "mine"], "6": ["ship"]}, round_goods=[None, "red", "pink"])
    table.do("end_turn").nature("roll", first=1, second=2).nature("roll_white", value=4)
    assert table.view()["depots"][3]["goods"] == ["red"]
    assert table.event("hex_removed") == {"event": "hex_removed", "hex": "bank", "depot": 5}
    assert (table.depot(5), table.depot(6)) == (["mine"], ["ship"])
    empty = alone(round=1, depots={})
    empty.do("end_turn").nature("roll", first=1, second=2).nature("roll_white", value=6)
    assert "hex_removed" not in empty.events()


@rule("BUR-SOLO-5")
def test_any_number_of_types_of_goods() -> None:
    table = alone(
        hexes={"NE7": "castle"}, stored=["ship"], dice=[3, 1],
        goods={"red": 1, "pink": 1, "orange": 1}, depot_goods={"2": {"brown": 1, "purple": 1}},
    )  # fmt: skip
    table.place("ship", "NE10").do("next_part", part="effect").do("load", depot=2)
    assert table.goods() == {"red": 1, "pink": 1, "orange": 1, "brown": 1, "purple": 1}


def with_ship(**more: Any) -> Table:
    place: dict[str, Any] = {
        "stored": ["ship"],
        "dice": [3, 1],
        "depot_goods": {"2": {"brown": 1}, "4": {"red": 2}},
    }
    return alone(**{**place, **more})


@rule("BUR-SOLO-6")
@scenario("E23")
def test_a_ship_clears_the_depots_and_five_goods_buy_a_black_hex() -> None:
    table = with_ship(goods={"pink": 3, "red": 1}, black=["ship", "castle"])
    table.place("ship", "NE10").do("next_part", part="effect").do("load", depot=2)
    assert [one["goods"] for one in table.view()["depots"]] == [[]] * 6
    assert table.event("goods_cleared")["count"] == 2
    assert table.view()["track"] == [1]
    assert table.choices("exchange") == [{"hex": "castle"}, {"hex": "ship"}]
    table.do("exchange", hex="ship")
    assert (table.goods(), table.stored()) == ({}, ["wild"])
    assert table.view()["seats"][0]["sold"] == {}
    assert table.view()["black"].count("ship") == 0
    # It is of no sort: it takes no goods when it is laid, and none may be paid.
    laid = alone(
        stored=["wild"], dice=[2, 1], goods={"pink": 6}, depot_goods={"2": {"brown": 1}}, black=["mine"]
    )
    laid.place("wild", "NE4")
    assert laid.asked() == "turn"
    assert (laid.goods(), laid.view()["depots"][1]["goods"]) == ({"pink": 6}, ["brown"])


@rule("BUR-SOLO-6")
def test_which_goods_are_paid_is_a_choice() -> None:
    table = with_ship(goods={"pink": 3, "red": 3}, black=["mine"])
    table.place("ship", "NE10").do("next_part", part="effect").do("load", depot=4).do("exchange", hex="mine")
    assert table.asked() == "pay_goods"
    for _ in range(4):
        table.do("pay_goods", goods="red")
    table.do("pay_goods", goods="red")
    assert (table.goods(), table.stored()) == ({"pink": 3}, ["wild"])
    few = with_ship(goods={"pink": 1}, black=["mine"])
    few.place("ship", "NE10").do("next_part", part="effect").do("load", depot=4)
    assert few.asked() == "turn"
    kept = with_ship(goods={"pink": 5}, black=["mine"])
    kept.place("ship", "NE10").do("next_part", part="effect").do("load", depot=4).do("pass")
    assert kept.goods() == {"pink": 5, "red": 2}


@rule("BUR-SOLO-7")
@scenario("100", "E22")
def test_a_face_down_hex_covers_any_colour_and_does_nothing() -> None:
    table = alone(stored=["wild"], dice=[3, 2])
    table.do("place", hex="wild")
    assert table.spaces() == {names_of(33)[name] for name in ("NE4", "NE6", "NE8", "NE10")}
    table.do("at", space="NE10")
    assert table.asked() == "turn"
    assert table.event("area_completed")["size"] == 1
    assert "moved_ahead" not in table.events()
    assert table.view()["seats"][0]["hexes"][table.number("NE10") - 1] == "wild"
    phase_end = alone(hexes={"NE7": "castle", "NE2": "wild", "SE11": "mine"}, phase_end=True)
    assert phase_end.silver() == 1
    inn = with_ship(goods={"pink": 5}, black=["mine"], inns=1, options={"expansions": ["inns"]})
    inn.place("ship", "NE10").do("next_part", part="effect").do("load", depot=2)
    assert inn.choices("exchange") == [{"hex": "mine"}]


@rule("BUR-SOLO-8")
def test_points_are_bought_with_a_gain() -> None:
    table = alone(stored=["watchtower"], dice=[1, 6], silver=3, points=10)
    table.place("watchtower", "NE11")
    while table.asked() == "next_part":
        table.do("next_part", part="effect")
    assert table.asked() == "buy_points"
    assert table.points() == 14
    assert table.choices("buy_points") == [{"points": 1}, {"points": 2}, {"points": 3}]
    assert table.why_not("buy_points", points=4) == {"code": "needs_silver", "needs": 4, "silver": 3}
    table.do("buy_points", points=2)
    assert (table.silver(), table.event("points_bought")["points"]) == (1, 2)
    poor = alone(stored=["watchtower"], dice=[1, 6], points=10)
    poor.place("watchtower", "NE11").do("next_part", part="effect")
    assert poor.points() == 25
    near = alone(stored=["cow_2"], dice=[2, 6], silver=9, points=46)
    near.place("cow_2", "NE6").do("next_part", part="effect")
    assert near.choices("buy_points") == [{"points": 1}, {"points": 2}]
    assert near.why_not("buy_points", points=3) == {"code": "beyond_target", "target": 50}
    rich = alone(stored=["watchtower"], dice=[1, 6], silver=60, target=90)
    rich.place("watchtower", "NE11").do("next_part", part="effect").do("buy_points", points=40)
    assert (rich.asked(), len(rich.choices("buy_points"))) == ("buy_points", 20)


def grazing(**more: Any) -> Table:
    """A sheep hex for 4 points on a pasture of three."""
    return alone(
        hexes={"NE7": "castle", "SE8": "sheep_2", "SE7": "castle"}, stored=["sheep_2"], dice=[1, 6], **more
    )


@rule("BUR-SOLO-9")
@scenario("101", "E21")
def test_reaching_the_target_gives_an_action_and_lowers_it() -> None:
    table = grazing(points=48)
    table.place("sheep_2", "SE4")
    assert table.event("target_reached") == {"event": "target_reached", "seat": 0, "points": 52, "target": 45}
    assert (table.points(), table.view()["target"]) == (0, 45)
    assert table.asked() == "target_action"
    table.do("take_workers")
    assert table.workers() == 2
    again = grazing(points=44, target=45)
    again.place("sheep_2", "SE4")
    assert again.view()["target"] == 40
    bought = grazing(points=44, silver=2)
    bought.place("sheep_2", "SE4").do("buy_points", points=2)
    assert (bought.asked(), bought.view()["target"], bought.silver()) == ("target_action", 45, 0)
    odd = grazing(points=5, target=7)
    odd.place("sheep_2", "SE4")
    assert odd.view()["target"] == 5


@rule("BUR-SOLO-9")
@scenario("102")
def test_the_lowest_target_stays() -> None:
    table = grazing(points=3, target=5)
    table.place("sheep_2", "SE4")
    assert (table.view()["target"], table.asked()) == (5, "target_action")


@rule("BUR-SOLO-8", "BUR-SOLO-9")
@scenario("173")
def test_an_area_and_its_phase_bonus_are_one_gain() -> None:
    hexes = {"NE7": "castle", "SE7": "castle", "SE1": "monastery_2", "SE2": "monastery_3"}
    table = alone(hexes=hexes, stored=["monastery_4"], dice=[5, 1], target=15)
    table.place("monastery_4", "SE3")
    assert table.event("area_completed")["points"] + table.event("area_completed")["bonus"] == 16
    assert (table.points(), table.view()["target"], table.asked()) == (0, 10, "target_action")
    table.do("take_workers")
    assert table.asked() == "turn"


GREY_DONE = {"NE2": "mine", "SE11": "mine", "NW6": "mine"}
BLUE_DONE = dict.fromkeys(("NE1", "NE10", "SE5", "SE9", "NW7", "SW2"), "ship")


@rule("BUR-SOLO-10")
@scenario("104", "E24")
def test_monastery_26_counts_covered_colours_at_once() -> None:
    table = alone(hexes={"NE7": "castle", **GREY_DONE, **BLUE_DONE}, stored=["monastery_26"], dice=[3, 1])
    table.place("monastery_26", "NE8")
    table.do("next_part", part="effect")
    assert table.event("monastery_scored") == {
        "event": "monastery_scored", "seat": 0, "hex": "monastery_26", "points": 6,
    }  # fmt: skip
    for number, points in ((15, 4), (25, 3)):
        other = alone(stored=[f"monastery_{number}"], dice=[3, 1], sold={"red": 2, "pink": 1})
        other.place(f"monastery_{number}", "NE8").do("next_part", part="effect")
        assert other.event("monastery_scored")["points"] == points
    over = alone(hexes={"NE7": "castle", "NE8": "monastery_25"}, sold={"red": 2}, over=True)
    assert over.points() == 0


@rule("BUR-SOLO-11", "BUR-SOLO-7")
@scenario("174")
def test_a_covered_colour_brings_a_black_hex() -> None:
    green = {"NE6": "cow_2", "SE4": "cow_3", "SE8": "cow_4", "NW1": "sheep_2", "SW5": "sheep_3"}
    table = alone(
        hexes={"NE7": "castle", "SE7": "castle", **green},
        stored=["wild"],
        dice=[2, 1],
        black=["bank", "mine", "monastery_7"],
    )
    table.place("wild", "SE13")
    if table.asked() == "next_part":
        table.do("next_part", part="colour")
    assert table.asked() == "colour_reward"
    assert not table.can("pass")
    assert table.why_not("take_black", hex="castle") == {"code": "not_in_black_depot", "hex": "castle"}
    table.do("take_black", hex="bank")
    numbers = {SOLO_DUCHIES[33].numbers[space - 1] for space in table.spaces()}
    assert len(numbers) > 1
    before = table.silver()
    table.do("at", space="NE11")
    assert "bonus_tile" not in table.events()
    while table.asked() == "next_part":
        table.do("next_part", part=table.choices("next_part")[-1]["part"])
    assert table.silver() == before + 2


@rule("BUR-SOLO-11")
def test_a_colour_without_a_hex_that_fits_brings_nothing() -> None:
    hexes = {"NE7": "castle", "NE1": "ship", "NW7": "ship", "NE2": "mine", "SE11": "mine"}
    table = alone(hexes=hexes, stored=["mine"], dice=[5, 1], black=["mine"])
    table.place("mine", "NW6")
    assert table.asked() in ("turn", "next_part")
    if table.asked() == "next_part":
        table.do("next_part", part="colour")
    assert table.asked() == "turn"
    inn = alone(hexes=hexes, stored=["mine"], dice=[5, 1], inns=1, options={"expansions": ["inns"]})
    inn.place("mine", "NW6").do("next_part", part="colour")
    assert inn.choices("take_black") == [{"hex": "inn"}]


@rule("BUR-SOLO-12")
def test_the_crane_counts_for_one_monastery() -> None:
    hexes = {"NE7": "castle", "NE3": "crane", "SE7": "castle", "NE11": "bank"}
    table = alone(
        hexes=hexes, stored=["monastery_22", "monastery_17"], dice=[3, 3], options={"expansions": ["hexes"]}
    )
    table.place("monastery_22", "NE8").do("next_part", part="effect")
    assert table.asked() == "count_crane"
    table.do("count_crane")
    assert table.event("monastery_scored")["points"] == 8
    while table.asked() != "turn":
        table.do("pass")
    table.place("monastery_17", "SE2")
    assert table.asked() == "turn"
    declined = alone(hexes=hexes, stored=["monastery_22"], dice=[3, 3], options={"expansions": ["hexes"]})
    declined.place("monastery_22", "NE8").do("next_part", part="effect").do("pass")
    assert declined.event("monastery_scored")["points"] == 4


@rule("BUR-SOLO-13")
def test_the_player_orders_the_parts_of_a_placement() -> None:
    placed = {"stored": ["watchtower"], "dice": [1, 6], "target": 12}
    effect_first = alone(**placed)
    effect_first.place("watchtower", "NE11")
    assert effect_first.choices("next_part") == [{"part": "area"}, {"part": "effect"}]
    effect_first.do("next_part", part="effect")
    assert (effect_first.points(), effect_first.view()["target"]) == (0, 7)
    area_first = alone(**placed)
    area_first.place("watchtower", "NE11").do("next_part", part="area")
    assert area_first.asked() in ("target_action", "turn")


@rule("BUR-SOLO-14")
@scenario("189")
def test_a_full_duchy_wins_at_once() -> None:
    table = alone(
        hexes=full_but("NE10"),
        stored=["ship"],
        dice=[3, 1],
        phase="E",
        round=2,
        depot_goods={"1": {"red": 1}},
    )
    table.place("ship", "NE10")
    assert table.is_over()
    assert table.event("game_over")["reason"] == "filled"
    found = GAME.result(table.s)
    assert found is not None
    assert (found.reason, found.points, found.places, found.won) == ("filled", [37], [1], [True])
    assert GAME.scores(table.s) == [{"spaces": 37}]


@rule("BUR-SOLO-14")
@scenario("106")
def test_36_spaces_after_25_rounds_lose() -> None:
    table = alone(hexes=full_but("NE10"), phase="E", round=5, silver=9)
    table.do("end_turn")
    found = GAME.result(table.s)
    assert found is not None
    assert (found.reason, found.points, found.places, found.won) == ("not_filled", [36], [1], [False])


@rule("BUR-SOLO-15")
def test_what_goes_with_the_solo_game() -> None:
    for expansion in ("border_posts", "trade_routes", "shields", "vineyards"):
        with pytest.raises(InvalidOptions) as refused:
            GAME.check_options({"players": 1, "expansions": [expansion]})
        assert (refused.value.field, refused.value.problem.code) == ("expansions", "not_alone")
    table = Table.new(1, expansions=["hexes", "white_castles", "inns"], castle_connection=True)
    counts = GAME.conserved(table.s)
    assert [counts[HEX_IDS.index(name)] for name in ("crane", "white_castle", "inn")] == [1, 8, 5]
    lifted = alone(stored=["monastery_27"], dice=[3, 1], options={"expansions": ["hexes"]})
    lifted.place("monastery_27", "NE8")
    assert lifted.asked() == "turn"


@rule("BUR-SOLO-16")
def test_a_bought_black_hex_works() -> None:
    table = alone(silver=2, black=["bank"], dice=[1, 1])
    table.do("buy", hex="bank")
    assert table.stored() == ["bank"]
    table.place("bank", "NE11").do("next_part", part="effect")
    assert table.silver() == 2
