"""The Magistrate: warrants, and the district that the signed one takes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.table import Table, cast, uniques
from tests.marks import rule, scenario

SPECIAL = uniques("framework", "necropolis", "monument", "quarry", "laboratory", "keep")


def under_warrant(
    target: str,
    builder: dict[str, Any],
    magistrate: dict[str, Any] | None = None,
    *others: dict[str, Any],
    signed: str | None = None,
    along: tuple[str, ...] = (),
    **more: Any,
) -> Table:
    """Seat 1 plays this warranted character and has gathered; seat 0 is the Magistrate."""
    signed = signed or target
    names = cast("magistrate", *along, target)
    laid = [name for name in (target, *(one for one in names[1:] if one != target)) if name != signed][:2]
    options = {"characters": names, "districts": SPECIAL} | more.pop("options", {})
    position = {
        "seats": [
            {"characters": ["magistrate"], **(magistrate or {})},
            {"characters": [target], **builder},
            *others,
        ],
        "warrants": {"signed": signed, "others": laid},
        "next": target,
        "gathered": True,
    }
    return Table(options=options, **{**position, **more})


@rule("CIT-MAGISTRATE-1")
def test_CIT_MAGISTRATE_1_three_warrants_one_of_them_signed() -> None:
    table = Table(options={"characters": cast("magistrate")}, seats=[{"characters": ["magistrate"]}])
    table.do("sign_warrant", character="king")
    assert {one["verb"] for one in table.choices()} == {"warrant"}
    assert not table.can("warrant", character="king")
    table.do("warrant", character="thief")
    assert not table.can("warrant", character="thief")
    table.do("warrant", character="warlord")
    assert table.asked() == "turn"
    for seat in (1, None):
        ranks = table.view(seat)["ranks"]
        assert [one["character"] for one in ranks if one["warrant"]] == ["thief", "king", "warlord"]
        assert [one["signed"] for one in ranks if one["warrant"]] == [None, None, None]
    assert [one["signed"] for one in table.view(0)["ranks"] if one["warrant"]] == [False, True, False]
    assert table.choices("sign_warrant") == []


@rule("CIT-MAGISTRATE-1")
def test_CIT_MAGISTRATE_1_only_the_signed_character_is_the_target() -> None:
    table = under_warrant("architect", {"gold": 4, "hand": ["castle"]}, signed="king")
    table.do("build", card="castle")
    assert not table.can("confiscate")
    table.do("pass")
    assert table.city(1) == ["castle"]


@rule("CIT-MAGISTRATE-2")
def test_CIT_MAGISTRATE_2_any_character_but_the_magistrate() -> None:
    table = Table(
        options={"characters": cast("magistrate")},
        seats=[{"characters": ["magistrate"]}],
        face_up=["architect"],
    )
    assert [one["character"] for one in table.choices("sign_warrant")] == cast("magistrate")[1:]
    table.do("sign_warrant", character="thief")
    assert table.can("warrant", character="architect")
    assert not table.can("warrant", character="magistrate")


@rule("CIT-MAGISTRATE-3")
@scenario("T034")
def test_CIT_MAGISTRATE_3_the_architects_castle_is_confiscated() -> None:
    table = under_warrant("architect", {"gold": 4, "hand": ["castle", "tavern", "temple", "watchtower"]})
    table.do("build", card="castle").do("confiscate")
    assert table.city(0) == ["castle"]
    assert (table.gold(0), table.gold(1)) == (2, 4)
    assert table.city(1) == []
    assert table.view(None)["turn"]["builds_left"] == 2
    table.do("build", card="tavern").do("build", card="temple")
    assert table.why_not("build", card="watchtower") == "limit_reached"


@rule("CIT-MAGISTRATE-4")
def test_CIT_MAGISTRATE_4_the_district_counts_for_the_target_only_against_the_limit() -> None:
    six = ["market", "docks", "temple", "church", "prison", "barracks"]
    builder = {"gold": 7, "hand": ["laboratory", "tavern"], "city": six}
    table = under_warrant("merchant", builder, along=("tax_collector",))
    table.do("build", card="laboratory").do("confiscate")
    assert table.gold(1) == 7
    assert table.city(1) == six
    assert table.view(None)["first_to_complete"] is None
    assert table.why_not("laboratory", card="tavern") == "needs_district"
    assert table.why_not("build", card="tavern") == "limit_reached"


@rule("CIT-MAGISTRATE-5")
def test_CIT_MAGISTRATE_5_letting_the_first_go_does_not_open_the_next() -> None:
    table = under_warrant("architect", {"gold": 9, "hand": ["castle", "tavern"]})
    table.do("build", card="castle").do("pass").do("build", card="tavern")
    assert (table.asked(), table.waiting_for()) == ("turn", 1)
    assert table.city(1) == ["castle", "tavern"]


@rule("CIT-MAGISTRATE-5")
def test_CIT_MAGISTRATE_5_a_first_district_that_cannot_be_taken_does_not_open_the_next() -> None:
    table = under_warrant("architect", {"gold": 9, "hand": ["castle", "tavern"]}, {"city": ["castle"]})
    table.do("build", card="castle").do("build", card="tavern")
    assert (table.asked(), table.waiting_for()) == ("turn", 1)


@rule("CIT-MAGISTRATE-6")
@scenario("T037")
def test_CIT_MAGISTRATE_6_a_build_by_framework_is_skipped() -> None:
    builder = {"gold": 2, "hand": ["palace", "market"], "city": ["framework"]}
    table = under_warrant("architect", builder)
    table.do("build_with_framework", card="palace")
    assert table.asked() == "turn"
    assert table.city(1) == ["palace"]
    table.do("build", card="market").do("confiscate")
    assert table.city(0) == ["market"]


@rule("CIT-MAGISTRATE-6")
def test_CIT_MAGISTRATE_6_an_unpaid_necropolis_is_skipped() -> None:
    builder = {"gold": 2, "hand": ["necropolis", "market"], "city": ["temple"]}
    table = under_warrant("architect", builder)
    table.do("build_by_sacrifice", card="temple", beautified=False)
    assert table.asked() == "turn"
    table.do("build", card="market")
    assert table.can("confiscate")


@rule("CIT-MAGISTRATE-7")
@scenario("T036")
def test_CIT_MAGISTRATE_7_no_identical_district_not_even_with_the_quarry() -> None:
    table = under_warrant("merchant", {"hand": ["tavern"]}, {"city": ["tavern", "quarry"]})
    table.do("build", card="tavern")
    assert (table.asked(), table.waiting_for()) == ("turn", 1)
    assert table.city(1) == ["tavern"]


@rule("CIT-MAGISTRATE-8")
@pytest.mark.parametrize("signed", ["merchant", "king"])
def test_CIT_MAGISTRATE_8_signed_or_not_the_magistrate_is_asked(signed: str) -> None:
    table = under_warrant("merchant", {"hand": ["tavern"]}, signed=signed).do("build", card="tavern")
    assert (table.asked(), table.waiting_for()) == ("confiscation", 0)


@rule("CIT-MAGISTRATE-8")
@pytest.mark.parametrize("signed", ["merchant", "king"])
def test_CIT_MAGISTRATE_8_not_where_open_cards_rule_it_out(signed: str) -> None:
    table = under_warrant("merchant", {"hand": ["tavern"]}, {"city": ["tavern"]}, signed=signed)
    assert table.do("build", card="tavern").asked() == "turn"


@rule("CIT-MAGISTRATE-8")
def test_CIT_MAGISTRATE_8_not_after_the_signed_warrant_was_shown() -> None:
    king = {"characters": ["king"], "hand": ["tavern"]}
    architect = {"characters": ["architect"], "hand": ["market"]}
    table = Table(
        options={"characters": cast("magistrate")},
        seats=[{"characters": ["magistrate"]}, king, architect],
        warrants={"signed": "king", "others": ["architect", "thief"]},
        next="king",
        gathered=True,
    )
    table.do("build", card="tavern").do("confiscate").idle("architect")
    assert table.do("gather_gold").do("build", card="market").asked() == "turn"


@rule("CIT-MAGISTRATE-9", "CIT-MAGISTRATE-4")
@scenario("T038")
@pytest.mark.parametrize(("stash", "left", "token"), [(2, 1, 1), (0, 0, 0)])
def test_CIT_MAGISTRATE_9_the_magistrate_pays_the_tax(stash: int, left: int, token: int) -> None:
    table = under_warrant("king", {"gold": 5, "hand": ["castle"]}, {"gold": stash}, along=("tax_collector",))
    table.do("build", card="castle").do("confiscate")
    assert (table.gold(0), table.gold(1)) == (left, 5)
    assert table.view(None)["tax"] == token


@rule("CIT-MAGISTRATE-9")
def test_CIT_MAGISTRATE_9_the_own_building_limit_is_untouched() -> None:
    magistrate = {"characters": ["magistrate", "warlord"], "gold": 5, "hand": ["tavern"]}
    table = Table(
        3,
        options={"characters": cast("magistrate", "artist")},
        seats=[magistrate, {"characters": ["king", "bishop"], "gold": 3, "hand": ["manor"]}],
        warrants={"signed": "king", "others": ["thief", "warlord"]},
        next="king",
        gathered=True,
    )
    table.do("build", card="manor").do("confiscate").idle("warlord").do("gather_gold")
    table.do("build", card="tavern")
    assert table.city(0) == ["manor", "tavern"]


@rule("CIT-MAGISTRATE-10")
@pytest.mark.parametrize(("districts", "asked"), [(4, "confiscation"), (5, "turn")])
def test_CIT_MAGISTRATE_10_the_monument_and_a_large_city(districts: int, asked: str) -> None:
    city = ["market", "docks", "temple", "church", "prison"][:districts]
    table = under_warrant("merchant", {"gold": 4, "hand": ["monument"]}, {"city": city})
    assert table.do("build", card="monument").asked() == asked


@rule("CIT-MAGISTRATE-11")
@scenario("T155")
@pytest.mark.parametrize(("refund", "gold"), [("full", 5), ("own_part", 2)])
def test_CIT_MAGISTRATE_11_the_cardinals_refund(refund: str, gold: int) -> None:
    cardinal = {"gold": 2, "hand": ["palace", "tavern", "temple", "docks"]}
    rival = {"gold": 3}
    table = under_warrant("cardinal", cardinal, None, rival, options={"cardinal_refund": refund})
    table.do("build_with_loan", card="palace").do("borrow_from", seat=2)
    for card in ("tavern", "temple", "docks"):
        table.do("give", card=card)
    table.do("confiscate")
    assert table.city(0) == ["palace"]
    assert (table.gold(1), table.gold(2)) == (gold, 0)
    assert (len(table.hand(1)), len(table.hand(2))) == (0, 3)


@rule("CIT-MAGISTRATE-12")
@scenario("T156")
def test_CIT_MAGISTRATE_12_the_alchemist_gets_the_gold_back_once() -> None:
    table = under_warrant("alchemist", {"gold": 6, "hand": ["castle"]})
    table.do("build", card="castle").do("confiscate")
    assert table.gold(1) == 6
    table.do("end_turn")
    assert table.gold(1) == 6


@rule("CIT-MAGISTRATE-13")
@scenario("T157")
def test_CIT_MAGISTRATE_13_warrant_and_threat_on_one_character() -> None:
    table = under_warrant(
        "merchant",
        {"gold": 4, "hand": ["market"]},
        None,
        {"characters": ["blackmailer"], "gold": 0},
        along=("blackmailer",),
        warrants={"signed": "merchant", "others": ["king", "bishop"]},
        threats={"flowered": "king", "others": ["merchant"]},
        gathered=False,
    )
    assert not table.can("merchant_gold")
    table.do("gather_gold").do("bribe")
    assert (table.gold(1), table.gold(2)) == (3, 3)
    table.do("build", card="market").do("confiscate")
    assert table.city(0) == ["market"]
    assert table.gold(1) == 3


@rule("CIT-MAGISTRATE-14")
@scenario("T154")
def test_CIT_MAGISTRATE_14_what_the_wizard_builds_at_once_can_be_confiscated() -> None:
    wizard = {"gold": 4, "hand": ["tavern", "temple"]}
    table = under_warrant("wizard", wizard, None, {"hand": ["castle"]})
    table.do("look", seat=2).do("take", card="castle").do("build", card="castle").do("confiscate")
    assert table.city(0) == ["castle"]
    assert table.gold(1) == 4
    table.do("build", card="tavern")
    assert (table.asked(), table.city(1)) == ("turn", ["tavern"])
    assert table.why_not("build", card="temple") == "limit_reached"
