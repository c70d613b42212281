"""Chooses any legal action, all equally likely."""

from __future__ import annotations

from kasztelan.core.chance import Chance
from kasztelan.core.player import Player, Seat


class RandomBot(Player):
    """The yardstick: no thought at all."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        return legal[self.chance.below(len(legal), 0)]
