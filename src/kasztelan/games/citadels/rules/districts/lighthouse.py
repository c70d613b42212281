"""Lighthouse (classic): when built, its owner may fetch any card from the deck."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.actions import PASS, SEARCH, TAKE_CARD
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.building import each_kind
from kasztelan.games.citadels.rules.cards import (
    add_to_hand,
    look_at_deck,
    note,
    shuffle_deck,
    take_from_deck,
)
from kasztelan.games.citadels.state import DECK, CitadelsState


def cards(s: CitadelsState) -> list[int]:
    """First whether to search at all; what the deck holds is seen only then."""
    if s.stack[-2] == 0:
        return [TAKE_CARD, PASS]
    return each_kind(SEARCH, s.deck)


def begin_search(s: CitadelsState) -> None:
    """The searcher sees the whole deck, which is shuffled (CIT-CLASSIC-LIGHTHOUSE)."""
    seat = s.stack[-3]
    s.stack[-2] = 1
    shuffle_deck(s)
    look_at_deck(s, seat)
    if s.tape is not None:
        s.tape.append((telling.LOOKED_AT_DECK, EVERYONE, (seat,), ()))


def search(s: CitadelsState, kind: int) -> None:
    seat = s.stack[-3]
    s.pop()
    take_from_deck(s, kind)
    add_to_hand(s, seat, kind)
    note(s, kind, DECK, seat, 1 << seat)
    if s.tape is not None:
        s.tape.append((telling.SEARCHED, 1 << seat, (seat,), (kind,)))
