"""Random games by seed, and what every test of the battery needs to look at them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any, Final
from zlib import crc32

import pytest
from hypothesis import HealthCheck, Phase, settings

from kasztelan.core.chance import SeededChance
from kasztelan.core.events import events_in
from kasztelan.core.game import Game
from kasztelan.core.record import canonical
from kasztelan.core.state import NATURE, OVER, State
from kasztelan.games.catalogue import load
from tests.conformance.option_sets import CASES, Case

PROFILE: Final = os.environ.get("KASZTELAN_TEST_PROFILE", "quick")
"""`quick` plays the same few games every time; `thorough` plays new ones, thirty times as many."""
THOROUGH: Final = PROFILE == "thorough"

SEEDS: Final = 2**32
MOST_STEPS: Final = 100_000
"""No game of any option set comes near it."""

every_case = pytest.mark.parametrize("case", CASES, ids=str)
"""Runs a test over every registered game and option set."""


def examples(count: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """How many games a test plays for each case in the quick profile."""
    return settings(
        deadline=None,
        max_examples=count * 30 if THOROUGH else count,
        derandomize=not THOROUGH,
        database=None,
        # A smaller seed is no simpler game, so nothing is gained by shrinking.
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


class Walk:
    """A game played at random, to be looked at between any two steps."""

    def __init__(self, case: Case, seed: int) -> None:
        self.game: Game = load(case.game)
        self.options = self.game.check_options(case.options)
        self.state: State = self.game.new(self.options)
        # The first seed tried is always 0; with the case mixed in, every case plays a game of its own.
        mixed = crc32(f"{case} {seed}".encode())
        self.chance = SeededChance(mixed)
        # Half of the games are played by people who seldom pass or end a turn early.
        self.eager = mixed % 2 == 1

    def seats(self) -> int:
        return self.game.seats(self.options)

    def over(self) -> bool:
        return self.game.to_act(self.state) == OVER

    def choose(self, state: State) -> int:
        game = self.game
        if game.to_act(state) == NATURE:
            return game.pick(state, self.chance.below(game.total(state), 0))
        legal = game.legal(state)
        at = self.chance.below(len(legal), 0)
        if self.eager and at == len(legal) - 1:
            at = self.chance.below(len(legal), 0)
        return legal[at]

    def step(self) -> int:
        action = self.choose(self.state)
        self.game._step(self.state, action)
        return action

    def moments(self, every: int) -> Iterator[State]:
        """The state at about one in `every` steps; the walk goes on when the next is asked for."""
        for _ in range(MOST_STEPS):
            if self.over():
                return
            if self.chance.below(every, 0) == 0:
                yield self.state
            self.step()
        raise AssertionError("the game does not end")

    def to_end(self) -> State:
        for _ in self.moments(MOST_STEPS):
            pass
        return self.state


def data_of(state: State) -> bytes:
    """All of a position as bytes."""
    return canonical(state.to_data())


def sample_space(game: Game, chance: SeededChance, count: int) -> list[int]:
    """Actions of any kind: a verb by chance, then one of its actions, so that long verbs do not crowd out short."""
    verbs = list(game.codec.first)
    found: list[int] = []
    for _ in range(count):
        verb = verbs[chance.below(len(verbs), 0)]
        size = 1
        for field in game.codec.fields[verb]:
            size *= len(field.values)
        found.append(game.codec.first[verb] + chance.below(size, 0))
    return found


def told(game: Game, state: State, action: int, seat: int | None) -> tuple[State, list[dict[str, Any]]]:
    """The state after an action and the events of it as `seat` sees them; `state` itself stays."""
    after = state.copy()
    events = [event.seen_by(seat) for event in events_in(game.apply_told(after, action))]
    return after, events


def picture(game: Game, state: State, seat: int | None, sample: list[int]) -> dict[str, bytes]:
    """All that reaches `seat` (None: a spectator) from this position, as bytes, by what it is."""
    legal = game.legal(state)
    seen = {
        "view": canonical(game.view(state, seat)),
        "decision": canonical(game.decision(state)),
        "to_act": canonical(game.to_act(state)),
        "played": canonical(len(legal) == 1 and game.publicly_forced(state)),
    }
    if seat is None:
        return seen
    seen["features"] = canonical(game.features(state, seat))
    reasons = [game.why_not(state, seat, action) for action in sample]
    seen["reasons"] = canonical([None if one is None else one.to_data() for one in reasons])
    if game.to_act(state) == seat:
        seen["legal"] = canonical(legal)
    return seen
