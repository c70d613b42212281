"""Bots think in other processes, so that a slow or broken one troubles only its own table."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import Any, BinaryIO, Final
from weakref import WeakValueDictionary

import msgspec

from kasztelan.bots.registry import make_bot
from kasztelan.core.player import Seat
from kasztelan.games.catalogue import load

LOGGER: Final = logging.getLogger(__name__)

COMMAND: Final = (sys.executable, "-m", "kasztelan.server.tables.bot_processes")
PATIENCE: Final = 1.0
"""Seconds after which a thinking bot counts as slow: another process is started beside it."""
MOST_SLOW: Final = 6
"""How many slow bots are borne with before all have to wait."""


class Question(msgspec.Struct):
    """What a bot is asked; `why` if it is to say what it went by."""

    game: str
    state: dict[str, Any]
    seat: int
    bot: str
    seed: int
    why: bool = False


class Answer(msgspec.Struct):
    """What a bot would do, and why, if it was asked for that and can say."""

    action: int
    why: dict[str, Any] | None = None


def think(question: Question) -> Answer:
    """What a bot would do; runs in a process of its own."""
    game = load(question.game)
    seat = Seat(game, game.from_data(question.state), question.seat)
    bot = make_bot(question.bot, game, question.seed)
    action = bot.choose(seat)
    why = bot.explain(seat, action) if question.why else None
    return Answer(action, None if why is None else why.to_data())


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answers one question a line until there are no more."""
    decoder = msgspec.json.Decoder(Question)
    for line in questions:
        answers.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        answers.flush()


class Thinker:
    """A process that thinks about one question at a time; started when the first one comes."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None
        self.ended = False
        self.starting = Lock()

    def start(self) -> subprocess.Popen[bytes] | None:
        with self.starting:
            if self.process is None and not self.ended:
                self.process = subprocess.Popen(  # noqa: S603 - our own module with this interpreter
                    self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
                )
            return self.process

    def ask(self, question: bytes) -> Answer | None:
        """Blocks until there is an answer; None if the process is gone or answers nonsense."""
        try:
            process = self.start()
            if process is None or process.stdin is None or process.stdout is None:
                return None
            process.stdin.write(question + b"\n")
            process.stdin.flush()
            return msgspec.json.decode(process.stdout.readline(), type=Answer)
        except (OSError, ValueError):
            return None

    def end(self) -> None:
        """Kills the process; whoever waits for its answer gets none."""
        with self.starting:
            self.ended = True
            if self.process is not None:
                self.process.kill()

    def bury(self) -> None:
        """After the end: closes what is left of the process."""
        if self.process is None:
            return
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                # A question may be stuck half written in a pipe that nobody reads any more.
                with suppress(OSError):
                    pipe.close()


class Thinkers:
    """A pool of processes for bots. A thinker that crashes or takes too long is ended and another one started."""

    def __init__(self, workers: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self.workers = workers
        self.seconds = seconds
        self.command = command
        self.threads = ThreadPoolExecutor(workers + MOST_SLOW, "thinking")
        self.idle: list[Thinker] = []
        self.busy: set[Thinker] = set()
        self.slow = 0
        self.free = asyncio.Semaphore(workers)
        self.places: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.closed = False

    async def choose(
        self, game_name: str, data: dict[str, Any], seat: int, bot: str, seed: int, whose: str = ""
    ) -> int | None:
        """The bot's choice, or None if it failed or took too long."""
        answer = await self.answer(Question(game_name, data, seat, bot, seed), whose)
        return None if answer is None else answer.action

    async def answer(self, asked: Question, whose: str = "") -> Answer | None:
        """What a bot says to a question, or None if it failed or took too long.

        Only one question of those that are the same person's (`whose`) stands in the line for a process, so that
        nobody waits for all the tables somebody else has opened.
        """
        question = msgspec.json.encode(asked)
        async with self.places.setdefault(whose, asyncio.Lock()) if whose else asyncio.Lock():
            await self.free.acquire()
        if self.closed:
            self.free.release()
            return None
        thinker = self.idle.pop() if self.idle else Thinker(self.command)
        self.busy.add(thinker)
        # Who asked may go away; the thinker is given back all the same.
        return await asyncio.shield(asyncio.ensure_future(self.attend(thinker, question)))

    async def attend(self, thinker: Thinker, question: bytes) -> Answer | None:
        """Waits for an answer; others need not wait as well once it is slow in coming."""
        answering = asyncio.get_running_loop().run_in_executor(self.threads, thinker.ask, question)
        patience = min(PATIENCE, self.seconds)
        slow = False
        try:
            done, _ = await asyncio.wait([answering], timeout=patience)
            if not done and self.slow < MOST_SLOW:
                slow = True
                self.slow += 1
                self.free.release()
            if not done:
                done, _ = await asyncio.wait([answering], timeout=self.seconds - patience)
            if not done:
                thinker.end()
            found = await answering
        finally:
            self.give_back(thinker, answering)
            if slow:
                self.slow -= 1
            else:
                self.free.release()
        if found is None:
            LOGGER.warning("a bot failed or took more than %s seconds", self.seconds)
        return found

    def give_back(self, thinker: Thinker, answering: asyncio.Future[Answer | None]) -> None:
        self.busy.discard(thinker)
        answered = answering.done() and not answering.cancelled() and answering.result() is not None
        if answered and len(self.idle) < self.workers and not self.closed:
            self.idle.append(thinker)
        else:
            thinker.end()
            thinker.bury()

    def close(self) -> None:
        """Ends every process, thinking or not."""
        self.closed = True
        for thinker in [*self.idle, *self.busy]:
            thinker.end()
        self.threads.shutdown(wait=True, cancel_futures=True)
        for thinker in self.idle:
            thinker.bury()
        self.idle.clear()


def main() -> None:
    """The other side: questions come in, answers go out, and nothing else does."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
