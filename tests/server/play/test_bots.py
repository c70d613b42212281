"""Bots think elsewhere; one that is slow, crashes or cheats troubles only its own table."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.core.match import PLAY_FORCED, Match
from kasztelan.games.catalogue import load
from kasztelan.server.tables.bot_processes import Answer, Thinker, Thinkers
from tests.server.awaited import awaited
from tests.server.tables.memory import Hands, again, table_for

GAME = load("citadels")
ODD = (sys.executable, "-m", "tests.server.play.odd_bots")
LONG = 60.0


@asynccontextmanager
async def thinking(seconds: float, workers: int = 1) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(workers, seconds, ODD)
    try:
        yield thinkers
    finally:
        thinkers.close()


def position() -> tuple[dict[str, Any], int, list[int]]:
    match = Match(GAME, SeededChance(1), {"players": 4}, forced=PLAY_FORCED)
    who = match.advance()
    return match.state.to_data(), who, GAME.legal(match.state)


@awaited
async def test_a_bot_answers_from_another_process() -> None:
    data, who, legal = position()
    async with thinking(LONG) as thinkers:
        assert await thinkers.choose("citadels", data, who, "random", 1) in legal
        assert await thinkers.choose("citadels", data, who, "heuristic", 1) in legal
        assert len(thinkers.idle) == 1


@pytest.mark.parametrize("bot", ["crashing", "failing", "no_such_bot"])
def test_after_a_crash_another_process_thinks(bot: str) -> None:
    @awaited
    async def run() -> None:
        data, who, legal = position()
        async with thinking(LONG) as thinkers:
            assert await thinkers.choose("citadels", data, who, bot, 1) is None
            assert await thinkers.choose("citadels", data, who, "random", 1) in legal

    run()


@awaited
async def test_a_slow_bot_delays_nobody_else_and_is_ended_in_time() -> None:
    data, who, legal = position()
    async with thinking(6.0) as thinkers:
        slow = asyncio.create_task(thinkers.choose("citadels", data, who, "sleepy", 1))
        # The only worker is taken by the slow bot; the others are answered before it is given up.
        for seed in range(3):
            assert await thinkers.choose("citadels", data, who, "random", seed) in legal
        assert not slow.done()
        assert await slow is None


class Held(Thinker):
    """Answers when it is let go."""

    def __init__(self) -> None:
        super().__init__(())
        self.asked = threading.Event()
        self.let_go = threading.Event()

    def ask(self, question: bytes) -> Answer | None:
        self.asked.set()
        self.let_go.wait()
        return Answer(7)


@awaited
async def test_whoever_stops_waiting_gives_the_worker_back() -> None:
    data, who, _ = position()
    async with thinking(LONG) as thinkers:
        held = Held()
        thinkers.idle.append(held)
        waiting = asyncio.create_task(thinkers.choose("citadels", data, who, "random", 1))
        await asyncio.to_thread(held.asked.wait)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        held.let_go.set()
        # There is only this one worker: whoever is answered was given it.
        assert await thinkers.choose("citadels", data, who, "random", 1) == 7
        assert thinkers.idle == [held]
        assert not thinkers.busy


@awaited
async def test_a_table_goes_on_with_bots_that_cheat_and_crash() -> None:
    _, store = table_for({"players": 4})
    async with thinking(LONG) as thinkers:
        table = again(store, Hands(), thinkers)
        for seat, bot in enumerate(("cheating", "crashing", "random", "heuristic")):
            table.lobby.add_bot("anna", seat, bot, bot)
        await table.lobby.save_seats()
        changed = asyncio.Event()
        table.after_change.append(lambda _: changed.set())
        async with table.lock:
            await table.lobby.start("anna")
        asked: set[int] = set()
        while table.status == "playing" and asked != {0, 1, 2, 3}:
            assert table.match is not None
            asked.add(table.match.waiting_for())
            changed.clear()
            await changed.wait()
        assert asked == {0, 1, 2, 3}
        async with table.lock:
            await table.close()
