"""What a seat of Stones cannot see stays hidden, and is dealt anew in every way it can lie, each as often as is fair."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from kasztelan.core.chance import ScriptedChance, SeededChance
from kasztelan.core.match import Match
from kasztelan.core.record import canonical
from kasztelan.core.state import NATURE, OVER
from tests.stones.game import GAME
from tests.stones.sitting import amid, bank_of
from tests.stones.state import bank


def redealt(match: Match, seat: int) -> Counter[tuple[int, ...]]:
    """The lucky numbers of every possible deal."""
    s = bank_of(match)
    unseen = len(s.lucky) - sum(known >> seat & 1 for known in s.known)
    draws = [range(len(s.bag) + unseen - at) for at in range(unseen)]
    return Counter(
        tuple(bank(GAME.determinize(match.state, seat, ScriptedChance(list(numbers)))).lucky)
        for numbers in product(*draws)
    )


def test_every_deal_comes_as_often_as_the_bag_allows() -> None:
    match = amid({"guests": 3}, lucky=[6, 5, 4])
    pool = [3, 4, 4, 5, 5, 6, 7]
    assert redealt(match, 0) == Counter((6, one, other) for one, other in permutations(pool, 2))


def test_what_was_seen_over_the_bridge_is_never_dealt_against() -> None:
    match = amid({"guests": 3, "expansions": ["river", "bridge"]}, lucky=[6, 5, 4], heap=20)
    match.do(verb="peek", other=1)
    assert {deal[:2] for deal in redealt(match, 0)} == {(6, 5)}
    assert {deal[1] for deal in redealt(match, 2)} == {3, 4, 5, 6, 7}


@pytest.mark.parametrize(
    "options", [{"guests": 3}, {"mode": "automa", "guests": 3}, {"mode": "teams"}], ids=str
)
def test_all_that_reaches_a_seat_is_the_same_in_every_world(options: dict[str, object]) -> None:
    match = Match(GAME, SeededChance(5), {**options, "expansions": ["river", "bridge"], "heap": 40})
    chance = SeededChance(9)
    compared = 0
    while (who := GAME.to_act(match.state)) != OVER:
        for seat in range(bank_of(match).box.seats):
            other = GAME.determinize(match.state, seat, chance)
            compared += bank(other).lucky != bank_of(match).lucky
            for look in (GAME.view, GAME.scores_seen_by, GAME.features):
                assert canonical(look(other, seat)) == canonical(look(match.state, seat))
            assert GAME.legal(other) == GAME.legal(match.state) or who == NATURE
        legal = GAME.legal(match.state)
        GAME.apply(match.state, legal[chance.below(len(legal), 0)])
    assert compared > 20
