"""Rank 6, the Merchant: one gold more."""

from __future__ import annotations

from kasztelan.games.citadels.actions import MERCHANT_GOLD
from kasztelan.games.citadels.components import CLASSIC
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.gold import gain_gold
from kasztelan.games.citadels.state import USED_ABILITY, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not s.used & USED_ABILITY and (s.gathered or s.box.edition != CLASSIC):
        out.append(MERCHANT_GOLD)


def take_coin(s: CitadelsState, place: int) -> None:
    s.used |= USED_ABILITY
    gain_gold(s, s.seat, 1, telling.ABILITY)
