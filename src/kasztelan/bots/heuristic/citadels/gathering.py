"""Gold or cards, and everything else a turn offers for nothing."""

from __future__ import annotations

from typing import Final

from kasztelan.bots.heuristic.citadels.hand import spare
from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.bots.heuristic.citadels.worth import building
from kasztelan.games.citadels.components import (
    ABBOT,
    ARTIST,
    CARDINAL,
    GOLD_MINE,
    IMPERIAL_TREASURY,
    INCOME_TYPE,
    LIBRARY,
    MAP_ROOM,
    PATRICIAN,
    TRADE,
    TRADER,
    TYPE_OF,
)

FREE: Final = 90.0
"""What costs nothing and waits for nothing is done first."""
GATHER_TIME: Final = 50.0
AFTER_GATHERING: Final = 40.0
"""Means for building, once it is known what was gathered."""
LATER: Final = 2.0
"""After building and before the turn ends."""


# --- gathering


def gold_due(t: Table) -> int:
    """Gold that this turn still brings besides gathering."""
    due = 0
    if "income" in t.verbs and t.acting not in (PATRICIAN, CARDINAL):
        due += t.income(t.me, INCOME_TYPE[t.acting])
    if "income_split" in t.verbs:
        due += t.income(t.me, INCOME_TYPE[ABBOT])
    return due


def best_builds(t: Table, gold: int) -> float:
    """What the best affordable cards of my hand would bring, as many as this turn allows."""
    left = t.builds_left
    total = 0.0
    for value, kind in sorted(((building(t, kind), kind) for kind in t.buildable), reverse=True):
        price = t.price(kind)
        free = t.acting == TRADER and TYPE_OF[kind] == TRADE
        if price <= gold and (left > 0 or free):
            gold -= price
            left -= not free
            total += value - t.coin * price
    return total


def gather_gold(t: Table, place: int) -> float:
    """Two coins, and what can be built now only because of them."""
    coins = 3 if t.has(t.me, GOLD_MINE) else 2
    purse = t.gold[t.me] + gold_due(t)
    score = t.coin * coins + best_builds(t, purse + coins)
    wanting = sum(t.price(kind) for kind in t.buildable) - purse
    if wanting <= 0 and not t.ending:
        # More than the whole hand costs is idle.
        score -= 0.3 * coins
    return GATHER_TIME + score


def gather_cards(t: Table, place: int) -> float:
    """The better of two cards, worth more the fewer there are to build."""
    score = best_builds(t, t.gold[t.me] + gold_due(t))
    return GATHER_TIME + score + new_cards(t)


def new_cards(t: Table) -> float:
    """What a gathered card is worth with this hand."""
    kept = 2 if t.has(t.me, LIBRARY) else 1
    if t.ending:
        return 0.8 * kept * t.has(t.me, MAP_ROOM) + (0.4 if not t.buildable and t.gold[t.me] > 1 else 0.0)
    choice = len(t.buildable)
    if t.needed - t.size[t.me] <= choice - 1:
        return 0.4 * kept
    return (2.6, 1.3, 0.8, 0.5)[min(choice, 3)] * (1 + 0.6 * (kept - 1))


# --- income and what characters get


def income(t: Table, place: int) -> float:
    """At once if it pays for building, otherwise after a matching district stands."""
    if not t.gathered:
        return LATER
    type = INCOME_TYPE[t.acting]
    if t.acting in (PATRICIAN, CARDINAL):
        return AFTER_GATHERING if not matching(t, type) else LATER
    return LATER if matching(t, type) and not short_of_gold(t) else AFTER_GATHERING


def matching(t: Table, type: int) -> bool:
    """Whether I can build a district of this type now."""
    gold = t.gold[t.me]
    free = t.builds_left > 0 or t.acting == TRADER
    return free and any(TYPE_OF[kind] == type and t.price(kind) <= gold for kind in t.buildable)


def short_of_gold(t: Table) -> bool:
    """Whether the income would pay for better building than my purse does."""
    gold = t.gold[t.me]
    return best_builds(t, gold + gold_due(t)) > best_builds(t, gold) + 1.0


def income_split(t: Table, place: int) -> float:
    """The Abbot takes cards while the hand is poor, otherwise gold."""
    cards = t.income(t.me, INCOME_TYPE[ABBOT]) - place
    wish = 0 if t.ending else max(0, 2 - len(t.buildable))
    return income(t, place) + 0.1 * place - (0.3 * abs(cards - wish) if cards else 0.0)


def free_gain(t: Table, place: int) -> float:
    """Gold, cards or the crown for nothing."""
    return FREE


def tithe(t: Table, place: int) -> float:
    """The Abbot takes his coin while he is poorer, from the most dangerous of the richest."""
    return FREE + t.danger(place)


def navigator_gold(t: Table, place: int) -> float:
    return FREE + (4 * t.coin if t.buildable else 0.5) + (2.0 if t.has(t.me, IMPERIAL_TREASURY) else 0.0)


def navigator_cards(t: Table, place: int) -> float:
    choice = len(t.buildable)
    return (
        FREE + (2.5, 2.2, 1.2, 0.6)[min(choice, 3)] * (not t.ending) + (2.0 if t.has(t.me, MAP_ROOM) else 0.0)
    )


# --- districts used by choice


def laboratory(t: Table, place: int) -> float:
    """A card that is missed less than the coins it brings."""
    coins = 2 if t.revised else 1
    gain = coins * max(t.coin, 0.5 if helps_to_build(t, coins, place) else 0.0) - spare(t, place)
    return AFTER_GATHERING + 1 + gain if t.gathered and gain > 0.2 else -1.0


def helps_to_build(t: Table, coins: int, spent: int) -> bool:
    gold = t.gold[t.me]
    return t.builds_left > 0 and any(
        gold < t.price(kind) <= gold + coins for kind in t.buildable if kind != spent
    )


def museum(t: Table, place: int) -> float:
    """A point for a card that is worth less, once this turn's building is done."""
    gain = 1.0 - (0.0 if t.ending else spare(t, place)) - t.has(t.me, MAP_ROOM) * 0.6
    return LATER + gain if gain > 0 else -1.0


def smithy(t: Table, place: int) -> float:
    """Three cards for two coins: first of all with nothing to build, otherwise with gold left over."""
    if t.ending:
        return LATER if t.has(t.me, MAP_ROOM) else -1.0
    if not t.buildable:
        return AFTER_GATHERING + 2
    spare_gold = t.gold[t.me] - 2 >= min(t.price(kind) for kind in t.buildable)
    return LATER - 0.5 if len(t.buildable) <= 1 and (spare_gold or t.gold[t.me] >= 4) else -1.0


def beautify(t: Table, place: int) -> float:
    """A coin for a point: always at the end, before that when gold is left over."""
    if t.acting == ARTIST and t.coin >= 1:
        return -1.0
    odd = 0.01 * t.cost[place]
    if t.ending or t.rounds_left <= 1:
        return LATER + odd
    cheapest = min((t.price(kind) for kind in t.buildable), default=0)
    return LATER + odd if t.gold[t.me] > cheapest else -1.0


# --- ending a choice


def nothing_more(t: Table, place: int) -> float:
    """Ends a turn or a choice: whatever is good at all comes before it."""
    return 0.0
