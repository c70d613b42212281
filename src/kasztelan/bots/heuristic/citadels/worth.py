"""What a district is worth in points: printed cost, own effect, types, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.games.citadels.components import (
    ARMORY,
    BASILICA,
    BELL_TOWER,
    CAPITOL,
    DRAGON_GATE,
    FACTORY,
    FIRST_UNIQUE,
    FRAMEWORK,
    GOLD_MINE,
    GRAVEYARD,
    GREAT_WALL,
    HAUNTED_CITY,
    HAUNTED_QUARTER,
    HOSPITAL,
    IMPERIAL_TREASURY,
    IVORY_TOWER,
    KEEP,
    LABORATORY,
    LIBRARY,
    LIGHTHOUSE,
    MAP_ROOM,
    MONUMENT,
    MUSEUM,
    NECROPOLIS,
    OBSERVATORY,
    PARK,
    POOR_HOUSE,
    QUARRY,
    SCHOOL_OF_MAGIC,
    SECRET_VAULT,
    SMITHY,
    STABLES,
    STATUE,
    THEATER,
    THIEVES_DEN,
    THRONE_ROOM,
    TYPE_OF,
    UNIQUE,
    UNIVERSITY,
    WISHING_WELL,
)

TEMPO: Final = 1.0
"""What one more district in the city is worth beyond its points while the race is on."""
ALL_TYPES: Final = 3
FIRST_CITY: Final = 4
LATER_CITY: Final = 2

STEADY: Final[dict[int, tuple[float, float]]] = {
    ARMORY: (0.3, 0.0),
    BELL_TOWER: (0.6, 0.0),
    DRAGON_GATE: (2.0, 0.0),
    FACTORY: (0.0, 0.2),
    FRAMEWORK: (0.2, 0.1),
    GOLD_MINE: (0.0, 0.4),
    GRAVEYARD: (0.2, 0.1),
    GREAT_WALL: (0.3, 0.1),
    HOSPITAL: (0.0, 0.1),
    KEEP: (0.3, 0.1),
    LABORATORY: (0.0, 0.4),
    LIBRARY: (0.0, 0.3),
    LIGHTHOUSE: (0.8, 0.1),
    MONUMENT: (1.0, 0.0),
    MUSEUM: (0.5, 0.6),
    NECROPOLIS: (0.0, 0.0),
    OBSERVATORY: (0.0, 0.15),
    PARK: (0.0, 0.2),
    POOR_HOUSE: (0.0, 0.15),
    QUARRY: (0.0, 0.1),
    SCHOOL_OF_MAGIC: (0.0, 0.25),
    SMITHY: (0.0, 0.25),
    STABLES: (0.4, 0.0),
    THEATER: (0.0, 0.1),
    THIEVES_DEN: (0.0, 0.0),
    THRONE_ROOM: (0.0, 0.3),
    UNIVERSITY: (2.0, 0.0),
}
"""Points a unique district brings beyond its cost: at once, and for each round still to come."""


def basilica(t: Table, seat: int) -> float:
    return 1 + sum(t.cost[kind] & 1 for kind in t.cities[seat])


def capitol(t: Table, seat: int) -> float:
    most = max(t.types[seat])
    return 3.0 if most >= 3 else 1.5 if most == 2 and not t.ending else 0.3


def ivory_tower(t: Table, seat: int) -> float:
    return 0.0 if t.types[seat][UNIQUE] > t.has(seat, IVORY_TOWER) else 3.0


def imperial_treasury(t: Table, seat: int) -> float:
    return 1.0 + 0.3 * t.gold[seat]


def map_room(t: Table, seat: int) -> float:
    return 0.5 + 0.6 * t.cards[seat]


def statue(t: Table, seat: int) -> float:
    return 3.0 if t.crown == seat else 1.0


def wishing_well(t: Table, seat: int) -> float:
    return 0.7 + t.types[seat][UNIQUE]


def haunted(t: Table, seat: int) -> float:
    """Fills the last gap in the types, or may do so later."""
    missing = sum(1 for count in t.types[seat][:UNIQUE] if not count)
    return 2.5 if missing == 1 and t.types[seat][UNIQUE] else 1.0


SPECIAL: Final[dict[int, Callable[[Table, int], float]]] = {
    BASILICA: basilica,
    CAPITOL: capitol,
    HAUNTED_CITY: haunted,
    HAUNTED_QUARTER: haunted,
    IMPERIAL_TREASURY: imperial_treasury,
    IVORY_TOWER: ivory_tower,
    MAP_ROOM: map_room,
    STATUE: statue,
    WISHING_WELL: wishing_well,
}
"""Unique districts whose worth depends on the city they stand in."""


def effect(t: Table, seat: int, kind: int) -> float:
    """What a unique district brings its owner beyond its cost."""
    if kind < FIRST_UNIQUE:
        return 0.0
    if kind in SPECIAL:
        return SPECIAL[kind](t, seat)
    now, each_round = STEADY[kind]
    return now + each_round * t.rounds_left


def standing(t: Table, seat: int, kind: int, beautified: bool = False) -> float:
    """What a district in a city is worth to its owner, and so what losing it costs."""
    worth = t.cost[kind] + beautified + effect(t, seat, kind)
    counts = t.types[seat]
    if counts[TYPE_OF[kind]] == 1 and min(counts) > 0:
        worth += ALL_TYPES
    if t.size[seat] == t.needed - 1 and not t.ending:
        worth += 2.5
    return worth + (TEMPO if t.rounds_left else 0.0)


def added_type(t: Table, seat: int, kind: int) -> float:
    """Points for the set of all five types, or for coming closer to it."""
    counts = t.types[seat]
    if counts[TYPE_OF[kind]]:
        return 0.0
    if sum(1 for count in counts if not count) == 1:
        return ALL_TYPES
    return 0.0 if t.ending else 0.5


def neighbours(t: Table, seat: int, kind: int) -> float:
    """What districts already standing gain or lose by the new one."""
    built = t.built[seat]
    worth = 0.0
    if built >> BASILICA & 1:
        worth += t.cost[kind] & 1
    if TYPE_OF[kind] == UNIQUE:
        worth += built >> WISHING_WELL & 1
        if built >> IVORY_TOWER & 1 and t.types[seat][UNIQUE] == 1:
            worth -= 5
    elif built >> CAPITOL & 1 and t.types[seat][TYPE_OF[kind]] == 2:
        worth += 3
    return worth


def entering(t: Table, seat: int, kind: int) -> float:
    """What a new district adds to a city, the race for the last one apart."""
    return t.cost[kind] + effect(t, seat, kind) + added_type(t, seat, kind) + neighbours(t, seat, kind)


def completing(t: Table, added: float, slots: int) -> float:
    """What it means for me to reach the last district: the bonus, unless it ends a game I am losing."""
    before = t.size[t.me]
    if before >= t.needed:
        return 0.0
    if before + slots < t.needed:
        return 0.0 if t.ending else TEMPO * slots
    if t.ending:
        return LATER_CITY
    mine = t.points[t.me] + added + FIRST_CITY
    best = max(t.points[seat] for seat in t.rivals)
    if mine < best and max(t.size[seat] for seat in t.rivals) < t.needed - 1:
        return mine - best
    return FIRST_CITY + 1


def building(t: Table, kind: int) -> float:
    """What building this card brings me, before its price."""
    added = entering(t, t.me, kind)
    return added + completing(t, added, 2 if kind == MONUMENT else 1)


def holding(t: Table, kind: int) -> float:
    """What a card is worth in my hand: what it would bring, less its price and the time to earn it."""
    if kind == SECRET_VAULT:
        return 3.0
    if t.is_junk(kind):
        return 0.0
    price = t.price(kind)
    rounds = max(0.0, (price - t.gold[t.me]) / 3)
    late = max(0.0, rounds - t.rounds_left)
    worth = entering(t, t.me, kind) + TEMPO - 0.6 * price - 0.3 * rounds - 1.5 * late
    return max(0.05, worth)
