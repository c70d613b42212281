"""What a seat knows of hidden cards, and dealing the rest anew."""

from __future__ import annotations

from typing import Final

from kasztelan.core.chance import Chance
from kasztelan.games.citadels.characters_known import deal_characters
from kasztelan.games.citadels.rules import pending
from kasztelan.games.citadels.state import (
    BENEATH_MUSEUM,
    DECK,
    DRAWN,
    LOOKED,
    OPEN,
    SHUFFLE,
    SWAP,
    UNDER,
    CitadelsState,
)

UNKNOWN: Final = -1


class Sightings:
    """What one seat knows for certain, card by card.

    `bags` holds for each zone without order (hands, deck, drawn cards) the kinds known to be there; a card that
    leaves unseen may have been any of them, so one of each kind is forgotten. `rows` holds the zones that keep
    their order (under the deck, beneath the Museum), with UNKNOWN for a card not seen.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.bags: list[list[int]] = [[] for _ in range(16)]
        self.rows: dict[int, list[int]] = {UNDER: [], BENEATH_MUSEUM: []}

    def read(self, journal: list[int]) -> None:
        for entry in journal:
            kind = entry & 63
            source = entry >> 6 & 15
            to = entry >> 10 & 15
            seen = entry >> 14 >> self.seat & 1 == 1
            if to == SWAP:
                self.bags[kind], self.bags[source] = self.bags[source], self.bags[kind]
            elif to == SHUFFLE:
                self.bags[DECK].extend(one for one in self.rows[UNDER] if one != UNKNOWN)
                self.rows[UNDER] = []
            elif to == LOOKED:
                if seen:
                    self.bags[source] = []
            elif source == to:
                if seen:
                    self.bags[to].append(kind)
            else:
                self.move(kind, source, to, seen)

    def move(self, kind: int, source: int, to: int, seen: bool) -> None:
        known = kind if seen else UNKNOWN
        if source in self.rows:
            was = self.rows[source].pop(0)
            known = was if known == UNKNOWN else known
        elif source != OPEN:
            self.forget(source, known)
        if to in self.rows:
            self.rows[to].append(known)
        elif to != OPEN and known != UNKNOWN:
            self.bags[to].append(known)

    def forget(self, zone: int, known: int) -> None:
        """A card has left a zone without order."""
        bag = self.bags[zone]
        if known == UNKNOWN:
            for kind in set(bag):
                bag.remove(kind)
        elif known in bag:
            bag.remove(known)


def sightings(s: CitadelsState, seat: int) -> Sightings:
    """All that `seat` knows of hidden district cards."""
    known = Sightings(seat)
    known.read(s.journal)
    return known


def known_hands(s: CitadelsState, seat: int) -> list[list[int]]:
    """The cards `seat` knows to be in each hand."""
    known = sightings(s, seat)
    return [sorted(known.bags[one]) for one in range(s.players)]


def deal_anew(s: CitadelsState, seat: int, chance: Chance) -> CitadelsState:
    """A state `seat` cannot tell from the true one: what it does not know is gathered, sorted and dealt again."""
    new = s.copy()
    new.choices = None
    known = sightings(s, seat)
    deal_districts(s, new, known, seat, chance)
    new.journal = fresh_journal(new, known, seat)
    deal_characters(s, new, seat, chance)
    deal_markers(new, seat, chance)
    return new


def deal_districts(s: CitadelsState, new: CitadelsState, known: Sightings, seat: int, chance: Chance) -> None:
    drawer = drawing_seat(s)
    pool = s.deck + s.under + s.museum
    for owner in range(s.players):
        if owner != seat:
            pool = pool + s.hands[owner]
    if drawer != seat:
        pool = pool + s.drawn
    pool.sort()
    for owner in range(s.players):
        if owner != seat:
            take_out(pool, known.bags[owner])
    for row in known.rows.values():
        take_out(pool, [kind for kind in row if kind != UNKNOWN])
    take_out(pool, known.bags[DECK])
    shuffle(pool, chance)
    for owner in range(s.players):
        if owner != seat:
            new.hands[owner] = sorted(fill(known.bags[owner], len(s.hands[owner]), pool))
    if drawer != seat:
        new.drawn = fill([], len(s.drawn), pool)
    new.under = [pool.pop() if kind == UNKNOWN else kind for kind in known.rows[UNDER]]
    new.museum = [pool.pop() if kind == UNKNOWN else kind for kind in known.rows[BENEATH_MUSEUM]]
    new.deck = sorted(pool + known.bags[DECK])
    deal_wizards_card(new, seat, chance)


def deal_wizards_card(new: CitadelsState, seat: int, chance: Chance) -> None:
    """The card a Wizard is thinking about is known to him and to its former owner only."""
    stack = new.stack
    for at in range(0, len(stack), 4):
        if stack[at] == pending.WIZARD_BUILD and seat not in (stack[at + 1], stack[at + 2]) and new.held < 0:
            hand = new.hands[stack[at + 1]]
            stack[at + 3] = hand[chance.below(len(hand), 0)]


def fresh_journal(new: CitadelsState, known: Sightings, seat: int) -> list[int]:
    """A journal that tells the new state's seats what they hold, and `seat` what it knew; nothing of the truth."""
    journal: list[int] = []
    for owner in range(new.players):
        rest = new.hands[owner][:]
        if owner != seat:
            for kind in sorted(known.bags[owner]):
                rest.remove(kind)
                journal.append(entry(kind, owner, owner, 1 << owner | 1 << seat))
        journal.extend(entry(kind, owner, owner, 1 << owner) for kind in rest)
    for zone, row in ((UNDER, new.under), (BENEATH_MUSEUM, new.museum)):
        for kind, was in zip(row, known.rows[zone], strict=True):
            journal.append(entry(kind, OPEN, zone, 0 if was == UNKNOWN else 1 << seat))
    journal.extend(entry(kind, DECK, DECK, 1 << seat) for kind in sorted(known.bags[DECK]))
    drawer = drawing_seat(new)
    journal.extend(entry(kind, DRAWN, DRAWN, 1 << drawer) for kind in new.drawn)
    stack = new.stack
    for at in range(0, len(stack), 4):
        if stack[at] == pending.WIZARD_BUILD and stack[at + 2] != seat and new.held < 0:
            # Its former owner knows the card a Wizard is thinking about.
            journal.append(entry(stack[at + 3], stack[at + 1], stack[at + 1], 1 << stack[at + 2]))
    return journal


def entry(kind: int, source: int, to: int, saw: int) -> int:
    return kind | source << 6 | to << 10 | saw << 14


def drawing_seat(s: CitadelsState) -> int:
    """Whose the drawn cards are, or -1."""
    return s.seat if s.drawn else -1


def deal_markers(new: CitadelsState, seat: int, chance: Chance) -> None:
    """Which warrant is signed and which threat is flowered, where the seat cannot know."""
    laying = new.stack[-4] if new.stack else -1
    if new.magistrate >= 0 and seat != new.magistrate and not new.signed_shown:
        if laying == pending.WARRANTS:
            ranks = list(range(2, new.box.top + 1))
            shuffle(ranks, chance)
            new.warrants = sum(1 << rank for rank in ranks[: 3 - new.stack[-2]])
        new.signed = any_rank(new.warrants, chance)
    if new.blackmailer >= 0 and seat != new.blackmailer and not new.flower_shown and not new.bare_shown:
        if laying == pending.THREATS:
            open_ranks = [r for r in range(3, new.box.top + 1) if r not in (new.killed, new.bewitched)]
            new.threats = 1 << open_ranks[chance.below(len(open_ranks), 0)]
        new.flowered = any_rank(new.threats | new.settled, chance)


def any_rank(ranks: int, chance: Chance) -> int:
    """One of the ranks in a bit set."""
    found = [rank for rank in range(1, 10) if ranks >> rank & 1]
    return found[chance.below(len(found), 0)]


def take_out(pool: list[int], kinds: list[int]) -> None:
    for kind in kinds:
        pool.remove(kind)


def fill(known: list[int], size: int, pool: list[int]) -> list[int]:
    """A hand of the right size: what is known, and the rest off the shuffled pool."""
    hand = known[:]
    while len(hand) < size:
        hand.append(pool.pop())
    return hand


def shuffle(cards: list[int], chance: Chance) -> None:
    """Fisher and Yates with the given source."""
    for at in range(len(cards) - 1, 0, -1):
        other = chance.below(at + 1, 0)
        cards[at], cards[other] = cards[other], cards[at]
