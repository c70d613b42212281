"""What Châteauma has: her cards, her duchy board and her reserve, and what can be read off them."""

from __future__ import annotations

from typing import Final

from kasztelan.games.burgundy.boards import LETTERS, table
from kasztelan.games.burgundy.rules.kinds import (
    ANIMALS,
    CASTLES,
    DEPOTS,
    GEESE,
    MINES,
    MONASTERIES,
    MONASTERY,
    SLOTS,
    TYPE_IDS,
    TYPE_OF,
    animal_of,
)
from kasztelan.games.burgundy.state import BurgundyState

_BOX: Final = table("chateauma")
CARD_COUNT: Final = 17
CARD_SPACES: Final = 5
"""Spaces of a card, at most."""
LEFT: Final = 0
RIGHT: Final = 1

SELL: Final = 1
DOUBLE_HEX: Final = 2
"""The symbols that a space of a card may show."""
SYMBOL_IDS: Final = ("", "sell", "double_hex")


def read_cards() -> tuple[list[list[int]], list[list[int]]]:
    """For each card, from 1 on, the types of its spaces and the symbols on them."""
    types: list[list[int]] = [[]]
    symbols: list[list[int]] = [[]]
    for row in _BOX["card"]:
        types.append([LETTERS.index(space[0]) for space in row["spaces"]])
        symbols.append([["", "$", "#"].index(space[1:]) for space in row["spaces"]])
    return types, symbols


TYPES_OF: Final[list[list[int]]] = read_cards()[0]
SYMBOLS_OF: Final[list[list[int]]] = read_cards()[1]
POINTS_OF: Final[list[list[int]]] = [[], *(row["points"] for row in _BOX["card"])]
"""What a card is worth at each level, easy first (BUR-CARD-2)."""
HAS_POST: Final[list[bool]] = [False, *(row["border_post"] for row in _BOX["card"])]
HAS_SHIELD: Final[list[bool]] = [False, *(row["shield"] for row in _BOX["card"])]
BASE_CARDS: Final[list[int]] = list(range(1, 10))
VINE_CARDS: Final[list[int]] = [1, *range(10, 18)]
"""The cards that are used with vineyards (BUR-WITH-9)."""

ESTATE_OF: Final[list[int]] = [_BOX["board"][name] for name in TYPE_IDS[:6]]
"""How many spaces of each colour her duchy board has."""
FIRST_OF: Final[list[int]] = [sum(ESTATE_OF[:type]) for type in range(6)]
"""The place of each colour's first space among all of them."""
ESTATE: Final[int] = sum(ESTATE_OF)
RESERVE_ORDER: Final[list[int]] = [TYPE_IDS.index(name) for name in _BOX["reserve"]["types"]]
"""The types of the reserve from left to right (BUR-CARD-8)."""
WILD: Final = 6
"""The place of wild hexes in the reserve, after the six types."""
FACE_DOWN: Final = -1
"""A space of her duchy that is covered by a hex nobody has seen (BUR-MOD-1)."""

DOUBLE_POINTS: Final[list[int]] = [0, *_BOX["scoring"]["double_hexes"]]
SHIELD_POINTS: Final[list[int]] = _BOX["scoring"]["shields"]
MODIFIER_IDS: Final = ("A", "B", "C", "D")
A: Final = 1
B: Final = 2
C: Final = 4
D: Final = 8
LEVEL_IDS: Final = ("easy", "medium", "hard")


def marked(letter: str) -> list[int]:
    """The spaces of board 36 with this mark, as places among all of them."""
    marks = _BOX["marks"][letter]
    return [FIRST_OF[type] + number - 1 for type in range(6) for number in marks.get(TYPE_IDS[type], [])]


MARKED: Final[list[list[int]]] = [marked("A"), marked("B"), [], marked("D")]
"""By modifier."""


def type_at(place: int) -> int:
    """The colour of a space of her duchy."""
    type = 0
    while type < 5 and place >= FIRST_OF[type + 1]:
        type += 1
    return type


def people(s: BurgundyState) -> list[int]:
    """Everybody who has a duchy and dice, in turn order."""
    return [seat for seat in s.order if seat < s.players]


# --- cards


def has_castle(card: int) -> bool:
    return CASTLES in TYPES_OF[card]


def free_spaces(s: BurgundyState, side: int) -> list[int]:
    """The free spaces of a card in reading order; none where no card lies."""
    card = s.cards[side]
    first = side * CARD_SPACES
    return [space for space in range(len(TYPES_OF[card])) if not s.card_hexes[first + space]]


def is_full(s: BurgundyState, side: int) -> bool:
    return s.cards[side] > 0 and not free_spaces(s, side)


def selected(s: BurgundyState) -> int:
    """The card that the white die names (BUR-CHAT-6)."""
    return LEFT if s.white <= 4 else RIGHT


def with_room(s: BurgundyState, wanted: int) -> int:
    """This card if it has room, else the other one, or -1 (BUR-SEEK-7)."""
    for side in (wanted, 1 - wanted):
        if free_spaces(s, side):
            return side
    return -1


# --- all that lies face up


def face_up(s: BurgundyState) -> list[int]:
    """The kinds of her hexes in the duchy and on cards that lie face up."""
    found = [one - 1 for one in s.card_hexes if one > 0]
    found += [one - 1 for one in s.estate if one > 0]
    found += [one - 1 for one in s.in_hand if one > 0]
    return found + s.piled


def mines(s: BurgundyState) -> int:
    return sum(1 for kind in face_up(s) if TYPE_OF[kind] == MINES)


def monasteries(s: BurgundyState) -> int:
    """Her monasteries by their number, as bits."""
    found = 0
    for kind in face_up(s):
        if TYPE_OF[kind] == MONASTERIES:
            found |= 1 << (kind - MONASTERY)
    return found


def herd(s: BurgundyState, animal: int) -> list[int]:
    """Her hexes with this kind of animals; geese go with every kind."""
    return [
        kind
        for kind in face_up(s)
        if TYPE_OF[kind] == ANIMALS and (kind == GEESE or animal_of(kind) == animal)
    ]


def covered(s: BurgundyState, type: int) -> bool:
    """Whether all spaces of a colour are covered."""
    first = FIRST_OF[type]
    return 0 not in s.estate[first : first + ESTATE_OF[type]]


# --- depots


def in_depots(s: BurgundyState, type: int, start: int) -> int:
    """Where the first hex of a type lies, clockwise from a depot (0 to 5) and from the top, or -1."""
    for steps in range(DEPOTS):
        depot = (start + steps) % DEPOTS
        at = in_depot(s, type, depot)
        if at >= 0:
            return at
    return -1


def in_depot(s: BurgundyState, type: int, depot: int) -> int:
    for at in range(depot * SLOTS, depot * SLOTS + SLOTS):
        if s.depots[at] and TYPE_OF[s.depots[at] - 1] == type:
            return at
    return -1


def fewest_of(s: BurgundyState, types: list[int]) -> int:
    """The type of these that the reserve has fewest of, the leftmost of several (BUR-CARD-7)."""
    found = -1
    for type in RESERVE_ORDER:
        if type in types and (found < 0 or len(s.reserve[type]) < len(s.reserve[found])):
            found = type
    return found


# --- points


def shield_points(s: BurgundyState) -> int:
    """For all her shields together (BUR-WITH-7)."""
    return SHIELD_POINTS[min(len(s.carried[s.box.automa]), len(SHIELD_POINTS) - 1)]


def double_points(s: BurgundyState) -> int:
    """For all her double hexes together (BUR-WITH-11)."""
    return DOUBLE_POINTS[min(len(s.doubles), len(DOUBLE_POINTS) - 1)]
