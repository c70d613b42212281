"""The Wizard."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.table import Table, cast, uniques
from tests.marks import rule, scenario

SPECIAL = uniques("factory", "thieves_den", "framework", "necropolis", "monument", "secret_vault", "keep")


def wizard(own: dict[str, Any], victim: list[str], gathered: bool = True, **options: Any) -> Table:
    """Seat 0 is the Wizard; seat 1 holds these cards."""
    return Table(
        options={"characters": cast("wizard"), "districts": SPECIAL, **options},
        seats=[{"characters": ["wizard"], **own}, {"hand": victim}],
        next="wizard",
        gathered=gathered,
    )


@rule("CIT-WIZARD-1")
def test_CIT_WIZARD_1_one_card_must_be_taken_into_the_hand_or_built() -> None:
    table = wizard({"gold": 9}, ["manor", "docks"]).do("look", seat=1)
    assert table.view(0)["mine"]["looked_at"] == ["manor", "docks"]
    assert table.view(2)["seats"][1]["known_hand"] == []
    assert {(one["verb"], one["card"]) for one in table.choices()} == {("take", "manor"), ("take", "docks")}
    table.do("take", card="docks")
    assert {one["verb"] for one in table.choices()} == {"to_hand", "build"}
    table.do("to_hand")
    assert (table.hand(0), table.hand(1)) == (["docks"], ["manor"])
    assert table.gold(0) == 9
    assert table.why_not("look", seat=1) == "ability_used"


@rule("CIT-WIZARD-2")
@scenario("T052")
def test_CIT_WIZARD_2_a_card_too_dear_can_only_go_to_the_hand() -> None:
    table = wizard({"gold": 3}, ["castle"]).do("look", seat=1).do("take", card="castle")
    assert table.why_not("build", card="castle") == "needs_gold"
    assert [one["verb"] for one in table.choices()] == ["to_hand"]


@rule("CIT-WIZARD-2")
def test_CIT_WIZARD_2_building_at_once_costs_the_full_price() -> None:
    table = wizard({"gold": 5}, ["castle"]).do("look", seat=1).do("take", card="castle")
    table.do("build", card="castle")
    assert (table.gold(0), table.city(0)) == (1, ["castle"])


@rule("CIT-WIZARD-3")
def test_CIT_WIZARD_3_building_at_once_is_outside_the_limit() -> None:
    table = wizard({"gold": 9, "hand": ["tavern", "temple"]}, ["docks"]).do("look", seat=1)
    table.do("take", card="docks").do("build", card="docks").do("build", card="tavern")
    assert table.why_not("build", card="temple") == "limit_reached"


@rule("CIT-WIZARD-3")
def test_CIT_WIZARD_3_a_card_taken_into_the_hand_counts_when_built() -> None:
    table = wizard({"gold": 9, "hand": ["tavern"]}, ["docks"]).do("look", seat=1)
    table.do("take", card="docks").do("to_hand").do("build", card="docks")
    assert table.why_not("build", card="tavern") == "limit_reached"


@rule("CIT-WIZARD-3")
def test_CIT_WIZARD_3_the_limit_may_be_used_up_before() -> None:
    table = wizard({"gold": 9, "hand": ["tavern"]}, ["docks"]).do("build", card="tavern")
    table.do("look", seat=1).do("take", card="docks").do("build", card="docks")
    assert table.city(0) == ["tavern", "docks"]


@rule("CIT-WIZARD-4")
@scenario("T053")
def test_CIT_WIZARD_4_any_district_may_be_identical_in_this_turn() -> None:
    table = wizard({"gold": 9, "hand": ["tavern"], "city": ["tavern", "docks"]}, ["docks"])
    table.do("build", card="tavern")
    table.do("look", seat=1).do("take", card="docks").do("build", card="docks")
    assert table.city(0) == ["tavern", "docks", "tavern", "docks"]


@rule("CIT-WIZARD-5")
def test_CIT_WIZARD_5_the_card_may_be_built_before_gathering() -> None:
    table = wizard({"gold": 3}, ["docks"], gathered=False).do("look", seat=1).do("take", card="docks")
    table.do("build", card="docks")
    assert table.city(0) == ["docks"]
    assert table.can("gather_gold")


@rule("CIT-WIZARD-5")
def test_CIT_WIZARD_5_with_the_other_setting_only_into_the_hand() -> None:
    table = wizard({"gold": 3}, ["docks"], gathered=False, wizard_before_gathering=False)
    table.do("look", seat=1).do("take", card="docks")
    assert table.why_not("build", card="docks") == "gather_first"
    assert [one["verb"] for one in table.choices()] == ["to_hand"]
    later = wizard({"gold": 3}, ["docks"], wizard_before_gathering=False)
    assert later.do("look", seat=1).do("take", card="docks").can("build", card="docks")


@rule("CIT-WIZARD-6")
def test_CIT_WIZARD_6_a_player_without_cards_cannot_be_chosen() -> None:
    table = wizard({}, ["docks"])
    assert [one["seat"] for one in table.choices("look")] == [1]


def holding(own: dict[str, Any], card: str) -> Table:
    """The Wizard has taken this card and decides what to do with it."""
    return wizard(own, [card]).do("look", seat=1).do("take", card=card)


@rule("CIT-WIZARD-7")
def test_CIT_WIZARD_7_the_factory_helps_to_pay() -> None:
    table = holding({"gold": 2, "city": ["factory"], "hand": ["tavern"]}, "keep").do("build", card="keep")
    assert table.gold(0) == 0
    assert table.city(0) == ["factory", "keep"]


@rule("CIT-WIZARD-7")
def test_CIT_WIZARD_7_cards_help_to_pay_for_the_thieves_den() -> None:
    table = holding({"gold": 5, "hand": ["tavern", "temple"]}, "thieves_den")
    table.do("build_with_cards", count=2).do("pay_card", card="tavern").do("pay_card", card="temple")
    assert table.city(0) == ["thieves_den"]
    assert (table.gold(0), table.hand(0)) == (1, [])
    assert table.view(None)["turn"]["builds_left"] == 1


@rule("CIT-WIZARD-7")
def test_CIT_WIZARD_7_the_framework_pays() -> None:
    table = holding({"gold": 0, "city": ["framework"]}, "palace").do("build_with_framework", card="palace")
    assert (table.city(0), table.under()) == (["palace"], ["framework"])
    assert table.view(None)["turn"]["builds_left"] == 1


@rule("CIT-WIZARD-7")
def test_CIT_WIZARD_7_a_sacrifice_pays_for_the_necropolis() -> None:
    table = holding({"gold": 0, "city": ["temple"]}, "necropolis")
    table.do("build_by_sacrifice", card="temple", beautified=False)
    assert (table.city(0), table.under()) == (["necropolis"], ["temple"])
    assert table.view(None)["turn"]["builds_left"] == 1


@rule("CIT-WIZARD-8")
@pytest.mark.parametrize(
    ("card", "reason"), [("secret_vault", "never_built"), ("monument", "too_many_districts")]
)
def test_CIT_WIZARD_8_what_may_not_be_built_goes_to_the_hand(card: str, reason: str) -> None:
    city = ["tavern", "market", "docks", "temple", "framework"]
    table = holding({"gold": 100, "city": city}, card)
    assert table.why_not("build", card=card) == reason
    assert [one["verb"] for one in table.choices()] == ["to_hand"]
    table.do("to_hand")
    assert table.hand(0) == [card]
