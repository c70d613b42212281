"""Graveyard (classic): its owner may buy a card that the Warlord destroys."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.actions import PASS, RECOVER
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.cards import add_to_hand, empty_museum, note
from kasztelan.games.citadels.state import ALL, OPEN, UNDER, CitadelsState


def choice(s: CitadelsState) -> list[int]:
    return [RECOVER, PASS]


def recover(s: CitadelsState, place: int) -> None:
    """One gold to the bank, and the card goes to the hand for all to see (CIT-CLASSIC-GRAVEYARD)."""
    seat = s.stack[-3]
    kind = s.stack[-2]
    s.pop()
    s.gold[seat] -= 1
    add_to_hand(s, seat, kind)
    note(s, kind, OPEN, seat, ALL)
    empty_museum(s, kind)
    if s.tape is not None:
        s.tape.append((telling.RECOVERED, EVERYONE, (seat, kind), ()))


def let_go(s: CitadelsState) -> None:
    kind = s.stack[-2]
    s.pop()
    s.under.append(kind)
    note(s, kind, OPEN, UNDER, ALL)
    empty_museum(s, kind)
