"""Rank 4, King and Patrician: they take the crown, at the latest when their turn ends."""

from __future__ import annotations

from kasztelan.games.citadels.actions import TAKE_CROWN
from kasztelan.games.citadels.components import CLASSIC
from kasztelan.games.citadels.rules.crown import crown
from kasztelan.games.citadels.state import USED_CROWN, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    """A resumed Witch does not get the crown: the card's owner has it (CIT-WITCH)."""
    if not s.used & USED_CROWN and not s.resumed and s.box.edition != CLASSIC:
        out.append(TAKE_CROWN)


def take_crown(s: CitadelsState, place: int) -> None:
    s.used |= USED_CROWN
    crown(s, s.seat)
