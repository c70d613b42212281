"""A game in progress for the tests of the core: Citadels, because it hides, forces and interrupts."""

from __future__ import annotations

from typing import Any, Final

from kasztelan.core.chance import Chance, KeyedChance, SeededChance
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.core.state import OVER
from kasztelan.games.catalogue import load

GAME: Final = load("citadels")

KEY: Final = bytes(range(32))
NONCES: Final = [bytes([seat]) * 8 for seat in range(4)]

# Seat 0 is the Merchant and about to be called; nobody with a lower rank is left to play.
MERCHANT_FIRST: Final[dict[str, Any]] = {
    "options": {"players": 4},
    "next": "merchant",
    "seats": [
        {"characters": ["merchant"], "gold": 4, "hand": ["tavern", "market"]},
        {"characters": ["architect"], "gold": 2, "hand": ["manor"]},
        {"characters": ["warlord"], "gold": 2, "hand": []},
        {"characters": ["king"], "gold": 2, "hand": ["temple"]},
    ],
}


def act(verb: str, **fields: Any) -> int:
    return GAME.codec.encode({"verb": verb, **fields})


def opened(chance: Chance | None = None, forced: int = ASK_ALL, **changes: Any) -> Match:
    """A match at the Merchant's turn."""
    opening = {**MERCHANT_FIRST, **changes}
    match = Match(GAME, chance or SeededChance(1), opening["options"], opening, forced=forced, keep=True)
    match.advance()
    return match


def keyed(forced: int = ASK_ALL) -> Match:
    """A whole game with checkable dice; seats choose their first or last action in turn, and one move is undone."""
    match = Match(GAME, KeyedChance(KEY, NONCES), {"players": 4}, forced=forced, keep=True)
    who = match.advance()
    undone = False
    while who != OVER:
        legal = GAME.legal(match.state)
        acted, who = who, match.act(who, legal[-1 if len(match.line) % 3 else 0])
        if not undone and match.undo_point([acted]) >= 0:
            match.undo(acted)
            undone = True
            who = match.advance()
    assert undone
    return match
