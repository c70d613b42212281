"""What shields do when a phase ends: 14 and 15 place a hex, then tribute is paid."""

from __future__ import annotations

from typing import Final

from kasztelan.core.state import RULES
from kasztelan.games.burgundy.actions import HEXES_OF_DEPOT, PASS, PAY_TRIBUTE, TAKE, TAKE_BLACK
from kasztelan.games.burgundy.rules import pending, shields, taking
from kasztelan.games.burgundy.rules.automa_board import people
from kasztelan.games.burgundy.rules.dice import has_shield
from kasztelan.games.burgundy.rules.duchy import fitting
from kasztelan.games.burgundy.rules.gaining import add_silver, add_workers
from kasztelan.games.burgundy.rules.kinds import ALL_TYPES, DOUBLE, LAST_PHASE, SHIELDS, SLOTS
from kasztelan.games.burgundy.rules.telling import (
    BY_SHIELD_14,
    BY_SHIELD_15,
    TOOK,
    TRIBUTE_PAID,
    tell,
)
from kasztelan.games.burgundy.rules.vineyard_board import open_spaces
from kasztelan.games.burgundy.state import BurgundyState

FROM_DEPOTS: Final = 1
FROM_BLACK: Final = 2
"""Shields 14 and 15 in the facts of `SETTLE`."""


# --- shields 14 and 15


def settlers(s: BurgundyState, seat: int) -> int:
    """Which of shields 14 and 15 somebody has."""
    return has_shield(s, seat, 14) * FROM_DEPOTS | has_shield(s, seat, 15) * FROM_BLACK


def go_on_settling(s: BurgundyState) -> None:
    """Asks for as long as one of them may act and something fits (BUR-SHIELD-6)."""
    seat, done = s.stack[-2:]
    s.pop()
    if hexes_to_settle(s, seat, done):
        s.push(pending.SETTLE, seat, done, 0)


def hexes_to_settle(s: BurgundyState, seat: int, done: int) -> list[int]:
    """Hexes that fit somewhere, whatever the number (BUR-SH-14, BUR-SH-15)."""
    found: list[int] = []
    left = settlers(s, seat) & ~done
    if left & FROM_DEPOTS:
        for action in taking.takeable(s, taking.ALL_DEPOTS, ALL_TYPES):
            if fitting(s, seat, (action - TAKE) % HEXES_OF_DEPOT):
                found.append(action)
    if left & FROM_BLACK:
        found += [action for action in taking.black_hexes(s) if fits(s, seat, action - TAKE_BLACK)]
    return found


def fits(s: BurgundyState, seat: int, kind: int) -> bool:
    """A double hex of the shop goes straight into the vineyard."""
    return bool(open_spaces(s, seat) if kind >= DOUBLE else fitting(s, seat, kind))


def to_settle(s: BurgundyState) -> list[int]:
    seat, done = s.stack[-3:-1]
    return sorted([*hexes_to_settle(s, seat, done), *taking.asides(s, seat), PASS])


def take(s: BurgundyState, depot: int, kind: int) -> None:
    """Shield 14: out of the depot, and then into the duchy at once."""
    seat = s.stack[-3]
    s.depots[s.depots.index(kind + 1, depot * SLOTS)] = 0
    tell(s, TOOK, (seat, kind, depot + 1, 0, 0, BY_SHIELD_14))
    bring(s, seat, kind, FROM_DEPOTS)


def take_black(s: BurgundyState, kind: int) -> None:
    """Shield 15."""
    seat = s.stack[-3]
    taking.out_of_black(s, kind)
    taking.tell_black(s, seat, kind, 0, BY_SHIELD_15)
    bring(s, seat, kind, FROM_BLACK)


def bring(s: BurgundyState, seat: int, kind: int, shield: int) -> None:
    s.stored[seat].append(kind)
    s.stack[-1] = shield
    s.push(pending.WHERE, seat, kind, 0)


def settled(s: BurgundyState) -> int:
    """The space is chosen: the question is answered, what is left of it comes after the hex; says why it is placed."""
    seat, done, shield = s.stack[-3:]
    s.pop()
    s.push(pending.SETTLING, RULES, seat, done | shield)
    return BY_SHIELD_14 if shield == FROM_DEPOTS else BY_SHIELD_15


# --- tribute


def unpaid(s: BurgundyState, seat: int, paid: int) -> list[int]:
    return sorted(one % SHIELDS for one in s.carried[seat] if not paid >> (one % SHIELDS) & 1)


def payments(s: BurgundyState, seat: int, paid: int) -> list[int]:
    """Silver for any shield; workers once shield 3 is paid for, or for itself (BUR-SH-3)."""
    found: list[int] = []
    for shield in unpaid(s, seat, paid):
        if s.silver[seat]:
            found.append(PAY_TRIBUTE + (shield - 1) * 2)
        if s.workers[seat] and has_shield(s, seat, 3) and (shield == 3 or paid >> 3 & 1):
            found.append(PAY_TRIBUTE + (shield - 1) * 2 + 1)
    return found


def go_on_paying(s: BurgundyState) -> None:
    """Asks while something can be paid for; what is not paid for is lost (BUR-SHIELD-5)."""
    seat, paid = s.stack[-2:]
    s.pop()
    if payments(s, seat, paid):
        s.push(pending.TRIBUTE, seat, paid, 0)
    else:
        forfeit(s, seat, paid)


def to_pay(s: BurgundyState) -> list[int]:
    seat, paid = s.stack[-3:-1]
    return sorted([*payments(s, seat, paid), *taking.asides(s, seat), PASS])


def pay(s: BurgundyState, place: int) -> None:
    seat, paid = s.stack[-3:-1]
    s.pop()
    shield = place // 2 + 1
    workers = place % 2
    add_workers(s, seat, -workers)
    add_silver(s, seat, workers - 1)
    tell(s, TRIBUTE_PAID, (seat, shield, 1 - workers, workers))
    s.push(pending.TRIBUTING, RULES, seat, paid | 1 << shield)


def forfeit(s: BurgundyState, seat: int, paid: int) -> None:
    """What is not paid for is lost; whoever keeps shield 6 to the end may still name somebody (BUR-SHIELD-9)."""
    for shield in unpaid(s, seat, paid):
        shields.lose(s, seat, shield)
    if s.phase == LAST_PHASE and taking.to_copy(s, seat):
        s.push(pending.COPY_MONASTERIES, seat, 0, 0)


def refuse(s: BurgundyState) -> None:
    """No further tribute."""
    seat, paid = s.stack[-3:-1]
    s.pop()
    forfeit(s, seat, paid)


def owners(s: BurgundyState) -> list[int]:
    """Everybody with shields, in turn order; Châteauma pays no tribute (BUR-WITH-7)."""
    return [seat for seat in people(s) if s.carried[seat]]


def places_of(s: BurgundyState, seat: int) -> list[tuple[int, int]]:
    """Each shield of a player with its space, by space."""
    return sorted((one // SHIELDS, one % SHIELDS) for one in s.carried[seat])
