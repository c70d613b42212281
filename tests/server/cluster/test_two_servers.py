"""Two server processes share all tables; when one is killed the games go on at the other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from chaos.people import Addresses, Person, open_table
from chaos.postgres import Postgres
from chaos.processes import ServerProcess
from kasztelan.server.tables.difference import updated
from tests.server.awaited import awaited

COME_BACK = 1012
TWO = {"game": "citadels", "options": {"players": 2}}


@pytest.fixture
def pair(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two servers on one new database."""
    database = postgres.new_database()
    first, second = (ServerProcess(tmp_path / name, database) for name in ("first", "second"))
    try:
        first.start()
        second.start()
        yield first, second
    finally:
        first.stop()
        second.stop()
    assert (first.complaints(), second.complaints()) == ("", "")


def at(server: ServerProcess) -> Addresses:
    found = Addresses()
    found.known.append(server.address)
    return found


class Seat:
    """A person's socket at one server, with the picture as it should be there."""

    def __init__(self, person: Person, socket: ClientConnection) -> None:
        self.person = person
        self.socket = socket
        self.version = -1
        self.seats: set[int | None] = set()

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 60))
        if message["type"] == "table":
            self.person.picture = message["picture"]
        elif message["type"] == "update":
            assert message["v"] == self.version + 1
            self.person.picture = updated(self.person.picture, message)
        if "v" in message:
            self.version = message["v"]
            self.seats.add(message["seat"])
        return message

    async def until(self, n: int) -> None:
        """Waits until the picture has come as far as decision `n`."""
        while not self.person.picture or self.person.picture["game"]["n"] < n:
            await self.hear()

    async def act(self) -> int:
        """Does the first thing that is offered; the decision it answered, once that is acknowledged."""
        game = self.person.picture["game"]
        n: int = game["n"]
        await self.socket.send(json.dumps({"type": "act", "id": n, "n": n, "do": game["choices"][0]}))
        while True:
            message = await self.hear()
            if message.get("id") == n:
                assert message["type"] == "done", message
                return n


@asynccontextmanager
async def seated(*places: tuple[ServerProcess, Person]) -> AsyncIterator[list[Seat]]:
    """People who look at their table, each at a server; they leave at the end."""
    async with AsyncExitStack() as leaving:
        seats: list[Seat] = []
        for server, person in places:
            address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{person.table}/play"
            headers = {"Cookie": f"kasztelan={person.cookie}"}
            coming = connect(
                address, additional_headers=headers, compression=None, proxy=None, open_timeout=60
            )
            person.picture = {}
            seats.append(Seat(person, await leaving.enter_async_context(coming)))
            await seats[-1].until(0)
        yield seats


async def sent_away(seat: Seat) -> bool:
    """Waits until the connection ends; whether the client was told to come back."""
    with suppress(ConnectionClosed):
        while True:
            await seat.hear()
    return seat.socket.close_code == COME_BACK


async def play_on(seats: list[Seat], moves: int) -> list[int]:
    """Whoever is asked moves and all see it; the decisions that were acknowledged."""
    done: list[int] = []
    while len(done) < moves:
        asked = next((seat for seat in seats if seat.person.picture["game"]["choices"]), None)
        if asked is None:
            await asyncio.wait_for(asyncio.gather(*(seat.hear() for seat in seats)), 60)
            continue
        done.append(await asked.act())
        for seat in seats:
            await seat.until(done[-1] + 1)
    return done


@awaited
async def test_people_at_different_servers_sit_at_one_table(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    first, second = pair
    people, _ = await open_table(at(first), TWO, ["person", "person"], "together")
    async with seated((first, people[0]), (second, people[1])) as seats:
        await play_on(seats, 12)
        for own, seat in enumerate(seats):
            assert seat.seats == {own}
        assert [bool(seat.person.picture["game"]["choices"]) for seat in seats].count(True) == 1
        n = people[1].picture["game"]["n"]
        late = {"type": "act", "id": 9999, "n": n - 1, "do": {"verb": "income"}}
        await seats[1].socket.send(json.dumps(late))
        while (message := await seats[1].hear()).get("id") != 9999:
            pass
        assert (message["type"], message["code"]) == ("refused", "stale")
    await requests_reach_the_owner(second, people[1])
    async with seated((first, people[1]), (second, people[1]), (second, people[0])) as seats:
        async with httpx.AsyncClient(trust_env=False, timeout=60) as client:
            headers = {"Cookie": f"kasztelan={people[1].cookie}", "x-kasztelan": "1"}
            out = await client.post(f"{second.address}/api/logout-everywhere", headers=headers)
            assert out.status_code == 204
        assert [await sent_away(seat) for seat in seats[:2]] == [True, True]
        await seats[2].socket.send(json.dumps({"type": "since", "id": 8, "run": "", "versions": {}}))
        while (await seats[2].hear()).get("id") != 8:
            pass


async def requests_reach_the_owner(server: ServerProcess, person: Person) -> None:
    """Requests for the table work at a server that does not own it; what is between servers stays there."""
    place = f"{server.address}/api/tables"
    async with httpx.AsyncClient(trust_env=False, timeout=60) as client:
        mine = {"Cookie": f"kasztelan={person.cookie}"}
        assert (await client.get(f"{place}/{person.table}", headers=mine)).json()["mine"] == [1]
        assert (await client.get(f"{place}/mine", headers=mine)).json()[0]["id"] == person.table
        assert (await client.get(f"{place}/no-such-table", headers=mine)).status_code == 404
        assert (await client.post(f"{place}/{person.table}/leave", headers=mine)).status_code == 403
        marked = {**mine, "x-kasztelan": "1", "Origin": "http://evil.example"}
        assert (await client.post(f"{place}/{person.table}/leave", headers=marked)).status_code == 403
        refused = await client.get(f"{place}/{person.table}/record", headers=mine)
        assert refused.status_code == 409
        forget = f"{server.address}/between/tables/{person.table}/forget"
        around = f"{place}/{person.table}/%2e%2e/%2e%2e/%2e%2e/between/tables/{person.table}/forget"
        for address in (forget, around):
            for headers in ({}, {"x-kasztelan-pass": "guessed", "x-kasztelan-own": "guessed"}):
                answer = await client.post(address, json={"person": "anna"}, headers=headers)
                assert answer.status_code == 404


@awaited
async def test_a_killed_server_loses_nothing_and_its_tables_go_on_at_the_other(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    first, second = pair
    people, _ = await open_table(at(first), TWO, ["person", "person"], "killed")
    async with seated((first, people[0]), (second, people[1])) as seats:
        done = await play_on(seats, 6)
        await asyncio.to_thread(first.kill)
        assert await sent_away(seats[1])
    async with seated((second, people[0]), (second, people[1])) as seats:
        assert people[0].picture["game"]["n"] > done[-1]
        done += await play_on(seats, 6)
    assert done == sorted(set(done))


@awaited
async def test_a_server_that_is_stopped_hands_its_tables_over(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    first, second = pair
    people, _ = await open_table(at(first), TWO, ["person", "person"], "stopped")
    async with seated((first, people[0]), (second, people[1])) as seats:
        stopping = asyncio.create_task(asyncio.to_thread(first.stop))
        assert [await sent_away(seat) for seat in seats] == [True, True]
        assert await stopping == 0
    async with seated((second, people[0]), (second, people[1])) as seats:
        await play_on(seats, 3)
