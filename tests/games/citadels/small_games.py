"""Positions with a handful of hidden cards, drawn by a seed, for tests that try every possibility."""

from __future__ import annotations

from random import Random
from typing import Final

from kasztelan.games.citadels.game import GAME
from kasztelan.games.citadels.state import CitadelsState
from tests.games.citadels.casts import with_cards

CARDS: Final = (
    "manor", "manor", "tavern", "tavern", "temple", "prison", "docks", "castle", "watchtower", "laboratory", "library",
)  # fmt: skip

HANDS_MOVE: Final = (
    "spy", "magician", "wizard", "seer", "emperor", "cardinal", "scholar", "navigator", "architect",
)  # fmt: skip
"""Characters who make cards change hands; they are held first."""

BY_RANK: Final = (
    ("assassin", "witch", "magistrate"),
    ("thief", "spy", "spy", "blackmailer"),
    ("magician", "wizard", "seer"),
    ("king", "emperor"),
    ("bishop", "abbot", "cardinal"),
    ("merchant", "alchemist", "trader"),
    ("architect", "navigator", "scholar"),
    ("warlord", "diplomat", "marshal"),
)

WORKSHOPS: Final = (["laboratory"], ["museum"], ["smithy"])
"""Cities in which cards are used up."""


def small_game(random: Random) -> CitadelsState:
    """The first call of a round with four or five players and six or seven cards."""
    players = random.choice((4, 5))
    cast = [random.choice(names) for names in BY_RANK]
    held = sorted(cast, key=lambda name: (name not in HANDS_MOVE, random.random()))
    cards = list(random.sample(CARDS, random.choice((6, 7))))
    dealt = cards[:]
    seats = []
    for seat in range(players):
        count = random.choice((0, 1, 2, 2))
        hand, cards = cards[:count], cards[count:]
        city = WORKSHOPS[seat] if seat < len(WORKSHOPS) else []
        seats.append(
            {
                "characters": [held[seat]],
                "hand": hand,
                "city": [card for card in city if card not in dealt],
                "gold": random.choice((1, 3, 6)),
            }
        )
    under = random.choice((0, 0, 1))
    options = with_cards(*cast, "laboratory", "museum", "smithy", "library", players=players)
    state = GAME.position(
        {
            "options": options,
            "seats": seats,
            "under": cards[:under],
            "deck": cards[under:],
            "rest": "absent",
            "crown": 0,
        }
    )
    assert isinstance(state, CitadelsState)
    return state
