"""The vineyard board: its double spaces, what touches what, where a double hex may lie, and what the vines are worth."""

from __future__ import annotations

from typing import Final

from kasztelan.games.burgundy.boards import table
from kasztelan.games.burgundy.rules.kinds import COLOURS_OF, DOUBLE, ICON_IDS
from kasztelan.games.burgundy.state import BurgundyState

_BOX: Final = table("vineyards")
_SPACES: Final = _BOX["double_space"]
VINE_SPACES: Final = 12
VINE_HEXES: Final = 24
"""Two for each double space, the left one first."""
COLOURS: Final = 6
TILES_OF_A_COLOUR: Final[int] = _BOX["vines"]["bonus_tiles"]
NUMBERS: Final[list[int]] = [row["number"] for row in _SPACES]
LAYER_OF: Final[list[int]] = [row["layer"] - 1 for row in _SPACES]
ICONS: Final[list[list[int]]] = [[ICON_IDS.index(icon) for icon in row["icons"]] for row in _SPACES]
PLACES: Final[list[tuple[int, int]]] = [(hex[0], hex[1]) for row in _SPACES for hex in row["hexes"]]
"""Layer and x of every hex of the board."""
POINTS: Final[list[int]] = [0, *_BOX["scoring"]["points"]]
"""For a connected area of so many vines (BUR-VINE-12)."""
SLOTS_FOR: Final[dict[int, list[list[int]]]] = {row["players"]: row["depot"] for row in _BOX["supply"]}
SHOP_FOR: Final[dict[int, int]] = {row["players"]: row["shop"] for row in _BOX["supply"]}
OUT_FOR: Final[dict[int, int]] = {2: 2, 3: 1, 4: 0}
"""How many colours are taken out for a less random game, by the number of players (BUR-VINE-3)."""


def touches(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """In a layer neighbours differ by 2, between layers by 1."""
    layers, steps = abs(one[0] - other[0]), abs(one[1] - other[1])
    return (layers == 0 and steps == 2) or (layers == 1 and steps == 1)


NEAR: Final[list[int]] = [
    sum(1 << at for at, other in enumerate(PLACES) if touches(one, other)) for one in PLACES
]
"""For each hex those that touch it, as bits."""


def spaces_near(space: int) -> int:
    hexes = NEAR[space * 2] | NEAR[space * 2 + 1]
    return sum(1 << one for one in range(VINE_SPACES) if one != space and hexes >> (2 * one) & 3)


NEAR_SPACES: Final[list[int]] = [spaces_near(space) for space in range(VINE_SPACES)]
BOTTOM: Final[int] = sum(1 << space for space in range(VINE_SPACES) if LAYER_OF[space] == 0)
LAYERS: Final[list[int]] = [
    sum(1 << space for space in range(VINE_SPACES) if LAYER_OF[space] == layer)
    for layer in range(max(LAYER_OF) + 1)
]
"""The double spaces of each layer, as bits."""


def all_doubles() -> list[int]:
    """The bag: one of each colour, three of each pair (BUR-VINE-1)."""
    found: list[int] = []
    for at in range(len(COLOURS_OF)):
        one, other = COLOURS_OF[at]
        count = _BOX["vines"]["single"] if one == other else _BOX["vines"]["pairs"]
        found += [DOUBLE + at] * count
    return found


def open_spaces(s: BurgundyState, seat: int) -> int:
    """Where a double hex may lie whatever the number: the bottom layer first, then next to another (BUR-VINE-6)."""
    planted = s.planted[seat]
    if not planted:
        return BOTTOM
    found = 0
    for space in range(VINE_SPACES):
        if planted >> space & 1:
            found |= NEAR_SPACES[space]
    return found & ~planted


def with_numbers(spaces: int, values: int) -> int:
    """Those of the double spaces whose number is one of these values."""
    found = 0
    for space in range(VINE_SPACES):
        if spaces >> space & 1 and values >> NUMBERS[space] & 1:
            found |= 1 << space
    return found


def kind_at(s: BurgundyState, seat: int, space: int) -> int:
    """The double hex on a double space that is planted."""
    first = seat * VINE_HEXES + space * 2
    one, other = sorted((s.vines[first] - 1, s.vines[first + 1] - 1))
    return DOUBLE + COLOURS_OF.index((one, other))


def areas(s: BurgundyState, seat: int, colour: int) -> list[int]:
    """How large the connected areas of a colour are, the largest first."""
    first = seat * VINE_HEXES
    rest = sum(1 << at for at in range(VINE_HEXES) if s.vines[first + at] == colour + 1)
    found: list[int] = []
    while rest:
        group = rest & -rest
        grown = 0
        while grown != group:
            grown = group
            for at in range(VINE_HEXES):
                if grown >> at & 1:
                    group |= NEAR[at] & rest
        found.append(group.bit_count())
        rest &= ~group
    return sorted(found, reverse=True)


def scored(s: BurgundyState, seat: int) -> list[tuple[int, int, int]]:
    """Colour, size and points of every area that a vine bonus tile scores now: the largest, each once (BUR-VINE-12)."""
    found: list[tuple[int, int, int]] = []
    if not s.vines:
        return found
    for colour in range(COLOURS):
        tiles = s.vine_tiles[seat * COLOURS + colour]
        if tiles:
            found += [(colour, size, POINTS[size]) for size in areas(s, seat, colour)[:tiles]]
    return found
