"""Views leak nothing, re-dealing is honest, and only what everybody sees is forced is played unasked."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from kasztelan.core.chance import SeededChance
from kasztelan.core.events import read
from kasztelan.core.game import Game
from kasztelan.core.state import NATURE, OVER, State
from tests.conformance.option_sets import Case
from tests.conformance.rooms import shown_by_asking
from tests.conformance.walks import (
    MOST_STEPS,
    SEEDS,
    Walk,
    data_of,
    every_case,
    examples,
    picture,
    sample_space,
    told,
)

seeds = st.integers(0, SEEDS - 1)


def same_story(
    game: Game, world: State, seat: int, action: int, story: list[dict[str, Any]], chance: SeededChance
) -> State | None:
    """The other world after a step that tells `seat` the same story; another action than `action` if there is one."""
    if game.to_act(world) == seat:
        actions = [action]
    else:
        legal = game.legal(world)
        actions = [legal[chance.below(len(legal), 0)] for _ in range(5)]
        if action in legal:
            actions.append(action)
    for one in actions:
        after, heard = heard_of(game, world, one, seat)
        if heard == story:
            return after
    return None


def heard_of(game: Game, state: State, action: int, seat: int) -> tuple[State, list[dict[str, Any]]]:
    """The state after an action and the seat's story of it: the events, what is asked, and what the question shows."""
    after, story = told(game, state, action, seat)
    asked = game.decision(after)
    story.append(asked)
    if game.to_act(after) == seat and asked["name"] in shown_by_asking(game.name):
        story.append({"legal": game.legal(after)})
    return after, story


def assert_alike(game: Game, true: State, other: State, seat: int, chance: SeededChance) -> None:
    """Nothing that reaches the seat, or a spectator, tells the two worlds apart."""
    sample = sample_space(game, chance, 10)
    if game.to_act(true) == seat:
        sample += game.legal(true)
    assert picture(game, other, seat, sample) == picture(game, true, seat, sample)
    assert picture(game, other, None, []) == picture(game, true, None, [])


@every_case
@examples(1)
@given(seed=seeds)
def test_worlds_that_tell_a_seat_the_same_story_look_the_same_to_it(case: Case, seed: int) -> None:
    """Two games side by side in which `seat` hears the same events; what it does not hear differs.

    Whenever no such step exists the second world is dealt anew from what the seat knows of the first.
    """
    walk = Walk(case, seed)
    game = walk.game
    seat = walk.chance.below(walk.seats(), 0)
    chance = SeededChance(walk.chance.below(SEEDS, 0))
    other = walk.state.copy()
    # When the game is over all cards are laid open, so the worlds need no longer agree.
    for step in range(MOST_STEPS):
        if walk.over():
            return
        # Always when the seat is asked, and at every fourth step besides.
        if step % 4 == 0 or game.to_act(walk.state) == seat:
            assert_alike(game, walk.state, other, seat, chance)
        # Of several cards drawn for a seat its events tell when the last has come.
        if step % 8 == 0 and game.to_act(other) != NATURE:
            one = game.determinize(walk.state, seat, SeededChance(step))
            two = game.determinize(other, seat, SeededChance(step))
            assert one.to_data() == two.to_data()
        action = walk.choose(walk.state)
        walk.state, story = heard_of(game, walk.state, action, seat)
        found = same_story(game, other, seat, action, story, chance)
        other = game.determinize(walk.state, seat, chance) if found is None else found


@every_case
@examples(1)
@given(seed=seeds)
def test_a_redealt_state_is_one_the_seat_cannot_tell_from_the_truth(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    game = walk.game
    for state in walk.moments(40):
        before = data_of(state)
        for seat in range(walk.seats()):
            dealt = game.determinize(state, seat, walk.chance)
            assert_alike(game, state, dealt, seat, walk.chance)
            assert game.conserved(dealt) == game.conserved(state)
            again = game.determinize(dealt, seat, SeededChance(seed))
            assert again.to_data() == game.determinize(state, seat, SeededChance(seed)).to_data()
        assert data_of(state) == before


@every_case
@examples(1)
@given(seed=seeds)
def test_a_redealt_game_can_be_played_to_its_end(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    game = walk.game
    for state in [state.copy() for state in walk.moments(60)]:
        seat = walk.chance.below(walk.seats(), 0)
        walk.state = game.determinize(state, seat, walk.chance)
        pieces = game.conserved(walk.state)
        walk.to_end()
        assert game.conserved(walk.state) == pieces or not pieces


@every_case
@examples(1)
@given(seed=seeds)
def test_what_is_played_unasked_is_forced_for_all_to_see(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    game = walk.game
    seats = walk.seats()
    for state in walk.moments(1):
        who = game.to_act(state)
        if who < 0 or len(game.legal(state)) != 1 or not game.publicly_forced(state):
            continue
        # What a spectator knows is less than what any seat knows: dealt anew for one seat after another.
        spectators = state
        for seat in range(seats):
            if seat != who:
                dealt = game.determinize(state, seat, walk.chance)
                assert len(game.legal(dealt)) == 1, game.decision(state)
                assert game.publicly_forced(dealt)
            spectators = game.determinize(spectators, seat, walk.chance)
        assert game.to_act(spectators) != OVER
        assert len(game.legal(spectators)) == 1, game.decision(state)


def after_quietly(game: Game, state: State, action: int) -> State | None:
    """The state after an action that a seat could take back, None if it could not: chance answers or something shows."""
    after = state.copy()
    after.tape = []
    game._step(after, action)
    shows = any(read(noted, game.kinds).barrier for noted in after.tape)
    after.tape = None
    return None if shows or game.to_act(after) in (NATURE, OVER) else after


@every_case
@examples(1)
@given(seed=seeds)
def test_what_can_be_taken_back_has_shown_nothing_to_anybody(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    game = walk.game
    for state in walk.moments(8):
        if game.to_act(state) < 0:
            continue
        worlds = [game.determinize(state, seat, walk.chance) for seat in range(walk.seats())]
        legal = game.legal(state)
        for action in {legal[walk.chance.below(len(legal), 0)] for _ in range(4)}:
            after = after_quietly(game, state, action)
            for seat, dealt in enumerate(worlds):
                if after is None or action not in game.legal(dealt):
                    continue
                other = after_quietly(game, dealt, action)
                if other is not None:
                    seen = picture(game, after, seat, [])
                    assert picture(game, other, seat, []) == seen, game.codec.decode(action)
