"""Shield 6: when it names its player, and what is copied from then on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.burgundy.table import CENTRE, Table
from tests.marks import rule

HERS = {CENTRE: "castle", "r3c4": "monastery_1", "r2c4": "monastery_14", "r1c4": "monastery_17"}


def table(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **position: Any) -> Table:
    """Seat 0 has shield 6 on the castle in the centre; seat 1 has monasteries."""
    hexes = {CENTRE: "castle", "r3c3": "watchtower", "r2c3": "castle", **mine.pop("hexes", {})}
    seat = {"shields": {"r4c4": 6}, **mine, "hexes": hexes}
    return Table(2, {"expansions": ["shields"]}, seats=[seat, theirs or {"hexes": HERS}], **position)


@rule("BUR-SHIELD-9")
def test_the_player_is_named_in_the_middle_of_an_effect() -> None:
    one = table({"stored": ["castle"], "dice": [4, 4]})
    one.place("castle", "r1c3")
    assert one.asked() == "extra_action"
    assert one.do("copy", other=1).asked() == "extra_action"
    assert one.do("take_workers").workers() == 4


@rule("BUR-SHIELD-9")
def test_the_player_is_named_while_shields_act() -> None:
    one = table(
        {"shields": {"19": 6, "7": 14}, "silver": 2}, phase_end=True, depots={"1": ["watchtower", "bank"]}
    )
    assert one.why_not("take", depot=1, hex="watchtower") == {}
    one.do("copy", other=1).do("take", depot=1, hex="watchtower")
    assert 12 not in one.spaces()


@rule("BUR-SHIELD-9")
def test_a_shield_kept_in_phase_e_is_asked_once_more_before_the_count() -> None:
    one = table({"silver": 1}, phase="E", phase_end=True)
    one.do("pay_tribute", shield=6, pay="silver")
    assert (one.asked(), one.waiting_for()) == ("copy_monasteries", 0)
    assert one.choices("pass") == [{}]
    one.do("copy", other=1)
    assert one.is_over()
    assert one.sources()["monasteries"] == 4
    earlier = table({"silver": 1}, phase="D", phase_end=True)
    earlier.do("pay_tribute", shield=6, pay="silver")
    assert earlier.view()["phase"] == "E"


@rule("BUR-SHIELD-10")
def test_a_copied_monastery_6_works_in_the_turns_of_both() -> None:
    mine = {"copies": 1, "workers": 4}
    hers = {"hexes": {CENTRE: "castle", "r3c4": "monastery_6"}, "workers": 2}
    one = table(mine, hers, depots={"1": ["bank", "market"], "2": ["church"]})
    one.do("commission", depot=1, hex="bank")
    assert one.why_not("commission", depot=1, hex="market")["code"] == "used_already"
    one.do("end_turn").do("commission", depot=1, hex="market")
    assert (one.stored(0), one.stored(1)) == (["bank"], ["market"])


@rule("BUR-SHIELD-10")
@pytest.mark.parametrize(
    ("monastery", "kind", "die", "where"),
    [(9, "bank", 4, "r5c4"), (10, "ship", 1, "r4c3"), (11, "mine", 5, "r5c3")],
)
def test_copied_monasteries_change_dice(monastery: int, kind: str, die: int, where: str) -> None:
    hers = {"hexes": {CENTRE: "castle", "r3c4": f"monastery_{monastery}"}}
    one = table({"copies": 1, "stored": [kind], "dice": [die, die]}, hers)
    assert one.place(kind, where).event("placed")["workers"] == 0


@rule("BUR-SHIELD-10")
def test_without_the_shield_nothing_is_copied() -> None:
    one = table({"copies": 1, "dice": [2, 2]}, shields={"2": [9]})
    one.do("take_shield", shield=9).do("put_shield", space="r4c4")
    assert one.event("shield_lost")["shield"] == 6
    assert one.view()["seats"][0]["copies"] is None
    assert one.why_not("copy", other=1) == {"code": "no_shield", "shield": 6}


@rule("BUR-SHIELD-9")
def test_a_player_named_at_the_ship_brings_monastery_5_at_once() -> None:
    hers = {"hexes": {CENTRE: "castle", "r3c4": "monastery_5"}}
    lying = {"1": {"red": 1}, "2": {"pink": 1}}
    one = table({"stored": ["ship"], "dice": [2, 2]}, hers, depot_goods=lying)
    one.place("ship", "r4c3").do("copy", other=1).do("load", depot=1)
    assert one.asked() == "second_depot"
    assert one.do("load", depot=2).goods() == {"pink": 1, "red": 1}


@rule("BUR-SH-4")
def test_what_shield_4_stored_leaves_before_shield_6_in_its_place_names_anybody() -> None:
    seat = {"shields": {"r4c4": 4}, "stored": ["ship"] * 4, "dice": [2, 2]}
    one = table(seat, shields={"2": [6]})
    one.do("take_shield", shield=6).do("put_shield", space="r4c4")
    assert one.asked() == "too_many"
    assert one.do("discard", hex="ship").asked() == "copy_monasteries"
