"""Rank 6, the Alchemist: at the end of the turn gets back what he paid for districts."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.components import ALCHEMIST
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.state import CitadelsState


def refund(s: CitadelsState) -> None:
    """After the Poor House (CIT-TURN); nothing for gold spent otherwise."""
    if s.character != ALCHEMIST or s.paid == 0:
        return
    s.gold[s.seat] += s.paid
    if s.tape is not None:
        s.tape.append((telling.REFUNDED, EVERYONE, (s.seat, s.paid), ()))
    s.paid = 0
