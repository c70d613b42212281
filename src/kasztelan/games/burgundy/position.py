"""Positions from readable descriptions, checked; for tests, puzzles and the score pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kasztelan.core.errors import BadPosition, InvalidOptions, Reason, impossible, within
from kasztelan.core.state import RULES
from kasztelan.games.burgundy.options import check, open_box
from kasztelan.games.burgundy.position_automa import read_automa
from kasztelan.games.burgundy.position_seats import read_copies, read_seat, read_teams
from kasztelan.games.burgundy.position_words import (
    TILE_TYPES,
    hex_named,
    number,
    numbered,
    only_known,
    out_of_bag,
    out_of_supply,
    read_goods,
    read_list,
    read_numbers,
    take_goods,
    word,
)
from kasztelan.games.burgundy.rules import pending, phases, solo, vineyard
from kasztelan.games.burgundy.rules.kinds import (
    BLACK_SLOTS,
    CASTLE,
    DEPOTS,
    GOODS,
    GOODS_IDS,
    PHASE_IDS,
    SLOTS,
    VINE_IDS,
)
from kasztelan.games.burgundy.rules.setup import empty_table
from kasztelan.games.burgundy.state import (
    FIELDS,
    INNS_LEFT,
    USED_COMMISSION,
    USED_SHIELD_16,
    Box,
    BurgundyState,
)

KEYS: Final = (
    "options", "phase", "round", "white", "order", "track", "depots", "black", "depot_goods", "round_goods", "bonus",
    "seats", "teams", "automa", "turn", "played", "bought", "commissioned", "turned", "used_dice", "inns", "lost_castles", "target",
    "phase_end", "over", "shields", "vine_depot", "shop", "vine_pool", "vines_out", "crane_counted",
)  # fmt: skip


def build_position(data: Mapping[str, Any], go_on: Callable[[BurgundyState], None]) -> BurgundyState:
    """The state that a description means; `BadPosition` names the field that is wrong and what it may be.

    It is the turn of `turn` (the first in `order` if left out), and `played` have had theirs; `used_dice` are those of
    the two dice (1, 2) that are used, `bought`, `commissioned` (monastery 6) and `turned` (shield 16) what was done already.
    Without an `order` whoever is further ahead on the `track` comes first. `bonus` lists the tiles that still lie, by colour.
    `phase_end` takes the end of the phase instead, `over` counts at once. A seat's `hexes` are by space (1 to 37, or r1c1 to
    r7c4), its `route` and `route_to_lay` the numbers of route tiles, its `shields` by the space of their castle, those of the
    table by depot, its `vineyard` by double space. `vines_out` are the colours of vines that were taken out, `vine_pool` the
    vine bonus tiles that are left, by colour. What is described comes out of the supply, what is left out is nowhere.
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
    read_vines_out(s, data.get("vines_out", []))
    for seat in range(s.players):
        read_seat(s, seat, seats[seat] if seat < len(seats) else {})
    read_automa(s, data.get("automa"))
    read_teams(s, data.get("teams", []))
    for seat in range(len(seats)):
        read_copies(s, seat, seats[seat])
    read_board(s, data)
    read_vine_pool(s, data.get("vine_pool"))
    set_turn(s, data, go_on)
    return s


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


def read_board(s: BurgundyState, data: Mapping[str, Any]) -> None:
    """Depots by number, each a list of hexes; goods in them; the black depot; the goods of the rounds to come."""
    for depot, hexes, field in by_depot(data, "depots"):
        fill_list(s, s.depots, slots_of(s, depot, hexes), hexes, field)
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
        s.crane_counted = bool(data.get("crane_counted", False))
        s.target = number(data.get("target", s.target), solo.LOWEST_TARGET, 100, "target")
    s.inns = number(data.get("inns", 0), 0, s.stacks[INNS_LEFT], "inns")
    s.stacks[INNS_LEFT] -= s.inns
    s.lost_castles = number(data.get("lost_castles", 0), 0, 16, "lost_castles")
    for _ in range(s.lost_castles):
        out_of_supply(s, CASTLE, "lost_castles")
        s.gone[CASTLE] += 1
    read_bonus(s, data.get("bonus", {}))


def read_vines_out(s: BurgundyState, described: Any) -> None:
    """The colours that were taken out for a less random game (BUR-VINE-3)."""
    colours = read_list(described, "vines_out")
    if len(colours) > s.box.vines_out:
        raise BadPosition("vines_out", impossible(described), within(0, s.box.vines_out))
    for name in colours:
        colour = VINE_IDS.index(word(name, VINE_IDS, "vines_out"))
        if s.vine_colours >> colour & 1:
            vineyard.take_out(s, colour)


def read_vine_pool(s: BurgundyState, described: Any) -> None:
    """The tiles that are left, by colour; without a word all that nobody has."""
    if described is None:
        return
    if not isinstance(described, Mapping) or not s.vines:
        raise BadPosition("vine_pool", impossible(described), Reason("needs_vineyards"))
    for name in described:
        word(name, VINE_IDS, "vine_pool")
    for colour, name in enumerate(VINE_IDS):
        left = number(described.get(name, 0), 0, s.vine_pool[colour], f"vine_pool.{name}")
        s.vine_out += s.vine_pool[colour] - left
        s.vine_pool[colour] = left


def by_depot(data: Mapping[str, Any], name: str) -> list[tuple[int, Any, str]]:
    """What a field says of each depot, and how that part of it is called."""
    described = data.get(name, {})
    if not isinstance(described, Mapping):
        raise BadPosition(name, impossible(described), Reason("object"))
    return [(numbered(key, DEPOTS, name), value, f"{name}.{key}") for key, value in described.items()]


def slots_of(s: BurgundyState, depot: int, hexes: Any) -> list[int]:
    """The spaces of a depot from the top that are filled with this number of players; all of them for more hexes than that."""
    slots = list(range((depot - 1) * SLOTS, depot * SLOTS))
    usual = [at for at in slots if s.box.slot_types[at] >= 0]
    return usual if isinstance(hexes, list) and len(hexes) <= len(usual) else slots


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
    for flag in ("phase_end", "over", "bought", "commissioned", "turned", "crane_counted"):
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


def read_state(data: Mapping[str, Any]) -> BurgundyState:
    """What `to_data` wrote."""
    s = BurgundyState(open_box(check(data["options"])))
    for name in FIELDS:
        value = data[name]
        if isinstance(value, list):
            value = [one[:] if isinstance(one, list) else one for one in value]
        setattr(s, name, value)
    return s
