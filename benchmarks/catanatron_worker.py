"""Plays random four-player games of catanatron for a while and prints what it did as JSON; run by `run.py`."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable
from typing import Any

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


class CountingPlayer(RandomPlayer):  # type: ignore[misc]  # catanatron has no types
    """Counts how often it is really asked: catanatron plays single choices without asking."""

    asked = 0

    def decide(self, game: Any, playable_actions: Iterable[Any]) -> Any:
        CountingPlayer.asked += 1
        return super().decide(game, playable_actions)


def play(seconds: float) -> dict[str, float]:
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game([CountingPlayer(color) for color in COLORS])
        game.play()
        decisions += len(game.state.action_records)
        games += 1
    spent = time.perf_counter() - start
    return {
        "decisions": decisions,
        "forced": decisions - CountingPlayer.asked,
        "games": games,
        "seconds": spent,
    }


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
