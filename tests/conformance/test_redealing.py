"""Re-dealing is fair: every hidden thing that can vary varies, and the truth is no likelier than chance makes it."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kasztelan.core.chance import SeededChance
from kasztelan.core.game import Game
from kasztelan.core.state import State
from kasztelan.games.catalogue import GAMES, load
from kasztelan.games.citadels.state import CitadelsState
from tests.conformance.hidden_facts import HIDDEN
from tests.conformance.option_sets import Case
from tests.conformance.walks import SEEDS, Walk, every_case, examples, told

DRAWS = 200


def slack(draws: int, chance: float) -> float:
    """Five standard deviations and two hits: a fair deal goes beyond it less than once in a million comparisons.

    The two hits matter where the chance is so small that the binomial is far from normal.
    """
    return 5 * sqrt(draws * chance * (1 - chance)) + 2


def test_every_registered_game_lists_what_is_hidden() -> None:
    assert set(HIDDEN) == set(GAMES)


@every_case
@examples(1)
@given(seed=st.integers(0, SEEDS - 1))
def test_the_truth_comes_up_no_more_often_than_chance(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    game = walk.game
    looked = 0
    for state in walk.moments(90):
        if looked == 2 or game.to_act(state) < 0:
            continue
        looked += 1
        seat = walk.chance.below(walk.seats(), 0)
        facts = HIDDEN[case.game](state, seat)
        deals = [game.determinize(state, seat, SeededChance(draw)) for draw in range(DRAWS)]
        for name, fact in facts.items():
            truth = fact.read(state)
            seen = Counter(fact.read(deal) for deal in deals)
            assert seen[truth] <= DRAWS * fact.chance + slack(DRAWS, fact.chance), (name, fact.chance)
            assert seen[truth] >= DRAWS * fact.chance - slack(DRAWS, fact.chance), (name, fact.chance)
            # At 0.9 two hundred equal draws would come less than once in a thousand million.
            if fact.chance < 0.9:
                assert len(seen) > 1, name


def story_of_draft(game: Game, state: State, action: int, seat: int) -> tuple[State, str]:
    """What `seat` learns from a step of the draft: the events, and the pack it is handed."""
    after, events = told(game, state, action, seat)
    handed = game.legal(after) if game.to_act(after) == seat else []
    return after, repr((events, handed))


def in_draft(game: Game, state: State) -> bool:
    names = ("open_character", "aside_character", "middle_character", "pick_character", "discard_character")
    return game.decision(state)["name"] in names


def places(state: State) -> list[int]:
    assert isinstance(state, CitadelsState)
    return state.where[1 : state.box.top + 1]


def possible_drafts(game: Game, start: State, seat: int, stories: list[str]) -> list[State]:
    """Every course of the draft that tells the seat the same, all equally likely to somebody who knows no better."""
    found = [start]
    for story in stories:
        following: list[State] = []
        for state in found:
            for action in game.legal(state):
                after, heard = story_of_draft(game, state, action, seat)
                if heard == story:
                    following.append(after)
        found = following
    return found


@pytest.mark.parametrize(
    ("players", "seat"), [(2, 0), (2, 1), (4, 0), (4, 2), (5, 4), (6, 3), (7, 1), (7, 6)]
)
def test_characters_are_dealt_as_the_draft_allows(players: int, seat: int) -> None:
    """Compares with all drafts that the seat could have witnessed, played out by the rules themselves."""
    game = load("citadels")
    walk = Walk(Case("citadels", "", {"players": players, "set": "devious_dignitaries", "crown": 0}), players)
    while not in_draft(game, walk.state):
        walk.step()
    start = walk.state.copy()
    stories: list[str] = []
    while True:
        after, story = story_of_draft(game, walk.state, walk.choose(walk.state), seat)
        if not in_draft(game, after):
            break
        walk.state = after
        stories.append(story)
    drafts = possible_drafts(game, start, seat, stories)
    deals = [game.determinize(walk.state, seat, SeededChance(draw)) for draw in range(DRAWS)]
    for rank in range(len(places(walk.state))):
        fair = Counter(places(one)[rank] for one in drafts)
        dealt = Counter(places(one)[rank] for one in deals)
        assert set(dealt) <= set(fair), "dealt where the draft cannot have put it"
        for place, count in fair.items():
            chance = count / len(drafts)
            assert abs(dealt[place] - DRAWS * chance) <= slack(DRAWS, chance), (rank + 1, place, chance)
