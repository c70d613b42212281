"""Châteauma's turn: six steps that the rules take one by one (BUR-CHAT-7); only her die and her cards are NATURE's."""

from __future__ import annotations

from typing import Final

from kasztelan.core.state import NATURE, RULES
from kasztelan.games.burgundy.actions import AUTOMA_ROLL
from kasztelan.games.burgundy.rules import automa_board, pending
from kasztelan.games.burgundy.rules.areas import take_tile
from kasztelan.games.burgundy.rules.automa_board import (
    CARD_SPACES,
    FIRST_OF,
    RESERVE_ORDER,
    SYMBOLS_OF,
    TYPES_OF,
    WILD,
    free_spaces,
    with_room,
)
from kasztelan.games.burgundy.rules.gaining import earn, gain_silver, score
from kasztelan.games.burgundy.rules.kinds import (
    DEPOTS,
    GOODS,
    MONASTERIES,
    MONASTERY,
    MONASTERY_27,
    SLOTS,
    TYPE_OF,
)
from kasztelan.games.burgundy.rules.taking import PRICE
from kasztelan.games.burgundy.rules.telling import (
    AUTOMA_DOES,
    AUTOMA_MISSES,
    AUTOMA_PLACED,
    AUTOMA_RESERVED,
    AUTOMA_ROLLED,
    AUTOMA_SELECTED,
    AUTOMA_VINES,
    BY_ACTION,
    BY_ROUTE,
    FROM_BLACK,
    FROM_DEPOT,
    FROM_RESERVE,
    FROM_WILD,
    SOLD,
    TURN_ENDED,
    rule_told,
    tell,
)
from kasztelan.games.burgundy.state import ROUTE_POINTS, SALES, BurgundyState

# Her steps, as `her_step` counts them.
SEEKING: Final = 1
BONUS: Final = 2
SYMBOLS: Final = 3
CARDS: Final = 4
TILES: Final = 5
BUYING: Final = 6


def begin_turn(s: BurgundyState) -> None:
    """What follows choosing and placing waits below it, step by step."""
    her = s.box.automa
    s.her_step = SEEKING
    for what in (
        pending.AUTOMA_END,
        pending.AUTOMA_BUY,
        pending.AUTOMA_TILES,
        pending.AUTOMA_CARDS,
        pending.AUTOMA_SYMBOLS,
    ):
        s.push(what, RULES, her, 0)
    seek_anew(s, card_with_room(s))


def does(s: BurgundyState, rule: str) -> None:
    """Says what she is about to do, by which rule and in which of her steps."""
    if s.tape is not None:
        tell(s, AUTOMA_DOES, (s.box.automa, s.her_step, rule_told(rule)))


def misses(s: BurgundyState, rule: str) -> None:
    """Something that would be hers cannot be done and is left out."""
    if s.tape is not None:
        tell(s, AUTOMA_MISSES, (s.box.automa, s.her_step, rule_told(rule)))


# --- choosing and placing


def card_with_room(s: BurgundyState) -> int:
    """The selected card; if it has no room, or none lies there, the other one, or -1 (BUR-SEEK-7)."""
    wanted = automa_board.selected(s)
    side = with_room(s, wanted)
    if side == 1 - wanted:
        tell(s, AUTOMA_SELECTED, (s.box.automa, s.cards[side], side, rule_told("BUR-SEEK-7")))
    return side


def seek_anew(s: BurgundyState, side: int) -> None:
    """Her die is rolled for a card with room; without one there is nothing to look for."""
    if side < 0:
        s.push(pending.AUTOMA_SEEK, RULES, 0, side)
    else:
        s.push(pending.AUTOMA_ROLL, NATURE, s.box.automa, side)


def rolls(s: BurgundyState) -> list[int]:
    return [AUTOMA_ROLL + place for place in range(6)]


def rolled(s: BurgundyState, place: int) -> None:
    side = s.stack[-1]
    s.pop()
    s.her_die = place + 1
    tell(s, AUTOMA_ROLLED, (s.box.automa, s.her_die, rule_told("BUR-SEEK-1")))
    s.push(pending.AUTOMA_SEEK, RULES, place, side)


def seek(s: BurgundyState) -> None:
    """Depot by depot, clockwise: the first free space of the card whose type lies there (BUR-SEEK-1).

    Without a card that has room she sells goods instead (BUR-SEEK-7).
    """
    start, side = s.stack[-2:]
    s.pop()
    if side < 0:
        does(s, "BUR-SEEK-7")
        sell_goods(s)
        return
    spaces = free_spaces(s, side)
    types = TYPES_OF[s.cards[side]]
    for steps in range(DEPOTS):
        depot = (start + steps) % DEPOTS
        for space in spaces:
            at = automa_board.in_depot(s, types[space], depot)
            if at >= 0:
                kind = s.depots[at] - 1
                s.depots[at] = 0
                put_on_card(s, side, space, kind, FROM_DEPOT, depot + 1, "BUR-SEEK-1")
                return
    without_depots(s, side, spaces)


def without_depots(s: BurgundyState, side: int, spaces: list[int]) -> None:
    """No depot has what the card wants: the reserve, a wild hex, the black depot, silver (BUR-SEEK-3 to BUR-SEEK-6)."""
    types = TYPES_OF[s.cards[side]]
    for space in spaces:
        if s.reserve[types[space]]:
            kind = s.reserve[types[space]].pop()
            put_on_card(s, side, space, kind, FROM_RESERVE, 0, "BUR-SEEK-3")
            return
    if s.reserve[WILD]:
        put_on_card(s, side, spaces[0], s.reserve[WILD].pop(), FROM_WILD, 0, "BUR-SEEK-4")
        return
    for at in range(len(s.black)):
        if s.black[at]:
            kind = s.black[at] - 1
            s.black[at] = 0
            to_reserve(s, kind, WILD, FROM_BLACK, 0, 0, "BUR-SEEK-5")
            return
    does(s, "BUR-SEEK-6")
    gain_silver(s, s.box.automa, 2, BY_ACTION)


def put_on_card(
    s: BurgundyState, side: int, space: int, kind: int, source: int, depot: int, rule: str
) -> None:
    """The hex lies on the card; a symbol there is kept for its step, a hex that lies face up brings its bonus."""
    wild = source == FROM_WILD
    card = s.cards[side]
    s.card_hexes[side * CARD_SPACES + space] = -(kind + 1) if wild else kind + 1
    tell(s, AUTOMA_PLACED, (s.box.automa, kind, source, depot, card, space + 1, rule_told(rule)))
    symbol = SYMBOLS_OF[card][space]
    if symbol:
        s.owed.append(symbol)
    if not wild:
        show(s, kind)
        s.push(pending.AUTOMA_BONUS, RULES, kind, side)


def show(s: BurgundyState, kind: int) -> None:
    """A monastery that now lies face up works for whoever copies hers (BUR-WITH-8)."""
    if TYPE_OF[kind] == MONASTERIES:
        for seat in range(s.players):
            if s.copied[seat] == s.box.automa:
                s.monks[seat] |= 1 << (kind - MONASTERY) & ~MONASTERY_27


def to_reserve(
    s: BurgundyState, kind: int, stack: int, source: int, depot: int, silver: int, rule: str
) -> None:
    s.reserve[stack].append(kind)
    told = (s.box.automa, kind, source, depot, int(stack == WILD), silver, rule_told(rule))
    tell(s, AUTOMA_RESERVED, told)


# --- selling


def sell_goods(s: BurgundyState) -> None:
    """Those she has most of, of several the lowest number (BUR-GIFT-10); with trade routes 1 point more (BUR-WITH-6)."""
    her = s.box.automa
    mine = s.goods[her * GOODS : her * GOODS + GOODS]
    count = max(mine)
    if not count:
        misses(s, "BUR-GIFT-10")
        return
    type = mine.index(count)
    points = count * s.box.price
    s.goods[her * GOODS + type] = 0
    s.sold[her * GOODS + type] += count
    s.silver[her] += 1
    earn(s, her, points, SALES)
    tell(s, SOLD, (her, type, count, points, 1, 0, 0, BY_ACTION))
    if s.box.routes:
        does(s, "BUR-WITH-6")
        score(s, her, 1, ROUTE_POINTS, BY_ROUTE)


# --- symbols


def pay_symbols(s: BurgundyState) -> None:
    """One symbol at a time, in the order in which they were covered (BUR-CARD-1)."""
    s.pop()
    if not s.owed:
        return
    s.her_step = max(s.her_step, SYMBOLS)
    symbol = s.owed.pop(0)
    if s.owed:
        s.push(pending.AUTOMA_SYMBOLS, RULES, s.box.automa, 0)
    if symbol == automa_board.SELL:
        does(s, "BUR-CARD-1")
        sell_goods(s)
    else:
        take_double(s)


def take_double(s: BurgundyState) -> None:
    """From the slot that the white die names, else the next one to the right (BUR-WITH-9)."""
    slots = len(s.vine_depot)
    start = 0
    while start < slots - 1 and s.white not in s.box.vine_slots[start]:
        start += 1
    for steps in range(slots):
        at = (start + steps) % slots
        if s.vine_depot[at]:
            kind = s.vine_depot[at] - 1
            s.vine_depot[at] = 0
            s.doubles.append(kind)
            tell(s, AUTOMA_VINES, (s.box.automa, kind, at + 1, 0, rule_told("BUR-WITH-9")))
            return
    misses(s, "BUR-WITH-9")


# --- bonus tiles and the purchase


def take_tiles(s: BurgundyState) -> None:
    """Of every colour that her duchy has covered whole (BUR-CARD-6)."""
    s.pop()
    her = s.box.automa
    s.her_step = TILES
    for type in range(len(FIRST_OF)):
        if s.bonus[type] and not s.tiles[her * 7 + type] and automa_board.covered(s, type):
            does(s, "BUR-CARD-6")
            take_tile(s, her, type)


def buy(s: BurgundyState) -> None:
    """Once at the end of her turn, whenever she can (BUR-CARD-7); the shop comes first (BUR-WITH-10)."""
    s.pop()
    her = s.box.automa
    s.her_step = BUYING
    if s.silver[her] < PRICE or buy_double(s):
        return
    types = sorted({TYPE_OF[one - 1] for one in s.black if one})
    if not types:
        return
    type = automa_board.fewest_of(s, types)
    at = 0
    while not s.black[at] or TYPE_OF[s.black[at] - 1] != type:
        at += 1
    kind = s.black[at] - 1
    s.black[at] = 0
    s.silver[her] -= PRICE
    to_reserve(s, kind, type, FROM_BLACK, 0, PRICE, "BUR-CARD-7")


def buy_double(s: BurgundyState) -> bool:
    """A double hex of the shop: by the white die left, in the middle or right, then to the right."""
    slots = len(s.shop)
    start = (s.white - 1) * slots // 6
    for steps in range(slots):
        at = (start + steps) % slots
        if s.shop[at]:
            kind = s.shop[at] - 1
            s.shop[at] = 0
            s.silver[s.box.automa] -= PRICE
            s.doubles.append(kind)
            tell(s, AUTOMA_VINES, (s.box.automa, kind, at + 1, PRICE, rule_told("BUR-WITH-10")))
            return True
    return False


def end_turn(s: BurgundyState) -> None:
    her = s.box.automa
    s.pop()
    s.her_step = 0
    s.played |= 1 << her
    s.seat = -1
    tell(s, TURN_ENDED, (her,))
    s.push(pending.NEXT_TURN, RULES, 0, 0)


# --- what the bonuses take from the depots


def reserve_from_depots(s: BurgundyState, type: int, rule: str) -> bool:
    """The first hex of a type, from the depot of the white die on, into the reserve; says whether there was one."""
    at = automa_board.in_depots(s, type, s.white - 1)
    if at < 0:
        return False
    kind = s.depots[at] - 1
    s.depots[at] = 0
    to_reserve(s, kind, type, FROM_DEPOT, at // SLOTS + 1, 0, rule)
    return True


def most_of(s: BurgundyState, side: int) -> int:
    """The type on a card's free spaces that the reserve has most of, the leftmost of several, or -1 (BUR-GIFT-6)."""
    wanted = [TYPES_OF[s.cards[side]][space] for space in free_spaces(s, side)]
    found = -1
    for type in RESERVE_ORDER:
        held = len(s.reserve[type])
        if held and type in wanted and (found < 0 or held > len(s.reserve[found])):
            found = type
    return found
