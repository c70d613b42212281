"""Completed areas and colours."""

from __future__ import annotations

from typing import Final

from kasztelan.games.burgundy.rules.dice import has_shield
from kasztelan.games.burgundy.rules.duchy import bits, inn_spaces
from kasztelan.games.burgundy.rules.gaining import earn, gained
from kasztelan.games.burgundy.rules.telling import AREA_COMPLETED, BONUS_TILE, tell
from kasztelan.games.burgundy.state import AREAS, BONUS_TILES, PHASES, BurgundyState

PHASE_BONUS: Final[list[int]] = [10, 8, 6, 4, 2]
LARGE: Final = 1
SMALL: Final = 2


def area_points(size: int) -> int:
    """1, 3, 6, 10 … (BUR-AREA-1)."""
    return size * (size + 1) // 2


def area_size(s: BurgundyState, seat: int, space: int) -> int:
    """How large the area of this space counts; an inn makes it one larger, and so does shield 17 (BUR-SH-17)."""
    duchy = s.duchy(seat)
    area = duchy.areas[duchy.area_of[space]]
    size = len(bits(area))
    if has_shield(s, seat, 17):
        size += 1
    return size + 1 if inn_spaces(s, seat) & area else size


def complete_area(s: BurgundyState, seat: int, space: int) -> None:
    """Points for its size and for the phase (BUR-AREA-1, BUR-AREA-2)."""
    size = area_size(s, seat, space)
    points = area_points(size)
    bonus = PHASE_BONUS[s.phase]
    earn(s, seat, points, AREAS)
    earn(s, seat, bonus, PHASES)
    tell(s, AREA_COMPLETED, (seat, s.duchy(seat).types[space], space + 1, size, points, bonus))
    gained(s, seat)


def complete_colour(s: BurgundyState, seat: int, space: int) -> None:
    take_tile(s, seat, s.duchy(seat).types[space])


def take_tile(s: BurgundyState, seat: int, colour: int) -> None:
    """The large bonus tile, then the small one, then nothing (BUR-COLOUR-1, BUR-COLOUR-2); twice with shield 7."""
    left = s.bonus[colour]
    if not left:
        return
    tile = LARGE if left == 2 else SMALL
    points = (s.box.large if tile == LARGE else s.box.small) * (2 if has_shield(s, seat, 7) else 1)
    s.bonus[colour] = left - 1
    for one in s.box.owners[seat]:
        s.tiles[one * 7 + colour] = tile
    earn(s, seat, points, BONUS_TILES)
    tell(s, BONUS_TILE, (seat, colour, tile, points))
