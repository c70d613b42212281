"""The Hospital."""

from __future__ import annotations

from typing import Any

from tests.games.citadels.agreed import classic
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


def killed_merchant(owner: dict[str, Any], **position: Any) -> Table:
    """The Merchant was killed and is about to be called; the Hospital's owner sits at seat 0."""
    return Table(
        5,
        classic("hospital", "poor_house", "park"),
        seats=[{"gold": 0, **owner}, {"characters": ["assassin"]}],
        killed="merchant",
        next="merchant",
        **position,
    )


@scenario("T150")
@rule("CIT-CLASSIC-HOSPITAL-1")
def test_CIT_CLASSIC_HOSPITAL_1_a_killed_owner_may_gather_and_do_nothing_else() -> None:
    city = ["hospital", "tavern", "smithy", "poor_house", "park"]
    t = killed_merchant({"characters": ["merchant"], "hand": ["temple"], "city": city})
    assert (t.asked(), t.waiting_for()) == ("hospital_call", 0)
    t.do("use_hospital")
    assert t.choices() == [{"verb": "gather_gold"}, {"verb": "gather_cards"}]
    assert t.view(None)["seats"][0]["characters"] == ["merchant"], "he is revealed by it"
    t.do("gather_gold")
    assert t.gold(0) == 2
    assert t.playing() != "merchant", "no building, no income: the turn is over"


@rule("CIT-CLASSIC-HOSPITAL-1")
def test_CIT_CLASSIC_HOSPITAL_1_library_and_observatory_help() -> None:
    city = ["hospital", "library", "observatory"]
    t = killed_merchant({"characters": ["merchant"], "city": city}).do("use_hospital")
    t.do("gather_cards").draws("manor", "tavern", "prison")
    t.do("keep", card="manor").do("keep", card="prison")
    assert t.hand(0) == ["manor", "prison"]
    assert t.under() == ["tavern"]
    assert t.playing() != "merchant"


@rule("CIT-CLASSIC-HOSPITAL-1")
def test_CIT_CLASSIC_HOSPITAL_1_who_declines_stays_hidden() -> None:
    t = killed_merchant({"characters": ["merchant"], "city": ["hospital"]}).do("pass")
    assert t.gold(0) == 0
    assert t.view(None)["seats"][0]["characters"] == []
    assert t.playing() != "merchant"


@rule("CIT-CLASSIC-HOSPITAL-2")
def test_CIT_CLASSIC_HOSPITAL_2_the_owner_is_asked_with_another_hidden_character_too() -> None:
    t = killed_merchant({"characters": ["warlord"], "city": ["hospital"]})
    assert (t.asked(), t.waiting_for()) == ("hospital_call", 0)
    assert t.choices() == [{"verb": "pass"}]
    t.do("pass")
    assert t.view(None)["seats"][0]["characters"] == []


@rule("CIT-CLASSIC-HOSPITAL-2")
def test_CIT_CLASSIC_HOSPITAL_2_nobody_is_asked_when_the_table_knows_better() -> None:
    shown = killed_merchant({"characters": ["thief"], "city": ["hospital"]})
    assert shown.asked() == "turn", "the owner has shown another character"
    open_card = killed_merchant({"characters": ["warlord"], "city": ["hospital"]}, face_up=["merchant"])
    assert open_card.asked() == "turn", "the killed card lies face up"
