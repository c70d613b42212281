"""Trade routes: tiles of three fields below a player's board, on which sold goods are laid one by one."""

from __future__ import annotations

from typing import Final

from kasztelan.core.state import NATURE, RULES
from kasztelan.games.burgundy.actions import DEAL_ROUTE, LAY_ROUTE
from kasztelan.games.burgundy.boards import table
from kasztelan.games.burgundy.rules import pending
from kasztelan.games.burgundy.rules.effects import offer_hexes
from kasztelan.games.burgundy.rules.gaining import gain_silver, gain_workers, score
from kasztelan.games.burgundy.rules.kinds import (
    ALL_TYPES,
    BY_A_ROUTE,
    CARPENTER_TYPES,
    CHURCH_TYPES,
    GOODS,
    ICON_IDS,
    ICON_POINTS,
    ICON_SILVER,
    ICON_TAKE_ANY,
    ICON_TAKE_BUILDING,
    ICON_TAKE_CHURCH,
    ICON_TAKE_MARKET,
    ICON_WORKERS,
    MARKET_TYPES,
    ROUTE_FIELDS,
)
from kasztelan.games.burgundy.rules.telling import (
    BY_ROUTE,
    ROUTE_BONUS,
    ROUTE_COVERED,
    ROUTE_DEALT,
    ROUTE_LAID,
    tell,
)
from kasztelan.games.burgundy.state import ROUTE_POINTS, BurgundyState

TILES_FOR: Final[dict[int, int]] = {2: 5, 3: 4, 4: 3}
"""How many tiles everybody gets, by the number of players (BUR-ROUTE-1)."""


def read_fields() -> list[int]:
    """The fields of all tiles in a row: the goods they want (0 to 5) and, times 8, what they give."""
    found: list[int] = []
    for row in table("trade_routes")["route"]:
        for field in row["fields"]:
            number, _, icon = str(field).partition(" ")
            found.append(int(number) - 1 + 8 * ICON_IDS.index(icon))
    return found


FIELDS: Final[list[int]] = read_fields()


def fields_of(tile: int) -> list[tuple[int, int]]:
    """Goods and bonus of the fields of a tile, from left to right."""
    first = tile * ROUTE_FIELDS
    return [(one % 8, one // 8) for one in FIELDS[first : first + ROUTE_FIELDS]]


TYPES_OF: Final[dict[int, int]] = {
    ICON_TAKE_BUILDING: CARPENTER_TYPES,
    ICON_TAKE_MARKET: MARKET_TYPES,
    ICON_TAKE_CHURCH: CHURCH_TYPES,
    ICON_TAKE_ANY: ALL_TYPES,
}


# --- setting up


def in_bag(s: BurgundyState) -> list[int]:
    return [DEAL_ROUTE + tile for tile in s.route_bag]


def dealt(s: BurgundyState, tile: int) -> None:
    """At random they come to lie in the order in which they are dealt; else the owner lays them."""
    seat, left = s.stack[-2:]
    s.pop()
    s.route_bag.remove(tile)
    tell(s, ROUTE_DEALT, (seat, tile + 1))
    if s.box.routes_in_order:
        s.route_hands[seat].append(tile)
        s.route_hands[seat].sort()
    else:
        s.routes[seat].append(tile)
    if left > 1:
        s.push(pending.DEAL_ROUTE, NATURE, seat, left - 1)
    elif s.box.routes_in_order:
        s.push(pending.LAY_ROUTE, seat, 0, 0)


def to_lay(s: BurgundyState) -> list[int]:
    return [LAY_ROUTE + tile for tile in s.route_hands[s.stack[-3]]]


def lay(s: BurgundyState, tile: int) -> None:
    seat = s.stack[-3]
    s.route_hands[seat].remove(tile)
    s.routes[seat].append(tile)
    tell(s, ROUTE_LAID, (seat, tile + 1, len(s.routes[seat])))
    if not s.route_hands[seat]:
        s.pop()


# --- selling


def field_at(s: BurgundyState, seat: int, place: int) -> int:
    """What is printed on a field of somebody's route, as `FIELDS` has it."""
    return FIELDS[s.routes[seat][place // ROUTE_FIELDS] * ROUTE_FIELDS + place % ROUTE_FIELDS]


def go_on(s: BurgundyState) -> None:
    """The next sold tile goes onto the next free field and may earn its bonus (BUR-ROUTE-2)."""
    seat, what = s.stack[-2:]
    s.pop()
    type, left = what % GOODS, what // GOODS
    place = len(s.route_goods[seat])
    s.route_goods[seat].append(type)
    if left > 1 and place + 1 < len(s.routes[seat]) * ROUTE_FIELDS:
        s.push(pending.ROUTING, RULES, seat, type + (left - 1) * GOODS)
    printed = field_at(s, seat, place)
    if printed % 8 == type:
        tell(s, ROUTE_BONUS, (seat, type, place + 1, printed // 8))
        give(s, seat, printed // 8)
    else:
        tell(s, ROUTE_COVERED, (seat, type, place + 1))


def give(s: BurgundyState, seat: int, icon: int) -> None:
    """A bonus that cannot be used is lost (BUR-ROUTE-3)."""
    if icon == ICON_WORKERS:
        gain_workers(s, seat, 4, BY_ROUTE)
    elif icon == ICON_SILVER:
        gain_silver(s, seat, 2, BY_ROUTE)
    elif icon == ICON_POINTS:
        score(s, seat, 4, ROUTE_POINTS, BY_ROUTE)
    else:
        offer_hexes(s, seat, BY_A_ROUTE, TYPES_OF[icon])
