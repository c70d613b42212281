"""What a position of the solo game is worth: how near the duchy is to being full, and what helps to fill it."""

from __future__ import annotations

from typing import Final

from kasztelan.bots.heuristic.burgundy.outlook import Outlook
from kasztelan.games.burgundy.rules.areas import PHASE_BONUS, area_points
from kasztelan.games.burgundy.rules.duchy import bits, fitting
from kasztelan.games.burgundy.rules.kinds import GOODS
from kasztelan.games.burgundy.rules.scoring import BUILDING_OF, standing
from kasztelan.games.burgundy.state import BurgundyState

SPACE: Final = 10.0
"""A covered space is what counts; everything else is measured by it."""
ACTION: Final = 6.0
"""What reaching the target brings: an action, and a target that falls."""
FREE_STEP: Final = {
    9: 2.5,
    10: 2.5,
    11: 2.5,
    12: 3.0,
    8: 2.0,
    6: 3.5,
    13: 1.5,
    14: 2.5,
    28: 3.0,
    3: 1.5,
    4: 1.5,
    2: 1.0,
    7: 2.0,
}


def solo_worth(s: BurgundyState, seat: int) -> float:
    return sum(one for _, one in solo_parts(s, seat))


def solo_parts(s: BurgundyState, seat: int) -> list[tuple[str, float]]:
    """All that makes up its worth, with the name of each part."""
    look = Outlook(s, seat)
    return [
        ("spaces", SPACE * s.covered[seat].bit_count()),
        ("target", ACTION * min(1.0, s.points[seat] / s.target) + 0.45 * (100 - s.target)),
        ("stored", stored(look)),
        ("stock", stock(look)),
        ("regions", regions(look)),
        ("reward", colours(look)),
        ("reach", way(look)),
        ("monasteries", monasteries(look)),
    ]


def monasteries(look: Outlook) -> float:
    """Those that work in every turn, and those that count buildings."""
    s, seat = look.s, look.seat
    found = 0.0
    for number in bits(s.monks[seat]):
        if number in FREE_STEP:
            found += FREE_STEP[number] * 2 * look.time
        elif number in BUILDING_OF:
            found += 0.1 * standing(s, seat, BUILDING_OF[number])
    return found


def stored(look: Outlook) -> float:
    """Hexes that wait, the better those that have somewhere to go."""
    s, seat = look.s, look.seat
    numbers = look.duchy.numbers
    found = 0.0
    for place, kind in enumerate(s.stored[seat]):
        spaces = bits(fitting(s, seat, kind))
        different = len({numbers[space] for space in spaces})
        one = 2.2 + min(different, 3) * 0.7 if spaces else 0.6
        found += one * (1.0, 0.9, 0.55)[min(place, 2)]
    return found * min(1.0, 0.3 + look.rounds / 5)


def stock(look: Outlook) -> float:
    """Silver buys hexes and points, workers turn dice, five goods are a hex, and fewer are a sale."""
    s, seat = look.s, look.seat
    goods = s.goods[seat * GOODS : seat * GOODS + GOODS]
    found = min(s.silver[seat], 6) * 1.5 + max(s.silver[seat] - 6, 0) * 0.6
    found += min(s.workers[seat], 4) * 1.1 + max(s.workers[seat] - 4, 0) * 0.35
    found += min(sum(goods), 10) * 0.7 + max(goods) * 0.3
    return found * min(1.0, 0.2 + look.rounds / 5) + look.mines * look.phases * 1.3


def regions(look: Outlook) -> float:
    """Regions that are begun bring points towards the target."""
    found = 0.0
    for size, left in zip(look.sizes, look.left, strict=True):
        if 0 < left < size:
            points = area_points(size) + PHASE_BONUS[look.s.phase]
            found += 0.12 * points * (1 - left / size)
    return found


def colours(look: Outlook) -> float:
    """A colour that is nearly covered will bring a hex of the black depot."""
    found = 0.0
    for spaces in look.duchy.by_type:
        left = (spaces & ~look.covered).bit_count()
        if left:
            found += 5.0 * (1 - left / spaces.bit_count()) ** 2
    return found


def way(look: Outlook) -> float:
    """Many spaces of many colours within reach, and no land that nothing leads to."""
    s, seat = look.s, look.seat
    reach = s.reach[seat] & ~look.covered
    found = 0.0
    for spaces in look.duchy.by_type:
        here = (reach & spaces).bit_count()
        if here:
            found += 0.9 + 0.35 * min(here, 3)
    return found * min(1.0, look.rounds / 5)
