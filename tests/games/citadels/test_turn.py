"""A turn: gathering, abilities, income, effects of districts, and how it ends."""

from __future__ import annotations

import pytest

from tests.games.citadels.table import Table, cast, uniques
from tests.marks import rule, scenario


@rule("CIT-TURN-1", "CIT-BUILD-1")
@scenario("T016")
def test_CIT_TURN_1_no_end_and_no_building_before_gathering() -> None:
    table = Table(seats=[{"characters": ["merchant"], "gold": 5, "hand": ["tavern"]}], next="merchant")
    assert table.why_not("end_turn") == "gather_first"
    assert table.why_not("build", card="tavern") == "gather_first"
    table.do("gather_gold")
    assert table.can("end_turn")
    assert table.can("build", card="tavern")


@rule("CIT-TURN-1")
@pytest.mark.parametrize("again", ["gather_gold", "gather_cards"])
def test_CIT_TURN_1_gathering_is_done_once(again: str) -> None:
    table = Table(seats=[{"characters": ["merchant"]}], next="merchant").do("gather_gold")
    assert table.why_not(again) == "already_gathered"


@rule("CIT-TURN-2")
def test_CIT_TURN_2_gathering_gold_gives_2() -> None:
    table = Table(seats=[{"characters": ["merchant"], "gold": 3}], next="merchant").do("gather_gold")
    assert table.gold(0) == 5
    assert [table.gold(seat) for seat in range(1, 5)] == [2, 2, 2, 2]


@rule("CIT-TURN-3")
def test_CIT_TURN_3_gathering_cards_keeps_one_of_two() -> None:
    table = Table(seats=[{"characters": ["merchant"]}], next="merchant")
    before = table.deck_size()
    table.do("gather_cards").draws("palace", "tavern")
    assert table.asked() == "keep_cards"
    assert {one["card"] for one in table.choices()} == {"palace", "tavern"}
    table.do("keep", card="palace")
    assert table.hand(0) == ["palace"]
    assert table.under() == ["tavern"]
    assert table.deck_size() == before - 1
    assert table.gold(0) == 2


@rule("CIT-TURN-4")
@pytest.mark.parametrize(
    ("character", "unused"),
    [
        ("assassin", "kill"),
        ("magistrate", "sign_warrant"),
        ("thief", "rob"),
        ("spy", "spy"),
        ("blackmailer", "threaten_with_flower"),
        ("magician", "swap_hands"),
        ("wizard", "look"),
        ("seer", "divine"),
        ("king", "income"),
        ("abbot", "income_split"),
        ("merchant", "merchant_gold"),
        ("architect", "architect_cards"),
        ("navigator", "navigator_gold"),
        ("scholar", "study"),
        ("warlord", "destroy"),
        ("diplomat", "exchange"),
        ("marshal", "seize"),
        ("artist", "beautify"),
    ],
)
def test_CIT_TURN_4_abilities_may_be_left_unused(character: str, unused: str) -> None:
    table = Table(
        options={"characters": cast("artist", character)},
        seats=[
            {"characters": [character], "gold": 5, "city": ["manor", "church"], "hand": ["docks"]},
            {"city": ["market"], "hand": ["palace"]},
        ],
        next=character,
        gathered=True,
    )
    assert table.choices(unused)
    assert table.can("end_turn")


@rule("CIT-TURN-4", "CIT-WITCH-1", "CIT-SEER-2")
def test_CIT_TURN_4_some_steps_are_forced() -> None:
    witch = Table(options={"characters": cast("witch")}, seats=[{"characters": ["witch"]}])
    witch.do("gather_gold")
    assert {one["verb"] for one in witch.choices()} == {"bewitch"}
    seer = Table(
        options={"characters": cast("seer")},
        seats=[{"characters": ["seer"]}, {"hand": ["tavern"]}],
        next="seer",
        gathered=True,
    )
    seer.do("divine").nature("lose_card", card="tavern")
    assert {one["verb"] for one in seer.choices()} == {"give"}


@rule("CIT-TURN-4", "CIT-EMPEROR-1", "CIT-NAVIGATOR-2")
def test_CIT_TURN_4_the_emperors_crown_and_the_navigators_ban_are_forced() -> None:
    emperor = Table(
        options={"characters": cast("emperor")},
        seats=[{"characters": ["emperor"]}],
        next="emperor",
        gathered=True,
    )
    emperor.do("end_turn")
    assert {one["verb"] for one in emperor.choices()} == {"give_crown"}
    navigator = Table(
        options={"characters": cast("navigator")},
        seats=[{"characters": ["navigator"], "hand": ["tavern"]}],
        next="navigator",
        gathered=True,
    )
    assert navigator.why_not("build", card="tavern") == "character_cannot_build"


@rule("CIT-TURN-5")
def test_CIT_TURN_5_two_abilities_at_different_moments_each_once() -> None:
    table = Table(
        seats=[{"characters": ["king"], "city": ["castle"], "hand": ["tavern"]}], crown=3, next="king"
    )
    table.do("income")
    assert table.gold(0) == 3
    assert table.why_not("income") == "income_taken"
    table.do("gather_gold").do("build", card="tavern").do("take_crown")
    assert table.crown() == 0
    assert table.why_not("take_crown") == "crown_settled"


@rule("CIT-TURN-5")
def test_CIT_TURN_5_the_other_order_works_too() -> None:
    table = Table(
        seats=[{"characters": ["king"], "city": ["castle"], "hand": ["tavern"]}], crown=3, next="king"
    )
    table.do("take_crown").do("gather_gold").do("build", card="tavern").do("income")
    assert table.crown() == 0
    assert table.gold(0) == 2 + 2 - 1 + 1
    assert table.why_not("take_crown") == "crown_settled"


@rule("CIT-TURN-6")
def test_CIT_TURN_6_income_counts_the_city_at_that_moment() -> None:
    merchant = {"characters": ["merchant"], "gold": 5, "city": ["docks"], "hand": ["market"]}
    early = Table(seats=[merchant], next="merchant", gathered=True)
    early.do("income").do("build", card="market")
    assert early.gold(0) == 5 + 1 - 2
    assert early.why_not("income") == "income_taken"
    late = Table(seats=[merchant], next="merchant", gathered=True)
    late.do("build", card="market").do("income")
    assert late.gold(0) == 5 - 2 + 2


@rule("CIT-TURN-7")
def test_CIT_TURN_7_district_effects_are_optional_and_work_once_in_the_owners_turn() -> None:
    owner = {"characters": ["bishop"], "city": ["laboratory"], "hand": ["tavern", "market"]}
    table = Table(
        seats=[owner, {"characters": ["merchant"], "hand": ["docks"]}], next="bishop", gathered=True
    )
    assert table.can("end_turn")
    table.do("laboratory", card="tavern")
    assert table.why_not("laboratory", card="market") == "already_used"
    table.do("end_turn")
    assert (table.playing(), table.waiting_for()) == ("merchant", 1)
    assert table.choices("laboratory") == []


@rule("CIT-TURN-8")
def test_CIT_TURN_8_district_effects_may_come_before_gathering() -> None:
    smith = {"characters": ["merchant"], "city": ["smithy", "laboratory"], "hand": ["tavern"]}
    table = Table(seats=[smith], next="merchant")
    assert table.can("smithy")
    assert table.can("laboratory", card="tavern")


@rule("CIT-TURN-8", "CIT-WITCH-2")
def test_CIT_TURN_8_not_for_the_witch_before_she_resumes() -> None:
    smith = {"characters": ["witch"], "city": ["smithy"], "gold": 5}
    table = Table(options={"characters": cast("witch")}, seats=[smith])
    assert table.why_not("smithy") == "only_gathering"
    table.do("gather_gold")
    assert not table.can("smithy")


@rule("CIT-TURN-8", "CIT-WITCH-4")
def test_CIT_TURN_8_not_for_a_bewitched_player() -> None:
    smith = {"characters": ["merchant"], "city": ["smithy"], "gold": 5}
    table = Table(
        options={"characters": cast("witch")},
        seats=[{"characters": ["witch"]}, smith],
        bewitched="merchant",
        next="merchant",
    )
    assert table.waiting_for() == 1
    assert table.why_not("smithy") == "only_gathering"


@rule("CIT-TURN-8", "CIT-BLACKMAILER-3")
def test_CIT_TURN_8_not_for_a_threatened_player() -> None:
    smith = {"characters": ["merchant"], "city": ["smithy"], "gold": 5}
    table = Table(
        options={"characters": cast("blackmailer")},
        seats=[{"characters": ["blackmailer"]}, smith],
        threats={"flowered": "king", "others": ["merchant"]},
        next="merchant",
    )
    assert table.why_not("smithy") == "only_gathering"
    table.do("gather_gold")
    assert table.why_not("smithy") == "answer_first"
    table.do("bribe")
    assert table.can("smithy")


@rule("CIT-TURN-9")
def test_CIT_TURN_9_a_new_district_works_at_once() -> None:
    builder = {"characters": ["merchant"], "gold": 5, "hand": ["laboratory", "tavern"]}
    table = Table(seats=[builder], next="merchant", gathered=True)
    assert table.why_not("laboratory", card="tavern") == "needs_district"
    table.do("build", card="laboratory").do("laboratory", card="tavern")
    assert table.gold(0) == 2


@rule("CIT-TURN-9")
def test_CIT_TURN_9_a_new_gold_mine_comes_too_late_for_this_turn() -> None:
    builder = {"characters": ["merchant"], "gold": 6, "hand": ["gold_mine"]}
    table = Table(options={"districts": uniques("gold_mine")}, seats=[builder], next="merchant")
    table.do("gather_gold").do("build", card="gold_mine")
    assert table.gold(0) == 2
    assert not table.can("gather_gold")


@rule("CIT-TURN-10")
def test_CIT_TURN_10_the_crown_step_comes_before_the_poor_house() -> None:
    table = Table(
        options={"characters": cast("emperor"), "districts": uniques("poor_house")},
        seats=[{"characters": ["emperor"], "gold": 0, "city": ["poor_house"]}, {"gold": 3}, {"gold": 3}],
        crown=1,
        next="emperor",
        gathered=True,
    )
    table.do("end_turn").do("give_crown", seat=2)
    assert (table.gold(0), table.gold(2)) == (1, 2)


@rule("CIT-TURN-10")
def test_CIT_TURN_10_poor_house_and_park_come_before_the_alchemists_refund() -> None:
    alchemist = {"characters": ["alchemist"], "gold": 4, "city": ["poor_house", "park"], "hand": ["castle"]}
    table = Table(
        options={"characters": cast("alchemist"), "districts": uniques("poor_house", "park")},
        seats=[alchemist],
        next="alchemist",
        gathered=True,
    )
    table.do("build", card="castle")
    assert table.gold(0) == 0
    table.do("end_turn").draws("tavern", "manor")
    assert table.gold(0) == 1 + 4
    assert table.hand(0) == ["manor", "tavern"]


@rule("CIT-TURN-11", "CIT-THIEF-1")
def test_CIT_TURN_11_gold_on_districts_and_on_the_token_cannot_be_stolen() -> None:
    victim = {
        "characters": ["tax_collector"],
        "gold": 4,
        "city": [{"card": "market", "beautified": True}],
    }
    table = Table(
        options={"characters": cast("tax_collector")},
        seats=[{"characters": ["thief"], "gold": 0}, victim],
        tax=3,
        robbed="tax_collector",
        next="tax_collector",
    )
    assert (table.gold(0), table.gold(1)) == (4, 0)
    assert table.view(None)["tax"] == 3
    assert table.city(1) == ["market*"]


@rule("CIT-TURN-11")
def test_CIT_TURN_11_gold_on_the_token_is_nobodys_wealth_and_cannot_be_spent() -> None:
    collector = {
        "characters": ["tax_collector"],
        "gold": 1,
        "hand": ["market"],
        "city": [{"card": "docks", "beautified": True}],
    }
    options = {"characters": cast("abbot", "tax_collector")}
    seats = [{"characters": ["abbot"], "gold": 3}, collector, {"gold": 3}, {"gold": 0}, {"gold": 0}]
    abbot = Table(options=options, seats=seats, tax=9, next="abbot")
    assert abbot.why_not("tithe", seat=1) == "not_richer"
    spender = Table(options=options, seats=seats, tax=9, next="tax_collector", gathered=True)
    assert spender.why_not("build", card="market") == "needs_gold"
