"""The Thief."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.table import Table, cast
from tests.marks import rule, scenario


@rule("CIT-THIEF-1", "CIT-THIEF-3")
@scenario("T040")
def test_CIT_THIEF_1_the_whole_stash_goes_to_the_thief_at_the_reveal() -> None:
    seats = [{"characters": ["thief"], "gold": 1}, {"characters": ["warlord"], "gold": 5}]
    table = Table(seats=seats, next="thief").do("rob", character="warlord")
    assert table.gold(1) == 5
    table.do("gather_gold").do("end_turn").idle("warlord")
    assert table.can("gather_gold")
    assert (table.gold(0), table.gold(1)) == (8, 0)
    table.do("gather_gold")
    assert (table.gold(0), table.gold(1)) == (8, 2)


@rule("CIT-THIEF-1")
def test_CIT_THIEF_1_one_character_is_named() -> None:
    table = Table(seats=[{"characters": ["thief"]}], next="thief").do("rob", character="king")
    assert table.view(None)["ranks"][3]["robbed"]
    assert table.choices("rob") == []


@rule("CIT-THIEF-2")
@scenario("T041")
@pytest.mark.parametrize(
    ("first", "marks", "refused"),
    [
        ("assassin", {"killed": "bishop"}, ["assassin", "thief", "bishop"]),
        ("witch", {"bewitched": "king"}, ["witch", "thief", "king"]),
        ("magistrate", {}, ["magistrate", "thief"]),
    ],
)
def test_CIT_THIEF_2_rank_1_the_killed_and_the_bewitched_are_spared(
    first: str, marks: dict[str, Any], refused: list[str]
) -> None:
    table = Table(
        options={"characters": cast(first)},
        seats=[{"characters": ["thief"]}, {"characters": [first]}],
        next="thief",
        **marks,
    )
    allowed = [one["character"] for one in table.choices("rob")]
    assert allowed == [name for name in cast(first) if name not in refused]
    assert all(table.why_not("rob", character=name) for name in refused)


@rule("CIT-THIEF-3")
def test_CIT_THIEF_3_a_victim_nobody_reveals_brings_nothing() -> None:
    names = ["thief", "king", "bishop", "architect", "warlord"]
    table = Table(seats=[{"characters": [name]} for name in names], next="thief")
    table.do("rob", character="merchant").do("gather_gold").do("end_turn")
    table.idle("warlord")
    assert [table.gold(seat) for seat in range(5)] == [4, 4, 4, 4, 2]
