"""The Abbot."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.casts import with_cards
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

CLOISTERS = ["temple", "church", "monastery", "tavern"]


def abbot(*rivals: int, **own: Any) -> Table:
    return Table(
        players=1 + len(rivals),
        options=with_cards("abbot"),
        seats=[{"characters": ["abbot"], **own}, *({"gold": gold} for gold in rivals)],
        next="abbot",
    )


@rule("CIT-ABBOT-1")
def test_CIT_ABBOT_1_every_mix_of_three_is_offered_and_nothing_else() -> None:
    table = abbot(2, 2, 2, 2, city=CLOISTERS)
    assert [one["gold"] for one in table.choices("income_split")] == [0, 1, 2, 3]


@rule("CIT-ABBOT-1")
@scenario("T066")
def test_CIT_ABBOT_1_one_gold_and_two_cards_and_then_no_more() -> None:
    table = abbot(2, 2, 2, 2, city=CLOISTERS, gold=0)
    table.do("income_split", gold=1).draws("castle", "palace")
    assert table.gold(0) == 1
    assert table.hand(0) == ["castle", "palace"]
    assert table.waiting_for() == 0
    assert table.why_not("income_split", gold=3) == "income_taken"


@rule("CIT-ABBOT-1")
def test_CIT_ABBOT_1_three_cards_and_no_gold() -> None:
    table = abbot(2, 2, 2, 2, city=CLOISTERS, gold=0)
    table.do("income_split", gold=0).draws("castle", "palace", "manor")
    assert table.gold(0) == 0
    assert len(table.hand(0)) == 3


@rule("CIT-ABBOT-2")
def test_CIT_ABBOT_2_the_richest_gives_one_gold_once() -> None:
    table = abbot(2, 7, 6, 2, gold=3)
    assert table.choices("tithe") == [{"verb": "tithe", "seat": 2}]
    table.do("tithe", seat=2)
    assert (table.gold(0), table.gold(2)) == (4, 6)
    assert table.why_not("tithe", seat=2) == "ability_used"


@rule("CIT-ABBOT-2")
def test_CIT_ABBOT_2_wealth_is_measured_at_that_moment() -> None:
    table = abbot(4, 2, 2, 2, gold=2, city=CLOISTERS)
    assert table.can("tithe", seat=1)
    table.do("gather_gold")
    assert table.why_not("tithe", seat=1) == "not_richer"


@rule("CIT-ABBOT-3")
def test_CIT_ABBOT_3_the_abbot_picks_among_tied_rivals() -> None:
    table = abbot(5, 2, 5, 4, gold=3)
    assert [one["seat"] for one in table.choices("tithe")] == [1, 3]
    table.do("tithe", seat=3)
    assert [table.gold(seat) for seat in range(5)] == [4, 5, 2, 4, 4]


@rule("CIT-ABBOT-3")
@scenario("T068")
@pytest.mark.parametrize("own", [5, 6])
def test_CIT_ABBOT_3_nobody_pays_an_abbot_who_is_as_rich(own: int) -> None:
    table = abbot(5, 2, 2, 2, gold=own)
    assert table.choices("tithe") == []
    assert table.why_not("tithe", seat=1) == "not_richer"
