"""King, Emperor and Throne Room in the classic edition."""

from __future__ import annotations

from typing import Any

from tests.games.citadels.agreed import classic
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


@rule("CIT-CLASSIC-KING-1")
def test_CIT_CLASSIC_KING_1_the_king_is_crowned_when_called() -> None:
    t = Table(5, classic(), seats=[{}, {"characters": ["king"]}], crown=3, next="king")
    assert (t.asked(), t.waiting_for()) == ("turn", 1)
    assert t.crown() == 1
    assert t.choices("take_crown") == []


def emperor(**receiver: Any) -> Table:
    """The Emperor at seat 0 has been called; the crown is at seat 1; seat 2 has what the test says."""
    seats = [{"characters": ["emperor"], "gold": 0}, {}, receiver]
    return Table(5, classic(cast=["emperor"]), seats=seats, crown=1, next="emperor")


@rule("CIT-CLASSIC-EMPEROR-1")
def test_CIT_CLASSIC_EMPEROR_1_the_crown_is_given_away_at_the_call() -> None:
    t = emperor()
    assert (t.asked(), t.waiting_for()) == ("crowning", 0)
    assert [one["seat"] for one in t.choices("give_crown")] == [2, 3, 4]
    t.do("give_crown", seat=2)
    assert t.crown() == 2
    t.do("give_gold")
    assert t.choices("give_crown") == [], "once only"


@rule("CIT-CLASSIC-EMPEROR-1")
def test_CIT_CLASSIC_EMPEROR_1_a_witch_playing_the_emperor_does_so_when_she_resumes() -> None:
    t = Table(
        5,
        classic(cast=["witch", "emperor"]),
        seats=[{"characters": ["emperor"]}, {"characters": ["witch"]}, {"gold": 1}],
        crown=4,
        bewitched="emperor",
        next="emperor",
    )
    assert (t.asked(), t.waiting_for()) == ("turn", 0)
    t.do("gather_gold")
    assert (t.asked(), t.waiting_for(), t.crown()) == ("crowning", 1, 4)
    assert [one["seat"] for one in t.choices("give_crown")] == [0, 2, 3]
    t.do("give_crown", seat=2).do("give_gold")
    assert (t.crown(), t.gold(1), t.gold(2)) == (2, 3, 0)


@scenario("T141")
@rule("CIT-CLASSIC-EMPEROR-2")
def test_CIT_CLASSIC_EMPEROR_2_the_new_holder_chooses_what_to_give() -> None:
    hand = ["manor", "tavern"]
    t = emperor(gold=3, hand=hand).do("give_crown", seat=2)
    assert (t.asked(), t.waiting_for()) == ("crown_tribute", 2)
    t.do("give", card="tavern")
    assert (t.hand(0), t.hand(2)) == (["tavern"], ["manor"])
    assert (t.gold(0), t.gold(2)) == (0, 3)
    t = emperor(gold=3, hand=hand).do("give_crown", seat=2).do("give_gold")
    assert (t.gold(0), t.gold(2)) == (1, 2)
    assert t.hand(2) == hand


@rule("CIT-CLASSIC-EMPEROR-2")
def test_CIT_CLASSIC_EMPEROR_2_only_what_there_is_can_be_given() -> None:
    t = emperor(gold=0, hand=["manor"]).do("give_crown", seat=2)
    assert t.choices() == [{"verb": "give", "card": "manor"}]
    t = emperor(gold=1).do("give_crown", seat=2)
    assert t.choices() == [{"verb": "give_gold"}]
    t = emperor(gold=0).do("give_crown", seat=2)
    assert (t.asked(), t.waiting_for(), t.gold(0)) == ("turn", 0, 0)


def killed_royal(royal: str, **owner: Any) -> Table:
    """The last turn of a round in which rank 4, held at seat 0, was killed; the Queen sits at seat 1."""
    return Table(
        5,
        classic("hospital", "throne_room", cast=[royal, "queen"]),
        seats=[
            {"characters": [royal], "gold": 0, **owner},
            {"characters": ["queen"], "gold": 0},
            {"characters": ["assassin"]},
        ],
        crown=3,
        killed=royal,
        next=royal,
    )


@rule("CIT-CLASSIC-EMPEROR-3")
def test_CIT_CLASSIC_EMPEROR_3_a_killed_emperor_moves_nothing_and_the_queen_gets_nothing() -> None:
    t = killed_royal("emperor").idle(until="queen").do("gather_gold")
    assert not t.can("royal_gift")
    t.do("end_turn")
    assert t.view(None)["round"] == 2
    assert t.crown() == 3
    assert t.gold(1) == 2
    t = killed_royal("king").idle(until="queen").do("gather_gold").do("end_turn")
    assert (t.crown(), t.gold(1)) == (0, 2 + 3), "a killed King is shown"


@rule("CIT-CLASSIC-HOSPITAL-1", "CIT-QUEEN-2")
def test_CIT_CLASSIC_HOSPITAL_1_the_queen_beside_a_king_in_the_hospital_gets_her_gold_once() -> None:
    t = killed_royal("king", city=["hospital"]).do("use_hospital").do("gather_gold")
    assert t.crown() == 3, "he is crowned at the end of the round"
    t.idle(until="queen").do("gather_gold")
    t.do("royal_gift").do("end_turn")
    assert (t.crown(), t.gold(1)) == (0, 2 + 3)


@scenario("T149")
@rule("CIT-CLASSIC-THRONE-1")
def test_CIT_CLASSIC_THRONE_1_a_gold_each_time_the_crown_changes_hands() -> None:
    t = Table(
        5,
        classic("throne_room"),
        seats=[{"gold": 0, "city": ["throne_room"]}, {}, {"characters": ["king"]}],
        crown=1,
        next="king",
    )
    assert t.crown() == 2
    assert t.gold(0) == 1


@scenario("T149")
@rule("CIT-CLASSIC-THRONE-1")
def test_CIT_CLASSIC_THRONE_1_a_king_who_has_the_crown_brings_nothing() -> None:
    t = Table(
        5,
        classic("throne_room"),
        seats=[{"gold": 0, "city": ["throne_room"]}, {}, {"characters": ["king"]}],
        crown=2,
        next="king",
    )
    assert t.gold(0) == 0


@rule("CIT-CLASSIC-THRONE-1")
def test_CIT_CLASSIC_THRONE_1_the_emperors_gift_and_a_killed_kings_heir_bring_a_gold_too() -> None:
    t = Table(
        5,
        classic("throne_room", cast=["emperor"]),
        seats=[{"characters": ["emperor"], "gold": 0, "city": ["throne_room"]}],
        crown=1,
        next="emperor",
    )
    t.do("give_crown", seat=2)
    assert t.gold(0) == 1
    t = killed_royal("king", city=["throne_room"]).idle()
    assert (t.crown(), t.gold(0)) == (0, 1)
