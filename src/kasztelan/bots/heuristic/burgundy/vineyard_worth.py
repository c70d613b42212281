"""What vineyards promise: areas that tiles score, layers that are nearly full, and double hexes in storage."""

from __future__ import annotations

from typing import Final

from kasztelan.bots.heuristic.burgundy.outlook import Outlook
from kasztelan.games.burgundy.rules.kinds import (
    COLOURS_OF,
    DOUBLE,
    ICON_BLACK,
    ICON_CASTLE,
    ICON_DOUBLE,
    ICON_PLACE,
    ICON_POINTS,
    ICON_SELL,
    ICON_SILVER,
    ICON_TAKE_BUILDING,
    ICON_TAKE_CHURCH,
    ICON_TAKE_MARKET,
    ICON_WORKERS,
)
from kasztelan.games.burgundy.rules.vineyard_board import (
    COLOURS,
    ICONS,
    LAYERS,
    POINTS,
    VINE_SPACES,
    areas,
    open_spaces,
)

ICON_WORTH: Final[dict[int, float]] = {
    ICON_WORKERS: 3.0, ICON_SILVER: 3.2, ICON_POINTS: 4.0, ICON_TAKE_BUILDING: 2.6, ICON_TAKE_MARKET: 2.4,
    ICON_TAKE_CHURCH: 2.8, ICON_SELL: 2.0, ICON_PLACE: 3.2, ICON_CASTLE: 4.2, ICON_BLACK: 2.6, ICON_DOUBLE: 1.5,
}  # fmt: skip


def vineyard_worth(look: Outlook) -> float:
    """Areas with a tile as they stand, a little for those without, room for more, and full layers to come."""
    s, seat = look.s, look.seat
    found = 5.0 * look.time * s.planted[seat].bit_count()
    for colour in range(COLOURS):
        tiles = s.vine_tiles[seat * COLOURS + colour]
        for place, size in enumerate(areas(s, seat, colour)):
            found += POINTS[size] * (1.0 + 0.6 * look.time) if place < tiles else 0.3 * size * look.time
    for layer, spaces in enumerate(LAYERS):
        done = (s.planted[seat] & spaces).bit_count()
        if done and not s.layers[seat] >> layer & 1:
            found += 2.0 * look.time * done / spaces.bit_count()
    return found


def double_worth(look: Outlook, kind: int) -> float:
    """What planting it promises: the better bonus actions, and vines of a colour that has a tile."""
    s, seat = look.s, look.seat
    open_now = open_spaces(s, seat)
    if not open_now:
        return 0.0
    icons = max(
        sum(ICON_WORTH[icon] for icon in ICONS[space])
        for space in range(VINE_SPACES)
        if open_now >> space & 1
    )
    owned = [s.vine_tiles[seat * COLOURS + colour] for colour in COLOURS_OF[kind - DOUBLE]]
    vines = sum(4.0 if tiles else 0.8 for tiles in owned)
    return (icons * 1.1 + vines) * min(1.0, 0.4 + look.rounds / 9)
