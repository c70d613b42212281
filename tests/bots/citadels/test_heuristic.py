"""The heuristic player of Citadels: always a legal answer, decided from what the seat sees, and better than chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kasztelan.bots.heuristic import make_heuristic
from kasztelan.bots.heuristic.citadels.thoughts import THOUGHTS
from kasztelan.bots.random_bot import RandomBot
from kasztelan.core.chance import SeededChance
from kasztelan.core.match import Match
from kasztelan.core.player import Player, Seat
from kasztelan.games.citadels.actions import CODEC
from kasztelan.games.citadels.game import GAME
from tests.conformance.citadels.option_sets import OPTION_SETS
from tests.games.citadels.table import Table

BY_NATURE = {
    "crown_first", "cast", "include", "lay_open", "lay_aside", "draw", "lose_card", "theater_draw",
}  # fmt: skip
FREE = {
    "take_crown",
    "tithe",
    "merchant_gold",
    "architect_cards",
    "study",
    "divine",
    "royal_gift",
    "collect_tax",
}

CASES = OPTION_SETS


def verb_of(action: int) -> str:
    return CODEC.verb_of[action]


def strange_walk(options: dict[str, Any], seed: int) -> Iterator[Match]:
    """A game of players who are thoughtful one moment and random the next, stopped before every open choice."""
    match = Match(GAME, SeededChance(seed), options)
    dice = SeededChance(seed + 1)
    thinker = make_heuristic(GAME, seed)
    fool = RandomBot(dice)
    while (who := match.advance()) >= 0:
        yield match
        player: Player = thinker if dice.below(2, 0) else fool
        match.act(who, player.choose(match.seat(who)))


def answer(table: Table) -> dict[str, Any]:
    """What the player does at this table, in words."""
    who = table.waiting_for()
    assert who is not None
    return dict(CODEC.decode(make_heuristic(GAME, 1).choose(Seat(GAME, table.s, who))))


def wins(options: dict[str, Any], games: int) -> int:
    """Games won alone against random players, the seats taken in turn."""
    won = 0
    players = GAME.seats(options)
    for number in range(games):
        seated: list[Player] = [RandomBot(SeededChance(number * 10 + seat)) for seat in range(players)]
        seated[number % players] = make_heuristic(GAME, number)
        match = Match(GAME, SeededChance(5000 + number), options)
        match.play(seated)
        result = GAME.result(match.state)
        assert result is not None
        won += result.won[number % players] and sum(result.won) == 1
    return won


# --- an answer to everything


def test_every_verb_a_seat_can_choose_has_a_thought() -> None:
    assert set(THOUGHTS) == set(CODEC.first) - BY_NATURE


@pytest.mark.parametrize("case", CASES)
def test_it_answers_legally_wherever_play_leads(case: str) -> None:
    bot = make_heuristic(GAME, 3)
    asked = 0
    for match in strange_walk(CASES[case], 11):
        seat = match.seat(match.waiting_for())
        asked += 1
        assert bot.choose(seat) in seat.legal()
    assert asked > 10
    assert match.over()


@pytest.mark.parametrize("case", ["revised-2", "revised-5", "classic-4", "markers-6"])
def test_a_table_of_them_finishes_its_game(case: str) -> None:
    options = CASES[case]
    match = Match(GAME, SeededChance(2), options)
    match.play([make_heuristic(GAME, seat) for seat in range(GAME.seats(options))])
    result = GAME.result(match.state)
    assert result is not None
    assert result.reason == "city"


# --- honesty


@pytest.mark.parametrize("case", CASES)
def test_dealing_anew_what_it_cannot_see_does_not_change_its_choice(case: str) -> None:
    dealer = SeededChance(17)
    for match in strange_walk(CASES[case], 23):
        who = match.waiting_for()
        other = GAME.determinize(match.state, who, dealer)
        chosen = make_heuristic(GAME, 9).choose(match.seat(who))
        assert make_heuristic(GAME, 9).choose(Seat(GAME, other, who)) == chosen


def test_the_same_seed_plays_the_same_game() -> None:
    lines = []
    for _ in range(2):
        match = Match(GAME, SeededChance(4), {"players": 4, "set": "cunning_agents"})
        match.play([make_heuristic(GAME, seat) for seat in range(4)])
        lines.append(match.line)
    assert lines[0] == lines[1]


# --- sense


def test_it_never_ends_a_turn_with_something_free_to_take() -> None:
    bot = make_heuristic(GAME, 5)
    ended = 0
    for case in ("revised-3", "revised-4", "classic-6", "random-7", "nine-7"):
        for match in strange_walk(CASES[case], 31):
            seat = match.seat(match.waiting_for())
            if verb_of(bot.choose(seat)) == "end_turn":
                ended += 1
                assert not FREE & {verb_of(action) for action in seat.legal()}
    assert ended > 5


def test_it_completes_its_city_when_that_wins() -> None:
    city = ["manor", "castle", "church", "market", "watchtower", "docks"]
    mine = {"gold": 2, "hand": ["prison"], "city": city, "characters": ["king"]}
    table = Table(seats=[mine, {"city": ["tavern"]}], next="king", gathered=True)
    while (done := answer(table)["verb"]) in ("take_crown", "income"):
        table.do(done)
    assert answer(table) == {"verb": "build", "card": "prison"}


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    city = ["temple", "tavern", "church", "market", "watchtower", "prison"]
    rich = ["palace", "cathedral", "town_hall", "fortress", "castle"]
    mine = {"gold": 2, "hand": ["trading_post"], "city": city, "characters": ["assassin"]}
    table = Table(seats=[mine, {"city": rich}], next="assassin", gathered=True).do("kill", character="king")
    assert answer(table) == {"verb": "end_turn"}


def test_it_gathers_cards_with_an_empty_hand_and_gold_for_a_district_in_reach() -> None:
    poor = Table(seats=[{"gold": 4, "characters": ["king"]}], next="king").do("take_crown")
    assert answer(poor) == {"verb": "gather_cards"}
    holding = {"gold": 3, "hand": ["palace", "castle"], "characters": ["king"]}
    assert answer(Table(seats=[holding], next="king").do("take_crown")) == {"verb": "gather_gold"}


def test_it_builds_a_matching_district_before_it_takes_the_income() -> None:
    mine = {"gold": 3, "hand": ["manor"], "city": ["castle"], "characters": ["king"]}
    table = Table(seats=[mine], next="king", gathered=True).do("take_crown")
    assert answer(table) == {"verb": "build", "card": "manor"}
    table.do("build", card="manor")
    assert answer(table) == {"verb": "income"}


def test_it_takes_the_income_first_when_that_pays_for_the_district() -> None:
    mine = {"gold": 4, "hand": ["palace"], "city": ["castle"], "characters": ["king"]}
    table = Table(seats=[mine], next="king", gathered=True).do("take_crown")
    assert answer(table) == {"verb": "income"}


def test_it_destroys_the_leaders_district_and_never_its_own() -> None:
    mine = {"gold": 0, "city": ["tavern"], "characters": ["warlord"]}
    ahead = {"city": ["temple", "palace", "cathedral", "town_hall"]}
    table = Table(seats=[mine, ahead, {"city": ["watchtower"]}], next="warlord", gathered=True)
    assert answer(table) == {"verb": "destroy", "seat": 1, "card": "temple", "beautified": False}


# --- strength


@pytest.mark.parametrize(
    ("options", "games", "least"),
    [
        ({"players": 2}, 60, 54),
        ({"players": 4}, 40, 34),
        ({"players": 2, "edition": "classic"}, 30, 26),
        ({"players": 4, "set": "devious_dignitaries"}, 40, 32),
    ],
)
def test_it_beats_random_players(options: dict[str, Any], games: int, least: int) -> None:
    assert wins(options, games) >= least
