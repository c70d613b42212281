"""A position as numbers for learning; everything in it is open."""

from __future__ import annotations

from typing import Final

from kasztelan.games.burgundy.rules import automa_board, pending, scoring
from kasztelan.games.burgundy.rules.automa_board import CARD_SPACES
from kasztelan.games.burgundy.rules.duchy import bits
from kasztelan.games.burgundy.rules.kinds import ALL_KINDS, DEPOTS, GOODS, KINDS, SHIELD_COUNT, SLOTS
from kasztelan.games.burgundy.rules.partners import all_stored
from kasztelan.games.burgundy.rules.vineyard_board import COLOURS, VINE_HEXES
from kasztelan.games.burgundy.state import BurgundyState

SEATS: Final = 4
SPACES: Final = 65
PER_SEAT: Final = 12 + 2 * GOODS + 6 + 6 + 30 + SHIELD_COUNT + VINE_HEXES + COLOURS
PER_CARD: Final = 1 + CARD_SPACES * 8
AUTOMA: Final = 10 + GOODS + 7 + 6 + 2 * PER_CARD
SIZE: Final = (
    9 + len(pending.NAMES) + DEPOTS * (6 + GOODS) + ALL_KINDS * 3 + SPACES * 9 + SEATS * PER_SEAT + AUTOMA
)


def features(s: BurgundyState, seat: int) -> list[float]:
    """`SIZE` numbers: the table, the question, the depots, hexes to take and stored, the own duchy, the seats from the own, Châteauma."""
    numbers: list[float] = [
        s.phase / 4,
        s.round / 5,
        s.players / SEATS,
        s.white / 6,
        float(s.seat == seat),
        len(bits(s.unused)) / 2,
        float(s.bought),
        s.used / 8,
        float(bool(s.stack) and s.stack[-3] == seat),
    ]
    asked = s.stack[-4] if s.stack else -1
    numbers.extend(float(number == asked) for number in range(len(pending.NAMES)))
    numbers.extend(depot_features(s))
    numbers.extend(hex_features(s, seat))
    numbers.extend(duchy_features(s, seat))
    for distance in range(SEATS):
        here = distance < s.players
        numbers.extend(seat_features(s, (seat + distance) % s.players) if here else [0.0] * PER_SEAT)
    numbers.extend(automa_features(s) if s.box.automa >= 0 else [0.0] * AUTOMA)
    return numbers


def depot_features(s: BurgundyState) -> list[float]:
    found: list[float] = []
    for depot in range(DEPOTS):
        lying = s.depots[depot * SLOTS : depot * SLOTS + SLOTS]
        found.extend([float(len([one for one in lying if one])), *(one / KINDS for one in lying), 0.0])
        found.extend(float(count) for count in s.depot_goods[depot * GOODS : depot * GOODS + GOODS])
    return found


def hex_features(s: BurgundyState, seat: int) -> list[float]:
    """How often each kind lies in the depots, in the black depot or the shop, and in the own storage."""
    found: list[float] = []
    stored = [kind + 1 for kind in all_stored(s, seat)]
    for place in (s.depots + s.vine_depot, s.black + s.shop, stored):
        found.extend(float(place.count(kind + 1)) for kind in range(ALL_KINDS))
    return found


def duchy_features(s: BurgundyState, seat: int) -> list[float]:
    """For each space its colour, number, whether it is covered and whether it can be reached."""
    if s.boards[seat] < 0:
        return [0.0] * (SPACES * 9)
    duchy = s.duchy(seat)
    found: list[float] = []
    for space in range(duchy.spaces):
        found.extend(float(duchy.types[space] == type) for type in range(6))
        found.append(duchy.numbers[space] / 6)
        found.append(float(s.covered[seat] >> space & 1))
        found.append(float(s.reach[seat] >> space & 1))
    return found + [0.0] * ((SPACES - duchy.spaces) * 9)


def automa_features(s: BurgundyState) -> list[float]:
    """What Châteauma has, her reserve, how far her duchy is, and her cards."""
    her = s.box.automa
    found = [
        s.points[her] / 200,
        sum(scoring.points_by_source(s, her).values()) / 200,
        s.silver[her] / 10,
        s.track[her] / 7,
        s.order.index(her) / SEATS,
        float(s.played >> her & 1),
        s.box.level / 2,
        s.box.modifiers / 15,
        len(s.deck) / 9,
        float(automa_board.selected(s)),
    ]
    found.extend(count / 7 for count in s.goods[her * GOODS : her * GOODS + GOODS])
    found.extend(len(stack) / 4 for stack in s.reserve)
    for type in range(6):
        first, size = automa_board.FIRST_OF[type], automa_board.ESTATE_OF[type]
        found.append(sum(1 for one in s.estate[first : first + size] if one) / size)
    for side in range(2):
        found.extend(card_features(s, side))
    return found


def card_features(s: BurgundyState, side: int) -> list[float]:
    """For each space of a card its type, whether it is covered, and its symbol."""
    card = s.cards[side]
    found = [automa_board.POINTS_OF[card][s.box.level] / 25 if card else 0.0]
    for space in range(CARD_SPACES):
        there = space < len(automa_board.TYPES_OF[card])
        type = automa_board.TYPES_OF[card][space] if there else -1
        found.extend(float(type == one) for one in range(6))
        found.append(float(s.card_hexes[side * CARD_SPACES + space] != 0))
        found.append(automa_board.SYMBOLS_OF[card][space] / 2 if there else 0.0)
    return found


def seat_features(s: BurgundyState, seat: int) -> list[float]:
    known = s.boards[seat] >= 0
    points = scoring.points_by_source(s, seat)
    found = [
        s.points[seat] / 200,
        sum(points.values()) / 200,
        s.silver[seat] / 10,
        s.workers[seat] / 10,
        len(s.stored[seat]) / 3,
        s.track[seat] / 7,
        s.order.index(seat) / SEATS,
        float(s.played >> seat & 1),
        s.dice[seat * 2] / 6,
        s.dice[seat * 2 + 1] / 6,
        scoring.empty_spaces(s, seat) / s.box.spaces if known else 1.0,
        float(s.seat == seat),
    ]
    found.extend(count / 7 for count in s.goods[seat * GOODS : seat * GOODS + GOODS])
    found.extend(count / 7 for count in s.sold[seat * GOODS : seat * GOODS + GOODS])
    found.extend(s.tiles[seat * 7 + type] / 2 for type in range(6))
    covered = s.covered[seat]
    found.extend(len(bits(covered & s.duchy(seat).by_type[type])) / 12 if known else 0.0 for type in range(6))
    found.extend(float(s.monks[seat] >> number & 1) for number in range(30))
    found.extend(float(s.arms[seat] >> number & 1) for number in range(1, SHIELD_COUNT + 1))
    vines = s.vines[seat * VINE_HEXES : seat * VINE_HEXES + VINE_HEXES] or [0] * VINE_HEXES
    tiles = s.vine_tiles[seat * COLOURS : seat * COLOURS + COLOURS] or [0] * COLOURS
    found.extend(one / COLOURS for one in vines)
    found.extend(one / 4 for one in tiles)
    return found
