"""Taking moves back: how far a seat may go, and what the others have to agree to."""

from __future__ import annotations

import msgspec

from kasztelan.core.match import Match


class UndoWish(msgspec.Struct):
    """Somebody would like to take back a move past other people's; `place` is how many actions would stand."""

    seat: int
    place: int
    agreed: set[str]


def undo_target(match: Match, seats: list[int]) -> int:
    """The snapshot before the latest decision of one of these seats, if no reveal lies between; else -1."""
    for at in range(len(match.snapshots) - 1, -1, -1):
        snapshot = match.snapshots[at]
        if snapshot.line < match.barrier:
            return -1
        if not snapshot.played and snapshot.seat in seats:
            return at
    return -1


def drop_old_snapshots(match: Match) -> None:
    """Positions from before the latest reveal are never gone back to."""
    old = 0
    while old < len(match.snapshots) and match.snapshots[old].line < match.barrier:
        old += 1
    del match.snapshots[:old]
