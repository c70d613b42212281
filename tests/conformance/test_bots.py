"""Bots are honest: what the seat cannot see does not change what they choose."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kasztelan.bots.registry import bots_for, make_bot
from kasztelan.core.player import Seat
from kasztelan.games.catalogue import GAMES
from tests.conformance.option_sets import CASES, Case
from tests.conformance.walks import SEEDS, Walk, examples

QUICK: Final = ("random", "heuristic")
"""The bots that are quick enough to ask often."""

PAIRS: Final = [(case, bot) for case in CASES for bot in bots_for(case.game) if bot in QUICK]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_somebody_to_play_with(game: str) -> None:
    assert bots_for(game)[0] == "random"


@pytest.mark.parametrize(("case", "bot"), PAIRS, ids=str)
@examples(1)
@given(seed=st.integers(0, SEEDS - 1))
def test_a_bot_chooses_the_same_whatever_it_cannot_see(case: Case, bot: str, seed: int) -> None:
    walk = Walk(case, seed)
    game = walk.game
    for state in walk.moments(4):
        who = game.to_act(state)
        if who < 0:
            continue
        chosen = make_bot(bot, game, seed).choose(Seat(game, state, who))
        assert chosen in game.legal(state)
        for _ in range(2):
            dealt = game.determinize(state, who, walk.chance)
            assert make_bot(bot, game, seed).choose(Seat(game, dealt, who)) == chosen, game.decision(state)
