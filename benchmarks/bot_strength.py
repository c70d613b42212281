"""How often a bot beats others, seats balanced: wins by seat with a 95 % interval, decisions per second of processor."""

from __future__ import annotations

import argparse
import json
from math import sqrt
from time import process_time
from typing import Any

from benchmarks.rooms import room
from kasztelan.bots.registry import BOTS, make_bot
from kasztelan.core.chance import SeededChance
from kasztelan.core.game import Game
from kasztelan.core.match import Match
from kasztelan.core.player import Player, Seat
from kasztelan.games.catalogue import GAMES, load


class Timed(Player):
    """Counts what a player decides and how much processor time that takes."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, seat: Seat) -> int:
        before = process_time()
        action = self.player.choose(seat)
        self.seconds += process_time() - before
        self.decisions += 1
        return action


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins."""
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def play(game: Game, options: dict[str, Any], number: int, bot: str, other: str) -> tuple[int, bool, Timed]:
    """One game with the bot on seat `number` modulo the players; says the seat and whether it won alone."""
    players = game.seats(game.check_options(options))
    at = number % players
    seeds = [number * 100 + seat for seat in range(players)]
    measured = Timed(make_bot(bot, game, seeds[at]))
    seated = [measured if seat == at else make_bot(other, game, seeds[seat]) for seat in range(players)]
    match = Match(game, SeededChance(1_000_000 + number), options)
    match.play(seated)
    result = game.result(match.state)
    assert result is not None
    return at, result.won[at] and sum(result.won) == 1, measured


def measure(
    game: Game, options: dict[str, Any], games: int, bot: str, other: str, first: int
) -> dict[str, Any]:
    """Plays the games and counts; a shared first place is no win."""
    seats = [[0, 0] for _ in range(game.seats(game.check_options(options)))]
    decisions = 0
    seconds = 0.0
    for number in range(first, first + games):
        at, won, timed = play(game, options, number, bot, other)
        seats[at][0] += won
        seats[at][1] += 1
        decisions += timed.decisions
        seconds += timed.seconds
    wins = sum(won for won, _ in seats)
    low, high = interval(wins, games)
    return {
        "game": game.name,
        "options": options,
        "bot": bot,
        "against": other,
        "games": games,
        "wins": wins,
        "share": round(wins / games, 4),
        "interval_95": [round(low, 4), round(high, 4)],
        "wins_by_seat": [f"{won}/{played}" for won, played in seats],
        "decisions_per_second": round(decisions / seconds),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="by default every game the bot plays")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--options", type=json.loads, help="as JSON, instead of the game's own choice")
    parser.add_argument("--bot", choices=sorted(BOTS), default="heuristic")
    parser.add_argument("--against", choices=sorted(BOTS), default="random")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    asked = parser.parse_args()
    for name in asked.names or [one for one in GAMES if BOTS[asked.bot].plays(one)]:
        for options in [asked.options] if asked.options else room(name).STRENGTH:
            told = measure(load(name), options, asked.games, asked.bot, asked.against, asked.first)
            print(json.dumps(told))


if __name__ == "__main__":
    main()
