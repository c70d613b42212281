"""Clocks, with a time that is told."""

from __future__ import annotations

import pytest

from kasztelan.core.errors import Refusal
from kasztelan.server.tables.clock import GRACE, MOMENT, Clock, new_clock, stored_clock


def clock(kind: str, seconds: float = 60, increment: float = 0) -> Clock:
    return new_clock({"kind": kind, "seconds": seconds, "increment": increment}, 3)


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    timeless = new_clock({"kind": "none"}, 3)
    timeless.wait_for(1, 0, 1000.0)
    assert timeless.runs_out_in(9_999_999.0) is None


@pytest.mark.parametrize("kind", ["decision", "slow"])
def test_every_decision_has_its_own_time(kind: str) -> None:
    time = clock(kind)
    time.wait_for(0, 10, 1000.0)
    assert time.runs_out_in(1045.0) == 15.0
    time.wait_for(0, 11, 1045.0)
    assert time.runs_out_in(1045.0) == 60.0


def test_a_game_clock_is_a_bank_with_an_increment_for_each_decision() -> None:
    time = clock("game", 100, 5)
    time.wait_for(0, 10, 1000.0)
    time.wait_for(1, 11, 1030.0)
    assert time.left[0] == 75.0
    time.wait_for(0, 12, 1040.0)
    assert time.left[1] == 95.0
    assert time.runs_out_in(1050.0) == 65.0


@pytest.mark.parametrize(("kind", "left"), [("decision", 20.0), ("game", 25.0)])
def test_taking_a_move_back_and_making_it_again_wins_no_time(kind: str, left: float) -> None:
    time = clock(kind, 60, 5)
    time.wait_for(0, 10, 1000.0)
    time.wait_for(0, 11, 1040.0)
    for turn in range(5):
        time.wait_for(0, 10, 1040.0 + turn)
        time.wait_for(0, 11, 1040.0 + turn)
    time.wait_for(0, 10, 1045.0)
    assert time.left[0] <= left
    assert sum(time.left) <= left + 120


def test_only_the_seat_that_is_asked_loses_time() -> None:
    time = clock("game")
    time.wait_for(2, 0, 1000.0)
    time.wait_for(None, 1, 1010.0)
    assert [time.left_for(seat, 5000.0) for seat in range(3)] == [60.0, 60.0, 50.0]


@pytest.mark.parametrize("kind", ["decision", "game", "slow"])
def test_time_stands_still_while_the_server_is_down(kind: str) -> None:
    time = clock(kind)
    time.wait_for(1, 7, 1000.0)
    kept = time.to_data(1020.0)
    later = stored_clock(kept)
    later.wait_for(1, 7, 90_000.0)
    assert later.runs_out_in(90_000.0) == 40.0


def test_whoever_takes_a_seat_back_has_a_moment() -> None:
    time = clock("game", 30)
    time.wait_for(0, 3, 1000.0)
    time.wait_for(None, 3, 1040.0)
    assert time.left[0] == 0.0
    time.give_moment(0)
    time.wait_for(0, 3, 1041.0)
    assert time.runs_out_in(1041.0) == MOMENT


@pytest.mark.parametrize("kind", ["decision", "game", "slow"])
def test_a_decision_with_grace_begins_with_seconds_that_do_not_count(kind: str) -> None:
    time = clock(kind)
    time.give_grace(1, 7)
    time.wait_for(1, 7, 1000.0)
    assert time.shown()["since"] == 1000.0 + GRACE
    assert time.left_for(1, 1003.0) == 60.0
    assert time.runs_out_in(1003.0) == 62.0
    assert time.runs_out_in(1015.0) == 50.0


@pytest.mark.parametrize("kind", ["decision", "game"])
def test_the_grace_of_a_decision_is_given_once_whatever_stops_the_clock(kind: str) -> None:
    time = clock(kind)
    time.give_grace(0, 4)
    time.wait_for(0, 4, 1000.0)
    time.wait_for(None, 4, 1002.0)
    time.give_grace(0, 4)
    later = stored_clock(time.to_data(1500.0))
    later.wait_for(0, 4, 2000.0)
    assert later.runs_out_in(2000.0) == 63.0
    later = stored_clock(later.to_data(2010.0))
    later.give_grace(0, 4)
    later.wait_for(0, 4, 3000.0)
    assert later.runs_out_in(3000.0) == 53.0


def test_a_clock_kept_by_an_older_program_goes_on_without_grace() -> None:
    kept = clock("game").to_data(0.0)
    for name in ("grace", "unused", "helped"):
        del kept[name]
    time = stored_clock({**kept, "graced": [[1, 3]]})
    time.give_grace(0, 4)
    time.wait_for(0, 4, 1000.0)
    assert (time.runs_out_in(1000.0), time.helped, time.shown()["grace"]) == (60.0, {(1, 3)}, 0.0)


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"kind": "sand"}, "clock.kind"),
        ({"kind": "game", "seconds": 1}, "clock.seconds"),
        ({"kind": "game", "seconds": True}, "clock.seconds"),
        ({"kind": "game", "seconds": float("nan")}, "clock.seconds"),
        ({"kind": "game", "increment": -1}, "clock.increment"),
        ({"kind": "game", "bonus": 1}, "clock.bonus"),
        ([], "clock.kind"),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(data: object, field: str) -> None:
    with pytest.raises(Refusal) as refused:
        new_clock(data, 2)
    assert refused.value.field == field
