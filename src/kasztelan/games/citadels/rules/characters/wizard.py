"""Rank 3, the Wizard: looks at a hand and takes a card, which may be built at once."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.actions import LOOK, TAKE, TO_HAND
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.building import NO_BAR, bar, each_kind, offer_ways
from kasztelan.games.citadels.rules.cards import look_at_hand, put_away, take_up
from kasztelan.games.citadels.rules.pending import WIZARD_BUILD, WIZARD_TAKE
from kasztelan.games.citadels.state import USED_ABILITY, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    """Anybody with cards may be chosen (CIT-WIZARD)."""
    if s.used & USED_ABILITY:
        return
    for other in range(s.players):
        if other != seat and s.hands[other]:
            out.append(LOOK + other)


def look(s: CitadelsState, other: int) -> None:
    seat = s.seat
    s.used |= USED_ABILITY
    look_at_hand(s, seat, other)
    if s.tape is not None:
        s.tape.append((telling.LOOKED_AT_HAND, 1 << seat, (seat, other), tuple(s.hands[other])))
    s.push(WIZARD_TAKE, seat, other, 0)


def cards_to_take(s: CitadelsState) -> list[int]:
    return each_kind(TAKE, s.hands[s.stack[-2]])


def take(s: CitadelsState, kind: int) -> None:
    seat = s.seat
    other = s.stack[-2]
    s.pop()
    take_up(s, other, seat, kind)
    if s.tape is not None:
        s.tape.append((telling.TOOK_FROM_HAND, 1 << seat | 1 << other, (seat, other), (kind,)))
    s.push(WIZARD_BUILD, seat, other, kind)


def ways(s: CitadelsState) -> list[int]:
    """Into the hand, or built and paid for at once outside the limit."""
    seat = s.seat
    kind = s.stack[-1]
    out: list[int] = [TO_HAND]
    ready = s.gathered or s.box.wizard_before_gathering
    if ready and bar(s, seat, kind, True) == NO_BAR:
        offer_ways(s, seat, kind, out)
        out.sort()
    return out


def to_hand(s: CitadelsState, place: int) -> None:
    other = s.stack[-2]
    put_away(s, other, s.seat, s.stack[-1])
    s.pop()
    if s.tape is not None:
        s.tape.append((telling.TOOK_TO_HAND, EVERYONE, (s.seat, other), ()))
