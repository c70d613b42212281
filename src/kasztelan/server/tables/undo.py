"""Taking moves back: whose word it takes."""

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
    at = match.undo_point(seats)
    return None if at < 0 else UndoReach(at, match.is_own(at, mine))


def turn_reach(match: Match, seats: list[int]) -> UndoReach | None:
    """To before all that these seats decided in a row; None if that is not more than the latest decision."""
    at = match.turn_point(seats)
    return None if at < 0 else UndoReach(at, own=True)


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
