"""Measures every game, interpreted and compiled, against catanatron: interleaved runs, one process each, and the ratios.

Random players on all seats. A decision is an action taken by a seat; chance is not counted for us, and
forced ones (a single legal action) are shown apart for both.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.rooms import room
from kasztelan.games.catalogue import GAMES

ROOT = Path(__file__).parents[1]
BASE = "catanatron"
LEAST = {"interpreted": 3.0, "compiled": 15.0}
"""How many times catanatron's decisions a second each build must make."""
MOST_COPY = 5.0
"""Microseconds that the copy of a mid-game state may take, compiled."""


def measure(command: list[str], seconds: float) -> dict[str, Any]:
    done = subprocess.run([*command, str(seconds)], check=True, capture_output=True, text=True, cwd=ROOT)
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def engines(games: list[str], pythons: dict[str, str]) -> dict[str, list[str]]:
    """What is measured, by the name of its line, and the command that does it."""
    found = {BASE: [pythons["interpreted"], "-m", "benchmarks.catanatron_worker"]}
    for game in games:
        for label in room(game).SPEED:
            for build, python in pythons.items():
                worker = [python, "-m", "benchmarks.game_worker", game, label]
                found[f"{game}, {label}, {build}"] = worker
    return found


def run(commands: dict[str, list[str]], rounds: int, seconds: float) -> dict[str, list[dict[str, Any]]]:
    """Takes turns, so that a slow minute of the machine hits everybody."""
    runs: dict[str, list[dict[str, Any]]] = {name: [] for name in commands}
    for number in range(rounds):
        for name, command in commands.items():
            print(f"round {number + 1} of {rounds}: {name}", file=sys.stderr)
            runs[name].append(measure(command, seconds))
    return runs


def summary(runs: dict[str, list[dict[str, Any]]]) -> dict[str, dict[str, float]]:
    """Medians, and the median of the ratios round by round."""
    base = runs[BASE]
    return {
        name: {
            "decisions_per_second": median(one["decisions"] / one["seconds"] for one in many),
            "unforced_per_second": median(
                (one["decisions"] - one["forced"]) / one["seconds"] for one in many
            ),
            "games_per_second": median(one["games"] / one["seconds"] for one in many),
            "forced_share": median(one["forced"] / one["decisions"] for one in many),
            "copy_microseconds": median(one["copy"] for one in many),
            "ratio": median(rate(one) / rate(other) for one, other in zip(many, base, strict=True)),
            "ratio_unforced": median(
                unforced(one) / unforced(other) for one, other in zip(many, base, strict=True)
            ),
        }
        for name, many in runs.items()
    }


def rate(one: dict[str, Any]) -> float:
    return float(one["decisions"] / one["seconds"])


def unforced(one: dict[str, Any]) -> float:
    return float((one["decisions"] - one["forced"]) / one["seconds"])


def show(told: dict[str, dict[str, float]]) -> None:
    print("| engine | decisions/s | unforced/s | forced | games/s | copy µs | ratio | ratio unforced |")
    print("|---|---|---|---|---|---|---|---|")
    for name, one in told.items():
        print(
            f"| {name} | {one['decisions_per_second']:,.0f} | {one['unforced_per_second']:,.0f} "
            f"| {one['forced_share']:.0%} | {one['games_per_second']:,.0f} | {one['copy_microseconds']:.1f} "
            f"| {one['ratio']:.1f} | {one['ratio_unforced']:.1f} |"
        )


def shortfalls(told: dict[str, dict[str, float]]) -> list[str]:
    """What is slower than promised."""
    found: list[str] = []
    for name, one in told.items():
        build = name.rpartition(", ")[2]
        if one["ratio"] < LEAST.get(build, 0.0):
            found.append(f"{name}: {one['ratio']:.1f} times {BASE}, promised {LEAST[build]}")
        if build == "compiled" and one["copy_microseconds"] > MOST_COPY:
            found.append(f"{name}: a copy takes {one['copy_microseconds']:.1f} µs, promised {MOST_COPY}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--pure", required=True, help="interpreter of the interpreted build")
    parser.add_argument("--compiled", required=True, help="interpreter of the compiled build")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    pythons = {"interpreted": given.pure, "compiled": given.compiled}
    commands = engines(given.games or list(GAMES), pythons)
    told = summary(run(commands, given.rounds, given.seconds))
    if given.json:
        print(json.dumps(told))
    else:
        show(told)
    for line in shortfalls(told):
        print(line, file=sys.stderr)
    return 1 if shortfalls(told) else 0


if __name__ == "__main__":
    sys.exit(main())
