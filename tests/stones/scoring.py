"""Points, sides and how it ended."""

from __future__ import annotations

from kasztelan.core.result import Participant, Result, ranked
from tests.stones.options import Box
from tests.stones.state import UNKNOWN, Bank
from tests.stones.telling import ENDINGS


def participants(box: Box) -> list[Participant]:
    """The seats, partners across the table on one side, and the automa, whose name may still be unknown."""
    found = [Participant("", seat % 2 if box.teams else seat) for seat in range(box.seats)]
    if box.automa:
        opponent = box.options["opponent"]
        name = "unknown" if opponent == "drawn" else opponent
        found.append(Participant(f"automa-{name}", box.seats))
    return found


def is_lucky(s: Bank, seat: int) -> bool:
    return s.stones[seat] == s.lucky[seat]


def points_of(s: Bank, who: int, luck_seen: bool) -> dict[str, int]:
    """Points by source; those for luck only if whoever asks knows the number (STO-END-2)."""
    stones = s.stones[who]
    if who >= s.box.seats:
        return {"stones": stones, "bonus": s.bonus}
    found = {"stones": stones, "luck": stones if luck_seen and is_lucky(s, who) else 0}
    return {**found, "moss": s.moss[who]} if s.box.moss else found


def result(s: Bank) -> Result | None:
    """Nobody has won alone who missed the target (STO-ALONE-2); a draw is a shared win (STO-END-4)."""
    if s.ending == UNKNOWN:
        return None
    points = [sum(points_of(s, who, True).values()) for who in range(s.box.players)]
    sides = [one.side for one in participants(s.box)]
    side_points = s.cairns[:] if s.box.teams else [0] * len(points)
    strengths = side_points[:]
    for side, mine in zip(sides, points, strict=True):
        strengths[side] += mine
    places = ranked(strengths, sides)
    won = [place == 1 for place in places]
    if s.box.mode == "alone":
        won = [points[0] >= s.box.options["target"]]
    return Result(ENDINGS[s.ending], points, places, won, sides, side_points)
