"""What hexes do when they are placed: castles, ships, animals, buildings; completed areas and colours."""

from __future__ import annotations

from kasztelan.games.burgundy.boards import DUCHIES
from kasztelan.games.burgundy.game import GAME
from kasztelan.games.burgundy.rules.areas import area_points
from tests.games.burgundy.table import CENTRE, Table, space
from tests.marks import rule, scenario

PASTURE = ("r1c1", "r2c1", "r2c2", "r3c1", "r3c2")
"""The five green spaces of duchy 1 that hang together."""
BESIDE = {CENTRE: "castle", "r4c3": "ship", "r4c2": "ship", "r4c1": "ship"}
"""A way from the centre to the pasture."""


# --- castles


@rule("BUR-CASTLE-1")
@scenario("E28")
def test_a_castle_gives_an_action_of_any_number() -> None:
    hexes = {"r1c2": "castle", "r2c4": "monastery_1", "r3c4": "monastery_2"}
    seat = {"hexes": hexes, "stored": ["castle", "bank"], "dice": [6, 6], "goods": {"red": 1}}
    table = Table(depots={"1": ["ship"], "4": ["mine"]}, seats=[seat])
    table.place("castle", CENTRE)
    assert table.asked() == "extra_action"
    assert len(table.choices("take")) == 2
    assert table.can("sell", goods="red")
    assert table.can("take_workers")
    table.do("place", hex="bank")
    assert table.spaces() == {space(name) for name in ("r2c5", "r3c3", "r3c5", "r5c4")}
    table.do("at", space="r3c3")
    assert table.event("placed")["why"] == "castle"
    assert table.view()["decision"]["dice"] == 1


@rule("BUR-CASTLE-2")
@scenario("28")
def test_castles_chain() -> None:
    hexes = {"r1c2": "castle", "r2c4": "monastery_1", "r3c4": "monastery_2"}
    seat = {"hexes": hexes, "stored": ["castle", "castle"], "dice": [6, 6]}
    table = Table(seats=[seat]).place("castle", CENTRE).place("castle", "r2c3")
    assert table.asked() == "extra_action"
    table.do("take_workers")
    assert (table.workers(), table.asked()) == (2, "turn")


@rule("BUR-CASTLE-3")
def test_the_extra_action_is_declined_or_lost() -> None:
    hexes = {"r1c2": "castle", "r2c4": "monastery_1", "r3c4": "monastery_2"}
    table = Table(seats=[{"hexes": hexes, "stored": ["castle"], "dice": [6, 6]}]).place("castle", CENTRE)
    assert table.why_not("end_turn") == {"code": "answer_first"}
    table.do("pass")
    assert (table.asked(), table.view()["decision"]["dice"]) == ("turn", 1)


@rule("BUR-CASTLE-4")
def test_monasteries_count_for_the_extra_action() -> None:
    hexes = {"r1c2": "castle", "r2c4": "monastery_13", "r3c4": "monastery_14"}
    table = Table(seats=[{"hexes": hexes, "stored": ["castle"], "dice": [6, 6]}]).place("castle", CENTRE)
    table.do("take_workers")
    assert (table.workers(), table.silver()) == (4, 1)


# --- ships


@rule("BUR-SHIP-1")
@scenario("26")
def test_a_ship_takes_from_any_depot() -> None:
    goods = {"1": {"red": 2}, "6": {"pink": 1}}
    table = Table(depot_goods=goods, seats=[{"stored": ["ship"], "dice": [5, 5]}]).place("ship", "r4c5")
    assert [one["depot"] for one in table.choices("load")] == [1, 2, 3, 4, 5, 6]
    assert table.facts("load", depot=1)["loads"] == ["red", "red"]
    table.do("load", depot=1)
    assert table.goods() == {"red": 2}
    assert table.events() == ["loaded", "moved_ahead", "white_die"] or table.events() == [
        "loaded",
        "moved_ahead",
    ]


@rule("BUR-SHIP-2", "BUR-SHIP-3")
@scenario("24")
def test_a_full_goods_storage_takes_nothing_but_the_marker_moves() -> None:
    seat = {"stored": ["ship"], "dice": [5, 5], "goods": {"red": 1, "pink": 1, "brown": 1}}
    table = Table(depot_goods={"2": {"orange": 2}}, seats=[seat]).place("ship", "r4c5").do("load", depot=2)
    assert table.goods() == {"red": 1, "pink": 1, "brown": 1}
    assert table.view()["depots"][1]["goods"] == ["orange", "orange"]
    assert table.view()["track"][0] == 2


@rule("BUR-SHIP-2")
def test_without_goods_anywhere_only_the_marker_moves() -> None:
    table = Table(seats=[{"stored": ["ship"], "dice": [5, 5]}]).place("ship", "r4c5")
    assert table.asked() == "turn"
    assert table.view()["track"] == [2, 1]


@rule("BUR-SHIP-4")
@scenario("E02")
def test_with_room_for_one_more_type_the_owner_chooses() -> None:
    seat = {"stored": ["ship"], "dice": [5, 5], "goods": {"turquoise": 1, "red": 1}}
    goods = {"3": {"turquoise": 1, "pink": 1, "brown": 2}}
    table = Table(depot_goods=goods, seats=[seat]).place("ship", "r4c5").do("load", depot=3)
    assert table.event("loaded")["goods"] == ["turquoise"]
    assert table.asked() == "ship_goods"
    assert table.choices("keep_goods") == [{"goods": "pink"}, {"goods": "brown"}]
    assert table.why_not("pass") == {"code": "cannot_decline"}
    table.do("keep_goods", goods="brown")
    assert table.goods() == {"turquoise": 2, "red": 1, "brown": 2}
    assert table.view()["depots"][2]["goods"] == ["pink"]


@rule("BUR-SHIP-4")
def test_nothing_is_told_of_goods_before_their_owner_has_chosen() -> None:
    seat = {"stored": ["ship"], "dice": [5, 5], "goods": {"turquoise": 1, "red": 1}}
    table = Table(depot_goods={"3": {"pink": 1, "brown": 2}}, seats=[seat]).place("ship", "r4c5")
    table.do("load", depot=3)
    assert "loaded" not in table.events()
    table.do("keep_goods", goods="brown")
    assert table.event("loaded")["goods"] == ["brown", "brown"]


# --- animals


def grazing(placed: str, *there: str, more: dict[str, str] | None = None) -> int:
    """The points for an animal hex beside those that are there."""
    hexes = {**BESIDE, **(more or {}), **dict(zip(PASTURE[3:] + PASTURE[1:2], there, strict=False))}
    seat = {"hexes": hexes, "stored": [placed], "dice": [1, 1]}
    table = Table(seats=[seat]).place(placed, "r2c2")
    assert table.event("animals_scored")["points"] == table.points()
    return table.points()


@rule("BUR-ANIMALS-1", "BUR-ANIMALS-2")
@scenario("30", "E03a", "E03b", "E03c")
def test_animals_of_a_kind_in_one_pasture() -> None:
    assert grazing("cow_4", "cow_3", "sheep_3") == 7
    assert grazing("cow_4", "cow_3", "sheep_3", "cow_4") == 11
    assert grazing("sheep_2", "cow_3", "sheep_3", "cow_4") == 5
    assert grazing("pig_2", "cow_3", "sheep_3") == 2


@rule("BUR-ANIMALS-2")
def test_another_pasture_does_not_count() -> None:
    way = {"r4c5": "ship", "r4c6": "ship", "r5c6": "cow_4"}
    assert grazing("cow_3", "sheep_2", "pig_2", more=way) == 3


# --- buildings


def placing(building: str, **seat: object) -> Table:
    """A building on the space next to the centre."""
    more = seat.pop("more", {})
    assert isinstance(more, dict)
    stored = [building, *(seat.pop("stored", []))]  # type: ignore[misc]
    return Table(seats=[{"dice": [3, 1], "stored": stored, **seat}], **more).place(building, "r5c4")


@rule("BUR-BUILDING-1", "BUR-BUILDING-3")
def test_what_a_building_offers_may_be_declined_but_not_kept() -> None:
    table = placing("carpenter", more={"depots": {"6": ["bank"]}, "black": ["market"]})
    assert table.choices("take") == [{"depot": 6, "hex": "bank"}]
    table.do("pass")
    assert table.asked() == "turn"
    assert table.why_not("take", depot=6, hex="bank")["code"] == "needs_workers"


@rule("BUR-BUILDING-2")
@scenario("34", "E13")
def test_a_building_may_be_placed_though_its_effect_is_impossible() -> None:
    table = placing("market", more={"depots": {"6": ["bank"], "2": ["castle"]}})
    assert (table.asked(), table.events()) == ("turn", ["placed"])
    assert placing("warehouse").asked() == "turn"
    assert placing("town_hall").asked() == "turn"


@rule("BUR-MARKET-1")
@scenario("33")
def test_a_market_takes_a_ship_or_animals() -> None:
    table = placing("market", more={"depots": {"6": ["ship", "castle"], "1": ["cow_4", "bank"]}})
    assert [one["hex"] for one in table.choices("take")] == ["cow_4", "ship"]
    assert table.why_not("take", depot=6, hex="castle") == {"code": "not_that_sort", "hex": "castle"}
    table.do("take", depot=6, hex="ship")
    assert table.event("took")["why"] == "market"
    assert table.stored() == ["ship"]


@rule("BUR-CARPENTER-1")
def test_a_carpenter_takes_a_building() -> None:
    table = placing("carpenter", more={"depots": {"6": ["ship", "bank"], "1": ["cow_4"]}})
    assert [one["hex"] for one in table.choices("take")] == ["bank"]


@rule("BUR-CHURCH-1")
@scenario("36")
def test_a_church_takes_a_mine_a_monastery_or_a_castle() -> None:
    depots = {"5": ["mine", "bank"], "1": ["monastery_4", "ship"], "2": ["castle"]}
    table = placing("church", more={"depots": depots})
    assert [one["hex"] for one in table.choices("take")] == ["monastery_4", "castle", "mine"]


@rule("BUR-WAREHOUSE-1")
@scenario("37")
def test_a_warehouse_sells_without_a_die() -> None:
    table = placing("warehouse", goods={"purple": 3, "red": 1})
    assert table.asked() == "sell_more"
    table.do("sell", goods="purple")
    assert (table.points(), table.silver(), table.goods()) == (6, 1, {"red": 1})
    assert table.view()["decision"]["dice"] == 1


@rule("BUR-BOARDING-1", "BUR-MON-13", "BUR-MON-14")
@scenario("38")
def test_a_boarding_house_gives_four_workers_whatever_monasteries_there_are() -> None:
    hexes = {CENTRE: "castle", "r2c4": "monastery_13", "r3c4": "monastery_14"}
    table = placing("boarding_house", hexes=hexes)
    assert (table.workers(), table.silver()) == (4, 0)


@rule("BUR-BANK-1")
def test_a_bank_gives_two_silver() -> None:
    assert placing("bank").silver() == 2


@rule("BUR-TOWNHALL-1")
@scenario("40")
def test_a_town_hall_places_another_hex_of_any_number() -> None:
    table = placing("town_hall", stored=["ship", "bank"])
    assert table.asked() == "place_more"
    table.do("place", hex="bank")
    assert table.why_not("at", space="r5c3") == {"code": "space_colour", "type": "mine"}
    assert table.spaces() == {space(name) for name in ("r3c3", "r5c5", "r6c4")}
    table.do("at", space="r3c3")
    assert (table.silver(), table.asked()) == (2, "turn")


@rule("BUR-TOWNHALL-2")
def test_town_halls_chain_and_an_impossible_one_is_lost() -> None:
    table = placing("town_hall", stored=["town_hall", "ship"])
    table.place("town_hall", "r3c3")
    assert table.asked() == "place_more"
    table.place("ship", "r4c5")
    assert table.asked() == "turn"
    assert placing("town_hall", stored=["cow_2"]).asked() == "turn"


@rule("BUR-WATCHTOWER-1")
@scenario("41")
def test_a_watchtower_gives_four_points() -> None:
    table = placing("watchtower")
    assert (table.points(), table.sources()["buildings"]) == (4, 4)


# --- areas and colours


@rule("BUR-AREA-1", "BUR-AREA-2")
@scenario("44")
def test_the_pasture_of_five_in_phase_c() -> None:
    there = dict(zip(PASTURE, ("cow_2", "sheep_2", "pig_2", "chicken_2", "x"), strict=True))
    hexes = {**BESIDE, **{name: kind for name, kind in there.items() if kind != "x"}}
    table = Table(phase="C", seats=[{"hexes": hexes, "stored": ["cow_3"], "dice": [4, 4]}])
    assert table.do("place", hex="cow_3").facts("at", space=space("r3c2"))["points"] == 15 + 6 + 5
    table.do("at", space="r3c2")
    told = table.event("area_completed")
    assert (told["size"], told["points"], told["bonus"]) == (5, 15, 6)
    assert table.sources() == {"areas": 15, "phases": 6, "animals": 5}


@rule("BUR-AREA-1", "BUR-AREA-2")
@scenario("45")
def test_a_city_of_eight_in_phase_e() -> None:
    duchy = DUCHIES[10]
    city = next(area for area in duchy.areas if area.bit_count() == 8)
    spaces = [one for one in range(37) if city >> one & 1]
    names = ["market", "carpenter", "church", "warehouse", "boarding_house", "bank", "town_hall"]
    hexes = {str(one + 1): name for one, name in zip(spaces[1:], names, strict=True)}
    first = spaces[0]
    position = {
        "options": {"duchy": 10},
        "phase": "E",
        "seats": [{"hexes": hexes, "stored": ["watchtower"], "dice": [duchy.numbers[first]] * 2}],
    }
    state = GAME.position(position)
    GAME.apply(state, GAME.codec.encode({"verb": "place", "hex": "watchtower"}))
    GAME.apply(state, GAME.codec.encode({"verb": "at", "space": first + 1}))
    scores = GAME.scores(state)[0]
    assert (scores["areas"], scores["phases"]) == (36, 2)


@rule("BUR-AREA-1")
def test_points_by_size() -> None:
    assert [area_points(size) for size in range(1, 9)] == [1, 3, 6, 10, 15, 21, 28, 36]


@rule("BUR-COLOUR-1", "BUR-COLOUR-2")
@scenario("46", "E12")
def test_bonus_tiles_for_the_first_two() -> None:
    mines = {CENTRE: "castle", "r5c3": "mine", "r6c2": "mine"}
    seat = {"hexes": mines, "stored": ["mine"], "dice": [3, 3]}
    for players, large, small in ((2, 5, 2), (3, 6, 3), (4, 7, 4)):
        table = Table(players, seats=[seat] * min(players, 4))
        gained = []
        for one in range(players):
            table.place("mine", "r7c1")
            gained.append(table.points(one) - 6 - 10)
            table.do("end_turn")
        assert gained == [large, small, 0, 0][:players]
        assert table.view()["bonus"]["mine"] == []
