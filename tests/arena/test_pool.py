"""Many games shared out: the same ones in one process or several, told as they come, and stopped in between."""

from __future__ import annotations

from collections import deque
from concurrent.futures import Future
from typing import Any

import pytest

from kasztelan.arena.pool import finished, stretches
from kasztelan.arena.simulate import play_games, simulate
from kasztelan.arena.tally import Tally
from kasztelan.core.errors import Refusal
from kasztelan.texts.errors import refusal_text

OPTIONS = {"players": 3}


def test_the_number_of_processes_changes_nothing() -> None:
    alone = simulate("citadels", OPTIONS, games=5, seed=7, records=True)
    shared = simulate("citadels", OPTIONS, games=5, seed=7, jobs=2, records=True)
    assert alone == shared == play_games("citadels", OPTIONS, ["random"] * 3, 7, 0, 5, keep_records=True)
    assert alone.games == len(alone.records) == 5


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[tuple[int, int]] = []
    simulate("citadels", OPTIONS, games=8, progress=lambda played, games: told.append((played, games)))
    assert told == sorted(told)
    assert len(told) > 1
    assert told[-1] == (8, 8)


def test_records_are_handed_on_in_their_order_instead_of_kept() -> None:
    kept: list[dict[str, Any]] = []
    tally = simulate("citadels", OPTIONS, games=3, seed=1, keep=kept.append)
    assert tally.records == []
    assert kept == simulate("citadels", OPTIONS, games=3, seed=1, records=True).records


def test_whoever_follows_it_may_break_it_off() -> None:
    class Enough(Exception):
        pass

    def refuse(*_: int) -> None:
        raise Enough

    with pytest.raises(Enough):
        simulate("citadels", OPTIONS, games=400, jobs=2, progress=refuse)


@pytest.mark.parametrize("jobs", [1, 3])
@pytest.mark.parametrize("games", [1, 2, 49, 50, 1000])
def test_stretches_are_all_the_games_once(games: int, jobs: int) -> None:
    parts = stretches(games, jobs)
    assert [number for first, count in parts for number in range(first, first + count)] == list(range(games))
    assert len(parts) >= min(games, jobs)


@pytest.mark.parametrize(
    ("asked", "field", "allowed"),
    [
        ({"games": 0}, "games", "1 or more"),
        ({"jobs": 0}, "jobs", "1 or more"),
        ({"bots": "clever"}, "bots", "random"),
        ({"bots": ["random"]}, "bots", "one for each of the 3 seats"),
        ({"game": "chess"}, "game", "citadels"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(
    asked: dict[str, Any], field: str, allowed: str
) -> None:
    with pytest.raises(Refusal) as refusal:
        simulate(**{"game": "citadels", "options": OPTIONS, **asked})
    assert refusal.value.field == field
    assert allowed in refusal_text(refusal.value, "en").partition("; allowed: ")[2]


def test_after_an_interrupt_what_the_others_got_done_is_kept_and_the_rest_called_off() -> None:
    begun: Future[Tally] = Future()
    begun.set_running_or_notify_cancel()
    begun.set_result(Tally(3, games=4))
    waiting: Future[Tally] = Future()
    assert [tally.games for tally in finished(deque([begun, waiting]))] == [4]
    assert waiting.cancelled()
