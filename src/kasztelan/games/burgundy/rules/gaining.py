"""Workers, silver and points, each told with its reason."""

from __future__ import annotations

from kasztelan.core.state import RULES
from kasztelan.games.burgundy.rules import pending
from kasztelan.games.burgundy.rules.dice import has_shield
from kasztelan.games.burgundy.rules.telling import (
    BY_SHIELD_2,
    GAINED_SILVER,
    GAINED_WORKERS,
    SCORED,
    SPENT,
    tell,
)
from kasztelan.games.burgundy.state import LOST_POINTS, SOURCES, BurgundyState


def add_workers(s: BurgundyState, seat: int, workers: int) -> None:
    """More or fewer of them, for partners alike."""
    for one in s.box.owners[seat]:
        s.workers[one] += workers


def add_silver(s: BurgundyState, seat: int, silver: int) -> None:
    for one in s.box.owners[seat]:
        s.silver[one] += silver


def gain_workers(s: BurgundyState, seat: int, workers: int, why: int, value: int = 0) -> None:
    """`value` is that of the die that was used for it, if one was; shield 2 follows others (BUR-SH-2)."""
    add_workers(s, seat, workers)
    tell(s, GAINED_WORKERS, (seat, workers, value, why))
    for other in range(s.players):
        if other != seat and has_shield(s, other, 2):
            s.workers[other] += 1
            tell(s, GAINED_WORKERS, (other, 1, 0, BY_SHIELD_2))


def gain_silver(s: BurgundyState, seat: int, silver: int, why: int) -> None:
    add_silver(s, seat, silver)
    tell(s, GAINED_SILVER, (seat, silver, why))


def spend(s: BurgundyState, seat: int, workers: int, silver: int, why: int) -> None:
    add_workers(s, seat, -workers)
    add_silver(s, seat, -silver)
    tell(s, SPENT, (seat, workers, silver, why))


def earn(s: BurgundyState, seat: int, points: int, source: int) -> None:
    """Points on the track; whoever calls tells of them."""
    s.points[seat] += points
    s.earned[seat * SOURCES + source] += points


def gained(s: BurgundyState, seat: int) -> None:
    """One gain is whole; in the solo game it is looked at before anything else (BUR-SOLO-8)."""
    if s.box.solo:
        s.push(pending.GAIN, RULES, seat, 0)


def lose(s: BurgundyState, seat: int, points: int) -> None:
    """Points that are given up; whoever calls tells of them."""
    earn(s, seat, -points, LOST_POINTS)


def score(s: BurgundyState, seat: int, points: int, source: int, why: int) -> None:
    earn(s, seat, points, source)
    tell(s, SCORED, (seat, points, why))
    gained(s, seat)
