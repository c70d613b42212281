"""How strong a bot is: games it wins alone with a 95 % interval, points, processor time; seats balanced.

Without options each game is measured in the trials of its folder here, and what is asked there must be reached.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean, pstdev
from time import process_time
from typing import Any, NamedTuple

from benchmarks.rooms import ITSELF, Trial, room
from kasztelan.bots.registry import BOTS, make_bot
from kasztelan.build_info import describe
from kasztelan.core.chance import SeededChance
from kasztelan.core.match import Match
from kasztelan.core.player import Player, Seat
from kasztelan.games.catalogue import GAMES, load

CHUNK = 5


class Timed(Player):
    """Counts what a player decides and how much processor time that takes."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, seat: Seat) -> int:
        before = process_time()
        action = self.player.choose(seat)
        spent = process_time() - before
        self.seconds += spent
        self.longest = max(self.longest, spent)
        self.decisions += 1
        return action


class Played(NamedTuple):
    """One game: where the bot sat, whether it won alone, the points of its kind, and of everybody else."""

    seat: int
    won: bool
    points: list[int]
    others: list[int]
    decisions: int
    seconds: float
    longest: float


def play(name: str, bot: str, trial: Trial, number: int) -> Played:
    """The game of this number, with the bot on that seat modulo the players, or on all of them against its own kind."""
    game = load(name)
    players = game.seats(game.check_options(trial.options))
    at = number % players
    mine = range(players) if trial.against == ITSELF else [at]
    seated: list[Player] = []
    for seat in range(players):
        kind = bot if seat in mine else trial.against
        player = make_bot(kind, game, number * 100 + seat)
        seated.append(Timed(player) if seat in mine else player)
    match = Match(game, SeededChance(1_000_000 + number), trial.options)
    match.play(seated)
    result = match.result
    assert result is not None
    timed = [one for one in seated if isinstance(one, Timed)]
    return Played(
        at,
        result.won[at] and sum(result.won) == 1,
        [result.points[seat] for seat in mine],
        [points for seat, points in enumerate(result.points) if seat not in mine],
        sum(one.decisions for one in timed),
        sum(one.seconds for one in timed),
        max(one.longest for one in timed),
    )


def play_some(name: str, bot: str, trial: Trial, numbers: Iterable[int]) -> list[Played]:
    return [play(name, bot, trial, number) for number in numbers]


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins."""
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def measure(name: str, bot: str, trial: Trial, first: int, jobs: int) -> dict[str, Any]:
    """Plays the games and counts; a shared first place is no win."""
    played: list[Played] = []
    with ProcessPoolExecutor(jobs) as pool:
        chunks = [
            pool.submit(play_some, name, bot, trial, range(at, min(at + CHUNK, first + trial.games)))
            for at in range(first, first + trial.games, CHUNK)
        ]
        for chunk in chunks:
            played += chunk.result()
            print(f"\r{name}: {len(played)} of {trial.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    told = summary(name, bot, trial, played)
    told["reached"] = told["share"] >= trial.share and told["points"] >= trial.mean
    return told


def summary(name: str, bot: str, trial: Trial, played: list[Played]) -> dict[str, Any]:
    wins = sum(one.won for one in played)
    low, high = interval(wins, len(played))
    seats = sorted({one.seat for one in played})
    by_seat = [[one.won for one in played if one.seat == seat] for seat in seats]
    points = [each for one in played for each in one.points]
    others = [each for one in played for each in one.others]
    return {
        "game": name,
        "options": trial.options,
        "bot": bot,
        "against": trial.against if game_seats(name, trial) > 1 else "nobody",
        "games": len(played),
        "wins": wins,
        "share": round(wins / len(played), 4),
        "interval_95": [round(low, 4), round(high, 4)],
        "wins_by_seat": [f"{sum(one)}/{len(one)}" for one in by_seat],
        "points": round(fmean(points), 1),
        "points_spread": round(pstdev(points), 1),
        "points_of_others": round(fmean(others), 1) if others else None,
        "milliseconds_a_decision": round(
            1000 * sum(one.seconds for one in played) / sum(one.decisions for one in played), 2
        ),
        "longest_milliseconds": round(1000 * max(one.longest for one in played), 1),
        "asked": {"share": trial.share, "points": trial.mean},
    }


def game_seats(name: str, trial: Trial) -> int:
    game = load(name)
    return game.seats(game.check_options(trial.options))


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.bot_strength", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="by default every game the bot plays")
    parser.add_argument("--games", type=int, help="how many, instead of the trial's own number")
    parser.add_argument("--options", type=json.loads, help="as JSON, instead of the trials of the game")
    parser.add_argument("--bot", choices=sorted(BOTS), default="heuristic")
    parser.add_argument("--against", choices=[ITSELF, *sorted(BOTS)], default="random", help="with --options")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    print(describe(), file=sys.stderr)
    missed = False
    for name in asked.names or [one for one in GAMES if BOTS[asked.bot].plays(one)]:
        trials = (Trial(asked.options, asked.against),) if asked.options else room(name).STRENGTH
        for trial in trials:
            chosen = trial._replace(games=asked.games or trial.games)
            told = measure(name, asked.bot, chosen, asked.first, asked.jobs)
            print(json.dumps(told), flush=True)
            missed = missed or not told["reached"]
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
