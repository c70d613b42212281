"""Plays many games between bots, each from a seed of its own, so that any stretch of them can be played anywhere."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kasztelan.arena.pool import Stop, in_parallel, in_turn, stretches
from kasztelan.arena.tally import Tally
from kasztelan.bots.registry import check_bot, make_bot
from kasztelan.core import record
from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import Reason, Refusal, impossible
from kasztelan.core.game import Game
from kasztelan.core.match import Match
from kasztelan.games.catalogue import load

Progress = Callable[[int, int], None]
"""Told after each stretch how many games were played, and of how many."""
Keep = Callable[[dict[str, Any]], object]
"""Takes a record."""


@dataclass(frozen=True)
class Plan:
    """What is played, checked; whoever plays which part of it, the games are the same."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int
    records: bool

    def play(self, first: int, count: int, stop: Stop) -> Tally:
        return play_games(self.game, self.options, self.bots, self.seed, first, count, self.records, stop)


def simulate(
    game: str,
    options: Mapping[str, Any] | None = None,
    bots: str | Sequence[str] = "random",
    games: int = 100,
    seed: int = 0,
    jobs: int | None = 1,
    records: bool = False,
    progress: Progress | None = None,
    keep: Keep | None = None,
) -> Tally:
    """Plays so many games between bots and counts them; the same games however many processes share the work.

    `bots` is one name for all seats or one for each. `jobs` are processes (None: one for each core); they are
    spawned, so that a script which asks for more than one does it under `if __name__ == "__main__":`. `records`
    leaves the records in the tally; `keep` is handed each of them instead, in order. Ctrl-C ends it after the games
    being played, with what was finished.
    """
    rules = load(game)
    agreed = rules.check_options(options or {})
    seats = rules.seats(agreed)
    seated = [bots] * seats if isinstance(bots, str) else list(bots)
    check_count(seated, seats)
    at_once = (os.cpu_count() or 1) if jobs is None else jobs
    for name, value in (("games", games), ("jobs", at_once)):
        if value < 1:
            raise Refusal(name, impossible(value), Reason("at_least", {"low": 1}))
    checked = [check_bot(bot, game) for bot in seated]
    plan = Plan(game, agreed, checked, seed, records or keep is not None)
    parts = stretches(games, at_once)
    total = Tally(len(rules.participants(agreed)))
    for tally in in_turn(plan.play, parts) if at_once == 1 else in_parallel(plan.play, parts, at_once):
        if keep is not None:
            for written in tally.records:
                keep(written)
            tally.records.clear()
        total.add(tally)
        if progress is not None:
            progress(total.played(), games)
    return total


# --- a stretch of them


def seed_for(seed: int, number: int, whose: str) -> int:
    """The seed of game `number` for its chance or for one of its bots."""
    text = f"{seed} {number} {whose}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def play_game(game: Game, options: Mapping[str, Any], bots: Sequence[str], seed: int, number: int) -> Match:
    """Game `number` of the simulation with this seed, played to the end."""
    players = [make_bot(name, game, seed_for(seed, number, f"seat {at}")) for at, name in enumerate(bots)]
    match = Match(game, SeededChance(seed_for(seed, number, "chance")), options)
    match.play(players)
    return match


def play_games(
    game_name: str,
    options: Mapping[str, Any],
    bots: Sequence[str],
    seed: int,
    first: int,
    count: int,
    keep_records: bool = False,
    stop: Callable[[], bool] | None = None,
) -> Tally:
    """The games `first` to `first + count - 1`, with a bot named for each seat.

    An interrupt, or `stop` answering yes between two games, ends it early with what was finished.
    """
    game = load(game_name)
    agreed = game.check_options(options)
    check_count(bots, game.seats(agreed))
    tally = Tally(len(game.participants(agreed)))
    try:
        for number in range(first, first + count):
            if stop is not None and stop():
                tally.interrupted = True
                break
            try:
                match = play_game(game, agreed, bots, seed, number)
            except Exception as fault:  # noqa: BLE001 - a fault in one game must not lose the others
                tally.errors += 1
                tally.first_error = tally.first_error or f"{number}: {type(fault).__name__}: {fault}"
                continue
            written = record.write(match) if keep_records else None
            tally.count(match)
            if written is not None:
                tally.records.append(written)
    except KeyboardInterrupt:
        tally.interrupted = True
    return tally


def check_count(bots: Sequence[str], seats: int) -> None:
    if len(bots) != seats:
        raise Refusal("bots", impossible(len(bots)), Reason("for_each_seat", {"count": seats}))
