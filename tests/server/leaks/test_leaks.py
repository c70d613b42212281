"""Nothing leaks: what a seat is sent depends on what it may know, byte by byte.

At a decision everything that a seat (or a spectator) cannot see is dealt anew; then the same action is done at both
tables. `make leaks` does so at every decision of hundreds of games.
"""

from __future__ import annotations

import asyncio
import os
from typing import Final

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.server.tables.table import LiveTable
from tests.conformance.option_sets import CASES, Case
from tests.conformance.test_hidden import SHOWN_BY_ASKING
from tests.server.leaks.worlds import OtherTable, Story, TrueTable, at_rest, samples

FULL: Final = os.environ.get("KASZTELAN_LEAKS") == "full"
GAMES: Final = int(os.environ.get("KASZTELAN_LEAK_GAMES", "5")) if FULL else 1
EVERY: Final = 1 if FULL else 40
"""At one in so many decisions the worlds are compared."""
MOST_DECISIONS: Final = 5000


class Comparison:
    """One game in which the true table and re-dealt ones are compared at many decisions."""

    def __init__(self, case: Case, seed: int) -> None:
        self.true = TrueTable(case.options)
        self.chance = SeededChance(seed)
        self.compared = 0
        self.same_stories = 0

    async def play(self) -> None:
        await self.true.begin()
        for _ in range(MOST_DECISIONS):
            if self.true.match.over():
                break
            await self.decide(self.chance.below(EVERY, 0) == 0)
        assert self.true.match.over()
        await self.true.table.close()

    async def decide(self, compare: bool) -> None:
        true = self.true
        game = true.table.game
        who = true.match.waiting_for()
        legal = game.legal(true.match.state)
        action = legal[self.chance.below(len(legal), 0)]
        others: list[OtherTable] = []
        if compare:
            true.look()
            viewers = [*range(len(true.people)), None]
            others = [true.twin(viewer, self.chance) for viewer in viewers]
            for other in others:
                self.compare_at_rest(other)
        true.now.forward(1.5)
        story = Story(true.table)
        take_back = self.chance.below(8, 0) == 0
        await self.act(true.table, who, action, take_back)
        story.end()
        for other in others:
            await self.follow(other, story, who, action, take_back)
        true.look_away()

    async def act(self, table: LiveTable, who: int, action: int, take_back: bool) -> None:
        """Does an action, and now and then takes it back where that is allowed."""
        await table.do(who, action)
        match = table.match
        assert match is not None
        if take_back and not match.over() and match.undo_point(who) >= 0:
            await table.undo(self.true.people[who], len(match.history))

    def compare_at_rest(self, other: OtherTable) -> None:
        true = self.true
        sample = samples(true.table, other.viewer, self.chance)
        one = at_rest(true.table, other.viewer, true.people, sample)
        assert at_rest(other.table, other.viewer, true.people, sample) == one

    async def follow(self, other: OtherTable, story: Story, who: int, action: int, take_back: bool) -> None:
        """The same step in the other world, where it is legal there; then the same bytes, or another story."""
        game = self.true.table.game
        match = other.table.match
        assert match is not None
        if action not in game.legal(match.state):
            return
        other.answers.answers = story.natures_answers()
        elsewhere = Story(other.table)
        await self.act(other.table, who, action, take_back)
        elsewhere.end()
        await other.table.close()
        if story.match.over() or match.over():
            return
        sent = self.true.recorders[other.viewer].heard
        self.compared += 1
        if story.told(game, other.viewer) == elsewhere.told(game, other.viewer):
            self.same_stories += 1
        elif story.reveals() or elsewhere.reveals() or shown_by_asking(story, other, game.name):
            return
        assert other.recorder.heard == sent, f"seat {other.viewer} after {game.codec.decode(action)}"


def shown_by_asking(story: Story, other: OtherTable, game: str) -> bool:
    """Whether the next question comes with something to look at, which is this viewer's to see."""
    asked = story.match.game.decision(story.match.state)
    return asked["seat"] == other.viewer and asked["name"] in SHOWN_BY_ASKING[game]


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_is_sent_the_same_bytes_whatever_it_cannot_see(case: Case, seed: int) -> None:
    comparison = Comparison(case, seed)
    asyncio.run(comparison.play())
    assert comparison.compared
    assert comparison.same_stories
