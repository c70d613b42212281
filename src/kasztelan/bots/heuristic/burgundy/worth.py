"""What a position is worth to a player, in points at the end as far as one can guess."""

from __future__ import annotations

from kasztelan.bots.heuristic.burgundy.hexes_worth import monastery_worth, stored_worth
from kasztelan.bots.heuristic.burgundy.outlook import Outlook
from kasztelan.bots.heuristic.burgundy.shields_worth import shields_worth
from kasztelan.bots.heuristic.burgundy.solo_worth import solo_worth
from kasztelan.bots.heuristic.burgundy.vineyard_worth import vineyard_worth
from kasztelan.games.burgundy.rules.kinds import GOODS
from kasztelan.games.burgundy.rules.partners import all_stored
from kasztelan.games.burgundy.state import BurgundyState


def worth(s: BurgundyState, seat: int) -> float:
    """Points so far, and what money, workers, goods, regions, colours, monasteries and stored hexes promise."""
    if s.box.solo and s.boards[seat] >= 0:
        return solo_worth(s, seat)
    if s.over or s.boards[seat] < 0:
        return float(s.points[seat])
    look = Outlook(s, seat)
    found = s.points[seat] + money(look) + goods(look) + areas(look) + colours(look) + openness(look)
    found += look.mines * look.phases * (look.silver_worth + 0.3)
    for number in range(1, 30):
        if s.monks[seat] >> number & 1:
            found += monastery_worth(look, number)
    if s.arms[seat]:
        found += shields_worth(look)
    if s.vines:
        found += vineyard_worth(look)
    kept = sorted((stored_worth(look, kind) for kind in all_stored(s, seat)), reverse=True)
    for place, one in enumerate(kept):
        found += one * (0.85, 0.65, 0.35)[min(place, 2)]
    return found - 0.5 * s.order.index(seat) * look.time


def money(look: Outlook) -> float:
    """Silver buys hexes while there is time, what lies about in heaps less; workers are there to be spent."""
    silver, workers = look.s.silver[look.seat], look.s.workers[look.seat]
    return min(silver, 4) * look.silver_worth + max(silver - 4, 0) * 1.0 + workers * 0.5


def goods(look: Outlook) -> float:
    """Goods are sold in heaps, one type with each die."""
    s, seat = look.s, look.seat
    mine = sorted(s.goods[seat * GOODS : seat * GOODS + GOODS], reverse=True)
    found = 0.0
    for place, count in enumerate(mine):
        if count:
            sold = count * s.box.price + look.silver_worth - 2.2 - 0.6 * place
            found += max(count * 1.0, sold * min(1.0, look.rounds / 3)) if look.rounds else count
    return found


def areas(look: Outlook) -> float:
    """Regions that are begun promise their points, the more the fewer spaces are left."""
    found = 0.0
    for size, left in zip(look.sizes, look.left, strict=True):
        if left and left < size:
            found += look.promise(size, left)
    return found + 0.25 * look.time * look.s.covered[look.seat].bit_count()


def colours(look: Outlook) -> float:
    """A bonus tile that is still there, the nearer the better."""
    found = 0.0
    for colour in range(6):
        tiles = look.s.bonus[colour]
        spaces = look.duchy.by_type[colour]
        missing = (spaces & ~look.covered).bit_count()
        if tiles and missing and missing <= look.rounds:
            points = look.s.box.large if tiles == 2 else look.s.box.small
            found += points * 0.8 * (1 - missing / spaces.bit_count()) ** 2
    return found


def openness(look: Outlook) -> float:
    """Whoever can place hexes of every colour, on many numbers, is never stuck."""
    s, seat = look.s, look.seat
    reachable = s.reach[seat] & ~look.covered
    found = 0.0
    for colour in range(6):
        here = (reachable & look.duchy.by_type[colour]).bit_count()
        if here:
            found += 1.2 + 0.25 * min(here, 4)
    return 0.8 * found * min(1.0, look.rounds / 8)
