"""The team game: what partners share, and the storage that belongs to both of them."""

from __future__ import annotations

from typing import Final

from kasztelan.games.burgundy.rules.telling import KEPT_IN_COMMON, PLACED_SHARED, tell
from kasztelan.games.burgundy.state import EMPTY, FROM_COMMON, BurgundyState

SHARED_SPACES: Final = 2
OWN_SPACES: Final = 2
"""Places of the storage of each partner (BUR-TEAM-5)."""
SILVER: Final = 2
WORKERS: Final = (3, 5)
"""What the first and the second team begin with (BUR-TEAM-3)."""


def seating(first: int) -> list[int]:
    """Turn order of the first round: the start player, the next rival clockwise, then their partners (BUR-TEAM-4)."""
    partner = first ^ 1
    rivals = [seat for seat in ((first + step) % 4 for step in range(1, 4)) if seat != partner]
    return [first, rivals[0], partner, rivals[1]]


def estates(s: BurgundyState) -> list[int]:
    """In turn order one seat for each duchy, all of them outside the team game."""
    if not s.common:
        return s.order
    return [seat for seat in s.order if s.order.index(seat) <= s.order.index(seat ^ 1)]


def common_of(s: BurgundyState, seat: int) -> list[int]:
    """The hexes in the storage that this seat shares with its partner."""
    return s.common[s.box.sides[seat]] if s.common else EMPTY


def common_room(s: BurgundyState, seat: int) -> bool:
    return bool(s.common) and len(common_of(s, seat)) < SHARED_SPACES


def all_stored(s: BurgundyState, seat: int) -> list[int]:
    """Every hex that this seat can place."""
    return s.stored[seat] + s.common[s.box.sides[seat]] if s.common else s.stored[seat]


def keep_in_common(s: BurgundyState, seat: int, kind: int) -> None:
    s.common[s.box.sides[seat]].append(kind)
    tell(s, KEPT_IN_COMMON, (seat, kind))


def out_of_storage(s: BurgundyState, seat: int, kind: int) -> None:
    """The hex that is being placed leaves the storage that it was chosen from."""
    if s.used & FROM_COMMON:
        s.used &= ~FROM_COMMON
        out_of_common(s, seat, kind)
        tell(s, PLACED_SHARED, (seat, kind))
    else:
        s.stored[seat].remove(kind)


def out_of_common(s: BurgundyState, seat: int, kind: int) -> None:
    s.common[s.box.sides[seat]].remove(kind)
