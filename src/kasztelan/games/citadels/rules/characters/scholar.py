"""Rank 7, the Scholar: keeps one of seven cards and has the deck shuffled; up to two districts."""

from __future__ import annotations

from kasztelan.games.citadels.actions import STUDY
from kasztelan.games.citadels.rules.cards import draw, left_in_deck
from kasztelan.games.citadels.rules.pending import KEEP_CARDS
from kasztelan.games.citadels.state import USED_ABILITY, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not s.used & USED_ABILITY and left_in_deck(s) > 0:
        out.append(STUDY)


def study(s: CitadelsState, place: int) -> None:
    s.used |= USED_ABILITY
    s.push(KEEP_CARDS, s.seat, 1, 1)
    draw(s, s.seat, 7)
