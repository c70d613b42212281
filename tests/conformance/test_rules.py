"""What holds in every game whoever plays it: copies, codecs, legal lists, refusals, components, chance, the end."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import IllegalAction, InvalidAction
from kasztelan.core.game import Game
from kasztelan.core.result import Result
from kasztelan.core.state import NATURE, OVER, State
from kasztelan.games.catalogue import GAMES, load
from tests.conformance.option_sets import Case
from tests.conformance.rooms import room
from tests.conformance.walks import MOST_STEPS, SEEDS, Walk, data_of, every_case, examples, sample_space

seeds = st.integers(0, SEEDS - 1)


@pytest.mark.parametrize("name", GAMES)
def test_every_registered_game_has_option_sets(name: str) -> None:
    assert room(name).OPTION_SETS


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_one_structured_form(name: str) -> None:
    game = load(name)
    words = [json.dumps(game.codec.decode(action)) for action in range(game.codec.size)]
    assert len(set(words)) == game.codec.size
    assert [game.codec.encode(json.loads(word)) for word in words] == list(range(game.codec.size))


@every_case
@examples(1)
@given(seed=seeds)
def test_the_options_tell_how_many_sit_at_the_table(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    game = walk.game
    seats, lines = game.seats(walk.options), len(game.participants(walk.options))
    low, high = game.table_sizes()
    assert low <= seats <= high
    assert lines >= seats > 0
    for state in walk.moments(30):
        assert game.to_act(state) < seats
        assert len(game.scores(state)) == lines
        assert len(game.scores_seen_by(state, None)) == lines
        told = [json.dumps(game.view(state, seat)) for seat in range(seats)]
        assert len(told) == seats


@every_case
@examples(1)
@given(seed=seeds)
def test_every_view_says_what_is_played_and_what_is_asked(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    game = walk.game
    for state in [*(one.copy() for one in walk.moments(20)), walk.state]:
        asked = game.decision(state)
        who = game.to_act(state)
        assert isinstance(asked["name"], str)
        assert asked["seat"] == (who if who >= 0 else None)
        for seat in (None, *range(walk.seats())):
            view = game.view(state, seat)
            assert (view["game"], view["decision"]) == (game.name, asked)


@every_case
@examples(2)
@given(seed=seeds)
def test_copies_are_independent(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    past: list[tuple[State, bytes, list[int]]] = []
    for state in walk.moments(25):
        if len(past) < 10:
            # By turns the copy is kept and the original played on, and the other way round.
            kept = state.copy()
            if len(past) % 2:
                kept, walk.state = state, kept
            past.append((kept, data_of(kept), walk.game.legal(kept)[:]))
    for state, data, legal in past:
        assert state.tape is None
        assert data_of(state) == data
        assert walk.game.legal(state) == legal
        state.choices = None
        assert walk.game.legal(state) == legal


@every_case
@examples(2)
@given(seed=seeds)
def test_data_holds_the_whole_position(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    for state in walk.moments(40):
        data = state.to_data()
        text = json.dumps(data)
        again = walk.game.from_data(json.loads(text))
        assert again.to_data() == data
        other = Walk(case, seed)
        for _ in range(25):
            if walk.game.to_act(again) == OVER:
                break
            assert walk.game.legal(again) == walk.game.legal(state)
            action = other.choose(again)
            walk.game._step(again, action)
            state = state.copy()
            walk.game._step(state, action)
        assert data_of(again) == data_of(state)
        assert json.dumps(data) == text


@every_case
@examples(3)
@given(seed=seeds)
def test_legal_actions_are_sorted_unique_and_accepted(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    game = walk.game
    for state in walk.moments(4):
        legal = game.legal(state)
        assert legal
        assert legal == sorted(set(legal))
        assert legal[0] >= 0
        assert legal[-1] < game.codec.size
        before = data_of(state)
        who = game.to_act(state)
        for action in {legal[walk.chance.below(len(legal), 0)] for _ in range(3)}:
            assert game.why_not(state, who, action) is None
            after = state.copy()
            game.apply(after, action)
            assert game.to_act(after) == OVER or game.legal(after)
        assert data_of(state) == before
    assert game.legal(walk.state) == []


@every_case
@examples(2)
@given(seed=seeds)
def test_everything_else_is_refused_and_changes_nothing(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    game = walk.game
    for state in walk.moments(12):
        before = data_of(state)
        who = game.to_act(state)
        for action in sample_space(game, walk.chance, 40):
            reason = game.why_not(state, who, action)
            if action in game.legal(state):
                assert reason is None
                continue
            assert reason is not None
            assert reason.code
            json.dumps(reason.to_data())
            with pytest.raises(IllegalAction) as refused:
                game.apply(state, action)
            assert refused.value.reason == reason
        for seat in range(walk.seats()):
            if seat != who:
                assert game.why_not(state, seat, game.legal(state)[0]) is not None
        for outside in (-1, game.codec.size, 10**9):
            with pytest.raises(InvalidAction):
                game.apply(state, outside)
        assert data_of(state) == before
    for action in sample_space(game, walk.chance, 10):
        reason = game.why_not(walk.state, 0, action)
        assert reason is not None
        assert reason.code == "game_over"
        with pytest.raises(IllegalAction):
            game.apply(walk.state, action)


@every_case
@examples(3)
@given(seed=seeds)
def test_components_are_conserved_and_the_game_ends(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    game = walk.game
    pieces: list[int] = []
    seats = walk.seats()
    for _ in range(MOST_STEPS):
        found = game.conserved(walk.state)
        pieces = pieces or found
        assert found == pieces
        who = game.to_act(walk.state)
        assert who in (OVER, NATURE) or (0 <= who < seats and pieces)
        assert (game.result(walk.state) is None) == (who != OVER)
        if who == OVER:
            break
        walk.step()
    result = game.result(walk.state)
    assert result is not None
    check_result(game, walk.options, walk.state, result)


def check_result(game: Game, options: dict[str, Any], state: State, result: Result) -> None:
    """Everybody who takes part has a line, partners share what they have, and the points are those of the scores."""
    lines = game.participants(options)
    assert len(result.points) == len(result.places) == len(result.won) == len(lines)
    assert result.sides == [one.side for one in lines]
    assert result.points == [sum(sources.values()) for sources in game.scores(state)]
    own = [sum(sources.values()) for sources in game.side_scores(state)]
    assert result.side_points == (own or [0] * (max(result.sides) + 1))
    assert all(1 <= place <= len(lines) for place in result.places)
    for side in set(result.sides):
        together = [at for at, one in enumerate(result.sides) if one == side]
        assert len({(result.places[at], result.won[at]) for at in together}) == 1
    assert result.reason in game.endings
    json.dumps(result.to_data())


@every_case
@examples(3)
@given(seed=seeds)
def test_chance_lays_its_weights_end_to_end(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    game = walk.game
    for state in walk.moments(3):
        if game.to_act(state) != NATURE:
            continue
        weights = game.weights(state)
        legal = game.legal(state)
        assert len(weights) == len(legal)
        assert min(weights) > 0
        assert game.total(state) == sum(weights)
        laid = [action for action, weight in zip(legal, weights, strict=True) for _ in range(weight)]
        assert [game.pick(state, number) for number in range(len(laid))] == laid


@every_case
@examples(1)
@given(seed=seeds)
def test_same_seed_same_game_whatever_the_global_random_does(case: Case, seed: int) -> None:
    held = random.getstate()
    try:
        random.seed(1)
        calm = Walk(case, seed)
        line = []
        while not calm.over():
            line.append(calm.step())
        random.seed(2)
        stormy = Walk(case, seed)
        for action in line:
            random.random()
            assert stormy.step() == action
        assert data_of(stormy.state) == data_of(calm.state)
        before = random.getstate()
        game = calm.game
        game.determinize(game.new(calm.options), 0, SeededChance(seed))
        Walk(case, seed).to_end()
        assert random.getstate() == before, "the rules drew from the global random"
    finally:
        random.setstate(held)
