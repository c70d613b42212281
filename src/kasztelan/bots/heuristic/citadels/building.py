"""Which district to build, and how to pay for it."""

from __future__ import annotations

from typing import Final

from kasztelan.bots.heuristic.citadels.hand import cheapest
from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.bots.heuristic.citadels.worth import building, completing, entering, standing
from kasztelan.games.citadels.actions import target_district
from kasztelan.games.citadels.components import (
    ALCHEMIST,
    FRAMEWORK,
    MONUMENT,
    NECROPOLIS,
    THIEVES_DEN,
)

BUILD_TIME: Final = 10.0
"""Building comes after gathering and free gains, and before attacks and the end of the turn."""
CARD_LENT: Final = 0.4


def gold_spent(t: Table, gold: int) -> float:
    """What spending gold costs me; the Alchemist gets it back."""
    return 0.1 * gold if t.acting == ALCHEMIST else t.coin * gold


def timed(score: float) -> float:
    """A good build among the choices of a turn; a bad one is worse than ending it."""
    return BUILD_TIME + score if score > 0 else score - 1


def build(t: Table, place: int) -> float:
    return timed(building(t, place) - gold_spent(t, t.price(place)))


def build_with_framework(t: Table, place: int) -> float:
    """For nothing but the Framework itself: worth it for something dear."""
    return timed(replacing(t, place) - standing(t, t.me, FRAMEWORK))


def build_by_sacrifice(t: Table, place: int) -> float:
    """The Necropolis on the site of the district that is missed least."""
    district = target_district(place)
    lost = standing(t, t.me, district & 63, district > 63)
    return timed(replacing(t, NECROPOLIS) - lost)


def replacing(t: Table, kind: int) -> float:
    """What a district brings that takes the place of another: the city does not grow, but for the Monument."""
    added = entering(t, t.me, kind)
    return added + completing(t, added, 1 if kind == MONUMENT else 0)


def build_with_cards(t: Table, place: int) -> float:
    """The Thieves' Den for gold and the cards least missed."""
    count = place + 1
    gold = min(t.gold[t.me], t.price(THIEVES_DEN) - count)
    lost = cheapest(t, count, THIEVES_DEN)
    return timed(building(t, THIEVES_DEN) - gold_spent(t, gold) - lost)


def build_with_loan(t: Table, place: int) -> float:
    """The Cardinal's own gold, and a card for each coin that is missing."""
    gold = t.gold[t.me]
    short = t.price(place) - gold
    return timed(building(t, place) - gold_spent(t, gold) - max(CARD_LENT * short, cheapest(t, short, place)))


def borrow_from(t: Table, place: int) -> float:
    """From the most dangerous rival: the gold is missed there, and our worst cards are no help."""
    return t.danger(place)


def to_hand(t: Table, place: int) -> float:
    """The Wizard keeps what he cannot build well at once."""
    return 1.0
