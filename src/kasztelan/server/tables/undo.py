"""Taking moves back: how far a seat may go, and whose word it takes."""

from __future__ import annotations

import msgspec

from kasztelan.core.match import Match
from kasztelan.server.tables.seating import PERSON, Chair, people_present


class UndoWish(msgspec.Struct):
    """Somebody would like to take back a move past other people's; `place` is how many actions would stand."""

    seat: int
    place: int
    agreed: set[str]


class UndoReach(msgspec.Struct):
    """How far an undo goes: to snapshot `at`; `own` if nobody else has a say in it."""

    at: int
    own: bool


def undo_reach(match: Match, seats: list[int], mine: list[int]) -> UndoReach | None:
    """To before the latest decision of one of these seats, for somebody who decides for `mine`; None if a reveal bars it."""
    at = undo_target(match, seats)
    return None if at < 0 else UndoReach(at, is_own(match, at, mine))


def undo_target(match: Match, seats: list[int]) -> int:
    """The snapshot before the latest decision of one of these seats, if no reveal lies between; else -1."""
    for at in range(len(match.snapshots) - 1, -1, -1):
        snapshot = match.snapshots[at]
        if snapshot.line < match.barrier:
            return -1
        if not snapshot.played and snapshot.seat in seats:
            return at
    return -1


def is_own(match: Match, at: int, mine: list[int]) -> bool:
    """Whether everything from a snapshot on was decided by these seats, so that nobody else has a say in it."""
    return all(one.played or one.seat in mine for one in match.snapshots[at:])


def people_asked(chairs: list[Chair], match: Match, place: int) -> set[str]:
    """Whose word it takes to go back to `place`: everybody who is there, and whoever is away but decided after it.

    What a bot decided for somebody who is away is nobody's word to give. So those who left for good hold nothing up
    for long: at the next reveal their own decisions are out of reach.
    """
    asked = people_present(chairs)
    for snapshot in match.snapshots:
        chair = chairs[snapshot.seat]
        decided = not snapshot.played and place <= snapshot.line < chair.away_from
        if chair.away and decided and chair.kind == PERSON and chair.person is not None:
            asked.add(chair.person)
    return asked


def drop_old_snapshots(match: Match) -> None:
    """Positions from before the latest reveal are never gone back to."""
    old = 0
    while old < len(match.snapshots) and match.snapshots[old].line < match.barrier:
        old += 1
    del match.snapshots[:old]
