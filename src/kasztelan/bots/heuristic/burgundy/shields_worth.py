"""What shields are worth: their points at the end, what they do until then, less the tribute."""

from __future__ import annotations

from typing import Final

from kasztelan.bots.heuristic.burgundy.outlook import Outlook
from kasztelan.games.burgundy.rules import scoring
from kasztelan.games.burgundy.state import NOBODY

LASTING: Final[dict[int, float]] = {
    1: 8.0, 2: 12.0, 3: 2.0, 4: 5.0, 5: 8.0, 6: 6.0, 7: 8.0, 8: 6.0, 9: 9.0, 10: 0.0, 11: 4.0, 12: 16.0, 13: 0.0,
    14: 24.0, 15: 24.0, 16: 14.0, 17: 16.0, 18: 8.0,
}  # fmt: skip
"""What a shield brings in a whole game besides its points."""
DRAWBACK: Final = 1.1
"""A tribute costs its silver, and the freedom to spend it."""


def shields_worth(look: Outlook) -> float:
    s, seat = look.s, look.seat
    found = 0.0
    for number, points in scoring.shield_points(s, seat):
        found += points + LASTING[number] * look.time - DRAWBACK * look.phases
        if number == 8:
            found += look.mines * look.phases * look.silver_worth
        elif number == 10:
            found += sum(scored for _, scored in scoring.monastery_points(s, seat)) / 2
        elif number == 6 and s.copied[seat] == NOBODY:
            found -= 3.0
    return found
