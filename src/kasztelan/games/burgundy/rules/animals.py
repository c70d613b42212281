"""Points for animals."""

from __future__ import annotations

from kasztelan.games.burgundy.rules.dice import has_monastery, has_shield
from kasztelan.games.burgundy.rules.duchy import bits
from kasztelan.games.burgundy.rules.gaining import earn, gained
from kasztelan.games.burgundy.rules.kinds import ANIMALS, GEESE, TYPE_OF, animal_of, animals_on
from kasztelan.games.burgundy.rules.telling import ANIMALS_SCORED, tell
from kasztelan.games.burgundy.state import ANIMAL_POINTS, BurgundyState


def pasture(s: BurgundyState, seat: int, space: int) -> list[int]:
    """The animal hexes of the pasture that a space lies in, the one on that space left out.

    With shield 1 all pastures are one (BUR-SH-1).
    """
    duchy = s.duchy(seat)
    first = seat * duchy.spaces
    found: list[int] = []
    joined = duchy.by_type[ANIMALS] if has_shield(s, seat, 1) else duchy.areas[duchy.area_of[space]]
    for one in bits(joined & s.covered[seat]):
        kind = s.spaces[first + one] - 1
        if one != space and TYPE_OF[kind] == ANIMALS:
            found.append(kind)
    return found


def counted(s: BurgundyState, seat: int, kind: int, space: int, animal: int) -> tuple[int, int]:
    """Points and scoring hexes if `kind` lies on `space`; geese count one other `animal` (BUR-ANIMALS-1)."""
    points = animals_on(kind)
    hexes = 1
    for other in pasture(s, seat, space):
        if other == GEESE or animal_of(other) == animal:
            points += animals_on(other)
            hexes += 1
    if has_monastery(s, seat, 7):
        points += hexes
    return points, hexes


def score_animals(s: BurgundyState, seat: int, kind: int, space: int, animal: int) -> None:
    points, hexes = counted(s, seat, kind, space, animal)
    earn(s, seat, points, ANIMAL_POINTS)
    tell(s, ANIMALS_SCORED, (seat, kind, points, hexes))
    gained(s, seat)


def animals_beside(s: BurgundyState, seat: int, space: int) -> int:
    """The kinds of animals in the pasture of a space, geese left out, as bits."""
    found = 0
    for kind in pasture(s, seat, space):
        if kind != GEESE:
            found |= 1 << animal_of(kind)
    return found
