"""What a player sees ahead: how much time there is, and how far the regions are."""

from __future__ import annotations

from kasztelan.games.burgundy.rules.areas import PHASE_BONUS, area_points
from kasztelan.games.burgundy.rules.kinds import LAST_PHASE
from kasztelan.games.burgundy.rules.phases import ROUNDS, mines_of
from kasztelan.games.burgundy.state import BurgundyState


class Outlook:
    """One player's position, looked at once for all that is weighed in it."""

    def __init__(self, s: BurgundyState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.duchy = s.duchy(seat)
        self.covered = s.covered[seat]
        self.phases = LAST_PHASE - s.phase + 1
        done = 1 if s.played >> seat & 1 else 0
        self.rounds = (LAST_PHASE - s.phase) * ROUNDS + ROUNDS - max(s.round, 1) + 1 - done
        if s.seat == seat:
            self.rounds -= 1
        self.time = self.rounds / 25
        self.silver_worth = 1.0 + 0.8 * min(1.0, self.rounds / 8)
        self.mines = mines_of(s, seat)
        self.sizes = [area.bit_count() for area in self.duchy.areas]
        self.left = [(area & ~self.covered).bit_count() for area in self.duchy.areas]

    def promise(self, size: int, left: int) -> float:
        """What a region of this size with so many empty spaces may bring."""
        hands = len(self.s.box.owners[self.seat])
        if not self.rounds or left > self.rounds * hands + 1:
            return 0.0
        wait = int(left * 1.6 / hands)
        turn = self.s.phase * ROUNDS + max(self.s.round, 1) + wait
        phase = min((turn - 1) // ROUNDS, LAST_PHASE)
        points = area_points(size) + PHASE_BONUS[phase]
        likely = max(0.15, 1 - left / (0.75 * self.rounds * hands + 1.5))
        share = ((size - left) / size) ** 1.2
        return float(points * likely * share * 1.3)
