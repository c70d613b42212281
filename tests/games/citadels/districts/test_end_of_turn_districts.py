"""Park and Poor House."""

from __future__ import annotations

from tests.games.citadels.agreed import revised
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


@scenario("T118")
@rule("CIT-PARK-1")
def test_CIT_PARK_1_an_empty_hand_at_the_end_of_the_turn_gains_two_cards() -> None:
    t = Table(
        5,
        revised("park"),
        seats=[{"characters": ["merchant"], "gold": 1, "hand": ["tavern"], "city": ["park"]}],
        next="merchant",
        gathered=True,
    )
    t.do("build", card="tavern")
    assert t.hand(0) == []
    t.do("end_turn").draws("manor", "temple")
    assert t.hand(0) == ["manor", "temple"]
    assert t.playing() != "merchant"


@scenario("T118")
@rule("CIT-PARK-1")
def test_CIT_PARK_1_a_hand_that_is_not_empty_gains_nothing() -> None:
    t = Table(
        5,
        revised("park"),
        seats=[{"characters": ["merchant"], "hand": ["tavern"], "city": ["park"]}],
        next="merchant",
        gathered=True,
    )
    t.do("end_turn")
    assert t.hand(0) == ["tavern"]
    assert t.asked() == "turn"


@rule("CIT-POORHOUSE-1")
def test_CIT_POORHOUSE_1_only_an_empty_stash_gains_a_gold() -> None:
    for gold, then in ((0, 1), (1, 1)):
        t = Table(
            5,
            revised("poor_house"),
            seats=[{"characters": ["merchant"], "gold": gold, "city": ["poor_house"]}],
            next="merchant",
            gathered=True,
        )
        t.do("end_turn")
        assert t.gold(0) == then


@rule("CIT-POORHOUSE-1")
def test_CIT_POORHOUSE_1_it_comes_before_the_alchemists_refund() -> None:
    t = Table(
        5,
        revised("poor_house", cast=["alchemist"]),
        seats=[{"characters": ["alchemist"], "gold": 4, "hand": ["castle"], "city": ["poor_house"]}],
        next="alchemist",
        gathered=True,
    )
    t.do("build", card="castle").do("end_turn")
    assert t.gold(0) == 1 + 4
