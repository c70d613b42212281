"""Described positions: what they may say, and that nonsense is refused by the name of its field."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.errors import BadPosition
from kasztelan.games.burgundy.boards import SPACE_NAMES
from kasztelan.games.burgundy.game import GAME
from kasztelan.games.burgundy.state import BurgundyState
from tests.games.burgundy.table import CENTRE, Table
from tests.marks import rule

SHIELDS = ["shields"]
EVERYTHING = ["hexes", "white_castles", "inns", "border_posts", "trade_routes", "shields", "vineyards"]
JUNK: list[Any] = [
    None, -1, 99, 1.5, "x", True, [], {}, [None], ["x"], [[]], {"x": 1}, {"1": None}, {"1": ["x"]}, {"9": []},
    ["castle"] * 20, {"turquoise": -1}, {"turquoise": 8},
]  # fmt: skip
OF_THE_TABLE = (
    "phase", "round", "white", "order", "track", "depots", "black", "depot_goods", "round_goods", "bonus", "seats", "teams",
    "automa", "turn", "played", "bought", "commissioned", "turned", "used_dice", "inns", "lost_castles", "phase_end", "over",
    "shields", "vine_depot", "shop", "vine_pool", "vines_out",
)  # fmt: skip
OF_A_SEAT = (
    "duchy", "hexes", "stored", "goods", "sold", "silver", "workers", "points", "dice", "bonus_tiles", "route", "route_goods",
    "route_to_lay", "shields", "copies", "vineyard", "vine_tiles",
)  # fmt: skip
OF_CHATEAUMA = (
    "cards", "hexes", "reserve", "wild", "duchy", "goods", "sold", "silver", "points", "bonus_tiles", "done", "deck", "shields",
    "doubles",
)  # fmt: skip


def complaint(**position: Any) -> str:
    """The field that is refused, nothing if none is."""
    try:
        GAME.position({"options": {"expansions": EVERYTHING}, **position})
    except BadPosition as wrong:
        return wrong.field
    return ""


@pytest.mark.parametrize("field", OF_THE_TABLE)
def test_nonsense_is_refused_by_the_name_of_its_field(field: str) -> None:
    fields = [complaint(**{field: junk}) for junk in JUNK]
    assert {one for one in fields if not one.startswith(field)} <= {""}
    assert any(fields)


@pytest.mark.parametrize("field", OF_A_SEAT)
def test_nonsense_of_a_seat_is_refused_by_the_name_of_its_field(field: str) -> None:
    fields = [complaint(seats=[{field: junk}]) for junk in JUNK]
    assert {one for one in fields if not one.startswith(f"seats[0].{field}")} <= {""}
    assert any(fields)


@pytest.mark.parametrize("field", OF_CHATEAUMA)
def test_nonsense_of_chateauma_is_refused_by_the_name_of_its_field(field: str) -> None:
    expansions = [one for one in EVERYTHING if one != "inns"]
    options = {"automa": "easy", "modifiers": ["A", "D"], "expansions": expansions}
    fields = [complaint(options=options, automa={field: junk}) for junk in JUNK]
    assert {one for one in fields if not one.startswith(f"automa.{field}")} <= {""}
    assert any(fields)


@pytest.mark.parametrize(
    ("options", "field"),
    [({"players": 1}, "target"), ({"players": 1}, "crane_counted"), ({"players": 4, "teams": True}, "teams")],
)
def test_nonsense_of_the_solo_and_team_games_is_refused(options: dict[str, Any], field: str) -> None:
    fields = [complaint(options=options, **{field: junk}) for junk in JUNK]
    assert {one for one in fields if not one.startswith(field)} <= {""}
    assert any(fields)


def test_spaces_have_numbers_and_names() -> None:
    hexes = {"r4c4": "castle", "4": "monastery_3", "r7c4": "watchtower"}
    state = GAME.position(
        {"options": {"expansions": SHIELDS}, "seats": [{"hexes": hexes, "shields": {"r4c4": 7}}]}
    )
    seat = GAME.view(state, None)["seats"][0]
    assert {at + 1: kind for at, kind in enumerate(seat["hexes"]) if kind} == {
        4: "monastery_3", 19: "castle", 37: "watchtower",
    }  # fmt: skip
    assert seat["shields"] == [{"space": 19, "shield": 7}]
    assert complaint(seats=[{"hexes": {"r4c8": "ship"}}]) == "seats[0].hexes.r4c8"
    assert complaint(seats=[{"hexes": {"19": "castle", "r4c4": "castle"}}]) == "seats[0].hexes.r4c4"


@rule("BUR-ROUND-3")
def test_the_track_tells_the_order() -> None:
    assert Table(3, track=[2, 4, 2]).view()["order"] == [1, 0, 2]
    assert Table(3, track=[2, 4, 2], order=[1, 2, 0]).waiting_for() == 1
    assert complaint(track=[2, 4], order=[0, 1]) == "track"


@rule("BUR-COLOUR-2")
def test_bonus_tiles_that_are_gone() -> None:
    hexes = {CENTRE: "castle", "r5c3": "mine", "r6c2": "mine"}
    seat = {"hexes": hexes, "stored": ["mine"], "dice": [3, 3]}
    small = Table(seats=[seat], bonus={"mine": ["small"]})
    assert small.place("mine", "r7c1").event("bonus_tile")["points"] == 2
    none = Table(seats=[seat], bonus={"mine": []})
    assert "bonus_tile" not in none.place("mine", "r7c1").events()
    rival = Table(seats=[seat, {"bonus_tiles": {"mine": "large"}}])
    assert rival.place("mine", "r7c1").event("bonus_tile")["tile"] == "small"
    assert complaint(seats=[{"bonus_tiles": {"mine": "small"}}]) == "seats.bonus_tiles"
    assert (
        complaint(seats=[{"bonus_tiles": {"mine": "large"}}], bonus={"mine": ["large", "small"]})
        == "bonus.mine"
    )


@rule("BUR-SH-4")
def test_only_shield_4_stores_more_than_three() -> None:
    seat = {"hexes": {"19": "castle"}, "stored": ["ship"] * 4}
    assert complaint(seats=[{**seat, "shields": {"19": 7}}]) == "seats[0].stored"
    assert complaint(seats=[{**seat, "shields": {"19": 4}}]) == ""


@rule("BUR-PHASE-3")
def test_hexes_lie_on_the_spaces_that_are_used() -> None:
    three = Table(3, depots={"4": ["ship", "bank", "cow_2"]})
    assert three.view()["depots"][3]["slots"] == [
        {"type": "ship", "hex": "ship"}, {"type": "building", "hex": "bank"}, {"type": "animals", "hex": "cow_2"},
    ]  # fmt: skip
    more = Table(2, depots={"1": ["bank", "ship", "mine"]}, black=["bank"] * 2 + ["market"] * 2 + ["church"])
    assert more.depot(1) == ["bank", "ship", "mine"]
    assert more.view()["black"] == ["bank", "bank", "market", "market", "church"]


def test_what_was_done_in_the_turn() -> None:
    hexes = {CENTRE: "castle", "r3c4": "monastery_6"}
    seat = {"hexes": hexes, "shields": {"19": 16}, "workers": 9, "silver": 2}
    used = {"commissioned": True, "turned": True, "bought": True}
    one = Table(2, {"expansions": SHIELDS}, seats=[seat], depots={"1": ["bank"]}, black=["mine"], **used)
    assert one.why_not("commission", depot=1, hex="bank")["code"] == "used_already"
    assert one.why_not("turn_die", die=1, value=3)["code"] == "shield_used"
    assert one.why_not("buy", hex="mine")["code"] == "bought_already"
    assert complaint(turn=0, played=[0]) == "turn"


@rule("BUR-VINE-3", "BUR-VINE-9")
def test_colours_taken_out_and_a_pool_of_vine_tiles_can_be_described() -> None:
    options = {"expansions": ["vineyards"], "fewer_vines": True}
    seat = {"dice": [4, 4], "stored": ["vines_green"], "vineyard": {"D1": ["vines_orange_yellow", "orange"]}}
    one = Table(2, options, seats=[seat], vines_out=["red", "blue"], vine_pool={"green": 1, "black": 2})
    assert one.view()["vineyard"]["pool"] == {"orange": 0, "yellow": 0, "green": 1, "black": 2}
    assert one.view()["supply"]["vines"] == 22 - 2
    kept = GAME.conserved(one.s)
    one.do("place", hex="vines_green").do("plant", space=2, left="green")
    assert one.choices("take_vine_tile") == [{"colour": "green"}, {"colour": "black"}]
    assert one.why_not("take_vine_tile", colour="orange") == {"code": "no_vine_tile", "colour": "orange"}
    assert GAME.conserved(one.s) == kept
    empty = Table(2, options, seats=[seat], vine_pool={})
    assert empty.do("place", hex="vines_green").do("plant", space=2, left="green").asked() == "turn"


@rule("BUR-VINE-3")
@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"vines_out": ["red", "blue", "green"]}, "vines_out"),
        ({"vines_out": ["white"]}, "vines_out"),
        ({"vines_out": ["red"], "vine_depot": ["vines_red"]}, "vine_depot"),
        ({"vines_out": ["red"], "vine_pool": {"red": 1}}, "vine_pool.red"),
        ({"vine_pool": {"red": 5}}, "vine_pool.red"),
        (
            {"seats": [{"vineyard": {"1": ["vines_red", "red"], "D1": ["vines_blue", "blue"]}}]},
            "seats[0].vineyard.D1",
        ),
    ],
)
def test_vines_that_cannot_be_are_refused(more: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Table(2, {"expansions": ["vineyards"], "fewer_vines": True}, **more)
    assert refused.value.field == field
    with pytest.raises(BadPosition) as refused:
        Table(2, vine_pool={"red": 1})
    assert refused.value.field == "vine_pool"


@rule("BUR-SOLO-3", "BUR-SOLO-12")
def test_a_solo_duchy_is_described_by_the_names_of_its_spaces() -> None:
    hexes = {"NE7": "castle", "NE11": "wild"}
    state = GAME.position({"options": {"players": 1}, "seats": [{"hexes": hexes}], "crane_counted": True})
    assert isinstance(state, BurgundyState)
    assert state.crane_counted
    lying = GAME.view(state, 0)["seats"][0]["hexes"]
    assert {name: lying[place] for name, place in SPACE_NAMES[33].items() if lying[place]} == hexes
    with pytest.raises(BadPosition) as refused:
        GAME.position({"options": {"players": 1, "solo_duchy": 34}, "seats": [{"hexes": hexes}]})
    assert refused.value.field == "seats[0].hexes.NE7"


@rule("BUR-PHASE-3")
def test_more_hexes_than_are_usual_are_shown() -> None:
    one = Table(
        2, depots={1: ["bank", "ship", "mine", "church"]}, black=["castle", "ship", "mine", "bank", "church"]
    )
    assert one.depot(1) == ["bank", "ship", "mine", "church"]
    assert Table(3, depots={4: ["bank", "ship", "mine", "church"]}).depot(4) == [
        "bank",
        "ship",
        "mine",
        "church",
    ]
    assert one.view()["black"] == ["castle", "ship", "mine", "bank", "church"]
