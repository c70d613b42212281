"""Plays many random games with every check on: `python -m soak.run [GAME ...]`, by default every game there is.

At every step: the pieces are all there, the legal list is sorted, unique and not empty, and what the game itself has
checked in its folder here holds. Every game must end.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from typing import Any, Protocol, cast

from kasztelan.build_info import describe
from kasztelan.core.chance import SeededChance
from kasztelan.core.events import Event, events_in
from kasztelan.core.game import Game
from kasztelan.core.state import NATURE, OVER, State
from kasztelan.games.catalogue import GAMES, load

CHUNK = 50
LONGEST = 100_000
"""Steps after which a game counts as endless."""


class Watch(Protocol):
    """Keeps the books of one game from what is told, and compares."""

    def hear(self, events: list[Event]) -> None: ...

    def check(self, state: State) -> None:
        """Fails with what is wrong."""
        ...


class Room(Protocol):
    """A game's part of the soak, in a folder of its name here."""

    WATCH: Callable[[int], Watch]
    """Makes the books of a table of so many participants."""

    def random_options(self, number: int) -> dict[str, Any]:
        """Another set-up for every number."""
        ...


def room(name: str) -> Room:
    return cast(Room, import_module(f"{__package__}.{name}"))


def check(game: Game, state: State, pieces: list[int], watch: Watch) -> None:
    legal = game.legal(state)
    assert game.to_act(state) == OVER or legal, "nothing is legal"
    assert legal == sorted(set(legal)), "legal actions are not sorted or not unique"
    watch.check(state)
    if pieces:
        assert game.conserved(state) == pieces, "pieces appeared or vanished"


def play(name: str, number: int) -> str:
    """One game with all checks; says how it ended."""
    game = load(name)
    options = game.check_options(room(name).random_options(number))
    state = game.new(options)
    watch = room(name).WATCH(len(game.participants(options)))
    dice = SeededChance(number)
    choice = SeededChance(number + 1_000_003)
    pieces: list[int] = []
    for _ in range(LONGEST):
        who = game.to_act(state)
        if who == OVER:
            result = game.result(state)
            assert result is not None
            assert 1 in result.places
            return result.reason
        legal = game.legal(state)
        if who == NATURE:
            action = game.pick(state, dice.below(game.total(state), 0))
        else:
            action = legal[choice.below(len(legal), 0)]
        watch.hear(events_in(game.apply_told(state, action)))
        pieces = pieces or game.conserved(state)
        check(game, state, pieces, watch)
    raise AssertionError("the game does not end")


def play_chunk(name: str, first: int, count: int) -> tuple[Counter[str], list[str]]:
    ends: Counter[str] = Counter()
    wrong: list[str] = []
    for number in range(first, first + count):
        try:
            ends[play(name, number)] += 1
        except Exception as error:  # noqa: BLE001 - a soak reports every fault and goes on
            options = room(name).random_options(number)
            wrong.append(f"{name} {number}: {type(error).__name__}: {error}; options {options}")
    return ends, wrong


def soak(name: str, first: int, games: int, jobs: int) -> list[str]:
    """Plays so many games of one sort and tells of them; what was wrong."""
    start = time.perf_counter()
    ends: Counter[str] = Counter()
    wrong: list[str] = []
    with ProcessPoolExecutor(jobs) as pool:
        chunks = [
            pool.submit(play_chunk, name, at, min(CHUNK, first + games - at))
            for at in range(first, first + games, CHUNK)
        ]
        for done in as_completed(chunks):
            found, faults = done.result()
            ends += found
            wrong += faults
            played = ends.total() + len(wrong)
            print(f"\r{name}: {played} of {games}, {len(wrong)} faults", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for fault in wrong[:20]:
        print(fault)
    took = time.perf_counter() - start
    print(f"{name}: {ends.total()} games in {took:.0f} s, ends: {dict(ends)}, faults: {len(wrong)}")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(prog="soak.run", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--games", type=int, default=20_000, help="how many of each")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    print(f"{describe()}: {given.games} games, {given.jobs} processes", file=sys.stderr)
    wrong = [soak(name, given.first, given.games, given.jobs) for name in given.names or GAMES]
    return 1 if any(wrong) else 0


if __name__ == "__main__":
    sys.exit(main())
