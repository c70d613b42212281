"""Plays many games with bots, each from a seed of its own, so that any stretch of them can be played anywhere."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kasztelan.arena.tally import Tally
from kasztelan.bots.registry import make_bot
from kasztelan.core import record
from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import Refusal
from kasztelan.core.game import Game
from kasztelan.core.match import Match
from kasztelan.games.catalogue import load


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
    seats = game.seats(game.check_options(options))
    if len(bots) != seats:
        raise Refusal("bots", f"{len(bots)} is not possible", f"{seats}, one for each seat")
    tally = Tally(seats)
    try:
        for number in range(first, first + count):
            if stop is not None and stop():
                tally.interrupted = True
                break
            try:
                match = play_game(game, options, bots, seed, number)
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
