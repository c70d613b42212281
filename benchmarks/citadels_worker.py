"""Plays random four-player Citadels for a while and prints what it did as JSON; run by `run.py` on each build."""

from __future__ import annotations

import json
import sys
import time

from kasztelan.bots.random_bot import RandomBot
from kasztelan.build_info import compiled
from kasztelan.core.chance import SeededChance
from kasztelan.core.match import Match
from kasztelan.core.state import State
from kasztelan.games.catalogue import load

PLAYERS = 4
COPIES = 20_000
MIDDLE = 150
"""Decisions played before a state counts as one from the middle of a game."""


def play(seconds: float) -> dict[str, float]:
    game = load("citadels")
    decisions = forced = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        match = Match(game, SeededChance(games), {"players": PLAYERS})
        bot = RandomBot(SeededChance(games + 1_000_000))
        match.play([bot] * PLAYERS)
        decisions += match.decisions
        forced += match.forced
        games += 1
    return {"decisions": decisions, "forced": forced, "games": games, "seconds": time.perf_counter() - start}


def middle_state() -> State:
    game = load("citadels")
    match = Match(game, SeededChance(1), {"players": PLAYERS})
    chance = SeededChance(2)
    for _ in range(MIDDLE):
        seat = match.advance()
        legal = game.legal(match.state)
        match.act(seat, legal[chance.below(len(legal), 0)])
    return match.state


def copy_microseconds() -> float:
    state = middle_state()
    start = time.perf_counter()
    for _ in range(COPIES):
        state.copy()
    return (time.perf_counter() - start) / COPIES * 1e6


if __name__ == "__main__":
    told = {**play(float(sys.argv[1])), "copy": copy_microseconds(), "compiled": compiled()}
    print(json.dumps(told))
