"""What counts for Châteauma at the end (BUR-CHEND-1)."""

from __future__ import annotations

from kasztelan.games.burgundy.rules import automa_board
from kasztelan.games.burgundy.rules.gaining import score
from kasztelan.games.burgundy.rules.kinds import GOODS
from kasztelan.games.burgundy.rules.telling import (
    BY_CARDS,
    BY_DOUBLE_HEXES,
    BY_MONASTERIES,
    BY_RESERVE,
    BY_SHIELDS,
    BY_SILVER,
    BY_UNSOLD_GOODS,
)
from kasztelan.games.burgundy.state import (
    LEFT_GOODS,
    LEFT_SILVER,
    MONASTERY_POINTS,
    RESERVE_POINTS,
    SHIELD_POINTS,
    UNFINISHED_POINTS,
    VINE_POINTS,
    BurgundyState,
)


def final_points(s: BurgundyState) -> list[tuple[int, int, int]]:
    """Source, cause and points of everything she would score now."""
    her = s.box.automa
    monasteries = sum(1 for bit in range(30) if automa_board.monasteries(s) >> bit & 1)
    on_cards = sum(1 for one in s.card_hexes if one)
    found = [
        (LEFT_GOODS, BY_UNSOLD_GOODS, sum(s.goods[her * GOODS : her * GOODS + GOODS])),
        (LEFT_SILVER, BY_SILVER, s.silver[her]),
        (MONASTERY_POINTS, BY_MONASTERIES, 4 * monasteries),
        (RESERVE_POINTS, BY_RESERVE, sum(len(stack) for stack in s.reserve)),
        (UNFINISHED_POINTS, BY_CARDS, 2 * on_cards),
        (SHIELD_POINTS, BY_SHIELDS, automa_board.shield_points(s)),
        (VINE_POINTS, BY_DOUBLE_HEXES, automa_board.double_points(s)),
    ]
    return [one for one in found if one[2]]


def count(s: BurgundyState) -> None:
    """All of it, at the end."""
    for source, why, points in final_points(s):
        score(s, s.box.automa, points, source, why)
