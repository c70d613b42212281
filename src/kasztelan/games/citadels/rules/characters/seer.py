"""Rank 3, the Seer: a random card from everybody, and one of choice back to each."""

from __future__ import annotations

from kasztelan.core.state import NATURE
from kasztelan.games.citadels.actions import DIVINE, GIVE
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.building import each_kind
from kasztelan.games.citadels.rules.cards import hand_over
from kasztelan.games.citadels.rules.pending import LOSE, SEER_GIVE
from kasztelan.games.citadels.state import USED_ABILITY, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if s.used & USED_ABILITY:
        return
    for other in range(s.players):
        if other != seat and s.hands[other]:
            out.append(DIVINE)
            return


def divine(s: CitadelsState, place: int) -> None:
    """Asks NATURE for a card of each hand, then the Seer what to give back, clockwise (CIT-SEER)."""
    seat = s.seat
    s.used |= USED_ABILITY
    robbed: list[int] = []
    for distance in range(s.players - 1, 0, -1):
        other = (seat + distance) % s.players
        if s.hands[other]:
            robbed.append(other)
    for other in robbed:
        s.push(SEER_GIVE, seat, other, 0)
    for other in robbed:
        s.push(LOSE, NATURE, other, seat)


def gifts(s: CitadelsState) -> list[int]:
    return each_kind(GIVE, s.hands[s.seat])


def give(s: CitadelsState, kind: int) -> None:
    other = s.stack[-2]
    s.pop()
    hand_over(s, s.seat, other, kind)
    if s.tape is not None:
        s.tape.append((telling.GAVE_CARD, 1 << s.seat | 1 << other, (s.seat, other), (kind,)))
