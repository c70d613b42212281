"""A position as numbers for learning, from one seat's knowledge only."""

from __future__ import annotations

from typing import Final

from kasztelan.games.citadels.components import CHARACTERS, KINDS, TYPE_OF
from kasztelan.games.citadels.rules import pending, scoring
from kasztelan.games.citadels.rules.city import is_completed, size
from kasztelan.games.citadels.rules.districts.theater import held_ranks
from kasztelan.games.citadels.state import FACE_UP, CitadelsState

SEATS: Final = 8
PER_SEAT: Final = 15
SIZE: Final = 8 + 5 * 10 + 2 * len(CHARACTERS) + len(pending.NAMES) + KINDS + SEATS * PER_SEAT


def features(s: CitadelsState, seat: int) -> list[float]:
    """`SIZE` numbers: the table, the ranks, the question, the own hand, then the seats clockwise from the own."""
    numbers: list[float] = [
        s.round / 20,
        s.players / SEATS,
        (len(s.deck) + len(s.under)) / 68,
        s.tax / 10,
        float(s.first >= 0),
        float(s.gathered),
        s.rank / 9,
        float(bool(s.stack) and s.stack[-3] == seat),
    ]
    numbers.extend(rank_features(s))
    cast = set(s.cast[1 : s.box.top + 1])
    own = {s.cast[rank] for rank in held_ranks(s, seat)} if s.where else set()
    numbers.extend(float(number in cast) for number in range(len(CHARACTERS)))
    numbers.extend(float(number in own) for number in range(len(CHARACTERS)))
    asked = s.stack[-4] if s.stack else -1
    numbers.extend(float(number == asked) for number in range(len(pending.NAMES)))
    hand = s.hands[seat]
    numbers.extend(float(hand.count(kind)) for kind in range(KINDS))
    for distance in range(SEATS):
        numbers.extend(
            seat_features(s, (seat + distance) % s.players) if distance < s.players else [0.0] * PER_SEAT
        )
    return numbers


def rank_features(s: CitadelsState) -> list[float]:
    """The open marks on ranks 0 to 9: revealed, face up, killed or bewitched, robbed, warranted or threatened."""
    marks: list[float] = []
    laying = bool(s.stack) and s.stack[-4] in (pending.WARRANTS, pending.THREATS)
    for rank in range(10):
        marks.append(float(s.revealed >> rank & 1))
        marks.append(float(bool(s.where) and s.where[rank] == FACE_UP))
        marks.append(float(rank > 0 and rank in (s.killed, s.bewitched)))
        marks.append(float(rank > 0 and rank == s.robbed))
        marks.append(float(not laying and (s.warrants | s.threats) >> rank & 1))
    return marks


def seat_features(s: CitadelsState, seat: int) -> list[float]:
    """What lies open before a player."""
    types = [0.0] * 5
    for district in s.cities[seat]:
        types[TYPE_OF[district & 63]] += 1
    shown = [
        rank
        for rank in range(1, s.box.top + 1)
        if s.where and s.where[rank] == seat and s.revealed >> rank & 1
    ]
    return [
        s.gold[seat] / 10,
        len(s.hands[seat]) / 10,
        size(s, seat) / 8,
        sum(scoring.points_by_source(s, seat, False).values()) / 30,
        float(is_completed(s, seat)),
        float(s.crown == seat),
        float(s.shield == seat),
        float(s.first == seat),
        (max(shown) if shown else 0) / 9,
        float(s.seat == seat and s.rank > 0),
        *types,
    ]
