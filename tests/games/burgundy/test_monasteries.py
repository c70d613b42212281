"""The 26 monasteries."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.games.burgundy.rules.kinds import ANIMAL_IDS
from tests.games.burgundy.table import CENTRE, Table, space
from tests.marks import rule, scenario

YELLOW = ("r3c4", "r2c4", "r1c4")
"""Yellow spaces next to each other, the first next to the centre."""


def with_monasteries(*numbers: int, more: dict[str, str] | None = None, **seat: Any) -> dict[str, Any]:
    placed = {name: f"monastery_{number}" for name, number in zip(YELLOW, numbers, strict=False)}
    return {"hexes": {CENTRE: "castle", **placed, **(more or {})}, "dice": [1, 1], **seat}


@rule("BUR-MONASTERY-1")
def test_a_monastery_works_once_it_lies_in_the_duchy() -> None:
    table = Table(seats=[{"dice": [1, 3], "stored": ["monastery_14"]}])
    table.place("monastery_14", "r3c4").do("take_workers")
    assert table.workers() == 4
    stored = Table(seats=[{"dice": [1, 1], "stored": ["monastery_14"]}])
    assert stored.do("take_workers").workers() == 2


@rule("BUR-MON-1")
@scenario("54")
def test_1_the_same_building_again() -> None:
    seat = with_monasteries(1, more={"r5c4": "bank"}, stored=["bank"])
    table = Table(seats=[seat]).do("place", hex="bank")
    assert space("r5c5") in table.spaces()


@rule("BUR-MON-2")
def test_2_workers_from_mines() -> None:
    seat = with_monasteries(2, more={"r5c3": "mine", "r6c2": "mine"})
    table = Table(phase_end=True, seats=[seat])
    assert (table.silver(), table.workers()) == (2, 2)


@rule("BUR-MON-3")
@scenario("56")
def test_3_two_silver_for_a_sale() -> None:
    table = Table(seats=[with_monasteries(3, goods={"turquoise": 3})]).do("sell", goods="turquoise")
    assert table.silver() == 2
    warehouse = with_monasteries(3, goods={"red": 1}, stored=["warehouse"], dice=[3, 3])
    assert Table(seats=[warehouse]).place("warehouse", "r5c4").do("sell", goods="red").silver() == 2


@rule("BUR-MON-4")
@scenario("57")
def test_4_a_worker_for_a_sale() -> None:
    table = Table(seats=[with_monasteries(4, goods={"turquoise": 3})]).do("sell", goods="turquoise")
    assert (table.silver(), table.workers()) == (1, 1)


@rule("BUR-MON-5")
@scenario("58")
def test_5_goods_of_a_neighbouring_depot_too() -> None:
    goods = {"6": {"red": 1}, "5": {"pink": 1}, "1": {"brown": 2}, "2": {"orange": 1}}
    seat = with_monasteries(5, stored=["ship"], dice=[5, 5])
    table = Table(depot_goods=goods, seats=[seat]).place("ship", "r4c5").do("load", depot=6)
    assert table.asked() == "second_depot"
    assert table.choices("load") == [{"depot": 1}, {"depot": 5}]
    assert table.why_not("load", depot=2) == {"code": "not_adjacent_depot", "depot": 2}
    assert table.can("pass")
    table.do("load", depot=1)
    assert table.goods() == {"red": 1, "brown": 2}
    assert table.view()["track"][0] == 2


@rule("BUR-MON-6")
def test_6_a_building_for_two_workers_once_a_turn() -> None:
    depots = {"6": ["bank", "ship"], "2": ["market"]}
    table = Table(depots=depots, seats=[with_monasteries(6, workers=4)])
    assert [one["hex"] for one in table.choices("commission")] == ["market", "bank"]
    table.do("commission", depot=6, hex="bank")
    assert (table.workers(), table.stored(), table.view()["decision"]["dice"]) == (2, ["bank"], 2)
    again = table.why_not("commission", depot=2, hex="market")
    assert again == {"code": "used_already", "hex": "monastery_6"}
    poor = Table(depots=depots, seats=[with_monasteries(6, workers=1)])
    assert poor.why_not("commission", depot=2, hex="market")["code"] == "needs_workers"


@rule("BUR-MON-7")
@scenario("60", "E04a", "E04b")
def test_7_a_point_more_for_each_animal_hex_that_scores() -> None:
    way = {"r4c3": "ship", "r4c2": "ship", "r3c2": "sheep_4"}
    for placed, points in (("sheep_3", 9), ("pig_2", 3)):
        seat = with_monasteries(7, more=way, stored=[placed], dice=[1, 1])
        assert Table(seats=[seat]).place(placed, "r2c2").points() == points


@rule("BUR-MON-8")
@scenario("61", "E05")
def test_8_a_worker_changes_a_die_by_two() -> None:
    depots = {"6": ["bank"], "2": ["ship"]}
    table = Table(depots=depots, seats=[with_monasteries(8, workers=2, dice=[3, 3])])
    assert table.facts("take", depot=6, hex="bank")["workers"] == 2
    table = Table(depots=depots, seats=[with_monasteries(8, workers=2, dice=[6, 6])])
    assert table.facts("take", depot=2, hex="ship")["workers"] == 1
    without = Table(depots=depots, seats=[{"workers": 3, "dice": [3, 3]}])
    assert without.facts("take", depot=6, hex="bank")["workers"] == 3


def reachable(number: int, hex: str, die: int) -> list[int]:
    """The numbers of the spaces that a hex can lie on without workers."""
    more = {"r4c3": "ship", "r4c2": "ship", "r5c3": "mine", "r3c3": "bank", "r2c3": "castle"}
    table = Table(seats=[with_monasteries(number, more=more, stored=[hex], dice=[die, die])])
    found = table.facts("place", hex=hex)["spaces"] if table.can("place", hex=hex) else []
    return sorted({one["number"] for one in found})


@rule("BUR-MON-9")
@scenario("62")
def test_9_buildings_with_a_free_step() -> None:
    assert 4 not in reachable(13, "market", 3)
    seat = with_monasteries(9, more={"r2c3": "castle", "r2c4": "monastery_13"}, stored=["bank"], dice=[3, 3])
    table = Table(seats=[seat]).place("bank", "r2c5")
    assert table.workers() == 0
    assert reachable(9, "ship", 4) == []


@rule("BUR-MON-10")
def test_10_ships_and_animals_with_a_free_step() -> None:
    assert reachable(10, "ship", 1) == [6]
    assert reachable(10, "cow_2", 5) == [4, 5]
    assert reachable(13, "cow_2", 5) == [5]
    assert reachable(10, "market", 3) == reachable(13, "market", 3)


@rule("BUR-MON-11")
@scenario("64")
def test_11_castles_mines_and_monasteries_with_a_free_step() -> None:
    assert reachable(11, "mine", 2) == [1]
    assert reachable(11, "monastery_20", 6) == [5]
    assert reachable(11, "castle", 6) == [5]
    assert reachable(11, "ship", 1) == []


@rule("BUR-MON-12")
@scenario("65")
def test_12_taking_with_a_free_step() -> None:
    depots = {str(number): ["bank"] for number in range(1, 7)}
    table = Table(depots=depots, seats=[with_monasteries(12, dice=[1, 1])])
    assert [one["depot"] for one in table.choices("take")] == [1, 2, 6]


@rule("BUR-MON-13")
@scenario("66")
def test_13_silver_with_workers() -> None:
    table = Table(seats=[with_monasteries(13)]).do("take_workers")
    assert (table.workers(), table.silver()) == (2, 1)


@rule("BUR-MON-14")
@scenario("68")
def test_14_four_workers() -> None:
    assert Table(seats=[with_monasteries(14)]).do("take_workers").workers() == 4
    both = Table(seats=[with_monasteries(13, 14)]).do("take_workers")
    assert (both.workers(), both.silver()) == (4, 1)


# --- at the end

SOLD = {"red": 4, "purple": 3, "pink": 3, "orange": 1}


def at_the_end(seat: dict[str, Any], players: int = 2) -> int:
    return Table(players, over=True, seats=[seat]).sources().get("monasteries", 0)


@rule("BUR-MON-15", "BUR-MON-25")
@scenario("69", "E06", "E09")
def test_15_and_25_sold_goods() -> None:
    assert at_the_end(with_monasteries(15, sold=SOLD)) == 8
    assert at_the_end(with_monasteries(25, sold=SOLD)) == 11
    assert at_the_end(with_monasteries(15, 25, sold=SOLD)) == 19


CITY = ("r5c4", "r3c3", "r2c5", "r6c4")
"""Four beige spaces."""


@rule("BUR-MON-16", "BUR-MON-17", "BUR-MON-18")
@pytest.mark.parametrize(("number", "building"), [(16, "warehouse"), (17, "watchtower"), (18, "carpenter")])
def test_16_to_18_score_a_building(number: int, building: str) -> None:
    more = {CITY[0]: building, CITY[1]: building, CITY[2]: "church" if building != "church" else "bank"}
    assert at_the_end(with_monasteries(number, more=more)) == 8


@rule("BUR-MON-19", "BUR-MON-20", "BUR-MON-21")
@pytest.mark.parametrize(("number", "building"), [(19, "church"), (20, "market"), (21, "boarding_house")])
def test_19_to_21_score_a_building(number: int, building: str) -> None:
    more = {CITY[0]: building, CITY[1]: building, CITY[2]: "bank"}
    assert at_the_end(with_monasteries(number, more=more)) == 8


@rule("BUR-MON-22", "BUR-MON-23")
@pytest.mark.parametrize(("number", "building"), [(22, "bank"), (23, "town_hall")])
def test_22_and_23_score_a_building(number: int, building: str) -> None:
    more = {CITY[0]: building, CITY[1]: "church"}
    assert at_the_end(with_monasteries(number, more=more)) == 4


@rule("BUR-MON-17", "BUR-MON-22")
@scenario("70", "E07")
def test_two_watchtowers_and_four_banks() -> None:
    banks = dict.fromkeys(CITY, "bank")
    towers = {"r5c1": "watchtower", "r6c1": "watchtower"}
    assert at_the_end(with_monasteries(17, 22, more={**banks, **towers})) == 24


@rule("BUR-MON-24")
@scenario("E08")
def test_24_kinds_of_animals() -> None:
    animals = dict(zip(("r1c1", "r2c1", "r2c2", "r3c1", "r3c2"),
                       ("sheep_2", "sheep_3", "sheep_4", "cow_3", "pig_2"), strict=True))  # fmt: skip
    assert at_the_end(with_monasteries(24, more=animals)) == 12
    assert len(ANIMAL_IDS) == 4


@rule("BUR-MON-26")
@scenario("73")
def test_26_bonus_tiles() -> None:
    mine = with_monasteries(26, bonus_tiles={"mine": "large", "ship": "small", "castle": "small"})
    other = {"bonus_tiles": {"ship": "large", "castle": "large"}}
    table = Table(over=True, seats=[mine, other])
    assert table.sources()["monasteries"] == 9


@rule("BUR-END-3")
def test_hexes_in_storage_score_nothing() -> None:
    seat = {"stored": ["monastery_25"], "sold": SOLD}
    assert at_the_end(seat) == 0
