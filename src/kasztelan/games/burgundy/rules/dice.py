"""Dice and what it takes to change them."""

from __future__ import annotations

from typing import Final

from kasztelan.games.burgundy.rules.kinds import (
    ANIMALS,
    CASTLES,
    CITIES,
    INNS,
    MINES,
    MONASTERIES,
    SHIPS,
    VINES,
    WILDS,
)
from kasztelan.games.burgundy.state import BurgundyState

TOO_DEAR: Final = 99
ANY_VALUE: Final = 0
"""The value of a castle's extra action: every number at no cost."""


def ring_distance(one: int, other: int) -> int:
    """Steps between two values; 6 and 1 are neighbours (BUR-DIE-2)."""
    steps = abs(one - other)
    return min(steps, 6 - steps)


def workers_for(steps: int, free: int, double: int) -> int:
    """How many workers a die needs for so many steps; each makes two of them with monastery 8 (BUR-MON-8)."""
    left = steps - free
    if left <= 0:
        return 0
    return (left + 1) // 2 if double else left


_COSTS: Final[list[int]] = [
    workers_for(ring_distance(die, value), free, double)
    for double in range(2)
    for free in range(2)
    for die in range(1, 7)
    for value in range(1, 7)
]


MOST_STEPS: Final = 3
"""No value is further from another, so more workers reach no more."""


def reached(die: int, workers: int, free: int, double: int) -> int:
    """The values that so many workers make of a die, as bits; a castle's extra action has them all."""
    found = 0
    for value in range(1, 7):
        if die == ANY_VALUE or workers_for(ring_distance(die, value), free, double) <= workers:
            found |= 1 << value
    return found


_REACH: Final[list[int]] = [
    reached(die, workers, free, double)
    for double in range(2)
    for free in range(2)
    for die in range(7)
    for workers in range(MOST_STEPS + 1)
]


def reach(s: BurgundyState, seat: int, die: int, free: int) -> int:
    """The values that a die can show with the workers there are, as bits."""
    workers = s.workers[seat]
    if workers > MOST_STEPS:
        workers = MOST_STEPS
    return _REACH[(s.monks[seat] >> 8 & 1) * 56 + free * 28 + die * 4 + workers]


def has_monastery(s: BurgundyState, seat: int, number: int) -> bool:
    return bool(s.monks[seat] >> number & 1)


def has_shield(s: BurgundyState, seat: int, number: int) -> bool:
    return bool(s.arms[seat] >> number & 1)


def cost(s: BurgundyState, seat: int, die: int, value: int, free: int) -> int:
    """Workers that turn `die` into `value`; `free` is 1 where a monastery changes it by one for nothing."""
    if die == ANY_VALUE:
        return 0
    return _COSTS[(s.monks[seat] >> 8 & 1) * 72 + free * 36 + die * 6 + value - 7]


def free_to_place(s: BurgundyState, seat: int, type: int) -> int:
    """1 if a monastery helps to place hexes of this type (BUR-MON-9 to BUR-MON-11); inns, double and face-down hexes are helped by none."""
    monks = s.monks[seat]
    if type == CITIES:
        return monks >> 9 & 1
    if type in (SHIPS, ANIMALS):
        return monks >> 10 & 1
    if type in (CASTLES, MINES, MONASTERIES):
        return monks >> 11 & 1
    assert type in (INNS, VINES, WILDS)
    return 0


def free_to_take(s: BurgundyState, seat: int) -> int:
    """1 with monastery 12 (BUR-MON-12)."""
    return s.monks[seat] >> 12 & 1


def cheapest(s: BurgundyState, seat: int, value: int, free: int) -> int:
    """The fewest workers with which one of the unused dice shows `value`."""
    found = TOO_DEAR
    if s.unused & 1:
        found = cost(s, seat, s.dice[seat * 2], value, free)
    if s.unused & 2:
        found = min(found, cost(s, seat, s.dice[seat * 2 + 1], value, free))
    return found


def dice_for(s: BurgundyState, seat: int, value: int, free: int) -> int:
    """Which unused dice can show `value` with the workers there are, as bits."""
    found = 0
    for die in range(2):
        if s.unused >> die & 1 and cost(s, seat, s.dice[seat * 2 + die], value, free) <= s.workers[seat]:
            found |= 1 << die
    return found


def one_die(s: BurgundyState, seat: int, fitting: int) -> int:
    """The die to use without asking, or -1: the only one that fits, or either of two that show the same."""
    if fitting == 1 or fitting == 2:
        return fitting - 1
    return 0 if s.dice[seat * 2] == s.dice[seat * 2 + 1] else -1


def values_in_reach(s: BurgundyState, seat: int, free: int) -> int:
    """The values that an unused die can show with the workers there are, as bits."""
    found = 0
    if s.unused & 1:
        found = reach(s, seat, s.dice[seat * 2], free)
    if s.unused & 2:
        found |= reach(s, seat, s.dice[seat * 2 + 1], free)
    return found


def white_in_reach(s: BurgundyState, seat: int, free: int) -> int:
    """The values that the white die can stand for in the action of a white castle, as bits."""
    return reach(s, seat, s.white, free)
