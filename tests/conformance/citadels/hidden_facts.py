"""What is hidden from a seat at a Citadels table, by name, and how likely a fair deal is to hit the truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb
from typing import Any

from kasztelan.core.state import State
from kasztelan.games.citadels.sightings import sightings
from kasztelan.games.citadels.state import DRAWN, TAKEN, UNDER, CitadelsState
from kasztelan.games.citadels.worlds import BITS, PLAIN, World
from tests.conformance.rooms import Fact


def hidden_from(state: State, seat: int) -> dict[str, Fact]:
    """The other hands, the piles, and the faces of the markers; characters have a test of their own."""
    assert isinstance(state, CitadelsState)
    worlds = sightings(state, seat).worlds
    facts = markers(state, seat)
    # Where the seat has to guess how cards went, the chances are not so easily counted.
    if len(worlds) == 1 and settled(worlds[0]):
        facts.update(cards(state, seat, worlds[0]))
    return facts


def settled(world: World) -> bool:
    """Whether the seat knows of every card that it has seen where it is, and nothing of the others."""
    labels = [label for zone in world.places for label in zone if label != PLAIN]
    return all(labels.count(label) == len(world.lots.get(label >> BITS, ())) for label in labels) and all(
        sum(label >> BITS in (one >> BITS for one in zone) for zone in world.places) == 1 for label in labels
    )


def cards(s: CitadelsState, seat: int, world: World) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    pool = Counter(world.kinds(0))
    for other in range(s.players):
        if other != seat:
            lots = {label >> BITS for zone in (other, TAKEN) for label in world.places[zone]}
            rest = Counter(s.hands[other]) - Counter(kind for lot in lots for kind in world.lots[lot])
            facts[f"hand {other}"] = Fact(_reader("hands", other), likely(pool, rest))
    under = Counter(kind for kind, label in zip(s.under, world.labels(UNDER), strict=True) if label == PLAIN)
    facts["under, in any order"] = Fact(_reader("under", None), likely(pool, under))
    if s.drawn and s.seat != seat and not world.places[DRAWN]:
        facts["drawn"] = Fact(_reader("drawn", None), likely(pool, Counter(s.drawn)))
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
