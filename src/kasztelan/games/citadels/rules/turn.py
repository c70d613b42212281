"""A character's turn: how it begins and what its player may choose from."""

from __future__ import annotations

from typing import Final

from kasztelan.games.citadels.actions import END_TURN
from kasztelan.games.citadels.components import ARMORY, LABORATORY, MUSEUM, SMITHY, WIZARD
from kasztelan.games.citadels.rules.abilities import offer_ability
from kasztelan.games.citadels.rules.building import offer_builds
from kasztelan.games.citadels.rules.districts import armory, laboratory, museum, smithy
from kasztelan.games.citadels.rules.gathering import offer_gathering
from kasztelan.games.citadels.rules.pending import TURN
from kasztelan.games.citadels.state import (
    ENDED_BUILDING,
    FREE_COPIES,
    WHOLE_TURN,
    CitadelsState,
)


def begin_turn(s: CitadelsState, seat: int, character: int, mode: int) -> None:
    """A fresh turn; nothing of an earlier one carries over (CIT-FEW)."""
    s.seat = seat
    s.character = character
    s.mode = mode
    s.gathered = False
    s.resumed = False
    s.builds = 0
    s.paid = 0
    s.borrowed = 0
    s.used = 0
    if character == WIZARD and s.box.wizard_copies_all_turn:
        s.used = FREE_COPIES
    s.push(TURN, seat, 0, 0)


ACTIVE: Final = 1 << ARMORY | 1 << LABORATORY | 1 << MUSEUM | 1 << SMITHY


def menu(s: CitadelsState) -> list[int]:
    """All that the player may do now (CIT-TURN)."""
    seat = s.seat
    out: list[int] = []
    if not s.gathered:
        offer_gathering(s, out)
        if s.mode != WHOLE_TURN:
            return out
    if s.used & ENDED_BUILDING:
        out.append(END_TURN)
        return out
    if s.gathered:
        offer_builds(s, seat, out)
    offer_ability(s, seat, out)
    if s.built[seat] & ACTIVE:
        offer_districts(s, seat, out)
    if s.gathered:
        out.append(END_TURN)
    out.sort()
    return out


def offer_districts(s: CitadelsState, seat: int, out: list[int]) -> None:
    """Effects of the own city that are used by choice; new ones work at once (CIT-TURN)."""
    built = s.built[seat]
    if built >> ARMORY & 1:
        armory.offer(s, seat, out)
    if built >> LABORATORY & 1:
        laboratory.offer(s, seat, out)
    if built >> MUSEUM & 1:
        museum.offer(s, seat, out)
    if built >> SMITHY & 1:
        smithy.offer(s, seat, out)
