"""Why an action of a Burgundy decision weighs what it weighs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kasztelan.bots.heuristic.burgundy.outlook import Outlook
from kasztelan.bots.heuristic.burgundy.shields_worth import shields_worth
from kasztelan.bots.heuristic.burgundy.solo_worth import solo_parts
from kasztelan.bots.heuristic.burgundy.vineyard_worth import vineyard_worth
from kasztelan.bots.heuristic.burgundy.weighing import thought_through
from kasztelan.bots.heuristic.burgundy.weights import WEIGHTS
from kasztelan.bots.heuristic.burgundy.worth import COUNTED, at_the_end, prospects, weights_of
from kasztelan.bots.heuristic.grounds import ORDER, Ground
from kasztelan.core.chance import SeededChance
from kasztelan.core.player import Seat
from kasztelan.games.burgundy.state import BurgundyState

GROUND_OF: Final[dict[str, str]] = {
    "silver": "silver",
    "more_silver": "silver",
    "workers": "workers",
    "more_workers": "workers",
    "goods": "goods",
    "goods_count": "goods",
    "areas": "regions",
    "begun": "regions",
    "covered": "regions",
    "colours": "bonus_tile",
    "colours_reached": "reach",
    "numbers_reached": "reach",
    "mines": "mines",
    "monasteries": "monasteries",
    "kept": "stored",
    "stored": "stored",
    "places": "stored",
    "order": "order",
}
"""The ground that each thing of `WEIGHTS` counts for."""


def accounting(seat: Seat) -> Callable[[int], list[Ground]]:
    """What tells the grounds of an action: those of the best position that the turn can still come to."""
    best = thought_through(seat)
    now = seat.determinize(SeededChance(0))
    assert isinstance(now, BurgundyState)
    before = now.points[seat.number]
    return lambda action: grounds(best[action].state, seat.number, before)


def grounds(s: BurgundyState, seat: int, before: int) -> list[Ground]:
    """All that makes up the worth of a position, beside the points there were before."""
    if s.box.solo and s.boards[seat] >= 0:
        return [Ground(name, one) for name, one in solo_parts(s, seat)]
    found = [Ground(ORDER, before), gain(s.points[seat] - before)]
    if s.over or s.boards[seat] < 0:
        return found
    look = Outlook(s, seat)
    if look.rounds:
        weighed = zip(WEIGHTS, weights_of(look), prospects(look), strict=True)
        found += [Ground(GROUND_OF[name], weight * one) for name, weight, one in weighed]
    else:
        found += [Ground(name, one) for name, one in zip(COUNTED, at_the_end(look), strict=True)]
    if s.arms[seat]:
        found.append(Ground("shields", shields_worth(look)))
    if s.vines:
        found.append(Ground("vineyard", vineyard_worth(look)))
    return found


def gain(points: int) -> Ground:
    """Points of this turn; there is nothing to tell where there are none."""
    return Ground("points", points, {"points": points}) if points > 0 else Ground(ORDER, points)
