"""What is hidden from a seat at a Citadels table, by name, and how likely a fair deal is to hit the truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb
from typing import Any

from kasztelan.core.state import State
from kasztelan.games.citadels.knowledge import UNKNOWN, sightings
from kasztelan.games.citadels.state import BENEATH_MUSEUM, DECK, UNDER, CitadelsState
from tests.conformance.rooms import Fact


def hidden_from(state: State, seat: int) -> dict[str, Fact]:
    """The other hands, the piles, and the faces of the markers; characters have a test of their own."""
    assert isinstance(state, CitadelsState)
    s = state
    known = sightings(s, seat)
    facts: dict[str, Fact] = {}
    drawing = bool(s.drawn) and s.seat != seat
    pool = Counter(s.deck + s.under + s.museum + (s.drawn if drawing else []))
    for other in range(s.players):
        if other != seat:
            pool.update(s.hands[other])
            pool.subtract(known.bags[other])
    for zone in (UNDER, BENEATH_MUSEUM):
        pool.subtract([kind for kind in known.rows[zone] if kind != UNKNOWN])
    pool.subtract(known.bags[DECK])
    for other in range(s.players):
        if other != seat:
            rest = Counter(s.hands[other]) - Counter(known.bags[other])
            facts[f"hand {other}"] = Fact(_reader("hands", other), likely(pool, rest))
    under = Counter(one for one, was in zip(s.under, known.rows[UNDER], strict=True) if was == UNKNOWN)
    facts["under, in any order"] = Fact(_reader("under", None), likely(pool, under))
    if drawing:
        facts["drawn"] = Fact(_reader("drawn", None), likely(pool, Counter(s.drawn)))
    facts.update(markers(s, seat))
    return facts


def markers(s: CitadelsState, seat: int) -> dict[str, Fact]:
    """Which of three warrants is signed, which of two threats is flowered, once all lie and none is shown."""
    found: dict[str, Fact] = {}
    if s.magistrate not in (-1, seat) and not s.signed_shown and s.warrants.bit_count() == 3:
        found["signed"] = Fact(_reader("signed", None), 1 / 3)
    threats = (s.threats | s.settled).bit_count()
    if s.blackmailer not in (-1, seat) and not s.flower_shown and not s.bare_shown and threats == 2:
        found["flowered"] = Fact(_reader("flowered", None), 1 / 2)
    return found


def _reader(slot: str, at: int | None) -> Callable[[State], Any]:
    def read(state: State) -> Any:
        value = getattr(state, slot)
        value = value if at is None else value[at]
        return tuple(sorted(value)) if isinstance(value, list) else value

    return read


def likely(pool: Counter[int], taken: Counter[int]) -> float:
    """The chance that so many cards dealt from the pool are just these."""
    ways = 1
    for kind, count in taken.items():
        ways *= comb(pool[kind], count)
    return ways / comb(pool.total(), taken.total())
