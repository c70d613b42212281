"""What a seat knows of hidden district cards: the journal of the game, read with its eyes."""

from __future__ import annotations

from collections import Counter, deque
from typing import Any, Final
from weakref import ref

from kasztelan.games.citadels.forgetting import fewer
from kasztelan.games.citadels.state import (
    COUNTED,
    DECK,
    OPEN,
    SHUFFLE,
    SWAP,
    UNDER,
    CitadelsState,
)
from kasztelan.games.citadels.worlds import UNKNOWN, ZONES, Numbers, World, in_all

MOST_WORLDS: Final = 64
"""Where there would be more, the seat forgets how cards may lie apart from the hands, or goes on with what is in all."""


class Sightings:
    """The worlds that agree with all that a seat saw and was told; once made it is not changed any more.

    `lines` is how far the journal has been read, `whole` whether nothing had to be forgotten on the way, `asked` what
    was found to be certain.
    """

    def __init__(
        self, seat: int, numbers: Numbers, worlds: list[World], lines: int, whole: bool = True
    ) -> None:
        self.seat = seat
        self.numbers = numbers
        self.worlds = worlds
        self.lines = lines
        self.whole = whole
        self.asked: dict[tuple[int, ...], list[int]] = {}

    def after(self, journal: list[int]) -> Sightings:
        """What the seat knows when it has read on to the end of the journal."""
        numbers = self.numbers.copy()
        worlds = [world.copy(numbers) for world in self.worlds]
        new = Sightings(self.seat, numbers, worlds, len(journal), self.whole)
        new.read(journal[self.lines :])
        return new

    def read(self, journal: list[int]) -> None:
        looked_at: list[int] = []
        zone = -1
        for entry in journal:
            kind = entry & 63
            source = entry >> 6 & 31
            to = entry >> 11 & 31
            seen = entry >> 16 >> self.seat & 1 == 1
            if looked_at and (source != to or source != zone):
                self.look(zone, looked_at)
                looked_at = []
            if source == to:
                if seen:
                    zone = source
                    looked_at.append(kind)
            elif to < ZONES:
                self.move(kind if seen else UNKNOWN, source, to)
            elif to == SWAP:
                self.swap(kind, source)
            elif to == SHUFFLE:
                self.shuffle()
            elif to >= COUNTED:
                self.count(source, to - COUNTED, kind)
        if looked_at:
            self.look(zone, looked_at)

    # --- what happens to the cards

    def move(self, kind: int, source: int, to: int) -> None:
        sizes = self.numbers.sizes
        if source != OPEN:
            self.leave(kind, source, to)
            sizes[source] -= 1
        if to != OPEN:
            if kind != UNKNOWN:
                self.enter(kind, to)
            sizes[to] += 1

    def enter(self, kind: int, to: int) -> None:
        """A card comes from where the seat saw it."""
        self.numbers.hide(kind, 1)
        for world in self.worlds:
            world.put_kind(to, kind)

    def leave(self, kind: int, source: int, to: int) -> None:
        """In each world every card that is there, and can be of that kind, may be the one that goes."""
        worlds = self.worlds
        if kind == UNKNOWN and not any(world.places[source] for world in worlds):
            return
        slots = [world.slots(kind, source, to) for world in worlds]
        many = sum(len(ways) for ways in slots) > MOST_WORLDS
        if kind != UNKNOWN:
            self.numbers.hide(kind, -1)
        found: list[World] = []
        for world, ways in zip(worlds, slots, strict=True):
            for slot in ways:
                other = world.copy() if many or len(ways) > 1 else world
                if other.send(kind, source, to, slot):
                    found.append(other)
        if len(found) > len(worlds):
            found = merged(found)
        if len(found) > MOST_WORLDS and len(worlds) > 1:
            if kind != UNKNOWN:
                self.numbers.hide(kind, 1)
            self.worlds = weighed(fewer(worlds, MOST_WORLDS // 4))
            self.whole = False
            self.leave(kind, source, to)
        else:
            # What another seat is told of a state that was dealt beyond the bound need not fit together.
            self.worlds = weighed(found or [World(self.numbers)])

    def look(self, zone: int, kinds: list[int]) -> None:
        """The seat sees these cards of a zone all at once."""
        for kind in kinds:
            self.leave(kind, zone, OPEN)
            self.numbers.sizes[zone] -= 1
        for kind in kinds:
            self.enter(kind, zone)
            self.numbers.sizes[zone] += 1

    def swap(self, one: int, other: int) -> None:
        for world in self.worlds:
            world.swap(one, other)
        sizes = self.numbers.sizes
        sizes[one], sizes[other] = sizes[other], sizes[one]

    def shuffle(self) -> None:
        for world in self.worlds:
            world.shuffle_under()
        sizes = self.numbers.sizes
        sizes[DECK] += sizes[UNDER]
        sizes[UNDER] = 0

    def count(self, zone: int, type: int, number: int) -> None:
        """All are told how many cards of a type there are."""
        found = merged([one for world in self.worlds for one in world.after_count(zone, type, number)])
        if len(found) > MOST_WORLDS:
            self.whole = False
            worlds = fewer(self.worlds, MOST_WORLDS // 4)
            found = merged([one for world in worlds for one in world.after_count(zone, type, number)])
        if 0 < len(found) <= MOST_WORLDS:
            self.worlds = weighed(found)

    # --- what is certain

    def certain(self, *zones: int) -> list[int]:
        """The kinds that lie in these zones in every world; do not change the list."""
        found = self.asked.get(zones)
        if found is None:
            found = in_all(
                world.certain([label for zone in zones for label in world.labels(zone)])
                for world in self.worlds
            )
            self.asked[zones] = found
        return found


def merged(worlds: list[World]) -> list[World]:
    """The worlds that differ, each as likely as all its doubles together."""
    found: dict[Any, World] = {}
    for world in worlds:
        same = found.setdefault(world.key(), world)
        if same is not world:
            same.weight += world.weight
    return list(found.values())


def weighed(worlds: list[World]) -> list[World]:
    """The same worlds with weights that add up to 1."""
    total = sum(world.weight for world in worlds)
    for world in worlds:
        world.weight /= total
    return worlds


def hidden_at_first(s: CitadelsState) -> list[int]:
    """The cards that lay in the deck when the journal began: all that are not open, but for those laid open since."""
    found = Counter(s.deck + s.under + s.museum + s.drawn)
    for hand in s.hands:
        found.update(hand)
    for entry in s.journal:
        if entry >> 11 & 31 == OPEN:
            found[entry & 63] += 1
        elif entry >> 6 & 31 == OPEN:
            found[entry & 63] -= 1
    return sorted(found.elements())


RECENT: Final[deque[Sightings]] = deque(maxlen=256)
"""What was asked for last; kept for copies of a state whose original has gone on."""


def sightings(s: CitadelsState, seat: int) -> Sightings:
    """All that `seat` knows of hidden district cards, read on from what this state or its original noted."""
    noted = s.minds.get(seat) if s.minds else None
    known: Sightings | None = noted() if noted else None
    if known is None:
        numbers = Numbers(hidden_at_first(s))
        known = Sightings(seat, numbers, [World(numbers)], 0)
    if known.lines < len(s.journal):
        known = known.after(s.journal)
        remember(s, known)
    return known


def remember(s: CitadelsState, known: Sightings) -> None:
    """Notes it for this state and, as long as it is in memory, for copies of it."""
    s.minds = {**(s.minds or {}), known.seat: ref(known)}
    s.kept = {**(s.kept or {}), known.seat: known}
    RECENT.append(known)
