"""The Bishop."""

from __future__ import annotations

import pytest

from tests.games.citadels.casts import with_cards
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

RANK_8 = [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]


def bishop_against(character: str) -> Table:
    return Table(
        options=with_cards(character),
        seats=[
            {"characters": ["bishop"], "city": ["tavern"]},
            {"characters": [character], "city": ["temple"], "gold": 9},
            {"city": ["market"]},
        ],
        next="bishop",
    ).idle(until=character)


@rule("CIT-BISHOP-1")
@scenario("T064")
@pytest.mark.parametrize(("character", "verb"), RANK_8)
def test_CIT_BISHOP_1_rank_8_cannot_touch_the_bishops_city(character: str, verb: str) -> None:
    table = bishop_against(character)
    assert table.why_not(verb, seat=0, card="tavern", beautified=False) == "bishop_protects"
    assert table.can(verb, seat=2, card="market", beautified=False)


@rule("CIT-BISHOP-1")
@pytest.mark.parametrize(("character", "verb"), RANK_8)
def test_CIT_BISHOP_1_a_killed_bishop_protects_nothing(character: str, verb: str) -> None:
    table = Table(
        options=with_cards(character),
        seats=[
            {"characters": ["bishop"], "city": ["tavern"]},
            {"characters": [character], "city": ["temple"], "gold": 9},
        ],
        killed="bishop",
        next="bishop",
    ).idle(until=character)
    assert table.can(verb, seat=0, card="tavern", beautified=False)


@rule("CIT-BISHOP-1")
def test_CIT_BISHOP_1_the_protection_ends_with_the_round() -> None:
    table = bishop_against("warlord")
    assert table.view(None)["seats"][0]["shielded"]
    table.idle()
    assert not table.view(None)["seats"][0]["shielded"]


@rule("CIT-BISHOP-1")
@scenario("T065")
def test_CIT_BISHOP_1_with_two_characters_the_whole_city_is_protected() -> None:
    table = Table(
        players=3,
        seats=[
            {"characters": ["magician", "bishop"], "city": ["tavern", "temple", "manor"]},
            {"characters": ["warlord", "king"], "gold": 9},
            {"characters": ["thief", "merchant"], "city": ["market"]},
        ],
        next="bishop",
    ).idle(until="warlord")
    assert [one["seat"] for one in table.choices("destroy")] == [2]


@rule("CIT-BISHOP-2")
def test_CIT_BISHOP_2_one_gold_for_each_religious_district() -> None:
    table = Table(
        seats=[{"characters": ["bishop"], "gold": 1, "city": ["temple", "church", "tavern", "manor"]}],
        next="bishop",
    )
    table.do("income")
    assert table.gold(0) == 3
    assert table.why_not("income") == "income_taken"
