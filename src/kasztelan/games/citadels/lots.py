"""How the cards of a lot can lie in its places, some of which take only certain types of districts.

A place is a number with a bit for each type that may lie there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import factorial
from typing import Final

from kasztelan.core.chance import Chance
from kasztelan.games.citadels.components import TYPE_OF, TYPES

ANY: Final = (1 << len(TYPES)) - 1
"""A place for a card of any type."""

FINE: Final = 1 << 40
"""How finely chance is asked where outcomes do not weigh the same."""

Counts = tuple[int, ...]
"""How many cards there are of each type."""


def by_type(kinds: Iterable[int]) -> Counts:
    counts = [0] * len(TYPES)
    for kind in kinds:
        counts[TYPE_OF[kind]] += 1
    return tuple(counts)


def cards_for(place: int, counts: Counts) -> int:
    """How many of the cards may lie on a place."""
    number = 0
    for type, count in enumerate(counts):
        if place >> type & 1:
            number += count
    return number


def fits(counts: Counts, places: Iterable[int]) -> bool:
    """Whether the cards can be laid on as many places; those for any type may be left out.

    They can if for no choice of types more places want them than there are cards (Hall's theorem).
    """
    wanted = Counter(places)
    if wanted.total() <= min((cards_for(place, counts) for place in wanted), default=0):
        return True
    choices = {0}
    for place in wanted:
        choices |= {place | types for types in choices}
    return all(
        sum(number for place, number in wanted.items() if place & types == place) <= cards_for(types, counts)
        for types in choices
    )


def ways(counts: Counts, narrow: Sequence[int]) -> float:
    """In how many ways cards that fit can be laid on as many places, those for any type being left out.

    Exact where of two places the types of one are all among those of the other, or none is; near it elsewhere.
    """
    number = float(factorial(sum(counts) - len(narrow)))
    before: list[tuple[int, float]] = []
    for place, count in sorted(Counter(narrow).items(), key=lambda one: one[0].bit_count()):
        cards = cards_for(place, counts)
        left = cards - sum(cards_for(other & place, counts) * share for other, share in before)
        for taken in range(count):
            number *= max(left - taken, 1.0)
        before.append((place, count / max(cards, 1)))
    return number


def certain(kinds: Sequence[int], inside: Sequence[int], outside: Sequence[int]) -> list[int]:
    """Which of the cards lie inside however they are laid."""
    found: list[int] = []
    narrow = any(place != ANY for place in (*inside, *outside))
    room: dict[tuple[int, int], int] = {}
    for kind, count in Counter(kinds).items():
        if narrow:
            sort = TYPE_OF[kind], count
            if sort not in room:
                room[sort] = most_outside(by_type(kinds), inside, outside, *sort)
            found += [kind] * (count - room[sort])
        else:
            found += [kind] * (count - len(outside))
    return found


def most_outside(
    counts: Counts, inside: Sequence[int], outside: Sequence[int], type: int, number: int
) -> int:
    """How many of so many cards of a type can lie outside at the same time.

    Those that are to lie outside count as a type of their own, which no place inside takes.
    """
    own = 1 << len(counts)
    places = [*inside, *(place | own if place >> type & 1 else place for place in outside)]
    for beyond in range(number, 0, -1):
        split = (*counts[:type], counts[type] - beyond, *counts[type + 1 :], beyond)
        if fits(split, places):
            return beyond
    return 0


def lay(kinds: Sequence[int], places: Sequence[int], chance: Chance) -> list[int]:
    """A card for each place, by chance; fair where `ways` is exact, and near it elsewhere."""
    cards = list(kinds)
    shuffle(cards, chance)
    laid = [-1] * len(places)
    narrow = sorted((place.bit_count(), place, at) for at, place in enumerate(places) if place != ANY)
    for done, (_, place, at) in enumerate(narrow):
        others = [places[other] for _, _, other in narrow[done + 1 :]]
        laid[at] = cards.pop(first_that_fits(cards, place, others))
    for at, place in enumerate(places):
        if place == ANY:
            laid[at] = cards.pop()
    return laid


def first_that_fits(cards: list[int], place: int, others: list[int]) -> int:
    """The first card that can lie on a place and leaves enough for the other narrow ones."""
    for type in dict.fromkeys(TYPE_OF[kind] for kind in cards):
        if place >> type & 1:
            at = [TYPE_OF[kind] for kind in cards].index(type)
            if fits(by_type(cards[:at] + cards[at + 1 :]), others):
                return at
    raise AssertionError("the cards do not fit their places")


def pick(weights: Sequence[float], chance: Chance) -> int:
    """Which of several, each as often as it weighs."""
    point = chance.below(FINE, 0) / FINE * sum(weights)
    for at, weight in enumerate(weights):
        if point < weight:
            return at
        point -= weight
    return weights.index(max(weights))


def shuffle(cards: list[int], chance: Chance) -> None:
    """Fisher and Yates with the given source."""
    for at in range(len(cards) - 1, 0, -1):
        other = chance.below(at + 1, 0)
        cards[at], cards[other] = cards[other], cards[at]
