"""Rank 7, the Architect: two cards more, and up to three districts."""

from __future__ import annotations

from kasztelan.games.citadels.actions import ARCHITECT_CARDS
from kasztelan.games.citadels.components import CLASSIC
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.cards import gain
from kasztelan.games.citadels.state import USED_ABILITY, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not s.used & USED_ABILITY and (s.gathered or s.box.edition != CLASSIC):
        out.append(ARCHITECT_CARDS)


def take_cards(s: CitadelsState, place: int) -> None:
    s.used |= USED_ABILITY
    gain(s, s.seat, 2, telling.ABILITY)
