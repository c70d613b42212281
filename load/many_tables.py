"""Many people at many tables of one server process: how long a move takes until everybody has seen it.

`make load` runs the whole measurement; `--tables 20 --seconds 10` a short one. Everything is on loopback in a folder
that is thrown away, and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from kasztelan.games.catalogue import GAMES, load
from kasztelan.server.tables.difference import patched

PACE: Final = 2.0
"""Seconds between two moves of one table."""
HEADERS: Final = {"x-kasztelan": "1"}
AT_ONCE: Final = 8
"""Requests under way while tables are being set up."""
ENOUGH: Final = "1000000"
LIMITS: Final = {
    "KASZTELAN_REQUESTS_A_MINUTE": ENOUGH,
    "KASZTELAN_TRIES_A_MINUTE": ENOUGH,
    "KASZTELAN_TABLES_A_PERSON": "100000",
    "KASZTELAN_CONNECTIONS_A_PERSON": "100000",
    "KASZTELAN_CONNECTIONS_AN_ADDRESS": "100000",
}


class Update(msgspec.Struct):
    """As much of a message as the measurement needs."""

    type: str
    seat: int | None = None
    steps: list[dict[str, Any]] = []
    changes: list[Any] = []
    picture: dict[str, Any] = {}
    code: str = ""


DECODER: Final = msgspec.json.Decoder(Update)


class Guest:
    """One person with one connection to one table; knows whose turn it is only from what the server sends."""

    def __init__(self, seat: int, cookie: str) -> None:
        self.seat = seat
        self.cookie = cookie
        self.socket: ClientConnection | None = None
        self.picture: dict[str, Any] = {"table": {"status": ""}, "game": None}

    def take_in(self, message: Update) -> bool:
        """Draws the picture anew; whether this was news of the table."""
        if message.type == "table":
            self.picture = message.picture
        elif message.type == "update":
            for changes in (*(step["changes"] for step in message.steps), message.changes):
                self.picture = patched(self.picture, changes)
        return message.type in ("table", "update")

    @property
    def n(self) -> int:
        return int(self.picture["game"]["n"]) if self.picture["game"] else -1

    @property
    def choices(self) -> list[Any]:
        playing = self.picture["game"] and self.picture["table"]["status"] == "playing"
        return (self.picture["game"]["choices"] or []) if playing else []


class Party:
    """One table and the people at it."""

    def __init__(self, table: str, guests: list[Guest], measured: Measured) -> None:
        self.table = table
        self.guests = guests
        self.measured = measured
        self.sent = 0.0
        self.waiting = {guest.seat for guest in guests}
        self.seen = asyncio.Event()

    async def listen(self, guest: Guest) -> None:
        assert guest.socket is not None
        async for raw in guest.socket:
            message = DECODER.decode(raw)
            if message.type == "refused":
                self.measured.refused.append(message.code)
                self.seen.set()
            if not guest.take_in(message):
                continue
            self.measured.received += 1
            self.waiting.discard(guest.seat)
            if not self.waiting:
                self.seen.set()

    async def play(self, until: float, rng: random.Random) -> None:
        """A move every two seconds, whoever's turn it is; the first at a moment of its own."""
        due = time.perf_counter() + rng.random() * PACE
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            asked = next((guest for guest in self.guests if guest.choices), None)
            if asked is None:
                self.measured.over += 1
                return
            await self.move(asked, rng)
            due += PACE

    async def move(self, guest: Guest, rng: random.Random) -> None:
        assert guest.socket is not None
        self.waiting = {one.seat for one in self.guests}
        self.seen.clear()
        command = {"type": "act", "n": guest.n, "do": rng.choice(guest.choices)}
        began = time.perf_counter()
        await guest.socket.send(json.dumps(command))
        await asyncio.wait_for(self.seen.wait(), 30)
        self.measured.delays.append(time.perf_counter() - began)


class Measured:
    """What came out of one size."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.refused: list[str] = []
        self.received = 0
        self.over = 0

    def at(self, share: float) -> float:
        """The delay in milliseconds that this share of all moves stayed below."""
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


@contextmanager
def server(data: Path, profile: Path | None, files: int = 0) -> Iterator[tuple[str, int]]:
    """A server process of its own, which may have so many files open; its address and process id."""
    program = [sys.executable]
    if profile is not None:
        program += ["-m", "cProfile", "-o", str(profile)]
    command = [*program, "-m", "kasztelan.server.run", "--port", "0", "--data", str(data)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, **LIMITS}, text=True)
    if files:
        # Before it has counted them: it takes a second to start.
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (files, files))
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        if not address:
            raise SystemExit("the server did not start")
        yield address, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)


def held(pid: int) -> float:
    """Memory of a process in MiB; where the system does not tell, nothing."""
    statm = Path(f"/proc/{pid}/statm")
    if not statm.exists():
        return float("nan")
    return int(statm.read_text().split()[1]) * resource.getpagesize() / 2**20


def worked(pid: int) -> float:
    """Seconds of processor time a process has used."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return float("nan")
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def client(address: str) -> httpx.AsyncClient:
    """A browser of its own; loopback needs no certificates."""
    return httpx.AsyncClient(base_url=address, headers=HEADERS, trust_env=False, verify=False, timeout=60)  # noqa: S501


async def set_up(address: str, number: int, wanted: dict[str, Any], seats: int) -> tuple[str, list[str]]:
    """One table that has begun; its id and a cookie for each seat."""
    cookies: list[str] = []
    table = ""
    async with client(address) as host:
        for seat in range(seats):
            async with client(address) as guest:
                browser = guest if seat else host
                await ask(browser, "/api/guest", {"nickname": f"Guest {number} {seat}"})
                if not seat:
                    table = (await ask(browser, "/api/tables", wanted))["id"]
                await ask(browser, f"/api/tables/{table}/sit", {"seat": seat})
                cookies.append(browser.cookies["kasztelan"])
        await ask(host, f"/api/tables/{table}/start", {})
    return table, cookies


async def ask(browser: httpx.AsyncClient, path: str, body: dict[str, Any]) -> Any:
    answer = await browser.post(path, json=body)
    return answer.raise_for_status().json()


@asynccontextmanager
async def connected(address: str, party: Party) -> AsyncIterator[None]:
    """Everybody of a table comes in and has been shown it."""
    listening: list[asyncio.Task[None]] = []
    try:
        for guest in party.guests:
            guest.socket = await connect(
                f"ws{address.removeprefix('http')}/api/tables/{party.table}/play",
                additional_headers={"Cookie": f"kasztelan={guest.cookie}"},
                compression=None,
                proxy=None,
            )
            listening.append(asyncio.create_task(party.listen(guest)))
        await asyncio.wait_for(party.seen.wait(), 60)
        yield
    finally:
        for guest in party.guests:
            if guest.socket is not None:
                await guest.socket.close()
        await asyncio.gather(*listening, return_exceptions=True)


def commits(address: str) -> tuple[float, float, float]:
    """How many commits there were, how many seconds they took and how many commands they held, all in all."""
    text = httpx.get(f"{address}/metrics", trust_env=False).text
    told = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    names = ("log_write_seconds_count", "log_write_seconds_sum", "log_group_size_sum")
    count, seconds, size = (float(told[f"kasztelan_{name}"]) for name in names)
    return count, seconds, size


async def measure(
    address: str, pid: int, wanted: dict[str, Any], tables: int, seconds: float, seed: int
) -> dict[str, Any]:
    """One size: sets up, connects, plays, and says what it cost."""
    game = load(wanted["game"])
    seats = game.seats(game.check_options(wanted["options"]))
    at_first = held(pid)
    few = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> tuple[str, list[str]]:
        async with few:
            return await set_up(address, number, wanted, seats)

    made = await asyncio.gather(*(one(number) for number in range(tables)))
    with_tables = held(pid)
    measured = Measured()
    parties = [
        Party(table, [Guest(seat, cookie) for seat, cookie in enumerate(cookies)], measured)
        for table, cookies in made
    ]
    rooms = [connected(address, party) for party in parties]
    for room in rooms:
        await room.__aenter__()
    with_people = held(pid)
    # Thousands of pictures are held here: looking through them for garbage would stop the clock's own hands.
    gc.freeze()
    gc.disable()
    # The first moves are not counted: caches fill and connections settle.
    await run(parties, min(PACE * 2, seconds / 2), seed)
    measured.delays.clear()
    measured.received = 0
    spent, began = worked(pid), time.perf_counter()
    own = time.process_time()
    writes = commits(address)
    await run(parties, seconds, seed + 1)
    lasted = time.perf_counter() - began
    count, took, size = (after - before for after, before in zip(commits(address), writes, strict=True))
    report = {
        "tables": tables,
        "people": tables * seats,
        "moves_per_s": round(len(measured.delays) / lasted, 1),
        "deliveries_per_s": round(measured.received / lasted, 1),
        "p50_ms": round(measured.at(0.5), 1),
        "p90_ms": round(measured.at(0.9), 1),
        "p99_ms": round(measured.at(0.99), 1),
        "most_ms": round(measured.at(1.0), 1),
        "commits_per_s": round(count / lasted, 1),
        "commit_ms": round(took / count * 1000, 1),
        "commands_per_commit": round(size / count, 2),
        "server_cpu": round((worked(pid) - spent) / lasted, 2),
        "generator_cpu": round((time.process_time() - own) / lasted, 2),
        "KiB_per_table": round((with_tables - at_first) * 1024 / tables, 1),
        "KiB_per_connection": round((with_people - with_tables) * 1024 / tables / seats, 1),
        "server_MiB": round(held(pid), 1),
        "refused": len(measured.refused),
        "finished_early": measured.over,
    }
    gc.enable()
    gc.unfreeze()
    for room in rooms:
        await room.__aexit__(None, None, None)
    return report


async def run(parties: list[Party], seconds: float, seed: int) -> None:
    until = time.perf_counter() + seconds
    await asyncio.gather(
        *(party.play(until, random.Random(seed * 100_000 + at)) for at, party in enumerate(parties))
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=next(iter(GAMES)))
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    parser.add_argument("--tables", default="50,100,250,500,1000", help="sizes, with commas between")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each size plays")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile", type=Path, help="write a cProfile of the server here (slows it down)")
    parser.add_argument("--where", help="folder for the database, e.g. one in memory, to leave the disk out")
    given = parser.parse_args()
    # Ended from outside, it still ends its server.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    # Two sockets a person: one here, one there.
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65_536)), hard))
    wanted = {"game": given.game, "options": given.options}
    for tables in (int(one) for one in given.tables.split(",")):
        with (
            tempfile.TemporaryDirectory(prefix="kasztelan-load-", dir=given.where) as folder,
            server(Path(folder), given.profile) as found,
        ):
            report = uvloop.run(measure(*found, wanted, tables, given.seconds, given.seed))
        print(json.dumps(report), flush=True)


if __name__ == "__main__":
    main()
