"""What hexes there are, as numbers: kinds, their types, and what is on them."""

from __future__ import annotations

from typing import Final

CASTLE: Final = 0
MINE: Final = 1
SHIP: Final = 2
FIRST_ANIMALS: Final = 3
"""Twelve kinds: four animals, each with 2, 3 and 4 of them."""
GEESE: Final = 15
MARKET: Final = 16
CARPENTER: Final = 17
CHURCH: Final = 18
WAREHOUSE: Final = 19
BOARDING_HOUSE: Final = 20
BANK: Final = 21
TOWN_HALL: Final = 22
WATCHTOWER: Final = 23
CRANE: Final = 24
WHITE_CASTLE: Final = 25
MONASTERY: Final = 25
"""Added to a monastery's number (1 to 29)."""
INN: Final = 55
WILD: Final = 56
"""A hex that lies face down and is of no sort."""
KINDS: Final = 57
"""All but the double hexes, which follow: six of one colour and fifteen of two."""
DOUBLE: Final = 57
ALL_KINDS: Final = 78
BUILDINGS: Final = 10
"""Market to white castle."""

# Types of hexes, and the colours of spaces (all but the inn).
CASTLES: Final = 0
MINES: Final = 1
SHIPS: Final = 2
ANIMALS: Final = 3
CITIES: Final = 4
MONASTERIES: Final = 5
INNS: Final = 6
VINES: Final = 7
"""Double hexes."""
WILDS: Final = 8
"""Face-down hexes."""

GOODS: Final = 6
DEPOTS: Final = 6
SLOTS: Final = 4
"""Spaces of a depot, at most."""
BLACK_SLOTS: Final = 8

ANIMAL_IDS: Final = ("cow", "sheep", "pig", "chicken")
BUILDING_IDS: Final = (
    "market", "carpenter", "church", "warehouse", "boarding_house", "bank", "town_hall", "watchtower", "crane",
    "white_castle",
)  # fmt: skip
TYPE_IDS: Final = ("castle", "mine", "ship", "animals", "building", "monastery", "inn", "vines", "wild")
GOODS_IDS: Final = ("turquoise", "purple", "pink", "red", "brown", "orange")
PHASE_IDS: Final = ("A", "B", "C", "D", "E")
LAST_PHASE: Final = 4
VINE_IDS: Final = ("orange", "yellow", "green", "red", "black", "blue")
HEX_IDS: Final[tuple[str, ...]] = (
    "castle",
    "mine",
    "ship",
    *(f"{animal}_{count}" for animal in ANIMAL_IDS for count in (2, 3, 4)),
    "geese",
    *BUILDING_IDS,
    *(f"monastery_{number}" for number in range(1, 30)),
    "inn",
    "wild",
    *(f"vines_{colour}" for colour in VINE_IDS),
    *(f"vines_{one}_{other}" for at, one in enumerate(VINE_IDS) for other in VINE_IDS[at + 1 :]),
)
HEX: Final[dict[str, int]] = {name: kind for kind, name in enumerate(HEX_IDS)}

TYPE_OF: Final[list[int]] = (
    [CASTLES, MINES, SHIPS]
    + [ANIMALS] * 13
    + [CITIES] * BUILDINGS
    + [MONASTERIES] * 29
    + [INNS]
    + [WILDS]
    + [VINES] * 21
)
COLOURS_OF: Final[list[tuple[int, int]]] = [(colour, colour) for colour in range(6)] + [
    (one, other) for one in range(6) for other in range(one + 1, 6)
]
"""The two vines of each double hex, from `DOUBLE` on."""

MONASTERY_27: Final = 1 << 27
"""Among monasteries as bits, the one that is never copied."""
SHIELDS: Final = 32
"""What a space is multiplied with where a shield lies on it."""
SHIELD_COUNT: Final = 18

ROUTE_FIELDS: Final = 3
"""Fields of a tile of a trade route."""
BY_A_ROUTE: Final = -1
"""Stands for the building where it is a trade route that offers a hex."""
BY_A_VINEYARD: Final = -2
ICON_WORKERS: Final = 0
ICON_SILVER: Final = 1
ICON_POINTS: Final = 2
ICON_TAKE_BUILDING: Final = 3
ICON_TAKE_MARKET: Final = 4
ICON_TAKE_CHURCH: Final = 5
ICON_TAKE_ANY: Final = 6
ICON_SELL: Final = 7
ICON_PLACE: Final = 8
ICON_CASTLE: Final = 9
ICON_BLACK: Final = 10
ICON_DOUBLE: Final = 11
ICON_IDS: Final = (
    "workers4", "silver2", "vp4", "take_building", "take_ship_animals", "take_mine_monastery_castle", "take_any",
    "sell_goods", "place_hex", "castle_action", "take_black", "take_double",
)  # fmt: skip
"""What a field of a trade route or a space of a vineyard can give."""

MARKET_TYPES: Final = 1 << SHIPS | 1 << ANIMALS
CARPENTER_TYPES: Final = 1 << CITIES
CHURCH_TYPES: Final = 1 << MINES | 1 << MONASTERIES | 1 << CASTLES
ALL_TYPES: Final = 127


def size_of(kind: int) -> int:
    """How many places a hex takes in storage (BUR-VINE-5)."""
    return 2 if kind >= DOUBLE else 1


def animal_of(kind: int) -> int:
    """Which animal an animal hex shows; the geese come after the others."""
    return (kind - FIRST_ANIMALS) // 3


def animals_on(kind: int) -> int:
    """How many animals are on an animal hex."""
    return 2 if kind == GEESE else 2 + (kind - FIRST_ANIMALS) % 3
