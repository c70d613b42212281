"""Rank 5, the Abbot: takes a coin from the richest player."""

from __future__ import annotations

from kasztelan.games.citadels.actions import TITHE
from kasztelan.games.citadels.components import CLASSIC
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.gold import take_gold
from kasztelan.games.citadels.state import USED_ABILITY, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    """The richest must be richer than he; tied rivals are his choice, in the classic edition nobody pays."""
    if s.used & USED_ABILITY:
        return
    most = max(s.gold)
    if s.gold[seat] >= most:
        return
    if s.box.edition == CLASSIC and s.gold.count(most) > 1:
        return
    for other in range(s.players):
        if s.gold[other] == most:
            out.append(TITHE + other)


def tithe(s: CitadelsState, other: int) -> None:
    s.used |= USED_ABILITY
    take_gold(s, s.seat, other, 1, telling.TITHE)
