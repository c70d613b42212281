"""How good the actions of a decision look to a seat at a Burgundy table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kasztelan.bots.heuristic.burgundy.worth import worth
from kasztelan.core.chance import SeededChance
from kasztelan.core.game import Game
from kasztelan.core.player import Seat
from kasztelan.games.burgundy.actions import VERB_OF, VERBS
from kasztelan.games.burgundy.rules import pending
from kasztelan.games.burgundy.state import BurgundyState

TURNING: Final = VERBS.index("turn_die")
"""A turned die is as good as what is done with it."""
MOST_LOOKS: Final = 60
"""How many positions are looked at for one action before it is taken as it stands."""
FAVOURITES: Final = 4
"""So many of the best first actions of a turn are tried together with the second."""


def weighing(seat: Seat) -> Callable[[int], float]:
    """What weighs an action: the position it leads to, with the questions it brings answered as well as possible."""
    state = seat.determinize(SeededChance(0))
    assert isinstance(state, BurgundyState)
    look = Look(seat.game, seat.number)
    if state.stack[-4] != pending.TURN or state.unused != 3:
        return lambda action: look.after(state, action)[0]
    return whole_turn(look, state, seat.legal())


def whole_turn(look: Look, state: BurgundyState, legal: list[int]) -> Callable[[int], float]:
    """With both dice unused the favourites are weighed by the best second action."""
    found = {action: look.after(state, action) for action in legal}
    best = sorted(found, key=lambda action: found[action][0], reverse=True)[:FAVOURITES]
    weights = {action: found[action][0] for action in legal}
    for action in best:
        after = found[action][1]
        if asked(after) == pending.TURN and after.stack[-3] == look.seat and after.unused:
            weights[action] = max(look.after(after, one)[0] for one in look.game.legal(after))
    return lambda action: weights[action]


class Look:
    """Looks ahead within the own turn, where nothing is left to chance."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.left = 0

    def after(self, state: BurgundyState, action: int) -> tuple[float, BurgundyState]:
        """What an action leads to, and what that is worth."""
        self.left = MOST_LOOKS
        return self.step(state, action)

    def step(self, state: BurgundyState, action: int) -> tuple[float, BurgundyState]:
        after = state.copy()
        self.game.apply(after, action)
        self.left -= 1
        what = asked(after)
        mine = what >= 0 and after.stack[-3] == self.seat
        if VERB_OF[action] == TURNING and mine and what == pending.TURN:
            return max((self.step(after, one) for one in self.game.legal(after)), key=lambda one: one[0])
        if not mine or what in (pending.TURN, pending.START_CASTLE) or self.left <= 0:
            return worth(after, self.seat), after
        return max((self.step(after, one) for one in self.game.legal(after)), key=lambda one: one[0])


def asked(state: BurgundyState) -> int:
    return state.stack[-4] if state.stack else -1
