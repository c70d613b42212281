"""Positions from readable descriptions, checked; for tests, puzzles and the score pad."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from kasztelan.core.errors import BadPosition, InvalidOptions, Reason, given, impossible, one_of, within
from kasztelan.core.state import RULES
from kasztelan.games.burgundy.actions import MOST_DUCHIES
from kasztelan.games.burgundy.options import check, open_box
from kasztelan.games.burgundy.rules import (
    automa_board,
    automa_cards,
    automa_setup,
    pending,
    phases,
    posts,
    shields,
    solo,
)
from kasztelan.games.burgundy.rules.dice import has_shield
from kasztelan.games.burgundy.rules.duchy import cover, own_monks
from kasztelan.games.burgundy.rules.gaining import add_silver, add_workers
from kasztelan.games.burgundy.rules.kinds import (
    BLACK_SLOTS,
    CASTLE,
    COLOURS_OF,
    DEPOTS,
    DOUBLE,
    GOODS,
    GOODS_IDS,
    HEX,
    HEX_IDS,
    INN,
    INNS,
    MONASTERY_27,
    PHASE_IDS,
    ROUTE_FIELDS,
    SHIELD_COUNT,
    SHIELDS,
    SLOTS,
    TYPE_IDS,
    TYPE_OF,
    VINE_IDS,
    WILD,
    WILDS,
)
from kasztelan.games.burgundy.rules.partners import SHARED_SPACES
from kasztelan.games.burgundy.rules.setup import ROUTE_TILES, empty_table
from kasztelan.games.burgundy.rules.taking import places_taken
from kasztelan.games.burgundy.rules.vineyard_board import COLOURS, LAYERS, VINE_HEXES, VINE_SPACES
from kasztelan.games.burgundy.state import (
    BLACK,
    FIELDS,
    INNS_LEFT,
    SALES,
    SOURCES,
    USED_COMMISSION,
    USED_SHIELD_16,
    Box,
    BurgundyState,
    Duchy,
)

KEYS: Final = (
    "options", "phase", "round", "white", "order", "track", "depots", "black", "depot_goods", "round_goods", "bonus",
    "seats", "teams", "automa", "turn", "played", "bought", "commissioned", "turned", "used_dice", "inns", "lost_castles", "target",
    "phase_end", "over", "shields", "vine_depot", "shop",
)  # fmt: skip
OWN_KEYS: Final = {"duchy", "stored", "points", "dice"}
"""What partners have each for themselves."""
SEAT_KEYS: Final = (
    "duchy", "hexes", "stored", "goods", "sold", "silver", "workers", "points", "dice", "bonus_tiles", "route", "route_goods",
    "route_to_lay", "shields", "copies", "vineyard", "vine_tiles",
)  # fmt: skip
SHARED_KEYS: Final = set(SEAT_KEYS) - OWN_KEYS
TILE_TYPES: Final = (*TYPE_IDS[:6], "posts")
TILE_IDS: Final = ("", "large", "small")
SPACE_NAME: Final = re.compile(r"r(\d{1,2})c(\d{1,2})")


def build_position(data: Mapping[str, Any], go_on: Callable[[BurgundyState], None]) -> BurgundyState:
    """The state that a description means; `BadPosition` names the field that is wrong and what it may be.

    It is the turn of `turn` (the first in `order` if left out), and `played` have had theirs; `used_dice` are those of
    the two dice (1, 2) that are used, `bought`, `commissioned` (monastery 6) and `turned` (shield 16) what was done already.
    Without an `order` whoever is further ahead on the `track` comes first. `bonus` lists the tiles that still lie, by colour.
    `phase_end` takes the end of the phase instead, `over` counts at once. A seat's `hexes` are by space (1 to 37, or r1c1 to
    r7c4), its `route` and `route_to_lay` the numbers of route tiles, its `shields` by the space of their castle, those of the
    table by depot, its `vineyard` by double space; what is described comes out of the supply, what is left out is nowhere.
    """
    if not isinstance(data, Mapping):
        raise BadPosition("position", Reason("no_object"), Reason("object"))
    only_known(data, KEYS, "")
    s = empty_table(read_box(data.get("options", {})))
    s.phase = PHASE_IDS.index(word(data.get("phase", "A"), PHASE_IDS, "phase"))
    s.round = number(data.get("round", 1), 1, 5, "round")
    s.white = number(data.get("white", 1), 1, 6, "white")
    s.track = read_numbers(data.get("track", [1] * s.box.participants), s.box.participants, 1, 7, "track")
    ahead = sorted(range(s.box.participants), key=lambda one: -s.track[one])
    s.order = read_order(data.get("order", ahead), s.box.participants)
    check_track(s)
    seats = data.get("seats", [])
    if not isinstance(seats, list) or len(seats) > s.players:
        raise BadPosition("seats", impossible(seats), Reason("for_each_seat", {"count": s.players}))
    for seat in range(s.players):
        read_seat(s, seat, seats[seat] if seat < len(seats) else {})
    read_automa(s, data.get("automa"))
    read_teams(s, data.get("teams", []))
    for seat in range(len(seats)):
        read_copies(s, seat, seats[seat])
    read_board(s, data)
    set_turn(s, data, go_on)
    return s


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


def read_order(value: Any, players: int) -> list[int]:
    order = read_numbers(value, players, 0, players - 1, "order")
    if len(set(order)) != players:
        raise BadPosition("order", impossible(value), Reason("for_each_seat", {"count": players}))
    return order


def check_track(s: BurgundyState) -> None:
    places = [s.track[seat] for seat in s.order]
    if places != sorted(places, reverse=True):
        raise BadPosition("track", impossible(s.track), Reason("as_in_order"))


def read_box(options: Any) -> Box:
    try:
        return open_box(check(options))
    except InvalidOptions as wrong:
        raise BadPosition(f"options.{wrong.field}", wrong.problem, wrong.allowed) from None


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


def space_named(duchy: Duchy, name: Any, field: str) -> int:
    """A space by its number, or by row and place as r4c4; counted from 0."""
    text = str(name)
    found = SPACE_NAME.fullmatch(text)
    if found is None:
        return number(int(text) if text.isdigit() else given(name), 1, duchy.spaces, field) - 1
    row, place = int(found[1]), int(found[2])
    if not 1 <= row <= len(duchy.lengths) or not 1 <= place <= duchy.lengths[row - 1]:
        raise BadPosition(field, impossible(name), within(1, duchy.spaces))
    return sum(duchy.lengths[: row - 1]) + place - 1


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
        space = number(int(name) if str(name).isdigit() else name, 1, VINE_SPACES, field) - 1
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


def out_of_bag(s: BurgundyState, value: Any, field: str) -> int:
    shield = number(value, 1, SHIELD_COUNT, field)
    if shield not in s.shield_bag:
        raise BadPosition(field, impossible(value), one_of([str(one) for one in s.shield_bag]))
    s.shield_bag.remove(shield)
    return shield


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


def read_tiles(s: BurgundyState, seat: int, value: Any, field: str) -> None:
    """Bonus tiles by colour: large or small."""
    if not isinstance(value, Mapping):
        raise BadPosition(field, impossible(value), Reason("object"))
    for name, tile in value.items():
        type = TILE_TYPES.index(word(name, TILE_TYPES, field))
        s.tiles[seat * 7 + type] = TILE_IDS.index(word(tile, TILE_IDS[1:], field))


def read_board(s: BurgundyState, data: Mapping[str, Any]) -> None:
    """Depots by number, each a list of hexes; goods in them; the black depot; the goods of the rounds to come."""
    for depot, hexes, field in by_depot(data, "depots"):
        fill_list(s, s.depots, slots_of(s, depot), hexes, field)
    fill_list(s, s.black, list(range(BLACK_SLOTS)), data.get("black", []), "black")
    fill_list(s, s.vine_depot, list(range(len(s.vine_depot))), data.get("vine_depot", []), "vine_depot")
    fill_list(s, s.shop, list(range(len(s.shop))), data.get("shop", []), "shop")
    for depot, goods, field in by_depot(data, "depot_goods"):
        first = (depot - 1) * GOODS
        s.depot_goods[first : first + GOODS] = read_goods(s, goods, field)
    coming = read_list(data.get("round_goods", []), "round_goods")
    if len(coming) > phases.ROUNDS:
        raise BadPosition("round_goods", impossible(coming), within(0, phases.ROUNDS))
    for at, name in enumerate(coming):
        if name is not None:
            type = GOODS_IDS.index(word(name, GOODS_IDS, "round_goods"))
            take_goods(s, type, "round_goods")
            s.round_goods[at] = type + 1
    for depot, lying, field in by_depot(data, "shields"):
        s.shield_depots[depot - 1] = sorted(out_of_bag(s, one, field) for one in read_list(lying, field))
    if s.box.solo:
        s.target = number(data.get("target", s.target), solo.LOWEST_TARGET, 100, "target")
    s.inns = number(data.get("inns", 0), 0, s.stacks[INNS_LEFT], "inns")
    s.stacks[INNS_LEFT] -= s.inns
    s.lost_castles = number(data.get("lost_castles", 0), 0, 16, "lost_castles")
    for _ in range(s.lost_castles):
        out_of_supply(s, CASTLE, "lost_castles")
        s.gone[CASTLE] += 1
    read_bonus(s, data.get("bonus", {}))


def by_depot(data: Mapping[str, Any], name: str) -> list[tuple[int, Any, str]]:
    """What a field says of each depot, and how that part of it is called."""
    described = data.get(name, {})
    if not isinstance(described, Mapping):
        raise BadPosition(name, impossible(described), Reason("object"))
    return [
        (number(int(key) if str(key).isdigit() else key, 1, DEPOTS, name), value, f"{name}.{key}")
        for key, value in described.items()
    ]


def slots_of(s: BurgundyState, depot: int) -> list[int]:
    """The spaces of a depot from the top, those that nobody fills with this number of players last."""
    slots = range((depot - 1) * SLOTS, depot * SLOTS)
    return sorted(slots, key=lambda at: s.box.slot_types[at] < 0)


def read_bonus(s: BurgundyState, described: Any) -> None:
    """Bonus tiles that still lie on the board, by colour; without a word all that nobody has."""
    if not isinstance(described, Mapping):
        raise BadPosition("bonus", impossible(described), Reason("object"))
    for name in described:
        word(name, TILE_TYPES[: 6 + bool(s.box.posts)], "bonus")
    for type in range(6 + bool(s.box.posts)):
        taken = [
            s.tiles[seat * 7 + type]
            for seat in range(s.box.participants)
            if s.box.owners[seat][0] == seat and s.tiles[seat * 7 + type]
        ]
        lying = described.get(TILE_TYPES[type])
        if len(set(taken)) != len(taken) or (taken == [2] and lying is None):
            raise BadPosition("seats.bonus_tiles", impossible(TILE_TYPES[type]), Reason("large_before_small"))
        left = 0 if s.box.solo else 2 - len(taken)
        if lying is not None:
            rows: list[list[str]] = [[], ["small"], ["large", "small"]]
            if lying not in rows[: 1 if 2 in taken else left + 1]:
                field = f"bonus.{TILE_TYPES[type]}"
                raise BadPosition(field, impossible(lying), Reason("large_before_small"))
            left = len(lying)
        s.bonus[type] = left


def fill_list(s: BurgundyState, lying: list[int], slots: list[int], hexes: Any, field: str) -> None:
    if not isinstance(hexes, list) or len(hexes) > len(slots):
        raise BadPosition(field, impossible(hexes), Reason("hexes_at_most", {"count": len(slots)}))
    for at, value in zip(slots, hexes, strict=False):
        if value is not None:
            kind = hex_named(value, field)
            out_of_supply(s, kind, field)
            lying[at] = kind + 1


def set_turn(s: BurgundyState, data: Mapping[str, Any], go_on: Callable[[BurgundyState], None]) -> None:
    for flag in ("phase_end", "over", "bought", "commissioned", "turned"):
        if not isinstance(data.get(flag, False), bool):
            raise BadPosition(flag, impossible(data[flag]), Reason("yes_no"))
    if data.get("over") or data.get("phase_end"):
        s.round = phases.ROUNDS
        s.push(pending.FINAL if data.get("over") else pending.PHASE_END, RULES, 0, 0)
        go_on(s)
        return
    for seat in read_list(data.get("played", []), "played"):
        s.played |= 1 << number(seat, 0, s.box.participants - 1, "played")
    waiting = [seat for seat in s.order if not s.played >> seat & 1]
    if not waiting:
        raise BadPosition("played", impossible(data["played"]), Reason("somebody_left"))
    seat = number(data.get("turn", waiting[0]), 0, s.box.participants - 1, "turn")
    if seat not in waiting:
        raise BadPosition("turn", impossible(seat), Reason("somebody_left"))
    phases.begin_turn(s, seat)
    s.bought = data.get("bought", False)
    s.used = data.get("commissioned", False) * USED_COMMISSION | data.get("turned", False) * USED_SHIELD_16
    if seat == s.box.automa:
        go_on(s)
        return
    if s.route_hands[seat]:
        s.push(pending.LAY_ROUTE, seat, 0, 0)
    for die in read_list(data.get("used_dice", []), "used_dice"):
        s.unused &= ~(1 << (number(die, 1, 2, "used_dice") - 1))


AUTOMA_KEYS: Final = (
    "cards", "hexes", "reserve", "wild", "duchy", "goods", "sold", "silver", "points", "bonus_tiles", "done", "deck", "shields", "doubles",
)  # fmt: skip


def read_automa(s: BurgundyState, data: Any) -> None:
    """Châteauma's cards (left and right, 0 for none), what lies on their spaces, her reserve, duchy and goods.

    `hexes` are a list for each card, space by space; one in brackets, as a list, lies face down. `duchy` lists her hexes, laid in
    this order, or says for each colour what lies on its spaces. Of a stack in the `reserve` the last one is on top. The deck is
    what is left of the cards, or `deck` in no order: then the others are out of the game.
    """
    if data is None:
        data = {}
    elif s.box.automa < 0:
        raise BadPosition("automa", impossible("automa"), Reason("needs_automa"))
    if not isinstance(data, Mapping):
        raise BadPosition("automa", Reason("no_object"), Reason("object"))
    if s.box.automa < 0:
        return
    only_known(data, AUTOMA_KEYS, "automa.")
    her = s.box.automa
    s.silver[her] = number(data.get("silver", 0), 0, 999, "automa.silver")
    s.points[her] = number(data.get("points", 0), 0, 9999, "automa.points")
    s.earned[her * SOURCES + SALES] = s.points[her]
    s.goods[her * GOODS : her * GOODS + GOODS] = read_goods(s, data.get("goods", {}), "automa.goods")
    s.sold[her * GOODS : her * GOODS + GOODS] = read_goods(s, data.get("sold", {}), "automa.sold")
    read_tiles(s, her, data.get("bonus_tiles", {}), "automa.bonus_tiles")
    s.done_cards = [
        out_of_deck(s, card, "automa.done") for card in read_list(data.get("done", []), "automa.done")
    ]
    if s.box.posts:
        s.joined[her] = sum(1 for card in s.done_cards if automa_board.HAS_POST[card])
    s.carried[her] = [
        out_of_bag(s, one, "automa.shields") for one in read_list(data.get("shields", []), "automa.shields")
    ]
    read_cards(s, data)
    if "deck" in data:
        s.deck = sorted(
            out_of_deck(s, card, "automa.deck") for card in read_list(data["deck"], "automa.deck")
        )
    for value in read_list(data.get("reserve", []), "automa.reserve"):
        kind = her_hex(s, value, "automa.reserve")
        s.reserve[TYPE_OF[kind]].append(kind)
    s.reserve[automa_board.WILD] = [
        her_hex(s, value, "automa.wild") for value in read_list(data.get("wild", []), "automa.wild")
    ]
    if s.box.modifiers & automa_board.A:
        automa_setup.hide_hexes(s)
    read_her_duchy(s, data.get("duchy", []))
    for value in read_list(data.get("doubles", []), "automa.doubles"):
        kind = hex_named(value, "automa.doubles")
        if kind < DOUBLE:
            raise BadPosition("automa.doubles", impossible(value), Reason("hex_of_type", {"type": "vines"}))
        out_of_supply(s, kind, "automa.doubles")
        s.doubles.append(kind)


def read_her_duchy(s: BurgundyState, described: Any) -> None:
    """Hexes in the order in which they were moved there, or by colour what lies on its spaces from the first on."""
    if not isinstance(described, Mapping):
        for value in read_list(described, "automa.duchy"):
            automa_cards.lay(s, her_hex(s, value, "automa.duchy"))
        return
    for name, row in described.items():
        type = TYPE_IDS.index(word(name, TYPE_IDS[:6], "automa.duchy"))
        field = f"automa.duchy.{name}"
        size, first = automa_board.ESTATE_OF[type], automa_board.FIRST_OF[type]
        if len(read_list(row, field)) > size:
            raise BadPosition(field, impossible(row), Reason("hexes_at_most", {"count": size}))
        for place, value in enumerate(row, start=first):
            if value is None:
                continue
            kind = her_hex(s, value, field)
            if TYPE_OF[kind] != type:
                raise BadPosition(field, impossible(value), Reason("hex_of_type", {"type": name}))
            if s.estate[place]:
                raise BadPosition(field, impossible(value), Reason("hidden_there"))
            s.estate[place] = kind + 1


def read_cards(s: BurgundyState, data: Mapping[str, Any]) -> None:
    """The two cards and the hexes on them; without cards the lowest two of the deck are there."""
    cards = read_list(data.get("cards", s.deck[:2]), "automa.cards")
    hexes = read_list(data.get("hexes", []), "automa.hexes")
    if len(cards) > 2 or len(hexes) > len(cards):
        raise BadPosition("automa.cards", impossible(cards), within(0, 2))
    for side, card in enumerate(cards):
        s.cards[side] = out_of_deck(s, card, "automa.cards") if card else 0
        types = automa_board.TYPES_OF[s.cards[side]]
        lying = read_list(hexes[side] if side < len(hexes) else [], "automa.hexes")
        if len(lying) > len(types):
            raise BadPosition(
                "automa.hexes", impossible(lying), Reason("hexes_at_most", {"count": len(types)})
            )
        for space, value in enumerate(lying):
            if value is None:
                continue
            wild = isinstance(value, list) and len(value) == 1
            kind = her_hex(s, value[0] if wild else value, "automa.hexes")
            if not wild and TYPE_OF[kind] != types[space]:
                raise BadPosition(
                    "automa.hexes", impossible(value), Reason("hex_of_type", {"type": TYPE_IDS[types[space]]})
                )
            s.card_hexes[side * automa_board.CARD_SPACES + space] = -(kind + 1) if wild else kind + 1


def read_list(value: Any, field: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(field, impossible(value), Reason("a_list"))
    return value


def her_hex(s: BurgundyState, value: Any, field: str) -> int:
    """A hex that Châteauma has: of one of the six types."""
    kind = hex_named(value, field)
    if TYPE_OF[kind] >= INNS:
        raise BadPosition(field, impossible(value), one_of(list(HEX_IDS[:INN])))
    out_of_supply(s, kind, field)
    return kind


def out_of_deck(s: BurgundyState, value: Any, field: str) -> int:
    if type(value) is not int or value not in s.deck:
        raise BadPosition(field, impossible(value), one_of([str(card) for card in s.deck]))
    s.deck.remove(value)
    return value


def read_state(data: Mapping[str, Any]) -> BurgundyState:
    """What `to_data` wrote."""
    s = BurgundyState(open_box(check(data["options"])))
    for name in FIELDS:
        value = data[name]
        if isinstance(value, list):
            value = [one[:] if isinstance(one, list) else one for one in value]
        setattr(s, name, value)
    return s
