"""The guided first game of Citadels: where it begins, and the characters that are dealt in its first draft."""

from __future__ import annotations

from typing import Any, Final

from kasztelan.core.chance import SeededChance
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.core.record import write
from kasztelan.games.citadels.game import GAME

PUPIL: Final = 0
OPTIONS: Final = {"players": 4}
OPENING: Final[dict[str, Any]] = {
    "options": OPTIONS,
    "round": 4,
    "next": "warlord",
    "crown": PUPIL,
    "seats": [
        {
            "characters": ["king"],
            "gold": 3,
            "hand": ["harbor", "church", "castle", "laboratory"],
            "city": ["tavern", "market", "temple", "watchtower"],
        },
        {
            "characters": ["bishop"],
            "gold": 2,
            "hand": ["manor", "docks"],
            "city": ["monastery", "prison", "trading_post"],
        },
        {
            "characters": ["merchant"],
            "gold": 0,
            "hand": ["palace", "tavern"],
            "city": ["manor", "church", "barracks", "keep"],
        },
        {
            "characters": ["architect"],
            "gold": 1,
            "hand": ["fortress", "market", "temple"],
            "city": ["castle", "watchtower", "tavern"],
        },
    ],
}
"""
Half a game is over, so that ten minutes are enough to see the end, and nobody answers the last call of a round. Not
even an Architect can complete a city in the round that the lesson tells: there are too few districts, or too little gold.
"""
DEALT: Final = (
    {"verb": "lay_open", "character": "assassin"},
    {"verb": "lay_open", "character": "thief"},
    {"verb": "lay_aside", "character": "magician"},
)
"""Nobody can be killed or robbed in the first round, and the pupil can choose the Merchant."""


def first_game() -> dict[str, Any]:
    """A record that ends when the pupil chooses a character for the first time."""
    match = Match(GAME, SeededChance(0), OPTIONS, OPENING, forced=ASK_ALL)
    for answer in DEALT:
        match._answer(GAME.codec.encode(answer))
    return write(match)
