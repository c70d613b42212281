"""Bell Tower (classic): when built, its owner may announce that one district fewer ends the game."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.actions import PASS, RING_BELL
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.city import check_completed
from kasztelan.games.citadels.state import CitadelsState


def choice(s: CitadelsState) -> list[int]:
    return [RING_BELL, PASS]


def ring(s: CitadelsState, place: int) -> None:
    """Cities large enough count as completed at once, the announcer's first (CIT-CLASSIC-BELLTOWER)."""
    seat = s.stack[-3]
    s.pop()
    s.bell = True
    if s.tape is not None:
        s.tape.append((telling.BELL_RUNG, EVERYONE, (seat,), ()))
    for distance in range(s.players):
        check_completed(s, (seat + distance) % s.players)
