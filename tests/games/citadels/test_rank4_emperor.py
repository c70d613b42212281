"""The Emperor."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.table import Table, cast
from tests.marks import rule, scenario


def emperor(*others: dict[str, Any], crown: int = 2, **own: Any) -> Table:
    """Seat 0 is the Emperor without gold and has gathered."""
    return Table(
        options={"characters": cast("emperor")},
        seats=[{"characters": ["emperor"], "gold": 0, **own}, *others],
        crown=crown,
        next="emperor",
        gathered=True,
    )


@rule("CIT-EMPEROR-1")
@pytest.mark.parametrize(("crown", "receivers"), [(2, [1, 3, 4]), (0, [1, 2, 3, 4])])
def test_CIT_EMPEROR_1_neither_the_emperor_nor_the_holder_gets_the_crown(
    crown: int, receivers: list[int]
) -> None:
    table = emperor(crown=crown)
    assert [one["seat"] for one in table.choices("give_crown")] == receivers
    table.do("end_turn")
    assert (table.asked(), table.waiting_for()) == ("crowning", 0)
    assert [one["seat"] for one in table.choices()] == receivers
    table.do("give_crown", seat=3)
    assert table.crown() == 3


@rule("CIT-EMPEROR-1")
def test_CIT_EMPEROR_1_once_a_turn() -> None:
    table = emperor().do("give_crown", seat=1)
    assert table.why_not("give_crown", seat=3) == "crown_settled"
    table.do("end_turn")
    assert table.crown() == 1
    assert table.asked() == "turn"


@rule("CIT-EMPEROR-2")
def test_CIT_EMPEROR_2_gold_or_a_random_card_as_the_emperor_chooses() -> None:
    receiver = {"gold": 3, "hand": ["manor", "docks"]}
    gold = emperor(receiver).do("give_crown", seat=1)
    assert gold.waiting_for() == 0
    gold.do("take_gold")
    assert (gold.gold(0), gold.gold(1), len(gold.hand(1))) == (1, 2, 2)
    card = emperor(receiver).do("give_crown", seat=1).do("take_card")
    assert {one["card"] for one in card.choices("lose_card")} == {"manor", "docks"}
    card.nature("lose_card", card="docks")
    assert (card.hand(0), card.hand(1), card.gold(1)) == (["docks"], ["manor"], 3)


@rule("CIT-EMPEROR-2")
@scenario("T060")
def test_CIT_EMPEROR_2_only_what_the_receiver_has() -> None:
    cards = emperor({"gold": 0, "hand": ["manor", "docks"]}).do("give_crown", seat=1)
    cards.nature("lose_card", card="manor")
    assert (cards.hand(0), cards.gold(0)) == (["manor"], 0)
    gold = emperor({"gold": 1}).do("give_crown", seat=1)
    assert (gold.gold(0), gold.gold(1), gold.asked()) == (1, 0, "turn")
    nothing = emperor({"gold": 0}).do("give_crown", seat=1)
    assert (nothing.gold(0), nothing.hand(0), nothing.asked()) == (0, [], "turn")
    assert nothing.crown() == 1


@rule("CIT-EMPEROR-3")
def test_CIT_EMPEROR_3_one_gold_for_each_noble_district() -> None:
    assert emperor(city=["manor", "castle", "tavern"]).do("income").gold(0) == 2


@rule("CIT-EMPEROR-4")
@scenario("T061")
@pytest.mark.parametrize(("crown", "receivers"), [(2, [1, 3, 4]), (0, [1, 2, 3, 4])])
def test_CIT_EMPEROR_4_a_killed_emperor_moves_the_crown_at_the_end_of_the_round(
    crown: int, receivers: list[int]
) -> None:
    table = Table(
        options={"characters": cast("emperor")},
        seats=[
            {"characters": ["emperor"], "gold": 0},
            {"characters": ["warlord"]},
            {},
            {"gold": 5, "hand": ["manor"]},
        ],
        crown=crown,
        killed="emperor",
        next="warlord",
        gathered=True,
    )
    table.do("end_turn")
    assert (table.asked(), table.waiting_for()) == ("heir", 0)
    assert table.view(1)["ranks"][3]["seat"] == 0
    assert [one["seat"] for one in table.choices()] == receivers
    rich = table.gold(3)
    table.do("give_crown", seat=3)
    assert table.crown() == 3
    assert (table.gold(0), table.gold(3), table.hand(3)) == (0, rich, ["manor"])
    assert table.view(None)["round"] == 2
