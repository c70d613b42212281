"""Rank 1, the Witch: bewitches a character and resumes her turn as that character."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE, RULES
from kasztelan.games.citadels.actions import BEWITCH
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.naming import offer_characters
from kasztelan.games.citadels.rules.pending import CALLING
from kasztelan.games.citadels.state import CitadelsState


def targets(s: CitadelsState) -> list[int]:
    out: list[int] = []
    offer_characters(s, BEWITCH, 1, out)
    out.sort()
    return out


def bewitch(s: CitadelsState, character: int) -> None:
    """Names the victim; the first part of her turn is over (CIT-WITCH)."""
    s.bewitched = s.box.rank_of[character]
    s.witch = s.seat
    if s.tape is not None:
        s.tape.append((telling.BEWITCHED, EVERYONE, (s.seat, character), ()))
    s.pop()
    s.pop()
    s.push(CALLING, RULES, 0, 0)
