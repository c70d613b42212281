"""Why the heuristic player of Burgundy does what it does: grounds that it weighed, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kasztelan.bots.heuristic import make_heuristic
from kasztelan.bots.heuristic.burgundy.accounting import GROUND_OF, accounting
from kasztelan.bots.heuristic.burgundy.solo_worth import solo_parts
from kasztelan.bots.heuristic.burgundy.weighing import weighing
from kasztelan.bots.heuristic.burgundy.weights import WEIGHTS
from kasztelan.bots.heuristic.burgundy.worth import COUNTED
from kasztelan.bots.heuristic.grounds import ORDER, Ground
from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import Reason
from kasztelan.core.match import Match
from kasztelan.core.player import Seat
from kasztelan.games.burgundy.game import GAME
from kasztelan.games.burgundy.state import BurgundyState
from kasztelan.texts import LANGUAGES, words
from tests.games.burgundy.table import CENTRE, Table
from tests.texts.rooms import assert_is_a_sentence, tables

CASES: dict[str, dict[str, Any]] = {
    "base": {"players": 2},
    "shields and vineyards": {"players": 2, "expansions": ["shields", "vineyards"]},
    "teams": {"players": 4, "teams": True},
    "Châteauma": {"players": 1, "automa": "easy"},
    "alone": {"players": 1},
}


def walk(options: dict[str, Any], every: int) -> Iterator[Match]:
    """A random game, stopped at every so many decisions."""
    match = Match(GAME, SeededChance(5), options)
    chance = SeededChance(6)
    while (who := match.advance()) >= 0:
        legal = GAME.legal(match.state)
        if match.decisions % every == 0:
            yield match
        match.act(who, legal[chance.below(len(legal), 0)])


def codes() -> set[str]:
    state = Match(GAME, SeededChance(1), {"players": 1}).state
    while (who := GAME.to_act(state)) < 0 or (isinstance(state, BurgundyState) and state.boards[0] < 0):
        GAME.apply(state, GAME.legal(state)[0])
    assert isinstance(state, BurgundyState)
    alone = {name for name, _ in solo_parts(state, who)}
    return {*GROUND_OF.values(), *COUNTED, *alone, "points", "shields", "vineyard"}


def advice(table: Table) -> Reason:
    """Why the player does what it does at this table."""
    who = table.waiting_for()
    assert who is not None
    bot = make_heuristic(GAME, 1)
    seat = Seat(GAME, table.s, who)
    why = bot.explain(seat, bot.choose(seat))
    assert why is not None
    return why


def test_everything_that_is_weighed_counts_for_a_ground() -> None:
    assert list(GROUND_OF) == list(WEIGHTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ground_has_its_words_and_no_word_is_left_over(language: str) -> None:
    spoken = words(language, "burgundy")
    keys = list(spoken.keys())
    there = {key.removeprefix("hint-") for key in keys if key.startswith("hint-")}
    assert there == codes()


@pytest.mark.parametrize("case", CASES)
def test_grounds_add_up_to_what_was_weighed_and_can_be_said(case: str) -> None:
    voices = tables("burgundy", GAME.check_options(CASES[case]))
    told: dict[str, Ground] = {}
    for match in walk(CASES[case], 41):
        seat = match.seat(match.waiting_for())
        weigh, account = weighing(seat), accounting(seat)
        for action in seat.legal():
            grounds = account(action)
            assert sum(one.weight for one in grounds) == pytest.approx(weigh(action))
            told.update({f"{one.code} {one.facts}": one for one in grounds if one.code != ORDER})
    for one in told.values():
        for voice in voices.values():
            assert_is_a_sentence(voice.hint(Reason(one.code, dict(one.facts))))


# --- as a player would say it


def test_it_completes_a_region_for_its_points() -> None:
    mines = {CENTRE: "castle", "r5c3": "mine", "r6c2": "mine"}
    seat = {"hexes": mines, "stored": ["mine"], "dice": [3, 6]}
    assert advice(Table(depots={}, used_dice=[2], seats=[seat])).code == "points"


def test_it_sells_at_the_very_end_for_the_points() -> None:
    seat = {"dice": [5, 5], "goods": {"brown": 4}}
    table = Table(phase="E", round=5, played=[1], depots={}, used_dice=[2], seats=[seat])
    assert advice(table) == Reason("points", {"points": 8})


def test_it_pays_tribute_for_a_shield_that_is_worth_it() -> None:
    seat = {"hexes": {CENTRE: "castle"}, "shields": {"19": 1}, "silver": 2}
    table = Table(options={"expansions": ["shields"]}, seats=[seat], phase_end=True)
    assert advice(table) == Reason("shields")
