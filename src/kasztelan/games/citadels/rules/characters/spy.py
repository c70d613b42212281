"""Rank 2, the Spy: looks at a hand; gold and cards for each card of the type named."""

from __future__ import annotations

from kasztelan.games.citadels.actions import SPY_ON
from kasztelan.games.citadels.components import TYPE_OF
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.cards import gain, look_at_hand, tell_count
from kasztelan.games.citadels.rules.gold import take_gold
from kasztelan.games.citadels.state import USED_ABILITY, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if s.used & USED_ABILITY:
        return
    for other in range(s.players):
        if other != seat:
            for type in range(5):
                out.append(SPY_ON + other * 5 + type)


def spy(s: CitadelsState, place: int) -> None:
    seat = s.seat
    other = place // 5
    type = place % 5
    s.used |= USED_ABILITY
    look_at_hand(s, seat, other)
    found = 0
    for kind in s.hands[other]:
        if TYPE_OF[kind] == type:
            found += 1
    tell_count(s, other, type, found)
    if s.tape is not None:
        s.tape.append((telling.SPIED, 1 << seat, (seat, other, type, found), tuple(s.hands[other])))
    gold = min(found, s.gold[other])
    if gold > 0:
        take_gold(s, seat, other, gold, telling.SPYING)
    gain(s, seat, found, telling.SPYING)
