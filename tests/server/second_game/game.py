"""Stones: a game as small as a game can be that still hides, rolls, scores and can be played alone.

A heap lies on the table and everybody in turn takes one or two stones. Before that each seat is secretly dealt a lucky
number; whoever ends with just so many stones doubles them. Played alone, an automa without a seat takes stones too:
what it takes is chance.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.actions import Codec, Field
from kasztelan.core.chance import Chance
from kasztelan.core.errors import BadPosition
from kasztelan.core.events import Kind
from kasztelan.core.game import Game, Result
from kasztelan.core.options import Choice, Number
from kasztelan.core.state import EVERYONE, NATURE, State

LUCK, TAKE, AUTOMA = range(3)
ASKED: Final = ("luck", "take", "automa")
NUMBERS: Final = (2, 3, 4, 5)

CODEC: Final = Codec(
    [
        ("deal", [Field("number", NUMBERS)]),
        ("take", [Field("stones", (1, 2))]),
        ("automa_takes", [Field("stones", (1, 2))]),
    ]
)
DEAL: Final = CODEC.first["deal"]
TAKES: Final = {TAKE: CODEC.first["take"], AUTOMA: CODEC.first["automa_takes"]}

DEALT, TAKEN = range(2)
KINDS: Final = [
    Kind("dealt", [("seat", None)], [("number", None)]),
    Kind("taken", [("seat", None), ("stones", None)]),
]


class Heap(State):
    """What lies on the table."""

    def __init__(self, seats: int, heap: int, alone: bool) -> None:
        super().__init__()
        self.heap = heap
        self.alone = alone
        self.taken = [0] * seats
        self.lucky = [0] * seats

    def copy(self) -> State:
        other = Heap(len(self.taken), self.heap, self.alone)
        other.taken, other.lucky, other.stack = self.taken[:], self.lucky[:], self.stack[:]
        return other

    def to_data(self) -> dict[str, Any]:
        return {
            "heap": self.heap,
            "alone": self.alone,
            "taken": self.taken[:],
            "lucky": self.lucky[:],
            "stack": self.stack[:],
        }


def heap_of(state: State) -> Heap:
    assert isinstance(state, Heap)
    return state


class Stones(Game):
    """Neither its options nor its views name players as Citadels does."""

    def __init__(self) -> None:
        options = [
            Choice("mode", "table", ("table", "alone")),
            Number("guests", 2, 2, 4),
            Number("heap", 12, 3, 40),
        ]
        super().__init__("stones", 1, CODEC, KINDS, options)

    def seats(self, options: Mapping[str, Any]) -> int:
        guests: int = options["guests"]
        return 1 if options["mode"] == "alone" else guests

    def new(self, options: Mapping[str, Any]) -> State:
        agreed = self.check_options(options)
        seats = self.seats(agreed)
        state = Heap(seats, agreed["heap"], agreed["mode"] == "alone")
        state.push(TAKE, 0, 0, 0)
        for seat in range(seats):
            state.push(LUCK, NATURE, seat, 0)
        return state

    def position(self, data: Mapping[str, Any]) -> State:
        raise BadPosition("position", "is not possible", "a fresh game")

    def from_data(self, data: Mapping[str, Any]) -> State:
        state = Heap(len(data["taken"]), data["heap"], data["alone"])
        state.taken, state.lucky, state.stack = data["taken"][:], data["lucky"][:], data["stack"][:]
        return state

    def find_legal(self, state: State) -> list[int]:
        if not state.stack:
            return []
        what = state.stack[-4]
        if what == LUCK:
            return list(range(DEAL, DEAL + len(NUMBERS)))
        return [TAKES[what] + at for at in range(min(2, heap_of(state).heap))]

    def step(self, state: State, action: int) -> None:
        s = heap_of(state)
        what, who, seat, _ = s.stack[-4:]
        s.pop()
        s.choices = None
        if what == LUCK:
            s.lucky[seat] = NUMBERS[action - DEAL]
            note(s, DEALT, 1 << seat, (seat,), (s.lucky[seat],))
            return
        stones = action - TAKES[what] + 1
        s.heap -= stones
        if what == TAKE:
            s.taken[who] += stones
        note(s, TAKEN, EVERYONE, (who, stones), ())
        if s.heap > 0 and what == TAKE and s.alone:
            s.push(AUTOMA, NATURE, 0, 0)
        elif s.heap > 0:
            s.push(TAKE, (who + 1) % len(s.taken), 0, 0)

    def decision(self, state: State) -> dict[str, Any]:
        if not state.stack:
            return {"name": "over", "seat": None}
        return {"name": ASKED[state.stack[-4]], "seat": state.stack[-3] if state.stack[-3] >= 0 else None}

    def publicly_forced(self, state: State) -> bool:
        return len(self.legal(state)) == 1

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        s = heap_of(state)
        return {
            "game": self.name,
            "decision": self.decision(state),
            "heap": s.heap,
            "taken": s.taken[:],
            "mine": None if seat is None else {"lucky": s.lucky[seat]},
        }

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        dealt = heap_of(state.copy())
        for other in range(len(dealt.lucky)):
            if other != seat and dealt.lucky[other]:
                dealt.lucky[other] = NUMBERS[chance.below(len(NUMBERS), 0)]
        return dealt

    def scores(self, state: State) -> list[dict[str, int]]:
        s = heap_of(state)
        return [self.points(s, seat, True) for seat in range(len(s.taken))]

    def scores_seen_by(self, state: State, seat: int | None) -> list[dict[str, int]]:
        s = heap_of(state)
        return [self.points(s, one, one == seat or not s.stack) for one in range(len(s.taken))]

    def points(self, s: Heap, seat: int, open_luck: bool) -> dict[str, int]:
        lucky = open_luck and s.taken[seat] == s.lucky[seat]
        return {"stones": s.taken[seat], "luck": s.taken[seat] if lucky else 0}

    def result(self, state: State) -> Result | None:
        if state.stack:
            return None
        points = [sum(one.values()) for one in self.scores(state)]
        places = [1 + sum(other > mine for other in points) for mine in points]
        return Result("heap_gone", points, places, [place == 1 for place in places])


def note(s: Heap, code: int, audience: int, public: tuple[int, ...], secret: tuple[int, ...]) -> None:
    if s.tape is not None:
        s.tape.append((code, audience, public, secret))


GAME: Final = Stones()
