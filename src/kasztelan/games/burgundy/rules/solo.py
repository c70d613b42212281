"""The solo game: the target, goods for black hexes, the reward for a colour, and the order of the parts of a placement."""

from __future__ import annotations

from typing import Final

from kasztelan.core.state import RULES
from kasztelan.games.burgundy.actions import (
    BUY_POINTS,
    COUNT_CRANE,
    EXCHANGE,
    MOST_POINTS,
    NEXT_PART,
    PASS,
    PAY_GOODS,
    TAKE_BLACK,
)
from kasztelan.games.burgundy.rules import pending, scoring, taking
from kasztelan.games.burgundy.rules.duchy import bits, fitting
from kasztelan.games.burgundy.rules.gaining import add_silver, earn
from kasztelan.games.burgundy.rules.kinds import (
    BUILDINGS,
    CRANE,
    DEPOTS,
    GOODS,
    MARKET,
    MONASTERY,
    SLOTS,
)
from kasztelan.games.burgundy.rules.telling import (
    BY_COLOUR,
    GOODS_CLEARED,
    GOODS_PAID,
    HEX_REMOVED,
    MONASTERY_SCORED,
    POINTS_BOUGHT,
    TARGET_REACHED,
    tell,
)
from kasztelan.games.burgundy.state import LEFT_SILVER, LOST_POINTS, MONASTERY_POINTS, BurgundyState

LOWEST_TARGET: Final = 5
STEP: Final = 5
"""How far the target falls each time (BUR-SOLO-9)."""
EXCHANGED_GOODS: Final = 5
PARTS: Final[dict[int, int]] = {1: pending.AREA, 2: pending.COLOUR, 4: pending.EFFECT}
FIRST_AT_THE_END: Final = 15
"""The monasteries from this one on score at the end of other games."""


# --- rounds


def remove_hex(s: BurgundyState, depot: int) -> None:
    """The topmost hex of the depot of the white die, or of the next one that has any (BUR-SOLO-4)."""
    for step in range(DEPOTS):
        first = (depot + step) % DEPOTS * SLOTS
        for at in range(first, first + SLOTS):
            if s.depots[at]:
                kind = s.depots[at] - 1
                s.depots[at] = 0
                s.gone[kind] += 1
                tell(s, HEX_REMOVED, (kind, first // SLOTS + 1))
                return


# --- ships


def clear_goods(s: BurgundyState) -> None:
    """What the ship has left behind leaves the game; then goods may be given for a black hex (BUR-SOLO-6)."""
    seat = s.stack[-2]
    s.pop()
    count = sum(s.depot_goods)
    if count:
        for at in range(len(s.depot_goods)):
            s.goods_out[at % GOODS] += s.depot_goods[at]
            s.depot_goods[at] = 0
        tell(s, GOODS_CLEARED, (count,))
    if sum(s.goods[:GOODS]) >= EXCHANGED_GOODS and any(s.black):
        s.push(pending.EXCHANGE, seat, 0, 0)


def to_exchange(s: BurgundyState) -> list[int]:
    """Any hex of the black depot, no inn: it is kept with its black back up (BUR-SOLO-7)."""
    hexes = [EXCHANGE + kind - 1 for kind in sorted(set(s.black)) if kind]
    return sorted([*hexes, *taking.asides(s, s.stack[-3]), PASS])


def exchange(s: BurgundyState, kind: int) -> None:
    seat = s.stack[-3]
    s.pop()
    s.push(pending.EXCHANGED, RULES, seat, kind)
    s.push(pending.PAYING, RULES, seat, EXCHANGED_GOODS)


def go_on_paying(s: BurgundyState) -> None:
    """Asks for one tile after the other, as long as there is a choice."""
    seat, left = s.stack[-2:]
    s.pop()
    types = [type for type in range(GOODS) if s.goods[type]]
    if left and (len(types) == 1 or sum(s.goods[:GOODS]) == left):
        for type in types:
            pay(s, type, min(left, s.goods[type]))
    elif left:
        s.push(pending.PAY_GOODS, seat, left, 0)


def pay(s: BurgundyState, type: int, count: int) -> None:
    s.goods[type] -= count
    s.goods_out[type] += count
    tell(s, GOODS_PAID, (0, type, count))


def goods_to_pay(s: BurgundyState) -> list[int]:
    return [PAY_GOODS + type for type in range(GOODS) if s.goods[type]]


def pay_goods(s: BurgundyState, type: int) -> None:
    seat, left = s.stack[-3:-1]
    s.pop()
    pay(s, type, 1)
    s.push(pending.PAYING, RULES, seat, left - 1)


def exchanged(s: BurgundyState) -> None:
    """The goods are paid: the hex comes into storage, where room may have to be made."""
    seat, kind = s.stack[-2:]
    s.pop()
    taking.take(s, seat, taking.FACE_DOWN, taking.packed(kind, 0, 0, 0))


# --- the parts of a placement


def go_on_parts(s: BurgundyState) -> None:
    """Area, colour and effect in the order of the player's choice (BUR-SOLO-13)."""
    seat, what = s.stack[-2:]
    s.pop()
    space, parts = divmod(what, 8)
    if parts in PARTS:
        s.push(PARTS[parts], RULES, seat, space)
    elif parts:
        s.push(pending.NEXT_PART, seat, space, parts)


def parts_left(s: BurgundyState) -> list[int]:
    return sorted([NEXT_PART + at for at in bits(s.stack[-1])] + taking.asides(s, s.stack[-3]))


def next_part(s: BurgundyState, at: int) -> None:
    seat, space, parts = s.stack[-3:]
    s.pop()
    s.push(pending.PARTS, RULES, seat, space * 8 + (parts & ~(1 << at)))
    s.push(PARTS[1 << at], RULES, seat, space)


# --- points and the target


def gain(s: BurgundyState) -> None:
    """After every gain: the target is reached, or points may be bought (BUR-SOLO-8, BUR-SOLO-9)."""
    seat = s.stack[-2]
    s.pop()
    if s.points[seat] >= s.target:
        reach(s, seat)
    elif s.silver[seat]:
        s.push(pending.BUY_POINTS, seat, 0, 0)


def for_sale(s: BurgundyState) -> list[int]:
    """As many as silver buys, and no more than reach the target; if there are more than one answer holds, one may go on."""
    seat = s.stack[-3]
    most = min(s.silver[seat], s.target - s.points[seat], MOST_POINTS)
    return [BUY_POINTS + count for count in range(most)] + [PASS]


def buy_points(s: BurgundyState, place: int) -> None:
    seat = s.stack[-3]
    s.pop()
    add_silver(s, seat, -place - 1)
    earn(s, seat, place + 1, LEFT_SILVER)
    tell(s, POINTS_BOUGHT, (seat, place + 1, place + 1))
    if s.points[seat] >= s.target:
        reach(s, seat)
    elif place == MOST_POINTS - 1 and s.silver[seat]:
        s.push(pending.BUY_POINTS, seat, 0, 0)


def reach(s: BurgundyState, seat: int) -> None:
    """Back to 0, the target falls, and an action with any number follows at once."""
    points = s.points[seat]
    earn(s, seat, -points, LOST_POINTS)
    s.target = max(s.target - STEP, LOWEST_TARGET)
    tell(s, TARGET_REACHED, (seat, points, s.target))
    s.push(pending.TARGET_ACTION, seat, 0, 0)


# --- the reward for a colour


def reward(s: BurgundyState, seat: int) -> None:
    """A hex of the black depot, if one fits (BUR-SOLO-11)."""
    if rewards(s, seat):
        s.push(pending.COLOUR_REWARD, seat, 0, 0)


def rewards(s: BurgundyState, seat: int) -> list[int]:
    return [action for action in taking.black_hexes(s) if fitting(s, seat, action - TAKE_BLACK)]


def to_reward(s: BurgundyState) -> list[int]:
    """It may be declined only if a purchase has left none that fits."""
    seat = s.stack[-3]
    found = rewards(s, seat)
    return sorted([*(found or [PASS]), *taking.asides(s, seat)])


def take_reward(s: BurgundyState, kind: int) -> None:
    seat = s.stack[-3]
    taking.out_of_black(s, kind)
    taking.tell_black(s, seat, kind, 0, BY_COLOUR)
    s.stored[seat].append(kind)
    s.push(pending.WHERE, seat, kind, 0)


# --- monasteries


def score_monastery(s: BurgundyState, seat: int, number: int) -> None:
    """At once, with what lies in the duchy now (BUR-SOLO-10); the crane may help one of them (BUR-SOLO-12)."""
    crane = s.built[seat * BUILDINGS + CRANE - MARKET]
    if number in scoring.BUILDING_OF and crane and not s.crane_counted:
        s.push(pending.COUNT_CRANE, seat, number, 0)
    else:
        give_for(s, seat, number, 0)


def crane_or_not(s: BurgundyState) -> list[int]:
    return sorted([COUNT_CRANE, *taking.asides(s, s.stack[-3]), PASS])


def count_crane(s: BurgundyState, place: int) -> None:
    seat, number = s.stack[-3:-1]
    s.pop()
    s.crane_counted = True
    give_for(s, seat, number, 1)


def leave_crane(s: BurgundyState) -> None:
    seat, number = s.stack[-3:-1]
    s.pop()
    give_for(s, seat, number, 0)


def give_for(s: BurgundyState, seat: int, number: int, crane: int) -> None:
    if number in scoring.BUILDING_OF:
        points = 4 * (scoring.standing(s, seat, scoring.BUILDING_OF[number]) + crane)
    elif number == 26:
        points = 3 * colours_covered(s, seat)
    else:
        points = scoring.other_points(s, seat, number)
    if points:
        earn(s, seat, points, MONASTERY_POINTS)
        tell(s, MONASTERY_SCORED, (seat, MONASTERY + number, points))
        s.push(pending.GAIN, RULES, seat, 0)


def colours_covered(s: BurgundyState, seat: int) -> int:
    covered = s.covered[seat]
    return sum(1 for spaces in s.duchy(seat).by_type if covered & spaces == spaces)
