"""Plays a game at random for a while and prints what it did as JSON; run by `run.py` on each build.

python -m benchmarks.game_worker GAME LABEL SECONDS
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from benchmarks.rooms import room
from kasztelan.bots.random_bot import RandomBot
from kasztelan.build_info import compiled
from kasztelan.core.chance import SeededChance
from kasztelan.core.game import Game
from kasztelan.core.match import Match
from kasztelan.core.state import State
from kasztelan.games.catalogue import load

COPIES = 20_000
LONGEST = 100_000
"""More decisions than any game has."""


def play(game: Game, options: dict[str, Any], seconds: float) -> dict[str, float]:
    seats = game.seats(game.check_options(options))
    decisions = forced = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        match = Match(game, SeededChance(games), options)
        bot = RandomBot(SeededChance(games + 1_000_000))
        match.play([bot] * seats)
        decisions += match.decisions
        forced += match.forced
        games += 1
    return {"decisions": decisions, "forced": forced, "games": games, "seconds": time.perf_counter() - start}


def stroll(game: Game, options: dict[str, Any], most: int) -> Match:
    """A random game after so many decisions, or at its end."""
    match = Match(game, SeededChance(1), options)
    chance = SeededChance(2)
    while match.decisions < most and (seat := match.advance()) >= 0:
        legal = game.legal(match.state)
        match.act(seat, legal[chance.below(len(legal), 0)])
    return match


def middle_state(game: Game, options: dict[str, Any]) -> State:
    return stroll(game, options, stroll(game, options, LONGEST).decisions // 2).state


def copy_microseconds(state: State) -> float:
    start = time.perf_counter()
    for _ in range(COPIES):
        state.copy()
    return (time.perf_counter() - start) / COPIES * 1e6


if __name__ == "__main__":
    name, label, seconds = sys.argv[1:]
    game, options = load(name), room(name).SPEED[label]
    told = {
        **play(game, options, float(seconds)),
        "copy": copy_microseconds(middle_state(game, options)),
        "compiled": compiled(),
    }
    print(json.dumps(told))
