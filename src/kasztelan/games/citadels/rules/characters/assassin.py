"""Rank 1, the Assassin: kills a character, whose player loses the turn."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.actions import KILL
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.naming import offer_characters
from kasztelan.games.citadels.state import USED_ABILITY, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not s.used & USED_ABILITY:
        offer_characters(s, KILL, 1, out)


def kill(s: CitadelsState, character: int) -> None:
    s.used |= USED_ABILITY
    s.killed = s.box.rank_of[character]
    if s.tape is not None:
        s.tape.append((telling.KILLED, EVERYONE, (s.seat, character), ()))
