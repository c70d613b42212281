"""Two and three players: two characters each, one stash, one hand, one city."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.table import Table, cast, uniques
from tests.marks import rule, scenario


def three(*seats: dict[str, Any], along: tuple[str, ...] = ("artist",), **position: Any) -> Table:
    """Three players and nine characters of the first game, with others in the places of their ranks."""
    districts = uniques("armory", "theater", "park", "poor_house", "laboratory")
    return Table(
        3,
        options={"characters": cast("artist", *along), "districts": districts},
        seats=list(seats),
        **position,
    )


def drafting(players: int) -> Table:
    table = Table.new(players, crown=0)
    while table.asked() == "gain":
        table.nature(**table.choices()[0])
    return table


@rule("CIT-FEW-1")
@pytest.mark.parametrize("players", [2, 3])
def test_CIT_FEW_1_two_turns_with_one_stash_hand_and_city(players: int) -> None:
    first = {"characters": ["thief", "bishop"], "gold": 0, "hand": ["tavern", "temple"]}
    table = Table(players, seats=[first, {"characters": ["king", "merchant"]}], next="thief")
    turns = []
    while table.asked() == "turn":
        turns.append((table.playing(), table.waiting_for()))
        table.do("gather_gold")
        if turns[-1][0] in ("thief", "bishop"):
            table.do("build", card="tavern" if turns[-1][0] == "thief" else "temple")
        table.do("end_turn")
    assert [name for name, seat in turns if seat == 0] == ["thief", "bishop"]
    assert [name for name, seat in turns if seat == 1] == ["king", "merchant"]
    assert table.gold(0) == 2 - 1 + 2 - 1
    assert table.city(0) == ["tavern", "temple"]


@rule("CIT-FEW-2", "CIT-FEW-1")
@scenario("T022")
def test_CIT_FEW_2_the_architects_limit_does_not_carry_over_but_the_cards_do() -> None:
    both = {"characters": ["architect", "warlord"], "gold": 9}
    table = three(both, next="architect")
    table.do("architect_cards").draws("tavern", "temple").do("gather_gold").do("end_turn")
    table.idle("warlord").do("gather_gold").do("build", card="tavern")
    assert table.why_not("build", card="temple") == "limit_reached"
    assert table.why_not("architect_cards") == "not_this_character"


@rule("CIT-FEW-2")
def test_CIT_FEW_2_what_was_set_going_for_the_round_stays_in_force() -> None:
    table = three(
        {"characters": ["thief", "magician"], "gold": 0},
        {"characters": ["king", "bishop"], "gold": 6},
        next="thief",
    )
    table.do("rob", character="bishop").do("gather_gold").do("end_turn")
    assert table.playing() == "magician"
    table.idle("bishop")
    assert (table.gold(0), table.gold(1)) == (2 + 2 + 8, 0)


@rule("CIT-FEW-3")
def test_CIT_FEW_3_the_draft_of_two() -> None:
    table = drafting(2)
    assert table.asked() == "aside_character"
    table.nature("lay_aside", character="king")
    assert table.view(None)["face_up"] == []
    steps = []
    while table.asked() in ("pick_character", "discard_character"):
        steps.append((table.asked().split("_")[0], table.waiting_for(), len(table.choices())))
        table.do(**table.choices()[-1])
    assert steps == [
        ("pick", 0, 7),
        ("pick", 1, 6),
        ("discard", 1, 5),
        ("pick", 0, 4),
        ("discard", 0, 3),
        ("pick", 1, 2),
    ]
    assert [len(table.view(seat)["mine"]["characters"]) for seat in (0, 1)] == [2, 2]
    assert table.view(None)["face_up"] == []


@rule("CIT-FEW-4")
@scenario("T004")
def test_CIT_FEW_4_the_draft_of_three() -> None:
    table = drafting(3)
    assert len(table.view(None)["cast"]) == 9
    steps = []
    while table.asked() in ("pick_character", "aside_character", "middle_character"):
        steps.append((table.asked().split("_")[0], table.waiting_for(), len(table.choices())))
        (table.nature if table.waiting_for() is None else table.do)(**table.choices()[0])
    assert steps == [
        ("aside", None, 9),
        ("pick", 0, 8),
        ("pick", 1, 7),
        ("pick", 2, 6),
        ("middle", None, 5),
        ("pick", 0, 4),
        ("pick", 1, 3),
        ("pick", 2, 2),
    ]
    assert [len(table.view(seat)["mine"]["characters"]) for seat in range(3)] == [2, 2, 2]
    assert table.view(None)["face_up"] == []


@rule("CIT-FEW-5")
def test_CIT_FEW_5_once_per_turn_effects_work_in_each_of_the_two_turns() -> None:
    both = {
        "characters": ["bishop", "merchant"],
        "city": ["laboratory"],
        "hand": ["tavern", "temple", "docks"],
    }
    table = three(both, next="bishop", gathered=True).do("laboratory", card="tavern")
    assert table.why_not("laboratory", card="docks") == "already_used"
    table.do("end_turn")
    assert table.playing() == "merchant"
    table.do("laboratory", card="temple")
    assert table.gold(0) == 2 + 2 + 2


@rule("CIT-FEW-6")
def test_CIT_FEW_6_the_bishop_protects_the_whole_city_for_the_round() -> None:
    table = three(
        {"characters": ["magician", "bishop"], "city": ["tavern"]},
        {"characters": ["warlord", "king"], "gold": 9},
        {"characters": ["architect", "merchant"], "city": ["temple"]},
        next="bishop",
    )
    table.idle("warlord")
    assert table.why_not("destroy", seat=0, card="tavern", beautified=False) == "bishop_protects"
    assert table.can("destroy", seat=2, card="temple", beautified=False)


@rule("CIT-FEW-7")
@pytest.mark.parametrize("rank_8", ["warlord", "diplomat"])
def test_CIT_FEW_7_bishop_and_rank_8_of_one_player(rank_8: str) -> None:
    both = {"characters": ["bishop", rank_8], "gold": 9, "city": ["tavern"]}
    table = three(both, {"city": ["docks"]}, along=(rank_8,), next="bishop").idle(rank_8)
    if rank_8 == "warlord":
        assert table.can("destroy", seat=0, card="tavern", beautified=False)
    else:
        table.do("exchange", seat=1, card="docks", beautified=False)
        table.do("give_district", card="tavern", beautified=False)
        assert (table.city(0), table.city(1)) == (["docks"], ["tavern"])


@rule("CIT-FEW-8")
def test_CIT_FEW_8_the_witch_bewitches_the_own_second_character() -> None:
    both = {"characters": ["witch", "merchant"], "gold": 0, "city": ["tavern"]}
    table = three(both, along=("witch",)).do("gather_gold").do("bewitch", character="merchant")
    table.idle("merchant")
    assert {one["verb"] for one in table.choices()} == {"gather_gold", "gather_cards"}
    table.do("gather_gold")
    assert (table.playing(), table.waiting_for()) == ("merchant", 0)
    table.do("merchant_gold").do("income")
    assert table.gold(0) == 2 + 2 + 1 + 1
    assert not table.can("gather_gold")


@rule("CIT-FEW-9", "CIT-WITCH-5")
@scenario("T153")
def test_CIT_FEW_9_a_full_turn_of_the_other_character_before_the_witch_resumes() -> None:
    hand = ["tavern", "temple", "docks", "market", "prison"]
    table = Table(
        2,
        options={"characters": cast("witch")},
        seats=[
            {"characters": ["witch", "king"], "gold": 9, "hand": hand, "city": ["laboratory"]},
            {"characters": ["architect", "thief"], "gold": 0},
        ],
        bewitched="architect",
        next="king",
    )
    assert (table.playing(), table.waiting_for()) == ("king", 0)
    table.do("gather_gold").do("build", card="tavern").do("laboratory", card="prison")
    assert table.why_not("build", card="temple") == "limit_reached"
    table.do("end_turn")
    assert table.crown() == 0
    assert table.waiting_for() == 1
    assert {one["verb"] for one in table.choices()} == {"gather_gold", "gather_cards"}
    table.do("gather_gold")
    assert (table.playing(), table.waiting_for()) == ("architect", 0)
    assert table.why_not("gather_gold") == "already_gathered"
    table.do("architect_cards").draws("manor", "watchtower")
    table.do("laboratory", card="watchtower")
    for card in ("temple", "docks", "market"):
        table.do("build", card=card)
    assert table.why_not("build", card="manor") == "limit_reached"


@rule("CIT-FEW-10")
def test_CIT_FEW_10_no_confiscation_from_the_own_second_character() -> None:
    table = three(
        {"characters": ["magistrate", "king"], "gold": 3, "hand": ["manor"]},
        along=("magistrate",),
        warrants={"signed": "king", "others": ["thief", "warlord"]},
        next="king",
        gathered=True,
    )
    table.do("build", card="manor")
    assert table.asked() == "turn"
    assert (table.gold(0), table.city(0)) == (0, ["manor"])


@rule("CIT-FEW-11")
def test_CIT_FEW_11_the_thief_takes_what_the_stash_holds_at_that_reveal() -> None:
    table = three(
        {"characters": ["thief", "assassin"], "gold": 0},
        {"characters": ["king", "bishop"], "gold": 6, "hand": ["palace"]},
        robbed="bishop",
        next="king",
    )
    assert table.gold(1) == 6
    table.do("gather_gold").do("build", card="palace").do("end_turn")
    assert table.playing() == "bishop"
    assert (table.gold(0), table.gold(1)) == (3, 0)


@rule("CIT-FEW-12")
def test_CIT_FEW_12_the_theater_with_two_characters_each() -> None:
    table = three(
        {"characters": ["warlord", "merchant"], "gold": 9, "city": ["theater"]},
        {"characters": ["king", "bishop"]},
        next="warlord",
    )
    table.idle().settle()
    while table.asked() != "theater_seat":
        table.do(**table.choices()[0]).settle()
    assert table.waiting_for() == 0
    own, other = (table.view(seat)["mine"]["characters"] for seat in (0, 1))
    table.do("swap_characters", seat=1)
    assert sorted(one["character"] for one in table.choices("offer_character")) == sorted(own)
    table.do("offer_character", character=own[1])
    assert sorted(one["character"] for one in table.choices("theater_draw")) == sorted(other)
    table.nature("theater_draw", character=other[0])
    assert set(table.view(0)["mine"]["characters"]) == {own[0], other[0]}
    assert set(table.view(1)["mine"]["characters"]) == {own[1], other[1]}


@rule("CIT-FEW-13")
def test_CIT_FEW_13_the_tax_collectors_player_is_taxed_as_the_other_character() -> None:
    both = {"characters": ["king", "tax_collector"], "gold": 4, "hand": ["tavern", "temple"]}
    table = three(both, along=("tax_collector",), next="king", gathered=True).do("build", card="tavern")
    assert (table.gold(0), table.view(None)["tax"]) == (2, 1)
    table.idle("tax_collector").do("gather_gold").do("build", card="temple")
    assert (table.gold(0), table.view(None)["tax"]) == (3, 1)
