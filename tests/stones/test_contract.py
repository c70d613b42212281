"""What the platform relies on: who takes part, the rules' own steps, facts and reasons, undo, positions."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import BadPosition, IllegalAction, Reason
from kasztelan.core.match import ASK_ALL, PLAY_PUBLIC, Match
from kasztelan.core.state import NATURE, OVER, RULES
from tests.stones.game import GAME
from tests.stones.sitting import amid, bank_of, fresh, heard, take, told


def taking_part(**options: Any) -> list[dict[str, Any]]:
    return [one.to_data() for one in GAME.participants(GAME.check_options(options))]


# --- who takes part


def test_participants_follow_from_the_options_alone() -> None:
    assert taking_part(guests=3) == [{"name": None, "side": side} for side in range(3)]
    assert [one["side"] for one in taking_part(mode="teams")] == [0, 1, 0, 1]
    assert taking_part(mode="alone") == [{"name": None, "side": 0}]
    assert taking_part(mode="automa", guests=2)[2] == {"name": "automa-miller", "side": 2}
    assert taking_part(mode="automa", opponent="drawn")[1] == {"name": "automa-unknown", "side": 1}


def test_a_name_may_become_known_in_play() -> None:
    match = Match(GAME, SeededChance(0), {"mode": "automa", "opponent": "drawn"}, forced=ASK_ALL)
    assert match.game.decision(match.state)["name"] == "call"
    assert GAME.known_as(match.state, 1) == ""
    match.advance()
    assert GAME.known_as(match.state, 1) == f"automa-{match.view()['automa']['automa']}"
    assert GAME.known_as(match.state, 0) == ""


def test_an_automa_can_win() -> None:
    match = amid({"mode": "automa"}, heap=1, stones=[2, 9])
    take(match, 1)
    assert match.result is not None
    assert (match.result.points, match.result.won) == ([3, 9], [False, True])
    assert match.result.sides == [0, 1]


def test_scores_go_by_participant_and_tell_no_more_than_one_knows() -> None:
    match = amid({"mode": "automa", "guests": 2}, heap=9, stones=[6, 5, 4])
    assert GAME.scores(match.state)[:2] == [{"stones": 6, "luck": 6}, {"stones": 5, "luck": 5}]
    seen = [GAME.scores_seen_by(match.state, seat) for seat in (0, 1, None)]
    assert [[one.get("luck") for one in each] for each in seen] == [[6, 0, None], [0, 5, None], [0, 0, None]]
    assert {len(each) for each in seen} == {3}


# --- the rules' own steps


def test_a_turn_is_handed_out_step_by_step() -> None:
    match = amid({"mode": "automa", "opponent": "heron"}, heap=11)
    steps = heard(match)
    take(match, 2)
    assert [[event.name for event in step.events] for step in steps] == [
        ["took"], ["automa_decided"], ["automa_took"], ["automa_rested"], ["tide_rose"], ["washed_away"], [],
    ]  # fmt: skip
    assert [GAME.to_act(step.state) for step in steps] == [RULES] * 6 + [0]
    views = [GAME.view(step.state, 0) for step in steps]
    assert [one["heap"] for one in views] == [9, 9, 8, 8, 8, 7, 7]
    assert [one["automa"]["wants"] for one in views] == [None, 1, None, None, None, None, None]
    assert [one["decision"]["name"] for one in views] == ["rules"] * 6 + ["turn"]
    assert {one["decision"]["seat"] for one in views[:-1]} == {None}


def test_every_step_changes_the_position() -> None:
    match = amid({"mode": "automa", "opponent": "heron"}, heap=11)
    steps = heard(match)
    take(match, 2)
    positions = [step.state.to_data() for step in steps]
    assert all(one != other for one, other in itertools.pairwise(positions))
    assert positions[-1] == match.state.to_data()
    bank_of(match).stones[0] = 40
    assert steps[-1].state.to_data() == positions[-1]


def test_the_steps_of_nature_are_handed_out_too() -> None:
    match = Match(GAME, SeededChance(3), {"first": 1}, forced=ASK_ALL)
    steps = heard(match)
    match.advance()
    assert [one["event"] for one in told(steps)] == ["dealt", "dealt", "began"]
    assert GAME.to_act(steps[0].state) == NATURE


def test_nobody_listening_leaves_no_trace() -> None:
    heard_by, unheard = amid(heap=9), amid(heap=9)
    heard(heard_by)
    for match in (heard_by, unheard):
        take(match, 1, 2, 1)
    assert unheard.state.to_data() == heard_by.state.to_data()
    assert unheard.state.steps is None


# --- facts, reasons, undo


def test_a_choice_tells_what_it_costs_and_leaves() -> None:
    match = amid({"expansions": ["river", "bridge"]}, heap=10, stones=[3, 0])
    told_by = {str(one): match.seat(0).facts(GAME.codec.encode(one)) for one in match.choices()}
    assert told_by[str({"verb": "take", "stones": 3})] == {
        "decision": "turn", "most": 3, "cost": 2, "shells": 2, "leaves": 7, "lucky": True,
    }  # fmt: skip
    assert told_by[str({"verb": "take", "stones": 1})]["lucky"] is False
    assert told_by[str({"verb": "peek", "other": 1})]["cost"] == 1


def test_who_is_not_asked_has_no_choices() -> None:
    match = amid(heap=10)
    assert match.seat(0).legal()
    assert match.seat(1).legal() == []


@pytest.mark.parametrize(
    ("described", "action", "reason"),
    [
        ({"heap": 2}, {"verb": "take", "stones": 3}, Reason("heap_too_small", {"leaves": 2})),
        (
            {"shells": [0, 0]},
            {"verb": "take", "stones": 2},
            Reason("needs_shells", {"cost": 1, "shells": 0}),
        ),
        ({}, {"verb": "peek", "other": 1}, Reason("no_bridge")),
        ({}, {"verb": "deal", "number": 3}, Reason("not_now")),
    ],
    ids=str,
)
def test_why_something_cannot_be_done(
    described: dict[str, Any], action: dict[str, Any], reason: Reason
) -> None:
    match = amid(**described)
    with pytest.raises(IllegalAction) as refused:
        match.act(0, GAME.codec.encode(action))
    assert refused.value.reason == reason


def test_over_the_bridge_one_looks_at_others_and_only_once() -> None:
    match = amid({"expansions": ["river", "bridge"], "guests": 3, "heap": 40}, heap=40, shells=[3, 3, 1])
    match.do(verb="peek", other=1)
    take(match, 1, 1)
    codes = [
        GAME.why_not(match.state, 0, GAME.codec.encode({"verb": "peek", "other": other}))
        for other in range(4)
    ]
    assert [None if one is None else one.code for one in codes] == [
        "own_number", "already_seen", None, "empty_chair",
    ]  # fmt: skip


def test_near_misses_have_reasons() -> None:
    match = amid({"expansions": ["river", "bridge"]}, heap=2, shells=[0, 0])
    missed = [GAME.codec.decode(one) for one in GAME.near_misses(match.state)]
    assert missed == [
        {"verb": "take", "stones": 2},
        {"verb": "take", "stones": 3},
        {"verb": "peek", "other": 1},
    ]
    assert all(GAME.why_not(match.state, 0, one) is not None for one in GAME.near_misses(match.state))


def test_the_last_stone_is_taken_unasked_where_everybody_sees_it() -> None:
    match = Match(GAME, SeededChance(1), {"heap": 3, "board": 5, "season": "winter"}, forced=PLAY_PUBLIC)
    assert match.advance() == OVER
    assert match.forced == 2


def test_a_handful_is_taken_back_and_what_was_shown_is_not() -> None:
    match = amid(heap=20)
    take(match, 3)
    match.undo(0)
    assert (match.view()["heap"], match.waiting_for()) == (20, 0)
    started = fresh()
    assert started.undo_point(range(2)) == -1


# --- positions


@pytest.mark.parametrize(
    ("described", "field"),
    [
        ({"round": 2}, "round"),
        ({"heap": 0}, "heap"),
        ({"stones": [1]}, "stones"),
        ({"lucky": [3, 3]}, "lucky"),
        ({"lucky": [3, 8]}, "lucky"),
        ({"lucky": None}, "lucky"),
        ({"next": 2}, "next"),
        ({"options": {"guests": 7}}, "options.guests"),
        ({"options": {"mode": "automa", "opponent": "drawn"}, "lucky": [3]}, "automa"),
    ],
    ids=str,
)
def test_positions_that_cannot_be_are_refused(described: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.position({"lucky": [6, 5], **described})
    assert (refused.value.field, refused.value.game) == (field, "stones")
