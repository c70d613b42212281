"""One way in which hidden cards may have come to lie, as far as a seat can tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from math import comb, factorial, prod
from operator import sub
from typing import Any, Final, NamedTuple

from kasztelan.games.citadels.components import KINDS, TYPE_OF
from kasztelan.games.citadels.lots import ANY, by_type, cards_for, certain, fits, ways
from kasztelan.games.citadels.state import BENEATH_MUSEUM, DECK, DRAWN, TAKEN, UNDER

ZONES: Final = TAKEN + 1
ROWS: Final = (UNDER, BENEATH_MUSEUM, DRAWN)
"""Zones that keep their order."""

UNKNOWN: Final = -1
"""The kind of a card that the seat did not see."""

BITS: Final = ANY.bit_length()
PLAIN: Final = ANY
"""The label of a card nothing is known of: of the lot of all the rest, and of any type."""

Labels = tuple[int, ...]


class Numbers:
    """What everybody can count: the cards in each zone, the hidden cards of each kind and type.

    `most` is the largest number of hidden cards of one kind that there has been.
    """

    def __init__(self, kinds: Sequence[int]) -> None:
        self.hidden = [kinds.count(kind) for kind in range(KINDS)]
        self.most = max(self.hidden)
        self.total = len(kinds)
        self.types = list(by_type(kinds))
        self.sizes = [0] * ZONES
        self.sizes[DECK] = len(kinds)

    def copy(self) -> Numbers:
        new = Numbers(())
        new.hidden = self.hidden[:]
        new.most = self.most
        new.total = self.total
        new.types = self.types[:]
        new.sizes = self.sizes[:]
        return new

    def hide(self, kind: int, number: int) -> None:
        """So many cards of a kind, one or -1, are hidden from now on."""
        self.hidden[kind] += number
        self.most = max(self.most, self.hidden[kind])
        self.total += number
        self.types[TYPE_OF[kind]] += number


class Slot(NamedTuple):
    """A card that may leave a zone: its label, how many like it there are, and its place, -1 if it is not listed."""

    label: int
    number: int
    at: int


class World:
    """What lies where, in lots.

    A lot is a number of cards whose kinds are known, wherever they are by now; which of them is which is not known.
    Lot 0 is all the rest, every card that the seat has never seen. So a card that leaves a hand unseen goes on as one
    of its lot, and only where cards of several lots lie together the world divides.

    `places` has a label for each card of each zone: its lot, and as bits the types it may be of, which is what a
    count of types tells. Plain cards are left out, but for those that lie in a row before others. A lot of which all
    lies in one zone without order is that zone's own; there is at most one, and its labels leave all types.

    `weight` is how likely each single way of laying the lots in their places is, compared with other worlds, if any
    card of a zone is as likely to leave it as another.
    """

    __slots__ = ("counted", "lots", "numbers", "places", "weight")

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.lots: dict[int, tuple[int, ...]] = {}
        self.places: list[Labels] = [()] * ZONES
        self.weight = 1.0
        self.counted = False

    def copy(self, numbers: Numbers | None = None) -> World:
        new = World(numbers or self.numbers)
        new.lots = self.lots.copy()
        new.places = self.places[:]
        new.weight = self.weight
        new.counted = self.counted
        return new

    def key(self) -> Any:
        return tuple(self.places), tuple(sorted(self.lots.items()))

    # --- leaving

    def slots(self, kind: int, zone: int, to: int) -> list[Slot]:
        """The cards that may be the one that goes, UNKNOWN or seen to be of this kind.

        One that leaves a narrower place, or a lot of which all lies here, leaves every possibility that another of
        its kind would leave, so that the others need not be looked at.
        """
        found = self.all_slots(zone, to)
        if kind == UNKNOWN:
            return found
        type = 1 << TYPE_OF[kind]
        fit = [slot for slot in found if slot.label & type and self.has(slot.label >> BITS, kind)]
        if len(fit) < 2:
            return fit
        for slot in fit:
            if slot.label >> BITS and self.is_own(slot.label >> BITS, zone):
                return [slot]
        if zone in ROWS:
            return fit
        labels = [slot.label for slot in fit]
        return [slot for slot in fit if not any(narrower(other, slot.label) for other in labels)]

    def all_slots(self, zone: int, to: int) -> list[Slot]:
        """Of a row the first card goes, but of the cards drawn any one is kept."""
        labels = self.places[zone]
        size = self.numbers.sizes[zone]
        if not labels:
            return [Slot(PLAIN, ways_out(zone, to, size), -1)]
        if zone == DRAWN and to < DECK:
            row = self.labels(zone)
            starts = [at for at in range(size) if at == 0 or row[at - 1] != row[at]]
            ends = [*starts[1:], size]
            return [Slot(row[at], end - at, at) for at, end in zip(starts, ends, strict=True)]
        if zone in ROWS:
            return [Slot(labels[0], 1, 0)]
        found = [Slot(label, labels.count(label), labels.index(label)) for label in dict.fromkeys(labels)]
        if size > len(labels):
            found.append(Slot(PLAIN, size - len(labels), -1))
        return found

    def send(self, kind: int, zone: int, to: int, slot: Slot) -> bool:
        """A card goes from zone to zone unseen; one that is seen only leaves, and is no longer counted as hidden.

        False if it cannot be of that kind.
        """
        self.weight *= slot.number
        labels = self.places[zone]
        if 0 <= slot.at < len(labels):
            self.places[zone] = tidy(zone, labels[: slot.at] + labels[slot.at + 1 :])
        if kind == UNKNOWN:
            self.put(to, slot.label)
            return True
        lot = slot.label >> BITS
        number = self.lots[lot].count(kind) if lot else self.unseen(kind) + 1
        if not number:
            return False
        self.weight *= number
        if lot:
            at = self.lots[lot].index(kind)
            self.lots[lot] = self.lots[lot][:at] + self.lots[lot][at + 1 :]
        if self.counted and not self.possible(lot):
            return False
        self.settle(lot)
        return True

    # --- entering

    def put(self, zone: int, label: int) -> None:
        """A card comes that goes on as what it was."""
        if label != PLAIN:
            self.add(zone, label)
            self.settle(label >> BITS)

    def put_kind(self, zone: int, kind: int) -> None:
        """A card comes that is known to be of this kind."""
        lot = -1 if zone in ROWS else self.own_lot(zone)
        if lot < 0:
            lot = self.new_lot((kind,))
        else:
            self.lots[lot] = tuple(sorted((*self.lots[lot], kind)))
            self.weight /= len(self.lots[lot])
        self.add(zone, lot << BITS | ANY)

    def add(self, zone: int, label: int) -> None:
        labels = self.labels(zone) if zone in ROWS else self.places[zone]
        self.places[zone] = tidy(zone, (*labels, label))

    def put_all(self, zone: int, labels: Sequence[int]) -> None:
        """Fills a zone."""
        self.places[zone] = tidy(zone, tuple(labels))

    def shuffle_under(self) -> None:
        """What lay under the deck is now anywhere in it."""
        labels = self.places[UNDER]
        self.places[UNDER] = ()
        self.places[DECK] = tidy(DECK, self.places[DECK] + labels)
        for lot in dict.fromkeys(label >> BITS for label in labels):
            if lot in self.lots:
                self.settle(lot)

    def swap(self, one: int, other: int) -> None:
        self.places[one], self.places[other] = self.places[other], self.places[one]

    # --- lots

    def new_lot(self, kinds: tuple[int, ...]) -> int:
        lot = max(self.lots, default=0) + 1
        self.lots[lot] = kinds
        return lot

    def unseen(self, kind: int) -> int:
        """How many cards of a kind the seat has never seen."""
        number = self.numbers.hidden[kind]
        for kinds in self.lots.values():
            number -= kinds.count(kind)
        return number

    def has(self, lot: int, kind: int) -> bool:
        return kind in self.lots[lot] if lot else self.unseen(kind) > 0

    def kinds(self, lot: int) -> Sequence[int]:
        if lot:
            return self.lots[lot]
        return [kind for kind in range(KINDS) for _ in range(self.unseen(kind))]

    def is_own(self, lot: int, zone: int) -> bool:
        """Whether all cards of a lot lie in this zone."""
        return [label >> BITS for label in self.places[zone]].count(lot) == len(self.lots[lot])

    def own_lot(self, zone: int) -> int:
        """The lot of which all lies here, or -1."""
        for label in dict.fromkeys(self.places[zone]):
            if label >> BITS and self.is_own(label >> BITS, zone):
                return label >> BITS
        return -1

    def narrow(self, lot: int) -> list[int]:
        """The types of those cards of a lot that cannot be of every type."""
        if not self.counted:
            return []
        return [
            label & ANY
            for labels in self.places
            for label in labels
            if label >> BITS == lot and label & ANY != ANY
        ]

    def spots(self, lot: int) -> list[tuple[int, int, int]]:
        """Where the cards of a lot lie, and their labels."""
        return [
            (zone, at if zone in ROWS else 0, label)
            for zone, labels in enumerate(self.places)
            for at, label in enumerate(labels)
            if label >> BITS == lot
        ]

    def size(self, lot: int) -> int:
        if lot:
            return len(self.lots[lot])
        return self.numbers.total - sum(map(len, self.lots.values()))

    def by_type(self, lot: int) -> tuple[int, ...]:
        """How many cards of each type a lot has."""
        if lot:
            return by_type(self.lots[lot])
        seen = by_type(kind for kinds in self.lots.values() for kind in kinds)
        return tuple(map(sub, self.numbers.types, seen))

    def ways(self, lot: int) -> float:
        """In how many ways the cards of a lot can lie in its places."""
        narrow = self.narrow(lot)
        return ways(self.by_type(lot), narrow) if narrow else float(factorial(self.size(lot)))

    def possible(self, lot: int) -> bool:
        narrow = self.narrow(lot)
        return not narrow or fits(self.by_type(lot), narrow)

    def spare(self, lot: int, narrow: list[int]) -> int:
        """How many cards of a lot, whichever they are, its narrow places can certainly do without."""
        if not narrow:
            return self.size(lot)
        counts = self.by_type(lot)
        return min(cards_for(types, counts) for types in set(narrow)) - len(narrow)

    def mass(self) -> float:
        """How likely this world is, compared with the others."""
        return self.weight * self.ways(0) * prod(self.ways(lot) for lot in self.lots)

    def settle(self, lot: int) -> None:
        """A lot of which all lies in one zone without order joins the zone's own; which was which is all the same."""
        if lot == 0:
            return
        if not self.lots[lot]:
            del self.lots[lot]
            return
        zone = next(
            at for at, labels in enumerate(self.places) if any(label >> BITS == lot for label in labels)
        )
        if zone in ROWS or not self.is_own(lot, zone):
            return
        labels = self.places[zone]
        own = [
            one for one in dict.fromkeys(label >> BITS for label in labels) if one and self.is_own(one, zone)
        ]
        if len(own) > 1 or self.narrow(lot):
            self.weight *= prod(self.ways(one) for one in own)
            kinds = sorted(kind for one in own for kind in self.lots.pop(one))
            self.lots[own[0]] = tuple(kinds)
            self.weight /= factorial(len(kinds))
            joined = own[0] << BITS | ANY
            self.places[zone] = tidy(
                zone, tuple(joined if label >> BITS in own else label for label in labels)
            )

    # --- what is told and asked

    def after_count(self, zone: int, type: int, number: int) -> list[World]:
        """The worlds in which so many cards of a hand are of that type."""
        own = self.own_lot(zone)
        if own >= 0:
            number -= [TYPE_OF[kind] for kind in self.lots[own]].count(type)
        slots = [slot for slot in self.all_slots(zone, zone) if slot.number and slot.label >> BITS != own]
        found: list[World] = []
        for parts in product(*(range(slot.number + 1) for slot in slots)):
            if sum(parts) == number:
                world = self.copy()
                if world.divide(zone, slots, parts, 1 << type):
                    found.append(world)
        return found

    def divide(self, zone: int, slots: list[Slot], parts: Sequence[int], type: int) -> bool:
        """So many of each of these cards are of the type, the others are not; False if that cannot be."""
        own = [label for label in self.places[zone] if all(label != slot.label for slot in slots)]
        labels = list(own)
        for slot, part in zip(slots, parts, strict=True):
            self.counted = True
            self.weight *= comb(slot.number, part)
            labels += [slot.label & ~(ANY ^ type)] * part
            labels += [slot.label & ~type] * (slot.number - part)
        self.places[zone] = tidy(zone, tuple(labels))
        return all(label & ANY for label in labels) and all(
            self.possible(slot.label >> BITS) for slot in slots
        )

    def labels(self, zone: int) -> list[int]:
        """The labels of all cards of a zone, with the plain ones."""
        labels = self.places[zone]
        return [*labels, *[PLAIN] * (self.numbers.sizes[zone] - len(labels))]

    def certain(self, labels: Sequence[int]) -> list[int]:
        """The kinds that must be among the cards with these labels."""
        found: list[int] = []
        for lot in dict.fromkeys(label >> BITS for label in labels):
            inside = [label & ANY for label in labels if label >> BITS == lot]
            narrow = self.narrow(lot)
            free = self.size(lot) - len(narrow) - inside.count(ANY)
            if min(free, self.spare(lot, narrow)) < self.numbers.most:
                outside = list((Counter(narrow) - Counter(inside)).elements()) + [ANY] * free
                found += certain(self.kinds(lot), inside, outside)
        return found


def in_all(found: Iterable[Sequence[int]]) -> list[int]:
    """What is in all of several lists, as often as in each."""
    common: Counter[int] | None = None
    for one in found:
        common = Counter(one) if common is None else common & Counter(one)
        if not common:
            return []
    return sorted(common.elements()) if common else []


def ways_out(zone: int, to: int, size: int) -> int:
    """How many cards of a zone may be the one that goes."""
    return 1 if zone in ROWS and (zone != DRAWN or to >= DECK) else size


def narrower(one: int, other: int) -> bool:
    """Whether the first label is of the same lot and leaves fewer types."""
    return one != other and one >> BITS == other >> BITS and one & other == one


def tidy(zone: int, labels: Labels) -> Labels:
    """The labels as `places` lists them."""
    if zone not in ROWS:
        return tuple(sorted(label for label in labels if label != PLAIN))
    length = len(labels)
    while length and labels[length - 1] == PLAIN:
        length -= 1
    return labels[:length]
