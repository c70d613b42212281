"""Vineyards: setting them up, planting double hexes, their bonus actions, and layers that are full."""

from __future__ import annotations

from typing import Final

from kasztelan.core.state import NATURE, RULES
from kasztelan.games.burgundy.actions import (
    DEAL_VINE,
    PASS,
    REMOVE_VINE,
    TAKE_VINE_TILE,
    TAKE_VINES,
    USE_ICON,
)
from kasztelan.games.burgundy.rules import effects, goods, pending, taking
from kasztelan.games.burgundy.rules.automa_board import people
from kasztelan.games.burgundy.rules.duchy import bits
from kasztelan.games.burgundy.rules.gaining import gain_silver, gain_workers, score
from kasztelan.games.burgundy.rules.kinds import (
    BY_A_VINEYARD,
    CARPENTER_TYPES,
    CHURCH_TYPES,
    COLOURS_OF,
    DOUBLE,
    ICON_BLACK,
    ICON_CASTLE,
    ICON_DOUBLE,
    ICON_PLACE,
    ICON_POINTS,
    ICON_SELL,
    ICON_SILVER,
    ICON_TAKE_BUILDING,
    ICON_TAKE_CHURCH,
    ICON_TAKE_MARKET,
    ICON_WORKERS,
    MARKET_TYPES,
)
from kasztelan.games.burgundy.rules.telling import (
    BY_VINEYARD,
    PLANTED,
    VINE_DEALT,
    VINE_REMOVED,
    VINE_TILE,
    tell,
)
from kasztelan.games.burgundy.rules.vineyard_board import (
    COLOURS,
    ICONS,
    LAYER_OF,
    LAYERS,
    TILES_OF_A_COLOUR,
    VINE_HEXES,
    all_doubles,
)
from kasztelan.games.burgundy.state import DOUBLES, VINE_POINTS, BurgundyState

TYPES_OF: Final[dict[int, int]] = {
    ICON_TAKE_BUILDING: CARPENTER_TYPES,
    ICON_TAKE_MARKET: MARKET_TYPES,
    ICON_TAKE_CHURCH: CHURCH_TYPES,
}
GAINS: Final = (ICON_WORKERS, ICON_SILVER, ICON_POINTS)
"""Bonus actions that nobody would decline and that ask nothing."""


# --- setting up


def unpack(s: BurgundyState) -> None:
    """Boards, bag, pool, depot and shop, all empty of double hexes."""
    s.vine_depot = [0] * len(s.box.vine_slots)
    s.shop = [0] * s.box.shop_slots
    s.vines = [0] * (s.players * VINE_HEXES)
    s.planted = [0] * s.players
    s.layers = [0] * s.players
    s.vine_pool = [TILES_OF_A_COLOUR] * COLOURS
    s.vine_tiles = [0] * (s.players * COLOURS)
    s.vine_colours = (1 << COLOURS) - 1
    s.vine_set = s.vine_colours
    s.bags[DOUBLES] = all_doubles()


def set_up(s: BurgundyState) -> None:
    """NATURE takes colours out, if that was agreed, then deals everybody a tile of another colour (BUR-VINE-2)."""
    for seat in reversed(people(s)):
        s.push(pending.DEAL_VINE, NATURE, seat, 0)
    if s.box.vines_out:
        s.push(pending.REMOVE_VINE, NATURE, s.box.vines_out, 0)


def removable(s: BurgundyState) -> list[int]:
    return [REMOVE_VINE + colour for colour in bits(s.vine_colours)]


def removed(s: BurgundyState, colour: int) -> None:
    left = s.stack[-2]
    s.pop()
    take_out(s, colour)
    tell(s, VINE_REMOVED, (colour,))
    if left > 1:
        s.push(pending.REMOVE_VINE, NATURE, left - 1, 0)


def take_out(s: BurgundyState, colour: int) -> None:
    """All double hexes with that colour leave the game, and its tiles (BUR-VINE-3)."""
    s.vine_colours &= ~(1 << colour)
    s.vine_set = s.vine_colours
    s.vine_out += s.vine_pool[colour]
    s.vine_pool[colour] = 0
    kept: list[int] = []
    for kind in s.bags[DOUBLES]:
        if colour in COLOURS_OF[kind - DOUBLE]:
            s.gone[kind] += 1
        else:
            kept.append(kind)
    s.bags[DOUBLES] = kept


def to_deal(s: BurgundyState) -> list[int]:
    return [DEAL_VINE + colour for colour in bits(s.vine_set)]


def dealt(s: BurgundyState, colour: int) -> None:
    seat = s.stack[-2]
    s.pop()
    s.vine_set &= ~(1 << colour)
    s.vine_pool[colour] -= 1
    s.vine_tiles[seat * COLOURS + colour] += 1
    tell(s, VINE_DEALT, (seat, colour))


# --- planting


def plant(s: BurgundyState, seat: int, kind: int, place: int, value: int, workers: int, why: int) -> None:
    """A stored double hex on a double space, turned as wanted; then its bonus actions, then the layer (BUR-VINE-7)."""
    space, left = divmod(place, COLOURS)
    one, other = COLOURS_OF[kind - DOUBLE]
    s.stored[seat].remove(kind)
    first = seat * VINE_HEXES + space * 2
    s.vines[first] = left + 1
    s.vines[first + 1] = one + other - left + 1
    s.planted[seat] |= 1 << space
    tell(s, PLANTED, (seat, kind, space + 1, left, value, workers, why))
    s.push(pending.VINE_LAYER, RULES, seat, space)
    s.push(pending.VINE_BONUSES, RULES, seat, space * 4 + 3)


def go_on_bonuses(s: BurgundyState) -> None:
    """Asks for one of the bonus actions that are left, as long as one can be used; a mere gain that is the last needs no word.

    A purchase, or monastery 6, may bring a hex that can be placed (BUR-TURN-3), so placing one is not taken for lost while they are possible.
    """
    seat, what = s.stack[-2:]
    s.pop()
    space, left = divmod(what, 4)
    usable = [at for at in bits(left) if can_use(s, seat, ICONS[space][at])]
    lost = [ICONS[space][at] for at in bits(left) if at not in usable]
    if len(usable) == 1 and ICONS[space][usable[0]] in GAINS and ICON_PLACE not in lost:
        give(s, seat, ICONS[space][usable[0]])
    elif usable or (ICON_PLACE in lost and taking.asides(s, seat)):
        s.push(pending.VINE_BONUS, seat, space, left)


def can_use(s: BurgundyState, seat: int, icon: int) -> bool:
    if icon in TYPES_OF:
        return taking.lies_in_depots(s, TYPES_OF[icon])
    if icon == ICON_SELL:
        return bool(goods.sellable(s, seat))
    if icon == ICON_PLACE:
        return bool(effects.placeable(s, seat))
    if icon == ICON_BLACK:
        return bool(taking.black_hexes(s))
    if icon == ICON_DOUBLE:
        return any(s.vine_depot)
    return True


def bonuses(s: BurgundyState) -> list[int]:
    """Either of the two, or neither."""
    seat, space, left = s.stack[-3:]
    icons = sorted({ICONS[space][at] for at in bits(left) if can_use(s, seat, ICONS[space][at])})
    return [*taking.asides(s, seat), *(USE_ICON + icon for icon in icons), PASS]


def use_icon(s: BurgundyState, icon: int) -> None:
    seat, space, left = s.stack[-3:]
    s.pop()
    at = 0 if ICONS[space][0] == icon and left & 1 else 1
    left &= ~(1 << at)
    if left:
        s.push(pending.VINE_BONUSES, RULES, seat, space * 4 + left)
    give(s, seat, icon)


def give(s: BurgundyState, seat: int, icon: int) -> None:
    """Most work as the building or castle they show (BUR-VINE-7), two are new (BUR-VINE-8)."""
    if icon == ICON_WORKERS:
        gain_workers(s, seat, 4, BY_VINEYARD)
    elif icon == ICON_SILVER:
        gain_silver(s, seat, 2, BY_VINEYARD)
    elif icon == ICON_POINTS:
        score(s, seat, 4, VINE_POINTS, BY_VINEYARD)
    elif icon == ICON_SELL:
        s.push(pending.SELL_MORE, seat, pending.OF_A_VINEYARD, 0)
    elif icon == ICON_PLACE:
        s.push(pending.PLACE_MORE, seat, pending.OF_A_VINEYARD, 0)
    elif icon == ICON_CASTLE:
        s.push(pending.EXTRA_ACTION, seat, 0, 0)
    elif icon == ICON_BLACK:
        s.push(pending.VINE_BLACK, seat, 0, 0)
    elif icon == ICON_DOUBLE:
        s.push(pending.VINE_DOUBLE, seat, 0, 0)
    else:
        effects.offer_hexes(s, seat, BY_A_VINEYARD, TYPES_OF[icon])


def black_to_take(s: BurgundyState) -> list[int]:
    return sorted([*taking.asides(s, s.stack[-3]), *taking.black_hexes(s), PASS])


def doubles_to_take(s: BurgundyState) -> list[int]:
    return sorted([*taking.asides(s, s.stack[-3]), *slots(s, 126), PASS])


def slots(s: BurgundyState, values: int) -> list[int]:
    """The double hexes of the vineyard depot that one of these values takes (BUR-VINE-5)."""
    return [
        TAKE_VINES + at
        for at in range(len(s.vine_depot))
        if s.vine_depot[at] and any(values >> number & 1 for number in s.box.vine_slots[at])
    ]


# --- layers


def check_layer(s: BurgundyState) -> None:
    """A layer that is full brings a tile of choice, once; an empty pool brings nothing (BUR-VINE-9)."""
    seat, space = s.stack[-2:]
    s.pop()
    layer = LAYER_OF[space]
    full = s.planted[seat] & LAYERS[layer] == LAYERS[layer]
    if full and not s.layers[seat] >> layer & 1:
        s.layers[seat] |= 1 << layer
        if any(s.vine_pool):
            s.push(pending.VINE_TILE, seat, layer, 0)


def tiles_to_take(s: BurgundyState) -> list[int]:
    return [TAKE_VINE_TILE + colour for colour in range(COLOURS) if s.vine_pool[colour]]


def take_tile(s: BurgundyState, colour: int) -> None:
    seat, layer = s.stack[-3:-1]
    s.pop()
    s.vine_pool[colour] -= 1
    s.vine_tiles[seat * COLOURS + colour] += 1
    tell(s, VINE_TILE, (seat, colour, layer + 1))
