"""Calling the characters in the order of their ranks."""

from __future__ import annotations

from kasztelan.games.citadels.game import GAME
from tests.games.citadels.table import Table, cast
from tests.marks import rule, scenario


@rule("CIT-CALL-1")
def test_CIT_CALL_1_ranks_are_called_in_order_and_empty_ones_passed_over() -> None:
    names = ["architect", "thief", "warlord", "king", "magician"]
    table = Table(seats=[{"characters": [name]} for name in names])
    order = []
    while table.asked() == "turn":
        order.append((table.playing(), table.waiting_for()))
        table.do("gather_gold").do("end_turn")
    assert order == [("thief", 1), ("magician", 4), ("king", 3), ("architect", 0), ("warlord", 2)]


@rule("CIT-CALL-1")
def test_CIT_CALL_1_rank_9_is_called_last() -> None:
    table = Table(options={"nine": "yes"}, seats=[{"characters": ["artist"]}, {"characters": ["warlord"]}])
    table.idle("warlord").do("gather_gold").do("end_turn")
    assert (table.playing(), table.waiting_for()) == ("artist", 0)


@rule("CIT-CALL-2")
def test_CIT_CALL_2_the_called_player_is_revealed_without_being_asked() -> None:
    table = Table(seats=[{"characters": ["thief"]}, {"characters": ["magician"]}], next="thief")
    assert table.view(4)["ranks"][2]["seat"] is None
    table.do("gather_gold").do("end_turn")
    assert table.view(4)["ranks"][2]["seat"] == 1
    assert table.view(4)["seats"][1]["characters"] == ["magician"]
    assert (table.asked(), table.waiting_for()) == ("turn", 1)


@rule("CIT-CALL-3", "CIT-ASSASSIN-1")
@scenario("T025")
def test_CIT_CALL_3_a_killed_character_stays_hidden_and_has_no_turn() -> None:
    seats = [
        {"characters": ["assassin"]},
        {"characters": ["merchant"], "gold": 3},
        {"characters": ["bishop"]},
    ]
    table = Table(seats=[*seats, {"characters": ["architect"]}])
    table.do("kill", character="merchant").idle("bishop")
    table.do("gather_gold").do("end_turn")
    assert table.playing() == "architect"
    assert table.gold(1) == 3
    for seat in (0, 2, 3, 4, None):
        shown = table.view(seat)
        assert shown["ranks"][5]["killed"]
        assert shown["ranks"][5]["seat"] is None
        assert shown["seats"][1]["characters"] == []


@rule("CIT-CALL-4", "CIT-MAGISTRATE-3")
def test_CIT_CALL_4_the_turn_waits_for_the_magistrate_who_may_decline() -> None:
    table = Table(
        options={"characters": cast("magistrate")},
        seats=[{"characters": ["magistrate"]}, {"characters": ["king"], "gold": 4, "hand": ["castle"]}],
        warrants={"signed": "king", "others": ["thief", "warlord"]},
        next="king",
        gathered=True,
    )
    table.do("build", card="castle")
    assert (table.asked(), table.waiting_for()) == ("confiscation", 0)
    end = GAME.codec.encode({"verb": "end_turn"})
    reason = GAME.why_not(table.s, 1, end)
    assert reason is not None
    assert reason.code == "not_your_decision"
    table.do("pass")
    assert table.city(1) == ["castle"]
    assert table.waiting_for() == 1


@rule("CIT-CALL-4", "CIT-BLACKMAILER-6")
def test_CIT_CALL_4_the_turn_waits_for_the_blackmailer_who_may_decline() -> None:
    table = Table(
        options={"characters": cast("blackmailer")},
        seats=[{"characters": ["blackmailer"]}, {"characters": ["king"], "gold": 3}],
        threats={"flowered": "king", "others": ["warlord"]},
        next="king",
    )
    table.do("gather_gold").do("refuse")
    assert (table.asked(), table.waiting_for()) == ("threat_reveal", 0)
    table.do("pass")
    assert table.gold(1) == 5
    assert (table.asked(), table.waiting_for()) == ("turn", 1)
