"""Magician, Wizard and Seer: what to do about hands."""

from __future__ import annotations

from kasztelan.bots.heuristic.citadels.gathering import AFTER_GATHERING, FREE, GATHER_TIME, LATER
from kasztelan.bots.heuristic.citadels.hand import spare
from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.bots.heuristic.citadels.worth import holding
from kasztelan.games.citadels.components import SECRET_VAULT


def expected(t: Table, seat: int) -> float:
    """What that hand is probably worth to me: what I know of it, and an average for the rest."""
    known = t.known_hand(seat)
    return sum(holding(t, kind) for kind in known) + 1.5 * max(0, t.cards[seat] - len(known))


def own_hand(t: Table) -> float:
    """What my hand is worth: second copies count nothing."""
    return sum(holding(t, kind) for kind in dict.fromkeys(t.hand))


def can_build_first(t: Table) -> bool:
    """Whether a card of mine can be built this turn before the hand goes away."""
    gold = t.gold[t.me] + (0 if t.gathered else 2)
    return t.builds_left > 0 and any(t.price(kind) <= gold for kind in t.buildable)


def swap_hands(t: Table, place: int) -> float:
    """First if I have nothing to build, otherwise when it is built; from the leader rather than from others."""
    gain = expected(t, place) + 0.3 * t.danger(place) * (t.cards[place] - t.cards[t.me]) - own_hand(t) - 0.5
    if gain <= 0 or SECRET_VAULT in t.hand:
        return -1.0
    small = 0.01 * min(gain, 50)
    return LATER - 1 + small if can_build_first(t) else FREE + small


def redraw(t: Table, place: int) -> float:
    """Cards of no use are traded in at the end, if no swap was better; useful ones stay."""
    useless = 0.6 - spare(t, place)
    if place == SECRET_VAULT or useless <= 0:
        return -1.0
    before = GATHER_TIME + 10 if not t.buildable else LATER - 1.5
    return before + 0.1 * useless


def look(t: Table, place: int) -> float:
    """The Wizard looks, with his gold gathered, where most cards are."""
    return (AFTER_GATHERING if t.gathered else -1.0) + 0.1 * (t.cards[place] + t.danger(place))
