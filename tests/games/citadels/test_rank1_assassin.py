"""The Assassin."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.table import Table, cast
from tests.marks import rule, scenario


@rule("CIT-ASSASSIN-1")
def test_CIT_ASSASSIN_1_any_other_character_of_the_cast_may_be_named_once() -> None:
    table = Table(seats=[{"characters": ["assassin"]}])
    assert [one["character"] for one in table.choices("kill")] == cast()[1:]
    table.do("kill", character="king")
    assert table.view(None)["ranks"][3]["killed"]
    assert table.choices("kill") == []


@rule("CIT-ASSASSIN-1")
def test_CIT_ASSASSIN_1_the_killed_character_loses_its_turn() -> None:
    names = ["assassin", "thief", "magician", "king", "bishop"]
    table = Table(seats=[{"characters": [name]} for name in names])
    table.do("kill", character="magician").idle("thief")
    table.do("gather_gold").do("end_turn")
    assert table.playing() == "king"


@rule("CIT-ASSASSIN-1", "CIT-BISHOP-1")
@scenario("T026")
def test_CIT_ASSASSIN_1_a_killed_bishop_protects_nothing() -> None:
    seats = [
        {"characters": ["assassin"]},
        {"characters": ["bishop"], "city": ["tavern"]},
        {"characters": ["warlord"]},
    ]
    killed = Table(seats=seats).do("kill", character="bishop").idle("warlord")
    assert killed.can("destroy", seat=1, card="tavern", beautified=False)
    alive = Table(seats=seats).do("kill", character="merchant").idle("warlord")
    assert alive.why_not("destroy", seat=1, card="tavern", beautified=False) == "bishop_protects"


@rule("CIT-ASSASSIN-2")
@pytest.mark.parametrize(
    ("character", "verb"), [("assassin", "kill"), ("witch", "bewitch"), ("thief", "rob")]
)
def test_CIT_ASSASSIN_2_a_face_up_character_may_be_named(character: str, verb: str) -> None:
    table = Table(
        options={"characters": cast(character)},
        seats=[{"characters": [character]}],
        face_up=["merchant"],
        next=character,
    )
    assert table.view(None)["face_up"] == ["merchant"]
    table.do("gather_gold").do(verb, character="merchant")


@rule("CIT-ASSASSIN-2")
@pytest.mark.parametrize(
    ("character", "verb"), [("assassin", "kill"), ("witch", "bewitch"), ("thief", "rob")]
)
def test_CIT_ASSASSIN_2_the_own_second_character_may_be_named(character: str, verb: str) -> None:
    seats: list[dict[str, Any]] = [{"characters": [character, "merchant"]}]
    table = Table(3, options={"characters": cast(character, "artist")}, seats=seats, next=character)
    table.do("gather_gold").do(verb, character="merchant")
