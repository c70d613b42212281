"""Trade routes: how they are laid, and what sold goods bring on them."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.errors import BadPosition
from tests.games.burgundy.table import Table
from tests.marks import rule, scenario

ROUTES: dict[str, Any] = {"expansions": ["trade_routes"]}


def selling(
    seat: dict[str, Any], players: int = 2, options: dict[str, Any] = ROUTES, **position: Any
) -> Table:
    return Table(players, options, seats=[{"dice": [4, 4], **seat}], **position)


@rule("BUR-ROUTE-1")
@pytest.mark.parametrize(("players", "tiles"), [(2, 5), (3, 4), (4, 3)])
def test_everybody_has_a_row_of_tiles_in_the_order_in_which_they_are_dealt(players: int, tiles: int) -> None:
    table = Table.new(players, **ROUTES, first=0).idle("deal_route")
    for route in range(tiles, 0, -1):
        table.nature("deal_route", route=route)
    table.idle("turn")
    routes = [seat["route"]["tiles"] for seat in table.view()["seats"]]
    assert routes[0] == list(range(tiles, 0, -1))
    assert [len(one) for one in routes] == [tiles] * players
    assert len({one for row in routes for one in row}) == tiles * players


@rule("BUR-ROUTE-1")
def test_with_the_option_the_owner_lays_the_tiles() -> None:
    table = Table.new(2, **ROUTES, routes_in_order=True, first=1).idle("lay_route")
    assert table.waiting_for() == 1
    assert table.view()["seats"][1]["route"]["to_lay"] == [1, 2, 3, 4, 5]
    told = table.facts("lay_route", route=4)
    assert {name: told[name] for name in ("icons", "wants")} == {
        "icons": ["take_ship_animals", "silver2", "vp4"], "wants": "5 1 6",
    }  # fmt: skip
    assert table.why_not("lay_route", route=6)["code"] == "not_offered"
    for route in (4, 2, 1, 5):
        table.do("lay_route", route=route)
    assert table.do("lay_route", route=3).event("route_laid")["place"] == 5
    assert table.view()["seats"][1]["route"] == {"tiles": [4, 2, 1, 5, 3], "to_lay": [], "goods": []}


@rule("BUR-ROUTE-2")
@scenario("92")
def test_a_tile_that_agrees_with_its_field_brings_the_bonus() -> None:
    table = selling({"route": [1], "goods": {"red": 2}}, depots={"1": ["mine", "ship"], "3": ["bank"]})
    table.do("sell", goods="red")
    assert (table.points(), table.silver()) == (4, 1)
    assert table.event("route_covered")["place"] == 1
    assert table.event("route_bonus") == {
        "event": "route_bonus", "seat": 0, "goods": "red", "place": 2, "icon": "take_mine_monastery_castle",
    }  # fmt: skip
    assert table.choices("take") == [{"depot": 1, "hex": "mine"}]
    assert table.do("take", depot=1, hex="mine").event("took")["why"] == "route"
    assert table.stored() == ["mine"]
    assert table.asked() == "turn"
    assert table.view()["seats"][0]["route"]["goods"] == ["red", "red"]


@rule("BUR-ROUTE-3")
@pytest.mark.parametrize(
    ("route", "before", "goods", "gain"),
    [
        (11, ["red"], "red", (4, 0, 0)),
        (9, [], "red", (0, 2, 0)),
        (8, ["red"], "brown", (0, 0, 4)),
    ],
)
def test_workers_silver_and_points(
    route: int, before: list[str], goods: str, gain: tuple[int, int, int]
) -> None:
    die = {"red": 4, "brown": 5}[goods]
    table = selling({"route": [route], "route_goods": before, "goods": {goods: 1}, "dice": [die, die]})
    table.do("sell", goods=goods)
    assert (table.workers(), table.silver() - 1, table.points() - 2) == gain
    assert table.sources().get("routes", 0) == gain[2]


@rule("BUR-ROUTE-3")
def test_any_hex_of_a_depot() -> None:
    table = selling({"route": [3], "goods": {"red": 1}}, depots={"2": ["castle", "bank"], "6": ["cow_2"]})
    table.do("sell", goods="red")
    taken = {one["hex"] for one in table.choices("take")}
    assert taken == {"castle", "bank", "cow_2"}
    assert table.do("pass").asked() == "turn"


@rule("BUR-ROUTE-3")
def test_a_bonus_that_cannot_be_used_is_lost() -> None:
    table = selling({"route": [3], "goods": {"red": 1}})
    assert table.do("sell", goods="red").asked() == "turn"
    assert table.event("route_bonus")["icon"] == "take_any"


@rule("BUR-ROUTE-3")
def test_two_bonuses_of_one_sale_come_one_after_the_other() -> None:
    seat = {"route": [2, 3], "route_goods": ["red", "red"], "goods": {"red": 2}}
    table = selling(seat, depots={"2": ["bank", "castle"]})
    table.do("sell", goods="red")
    assert table.choices("take") == [{"depot": 2, "hex": "bank"}]
    table.do("take", depot=2, hex="bank")
    assert table.event("route_bonus")["place"] == 4
    table.do("take", depot=2, hex="castle")
    assert table.stored() == ["bank", "castle"]


@rule("BUR-ROUTE-4")
@scenario("93")
def test_on_a_full_route_goods_go_to_the_pile() -> None:
    seat = {"route": [9], "route_goods": ["pink", "pink"], "goods": {"red": 2}}
    table = selling(seat)
    table.do("sell", goods="red")
    assert table.view()["seats"][0]["route"]["goods"] == ["pink", "pink", "red"]
    assert table.view()["seats"][0]["sold"] == {"pink": 2, "red": 2}
    full = selling({"route": [9], "route_goods": ["red", "pink", "pink"], "goods": {"red": 1}})
    assert full.do("sell", goods="red").events() == ["sold"]
    assert full.silver() == 1


@rule("BUR-ROUTE-4")
def test_goods_on_the_route_count_as_sold() -> None:
    seat = {
        "hexes": {"r4c4": "castle", "r2c4": "monastery_15", "r3c4": "monastery_25"},
        "route": [9],
        "route_goods": ["pink", "pink"],
        "sold": {"red": 1},
    }
    table = Table(2, ROUTES, seats=[seat], over=True)
    assert table.sources()["monasteries"] == 2 * 2 + 3


@rule("BUR-ROUTE-2")
@scenario("172")
def test_a_crane_that_copies_a_warehouse_sells_onto_the_route() -> None:
    seat = {
        "hexes": {"r4c4": "castle", "r3c4": "monastery_3"},
        "stored": ["crane"],
        "goods": {"red": 2},
        "route": [9],
    }
    options = {"expansions": ["trade_routes", "hexes"]}
    table = Table(2, options, seats=[{**seat, "workers": 9}])
    where = table.do("place", hex="crane").choices("at")[0]["space"]
    table.do("at", space=where)
    table.do("imitate", building="warehouse").do("sell", goods="red")
    assert table.event("sold")["silver"] == 2
    assert table.view()["seats"][0]["route"]["goods"] == ["red", "red"]
    assert table.event("route_bonus")["icon"] == "silver2"


@rule("BUR-ROUTE-1")
def test_a_described_route_has_to_be_possible() -> None:
    for seat, field in (
        ({"route": [13]}, "route"),
        ({"route": [1, 1]}, "route"),
        ({"route": [1, 2, 3, 4, 5, 6]}, "route"),
        ({"route": [1], "route_to_lay": [1]}, "route_to_lay"),
        ({"route": [1], "route_goods": ["red"] * 4}, "route_goods"),
    ):
        with pytest.raises(BadPosition) as refused:
            selling(seat)
        assert refused.value.field == f"seats[0].{field}"
