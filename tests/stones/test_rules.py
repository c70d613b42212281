"""Every rule of Stones, by its id."""

from __future__ import annotations

import pytest

from kasztelan.core.errors import IllegalAction, InvalidOptions, Reason
from kasztelan.core.match import Match
from kasztelan.core.state import OVER
from tests.marks import rule
from tests.stones.game import GAME
from tests.stones.sitting import amid, bank_of, fresh, heard, take, told


def result(match: Match) -> tuple[list[int], list[int], list[bool]]:
    found = match.result
    assert found is not None
    return found.points, found.places, found.won


def takes(match: Match) -> list[object]:
    return [one["stones"] for one in match.choices() if one["verb"] == "take"]


# --- setting up


@rule("STO-SETUP-1")
def test_STO_SETUP_1_two_to_four_play_for_themselves() -> None:
    for guests in (2, 3, 4):
        assert GAME.seats(GAME.check_options({"guests": guests})) == guests
    with pytest.raises(InvalidOptions):
        GAME.check_options({"guests": 1})


@rule("STO-SETUP-2")
def test_STO_SETUP_2_a_heap_and_some_shells() -> None:
    assert fresh(heap=20).view()["heap"] == 20
    assert [one["shells"] for one in fresh().view()["seats"]] == [4, 4]
    assert [one["shells"] for one in fresh(season="winter").view()["seats"]] == [2, 2]


@rule("STO-SETUP-3")
def test_STO_SETUP_3_lucky_numbers_come_from_a_bag() -> None:
    match = fresh(0, 1, first=0)
    assert bank_of(match).lucky == [3, 4]
    assert bank_of(match).bag == [4, 5, 5, 6, 6, 7]
    assert GAME.view(match.state, 0)["mine"] == {"lucky": 3}
    assert [one["lucky"] for one in GAME.view(match.state, 0)["seats"]] == [3, None]
    assert [one["lucky"] for one in GAME.view(match.state, None)["seats"]] == [None, None]


@rule("STO-SETUP-4")
def test_STO_SETUP_4_somebody_begins_and_it_goes_round() -> None:
    drawn = fresh(0, 0, 0, 1, guests=3)
    assert drawn.waiting_for() == 1
    agreed = fresh(guests=3, first=2)
    assert agreed.waiting_for() == 2
    take(agreed, 1)
    assert agreed.waiting_for() == 0


@rule("STO-SETUP-5", "STO-TAKE-2")
def test_STO_SETUP_5_the_board_tells_tolls_and_tide() -> None:
    match = amid({"board": 5, "first": 0}, heap=20)
    assert match.view()["tolls"] == [0, 3, 5]
    assert takes(match) == [1, 2]
    take(match, 1, 1)
    assert match.view()["washed"] == 1
    take(match, 2)
    assert bank_of(match).shells == [1, 4]
    assert takes(amid({"board": 5}, shells=[0, 0])) == [1]


@rule("STO-SETUP-6")
def test_STO_SETUP_6_a_table_may_bring_other_values() -> None:
    pattern = {"rows": [[5, 0, 1, 3]]}
    assert amid({"board": 5, "pattern": pattern}).view()["tolls"] == [0, 0, 1]
    assert amid({"board": 6, "pattern": pattern}).view()["tolls"] == amid({"board": 6}).view()["tolls"]
    with pytest.raises(InvalidOptions):
        GAME.check_options({"pattern": {"rows": [[31, 0, 1, 3]]}})


# --- taking and the tide


@rule("STO-TAKE-1")
def test_STO_TAKE_1_one_to_three_stones() -> None:
    match = amid(heap=10)
    assert takes(match) == [1, 2, 3]
    take(match, 3)
    assert (match.view()["heap"], match.view()["stones"]) == (7, [3, 0])
    assert takes(amid(heap=2)) == [1, 2]


@rule("STO-TIDE-1", "STO-TIDE-2", "STO-TIDE-3")
def test_STO_TIDE_1_after_a_lap_the_tide_comes_in_three_steps() -> None:
    match = amid({"board": 4}, heap=10)
    take(match, 1)
    assert match.view()["washed"] == 0
    steps = heard(match)
    take(match, 1)
    assert told(steps)[1:] == [
        {"event": "tide_rose", "lap": 1, "rule": "STO-TIDE-1"},
        {"event": "washed_away", "stones": 2, "rule": "STO-TIDE-2"},
    ]
    views = [GAME.view(step.state, None) for step in steps]
    assert [(one["high_water"], one["heap"], one["lap"]) for one in views] == [
        (False, 8, 1), (True, 8, 1), (True, 6, 1), (False, 6, 2),
    ]  # fmt: skip
    assert steps[-1].events == []


@rule("STO-TIDE-2")
def test_STO_TIDE_2_the_tide_takes_no_more_than_is_left() -> None:
    match = amid({"board": 4}, heap=3)
    take(match, 1, 1)
    assert (match.view()["washed"], match.waiting_for()) == (1, OVER)
    assert match.result is not None
    assert match.result.reason == "washed_away"


# --- the end


@rule("STO-END-1")
def test_STO_END_1_all_numbers_are_shown() -> None:
    match = amid(heap=1)
    steps = heard(match)
    take(match, 1)
    shown = [one for one in told(steps) if one["event"] == "luck_shown"]
    assert [one["number"] for one in shown] == [6, 5]
    assert [one["lucky"] for one in match.view()["seats"]] == [6, 5]
    assert match.result is not None
    assert match.result.reason == "heap_gone"


@rule("STO-END-2", "STO-END-3")
def test_STO_END_2_a_lucky_number_doubles_the_stones() -> None:
    match = amid(heap=1, stones=[5, 9])
    take(match, 1)
    assert GAME.scores(match.state) == [{"stones": 6, "luck": 6}, {"stones": 9, "luck": 0}]
    assert result(match) == ([12, 9], [1, 2], [True, False])


@rule("STO-END-4")
def test_STO_END_4_a_draw_is_a_shared_win() -> None:
    match = amid({"guests": 3}, heap=1, stones=[1, 2, 0], next=0)
    take(match, 1)
    assert result(match) == ([2, 2, 0], [1, 1, 3], [True, True, False])


# --- pairs


@rule("STO-TEAMS-1")
def test_STO_TEAMS_1_partners_share_place_and_win() -> None:
    match = amid({"mode": "teams"}, heap=1, stones=[9, 8, 0, 3], shells=[4] * 4)
    take(match, 1)
    found = match.result
    assert found is not None
    assert found.sides == [0, 1, 0, 1]
    assert (found.points, found.places) == ([10, 8, 0, 3], [2, 1, 2, 1])
    assert found.won == [False, True, False, True]


@rule("STO-TEAMS-2", "STO-TEAMS-3")
def test_STO_TEAMS_2_a_cairn_belongs_to_the_pair() -> None:
    match = amid({"mode": "teams", "heap": 9}, heap=9)
    steps = heard(match)
    take(match, 2, 1, 2, 3)
    grown = [one for one in told(steps) if one["event"] == "cairn_grew"]
    assert grown == [{"event": "cairn_grew", "seat": 2, "other": 0, "points": 1}]
    assert GAME.side_scores(match.state) == [{"cairn": 1}, {"cairn": 0}]
    assert match.result is not None
    assert match.result.side_points == [1, 0]
    # 2 + 2 + 1 for the first pair, 1 + 3 + 0 for the second, whose seat 3 took three.
    assert match.result.points == [2, 1, 2, 3]
    assert match.result.won == [True, False, True, False]


# --- alone


@rule("STO-ALONE-1")
def test_STO_ALONE_1_the_tide_comes_after_every_turn() -> None:
    match = fresh(mode="alone", heap=9)
    take(match, 1, 1)
    assert (match.view()["washed"], match.view()["lap"]) == (2, 3)


@rule("STO-ALONE-2")
@pytest.mark.parametrize(("stones", "won"), [(6, False), (7, True)])
def test_STO_ALONE_2_who_misses_the_target_has_lost(stones: int, won: bool) -> None:
    match = amid({"mode": "alone"}, heap=1, stones=[stones], lucky=[3])
    take(match, 1)
    assert result(match) == ([stones + 1], [1], [won])


# --- the automa


@rule("STO-AUTOMA-1")
def test_STO_AUTOMA_1_an_automa_is_no_seat() -> None:
    match = fresh(1, 0, 0, 0, mode="automa", opponent="drawn", first=0)
    assert match.view()["automa"]["automa"] == "heron"
    assert (len(match.view()["seats"]), len(match.view()["stones"])) == (1, 2)
    assert fresh(mode="automa").view()["automa"]["automa"] == "miller"


@rule("STO-AUTOMA-2", "STO-AUTOMA-3", "STO-MILLER-1")
def test_STO_MILLER_1_the_miller_takes_by_the_rest_of_three() -> None:
    match = amid({"mode": "automa", "guests": 2}, heap=10, next=1)
    steps = heard(match)
    take(match, 2)
    mine = [one for one in told(steps) if one.get("seat") == 2]
    assert mine == [
        {"event": "automa_decided", "seat": 2, "stones": 3, "rule": "STO-MILLER-1"},
        {"event": "automa_took", "seat": 2, "stones": 3, "rule": "STO-AUTOMA-3"},
        {"event": "automa_rested", "seat": 2, "bonus": 0, "rule": "STO-AUTOMA-4"},
    ]
    assert match.view()["stones"] == [0, 2, 3]


@rule("STO-HERON-1", "STO-AUTOMA-3")
@pytest.mark.parametrize(("heap", "taken"), [(9, 2), (10, 1), (2, 1)])
def test_STO_HERON_1_the_heron_minds_even_and_odd(heap: int, taken: int) -> None:
    match = amid({"mode": "automa", "opponent": "heron"}, heap=heap)
    take(match, 1)
    assert match.view()["stones"] == [1, taken]


@rule("STO-AUTOMA-4")
def test_STO_AUTOMA_4_the_last_one_is_helped() -> None:
    match = amid({"mode": "automa", "opponent": "heron"}, heap=10, stones=[5, 0])
    take(match, 1)
    assert GAME.scores(match.state)[1] == {"stones": 1, "bonus": 1}


# --- expansions


@rule("STO-MOSS-1")
def test_STO_MOSS_1_a_single_stone_is_worth_more() -> None:
    match = amid({"expansions": ["moss"]}, heap=10)
    take(match, 1, 2)
    assert [one["moss"] for one in GAME.scores(match.state)] == [1, 0]


@rule("STO-RIVER-1")
def test_STO_RIVER_1_the_tide_takes_more() -> None:
    match = amid({"expansions": ["river"], "current": 3}, heap=12)
    take(match, 1, 1)
    assert match.view()["washed"] == 4


@rule("STO-BRIDGE-1")
def test_STO_BRIDGE_1_one_may_look_at_a_number() -> None:
    match = amid({"expansions": ["river", "bridge"], "crossing": 2, "guests": 3}, heap=20)
    steps = heard(match)
    match.do(verb="peek", other=1)
    assert (bank_of(match).shells, match.view()["heap"]) == ([2, 4, 4], 20)
    assert [told(steps, seat)[0].get("number") for seat in (0, 1, 2, None)] == [5, None, None, None]
    assert [GAME.view(match.state, seat)["seats"][1]["lucky"] for seat in (0, 2)] == [5, None]
    with pytest.raises(IllegalAction) as refused:
        match.undo(0)
    assert refused.value.reason == Reason("nothing_to_undo")


@rule("STO-BRIDGE-2")
def test_STO_BRIDGE_2_no_bridge_without_a_river() -> None:
    with pytest.raises(InvalidOptions) as refused:
        GAME.check_options({"expansions": ["bridge"]})
    assert refused.value.problem == Reason("needs", {"item": "bridge", "missing": "river"})


@rule("STO-DROUGHT-1")
def test_STO_DROUGHT_1_no_tide() -> None:
    match = amid({"expansions": ["drought"]}, heap=10)
    steps = heard(match)
    take(match, 1, 1)
    assert [one["event"] for one in told(steps)] == ["took", "took"]
    assert (match.view()["washed"], match.view()["lap"]) == (0, 2)
    with pytest.raises(InvalidOptions):
        GAME.check_options({"expansions": ["drought", "river"]})
