"""Border posts: three of them at the edge of every player board, to be joined by placed hexes."""

from __future__ import annotations

from typing import Final

from kasztelan.games.burgundy.rules.areas import PHASE_BONUS, take_tile
from kasztelan.games.burgundy.rules.duchy import bits
from kasztelan.games.burgundy.rules.gaining import earn
from kasztelan.games.burgundy.rules.telling import POSTS_JOINED, tell
from kasztelan.games.burgundy.state import POST_POINTS, BurgundyState

POSTS: Final[list[int]] = [1 << 3, 1 << 15, 1 << 34 | 1 << 35]
"""The spaces that touch each post: top right, left, bottom middle."""
BORDER_TILES: Final = 6
"""The place of the border tiles beside the six colours."""


def connected(s: BurgundyState, seat: int) -> int:
    """The most posts that one unbroken group of placed hexes reaches."""
    near = s.duchy(seat).near
    rest = s.covered[seat]
    most = 0
    while rest:
        group = rest & -rest
        grown = 0
        while grown != group:
            grown = group
            for space in bits(grown):
                group |= near[space] & s.covered[seat]
        most = max(most, sum(1 for post in s.box.posts if post & group))
        rest &= ~group
    return most


def check(s: BurgundyState) -> None:
    """The phase bonus for the first two, once (BUR-POSTS-2); a border tile for all three (BUR-POSTS-3)."""
    seat = s.stack[-2]
    s.pop()
    before = s.joined[seat]
    now = connected(s, seat)
    if now <= max(before, 1):
        return
    s.joined[seat] = now
    if before < 2:
        points = PHASE_BONUS[s.phase]
        earn(s, seat, points, POST_POINTS)
        tell(s, POSTS_JOINED, (seat, now, points))
    if now == 3:
        take_tile(s, seat, BORDER_TILES)
