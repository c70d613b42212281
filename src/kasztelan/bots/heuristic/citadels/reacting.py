"""Answers to what others do: bribes, reveals, confiscations, graves and bells."""

from __future__ import annotations

from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.bots.heuristic.citadels.worth import building, holding
from kasztelan.games.citadels.components import CARD


def called_rank(t: Table) -> dict[str, object]:
    """The rank being called, with its marks as I see them."""
    rank: dict[str, object] = t.view["ranks"][t.view["called"] - 1]
    return rank


def bribe(t: Table, place: int) -> float:
    """Half the gold for certain: if the rest still buys something, or if the flower is known to lie here."""
    flowered = called_rank(t)["flowered"]
    if flowered is not None:
        return 1.0 if flowered else -1.0
    gold = t.gold[t.me]
    rest = gold - gold // 2
    prices = [t.price(kind) for kind in t.buildable]
    builds_anyway = any(price <= rest for price in prices)
    needs_all = any(rest < price <= gold for price in prices)
    return -0.5 if needs_all and not builds_anyway else 0.5


def refuse(t: Table, place: int) -> float:
    """Half the time nothing happens; a bribe is weighed against this."""
    return 0.0


def reveal_threat(t: Table, place: int) -> float:
    """Shown if it is the flower."""
    return 1.0 if called_rank(t)["flowered"] else -1.0


def confiscate(t: Table, place: int) -> float:
    """A district for nothing, unless it would end a game I am losing."""
    return building(t, CARD[t.asked["card"]])


def recover(t: Table, place: int) -> float:
    """The Graveyard: a card for a coin."""
    return holding(t, CARD[t.asked["card"]]) - t.coin - 0.3


def use_hospital(t: Table, place: int) -> float:
    """Gathering is better than nothing."""
    return 1.0


def ring_bell(t: Table, place: int) -> float:
    """A shorter game is good for whoever is closer to the end, or ahead."""
    closest = max(t.size[seat] for seat in t.rivals)
    ahead = t.points[t.me] - max(t.points[seat] for seat in t.rivals)
    finishes = t.size[t.me] >= t.needed - 1
    if finishes:
        return ahead + 4.0
    return (t.size[t.me] - closest) + 0.2 * ahead - 0.5


def take_gold(t: Table, place: int) -> float:
    """From whom the Emperor crowned: a coin with something to build."""
    return 1.0 if t.buildable or t.ending else 0.6


def take_card(t: Table, place: int) -> float:
    """A card with nothing to build; from the deck always."""
    return 0.8
