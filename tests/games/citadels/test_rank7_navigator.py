"""The Navigator."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.casts import with_cards
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


def navigator(*extra: str, **own: Any) -> Table:
    return Table(
        options=with_cards("navigator", *extra),
        seats=[{"characters": ["navigator"], **own}],
        next="navigator",
    )


@rule("CIT-NAVIGATOR-1")
def test_CIT_NAVIGATOR_1_four_gold_or_four_cards_but_not_both() -> None:
    table = navigator(gold=1)
    table.do("gather_cards").draws("tavern", "docks").do("keep", card="docks").do("navigator_gold")
    assert table.gold(0) == 5
    assert table.why_not("navigator_cards") == "ability_used"


@rule("CIT-NAVIGATOR-1")
def test_CIT_NAVIGATOR_1_four_cards_also_after_gathering_gold() -> None:
    table = navigator(gold=1)
    table.do("gather_gold").do("navigator_cards").draws("tavern", "docks", "castle", "manor")
    assert len(table.hand(0)) == 4
    assert table.gold(0) == 3
    assert table.why_not("navigator_gold") == "ability_used"


@rule("CIT-NAVIGATOR-2")
@scenario("T078")
@pytest.mark.parametrize(
    ("verb", "fields"),
    [
        ("build", {"card": "tavern"}),
        ("build", {"card": "stables"}),
        ("build_with_framework", {"card": "tavern"}),
        ("build_by_sacrifice", {"card": "framework", "beautified": False}),
    ],
)
def test_CIT_NAVIGATOR_2_builds_in_no_way(verb: str, fields: dict[str, Any]) -> None:
    table = navigator(
        "stables",
        "framework",
        "necropolis",
        hand=["tavern", "stables", "necropolis"],
        city=["framework"],
        gold=20,
    ).do("gather_gold")
    assert table.why_not(verb, **fields) == "character_cannot_build"
