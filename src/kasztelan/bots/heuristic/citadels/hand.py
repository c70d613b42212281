"""Cards in the hand: which to keep, and which to part with."""

from __future__ import annotations

from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.bots.heuristic.citadels.worth import holding


def spare(t: Table, kind: int) -> float:
    """What parting with this card costs me; a second copy costs nothing."""
    if t.hand.count(kind) > 1:
        return 0.0
    return holding(t, kind)


def wanted(t: Table, kind: int) -> float:
    """What getting this card brings me; one that I hold already brings next to nothing."""
    return 0.0 if kind in t.hand else holding(t, kind)


def keep(t: Table, place: int) -> float:
    """Of the cards drawn the best."""
    return wanted(t, place)


def take(t: Table, place: int) -> float:
    """The Wizard takes what is best for him, and of equal ones what the rival would miss most."""
    return wanted(t, place) + 0.1 * t.cost[place]


def search(t: Table, place: int) -> float:
    """The Lighthouse fetches the best card of the deck."""
    return wanted(t, place)


def give(t: Table, place: int) -> float:
    """Seer, Cardinal and tribute: the card least missed, and of equal ones the cheapest gift."""
    return -spare(t, place) - 0.02 * t.cost[place]


def give_gold(t: Table, place: int) -> float:
    """A coin for the Emperor, unless a card is less of a loss."""
    return -t.coin


def pay_card(t: Table, place: int) -> float:
    """The Thieves' Den is paid with the cards least missed."""
    return -spare(t, place)


def cheapest(t: Table, count: int, besides: int) -> float:
    """What the `count` least missed cards cost me, the card to be built apart."""
    rest = t.hand[:]
    if besides in rest:
        rest.remove(besides)
    return sum(sorted(spare(t, kind) for kind in rest)[:count])
