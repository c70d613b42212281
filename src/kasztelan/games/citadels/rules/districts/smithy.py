"""Smithy: once a turn two gold buy three cards."""

from __future__ import annotations

from kasztelan.games.citadels.actions import USE_SMITHY
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.cards import gain
from kasztelan.games.citadels.rules.gold import pay_gold
from kasztelan.games.citadels.state import USED_SMITHY, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not s.used & USED_SMITHY and s.gold[seat] >= 2:
        out.append(USE_SMITHY)


def use(s: CitadelsState, place: int) -> None:
    s.used |= USED_SMITHY
    pay_gold(s, s.seat, 2, telling.SMITHY)
    gain(s, s.seat, 3, telling.SMITHY)
