"""What is counted when a game ends other than with one seat ahead of the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kasztelan.arena.tally import Tally
from kasztelan.core.actions import Codec
from kasztelan.core.chance import SeededChance
from kasztelan.core.game import Game
from kasztelan.core.match import Match
from kasztelan.core.result import Result
from kasztelan.core.state import State


class Ended(Game):
    """Over before it begins."""

    def __init__(self, ended: Result) -> None:
        super().__init__("ended", 1, Codec([("wait", [])]), [], [], ["over"])
        self.ended = ended

    def _new(self, options: Mapping[str, Any]) -> State:
        return State()

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {}

    def result(self, state: State) -> Result | None:
        return self.ended


def counted(participants: int, *results: Result) -> Tally:
    tally = Tally(participants)
    for result in results:
        tally.count(Match(Ended(result), SeededChance(0)))
    return tally


def test_partners_win_one_game_together() -> None:
    tally = counted(4, Result("over", [3, 4, 5, 6], [2, 1, 2, 1], [False, True, False, True], [0, 1, 0, 1]))
    assert (tally.wins, tally.shared, tally.lost) == ([0, 1, 0, 1], 0, 0)


def test_a_draw_is_a_shared_win() -> None:
    tally = counted(3, Result("over", [5, 5, 2], [1, 1, 3], [True, True, False]))
    assert (tally.wins, tally.shared, tally.lost) == ([1, 1, 0], 1, 0)


def test_a_solo_game_can_be_lost_and_the_automa_has_a_line() -> None:
    lost = Result("over", [5, 9], [2, 1], [False, False])
    beaten = Result("over", [7, 8], [2, 1], [False, True])
    tally = counted(2, lost, beaten)
    assert (tally.wins, tally.lost, tally.mean_scores()) == ([0, 1], 1, [6.0, 8.5])
    whole = Tally(2)
    whole.add(tally)
    whole.add(counted(2, beaten))
    assert (whole.wins, whole.lost, whole.scores) == ([0, 2], 1, [19, 25])
