"""The crown: who gets it, and what its passing brings."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.components import THRONE_ROOM
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.city import has
from kasztelan.games.citadels.rules.gold import gain_gold
from kasztelan.games.citadels.state import CitadelsState


def crown(s: CitadelsState, seat: int) -> None:
    """Gives the crown to a player; the Throne Room pays only when it changes hands (CIT-CLASSIC-THRONE)."""
    if s.crown == seat:
        return
    s.crown = seat
    if s.tape is not None:
        s.tape.append((telling.CROWNED, EVERYONE, (seat,), ()))
    for owner in range(s.players):
        if has(s, owner, THRONE_ROOM):
            gain_gold(s, owner, 1, telling.THRONE_ROOM)
