"""The Witch: her first turn, the bewitched player's turn, and her turn as every other character."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.table import Table, cast, uniques
from tests.marks import rule, scenario

SPECIAL = uniques("park", "poor_house", "gold_mine", "observatory", "library", "smithy", "factory", "keep")


def called(
    character: str, witch: dict[str, Any], owner: dict[str, Any], *others: dict[str, Any], **more: Any
) -> Table:
    """Seat 0 is the Witch and has bewitched this character of seat 1, who is called now."""
    options = {"characters": cast("witch", *more.pop("along", ()), character), "districts": SPECIAL}
    options |= more.pop("options", {})
    seats = [{"characters": ["witch"], **witch}, {"characters": [character], **owner}, *others]
    return Table(options=options, seats=seats, bewitched=character, next=character, **more)


def resumed(
    character: str, witch: dict[str, Any], owner: dict[str, Any], *others: dict[str, Any], **more: Any
) -> Table:
    """The same after seat 1 has gathered 2 gold: the Witch has resumed."""
    table = called(character, witch, owner, *others, **more).do("gather_gold")
    assert (table.asked(), table.waiting_for(), table.playing()) == ("turn", 0, character)
    return table


@rule("CIT-WITCH-1")
def test_CIT_WITCH_1_she_gathers_then_names_then_waits() -> None:
    table = Table(
        options={"characters": cast("witch")},
        seats=[{"characters": ["witch"]}, {"characters": ["thief"]}, {"characters": ["king"]}],
    )
    assert {one["verb"] for one in table.choices()} == {"gather_gold", "gather_cards"}
    table.do("gather_gold")
    assert [one["character"] for one in table.choices("bewitch")] == cast("witch")[1:]
    assert not table.can("end_turn")
    table.do("bewitch", character="king")
    assert (table.playing(), table.waiting_for()) == ("thief", 1)
    assert table.view(None)["ranks"][3]["bewitched"]


@rule("CIT-WITCH-2")
def test_CIT_WITCH_2_she_cannot_build_before_she_resumes() -> None:
    table = Table(
        options={"characters": cast("witch")},
        seats=[{"characters": ["witch"], "gold": 9, "hand": ["tavern"]}],
    )
    assert not table.can("build", card="tavern")
    table.do("gather_gold")
    assert not table.can("build", card="tavern")


@rule("CIT-WITCH-2")
def test_CIT_WITCH_2_gathering_effects_work_for_her() -> None:
    witch = {"characters": ["witch"], "gold": 0, "city": ["gold_mine", "library", "observatory"]}
    options = {"characters": cast("witch"), "districts": SPECIAL}
    gold = Table(options=options, seats=[witch]).do("gather_gold")
    assert gold.gold(0) == 3
    cards = Table(options=options, seats=[witch]).do("gather_cards").draws("manor", "docks", "tavern")
    assert len(cards.hand(0)) == 3


@rule("CIT-WITCH-2")
def test_CIT_WITCH_2_end_of_turn_effects_do_not_work_while_she_waits() -> None:
    witch = {"characters": ["witch"], "gold": 0, "city": ["park", "poor_house"]}
    table = Table(options={"characters": cast("witch"), "districts": SPECIAL}, seats=[witch])
    table.do("gather_cards").draws("manor", "docks").do("keep", card="manor")
    table.do("bewitch", character="king")
    assert table.gold(0) == 0
    assert table.hand(0) == ["manor"]


@rule("CIT-WITCH-3", "CIT-WITCH-6")
@scenario("T028")
def test_CIT_WITCH_3_the_bewitched_merchant_only_gathers() -> None:
    owner = {"gold": 1, "city": ["tavern", "market", "docks"], "hand": ["temple"]}
    table = called("merchant", {"gold": 0, "city": ["harbor", "tavern"]}, owner)
    assert table.view(None)["ranks"][5]["seat"] == 1
    assert {one["verb"] for one in table.choices()} == {"gather_gold", "gather_cards"}
    table.do("gather_gold")
    assert table.waiting_for() == 0
    assert table.gold(1) == 3
    table.do("merchant_gold").do("income")
    assert table.gold(0) == 1 + 2


@rule("CIT-WITCH-4")
def test_CIT_WITCH_4_gathering_effects_work_for_the_bewitched_player() -> None:
    owner = {"gold": 0, "city": ["gold_mine", "library", "observatory"]}
    assert resumed("merchant", {}, owner).gold(1) == 3
    cards = called("merchant", {}, owner).do("gather_cards").draws("manor", "docks", "tavern")
    assert len(cards.hand(1)) == 3


@rule("CIT-WITCH-4")
def test_CIT_WITCH_4_park_and_poor_house_do_not_work_for_the_bewitched_player() -> None:
    parkless = resumed("merchant", {}, {"gold": 0, "city": ["park", "poor_house"]})
    assert parkless.hand(1) == []
    table = called("merchant", {}, {"gold": 0, "city": ["park", "poor_house"]})
    table.do("gather_cards").draws("manor", "docks").do("keep", card="manor")
    assert table.gold(1) == 0


@rule("CIT-WITCH-5")
def test_CIT_WITCH_5_she_resumes_within_the_same_call_and_does_not_gather_again() -> None:
    table = resumed("merchant", {}, {}, {"characters": ["architect"]})
    assert table.why_not("gather_gold") == "already_gathered"
    assert table.why_not("gather_cards") == "already_gathered"
    table.do("end_turn")
    assert (table.playing(), table.waiting_for()) == ("architect", 2)


@rule("CIT-WITCH-6")
def test_CIT_WITCH_6_she_plays_with_her_own_hand_stash_and_city() -> None:
    table = resumed("merchant", {"gold": 1, "hand": ["tavern"]}, {"gold": 9, "hand": ["docks"]})
    assert table.why_not("build", card="docks") == "not_in_hand"
    table.do("build", card="tavern")
    assert (table.gold(0), table.gold(1)) == (0, 11)
    assert (table.city(0), table.city(1)) == (["tavern"], [])


@rule("CIT-WITCH-7")
def test_CIT_WITCH_7_districts_of_the_bewitched_player_do_not_work_for_her() -> None:
    table = resumed("merchant", {"gold": 5, "hand": ["keep"]}, {"city": ["smithy", "factory"]})
    assert table.why_not("smithy") == "needs_district"
    table.do("build", card="keep")
    assert table.gold(0) == 2


@rule("CIT-WITCH-7")
def test_CIT_WITCH_7_her_own_districts_work_as_usual() -> None:
    table = resumed("merchant", {"gold": 2, "city": ["smithy", "park", "poor_house"]}, {})
    assert table.can("smithy")
    still = resumed("merchant", {"gold": 0, "city": ["smithy", "park", "poor_house"]}, {})
    still.do("end_turn").draws("manor", "docks")
    assert still.gold(0) == 1
    assert still.hand(0) == ["manor", "docks"]


@rule("CIT-WITCH-8")
def test_CIT_WITCH_8_she_does_not_resume_as_a_character_nobody_has() -> None:
    names = ["witch", "thief", "magician", "bishop", "warlord"]
    witch = {"gold": 0, "city": ["park", "poor_house"]}
    table = Table(
        options={"characters": cast("witch"), "districts": SPECIAL},
        seats=[{"characters": [name], **(witch if name == "witch" else {})} for name in names],
        bewitched="merchant",
        next="bishop",
        gathered=True,
    )
    table.do("end_turn")
    assert (table.playing(), table.waiting_for()) == ("warlord", 4)
    table.idle()
    assert table.view(None)["round"] == 2
    assert (table.gold(0), table.hand(0)) == (0, [])


@rule("CIT-WITCH-9")
def test_CIT_WITCH_9_as_the_thief_she_names_the_victim_and_gets_the_gold() -> None:
    table = resumed("thief", {"gold": 1}, {"gold": 5}, {"characters": ["king"], "gold": 6})
    named = {one["character"] for one in table.choices("rob")}
    assert named == set(cast()) - {"assassin", "thief"}
    table.do("rob", character="king").idle("king")
    assert (table.gold(0), table.gold(1), table.gold(2)) == (7, 7, 0)


@rule("CIT-WITCH-10")
def test_CIT_WITCH_10_as_the_spy() -> None:
    table = resumed("spy", {"gold": 0}, {"gold": 0, "hand": ["tavern"]})
    table.do("spy", seat=1, type="trade").draws("manor")
    assert (table.gold(0), table.gold(1)) == (1, 1)
    assert table.hand(0) == ["manor"]


@rule("CIT-WITCH-10")
def test_CIT_WITCH_10_as_the_magician() -> None:
    table = resumed("magician", {"hand": ["tavern"]}, {"hand": ["manor", "docks"]}).do("swap_hands", seat=1)
    assert table.hand(0) == ["manor", "docks"]
    assert table.hand(1) == ["tavern"]


@rule("CIT-WITCH-10", "CIT-WITCH-16")
def test_CIT_WITCH_10_as_the_seer() -> None:
    witch = {"gold": 9, "hand": ["tavern", "temple"]}
    table = resumed("seer", witch, {"hand": ["manor"]}).do("divine").nature("lose_card", card="manor")
    assert table.view(None)["decision"]["other"] == 1
    table.do("give", card="tavern")
    assert (table.hand(0), table.hand(1)) == (["manor", "temple"], ["tavern"])
    table.do("build", card="manor").do("build", card="temple")
    assert table.city(0) == ["manor", "temple"]


@rule("CIT-WITCH-10")
def test_CIT_WITCH_10_as_the_abbot() -> None:
    table = resumed("abbot", {"gold": 3, "city": ["temple"]}, {"gold": 6, "city": ["church"]})
    table.do("tithe", seat=1)
    assert (table.gold(0), table.gold(1)) == (4, 7)
    assert [one["gold"] for one in table.choices("income_split")] == [0, 1]


@rule("CIT-WITCH-10")
def test_CIT_WITCH_10_as_the_cardinal() -> None:
    table = resumed("cardinal", {"gold": 2, "hand": ["manor", "temple"]}, {"gold": 0})
    table.do("build_with_loan", card="manor").do("borrow_from", seat=1).do("give", card="temple")
    assert table.city(0) == ["manor"]
    assert (table.gold(0), table.gold(1)) == (0, 1)
    assert table.hand(1) == ["temple"]


@rule("CIT-WITCH-11")
def test_CIT_WITCH_11_as_the_blackmailer_she_threatens_and_collects() -> None:
    king = {"characters": ["king"], "gold": 4}
    bishop = {"characters": ["bishop"], "gold": 3}
    table = resumed("blackmailer", {"gold": 0}, {"gold": 0}, king, bishop)
    table.do("threaten_with_flower", character="bishop").do("threaten", character="king")
    table.idle("king").do("gather_gold").do("bribe")
    assert (table.gold(0), table.gold(1), table.gold(2)) == (3, 2, 3)
    table.idle("bishop").do("gather_gold").do("refuse")
    assert table.waiting_for() == 0
    table.do("reveal_threat")
    assert (table.gold(0), table.gold(1), table.gold(3)) == (8, 2, 0)


@rule("CIT-WITCH-12")
def test_CIT_WITCH_12_as_the_wizard() -> None:
    witch = {"gold": 9, "hand": ["market"], "city": ["market", "docks"]}
    table = resumed("wizard", witch, {"hand": ["docks"]})
    table.do("look", seat=1).do("take", card="docks").do("build", card="docks").do("build", card="market")
    assert table.city(0) == ["market", "docks", "docks", "market"]
    assert table.hand(1) == []


@rule("CIT-WITCH-13")
@scenario("T029")
@pytest.mark.parametrize("royal", ["king", "patrician"])
def test_CIT_WITCH_13_a_bewitched_king_gets_the_crown_at_the_call(royal: str) -> None:
    table = called(royal, {"gold": 0, "city": ["manor", "castle"]}, {"city": ["palace"]}, crown=3)
    assert table.crown() == 1
    table.do("gather_gold")
    assert not table.can("take_crown")
    table.do("income").settle()
    assert (table.gold(0), len(table.hand(0))) == ((2, 0) if royal == "king" else (0, 2))
    table.do("end_turn")
    assert table.crown() == 1


@rule("CIT-WITCH-14")
@scenario("T030")
def test_CIT_WITCH_14_as_the_emperor_she_gives_the_crown_away() -> None:
    table = resumed("emperor", {"gold": 0}, {"gold": 1}, {"gold": 5}, crown=2)
    assert table.crown() == 2
    assert {one["seat"] for one in table.choices("give_crown")} == {1, 3, 4}
    table.do("end_turn")
    assert {one["seat"] for one in table.choices()} == {1, 3, 4}
    table.do("give_crown", seat=1)
    assert table.crown() == 1
    assert (table.gold(0), table.gold(1)) == (1, 2)


@rule("CIT-WITCH-14")
def test_CIT_WITCH_14_as_the_emperor_she_may_take_a_random_card() -> None:
    table = resumed("emperor", {}, {"hand": ["manor"]}, crown=2).do("give_crown", seat=1)
    assert table.can("take_gold")
    table.do("take_card").nature("lose_card", card="manor")
    assert (table.hand(0), table.hand(1)) == (["manor"], [])


@rule("CIT-WITCH-15")
@scenario("T033")
def test_CIT_WITCH_15_as_the_bishop_her_city_is_protected() -> None:
    witch, owner = {"city": ["tavern"]}, {"city": ["temple"]}
    table = called("bishop", witch, owner, {"characters": ["warlord"]})
    assert not table.view(None)["seats"][0]["shielded"]
    table.do("gather_gold")
    assert table.view(None)["seats"][0]["shielded"]
    table.idle("warlord")
    assert table.why_not("destroy", seat=0, card="tavern", beautified=False) == "bishop_protects"
    assert table.can("destroy", seat=1, card="temple", beautified=False)


@rule("CIT-WITCH-16")
def test_CIT_WITCH_16_as_the_alchemist_she_gets_her_gold_back() -> None:
    table = resumed("alchemist", {"gold": 4, "hand": ["castle"]}, {})
    table.do("build", card="castle")
    assert table.gold(0) == 0
    table.do("end_turn")
    assert table.gold(0) == 4


@rule("CIT-WITCH-16")
def test_CIT_WITCH_16_as_the_trader_she_builds_any_number_of_trade_districts() -> None:
    witch = {"gold": 6, "hand": ["tavern", "market", "docks"], "city": ["harbor"]}
    table = resumed("trader", witch, {"city": ["town_hall", "tavern"]}).do("income")
    assert table.gold(0) == 7
    table.do("build", card="tavern").do("build", card="market").do("build", card="docks")
    assert table.gold(0) == 1


@rule("CIT-WITCH-16")
def test_CIT_WITCH_16_as_the_architect_she_gets_cards_and_builds_three() -> None:
    witch = {"gold": 9, "hand": ["tavern", "market", "docks", "temple"]}
    table = resumed("architect", witch, {}).do("architect_cards").draws("manor", "castle")
    for card in ("tavern", "market", "docks"):
        table.do("build", card=card)
    assert table.hand(0) == ["manor", "castle", "temple"]
    assert table.why_not("build", card="temple") == "limit_reached"


@rule("CIT-WITCH-16")
def test_CIT_WITCH_16_as_the_scholar_she_studies_and_builds_two() -> None:
    table = resumed("scholar", {"gold": 9, "hand": ["tavern", "market", "docks"]}, {}).do("study")
    table.settle()
    kept = table.choices("keep")[0]["card"]
    table.do("keep", card=kept)
    assert len(table.hand(0)) == 4
    table.do("build", card="tavern").do("build", card="market")
    assert table.why_not("build", card="docks") == "limit_reached"


@rule("CIT-WITCH-17")
@scenario("T032")
@pytest.mark.parametrize(("verb", "gold", "cards"), [("navigator_gold", 9, 1), ("navigator_cards", 5, 5)])
def test_CIT_WITCH_17_as_the_navigator_she_cannot_build(verb: str, gold: int, cards: int) -> None:
    table = resumed("navigator", {"gold": 5, "hand": ["tavern"]}, {}).do(verb).settle()
    assert (table.gold(0), len(table.hand(0))) == (gold, cards)
    assert table.why_not("build", card="tavern") == "character_cannot_build"
    assert table.why_not("navigator_gold") == "ability_used"


FULL = ["tavern", "market", "docks", "temple", "church", "prison", "barracks"]


@rule("CIT-WITCH-18")
@pytest.mark.parametrize(
    ("character", "verb"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]
)
def test_CIT_WITCH_18_as_rank_8_she_is_bound_by_its_limits(character: str, verb: str) -> None:
    bishop = {"characters": ["bishop"], "city": ["trading_post"]}
    witch = {"gold": 9, "city": ["castle"]}
    table = resumed(character, witch, {"gold": 0, "city": ["manor", "keep"]}, bishop, {"city": FULL})
    assert table.can(verb, seat=1, card="manor", beautified=False)
    assert table.why_not(verb, seat=1, card="keep", beautified=False) == "protected_district"
    assert table.why_not(verb, seat=2, card="trading_post", beautified=False) == "bishop_protects"
    assert table.why_not(verb, seat=3, card="docks", beautified=False) == "city_completed"


@rule("CIT-WITCH-18")
def test_CIT_WITCH_18_as_rank_8_she_uses_her_own_gold_and_city() -> None:
    witch, owner = {"gold": 3, "city": ["prison"]}, {"gold": 0, "city": ["barracks", "watchtower"]}
    table = resumed("marshal", witch, owner).do("income")
    assert table.gold(0) == 4
    table.do("seize", seat=1, card="barracks", beautified=False)
    assert table.city(0) == ["prison", "barracks"]
    assert (table.gold(0), table.gold(1)) == (1, 5)


@rule("CIT-WITCH-19")
@pytest.mark.parametrize(
    ("setting", "royal_seat", "gift"),
    [
        ("witch_seat", 4, True),
        ("witch_seat", 2, False),
        ("queen_seat", 4, False),
        ("queen_seat", 2, True),
    ],
)
def test_CIT_WITCH_19_as_the_queen(setting: str, royal_seat: int, gift: bool) -> None:
    others: list[dict[str, Any]] = [{}, {}, {}]
    others[royal_seat - 2] = {"characters": ["king"]}
    table = resumed("queen", {"gold": 0}, {}, *others, options={"queen_when_bewitched": setting})
    assert table.can("royal_gift") is gift
    if gift:
        assert table.do("royal_gift").gold(0) == 3


@rule("CIT-WITCH-20")
def test_CIT_WITCH_20_as_the_artist() -> None:
    table = resumed("artist", {"gold": 2, "city": ["tavern"]}, {"city": ["manor"]})
    assert not table.can("beautify", card="manor")
    table.do("beautify", card="tavern")
    assert (table.city(0), table.gold(0)) == (["tavern*"], 1)


@rule("CIT-WITCH-21")
def test_CIT_WITCH_21_as_the_tax_collector() -> None:
    witch = {"gold": 2, "hand": ["tavern"]}
    table = resumed("tax_collector", witch, {"gold": 0}, tax=4).do("build", card="tavern")
    assert (table.gold(0), table.view(None)["tax"]) == (1, 4)
    table.do("collect_tax")
    assert (table.gold(0), table.gold(1), table.view(None)["tax"]) == (5, 2, 0)
