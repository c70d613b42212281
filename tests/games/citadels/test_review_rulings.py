"""Rulings where several cards meet."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.errors import BadPosition
from kasztelan.games.citadels.game import GAME
from tests.games.citadels.agreed import classic, revised
from tests.games.citadels.table import Table
from tests.marks import rule

SEVEN = ["manor", "castle", "temple", "church", "tavern", "market", "docks"]
OTHERS = ["palace", "monastery", "trading_post", "watchtower", "prison", "barracks", "fortress"]


def armory_against_the_bell(**first: Any) -> Table:
    """The Merchant at seat 0 owns an Armory in a city of seven; seat 1 has rung the Bell Tower."""
    seats = [
        {"characters": ["merchant"], "gold": 9, "hand": ["harbor"], "city": ["armory", *SEVEN[1:]]},
        {"city": ["bell_tower"]},
        {"characters": ["warlord"], **first},
    ]
    return Table(5, classic("armory", "bell_tower"), seats=seats, bell=True, next="merchant", gathered=True)


@rule("CIT-CLASSIC-BELLTOWER-5")
def test_CIT_CLASSIC_BELLTOWER_5_a_city_that_had_the_usual_number_stays_the_first() -> None:
    t = armory_against_the_bell().do("build", card="harbor")
    assert len(t.city(0)) == 8
    t.do("armory", seat=1, card="bell_tower", beautified=False)
    assert (len(t.city(0)), t.view(None)["needed"], t.view(None)["first_to_complete"]) == (7, 8, 0)
    assert t.points(0)["first_city"] == 4
    assert t.idle().is_over()


@rule("CIT-CLASSIC-BELLTOWER-4")
def test_CIT_CLASSIC_BELLTOWER_4_a_city_that_never_had_the_usual_number_is_forgotten() -> None:
    t = armory_against_the_bell()
    assert t.view(None)["first_to_complete"] == 0
    t.do("armory", seat=1, card="bell_tower", beautified=False)
    assert t.view(None)["first_to_complete"] is None
    assert not t.idle().is_over()


@rule("CIT-CLASSIC-BELLTOWER-5")
def test_CIT_CLASSIC_BELLTOWER_5_whoever_had_the_usual_number_first_takes_over() -> None:
    seats = [
        {"characters": ["warlord"], "gold": 9},
        {"city": ["bell_tower"]},
        {"city": OTHERS},
        {"characters": ["merchant"], "gold": 9, "hand": ["harbor"], "city": SEVEN},
    ]
    options = classic("bell_tower")
    t = Table(5, options, seats=seats, bell=True, first_to_complete=2, next="merchant", gathered=True)
    t.do("build", card="harbor").idle("warlord")
    assert t.view(None)["first_to_complete"] == 2
    t.do("gather_gold").do("destroy", seat=1, card="bell_tower", beautified=False)
    assert t.view(None)["first_to_complete"] == 3
    assert t.idle().is_over()


@rule("CIT-BLACKMAILER-3")
def test_CIT_BLACKMAILER_3_a_described_player_who_has_gathered_still_has_the_threat_to_settle() -> None:
    t = Table(
        5,
        revised(cast=["blackmailer"]),
        seats=[{"characters": ["blackmailer"]}, {"characters": ["merchant"], "gold": 1}],
        threats={"flowered": "merchant", "others": ["king"]},
        next="merchant",
        gathered=True,
    )
    assert (t.asked(), t.waiting_for()) == ("settling", 1)
    assert t.do("bribe").gold(1) == 1
    assert (t.asked(), t.can("merchant_gold"), t.can("gather_gold")) == ("turn", True, False)


@rule("CIT-WITCH-1", "CIT-WITCH-5")
def test_CIT_WITCH_1_a_described_witch_or_victim_who_has_gathered_goes_on_from_there() -> None:
    seats = [{"characters": ["witch"]}, {"characters": ["architect"]}]
    options = revised(cast=["witch"])
    assert Table(5, options, seats=seats, next="witch", gathered=True).asked() == "bewitching"
    t = Table(5, options, seats=seats, bewitched="architect", next="architect", gathered=True)
    assert (t.waiting_for(), t.playing(), t.view(None)["turn"]["resumed"]) == (0, "architect", True)


@pytest.mark.parametrize(
    ("gold", "hand", "forced"), [(2, [], True), (0, ["manor"], True), (0, ["manor"] * 2, False)]
)
@rule("CIT-CLASSIC-EMPEROR-2")
def test_CIT_CLASSIC_EMPEROR_2_a_tribute_everybody_can_foresee_needs_no_question(
    gold: int, hand: list[str], forced: bool
) -> None:
    t = Table(
        5,
        classic(cast=["emperor"]),
        seats=[{"characters": ["emperor"]}, {"gold": gold, "hand": hand}],
        crown=2,
        next="emperor",
    )
    t.do("give_crown", seat=1)
    assert (t.asked(), len(t.choices()), GAME.publicly_forced(t.s)) == ("crown_tribute", 1, forced)


@pytest.mark.parametrize(("before", "forced"), [(False, True), (True, False)])
@rule("CIT-WIZARD-5")
def test_CIT_WIZARD_5_everybody_knows_when_the_card_can_only_be_taken(before: bool, forced: bool) -> None:
    t = Table(
        5,
        revised(cast=["wizard"], wizard_before_gathering=before),
        seats=[{"characters": ["wizard"], "gold": 0}, {"hand": ["castle"]}],
        next="wizard",
    )
    t.do("look", seat=1).do("take", card="castle")
    assert t.choices() == [{"verb": "to_hand"}]
    assert GAME.publicly_forced(t.s) == forced


@rule("CIT-MAGISTRATE-8")
def test_CIT_MAGISTRATE_8_an_unsigned_warrant_cannot_be_shown_and_the_reason_says_so() -> None:
    t = Table(
        5,
        revised(cast=["magistrate"]),
        seats=[{"characters": ["magistrate"]}, {"characters": ["merchant"], "gold": 2, "hand": ["market"]}],
        warrants={"signed": "king", "others": ["merchant", "bishop"]},
        next="merchant",
        gathered=True,
    )
    t.do("build", card="market")
    assert (t.waiting_for(), t.why_not("confiscate")) == (0, "warrant_not_signed")
    assert [GAME.codec.decode(one) for one in GAME.near_misses(t.s)] == [{"verb": "confiscate"}]
    assert t.why_not("build", card="market") == "answer_first"


@rule("CIT-WITCH-1")
def test_CIT_WITCH_1_she_cannot_bewitch_herself() -> None:
    t = Table(5, revised(cast=["witch"]), seats=[{"characters": ["witch"]}], next="witch", gathered=True)
    assert t.why_not("bewitch", character="witch") == "not_among_choices"


@rule("CIT-CARDINAL-2")
def test_CIT_CARDINAL_2_nobody_else_can_buy_gold() -> None:
    seats = [{"characters": ["merchant"], "gold": 1, "hand": ["castle", "manor", "manor", "manor"]}]
    t = Table(seats=seats, next="merchant", gathered=True)
    assert t.why_not("build_with_loan", card="castle") == "not_this_character"


@rule("CIT-CLASSIC-HOSPITAL-2")
def test_CIT_CLASSIC_HOSPITAL_2_it_helps_only_whoever_has_the_killed_character() -> None:
    t = Table(
        5,
        classic("hospital"),
        seats=[{"characters": ["assassin"]}, {"characters": ["merchant"], "city": ["hospital"]}],
        face_up=["thief"],
        killed="magician",
        next="magician",
    )
    assert (t.asked(), t.waiting_for()) == ("hospital_call", 1)
    assert t.why_not("use_hospital") == "not_your_character"


@pytest.mark.parametrize(
    ("cast", "marks", "field"),
    [
        (["assassin"], {"killed": "assassin"}, "killed"),
        (["witch"], {"bewitched": "witch"}, "bewitched"),
        (["thief"], {"robbed": "assassin"}, "robbed"),
        (["thief"], {"killed": "king", "robbed": "king"}, "robbed"),
        (["magistrate"], {"warrants": {"signed": "magistrate", "others": ["king", "bishop"]}}, "warrants"),
        (["blackmailer"], {"threats": {"flowered": "king", "others": ["blackmailer"]}}, "threats"),
    ],
)
@rule("CIT-THIEF-2", "CIT-BLACKMAILER-2", "CIT-MAGISTRATE-2")
def test_CIT_THIEF_2_no_position_has_a_mark_that_the_rules_forbid(
    cast: list[str], marks: dict[str, Any], field: str
) -> None:
    with pytest.raises(BadPosition) as wrong:
        Table(5, revised(cast=cast), seats=[{"characters": cast}], next="merchant", **marks)
    assert wrong.value.field == field


@rule("CIT-ARTIST-1")
def test_CIT_ARTIST_1_a_described_coin_is_there_or_not() -> None:
    with pytest.raises(BadPosition) as wrong:
        Table(seats=[{"city": [{"card": "manor", "beautified": 1}]}])
    assert wrong.value.field == "seats[0].city.beautified"
