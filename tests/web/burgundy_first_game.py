"""The guided first game of Burgundy: where it begins."""

from __future__ import annotations

from typing import Any, Final

from kasztelan.core.chance import SeededChance
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.core.record import write
from kasztelan.games.burgundy.game import GAME

PUPIL: Final = 0
OPTIONS: Final = {"players": 2, "duchy": 1, "first": PUPIL}
OPENING: Final[dict[str, Any]] = {
    "options": OPTIONS,
    "phase": "D",
    "round": 4,
    "white": 3,
    "order": [PUPIL, 1],
    "track": [4, 3],
    "depots": {
        "1": ["bank", "ship"],
        "2": ["monastery_18", "castle"],
        "3": ["cow_3", "church"],
        "4": ["ship", "watchtower"],
        "5": ["mine", "monastery_24"],
        "6": ["carpenter", "chicken_4"],
    },
    "black": ["mine", "chicken_3", "monastery_12", "carpenter"],
    "depot_goods": {"1": {"red": 1}, "3": {"turquoise": 1}, "4": {"pink": 1, "brown": 1}},
    "round_goods": [None, None, None, None, "purple"],
    "seats": [
        {
            "hexes": {
                "1": "cow_3",
                "5": "sheep_2",
                "6": "sheep_4",
                "7": "castle",
                "11": "sheep_3",
                "12": "market",
                "13": "monastery_16",
                "14": "town_hall",
                "17": "ship",
                "18": "ship",
                "19": "castle",
                "20": "ship",
                "26": "warehouse",
                "27": "boarding_house",
            },
            "stored": ["sheep_3"],
            "goods": {"purple": 2, "orange": 1},
            "sold": {"red": 2, "brown": 1},
            "silver": 2,
            "workers": 2,
            "points": 58,
            "dice": [5, 2],
        },
        {
            "hexes": {
                "3": "castle",
                "4": "monastery_10",
                "8": "monastery_21",
                "9": "carpenter",
                "15": "church",
                "19": "castle",
                "20": "ship",
                "21": "ship",
                "22": "ship",
                "25": "mine",
                "26": "market",
                "27": "bank",
                "28": "pig_3",
                "32": "watchtower",
                "33": "town_hall",
            },
            "stored": ["cow_4"],
            "goods": {"turquoise": 1},
            "sold": {"pink": 2, "purple": 1},
            "silver": 2,
            "workers": 1,
            "points": 61,
            "dice": [4, 1],
        },
    ],
}
"""
The last two rounds of phase D, so that a quarter of an hour shows the end of a phase and the end of the game. The pupil's
first die completes a pasture, the second one reaches a castle.
"""


def burgundy_first_game() -> dict[str, Any]:
    """A record of no decision: the pupil's turn has just begun."""
    return write(Match(GAME, SeededChance(0), OPTIONS, OPENING, forced=ASK_ALL))
