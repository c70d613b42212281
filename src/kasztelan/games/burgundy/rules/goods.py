"""Selling goods, and the goods that ships bring."""

from __future__ import annotations

from typing import Final

from kasztelan.core.state import RULES
from kasztelan.games.burgundy.actions import GATHER, KEEP_GOODS, LOAD, PASS, SELL
from kasztelan.games.burgundy.rules import pending
from kasztelan.games.burgundy.rules.dice import has_monastery, has_shield
from kasztelan.games.burgundy.rules.gaining import add_silver, earn, gain_workers, gained
from kasztelan.games.burgundy.rules.kinds import DEPOTS, GOODS, ROUTE_FIELDS
from kasztelan.games.burgundy.rules.taking import asides
from kasztelan.games.burgundy.rules.telling import (
    BY_MONASTERY_4,
    GATHERED,
    LOADED,
    MOVED_AHEAD,
    SOLD,
    WHITE_DIE,
    tell,
)
from kasztelan.games.burgundy.state import SALES, USED_FLEET, BurgundyState

GOODS_TYPES: Final = 3
LAST_SPACE: Final = 7


def sale_silver(s: BurgundyState, seat: int, count: int) -> int:
    """1, or 1 for each tile with shield 9; and 1 more with monastery 3 (BUR-SELL-2, BUR-MON-3, BUR-SH-9)."""
    return (count if has_shield(s, seat, 9) else 1) + has_monastery(s, seat, 3)


def sale_points(s: BurgundyState, seat: int, count: int) -> int:
    """Twice as many with shield 12 (BUR-SELL-1, BUR-SH-12)."""
    return count * s.box.price * (2 if has_shield(s, seat, 12) else 1)


def sell(s: BurgundyState, seat: int, type: int, value: int, workers: int, why: int) -> None:
    """All goods of one type go to the pile of sold ones, or first onto the trade route (BUR-ROUTE-2)."""
    count = s.goods[seat * GOODS + type]
    points = sale_points(s, seat, count)
    silver = sale_silver(s, seat, count)
    for one in s.box.owners[seat]:
        s.goods[one * GOODS + type] = 0
        s.sold[one * GOODS + type] += count
    add_silver(s, seat, silver)
    earn(s, seat, points, SALES)
    tell(s, SOLD, (seat, type, count, points, silver, value, workers, why))
    if has_monastery(s, seat, 4):
        gain_workers(s, seat, 1, BY_MONASTERY_4)
    if len(s.route_goods[seat]) < len(s.routes[seat]) * ROUTE_FIELDS:
        s.push(pending.ROUTING, RULES, seat, type + count * GOODS)
    gained(s, seat)


def sellable(s: BurgundyState, seat: int) -> list[int]:
    return [SELL + type for type in range(GOODS) if s.goods[seat * GOODS + type]]


# --- ships


def goods_lie_anywhere(s: BurgundyState) -> bool:
    return any(s.depot_goods)


def goods_lie_in(s: BurgundyState, depot: int) -> bool:
    return any(s.depot_goods[depot * GOODS : depot * GOODS + GOODS])


def room_for_types(s: BurgundyState, seat: int) -> int:
    """How many more types of goods can be stored (BUR-SHIP-3); all of them in the solo game (BUR-SOLO-5)."""
    if s.box.solo:
        return GOODS
    return GOODS_TYPES - sum(1 for count in s.goods[seat * GOODS : seat * GOODS + GOODS] if count)


def ship_depots(s: BurgundyState) -> list[int]:
    """Any of the six (BUR-SHIP-1)."""
    loads = [LOAD + depot for depot in range(DEPOTS)] + to_gather(s, s.stack[-3])
    return sorted(loads + asides(s, s.stack[-3]))


def second_depots(s: BurgundyState) -> list[int]:
    """The neighbours that have goods, or none of them (BUR-MON-5)."""
    seat, first = s.stack[-3:-1]
    loads = [LOAD + depot for depot in neighbours(s, first)] + to_gather(s, seat)
    return sorted([*loads, *asides(s, seat), PASS])


def neighbours(s: BurgundyState, depot: int) -> list[int]:
    return sorted(one for one in ((depot + 1) % DEPOTS, (depot + 5) % DEPOTS) if goods_lie_in(s, one))


def new_types(s: BurgundyState, seat: int, depot: int) -> list[int]:
    """Types that lie in the depot and not yet in the player's storage."""
    return [
        type
        for type in range(GOODS)
        if s.depot_goods[depot * GOODS + type] and not s.goods[seat * GOODS + type]
    ]


def load(s: BurgundyState, depot: int) -> None:
    """The ship's choice of a depot, or the second one of monastery 5."""
    seat = s.stack[-3]
    first = s.stack[-4] == pending.SHIP_DEPOT
    s.pop()
    if first and has_monastery(s, seat, 5):
        s.push(pending.SECOND_LOADING, RULES, seat, depot)
    load_from(s, seat, depot)


def load_from(s: BurgundyState, seat: int, depot: int) -> None:
    """Everything that fits; where only some of the new types do, the player is asked which (BUR-SHIP-4)."""
    fresh = new_types(s, seat, depot)
    room = room_for_types(s, seat)
    taken: list[int] = []
    for type in range(GOODS):
        if s.goods[seat * GOODS + type] or (type in fresh and len(fresh) <= room):
            taken += [type] * s.depot_goods[depot * GOODS + type]
            move(s, seat, depot, type)
    asked = 0 < room < len(fresh)
    if taken or not asked:
        tell(s, LOADED, (seat, depot + 1, *taken))
    if asked:
        s.push(pending.SHIP_GOODS, seat, depot, 0)


def move(s: BurgundyState, seat: int, depot: int, type: int) -> None:
    at = depot * GOODS + type
    for one in s.box.owners[seat]:
        s.goods[one * GOODS + type] += s.depot_goods[at]
    s.depot_goods[at] = 0


def goods_to_keep(s: BurgundyState) -> list[int]:
    seat, depot = s.stack[-3:-1]
    return sorted([KEEP_GOODS + type for type in new_types(s, seat, depot)] + asides(s, seat))


def keep_goods(s: BurgundyState, type: int) -> None:
    seat = s.stack[-3]
    depot = s.stack[-2]
    count = s.depot_goods[depot * GOODS + type]
    move(s, seat, depot, type)
    tell(s, LOADED, (seat, depot + 1, *([type] * count)))
    if not room_for_types(s, seat):
        s.pop()


def offer_second(s: BurgundyState) -> None:
    """Monastery 5, once the first depot is done with."""
    seat = s.stack[-2]
    depot = s.stack[-1]
    s.pop()
    if neighbours(s, depot):
        s.push(pending.SECOND_DEPOT, seat, depot, 0)


# --- shield 5


def to_gather(s: BurgundyState, seat: int) -> list[int]:
    """Types that lie in some depot and can be stored, once for each ship (BUR-SH-5)."""
    if not has_shield(s, seat, 5) or s.used & USED_FLEET:
        return []
    room = room_for_types(s, seat)
    return [
        GATHER + type
        for type in range(GOODS)
        if (room or s.goods[seat * GOODS + type]) and any(s.depot_goods[type::GOODS])
    ]


def gather(s: BurgundyState, type: int) -> None:
    """All goods of a type from all depots; the question for a depot stays, if goods are left."""
    what, seat = s.stack[-4], s.stack[-3]
    s.used |= USED_FLEET
    count = sum(s.depot_goods[type::GOODS])
    for depot in range(DEPOTS):
        move(s, seat, depot, type)
    tell(s, GATHERED, (seat, type, count))
    none_left = what == pending.SHIP_DEPOT and not goods_lie_anywhere(s)
    if (
        what == pending.FLEET
        or none_left
        or (what == pending.SECOND_DEPOT and not neighbours(s, s.stack[-2]))
    ):
        s.pop()


def offer_fleet(s: BurgundyState) -> None:
    """After the ship's depots, if it has not been used before them."""
    seat = s.stack[-2]
    s.pop()
    if to_gather(s, seat):
        s.push(pending.FLEET, seat, 0, 0)


def fleet(s: BurgundyState) -> list[int]:
    return sorted([*to_gather(s, s.stack[-3]), *asides(s, s.stack[-3]), PASS])


# --- the turn order track


def sail(s: BurgundyState) -> None:
    seat = s.stack[-2]
    s.pop()
    move_ahead(s, seat)


def move_ahead(s: BurgundyState, seat: int) -> None:
    """One space ahead and on top of the stack there (BUR-SHIP-2, BUR-ROUND-5)."""
    first = s.order[0]
    s.track[seat] = min(s.track[seat] + 1, LAST_SPACE)
    settle(s, seat)
    tell(s, MOVED_AHEAD, (seat, s.track[seat]))
    if s.order[0] != first:
        tell(s, WHITE_DIE, (s.order[0],))


def rise(s: BurgundyState, seat: int) -> None:
    """Monastery 27: to the top of the stack at once (BUR-MON-27); partners keep their order there (BUR-TEAM-10)."""
    first = s.order[0]
    for one in [other for other in reversed(s.order) if other in s.box.owners[seat]]:
        settle(s, one)
    if s.order[0] != first:
        tell(s, WHITE_DIE, (s.order[0],))


def settle(s: BurgundyState, seat: int) -> None:
    """Puts the marker on top of its stack, and that of monastery 27 above it."""
    order = s.order
    order.remove(seat)
    at = 0
    while at < len(order) and stays_above(s, order[at], seat):
        at += 1
    order.insert(at, seat)


def stays_above(s: BurgundyState, other: int, seat: int) -> bool:
    """Whether another marker is still before this one, which has just come to its space."""
    if s.track[other] != s.track[seat]:
        return s.track[other] > s.track[seat]
    return has_monastery(s, other, 27) and not has_monastery(s, seat, 27)
