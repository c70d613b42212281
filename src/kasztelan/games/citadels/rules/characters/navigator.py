"""Rank 7, the Navigator: four gold or four cards, and no building."""

from __future__ import annotations

from kasztelan.games.citadels.actions import NAVIGATOR_CARDS, NAVIGATOR_GOLD
from kasztelan.games.citadels.components import CLASSIC
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.cards import gain
from kasztelan.games.citadels.rules.gold import gain_gold
from kasztelan.games.citadels.state import USED_ABILITY, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not s.used & USED_ABILITY and (s.gathered or s.box.edition != CLASSIC):
        out.append(NAVIGATOR_GOLD)
        out.append(NAVIGATOR_CARDS)


def take_gold(s: CitadelsState, place: int) -> None:
    s.used |= USED_ABILITY
    gain_gold(s, s.seat, 4, telling.ABILITY)


def take_cards(s: CitadelsState, place: int) -> None:
    s.used |= USED_ABILITY
    gain(s, s.seat, 4, telling.ABILITY)
