"""An observer fed only one seat's events finds no contradiction in that seat's view."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.option_sets import Case
from tests.conformance.rooms import room
from tests.conformance.walks import MOST_STEPS, SEEDS, Walk, every_case, examples, told


@every_case
@examples(1)
@given(seed=st.integers(0, SEEDS - 1))
def test_the_view_follows_from_the_events(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    game = walk.game
    seat = walk.chance.below(walk.seats(), 0)
    observer = room(case.game).OBSERVER(seat, len(game.participants(walk.options)))
    for _ in range(MOST_STEPS):
        if walk.over():
            return
        action = walk.choose(walk.state)
        walk.state, events = told(game, walk.state, action, seat)
        for event in events:
            observer.hear(event)
        if game.to_act(walk.state) >= 0:
            assert observer.contradiction(game.view(walk.state, seat)) == "", (
                events,
                game.codec.decode(action),
            )
