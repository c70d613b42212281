"""What hexes are worth: stored ones that wait for a place, and monasteries that lie in the duchy."""

from __future__ import annotations

from typing import Final

from kasztelan.bots.heuristic.burgundy.outlook import Outlook
from kasztelan.bots.heuristic.burgundy.vineyard_worth import double_worth
from kasztelan.games.burgundy.rules import scoring
from kasztelan.games.burgundy.rules.animals import counted
from kasztelan.games.burgundy.rules.areas import PHASE_BONUS, area_points
from kasztelan.games.burgundy.rules.duchy import bits, fitting
from kasztelan.games.burgundy.rules.kinds import (
    ANIMALS,
    BANK,
    BOARDING_HOUSE,
    CARPENTER,
    CASTLES,
    CHURCH,
    CRANE,
    DOUBLE,
    GOODS,
    INNS,
    MARKET,
    MINES,
    MONASTERIES,
    MONASTERY,
    SHIPS,
    TOWN_HALL,
    TYPE_OF,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
    animal_of,
    animals_on,
)

BUILDING_WORTH: Final[dict[int, float]] = {
    MARKET: 2.6, CARPENTER: 3.0, CHURCH: 3.0, WAREHOUSE: 2.2, BOARDING_HOUSE: 3.2, BANK: 3.2, TOWN_HALL: 3.4,
    WATCHTOWER: 4.0, CRANE: 4.2, WHITE_CASTLE: 3.4,
}  # fmt: skip
"""What the effect of a building brings on the average."""

LASTING: Final[dict[int, float]] = {
    1: 4.0, 3: 5.0, 4: 5.0, 5: 6.0, 6: 9.0, 7: 7.0, 8: 6.0, 9: 9.0, 10: 9.0, 11: 9.0, 12: 10.0, 13: 4.0, 14: 8.0,
    27: 3.0, 28: 8.0,
}  # fmt: skip
"""What a monastery brings in a whole game, if it works for all of it."""
FOR_BUILDINGS: Final = 1.3
"""How many buildings of one kind come in a whole game."""


PLACING: Final = 1.6
"""What a placement costs: a die that might have done something else."""


def monastery_worth(look: Outlook, number: int) -> float:
    """What a monastery in the duchy will have brought by the end."""
    s, seat = look.s, look.seat
    if number in scoring.BUILDING_OF:
        count = scoring.standing(s, seat, scoring.BUILDING_OF[number])
        return 4 * (count + FOR_BUILDINGS * look.time)
    if number == 2:
        return 0.9 * look.mines * look.phases
    if number == 15:
        types = sum(1 for count in s.sold[seat * GOODS : seat * GOODS + GOODS] if count)
        return min(12.0, 2 * types + 8 * look.time)
    if number == 24:
        return min(16.0, 4 * scoring.animals_kept(s, seat) + 10 * look.time)
    if number == 25:
        return sum(s.sold[seat * GOODS : seat * GOODS + GOODS]) + 9 * look.time
    if number == 26:
        return 3 * sum(1 for tile in s.tiles[seat * 7 : seat * 7 + 7] if tile) + 7 * look.time
    return LASTING.get(number, 0.0) * look.time


def stored_worth(look: Outlook, kind: int) -> float:
    """What placing a stored hex promises, where it fits best; less if it fits nowhere yet."""
    if not look.rounds:
        return 0.0
    s, seat = look.s, look.seat
    if kind >= DOUBLE:
        return double_worth(look, kind)
    type = TYPE_OF[kind]
    spaces = fitting(s, seat, kind)
    sure = 1.0
    if not spaces:
        if type == INNS:
            return 0.0
        spaces = look.duchy.by_type[type] & ~look.covered
        sure = 0.5
    best = max((place_worth(look, kind, space) for space in bits(spaces)), default=0.0)
    return max(best - PLACING, 0.0) * sure * min(1.0, 0.55 + look.rounds / 9)


def place_worth(look: Outlook, kind: int, space: int) -> float:
    """What a hex on this space brings: its effect, and what it does for its region."""
    area = look.duchy.area_of[space]
    size, left = look.sizes[area], look.left[area]
    if left == 1:
        found = float(area_points(size) + PHASE_BONUS[look.s.phase]) - look.promise(size, 1) * (size > 1)
    else:
        found = look.promise(size, left - 1) - (look.promise(size, left) if left < size else 0.0)
    return found + effect_worth(look, kind, space)


def effect_worth(look: Outlook, kind: int, space: int) -> float:
    type = TYPE_OF[kind]
    s, seat = look.s, look.seat
    if type == CASTLES:
        return 4.2
    if type == MINES:
        return look.phases * (look.silver_worth + 0.3)
    if type == SHIPS:
        lying = max(sum(s.depot_goods[depot * GOODS : depot * GOODS + GOODS]) for depot in range(6))
        return 1.0 + 0.7 * s.box.price * min(lying, 3) * 0.6
    if type == ANIMALS:
        points = counted(s, seat, kind, space, animal_of(kind))[0]
        return points + 0.5 * animals_on(kind) * min(1.0, look.time * 2)
    if type == MONASTERIES:
        return monastery_worth(look, kind - MONASTERY)
    return BUILDING_WORTH.get(kind, 1.0)
