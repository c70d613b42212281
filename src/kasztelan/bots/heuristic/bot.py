"""Weighs every legal action and does the best, equal ones by chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kasztelan.bots.heuristic.grounds import Accounting, main_ground
from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import Reason
from kasztelan.core.player import Player, Seat

Weighing = Callable[[Seat], Callable[[int], float]]
"""Looks at a decision from a seat and gives what weighs its actions."""

ALIKE: Final = 1e-9
"""Scores closer than this are equal, however they were summed up."""


class HeuristicBot(Player):
    """Knows only what its seat sees; nothing is remembered from one decision to the next."""

    def __init__(self, weighing: Weighing, seed: int, accounting: Accounting | None = None) -> None:
        self.weighing = weighing
        self.accounting = accounting
        self.chance = SeededChance(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        weigh = self.weighing(seat)
        best: list[int] = []
        highest = 0.0
        for action in legal:
            score = weigh(action)
            if not best or score > highest + ALIKE:
                best = [action]
                highest = score
            elif score > highest - ALIKE:
                best.append(action)
        if len(best) == 1:
            return best[0]
        return best[self.chance.below(len(best), 0)]

    def explain(self, seat: Seat, action: int) -> Reason | None:
        """What speaks most for it beside the next best choice, of the grounds it was weighed by."""
        legal = seat.legal()
        if self.accounting is None or len(legal) < 2:
            return None
        others = sorted((one for one in legal if one != action), key=self.weighing(seat))
        account = self.accounting(seat)
        return main_ground(account(action), account(others[-1]))
