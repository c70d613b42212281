"""What a seat knows of hidden cards, and dealing the rest anew."""

from __future__ import annotations

from bisect import insort

from kasztelan.core.chance import Chance
from kasztelan.games.citadels.characters_known import deal_characters
from kasztelan.games.citadels.lots import ANY, lay, pick, shuffle
from kasztelan.games.citadels.rules import pending
from kasztelan.games.citadels.rules.cards import note
from kasztelan.games.citadels.sightings import Sightings, remember, sightings
from kasztelan.games.citadels.state import (
    BENEATH_MUSEUM,
    DECK,
    DRAWN,
    LOOKED,
    TAKEN,
    UNDER,
    CitadelsState,
)
from kasztelan.games.citadels.worlds import BITS, ZONES, World


def known_hands(s: CitadelsState, seat: int) -> list[list[int]]:
    """The cards `seat` knows to be in each other hand."""
    known = sightings(s, seat)
    thinking = thinking_wizard(s)
    wizard = s.stack[thinking + 1] if thinking >= 0 else -1
    zones = [(one, TAKEN) if one == wizard else (one,) for one in range(s.players)]
    return [[] if one == seat else known.certain(*zones[one]) for one in range(s.players)]


def deal_anew(s: CitadelsState, seat: int, chance: Chance) -> CitadelsState:
    """A state `seat` cannot tell from the true one: what it does not know is gathered and dealt again."""
    new = s.copy()
    new.choices = None
    known = sightings(s, seat)
    deal_districts(new, known, chance)
    new.journal = as_told(s.journal, seat)
    tell_others(new, seat)
    new.minds = None
    remember(new, Sightings(seat, known.numbers, known.worlds, len(new.journal), known.whole))
    deal_characters(s, new, seat, chance)
    deal_markers(new, seat, chance)
    return new


def deal_districts(new: CitadelsState, known: Sightings, chance: Chance) -> None:
    """Chooses one of the worlds the seat thinks possible, by its likelihood, and lays the cards of its lots."""
    worlds = known.worlds
    world = worlds[pick([one.mass() for one in worlds], chance)] if len(worlds) > 1 else worlds[0]
    table = lay_out(world, chance)
    new.hands = [sorted(table[owner]) for owner in range(new.players)]
    new.deck = sorted(table[DECK])
    new.under = table[UNDER]
    new.museum = table[BENEATH_MUSEUM]
    new.drawn = table[DRAWN]
    thinking = thinking_wizard(new)
    if thinking >= 0:
        new.stack[thinking + 3] = table[TAKEN][0]
        insort(new.hands[new.stack[thinking + 1]], table[TAKEN][0])


def lay_out(world: World, chance: Chance) -> list[list[int]]:
    """The cards of every zone, each lot laid in its places by chance."""
    table = [[-1] * size for size in world.numbers.sizes]
    spots: dict[int, list[tuple[int, int, int]]] = {lot: [] for lot in (0, *world.lots)}
    for zone in range(ZONES):
        for at, label in enumerate(world.labels(zone)):
            spots[label >> BITS].append((label & ANY, zone, at))
    for lot, places in spots.items():
        laid = lay(world.kinds(lot), [types for types, _, _ in places], chance)
        for kind, (_, zone, at) in zip(laid, places, strict=True):
            table[zone][at] = kind
    return table


def as_told(journal: list[int], seat: int) -> list[int]:
    """The journal as far as `seat` could have kept it: where cards went, and which, if it saw them."""
    lines: list[int] = []
    for entry in journal:
        to = entry >> 11 & 31
        if entry >> 16 >> seat & 1:
            lines.append(entry)
        elif to not in (LOOKED, entry >> 6 & 31):
            lines.append(entry & 0xFFC0)
    return lines


def tell_others(new: CitadelsState, seat: int) -> None:
    """The other seats look at what they hold now; of what else they know, the truth is nothing to go by."""
    thinking = thinking_wizard(new)
    wizard, giver, card = new.stack[thinking + 1 : thinking + 4] if thinking >= 0 else (-1, -1, -1)
    for owner in range(new.players):
        if owner != seat:
            hand = new.hands[owner][:]
            if owner == wizard:
                hand.remove(card)
            show(new, owner, hand, 1 << owner)
    if wizard >= 0:
        show(new, TAKEN, [card], (1 << wizard | 1 << giver) & ~(1 << seat))
    if new.drawn and new.seat != seat:
        show(new, DRAWN, new.drawn, 1 << new.seat)


def show(new: CitadelsState, zone: int, cards: list[int], saw: int) -> None:
    note(new, 0, zone, LOOKED, saw)
    for kind in cards:
        note(new, kind, zone, zone, saw)


def thinking_wizard(s: CitadelsState) -> int:
    """Where on the stack a Wizard is asked whether to build the card he took, or -1."""
    for at in range(0, len(s.stack), 4):
        if s.stack[at] == pending.WIZARD_BUILD and s.held < 0:
            return at
    return -1


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
