"""What a player might look for in vain: the near-misses that a client shows with their reasons."""

from __future__ import annotations

from kasztelan.games.burgundy.actions import AT, BUY, PLACE, PLACE_SHARED, SELL
from kasztelan.games.burgundy.rules import pending, shields, taking, vineyard
from kasztelan.games.burgundy.rules.duchy import bits
from kasztelan.games.burgundy.rules.kinds import ALL_TYPES, GOODS, INN, INNS, TYPE_OF
from kasztelan.games.burgundy.rules.partners import common_of
from kasztelan.games.burgundy.state import BurgundyState


def near_misses(s: BurgundyState, legal: list[int]) -> list[int]:
    """Hexes in the depots and in storage, goods and purchases that are out of reach, and spaces of the colour."""
    what = s.stack[-4]
    seat = s.stack[-3]
    wanted: list[int] = []
    if what == pending.TURN:
        if s.unused:
            wanted = taking.takeable(s, taking.ALL_DEPOTS, ALL_TYPES)
            wanted += [PLACE + kind for kind in s.stored[seat]]
            wanted += [PLACE_SHARED + kind for kind in common_of(s, seat)]
            wanted += [SELL + type for type in range(GOODS) if s.goods[seat * GOODS + type]]
        if s.unused == 3:
            wanted += shields.all_lying(s)
        if s.unused:
            wanted += vineyard.slots(s, 126) if s.vines else []
        wanted += [BUY + kind - 1 for kind in [*s.black, *s.shop] if kind]
        if s.inns:
            wanted.append(BUY + INN)
    elif what == pending.WHERE:
        duchy = s.duchy(seat)
        type = TYPE_OF[s.stack[-2]]
        if type < INNS:
            wanted = [AT + space for space in bits(duchy.by_type[type] & ~s.covered[seat])]
    return sorted(set(wanted) - set(legal))
