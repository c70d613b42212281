"""Kills servers while people and bots play, then checks that nothing that was acknowledged is lost.

python -m chaos.nothing_lost --tables 200 --kills 10 --database both
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from sqlalchemy import select

from chaos.people import Addresses, Person, open_table
from chaos.postgres import running_postgres
from chaos.processes import ServerProcess
from kasztelan.bots.registry import best_bot
from kasztelan.core.record import verify
from kasztelan.games.catalogue import GAMES, load
from kasztelan.server.settings import Settings
from kasztelan.server.storage.schema import LOG, TABLES
from kasztelan.server.storage.store import Store


class Sort(NamedTuple):
    """What is played: a game, and options that the tables take by turns."""

    game: str
    options: Sequence[dict[str, Any]] = ({},)

    def table(self, at: int) -> dict[str, Any]:
        return {"game": self.game, "options": self.options[at % len(self.options)]}

    def seating(self, at: int) -> list[str]:
        """Who sits at a table, person or bot: by turns one person or two among random players, a good one, nobody."""
        game = load(self.game)
        seats = game.seats(game.check_options(self.table(at)["options"]))
        first = (["person"], ["person", "person"], ["person", best_bot(self.game)], [])[at % 4]
        return [*first, *["random"] * seats][:seats]


class Ordeal:
    """One run: servers on one database, the people who play there, and what is found afterwards."""

    def __init__(self, servers: Sequence[ServerProcess], sort: Sort, tables: int, seed: str) -> None:
        self.servers = list(servers)
        self.sort = sort
        self.dice = random.Random(seed)
        self.addresses = Addresses()
        self.tables = tables
        self.seed = seed
        self.people: list[Person] = []
        self.promised: dict[str, dict[str, Any]] = {}
        self.kills = 0
        self.wrong: list[str] = []
        self.numbers: dict[str, float] = {}

    async def run(self, kills: int, between: tuple[float, float], patience: float) -> None:
        began = time.monotonic()
        for server in self.servers:
            await self.start(server)
        await self.open_tables()
        self.numbers["opened after"] = time.monotonic() - began
        playing = asyncio.gather(*(person.play() for person in self.people))
        try:
            await asyncio.wait_for(self.everybody_came(), patience)
            await self.kill_servers(kills, between)
            await asyncio.wait_for(playing, patience)
            await asyncio.wait_for(self.wait_for_bots(), patience)
        except TimeoutError:
            self.wrong.append("not every table went on to its end")
        finally:
            playing.cancel()
        await self.check_records()
        self.numbers["seconds"] = time.monotonic() - began

    async def start(self, server: ServerProcess) -> None:
        self.addresses.known.append(await asyncio.to_thread(server.start))

    async def open_tables(self) -> None:
        for first in range(0, self.tables, 8):
            numbers = range(first, min(first + 8, self.tables))
            opened = await asyncio.gather(
                *(
                    open_table(
                        self.addresses, self.sort.table(at), self.sort.seating(at), f"{self.seed} {at}"
                    )
                    for at in numbers
                )
            )
            for people, promised in opened:
                self.people.extend(people)
                self.promised[promised["id"]] = promised

    async def everybody_came(self) -> None:
        """A kill before anybody sat down would show nothing."""
        while not all(person.came for person in self.people):  # noqa: ASYNC110 - the people know no ordeal
            await asyncio.sleep(0.02)

    async def kill_servers(self, kills: int, between: tuple[float, float]) -> None:
        """SIGKILL at random moments; now and then all servers at once."""
        for _ in range(kills):
            await asyncio.sleep(self.dice.uniform(*between))
            chosen = self.servers if self.dice.random() < 0.2 else [self.dice.choice(self.servers)]
            for server in chosen:
                self.addresses.known.remove(server.address)
                server.kill()
            self.kills += 1
            began = time.monotonic()
            for server in chosen:
                await self.start(server)
            took = time.monotonic() - began
            self.numbers["longest restart"] = max(self.numbers.get("longest restart", 0.0), took)

    async def wait_for_bots(self) -> None:
        """Tables without people end by themselves."""
        waiting = set(self.promised)
        async with httpx.AsyncClient(trust_env=False, timeout=30) as client:
            while waiting:
                for name in list(waiting):
                    told = await client.get(f"{self.addresses.any(self.dice)}/api/tables/{name}")
                    if told.json()["status"] not in ("playing", "paused"):
                        waiting.discard(name)
                await asyncio.sleep(0.1)

    async def check_records(self) -> None:
        """Every finished game is given out and verifies, with the dice that were promised."""
        game = load(self.sort.game)
        async with httpx.AsyncClient(trust_env=False, timeout=60) as client:
            for name, promised in self.promised.items():
                answer = await client.get(f"{self.addresses.any(self.dice)}/api/tables/{name}/record")
                if answer.is_error:
                    self.wrong.append(f"table {name}: no record: {answer.text[:200]}")
                    continue
                checked = verify(game, answer.json(), promised["commitment"])
                if "dice" not in checked:
                    self.wrong.append(f"table {name}: the dice were not checked")
        self.numbers["verified"] = len(self.promised)

    async def check_log(self, settings: Settings) -> None:
        """What people were told is done stands in the log, once, at the place they were told."""
        store = Store(settings.database)
        try:
            logs: dict[str, list[dict[str, Any]]] = {name: [] for name in self.promised}
            for row in await store.rows(select(LOG).order_by(LOG.c.table_id, LOG.c.n)):
                if row["n"] != len(logs[row["table_id"]]):
                    self.wrong.append(f"table {row['table_id']}: entry {row['n']} is out of order")
                logs[row["table_id"]].append(json.loads(row["entry"]))
            for row in await store.rows(select(TABLES.c.id, TABLES.c.length, TABLES.c.status)):
                if row["length"] != len(logs[row["id"]]) or row["status"] != "finished":
                    self.wrong.append(f"table {row['id']}: {row['status']}, {row['length']} entries")
        finally:
            await store.engine.dispose()
        self.numbers["log entries"] = sum(len(log) for log in logs.values())
        for person in self.people:
            self.check_person(person, logs[person.table])

    def check_person(self, person: Person, log: list[dict[str, Any]]) -> None:
        self.wrong.extend(f"table {person.table}: {one}" for one in person.wrong)
        for n, do in person.acknowledged.items():
            if n >= len(log) or log[n] != {"by": person.seat, **do}:
                found = log[n] if n < len(log) else None
                self.wrong.append(f"table {person.table}: decision {n} was {do}, the log has {found}")

    def told(self) -> str:
        self.numbers["acknowledged"] = sum(len(person.acknowledged) for person in self.people)
        self.numbers["came back"] = sum(person.came - 1 for person in self.people)
        numbers = ", ".join(f"{name} {round(value, 1):g}" for name, value in self.numbers.items())
        return f"{self.tables} tables, {self.kills} kills, {numbers}"


def run(
    database: str,
    folder: Path,
    sort: Sort,
    tables: int,
    kills: int,
    between: tuple[float, float],
    seed: str,
    patience: float,
) -> Ordeal:
    """A whole ordeal; `database` is a PostgreSQL address for two servers, or empty for one on SQLite."""
    names = ("one", "two") if database else ("one",)
    servers = [ServerProcess(folder / name, database) for name in names]
    ordeal = Ordeal(servers, sort, tables, seed)
    try:
        asyncio.run(ordeal.run(kills, between, patience))
    finally:
        for server in servers:
            server.stop()
    for server in servers:
        if server.complaints():
            ordeal.wrong.append(f"a server complained: {server.complaints()[:3000]}")
    asyncio.run(ordeal.check_log(Settings(data=folder / "one", database_url=database)))
    if ordeal.kills < kills:
        ordeal.wrong.append(f"only {ordeal.kills} kills")
    return ordeal


def main() -> int:
    parser = argparse.ArgumentParser(prog="chaos.nothing_lost", description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=next(iter(GAMES)))
    parser.add_argument(
        "--options", type=json.loads, nargs="+", default=[{}], help="as JSON; the tables take them by turns"
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument(
        "--pause", type=float, default=6.0, help="the longest time between two kills, in seconds"
    )
    parser.add_argument(
        "--patience", type=float, default=1800.0, help="how long the games may take, in seconds"
    )
    parser.add_argument("--seed", default="", help="chooses the moves and the moments")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    given = parser.parse_args()
    seed = given.seed or str(random.randrange(10**6))
    failed = False
    for kind in ("sqlite", "postgresql"):
        if given.database not in (kind, "both"):
            continue
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kasztelan-chaos-")))
            database = stack.enter_context(running_postgres()).new_database() if kind == "postgresql" else ""
            between = (0.2, given.pause)
            sort = Sort(given.game, given.options)
            ordeal = run(database, folder, sort, given.tables, given.kills, between, seed, given.patience)
            print(f"{kind}, seed {seed}: {ordeal.told()}: {'NOT WELL' if ordeal.wrong else 'nothing lost'}")
            for one in ordeal.wrong[:20]:
                print(f"  {one}")
            failed = failed or bool(ordeal.wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
