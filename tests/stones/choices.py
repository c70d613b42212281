"""What a seat may do, what it costs and leaves, and why something cannot be done."""

from __future__ import annotations

from typing import Any

from kasztelan.core.errors import Reason
from tests.stones import pending
from tests.stones.actions import AUTOMAS, BEGIN, CALL, CODEC, DEAL, HANDFULS, NUMBERS, PEEK, TAKE
from tests.stones.state import Bank


def legal(s: Bank) -> list[int]:
    """Answers to whatever is asked, ascending."""
    if not s.stack:
        return []
    what, who = s.stack[-4:-2]
    if what == pending.CALL:
        return [CALL + at for at in range(len(AUTOMAS))]
    if what == pending.LUCK:
        return [DEAL + NUMBERS.index(one) for one in sorted(set(s.bag))]
    if what == pending.FIRST:
        return [BEGIN + seat for seat in range(s.box.seats)]
    if what == pending.TURN:
        return takes(s, who) + peeks(s, who)
    return []


def takes(s: Bank, seat: int) -> list[int]:
    """So many stones as lie there and the toll is there for; one is always free (STO-TAKE-2)."""
    return [
        TAKE + stones - 1
        for stones in HANDFULS
        if stones <= s.heap and s.box.tolls[stones - 1] <= s.shells[seat]
    ]


def peeks(s: Bank, seat: int) -> list[int]:
    if not s.box.bridge or s.box.crossing > s.shells[seat]:
        return []
    return [PEEK + other for other in range(s.box.seats) if not s.known[other] >> seat & 1]


def facts(s: Bank, action: int) -> dict[str, Any]:
    """What a choice costs and leaves, and whether it makes the own number come true."""
    if not s.stack or s.stack[-4] != pending.TURN:
        return {}
    seat = s.stack[-3]
    if action >= PEEK:
        return {"cost": s.box.crossing, "shells": s.shells[seat] - s.box.crossing, "leaves": s.heap}
    stones = action - TAKE + 1
    cost = s.box.tolls[stones - 1]
    return {
        "cost": cost,
        "shells": s.shells[seat] - cost,
        "leaves": s.heap - stones,
        "lucky": s.stones[seat] + stones == s.lucky[seat],
    }


def explain(s: Bank, seat: int, action: int) -> Reason:
    verb = CODEC.verb_of[action]
    if s.stack[-4] != pending.TURN or verb not in ("take", "peek"):
        return Reason("not_now")
    if verb == "take":
        return why_not_take(s, seat, action - TAKE + 1)
    return why_not_peek(s, seat, action - PEEK)


def why_not_take(s: Bank, seat: int, stones: int) -> Reason:
    if stones > s.heap:
        return Reason("heap_too_small", {"leaves": s.heap})
    return Reason("needs_shells", {"cost": s.box.tolls[stones - 1], "shells": s.shells[seat]})


def why_not_peek(s: Bank, seat: int, other: int) -> Reason:
    if not s.box.bridge:
        return Reason("no_bridge")
    if other >= s.box.seats:
        return Reason("empty_chair")
    if other == seat:
        return Reason("own_number")
    if s.known[other] >> seat & 1:
        return Reason("already_seen", {"other": other})
    return Reason("needs_shells", {"cost": s.box.crossing, "shells": s.shells[seat]})


def near_misses(s: Bank) -> list[int]:
    """Handfuls that cannot be taken, and numbers that cannot be looked at."""
    if not s.stack or s.stack[-4] != pending.TURN:
        return []
    looked_for = [TAKE + stones - 1 for stones in HANDFULS]
    if s.box.bridge:
        looked_for += [PEEK + other for other in range(s.box.seats) if other != s.stack[-3]]
    allowed = legal(s)
    return [one for one in looked_for if one not in allowed]
