"""Rank 2, the Thief: robs a character of all gold when it is revealed."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.actions import ROB
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.naming import offer_unmarked
from kasztelan.games.citadels.state import USED_ABILITY, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not s.used & USED_ABILITY:
        offer_unmarked(s, ROB, out)


def rob(s: CitadelsState, character: int) -> None:
    s.used |= USED_ABILITY
    s.robbed = s.box.rank_of[character]
    s.robber = s.seat
    if s.tape is not None:
        s.tape.append((telling.MARKED_FOR_THEFT, EVERYONE, (s.seat, character), ()))


def collect(s: CitadelsState, victim: int) -> None:
    """The victim has been revealed: all gold goes to the Thief before anything else (CIT-THIEF)."""
    thief = s.robber
    if thief == victim:
        return
    gold = s.gold[victim]
    s.gold[victim] = 0
    s.gold[thief] += gold
    if s.tape is not None:
        s.tape.append((telling.ROBBED, EVERYONE, (thief, victim, gold), ()))
