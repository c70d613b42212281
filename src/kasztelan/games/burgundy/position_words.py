"""What a described position is made of: numbers, words, spaces, and pieces that come out of the box."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.errors import BadPosition, Reason, given, impossible, one_of, within
from kasztelan.games.burgundy.boards import SPACE_NAMES
from kasztelan.games.burgundy.rules import automa_board
from kasztelan.games.burgundy.rules.kinds import (
    GOODS,
    GOODS_IDS,
    HEX,
    HEX_IDS,
    INN,
    SHIELD_COUNT,
    TYPE_IDS,
    TYPE_OF,
    WILD,
)
from kasztelan.games.burgundy.state import BLACK, INNS_LEFT, BurgundyState, Duchy

TILE_TYPES: Final = (*TYPE_IDS[:6], "posts")
TILE_IDS: Final = ("", "large", "small")
SPACE_NAME: Final = re.compile(r"r([0-9]{1,2})c([0-9]{1,2})")


def only_known(data: Mapping[str, Any], known: tuple[str, ...], path: str) -> None:
    for name in data:
        if name not in known:
            raise BadPosition(f"{path}{name}", Reason("not_known"), one_of(list(known)))


def number(value: Any, low: int, high: int, field: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(field, impossible(value), within(low, high))
    return value


def word(value: Any, words: tuple[str, ...], field: str) -> str:
    if not isinstance(value, str) or value not in words:
        raise BadPosition(field, impossible(value), one_of(list(words)))
    return value


def hex_named(value: Any, field: str) -> int:
    return HEX[word(value, HEX_IDS, field)]


def read_numbers(value: Any, count: int, low: int, high: int, field: str) -> list[int]:
    if not isinstance(value, list) or len(value) != count:
        raise BadPosition(field, impossible(value), Reason("for_each_seat", {"count": count}))
    return [number(one, low, high, field) for one in value]


def read_list(value: Any, field: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(field, impossible(value), Reason("a_list"))
    return value


def space_named(duchy: Duchy, name: Any, field: str) -> int:
    """A space by its number, by row and place as r4c4, or by its name on a solo duchy as NE1; counted from 0."""
    text = str(name)
    names = SPACE_NAMES.get(duchy.number, {})
    if text in names:
        return names[text]
    found = SPACE_NAME.fullmatch(text)
    if found is None:
        return numbered(name, duchy.spaces, field) - 1
    row, place = int(found[1]), int(found[2])
    if not 1 <= row <= len(duchy.lengths) or not 1 <= place <= duchy.lengths[row - 1]:
        raise BadPosition(field, impossible(name), within(1, duchy.spaces))
    return sum(duchy.lengths[: row - 1]) + place - 1


def numbered(name: Any, high: int, field: str) -> int:
    """A number from 1 on, also where it is the name of a field and so a text."""
    text = str(name)
    return number(int(text) if text.isascii() and text.isdigit() else given(name), 1, high, field)


def out_of_supply(s: BurgundyState, kind: int, field: str) -> None:
    """A described hex comes from its own supply, or else from the black one."""
    kind_type = TYPE_OF[kind]
    if kind_type < 3 and s.stacks[kind_type]:
        s.stacks[kind_type] -= 1
        return
    if kind == WILD and s.box.solo:
        return
    if kind == INN and s.stacks[INNS_LEFT]:
        s.stacks[INNS_LEFT] -= 1
        return
    hidden = len(automa_board.MARKED[0]) if s.box.modifiers & automa_board.A else 0
    for place, bag in enumerate(s.bags):
        if kind in bag and (place != BLACK or len(bag) > hidden):
            bag.remove(kind)
            return
    raise BadPosition(field, Reason("no_further_hex", {"hex": HEX_IDS[kind]}), Reason("hexes_of_the_game"))


def read_goods(s: BurgundyState, value: Any, field: str) -> list[int]:
    """Goods by colour and number, out of those in the box."""
    found = [0] * GOODS
    if not isinstance(value, Mapping):
        raise BadPosition(field, impossible(value), one_of(list(GOODS_IDS)))
    for name, count in value.items():
        type = GOODS_IDS.index(word(name, GOODS_IDS, field))
        for _ in range(number(count, 0, 7, f"{field}.{name}")):
            take_goods(s, type, field)
        found[type] = count
    return found


def take_goods(s: BurgundyState, type: int, field: str) -> None:
    if type not in s.goods_bag:
        raise BadPosition(field, Reason("no_further_goods", {"goods": GOODS_IDS[type]}), within(0, 7))
    s.goods_bag.remove(type)


def out_of_bag(s: BurgundyState, value: Any, field: str) -> int:
    shield = number(value, 1, SHIELD_COUNT, field)
    if shield not in s.shield_bag:
        raise BadPosition(field, impossible(value), one_of([str(one) for one in s.shield_bag]))
    s.shield_bag.remove(shield)
    return shield


def read_tiles(s: BurgundyState, seat: int, value: Any, field: str) -> None:
    """Bonus tiles by colour: large or small."""
    if not isinstance(value, Mapping):
        raise BadPosition(field, impossible(value), Reason("object"))
    for name, tile in value.items():
        type = TILE_TYPES.index(word(name, TILE_TYPES, field))
        s.tiles[seat * 7 + type] = TILE_IDS.index(word(tile, TILE_IDS[1:], field))
