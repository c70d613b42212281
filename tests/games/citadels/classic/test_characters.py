"""Characters whose classic cards differ: moments of the turn, Wizard, Abbot, Warlord and Diplomat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.agreed import classic
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


@pytest.mark.parametrize(
    ("character", "verb"),
    [
        ("merchant", "merchant_gold"),
        ("architect", "architect_cards"),
        ("navigator", "navigator_gold"),
        ("navigator", "navigator_cards"),
    ],
)
@rule("CIT-CLASSIC-13")
def test_CIT_CLASSIC_13_the_extra_comes_only_after_gathering(character: str, verb: str) -> None:
    seat = {"characters": [character], "gold": 0}
    t = Table(5, classic(cast=[character]), seats=[seat], next=character)
    assert t.why_not(verb) == "gather_first"
    t.do("gather_gold").do(verb).settle()
    gold, cards = {
        "merchant_gold": (3, 0),
        "architect_cards": (2, 2),
        "navigator_gold": (6, 0),
        "navigator_cards": (2, 4),
    }[verb]
    assert (t.gold(0), len(t.hand(0))) == (gold, cards)


@rule("CIT-CLASSIC-13")
def test_CIT_CLASSIC_13_income_may_come_before_gathering() -> None:
    t = Table(
        5, classic(), seats=[{"characters": ["merchant"], "gold": 0, "city": ["tavern"]}], next="merchant"
    )
    t.do("income")
    assert t.gold(0) == 1


def wizard(**options: Any) -> Table:
    """The Wizard has a Tavern and a Market in the city, another Market in hand and sees a Tavern in a rival's."""
    return Table(
        5,
        classic(cast=["wizard"], **options),
        seats=[
            {"characters": ["wizard"], "gold": 9, "hand": ["market"], "city": ["tavern", "market"]},
            {"hand": ["tavern"]},
        ],
        next="wizard",
        gathered=True,
    )


@rule("CIT-CLASSIC-WIZARD-1")
def test_CIT_CLASSIC_WIZARD_1_only_the_card_built_at_once_may_be_a_duplicate() -> None:
    t = wizard()
    assert t.why_not("build", card="market") == "already_in_city"
    t.do("look", seat=1).do("take", card="tavern").do("build", card="tavern")
    assert t.city(0) == ["tavern", "market", "tavern"]
    assert t.why_not("build", card="market") == "already_in_city"


@rule("CIT-CLASSIC-WIZARD-1")
def test_CIT_CLASSIC_WIZARD_1_a_card_taken_into_the_hand_may_not() -> None:
    t = wizard().do("look", seat=1).do("take", card="tavern").do("to_hand")
    assert t.why_not("build", card="tavern") == "already_in_city"


@rule("CIT-CLASSIC-WIZARD-1")
def test_CIT_CLASSIC_WIZARD_1_with_the_other_setting_any_district_may() -> None:
    t = wizard(wizard_duplicates="whole_turn").do("build", card="market")
    assert t.city(0) == ["tavern", "market", "market"]


def abbot(*gold: int) -> Table:
    seats: list[dict[str, Any]] = [{"gold": amount} for amount in gold]
    seats[0] |= {"characters": ["abbot"], "city": ["temple", "church"]}
    return Table(5, classic(cast=["abbot"]), seats=seats, next="abbot")


@scenario("T140")
@rule("CIT-CLASSIC-ABBOT-1")
def test_CIT_CLASSIC_ABBOT_1_nobody_pays_when_two_rivals_are_tied_for_richest() -> None:
    assert abbot(1, 5, 5, 2, 0).why_not("tithe", seat=1) == "richest_are_tied"
    t = abbot(1, 5, 4, 2, 0).do("tithe", seat=1)
    assert (t.gold(0), t.gold(1)) == (2, 4)


@rule("CIT-CLASSIC-ABBOT-1")
def test_CIT_CLASSIC_ABBOT_1_income_is_gold_only() -> None:
    t = abbot(0, 0, 0, 0, 0)
    assert t.choices("income_split") == []
    t.do("income")
    assert t.gold(0) == 2
    assert t.hand(0) == []


@scenario("T142")
@rule("CIT-CLASSIC-WARLORD-1")
def test_CIT_CLASSIC_WARLORD_1_destroying_is_the_last_act() -> None:
    seat = {"characters": ["warlord"], "gold": 5, "hand": ["tavern"], "city": ["prison", "smithy"]}
    t = Table(5, classic(), seats=[seat, {"city": ["market"]}], next="warlord")
    assert t.why_not("destroy", seat=1, card="market", beautified=False) == "gather_first"
    t.do("gather_gold")
    assert t.can("build", card="tavern")
    assert t.can("income")
    t.do("destroy", seat=1, card="market", beautified=False)
    assert t.why_not("build", card="tavern") == "turn_is_ending"
    assert t.why_not("income") == "turn_is_ending"
    assert t.choices() == [{"verb": "end_turn"}]
    assert t.gold(0) == 7 - 1


@rule("CIT-CLASSIC-WARLORD-1")
def test_CIT_CLASSIC_WARLORD_1_income_and_building_may_come_before() -> None:
    seat = {"characters": ["warlord"], "gold": 0, "hand": ["tavern"], "city": ["prison"]}
    t = Table(5, classic(), seats=[seat, {"city": ["market"]}], next="warlord")
    t.do("income").do("gather_gold").do("build", card="tavern")
    t.do("destroy", seat=1, card="market", beautified=False)
    assert t.gold(0) == 1 + 2 - 1 - 1


@rule("CIT-CLASSIC-DIPLOMAT-1")
def test_CIT_CLASSIC_DIPLOMAT_1_the_exchange_is_the_last_act() -> None:
    t = Table(
        5,
        classic(cast=["diplomat"]),
        seats=[
            {"characters": ["diplomat"], "gold": 3, "hand": ["temple"], "city": ["prison"]},
            {"gold": 0, "city": ["docks"]},
        ],
        next="diplomat",
    )
    assert t.why_not("exchange", seat=1, card="docks", beautified=False) == "gather_first"
    t.do("gather_gold").do("exchange", seat=1, card="docks", beautified=False)
    t.do("give_district", card="prison", beautified=False)
    assert (t.city(0), t.city(1)) == (["docks"], ["prison"])
    assert (t.gold(0), t.gold(1)) == (4, 1)
    assert t.why_not("build", card="temple") == "turn_is_ending"
    assert t.choices() == [{"verb": "end_turn"}]
