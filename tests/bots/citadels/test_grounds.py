"""Why the heuristic player does what it does: grounds that it weighed, in words, and nothing its seat cannot know."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from types import ModuleType
from typing import Any

import pytest

from kasztelan.bots.heuristic import make_heuristic
from kasztelan.bots.heuristic.citadels.accounting import ACCOUNTS, accounting
from kasztelan.bots.heuristic.citadels.characters_worth import PARTS
from kasztelan.bots.heuristic.citadels.grounds import answers, districts, draft, naming, turn
from kasztelan.bots.heuristic.citadels.thoughts import THOUGHTS
from kasztelan.bots.heuristic.citadels.weighing import weighing
from kasztelan.bots.heuristic.grounds import ORDER, Ground, main_ground
from kasztelan.bots.random_bot import RandomBot
from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import Reason
from kasztelan.core.player import Seat
from kasztelan.games.citadels.game import GAME
from kasztelan.texts import LANGUAGES, words
from tests.bots.citadels.test_heuristic import CASES, strange_walk
from tests.games.citadels.table import Table
from tests.texts.rooms import assert_is_a_sentence, tables

MODULES = (answers, districts, draft, naming, turn)


def told_by(module: ModuleType) -> set[str]:
    """Every code that stands as the first of a `Ground(…)`."""
    calls = [one for one in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(one, ast.Call)]
    codes = [one.args[0] for one in calls if isinstance(one.func, ast.Name) and one.func.id == "Ground"]
    # An expression that chooses between two codes has both in it, and what it looks at is no text.
    return {
        str(text.value)
        for code in codes
        for text in ast.walk(code)
        if isinstance(text, ast.Constant) and isinstance(text.value, str)
    }


@cache
def codes() -> set[str]:
    parts = {code for each in PARTS.values() for code, _ in each}
    return parts.union(*map(told_by, MODULES)) - {ORDER}


def advice(table: Table) -> Reason:
    """Why the player does what it does at this table."""
    who = table.waiting_for()
    assert who is not None
    bot = make_heuristic(GAME, 1)
    seat = Seat(GAME, table.s, who)
    why = bot.explain(seat, bot.choose(seat))
    assert why is not None
    return why


def test_every_verb_that_is_weighed_has_an_account() -> None:
    assert set(ACCOUNTS) == set(THOUGHTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ground_has_its_words_and_no_word_is_left_over(language: str) -> None:
    spoken = words(language, "citadels")
    assert sorted(code for code in codes() if not spoken.has(f"hint-{code}")) == []
    keys = list(spoken.keys())
    there = {key.removeprefix("hint-") for key in keys if key.startswith("hint-")}
    assert there == codes()


@pytest.mark.parametrize("case", CASES)
def test_grounds_add_up_to_what_was_weighed_and_can_be_said(case: str) -> None:
    voices = tables("citadels", GAME.check_options(CASES[case]))
    told: dict[str, Ground] = {}
    for match in strange_walk(CASES[case], 11):
        seat = match.seat(match.waiting_for())
        weigh, account = weighing(seat), accounting(seat)
        for action in seat.legal():
            grounds = account(action)
            assert sum(one.weight for one in grounds) == pytest.approx(weigh(action))
            told.update({f"{one.code} {one.facts}": one for one in grounds if one.code != ORDER})
    for one in told.values():
        for voice in voices.values():
            assert_is_a_sentence(voice.hint(Reason(one.code, dict(one.facts))))


@pytest.mark.parametrize("case", CASES)
def test_dealing_anew_what_it_cannot_see_does_not_change_its_reason(case: str) -> None:
    dealer = SeededChance(3)
    bot = make_heuristic(GAME, 1)
    for match in strange_walk(CASES[case], 29):
        who = match.waiting_for()
        other = Seat(GAME, GAME.determinize(match.state, who, dealer), who)
        for action in match.seat(who).legal()[:3]:
            assert bot.explain(match.seat(who), action) == bot.explain(other, action)


def test_who_cannot_say_says_nothing() -> None:
    match = next(strange_walk({"players": 4}, 1))
    seat = match.seat(match.waiting_for())
    assert RandomBot(SeededChance(1)).explain(seat, seat.legal()[0]) is None


def test_what_speaks_most_for_a_choice_is_what_the_next_best_lacks() -> None:
    mine = [Ground("points", 5.0), Ground("effect", 2.0), Ground("price", -1.0)]
    other = [Ground("points", 4.5), Ground("price", -4.0)]
    assert main_ground(mine, other) == Reason("price")
    assert main_ground(mine, [Ground("price", -1.0)]) == Reason("points")
    assert main_ground([Ground(ORDER, 90.0)], other) is None


# --- as a player would say it


CITY = ["manor", "castle", "church", "market", "watchtower", "docks"]


def seats(mine: dict[str, Any], *others: dict[str, Any]) -> list[dict[str, Any]]:
    return [mine, *others]


def test_it_builds_what_completes_the_city() -> None:
    mine = {"gold": 2, "hand": ["prison"], "city": CITY, "characters": ["king"]}
    table = Table(seats=seats(mine, {"city": ["tavern"]}), next="king", gathered=True)
    while advice(table).code != "completes":
        table.do("take_crown" if table.can("take_crown") else "income")
    assert advice(table) == Reason("completes")


def test_it_robs_the_richest_of_those_who_may_be_that_character() -> None:
    mine = {"gold": 1, "hand": ["palace"], "characters": ["thief"]}
    rich = {"gold": 9, "hand": ["tavern"], "characters": ["merchant"]}
    poor = {"gold": 0, "hand": ["tavern"], "characters": ["king"]}
    table = Table(seats=seats(mine, rich, poor, poor | {"characters": ["bishop"]}), next="thief")
    why = advice(table)
    assert (why.code, why.facts["other"], why.facts["gold"]) == ("has_gold", 1, 9)


def test_it_draws_cards_without_anything_to_build() -> None:
    mine = {"gold": 6, "hand": [], "characters": ["merchant"]}
    table = Table(seats=seats(mine, {"characters": ["king"]}), next="merchant")
    while table.can("merchant_gold"):
        table.do("merchant_gold")
    assert advice(table) == Reason("nothing_to_build")
