"""Naming characters of the cast as targets."""

from __future__ import annotations

from kasztelan.games.citadels.state import CitadelsState


def offer_characters(s: CitadelsState, verb: int, lowest: int, out: list[int]) -> None:
    """All other characters of the cast from a rank on, in play or not (CIT-CALL)."""
    own = s.box.rank_of[s.character]
    for rank in range(lowest, s.box.top + 1):
        if rank != own:
            out.append(verb + s.cast[rank])


def offer_unmarked(s: CitadelsState, verb: int, out: list[int]) -> None:
    """Characters that Thief and Blackmailer may aim at: above rank 2, neither killed nor bewitched."""
    for rank in range(3, s.box.top + 1):
        if rank != s.killed and rank != s.bewitched:
            out.append(verb + s.cast[rank])


def offer_others(s: CitadelsState, seat: int, verb: int, out: list[int]) -> None:
    """All other players."""
    for other in range(s.players):
        if other != seat:
            out.append(verb + other)
