"""Re-dealing is fair: every hidden thing that can vary varies, and the truth is no likelier than chance makes it."""

from __future__ import annotations

from collections import Counter
from math import sqrt

from hypothesis import given
from hypothesis import strategies as st

from kasztelan.core.chance import SeededChance
from tests.conformance.option_sets import Case
from tests.conformance.rooms import room
from tests.conformance.walks import SEEDS, Walk, every_case, examples

DRAWS = 200


def slack(draws: int, chance: float) -> float:
    """Five standard deviations and two hits: a fair deal goes beyond it less than once in a million comparisons.

    The two hits matter where the chance is so small that the binomial is far from normal.
    """
    return 5 * sqrt(draws * chance * (1 - chance)) + 2


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
        facts = room(case.game).hidden_from(state, seat)
        deals = [game.determinize(state, seat, SeededChance(draw)) for draw in range(DRAWS)]
        for name, fact in facts.items():
            truth = fact.read(state)
            seen = Counter(fact.read(deal) for deal in deals)
            assert seen[truth] <= DRAWS * fact.chance + slack(DRAWS, fact.chance), (name, fact.chance)
            assert seen[truth] >= DRAWS * fact.chance - slack(DRAWS, fact.chance), (name, fact.chance)
            # At 0.9 two hundred equal draws would come less than once in a thousand million.
            if fact.chance < 0.9:
                assert len(seen) > 1, name
