"""Who may see what: an allow-list; and dealing anew what a seat has not seen."""

from __future__ import annotations

from typing import Any

from kasztelan.core.chance import Chance
from kasztelan.core.state import NATURE
from tests.stones import pending
from tests.stones.actions import AUTOMAS, MOST_SEATS, TAKE
from tests.stones.choices import legal
from tests.stones.state import UNKNOWN, Bank


def decision(s: Bank) -> dict[str, Any]:
    """What is asked; while the rules go on by themselves nobody is."""
    if not s.stack:
        return {"name": "over", "seat": None}
    what, who, x, _ = s.stack[-4:]
    if what >= len(pending.NAMES):
        return {"name": "rules", "seat": None}
    asked: dict[str, Any] = {"name": pending.NAMES[what], "seat": None if who == NATURE else who}
    if what == pending.LUCK:
        asked["other"] = x
    if what == pending.TURN:
        asked["most"] = sum(TAKE <= one < TAKE + 3 for one in legal(s))
    return asked


def knows(s: Bank, seat: int | None, other: int) -> bool:
    """Whether a seat has seen another's lucky number; a spectator has once all are shown."""
    if not s.lucky[other]:
        return False
    return s.ending != UNKNOWN if seat is None else bool(s.known[other] >> seat & 1)


def view(s: Bank, seat: int | None) -> dict[str, Any]:
    return {
        "game": "stones",
        "seat": seat,
        "decision": decision(s),
        "board": s.box.options["board"],
        "tolls": list(s.box.tolls),
        "heap": s.heap,
        "washed": s.washed,
        "lap": s.lap,
        "high_water": s.high_water,
        "stones": s.stones[:],
        "cairns": s.cairns[:],
        "automa": automa_view(s),
        "seats": [seat_view(s, one, seat) for one in range(s.box.seats)],
        "mine": None if seat is None else {"lucky": s.lucky[seat] or None},
        "over": not s.stack,
    }


def seat_view(s: Bank, seat: int, viewer: int | None) -> dict[str, Any]:
    return {"shells": s.shells[seat], "lucky": s.lucky[seat] if knows(s, viewer, seat) else None}


def automa_view(s: Bank) -> dict[str, Any] | None:
    """Which one plays, as soon as that is known, and what it is about to take."""
    if not s.box.automa:
        return None
    wants = s.stack[-1] if s.stack and s.stack[-4] == pending.TAKE else None
    name = None if s.automa == UNKNOWN else AUTOMAS[s.automa]
    return {"automa": name, "wants": wants, "bonus": s.bonus}


def deal_anew(s: Bank, seat: int, chance: Chance) -> Bank:
    """The numbers this seat has not seen are mixed with those in the bag and dealt again."""
    dealt = s.copy()
    assert isinstance(dealt, Bank)
    hidden = [one for one in range(s.box.seats) if s.lucky[one] and not knows(s, seat, one)]
    pool = sorted([*s.bag, *(s.lucky[one] for one in hidden)])
    for other in hidden:
        dealt.lucky[other] = pool.pop(chance.below(len(pool), 0))
    dealt.bag = pool
    return dealt


def features(s: Bank, seat: int) -> list[float]:
    """The heap, the lap and the own number, then four seats and the automa, always as many."""
    found: list[float] = [s.heap, s.lap, s.washed, s.lucky[seat], float(seat == s.to_move())]
    for other in range(MOST_SEATS):
        there = other < s.box.seats
        lucky = s.lucky[other] if there and knows(s, seat, other) else 0
        found += [s.stones[other], s.shells[other], lucky] if there else [0.0] * 3
    return [*found, s.stones[-1] if s.box.automa else 0]
