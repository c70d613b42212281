"""Bots are honest: what the seat cannot see does not change what they choose."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kasztelan.bots.registry import make_bot
from kasztelan.core.game import Game
from kasztelan.core.player import Player, Seat
from tests.conformance.option_sets import Case
from tests.conformance.walks import SEEDS, Walk, every_case, examples

Maker = Callable[[Game, int], Player]


def makers() -> dict[str, Maker]:
    """The bots that are quick enough to ask often."""
    return {name: partial(make_bot, name) for name in ("random", "heuristic")}


MAKERS = makers()


@every_case
@pytest.mark.parametrize("bot", MAKERS)
@examples(1)
@given(seed=st.integers(0, SEEDS - 1))
def test_a_bot_chooses_the_same_whatever_it_cannot_see(case: Case, bot: str, seed: int) -> None:
    walk = Walk(case, seed)
    game = walk.game
    for state in walk.moments(4):
        who = game.to_act(state)
        if who < 0:
            continue
        chosen = MAKERS[bot](game, seed).choose(Seat(game, state, who))
        assert chosen in game.legal(state)
        for _ in range(2):
            dealt = game.determinize(state, who, walk.chance)
            assert MAKERS[bot](game, seed).choose(Seat(game, dealt, who)) == chosen, game.decision(state)
