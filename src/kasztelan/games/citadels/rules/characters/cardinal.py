"""Rank 5, the Cardinal: buys the gold he lacks for a district with cards from his hand."""

from __future__ import annotations

from kasztelan.games.citadels.actions import BORROW_FROM, GIVE
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.building import BY_LOAN, each_kind, lay_open, pay_and_build, price
from kasztelan.games.citadels.rules.cards import hand_over
from kasztelan.games.citadels.rules.gold import take_gold
from kasztelan.games.citadels.rules.pending import LENDER, LOAN_CARDS
from kasztelan.games.citadels.state import USED_SECOND, CitadelsState


def begin(s: CitadelsState, kind: int) -> None:
    """He has chosen a district he cannot pay for; who lends comes next (CIT-CARDINAL)."""
    seat = s.seat
    lay_open(s, seat, kind)
    s.push(LENDER, seat, kind, price(s, seat, kind) - s.gold[seat])


def lenders(s: CitadelsState) -> list[int]:
    short = s.stack[-1]
    return [BORROW_FROM + other for other in range(s.players) if other != s.seat and s.gold[other] >= short]


def borrow(s: CitadelsState, other: int) -> None:
    """Takes exactly the missing gold, then owes as many cards."""
    seat = s.seat
    kind_and_cards = s.stack[-2]
    short = s.stack[-1]
    s.pop()
    s.used |= USED_SECOND
    s.borrowed = short
    take_gold(s, seat, other, short, telling.ABILITY)
    s.push(LOAN_CARDS, seat, kind_and_cards, short * 8 + other)


def cards_to_give(s: CitadelsState) -> list[int]:
    return each_kind(GIVE, s.hands[s.seat])


def give(s: CitadelsState, kind: int) -> None:
    seat = s.seat
    other = s.stack[-1] & 7
    left = (s.stack[-1] >> 3) - 1
    hand_over(s, seat, other, kind)
    if s.tape is not None:
        s.tape.append((telling.GAVE_CARD, 1 << seat | 1 << other, (seat, other), (kind,)))
    if left > 0:
        s.stack[-1] = left * 8 + other
        return
    built = s.stack[-2]
    s.pop()
    pay_and_build(s, seat, built & 63, built >> 6, BY_LOAN)
