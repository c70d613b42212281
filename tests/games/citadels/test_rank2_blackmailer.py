"""The Blackmailer: two threats, bribes and reveals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.table import Table, cast, uniques
from tests.marks import rule, scenario


def threatened(
    victim: dict[str, Any], flowered: str = "merchant", other: str = "king", **position: Any
) -> Table:
    """Seat 1, the Merchant, is called under a threat; seat 0 is the Blackmailer without gold."""
    seats = [{"characters": ["blackmailer"], "gold": 0}, {"characters": ["merchant"], **victim}]
    options = {"characters": cast("blackmailer"), "districts": uniques("gold_mine", "observatory")}
    return Table(
        options=options,
        seats=seats,
        threats={"flowered": flowered, "others": [other]},
        **{"next": "merchant", **position},
    )


@rule("CIT-BLACKMAILER-1")
def test_CIT_BLACKMAILER_1_two_threats_on_two_characters() -> None:
    options = {"characters": cast("blackmailer")}
    table = Table(options=options, seats=[{"characters": ["blackmailer"]}], next="blackmailer")
    table.do("threaten_with_flower", character="king")
    assert {one["verb"] for one in table.choices()} == {"threaten"}
    assert not table.can("threaten", character="king")
    table.do("threaten", character="warlord")
    for seat in (1, None):
        ranks = table.view(seat)["ranks"]
        assert [one["character"] for one in ranks if one["threat"]] == ["king", "warlord"]
        assert [one["flowered"] for one in ranks if one["threat"]] == [None, None]
    assert [one["flowered"] for one in table.view(0)["ranks"] if one["threat"]] == [True, False]
    assert table.choices("threaten_with_flower") == []


@rule("CIT-BLACKMAILER-2")
@scenario("T048")
def test_CIT_BLACKMAILER_2_the_killed_character_and_rank_1_cannot_be_threatened() -> None:
    table = Table(
        options={"characters": cast("blackmailer")},
        seats=[{"characters": ["blackmailer"]}, {"characters": ["assassin"]}],
        killed="magician",
        face_up=["architect"],
        next="blackmailer",
    )
    allowed = ["king", "bishop", "merchant", "architect", "warlord"]
    assert [one["character"] for one in table.choices("threaten_with_flower")] == allowed
    table.do("threaten_with_flower", character="king")
    assert [one["character"] for one in table.choices("threaten")] == allowed[1:]


@rule("CIT-BLACKMAILER-2")
@scenario("T048")
def test_CIT_BLACKMAILER_2_a_character_with_a_warrant_can_be_threatened() -> None:
    table = Table(
        options={"characters": cast("magistrate", "blackmailer")},
        seats=[{"characters": ["blackmailer"]}, {"characters": ["magistrate"]}],
        warrants={"signed": "king", "others": ["bishop", "merchant"]},
        next="blackmailer",
    )
    table.do("threaten_with_flower", character="king").do("threaten", character="merchant")


@rule("CIT-BLACKMAILER-2")
def test_CIT_BLACKMAILER_2_the_bewitched_character_cannot_be_threatened() -> None:
    table = Table(
        options={"characters": cast("witch", "blackmailer")},
        seats=[{"characters": ["blackmailer"]}, {"characters": ["witch"]}],
        bewitched="king",
        next="blackmailer",
    )
    assert table.why_not("threaten_with_flower", character="king") == "bewitched_character"
    assert table.can("threaten_with_flower", character="bishop")


@rule("CIT-BLACKMAILER-3")
@scenario("T046")
def test_CIT_BLACKMAILER_3_the_threat_is_settled_before_anything_else() -> None:
    table = threatened({"gold": 3, "city": ["tavern", "laboratory"], "hand": ["market"]})
    assert {one["verb"] for one in table.choices()} == {"gather_gold", "gather_cards"}
    table.do("gather_gold")
    assert {one["verb"] for one in table.choices()} == {"bribe", "refuse"}
    table.do("bribe")
    assert table.can("income")
    assert table.can("laboratory", card="market")
    assert table.can("build", card="market")


@rule("CIT-BLACKMAILER-3")
def test_CIT_BLACKMAILER_3_gathering_effects_work_under_a_threat() -> None:
    city = ["gold_mine", "library", "observatory"]
    assert threatened({"gold": 0, "city": city}).do("gather_gold").gold(1) == 3
    cards = threatened({"city": city}).do("gather_cards").draws("manor", "docks", "temple")
    assert len(cards.hand(1)) == 3
    assert cards.asked() == "settling"


@rule("CIT-BLACKMAILER-4")
@scenario("T044")
@pytest.mark.parametrize("flowered", ["merchant", "king"])
def test_CIT_BLACKMAILER_4_a_bribe_is_half_the_stash_and_the_threat_leaves_unseen(flowered: str) -> None:
    other = "king" if flowered == "merchant" else "merchant"
    table = threatened({"gold": 3}, flowered, other).do("gather_gold").do("bribe")
    assert (table.gold(0), table.gold(1)) == (2, 3)
    assert (table.asked(), table.waiting_for()) == ("turn", 1)
    ranks = table.view(None)["ranks"]
    assert not ranks[5]["threat"]
    assert all(one["flowered"] is None for one in ranks)


@rule("CIT-BLACKMAILER-5")
@pytest.mark.parametrize("gold", [0, 1])
def test_CIT_BLACKMAILER_5_a_bribe_of_nothing_works(gold: int) -> None:
    table = threatened({"gold": gold}).do("gather_cards").draws("manor", "docks").do("keep", card="manor")
    table.do("bribe")
    assert (table.gold(0), table.gold(1)) == (0, gold)
    assert (table.asked(), table.waiting_for()) == ("turn", 1)


@rule("CIT-BLACKMAILER-6")
@scenario("T045")
@pytest.mark.parametrize(("flowered", "other", "taken"), [("merchant", "king", 5), ("king", "merchant", 0)])
def test_CIT_BLACKMAILER_6_the_flower_takes_the_whole_stash(flowered: str, other: str, taken: int) -> None:
    table = threatened({"gold": 3}, flowered, other).do("gather_gold").do("refuse").do("reveal_threat")
    assert (table.gold(0), table.gold(1)) == (taken, 5 - taken)
    assert (table.asked(), table.waiting_for()) == ("turn", 1)


@rule("CIT-BLACKMAILER-7")
def test_CIT_BLACKMAILER_7_a_threat_left_alone_is_settled_and_stays_face_down() -> None:
    table = threatened({"gold": 3, "hand": ["market"]}).do("gather_gold").do("refuse").do("pass")
    assert table.gold(1) == 5
    table.do("build", card="market").do("end_turn")
    assert (table.gold(0), table.gold(1)) == (0, 3)
    for seat in (1, 2, None):
        shown = table.view(seat)["ranks"][5]
        assert (shown["threat"], shown["flowered"]) == (True, None)


@rule("CIT-BLACKMAILER-8")
def test_CIT_BLACKMAILER_8_the_other_threat_is_settled_though_the_flower_is_gone() -> None:
    table = Table(
        options={"characters": cast("blackmailer")},
        seats=[
            {"characters": ["blackmailer"]},
            {"characters": ["king"]},
            {"characters": ["merchant"], "gold": 4},
        ],
        threats={"flowered": "king", "others": ["merchant"]},
        next="king",
    )
    table.do("gather_gold").do("refuse").do("reveal_threat").idle("merchant").do("gather_gold")
    assert (table.asked(), table.waiting_for()) == ("settling", 2)
    table.do("refuse").do("reveal_threat")
    assert table.gold(2) == 6
