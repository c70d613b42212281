"""Measures Citadels, interpreted and compiled, against catanatron: interleaved runs, one process each, and the ratios.

Random players on four seats everywhere. A decision is an action taken by a seat; chance is not counted for us, and
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

HERE = Path(__file__).parent
LEAST = {"interpreted": 3.0, "compiled": 15.0}
"""How many times catanatron's decisions a second each build must make."""
MOST_COPY = 5.0
"""Microseconds that the copy of a mid-game state may take, compiled."""


def measure(python: str, worker: str, seconds: float) -> dict[str, Any]:
    command = [python, str(HERE / worker), str(seconds)]
    told: dict[str, Any] = json.loads(
        subprocess.run(command, check=True, capture_output=True, text=True).stdout
    )
    return told


def run(pure: str, built: str, rounds: int, seconds: float) -> dict[str, list[dict[str, Any]]]:
    """Takes turns, so that a slow minute of the machine hits everybody."""
    engines = {
        "catanatron": (pure, "catanatron_worker.py"),
        "interpreted": (pure, "citadels_worker.py"),
        "compiled": (built, "citadels_worker.py"),
    }
    runs: dict[str, list[dict[str, Any]]] = {name: [] for name in engines}
    for number in range(rounds):
        for name, (python, worker) in engines.items():
            print(f"round {number + 1} of {rounds}: {name}", file=sys.stderr)
            runs[name].append(measure(python, worker, seconds))
    return runs


def summary(runs: dict[str, list[dict[str, Any]]]) -> dict[str, dict[str, float]]:
    """Medians, and the median of the ratios round by round."""
    base = runs["catanatron"]
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
    found = [
        f"{name}: {told[name]['ratio']:.1f} times catanatron, promised {least}"
        for name, least in LEAST.items()
        if told[name]["ratio"] < least
    ]
    if told["compiled"]["copy_microseconds"] > MOST_COPY:
        found.append(f"a copy takes {told['compiled']['copy_microseconds']:.1f} µs, promised {MOST_COPY}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pure", required=True, help="interpreter of the interpreted build")
    parser.add_argument("--compiled", required=True, help="interpreter of the compiled build")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    told = summary(run(given.pure, given.compiled, given.rounds, given.seconds))
    if given.json:
        print(json.dumps(told))
    else:
        show(told)
    for line in shortfalls(told):
        print(line, file=sys.stderr)
    return 1 if shortfalls(told) else 0


if __name__ == "__main__":
    sys.exit(main())
