"""Bots think in other processes, so that a slow one delays only its own table."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from kasztelan.bots.registry import make_bot
from kasztelan.core.player import Seat
from kasztelan.games.catalogue import load


def think(game_name: str, data: dict[str, Any], seat: int, bot: str, seed: int) -> int:
    """What a bot would do; runs in a worker process."""
    game = load(game_name)
    state = game.from_data(data)
    return make_bot(bot, game, seed).choose(Seat(game, state, seat))


class Thinkers:
    """A pool of processes for bots."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None

    async def choose(
        self, game_name: str, data: dict[str, Any], seat: int, bot: str, seed: int
    ) -> int | None:
        """The bot's choice, or None if it failed or took too long."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"))
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self.pool, think, game_name, data, seat, bot, seed)
        try:
            return await asyncio.wait_for(thinking, self.seconds)
        except asyncio.CancelledError:
            raise
        except Exception:  # noqa: BLE001 - a bot that fails must not stop its table
            return None

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
