"""What a described position says of each seat: duchy, storage, stock, trade route, shields and vineyard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.errors import BadPosition, Reason, impossible, one_of, within
from kasztelan.games.burgundy.actions import MOST_DUCHIES
from kasztelan.games.burgundy.position_words import (
    hex_named,
    number,
    numbered,
    only_known,
    out_of_bag,
    out_of_supply,
    read_goods,
    read_list,
    read_tiles,
    space_named,
    take_goods,
    word,
)
from kasztelan.games.burgundy.rules import posts, shields
from kasztelan.games.burgundy.rules.dice import has_shield
from kasztelan.games.burgundy.rules.duchy import cover, own_monks
from kasztelan.games.burgundy.rules.gaining import add_silver, add_workers
from kasztelan.games.burgundy.rules.kinds import (
    COLOURS_OF,
    DOUBLE,
    GOODS,
    GOODS_IDS,
    INNS,
    MONASTERY_27,
    ROUTE_FIELDS,
    SHIELDS,
    TYPE_IDS,
    TYPE_OF,
    VINE_IDS,
    WILDS,
)
from kasztelan.games.burgundy.rules.partners import SHARED_SPACES
from kasztelan.games.burgundy.rules.setup import ROUTE_TILES
from kasztelan.games.burgundy.rules.taking import places_taken
from kasztelan.games.burgundy.rules.vineyard_board import COLOURS, LAYERS, VINE_HEXES, VINE_SPACES
from kasztelan.games.burgundy.state import SALES, SOURCES, BurgundyState

OWN_KEYS: Final = {"duchy", "stored", "points", "dice"}
"""What partners have each for themselves."""
SEAT_KEYS: Final = (
    "duchy", "hexes", "stored", "goods", "sold", "silver", "workers", "points", "dice", "bonus_tiles", "route", "route_goods",
    "route_to_lay", "shields", "copies", "vineyard", "vine_tiles",
)  # fmt: skip
SHARED_KEYS: Final = set(SEAT_KEYS) - OWN_KEYS


def read_seat(s: BurgundyState, seat: int, data: Any) -> None:
    path = f"seats[{seat}]."
    if not isinstance(data, Mapping):
        raise BadPosition(f"seats[{seat}]", Reason("no_object"), Reason("object"))
    only_known(data, SEAT_KEYS, path)
    own = s.box.same if s.box.same >= 0 else 1
    board = number(data.get("duchy", own), 0, MOST_DUCHIES, f"{path}duchy")
    if s.box.duchies[board] is None:
        raise BadPosition(f"{path}duchy", impossible(board), within(1, 30))
    s.boards[seat] = board
    s.points[seat] = number(data.get("points", 0), 0, 9999, f"{path}points")
    s.earned[seat * SOURCES + SALES] = s.points[seat]
    dice = data.get("dice", [1, 1])
    if not isinstance(dice, list) or len(dice) != 2:
        raise BadPosition(f"{path}dice", impossible(dice), within(1, 6))
    s.dice[seat * 2 : seat * 2 + 2] = [number(one, 1, 6, f"{path}dice") for one in dice]
    read_stored(s, seat, data, path)
    if s.box.owners[seat][0] == seat:
        read_estate(s, seat, data, path)
    elif len(data.keys() & SHARED_KEYS):
        raise BadPosition(f"seats[{seat}]", Reason("shared_with_partner"), one_of(sorted(OWN_KEYS)))
    if places_taken(s, seat) > s.box.storage and not has_shield(s, seat, 4):
        allowed = Reason("hexes_at_most", {"count": s.box.storage})
        raise BadPosition(f"{path}stored", impossible(data["stored"]), allowed)


def read_estate(s: BurgundyState, seat: int, data: Mapping[str, Any], path: str) -> None:
    """What a duchy and its stock hold; partners describe it once, at the seat of the first of them."""
    add_silver(s, seat, number(data.get("silver", 0), 0, 999, f"{path}silver"))
    add_workers(s, seat, number(data.get("workers", 0), 0, 999, f"{path}workers"))
    read_hexes(s, seat, data, path)
    s.goods[seat * GOODS : seat * GOODS + GOODS] = read_goods(s, data.get("goods", {}), f"{path}goods")
    s.sold[seat * GOODS : seat * GOODS + GOODS] = read_goods(s, data.get("sold", {}), f"{path}sold")
    if sum(1 for count in s.goods[seat * GOODS : seat * GOODS + GOODS] if count) > 3 and not s.box.solo:
        raise BadPosition(f"{path}goods", impossible(data["goods"]), Reason("three_goods"))
    read_tiles(s, seat, data.get("bonus_tiles", {}), f"{path}bonus_tiles")
    read_route(s, seat, data, path)
    read_shields(s, seat, data, path)
    read_vineyard(s, seat, data, path)
    for one in s.box.owners[seat]:
        if one != seat:
            for goods in (s.goods, s.sold):
                goods[one * GOODS : one * GOODS + GOODS] = goods[seat * GOODS : seat * GOODS + GOODS]
            s.tiles[one * 7 : one * 7 + 7] = s.tiles[seat * 7 : seat * 7 + 7]


def read_teams(s: BurgundyState, described: Any) -> None:
    """The storage that partners share, team by team."""
    if not isinstance(described, list) or len(described) > len(s.common):
        raise BadPosition("teams", impossible(described), within(0, len(s.common)))
    for side, data in enumerate(described):
        field = f"teams[{side}].stored"
        if not isinstance(data, Mapping) or list(data) != ["stored"]:
            raise BadPosition(f"teams[{side}]", impossible(data), one_of(["stored"]))
        stored = data["stored"]
        if not isinstance(stored, list) or len(stored) > SHARED_SPACES:
            raise BadPosition(field, impossible(stored), Reason("hexes_at_most", {"count": SHARED_SPACES}))
        for value in stored:
            kind = hex_named(value, field)
            out_of_supply(s, kind, field)
            s.common[side].append(kind)


def read_hexes(s: BurgundyState, seat: int, data: Mapping[str, Any], path: str) -> None:
    duchy = s.duchy(seat)
    hexes = data.get("hexes", {})
    if not isinstance(hexes, Mapping):
        raise BadPosition(f"{path}hexes", impossible(hexes), Reason("object"))
    for name, value in hexes.items():
        field = f"{path}hexes.{name}"
        space = space_named(duchy, name, field)
        kind = hex_named(value, field)
        if kind >= DOUBLE or (TYPE_OF[kind] not in (INNS, WILDS) and duchy.types[space] != TYPE_OF[kind]):
            raise BadPosition(
                field, impossible(value), Reason("hex_of_type", {"type": TYPE_IDS[duchy.types[space]]})
            )
        if s.covered[seat] >> space & 1:
            raise BadPosition(field, impossible(name), Reason("empty_space"))
        out_of_supply(s, kind, field)
        cover(s, seat, kind, space)
    if s.box.posts:
        joined = posts.connected(s, seat)
        s.joined[seat] = joined if joined > 1 else 0


def read_stored(s: BurgundyState, seat: int, data: Mapping[str, Any], path: str) -> None:
    for value in read_list(data.get("stored", []), f"{path}stored"):
        kind = hex_named(value, f"{path}stored")
        out_of_supply(s, kind, f"{path}stored")
        s.stored[seat].append(kind)


def read_route(s: BurgundyState, seat: int, data: Mapping[str, Any], path: str) -> None:
    """The tiles of a trade route by number, and the goods that lie on its first fields, which are sold ones too."""
    tiles = read_tiles_of_route(s, s.routes[seat], data, "route", path)
    read_tiles_of_route(s, s.route_hands[seat], data, "route_to_lay", path)
    goods = data.get("route_goods", [])
    if not isinstance(goods, list) or len(goods) > tiles * ROUTE_FIELDS:
        raise BadPosition(f"{path}route_goods", impossible(goods), within(0, tiles * ROUTE_FIELDS))
    for name in goods:
        type = GOODS_IDS.index(word(name, GOODS_IDS, f"{path}route_goods"))
        take_goods(s, type, f"{path}route_goods")
        s.sold[seat * GOODS + type] += 1
        s.route_goods[seat].append(type)


def read_tiles_of_route(
    s: BurgundyState, row: list[int], data: Mapping[str, Any], name: str, path: str
) -> int:
    """Puts route tiles by number into a row, and says how many they are."""
    tiles = data.get(name, [])
    field = path + name
    if not isinstance(tiles, list) or len(tiles) > s.box.routes:
        raise BadPosition(field, impossible(tiles), within(0, s.box.routes))
    for one in tiles:
        tile = number(one, 1, ROUTE_TILES, field) - 1
        if tile not in s.route_bag:
            raise BadPosition(field, impossible(one), within(1, ROUTE_TILES))
        s.route_bag.remove(tile)
        row.append(tile)
    return len(tiles)


def read_shields(s: BurgundyState, seat: int, data: Mapping[str, Any], path: str) -> None:
    """Shields by the space of the castle that carries them."""
    described = data.get("shields", {})
    if not isinstance(described, Mapping):
        raise BadPosition(f"{path}shields", impossible(described), Reason("object"))
    castles = shields.castles_of(s, seat)
    for name, value in described.items():
        field = f"{path}shields.{name}"
        space = space_named(s.duchy(seat), name, field)
        if space not in castles:
            raise BadPosition(field, impossible(name), one_of([str(one + 1) for one in castles]))
        shield = out_of_bag(s, value, field)
        s.carried[seat].append(space * SHIELDS + shield)
        s.arms[seat] |= 1 << shield


def read_vineyard(s: BurgundyState, seat: int, data: Mapping[str, Any], path: str) -> None:
    """Double hexes by double space, each with its vine on the left, and vine bonus tiles; full layers have paid."""
    described, tiles = data.get("vineyard", {}), data.get("vine_tiles", {})
    for name, value in (("vineyard", described), ("vine_tiles", tiles)):
        if not isinstance(value, Mapping) or (value and not s.vines):
            raise BadPosition(path + name, impossible(value), Reason("needs_vineyards"))
    for name, value in described.items():
        field = f"{path}vineyard.{name}"
        space = numbered(str(name).removeprefix("D"), VINE_SPACES, field) - 1
        if s.planted[seat] >> space & 1:
            raise BadPosition(field, impossible(name), Reason("empty_space"))
        if not isinstance(value, list) or len(value) != 2:
            raise BadPosition(field, impossible(value), Reason("double_hex_and_left"))
        kind = hex_named(value[0], field)
        left = VINE_IDS.index(word(value[1], VINE_IDS, field))
        if kind < DOUBLE or left not in COLOURS_OF[kind - DOUBLE]:
            raise BadPosition(field, impossible(value), Reason("double_hex_and_left"))
        out_of_supply(s, kind, field)
        first = seat * VINE_HEXES + space * 2
        s.vines[first] = left + 1
        s.vines[first + 1] = sum(COLOURS_OF[kind - DOUBLE]) - left + 1
        s.planted[seat] |= 1 << space
    if s.vines:
        full = [layer for layer, spaces in enumerate(LAYERS) if s.planted[seat] & spaces == spaces]
        s.layers[seat] = sum(1 << layer for layer in full)
    for name, count in tiles.items():
        colour = VINE_IDS.index(word(name, VINE_IDS, f"{path}vine_tiles"))
        owned = number(count, 0, s.vine_pool[colour], f"{path}vine_tiles.{name}")
        s.vine_pool[colour] -= owned
        s.vine_tiles[seat * COLOURS + colour] = owned


def read_copies(s: BurgundyState, seat: int, data: Mapping[str, Any]) -> None:
    """Whose monasteries shield 6 copies, once all duchies are there."""
    if data.get("copies") is not None:
        field = f"seats[{seat}].copies"
        other = number(data["copies"], 0, s.box.participants - 1, field)
        if other == seat or not has_shield(s, seat, 6):
            raise BadPosition(field, impossible(other), Reason("needs_shield", {"shield": 6}))
        s.copied[seat] = other
        s.monks[seat] |= own_monks(s, other) & ~MONASTERY_27
