"""The Factory."""

from __future__ import annotations

from tests.games.citadels.agreed import revised
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


@rule("CIT-FACTORY-1")
def test_CIT_FACTORY_1_each_other_unique_district_is_a_gold_cheaper() -> None:
    t = Table(
        5,
        revised("factory", "keep", "smithy"),
        seats=[
            {
                "characters": ["architect"],
                "gold": 7,
                "hand": ["keep", "smithy", "market"],
                "city": ["factory"],
            }
        ],
        next="architect",
        gathered=True,
    )
    t.do("build", card="keep").do("build", card="smithy")
    assert t.gold(0) == 7 - 2 - 4
    assert t.why_not("build", card="market") == "needs_gold", "a Market is not unique and still costs 2"


@rule("CIT-FACTORY-1")
def test_CIT_FACTORY_1_the_factory_is_not_cheaper_itself_but_works_at_once() -> None:
    t = Table(
        5,
        revised("factory", "keep"),
        seats=[{"characters": ["architect"], "gold": 7, "hand": ["factory", "keep"]}],
        next="architect",
        gathered=True,
    )
    t.do("build", card="factory")
    assert t.gold(0) == 2
    t.do("build", card="keep")
    assert t.gold(0) == 0


@rule("CIT-FACTORY-1")
def test_CIT_FACTORY_1_it_helps_neither_a_rival_nor_its_owner_once_it_is_gone() -> None:
    t = Table(
        5,
        revised("factory", "keep", "smithy"),
        seats=[
            {"characters": ["architect"], "gold": 2, "hand": ["keep"]},
            {"characters": ["warlord"], "gold": 9, "hand": ["smithy"], "city": ["factory"]},
        ],
        next="architect",
        gathered=True,
    )
    assert t.why_not("build", card="keep") == "needs_gold"
    t.do("end_turn").idle(until="warlord").do("destroy", seat=1, card="factory", beautified=False)
    assert t.gold(1) == 9 - 4
    t.do("gather_gold").do("build", card="smithy")
    assert t.gold(1) == 7 - 5


@scenario("T102")
@rule("CIT-FACTORY-2", "CIT-DRAGON-1")
def test_CIT_FACTORY_2_the_discount_changes_neither_score_nor_the_warlords_price() -> None:
    t = Table(
        5,
        revised("factory", "dragon_gate"),
        seats=[
            {"characters": ["merchant"], "gold": 5, "hand": ["dragon_gate"], "city": ["factory"]},
            {"characters": ["warlord"], "gold": 4},
        ],
        next="merchant",
        gathered=True,
    )
    t.do("build", card="dragon_gate")
    assert t.gold(0) == 0
    assert t.points(0) == {"districts": 5 + 6, "dragon_gate": 2}
    t.do("end_turn").idle(until="warlord")
    assert t.why_not("destroy", seat=0, card="dragon_gate", beautified=False) == "needs_gold"
    t.do("gather_gold").do("destroy", seat=0, card="dragon_gate", beautified=False)
    assert t.gold(1) == 6 - 5
