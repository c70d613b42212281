"""The characters of Citadels are dealt anew as fairly as the draft itself deals them."""

from __future__ import annotations

from collections import Counter

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.core.game import Game
from kasztelan.core.state import State
from kasztelan.games.citadels.game import GAME
from kasztelan.games.citadels.state import CitadelsState
from tests.conformance.option_sets import Case
from tests.conformance.test_redealing import DRAWS, slack
from tests.conformance.walks import Walk, told


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
    game = GAME
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
