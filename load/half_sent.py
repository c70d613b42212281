"""A thousand half-sent requests against a server where tables are played: how long a move takes meanwhile.

`make half-sent` holds 1,000 of them for a minute; `--seconds 10 --requests 200` is a short one. The server is one that this
program starts on loopback, in a folder that is thrown away; no other can be named, and everything ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import uvloop

from kasztelan.games.catalogue import GAMES, load
from load.many_tables import Guest, Measured, Party, connected, run, server, set_up, worked

HALVES: Final = (
    b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-",
    b"POST /api/guest HTTP/1.1\r\nHost: here\r\nx-kasztelan: 1\r\nContent-Length: 900\r\n\r\n{",
    b"",
)
DRIP: Final = 2.0
"""Seconds between two letters that a half-sent request adds."""
MOST_REQUESTS: Final = 5_000
MOST_SECONDS: Final = 300.0


class Attack:
    """Requests that are begun and not ended; one that is closed is begun anew after a second."""

    def __init__(self, address: str, count: int) -> None:
        self.port = urlsplit(address).port
        self.count = count
        self.open = 0
        self.most_open = 0
        self.begun = 0
        self.closed = 0
        self.refused = 0

    async def go(self, until: float) -> None:
        await asyncio.gather(*(self.one(number, until) for number in range(self.count)))

    async def one(self, number: int, until: float) -> None:
        await asyncio.sleep(random.random())
        while time.perf_counter() < until:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                self.refused += 1
            else:
                self.begun += 1
                self.open += 1
                self.most_open = max(self.most_open, self.open)
                with suppress(OSError):
                    await self.hold(reader, writer, HALVES[number % len(HALVES)], until)
                self.open -= 1
                writer.transport.abort()
            await asyncio.sleep(1.0)

    async def hold(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, half: bytes, until: float
    ) -> None:
        """Sends a letter now and then until the server closes, or time is up."""
        writer.write(half)
        while time.perf_counter() < until:
            with suppress(TimeoutError):
                async with asyncio.timeout(DRIP):
                    if not await reader.read(1024):
                        self.closed += 1
                        return
                    continue
            writer.write(b"a")


class Looks:
    """Somebody who asks every half a second, over a new connection, whether the server is well."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.seconds = Measured()
        self.failed: Counter[str] = Counter()

    async def go(self, until: float) -> None:
        async with httpx.AsyncClient(base_url=self.address, trust_env=False, timeout=10) as client:
            while time.perf_counter() < until:
                began = time.perf_counter()
                try:
                    answer = await client.get("/healthz", headers={"Connection": "close"})
                    if answer.status_code != 200:
                        self.failed[str(answer.status_code)] += 1
                except httpx.HTTPError as wrong:
                    self.failed[type(wrong).__name__] += 1
                self.seconds.delays.append(time.perf_counter() - began)
                await asyncio.sleep(0.5)


async def measure(address: str, pid: int, given: argparse.Namespace) -> dict[str, Any]:
    wanted = {"game": given.game, "options": {}}
    game = load(given.game)
    seats = game.seats(game.check_options({}))
    measured = Measured()
    async with AsyncExitStack() as rooms:
        parties = []
        for number in range(given.tables):
            table, cookies = await set_up(address, number, wanted, seats)
            parties.append(Party(table, [Guest(at, one) for at, one in enumerate(cookies)], measured))
            await rooms.enter_async_context(connected(address, parties[-1]))
        await run(parties, 4.0, 1)
        report: dict[str, Any] = {
            "tables": given.tables,
            "half_sent": given.requests,
            "seconds": given.seconds,
        }
        for name, count in (("quiet", 0), ("attacked", given.requests)):
            measured.delays.clear()
            looks = Looks(address)
            spent, began = worked(pid), time.perf_counter()
            until = began + given.seconds
            attack = asyncio.to_thread(attacked, address, count, given.seconds)
            _, _, held = await asyncio.gather(run(parties, given.seconds, 2 + count), looks.go(until), attack)
            report[name] = {
                **told("move", measured),
                **told("health", looks.seconds),
                "health_failed": looks.failed,
                **held,
                "server_cpu": round((worked(pid) - spent) / (time.perf_counter() - began), 2),
            }
        report["refused"] = len(measured.refused)
    return report


def attacked(address: str, count: int, seconds: float) -> dict[str, int]:
    """Lets a process of its own attack, so that whoever measures is not kept from it."""
    if not count:
        return {}
    with ProcessPoolExecutor(1, get_context("spawn")) as other:
        return other.submit(attack_from_here, address, count, seconds).result()


def attack_from_here(address: str, count: int, seconds: float) -> dict[str, int]:
    attack = Attack(address, count)
    uvloop.run(attack.go(time.perf_counter() + seconds))
    return {"most_held": attack.most_open, "begun": attack.begun, "closed_by_server": attack.closed}


def told(name: str, measured: Measured) -> dict[str, Any]:
    shares = {"p50": 0.5, "p99": 0.99, "most": 1.0}
    return {f"{name}s": len(measured.delays)} | {
        f"{name}_{share}_ms": round(measured.at(at), 1) for share, at in shares.items() if measured.delays
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="load.half_sent", description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=next(iter(GAMES)))
    parser.add_argument("--requests", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--files", type=int, default=1_024, help="files that the server may have open")
    given = parser.parse_args()
    if not 0 < given.requests <= MOST_REQUESTS or not 0 < given.seconds <= MOST_SECONDS:
        parser.error(f"at most {MOST_REQUESTS} requests and {MOST_SECONDS:.0f} seconds")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65_536)), hard))
    with (
        tempfile.TemporaryDirectory(prefix="kasztelan-half-sent-") as folder,
        server(Path(folder), None, given.files) as found,
    ):
        report = uvloop.run(measure(*found, given))
    print(json.dumps(report, indent=2), flush=True)
    sys.exit(1 if report["attacked"]["health_failed"] or report["refused"] else 0)


if __name__ == "__main__":
    main()
