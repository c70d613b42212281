"""Turns, laps and the tide between them."""

from __future__ import annotations

from kasztelan.core.state import RULES
from tests.stones import pending, telling
from tests.stones.actions import BEGIN, CALL, DEAL, NUMBERS, PEEK, TAKE
from tests.stones.scoring import is_lucky
from tests.stones.state import Bank
from tests.stones.telling import tell

# --- what is decided


def carry_out(s: Bank, action: int) -> None:
    """Does what NATURE or a seat has decided."""
    what, who, x = s.stack[-4:-1]
    s.pop()
    if what == pending.CALL:
        s.automa = action - CALL
        tell(s, telling.CALLED, (s.box.seats, s.automa))
    elif what == pending.LUCK:
        deal(s, x, NUMBERS[action - DEAL])
    elif what == pending.FIRST:
        begin(s, action - BEGIN)
    elif action < PEEK:
        take(s, who, action - TAKE + 1)
    else:
        peek(s, who, action - PEEK)


def deal(s: Bank, seat: int, number: int) -> None:
    """A lucky number that only its owner sees (STO-SETUP-3)."""
    s.bag.remove(number)
    s.lucky[seat] = number
    tell(s, telling.DEALT, (seat,), (number,), 1 << seat)


def begin(s: Bank, seat: int) -> None:
    s.first = seat
    tell(s, telling.BEGAN, (seat,))
    pending.ask_next(s)


def take(s: Bank, seat: int, stones: int) -> None:
    """One to three stones for the board's toll (STO-TAKE-1, STO-TAKE-2)."""
    cost = s.box.tolls[stones - 1]
    s.heap -= stones
    s.stones[seat] += stones
    s.shells[seat] -= cost
    tell(s, telling.TOOK, (seat, stones, cost))
    if s.box.moss and stones == 1:
        s.moss[seat] += 1
    if s.box.teams:
        match_partner(s, seat, stones)
    end_turn(s)


def match_partner(s: Bank, seat: int, stones: int) -> None:
    """The cairn grows when partners take alike (STO-TEAMS-2)."""
    partner = (seat + 2) % 4
    s.last[seat] = stones
    if s.last[partner] == stones:
        s.cairns[seat % 2] += 1
        tell(s, telling.CAIRN, (seat, partner, 1))


def peek(s: Bank, seat: int, other: int) -> None:
    """Over the bridge one sees another's lucky number (STO-BRIDGE-1)."""
    s.shells[seat] -= s.box.crossing
    s.known[other] |= 1 << seat
    tell(s, telling.PEEKED, (seat, other), (s.lucky[other],), 1 << seat)
    end_turn(s)


# --- what the rules do


def end_turn(s: Bank) -> None:
    """The next one, or after the last one of a lap the tide (STO-TIDE-1)."""
    s.taken += 1
    if s.heap == 0:
        end(s, telling.HEAP_GONE)
    elif s.taken < s.box.players:
        pending.ask_next(s)
    else:
        s.push(pending.EBB, RULES, 0, 0)
        if s.box.tide:
            s.push(pending.WASH, RULES, 0, 0)
            s.push(pending.RISE, RULES, 0, 0)


def rise(s: Bank) -> None:
    s.high_water = True
    tell(s, telling.ROSE, (s.lap, telling.TIDE_RISES))


def wash(s: Bank) -> None:
    stones = min(s.heap, s.box.tide)
    s.heap -= stones
    s.washed += stones
    tell(s, telling.WASHED, (stones, telling.TIDE_TAKES))


def ebb(s: Bank) -> None:
    """In silence: nothing is told, but the water is low and a lap begins (STO-TIDE-3)."""
    s.high_water = False
    if s.heap == 0:
        end(s, telling.WASHED_AWAY)
        return
    s.lap += 1
    s.taken = 0
    pending.ask_next(s)


def end(s: Bank, ending: int) -> None:
    s.push(pending.COUNT, RULES, ending, 0)


def count(s: Bank, ending: int) -> None:
    """All lucky numbers are shown (STO-END-1)."""
    s.ending = ending
    for seat in range(s.box.seats):
        s.known[seat] = (1 << s.box.seats) - 1
        tell(s, telling.SHOWN, (seat, s.lucky[seat], is_lucky(s, seat)))
    tell(s, telling.OVER, (ending,))
