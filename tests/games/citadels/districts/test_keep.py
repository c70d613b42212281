"""The Keep."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.agreed import classic, revised
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


@pytest.mark.parametrize(
    ("character", "verb"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]
)
@scenario("T110")
@rule("CIT-KEEP-1")
def test_CIT_KEEP_1_rank_8_cannot_touch_it(character: str, verb: str) -> None:
    t = Table(
        5,
        revised("keep", cast=[character]),
        seats=[
            {"characters": [character], "gold": 9, "city": ["market", "manor"]},
            {"city": ["keep", "docks"]},
        ],
        next=character,
    )
    assert t.can(verb, seat=1, card="docks", beautified=False)
    assert t.why_not(verb, seat=1, card="keep", beautified=False) == "protected_district"


@rule("CIT-KEEP-2")
def test_CIT_KEEP_2_the_diplomat_cannot_give_a_keep_away() -> None:
    t = Table(
        5,
        revised("keep", cast=["diplomat"]),
        seats=[
            {"characters": ["diplomat"], "gold": 9, "city": ["keep", "market"]},
            {"city": ["docks"]},
        ],
        next="diplomat",
    )
    t.do("exchange", seat=1, card="docks", beautified=False)
    assert t.choices("give_district") == [{"verb": "give_district", "card": "market", "beautified": False}]


@rule("CIT-KEEP-2")
def test_CIT_KEEP_2_with_the_other_setting_the_diplomat_can() -> None:
    t = Table(
        5,
        revised("keep", cast=["diplomat"], diplomat_gives_keep=True),
        seats=[{"characters": ["diplomat"], "city": ["keep"]}, {"city": ["docks"]}],
        next="diplomat",
    )
    t.do("exchange", seat=1, card="docks", beautified=False)
    t.do("give_district", card="keep", beautified=False)
    assert (t.city(0), t.city(1)) == (["docks"], ["keep"])


@rule("CIT-CLASSIC-KEEP-2")
@pytest.mark.parametrize(("setting", "gives"), [({}, True), ({"diplomat_gives_keep": False}, False)])
def test_CIT_CLASSIC_KEEP_2_a_classic_diplomat_may_give_his_own_but_take_none(
    setting: dict[str, Any], gives: bool
) -> None:
    t = Table(
        5,
        classic(cast=["diplomat"], **setting),
        seats=[{"characters": ["diplomat"], "city": ["keep"]}, {"city": ["docks"]}, {"city": ["keep"]}],
        next="diplomat",
        gathered=True,
    )
    assert t.can("exchange", seat=1, card="docks", beautified=False) == gives
    assert t.why_not("exchange", seat=2, card="keep", beautified=False) == "protected_district"
