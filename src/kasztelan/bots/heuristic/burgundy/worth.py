"""What a position is worth to a player, in points at the end as far as one can guess."""

from __future__ import annotations

from typing import Final

from kasztelan.bots.heuristic.burgundy.hexes_worth import monastery_worth, stored_worth
from kasztelan.bots.heuristic.burgundy.outlook import Outlook
from kasztelan.bots.heuristic.burgundy.shields_worth import shields_worth
from kasztelan.bots.heuristic.burgundy.solo_worth import solo_worth
from kasztelan.bots.heuristic.burgundy.vineyard_worth import vineyard_worth
from kasztelan.bots.heuristic.burgundy.weights import KNOTS, WEIGHTS
from kasztelan.games.burgundy.rules.duchy import bits, fitting
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
    if look.rounds:
        found = 0.0
        for weight, one in zip(weights_of(look), prospects(look), strict=True):
            found += weight * one
    else:
        found = sum(at_the_end(look))
    if s.arms[seat]:
        found += shields_worth(look)
    if s.vines:
        found += vineyard_worth(look)
    return s.points[seat] + found


def weights_at(rounds: int) -> list[float]:
    """The weights between two knots, in proportion."""
    at = 0
    while at < len(KNOTS) - 2 and rounds > KNOTS[at + 1]:
        at += 1
    share = min(max((rounds - KNOTS[at]) / (KNOTS[at + 1] - KNOTS[at]), 0.0), 1.0)
    return [one[at] * (1 - share) + one[at + 1] * share for one in WEIGHTS.values()]


MOST_ROUNDS: Final = 25
WEIGHTS_AT: Final = [weights_at(rounds) for rounds in range(MOST_ROUNDS + 1)]


def weights_of(look: Outlook) -> list[float]:
    """The weights for the turns that are still to come."""
    return WEIGHTS_AT[min(look.rounds, MOST_ROUNDS)]


def at_the_end(look: Outlook) -> list[float]:
    """What counts without another turn, in the order of `COUNTED`; mines still pay."""
    s, seat = look.s, look.seat
    silver = s.silver[seat] + look.mines * look.phases
    left = sum(s.goods[seat * GOODS : seat * GOODS + GOODS])
    return [silver, s.workers[seat] / 2, left, monasteries(look)]


COUNTED: Final = ("silver", "workers", "goods", "monasteries")


def monasteries(look: Outlook) -> float:
    found = 0.0
    for number in bits(look.s.monks[look.seat]):
        found += monastery_worth(look, number)
    return found


def prospects(look: Outlook) -> list[float]:
    """What a player has and may come to, in the order of `WEIGHTS`."""
    s, seat = look.s, look.seat
    silver, workers = s.silver[seat], s.workers[seat]
    stored = all_stored(s, seat)
    reach = s.reach[seat] & ~look.covered
    colours_reached = numbers_reached = 0
    for spaces in look.duchy.by_type:
        here = reach & spaces
        if here:
            colours_reached += 1
            for number in look.duchy.by_number:
                if here & number:
                    numbers_reached += 1
    places = 0
    for kind in stored:
        here = fitting(s, seat, kind)
        for number in look.duchy.by_number:
            if here & number:
                places += 1
    begun = sum(1 for size, left in zip(look.sizes, look.left, strict=True) if 0 < left < size)
    return [
        min(silver, 4),
        max(silver - 4, 0),
        min(workers, 4),
        max(workers - 4, 0),
        goods(look),
        sum(s.goods[seat * GOODS : seat * GOODS + GOODS]),
        areas(look),
        begun,
        look.covered.bit_count(),
        colours(look),
        colours_reached,
        numbers_reached,
        look.mines * look.phases,
        monasteries(look),
        kept(look, stored),
        len(stored),
        places,
        s.order.index(seat),
    ]


def kept(look: Outlook, stored: list[int]) -> float:
    """Stored hexes, the third of them not as likely to be placed."""
    found = 0.0
    for place, one in enumerate(sorted((stored_worth(look, kind) for kind in stored), reverse=True)):
        found += one * (0.85, 0.65, 0.35)[min(place, 2)]
    return found


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
    return found


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
