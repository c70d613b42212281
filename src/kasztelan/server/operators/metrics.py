"""What is counted while the server runs, told in the text format that Prometheus reads."""

from __future__ import annotations

import asyncio
import resource
import sys
import time
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from kasztelan.server.storage.quick_store import QuickStore
from kasztelan.server.storage.store import Append
from kasztelan.server.tables.bot_processes import Thinkers

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds, for what people wait for."""
SLOW: Final = (0.01, 0.05, 0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)
"""Seconds, for bots."""
SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)
FRESH: Final = 5.0
"""Seconds for which numbers of the database stay as they are."""
MOST_LABELS: Final = 200
"""Different labels one number may have; what strangers send must not fill the memory."""

Known = TypeVar("Known")
Labels = tuple[tuple[str, str], ...]


class Count:
    """Counts events by label; never falls."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.counted: dict[Labels, float] = {}

    def add(self, **labels: str) -> None:
        key = tuple(labels.items())
        if key in self.counted or len(self.counted) < MOST_LABELS:
            self.counted[key] = self.counted.get(key, 0) + 1

    def lines(self) -> Iterable[str]:
        yield from heading(self.name, self.about, "counter")
        for labels, value in self.counted.items():
            yield f"{self.name}{labelled(labels)} {number(value)}"


class Histogram:
    """How amounts are spread over bounds: a histogram."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self.name = name
        self.about = about
        self.bounds = bounds
        self.counted = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, amount: float) -> None:
        self.counted[bisect_left(self.bounds, amount)] += 1
        self.sum += amount

    def lines(self) -> Iterable[str]:
        yield from heading(self.name, self.about, "histogram")
        so_far = 0
        for bound, count in zip([*map(number, self.bounds), "+Inf"], self.counted, strict=True):
            so_far += count
            yield f'{self.name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{self.name}_sum {number(self.sum)}"
        yield f"{self.name}_count {so_far}"


class Cached(Generic[Known]):
    """Something dear to find out: found out once for all who ask within `seconds`."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.lock = asyncio.Lock()
        self.known: tuple[float, Known] | None = None

    async def get(self, now: float, find: Callable[[], Awaitable[Known]]) -> Known:
        async with self.lock:
            if self.known is None or not 0 <= now - self.known[0] < self.seconds:
                self.known = now, await find()
            return self.known[1]


class Metrics:
    """Everything that one server counts."""

    def __init__(self) -> None:
        self.commands = Count("kasztelan_commands_total", "Commands done or refused, by kind and outcome.")
        self.seconds = Histogram(
            "kasztelan_command_seconds", "From a command's arrival to its answer.", QUICK
        )
        self.requests = Count("kasztelan_requests_total", "HTTP requests answered, by status.")
        self.groups = Histogram("kasztelan_log_group_size", "Commands committed to the log together.", SIZES)
        self.writes = Histogram("kasztelan_log_write_seconds", "Time a commit to the log takes.", QUICK)
        self.thinking = Histogram("kasztelan_bot_seconds", "From asking a bot to its answer.", SLOW)
        self.stored: Cached[dict[str, int]] = Cached(FRESH)

    def command(self, kind: str, outcome: str, seconds: float) -> None:
        """A command of a WebSocket was answered; `outcome` is done or the code of the refusal."""
        self.commands.add(kind=kind, outcome=outcome)
        self.seconds.add(seconds)

    def text(self, now: Mapping[str, tuple[str, Mapping[Labels, float]]]) -> str:
        """All of it, and the gauges `now`: name to what it is and its values by label."""
        lines: list[str] = []
        for name, (about, values) in now.items():
            lines.extend(heading(name, about, "gauge"))
            lines.extend(f"{name}{labelled(labels)} {number(value)}" for labels, value in values.items())
        for one in (self.commands, self.seconds, self.requests, self.groups, self.writes, self.thinking):
            lines.extend(one.lines())
        return "\n".join(lines) + "\n"


class CountedStore(QuickStore):
    """A store that notes how many commands share a commit, and how long commits take."""

    def __init__(self, address: str, metrics: Metrics) -> None:
        super().__init__(address)
        self.metrics = metrics

    async def write_all(self, group: Sequence[Append]) -> list[bool]:
        began = time.perf_counter()
        outcomes = await super().write_all(group)
        self.metrics.writes.add(time.perf_counter() - began)
        self.metrics.groups.add(len(group))
        return outcomes


class CountedThinkers(Thinkers):
    """Bots whose thinking time is noted, waiting for a free process included."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        super().__init__(workers, seconds)
        self.metrics = metrics

    async def choose(
        self, game_name: str, data: dict[str, Any], seat: int, bot: str, seed: int, whose: str = ""
    ) -> int | None:
        began = time.perf_counter()
        found = await super().choose(game_name, data, seat, bot, seed, whose)
        self.metrics.thinking.add(time.perf_counter() - began)
        return found


def heading(name: str, about: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {about}", f"# TYPE {name} {kind}"


def labelled(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{escaped(value)}"' for name, value in labels) + "}"


def escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(round(value, 6))


def memory() -> int:
    """Bytes this process holds in memory now; where the system does not tell, the most it ever held."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * resource.getpagesize()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
