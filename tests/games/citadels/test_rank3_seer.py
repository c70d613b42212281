"""The Seer."""

from __future__ import annotations

from typing import Any

from tests.games.citadels.table import Table, cast
from tests.marks import rule, scenario


def seer(hand: list[str], *others: dict[str, Any]) -> Table:
    """Seat 0 is the Seer and has gathered."""
    own = {"characters": ["seer"], "gold": 9, "hand": hand}
    return Table(options={"characters": cast("seer")}, seats=[own, *others], next="seer", gathered=True)


@rule("CIT-SEER-1", "CIT-SEER-2")
@scenario("T054")
def test_CIT_SEER_1_one_random_card_from_each_hand_and_one_back_to_each() -> None:
    table = seer(
        [],
        {"hand": ["manor", "castle", "palace"]},
        {"hand": []},
        {"hand": ["docks"]},
        {"hand": ["temple", "church", "tavern", "market", "prison"]},
    )
    table.do("divine")
    assert {one["card"] for one in table.choices("lose_card")} == {"manor", "castle", "palace"}
    table.nature("lose_card", card="castle").nature("lose_card", card="docks")
    table.nature("lose_card", card="tavern")
    assert table.hand(0) == ["castle", "tavern", "docks"]
    receivers = []
    while table.asked() == "seer_give":
        receivers.append(table.view(None)["decision"]["other"])
        assert {one["verb"] for one in table.choices()} == {"give"}
        table.do(**table.choices()[0])
    assert sorted(receivers) == [1, 3, 4]
    assert [len(table.hand(seat)) for seat in range(5)] == [0, 3, 0, 1, 5]


@rule("CIT-SEER-1")
def test_CIT_SEER_1_nothing_to_take_where_all_hands_are_empty() -> None:
    assert seer(["tavern"]).choices("divine") == []


@rule("CIT-SEER-2")
def test_CIT_SEER_2_any_card_may_be_given_back_the_same_one_included() -> None:
    for given in ("docks", "tavern"):
        table = seer(["tavern"], {"hand": ["docks"]}).do("divine").nature("lose_card", card="docks")
        assert {one["card"] for one in table.choices("give")} == {"tavern", "docks"}
        table.do("give", card=given)
        assert table.hand(1) == [given]
        assert table.asked() == "turn"
        assert table.choices("divine") == []


@rule("CIT-SEER-3")
def test_CIT_SEER_3_two_districts() -> None:
    table = seer(["tavern", "temple", "docks"]).do("build", card="tavern").do("build", card="temple")
    assert table.why_not("build", card="docks") == "limit_reached"
