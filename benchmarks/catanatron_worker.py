"""Plays random four-player games of catanatron for a while and prints what it did as JSON; run by `run.py`."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from typing import Any

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


class CountingPlayer(RandomPlayer):  # type: ignore[misc]  # catanatron has no types
    """Counts how often it has no choice; some versions of catanatron do not even ask then."""

    asked = 0
    forced = 0

    def decide(self, game: Any, playable_actions: Sequence[Any]) -> Any:
        CountingPlayer.asked += 1
        CountingPlayer.forced += len(playable_actions) == 1
        return super().decide(game, playable_actions)


def play(seconds: float) -> dict[str, float]:
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game([CountingPlayer(color) for color in COLORS])
        game.play()
        decisions += len(game.state.actions)
        games += 1
    spent = time.perf_counter() - start
    forced = decisions - CountingPlayer.asked + CountingPlayer.forced
    return {"decisions": decisions, "forced": forced, "games": games, "seconds": spent}


def copy_microseconds(copies: int = 2_000) -> float:
    game = Game([RandomPlayer(color) for color in COLORS])
    for _ in range(150):
        game.play_tick()
    start = time.perf_counter()
    for _ in range(copies):
        game.state.copy()
    return (time.perf_counter() - start) / copies * 1e6


if __name__ == "__main__":
    print(json.dumps({**play(float(sys.argv[1])), "copy": copy_microseconds(), "compiled": False}))
