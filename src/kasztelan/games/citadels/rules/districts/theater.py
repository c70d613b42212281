"""Theater: when all have chosen, its owner may exchange characters with somebody."""

from __future__ import annotations

from kasztelan.core.state import NATURE
from kasztelan.games.citadels.actions import (
    OFFER_CHARACTER,
    PASS,
    SWAP_CHARACTERS,
    THEATER_DRAW,
)
from kasztelan.games.citadels.components import THEATER
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.city import has
from kasztelan.games.citadels.rules.pending import THEATER_CARD, THEATER_OFFER, THEATER_SEAT
from kasztelan.games.citadels.state import CitadelsState


def open_theater(s: CitadelsState) -> None:
    """Asks the owner, if somebody has built it (CIT-THEATER)."""
    for seat in range(s.players):
        if has(s, seat, THEATER):
            s.push(THEATER_SEAT, seat, 0, 0)


def partners(s: CitadelsState) -> list[int]:
    seat = s.stack[-3]
    return [SWAP_CHARACTERS + other for other in range(s.players) if other != seat] + [PASS]


def held_ranks(s: CitadelsState, seat: int) -> list[int]:
    return [rank for rank in range(1, s.box.top + 1) if s.where[rank] == seat]


def choose_partner(s: CitadelsState, other: int) -> None:
    """With one character each they are exchanged at once; with two, the owner offers one first."""
    seat = s.stack[-3]
    s.pop()
    own = held_ranks(s, seat)
    if len(own) == 1:
        exchange(s, seat, other, own[0], held_ranks(s, other)[0])
    else:
        s.push(THEATER_OFFER, seat, other, 0)


def offers(s: CitadelsState) -> list[int]:
    found = [OFFER_CHARACTER + s.cast[rank] for rank in held_ranks(s, s.stack[-3])]
    found.sort()
    return found


def offer_character(s: CitadelsState, character: int) -> None:
    seat = s.stack[-3]
    other = s.stack[-2]
    s.pop()
    s.push(THEATER_CARD, NATURE, seat * 8 + other, s.box.rank_of[character])


def random_characters(s: CitadelsState) -> list[int]:
    """One of the partner's two cards, by chance."""
    found = [THEATER_DRAW + s.cast[rank] for rank in held_ranks(s, s.stack[-2] & 7)]
    found.sort()
    return found


def draw_character(s: CitadelsState, character: int) -> None:
    seat = s.stack[-2] >> 3
    other = s.stack[-2] & 7
    given = s.stack[-1]
    s.pop()
    exchange(s, seat, other, given, s.box.rank_of[character])


def exchange(s: CitadelsState, seat: int, other: int, given: int, got: int) -> None:
    s.where[given] = other
    s.where[got] = seat
    s.theater = seat + other * 8 + given * 64 + got * 1024
    if s.tape is not None:
        names = (s.cast[given], s.cast[got])
        s.tape.append((telling.CHARACTERS_SWAPPED, 1 << seat | 1 << other, (seat, other), names))
