"""Nothing leaks: what a seat is sent depends on what it may know, byte by byte.

At a decision everything that a seat (or a spectator) cannot see is dealt anew; then the same things happen at both
tables. `make leaks` does so at every decision of hundreds of games, in each of which people behave in another way.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from typing import Final

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.games.catalogue import load
from tests.conformance.option_sets import CASES, Case
from tests.server.leaks.manners import MANNERS, Manners
from tests.server.leaks.steps import Step, match_of
from tests.server.leaks.worlds import OtherTable, Story, TrueTable, at_rest, samples

FULL: Final = os.environ.get("KASZTELAN_LEAKS") == "full"
GAMES: Final = int(os.environ.get("KASZTELAN_LEAK_GAMES", "5")) if FULL else 1
EVERY: Final = 1 if FULL else 40
"""At one in so many decisions the worlds are compared."""
TEMPTED: Final = 4
"""The same where something seldom is possible."""
OFTEN: Final = 8 if FULL else 1
"""At one in so many comparisons something happens besides a move."""
MOST_DECISIONS: Final = 5000


class Comparison:
    """One game in which the true table and re-dealt ones are compared at many decisions."""

    def __init__(self, case: Case, seed: int, manners: type[Manners]) -> None:
        self.chance = SeededChance(seed)
        self.manners = manners(self.chance, OFTEN)
        game = load(case.game)
        seats = game.seats(game.check_options(case.options))
        self.true = TrueTable(case, self.manners.bots(seats))
        self.others: list[OtherTable] = []
        self.decisions = 0
        self.compared: Counter[str] = Counter()
        self.same_stories = 0

    async def play(self, every: int = EVERY) -> None:
        """The whole game; at one in `every` decisions the worlds are compared, more often where it is tempting."""
        await self.true.begin()
        for _ in range(MOST_DECISIONS):
            if self.true.match.over():
                break
            tempted = every > TEMPTED and self.manners.tempted(self.true)
            await self.decide(self.chance.below(TEMPTED if tempted else every, 0) == 0)
        assert self.true.match.over()
        await self.true.table.close()

    async def decide(self, compare: bool) -> None:
        """One decision, and whatever happens around it."""
        true = self.true
        self.decisions += 1
        if not compare:
            await self.happen(self.manners.move(true))
            return
        true.look()
        self.others = [true.twin(viewer, self.chance) for viewer in true.viewers()]
        everybody = self.others
        for other in everybody:
            self.compare_at_rest(other)
        for step in self.manners.happenings(true):
            await self.happen(step)
        for other in everybody:
            other.table.waiting.stop()
        self.others = []
        true.look_away()

    def compare_at_rest(self, other: OtherTable) -> None:
        true = self.true
        sample = samples(true.table, other.viewer, self.chance)
        person = true.person(other.viewer)
        one = at_rest(true.table, other.viewer, person, sample)
        assert at_rest(other.table, other.viewer, person, sample) == one

    async def happen(self, step: Step) -> None:
        """A step at the true table, then in every other world where it is possible and the story is still the same."""
        true = self.true
        true.now.forward(step.seconds(true.table))
        story = Story(true.table)
        await step.take(true.table)
        story.end()
        self.others = [other for other in self.others if await self.follow(other, story, step)]
        for recorder in true.recorders.values():
            recorder.heard.clear()

    async def follow(self, other: OtherTable, story: Story, step: Step) -> bool:
        """The same step in the other world: the same bytes, or another story; says whether that world goes on."""
        game = self.true.table.game
        if not step.possible(other.table):
            return False
        match = match_of(other.table)
        other.answers.answers = story.natures_answers()
        elsewhere = Story(other.table)
        await step.take(other.table)
        elsewhere.end()
        if story.match.over() or match.over():
            return False
        sent = self.true.recorders[other.viewer].heard
        self.compared[str(step)] += 1
        same = story.told(game, other.viewer) == elsewhere.told(game, other.viewer)
        if not same and (story.reveals() or elsewhere.reveals()):
            return False
        self.same_stories += same
        assert other.recorder.heard == sent, f"seat {other.viewer} after {step}"
        other.recorder.heard.clear()
        return same


def games() -> list[tuple[Case, int, type[Manners]]]:
    """Every option set, each time with other manners; the short run has them in turn."""
    return [
        (case, seed, MANNERS[(at + seed) % len(MANNERS)])
        for seed in range(GAMES)
        for at, case in enumerate(CASES)
    ]


def named(one: object) -> str:
    return one.name if isinstance(one, type) and issubclass(one, Manners) else str(one)


@pytest.mark.parametrize(("case", "seed", "manners"), games(), ids=named)
def test_a_seat_is_sent_the_same_bytes_whatever_it_cannot_see(
    case: Case, seed: int, manners: type[Manners], record_property: Callable[[str, object], None]
) -> None:
    comparison = Comparison(case, seed, manners)
    asyncio.run(comparison.play())
    record_property("decisions", comparison.decisions)
    record_property("compared", dict(comparison.compared))
    record_property("same_stories", comparison.same_stories)
    assert comparison.same_stories
    assert comparison.compared[manners.typical] or not FULL
