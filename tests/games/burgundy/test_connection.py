"""Castles that connect: an option of duchies 11 to 18, and recovering a castle."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.errors import InvalidOptions
from kasztelan.games.burgundy.game import GAME
from tests.games.burgundy.table import Table, space
from tests.marks import rule, scenario

CONNECTED: dict[str, Any] = {"duchy": 11, "castle_connection": True}


@rule("BUR-CONNECT-1")
def test_only_on_duchies_11_to_18() -> None:
    for options in ({"duchy": 10}, {"duchies": "random", "pool": ["exp1", "base"]}):
        with pytest.raises(InvalidOptions) as refused:
            GAME.check_options({**options, "castle_connection": True})
        assert (refused.value.field, refused.value.problem.code) == (
            "castle_connection",
            "needs_duchies_11_18",
        )
    assert GAME.check_options({"duchies": "chosen", "pool": ["exp1"], "castle_connection": True})


# On duchy 11 the castle r2c3 touches the beige r1c2, r1c3, the yellow r2c2, the green r2c4 and the blue r3c3, r3c4.
START = {"r2c3": "castle"}


def sitting(seat: dict[str, Any], options: dict[str, Any] = CONNECTED, **position: Any) -> Table:
    """Somebody with this seat against somebody who has only the start castle."""
    return Table(2, options, seats=[{"hexes": START, **seat}, {"hexes": START}], **position)


@rule("BUR-CONNECT-1", "BUR-CONNECT-2")
@scenario("77")
def test_a_hex_lies_only_in_an_area_that_touches_a_castle() -> None:
    hexes = {**START, "r3c3": "ship"}
    seat = {"hexes": hexes, "stored": ["bank", "castle", "monastery_1"], "dice": [2, 2], "workers": 9}
    table = sitting(seat).do("place", hex="bank")
    assert table.spaces() == {space("r1c2"), space("r1c3")}
    assert table.why_not("at", space="r4c3") == {"code": "not_connected", "space": space("r4c3")}
    free = sitting(seat, {"duchy": 11}).do("place", hex="bank")
    assert space("r4c3") in free.spaces()


@rule("BUR-CONNECT-1")
def test_castles_follow_the_usual_rule() -> None:
    hexes = {**START, "r2c2": "monastery_1", "r2c1": "monastery_2", "r3c1": "monastery_3"}
    seat = {"hexes": hexes, "stored": ["castle"], "dice": [6, 6]}
    assert sitting(seat).do("place", hex="castle").spaces() == {space("r4c1")}


@rule("BUR-CONNECT-3")
@scenario("78")
def test_a_castle_is_recovered_for_both_dice_and_five_points() -> None:
    table = sitting({"points": 7, "dice": [1, 2]}, lost_castles=1)
    table.do("recover")
    assert (table.points(), table.stored(), table.view()["decision"]["dice"]) == (2, ["castle"], 0)
    assert table.view()["lost_castles"] == 0
    assert table.why_not("recover") == {"code": "needs_both_dice"}


@rule("BUR-CONNECT-4")
def test_it_needs_five_points_and_a_castle_that_left_the_board() -> None:
    poor = sitting({"points": 4}, lost_castles=1)
    assert poor.why_not("recover") == {"code": "needs_points", "needs": 5, "points": 4}
    none = sitting({"points": 9})
    assert none.why_not("recover") == {"code": "no_lost_castle"}
    stored = ["castle", "bank", "ship"]
    seat = {"hexes": START, "points": 9, "dice": [4, 4], "stored": stored}
    thrown = sitting(seat, depots={"4": ["mine"]})
    thrown.do("take", depot=4, hex="mine").do("discard", hex="castle")
    assert thrown.view()["lost_castles"] == 0
    left = sitting({}, phase="A", round=5, played=[1], depots={"2": ["castle"]})
    assert left.do("end_turn").view()["lost_castles"] == 1
