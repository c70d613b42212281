"""Plays many random games of Citadels with every check on: both editions, all player counts, sets, casts and rulings.

At every step: the cards are all there, no gold appears or vanishes but to and from the bank, nothing is negative, the
legal list is sorted, unique and not empty. Every game must end.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random
from typing import Any

from kasztelan.build_info import describe
from kasztelan.core.chance import SeededChance
from kasztelan.core.events import Event
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.core.state import NATURE
from kasztelan.games.citadels.components import SETS
from kasztelan.games.citadels.game import GAME
from kasztelan.games.citadels.options import OPTIONS
from kasztelan.games.citadels.state import CitadelsState

CHUNK = 50
LONGEST = 100_000
"""Steps after which a game counts as endless."""


def random_options(number: int) -> dict[str, Any]:
    """Another set-up for every number: sets by name half of the time, else random casts and districts."""
    random = Random(number)
    players = 2 + number % 7
    options: dict[str, Any] = {"players": players, "edition": "classic" if number % 3 == 2 else "revised"}
    if 4 <= players <= 7:
        options["nine"] = random.choice(["yes", "no"])
    if options["edition"] == "revised":
        options["set"] = random.choice([*(one.id for one in SETS), *["random"] * 7])
    else:
        options["set"] = random.choice(["first_game", "random", "random"])
        options["classic_swaps"] = random.choice([2, 8])
    for option in OPTIONS:
        schema = option.schema()
        if schema.get("type") == "boolean":
            options[option.name] = random.random() < 0.5
        elif "enum" in schema and option.name not in ("edition", "set", "nine", "crown"):
            options[option.name] = random.choice(schema["enum"])
    return options


class Ledger:
    """Follows the gold by what the table is told, to compare with what the stashes hold."""

    def __init__(self, players: int) -> None:
        self.expected = 2 * players

    def hear(self, events: list[Event]) -> None:
        for event in events:
            told = event.public
            if event.name in ("gained_gold", "refunded"):
                # Tax collected was on the token, which counts as gold in play.
                self.expected += 0 if told.get("why") == "tax" else told["gold"]
            elif event.name == "paid_gold":
                self.expected -= told["gold"]
                self.window = told["gold"] if told["why"] == "district" else 0
            elif event.name == "built":
                self.expected -= told["gold"] - self.window
                self.window = 0
            elif event.name == "confiscated":
                self.expected += told["gold"]
                self.window = 0
            elif event.name == "destroyed":
                self.expected -= 1 if told["beautified"] else 0
            elif event.name == "recovered":
                self.expected -= 1

    window = 0
    """Gold paid for a district that a warrant may still take."""


def in_play(state: CitadelsState) -> int:
    """Gold in stashes, on districts and on the tax token."""
    coins = sum(1 for city in state.cities for district in city if district > 63)
    return sum(state.gold) + state.tax + coins


def check(state: CitadelsState, cards: list[int], ledger: Ledger) -> None:
    legal = GAME.legal(state)
    assert not state.stack or legal, "nothing is legal"
    assert legal == sorted(set(legal)), "legal actions are not sorted or not unique"
    assert min(state.gold) >= 0, "a stash below zero"
    assert state.tax >= 0, "less than no tax"
    assert in_play(state) == ledger.expected, f"gold: {in_play(state)} in play, {ledger.expected} told"
    if cards:
        assert GAME.conserved(state) == cards, "cards appeared or vanished"


def play(number: int) -> str:
    """One game with all checks; says how it ended."""
    match = Match(GAME, SeededChance(number), random_options(number), forced=ASK_ALL)
    state = match.state
    assert isinstance(state, CitadelsState)
    ledger = Ledger(state.players)
    match.listen(ledger.hear)
    choice = SeededChance(number + 1_000_003)
    cards: list[int] = []
    for _ in range(LONGEST):
        who = GAME.to_act(state)
        if not state.stack:
            result = GAME.result(state)
            assert result is not None
            assert 1 in result.places
            return result.reason
        if who == NATURE:
            match.answer_for_nature()
        else:
            legal = GAME.legal(state)
            match.decide(who, legal[choice.below(len(legal), 0)], False)
        cards = cards or GAME.conserved(state)
        check(state, cards, ledger)
    raise AssertionError("the game does not end")


def play_chunk(first: int, count: int) -> tuple[Counter[str], list[str]]:
    ends: Counter[str] = Counter()
    wrong: list[str] = []
    for number in range(first, first + count):
        try:
            ends[play(number)] += 1
        except Exception as error:  # noqa: BLE001 - a soak reports every fault and goes on
            wrong.append(f"game {number}: {type(error).__name__}: {error}; options {random_options(number)}")
    return ends, wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    start = time.perf_counter()
    ends: Counter[str] = Counter()
    wrong: list[str] = []
    print(f"{describe()}: {given.games} games, {given.jobs} processes", file=sys.stderr)
    with ProcessPoolExecutor(given.jobs) as pool:
        chunks = [
            pool.submit(play_chunk, first, min(CHUNK, given.first + given.games - first))
            for first in range(given.first, given.first + given.games, CHUNK)
        ]
        for done in as_completed(chunks):
            found, faults = done.result()
            ends += found
            wrong += faults
            played = ends.total() + len(wrong)
            print(f"\r{played} of {given.games}, {len(wrong)} faults", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for fault in wrong[:20]:
        print(fault)
    print(
        f"{ends.total()} games in {time.perf_counter() - start:.0f} s, ends: {dict(ends)}, faults: {len(wrong)}"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
