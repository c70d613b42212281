"""Plays stretches of games one after another, in this process or in a pool of them, until all are done or a stop."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.synchronize import Event as StopSign
from types import FrameType
from typing import Final

from kasztelan.arena.tally import Tally

LARGEST_STRETCH: Final = 50
"""Most games a process plays before it reports."""

Stop = Callable[[], bool]
PlayStretch = Callable[[int, int, Stop], Tally]
"""Plays so many games from the first on; asked before each of them whether to stop. A pool has to pickle it."""


def stretches(games: int, jobs: int) -> list[tuple[int, int]]:
    """So many games cut into stretches of (first, count)."""
    size = max(1, min(LARGEST_STRETCH, games // (jobs * 4)))
    return [(first, min(size, games - first)) for first in range(0, games, size)]


# Both give the tally of one stretch after another, in their order; after an interrupt, what was finished.


def in_turn(play: PlayStretch, parts: Sequence[tuple[int, int]]) -> Iterator[Tally]:
    stop = threading.Event()
    with interrupt_sets(stop.set):
        for first, count in parts:
            tally = play(first, count, stop.is_set)
            yield tally
            if tally.interrupted:
                return


def in_parallel(play: PlayStretch, parts: Sequence[tuple[int, int]], jobs: int) -> Iterator[Tally]:
    # Spawned, because a fork copies the locks of whatever threads draw the progress.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=heed, initargs=(stop,))
    with interrupt_sets(stop.set), pool:
        waiting = deque(pool.submit(play_in_pool, play, first, count) for first, count in parts)
        try:
            while waiting:
                tally = waiting.popleft().result()
                yield tally
                if tally.interrupted:
                    yield from finished(waiting)
        finally:
            # Whoever asked may have stopped listening: nothing is played for nobody.
            stop.set()
            for future in waiting:
                future.cancel()


def finished(waiting: deque[Future[Tally]]) -> Iterator[Tally]:
    """After an interrupt: calls off the stretches not begun, and gives what the others got done."""
    begun = [future for future in waiting if not future.cancel()]
    waiting.clear()
    for future in begun:
        yield future.result()


@contextmanager
def interrupt_sets(stop: Callable[[], None]) -> Iterator[None]:
    """Ctrl-C asks to stop after the present game, so that nothing is half counted; a second one breaks off."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def ask(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - the signature of a handler
        signal.signal(signal.SIGINT, before)
        stop()

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


_stop: StopSign | None = None


def heed(stop: StopSign) -> None:
    """Run once in each process of the pool: the parent alone takes the interrupt and hands it on."""
    global _stop  # noqa: PLW0603 - a process of the pool has no other place to keep it
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_in_pool(play: PlayStretch, first: int, count: int) -> Tally:
    assert _stop is not None, "a process of the pool is told how to stop"
    return play(first, count, _stop.is_set)
