"""Setting up: the cast, the deck, the first crown and the deal, with NATURE deciding what is random."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE, NATURE, RULES
from kasztelan.games.citadels.actions import CAST, CROWN_FIRST, INCLUDE
from kasztelan.games.citadels.components import (
    CHARACTERS,
    CLASSIC,
    DIPLOMAT,
    FIRST_UNIQUE,
    GRAVEYARD,
    barred,
)
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.cards import gain
from kasztelan.games.citadels.rules.draft import begin_draft
from kasztelan.games.citadels.rules.pending import (
    CHOOSE_CAST,
    CHOOSE_CROWN,
    CHOOSE_UNIQUE,
    START,
)
from kasztelan.games.citadels.state import Box, CitadelsState


def new_state(box: Box) -> CitadelsState:
    """An empty table with the questions to NATURE that this set-up needs, in order."""
    s = empty_table(box)
    s.push(START, RULES, 0, 0)
    if box.crown < 0:
        s.push(CHOOSE_CROWN, NATURE, 0, 0)
    else:
        s.crown = box.crown
    for _ in range(box.random_uniques):
        s.push(CHOOSE_UNIQUE, NATURE, 0, 0)
    for rank in range(box.top, 0, -1):
        if box.cast[rank] < 0:
            s.push(CHOOSE_CAST, NATURE, rank, 0)
    return s


def empty_table(box: Box) -> CitadelsState:
    """Two gold each, nothing dealt, the deck made of all that is certain to be in it (CIT-SETUP)."""
    s = CitadelsState(box)
    s.cast = box.cast[:]
    s.gold = [2] * box.players
    s.hands = [[] for _ in range(box.players)]
    s.cities = [[] for _ in range(box.players)]
    s.built = [0] * box.players
    s.deck = full_deck(box)
    s.under = []
    s.museum = []
    s.drawn = []
    s.where = []
    s.packs = []
    s.discards = []
    s.journal = []
    return s


def full_deck(box: Box) -> list[int]:
    """The basic districts, 54 as printed, and the unique ones agreed upon."""
    deck: list[int] = []
    for kind in range(FIRST_UNIQUE):
        deck.extend([kind] * box.copies[kind])
    deck.extend(box.uniques)
    deck.sort()
    return deck


def cast_choices(s: CitadelsState) -> list[int]:
    """Characters of the wanted rank that this edition and number of players allow."""
    rank = s.stack[-2]
    ranks = s.box.rank_of
    out: list[int] = []
    for number, one in enumerate(CHARACTERS):
        if ranks[number] == rank and not barred(one.id, s.players, s.box.edition):
            if s.box.edition == CLASSIC and one.starred and rank < 9 and swapped(s) >= s.box.classic_swaps:
                continue
            out.append(CAST + number)
    return out


def swapped(s: CitadelsState) -> int:
    """How many base characters of the classic edition have been replaced so far."""
    count = 0
    for rank in range(1, 9):
        if s.cast[rank] >= 0 and CHARACTERS[s.cast[rank]].starred:
            count += 1
    return count


def choose_cast(s: CitadelsState, character: int) -> None:
    rank = s.stack[-2]
    s.pop()
    cast = s.cast[:]
    cast[rank] = character
    s.cast = cast
    if s.tape is not None:
        s.tape.append((telling.CAST, EVERYONE, (character,), ()))


def unique_choices(s: CitadelsState) -> list[int]:
    return [INCLUDE + kind for kind in s.box.unique_pool if kind not in s.deck]


def include(s: CitadelsState, kind: int) -> None:
    s.pop()
    s.deck.append(kind)
    s.deck.sort()
    if s.tape is not None:
        s.tape.append((telling.INCLUDED, EVERYONE, (kind,), ()))


def crown_choices(s: CitadelsState) -> list[int]:
    return [CROWN_FIRST + seat for seat in range(s.players)]


def crown_first(s: CitadelsState, seat: int) -> None:
    s.pop()
    s.crown = seat
    if s.tape is not None:
        s.tape.append((telling.FIRST_CROWN, EVERYONE, (seat,), ()))


def start(s: CitadelsState) -> None:
    """Removes what the cast forbids, deals four cards each, then the first round begins."""
    s.pop()
    remove_forbidden(s)
    begin_draft(s)
    for seat in range(s.players - 1, -1, -1):
        gain(s, seat, 4, telling.DEAL)


def remove_forbidden(s: CitadelsState) -> None:
    """The classic Graveyard is not used with the Diplomat (CIT-CLASSIC-GRAVEYARD)."""
    if s.box.edition == CLASSIC and s.cast[8] == DIPLOMAT and GRAVEYARD in s.deck:
        s.deck.remove(GRAVEYARD)
