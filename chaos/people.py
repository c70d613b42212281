"""Scripted people: they choose at random from what they are offered and remember what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kasztelan.server.tables.difference import updated

MARK = {"x-kasztelan": "1"}
FINE = ("stale", "not_your_decision", "wrong_status", "not_kept", "come_back")
"""Refusals that a person may get who answers a picture from before a restart."""


class Addresses:
    """Where the servers are now; a person goes to any of them."""

    def __init__(self) -> None:
        self.known: list[str] = []

    def any(self, dice: random.Random) -> str | None:
        return dice.choice(self.known) if self.known else None


class Person:
    """One person at one table, who comes back whenever the connection is lost."""

    def __init__(self, addresses: Addresses, table: str, cookie: str, seat: int, seed: str) -> None:
        self.addresses = addresses
        self.table = table
        self.cookie = cookie
        self.seat = seat
        self.dice = random.Random(seed)
        self.picture: dict[str, Any] = {}
        self.acknowledged: dict[int, dict[str, Any]] = {}
        self.asked: dict[int, tuple[int, dict[str, Any]]] = {}
        self.answered = -1
        self.next_id = 0
        self.wrong: list[str] = []
        self.came = 0

    async def play(self) -> None:
        """Plays until the game is over."""
        while not self.over():
            address = self.addresses.any(self.dice)
            if address is not None:
                await self.attend(address)
            await asyncio.sleep(0.05)

    def over(self) -> bool:
        return bool(self.picture) and self.picture["table"]["status"] in ("finished", "frozen", "closed")

    async def attend(self, address: str) -> None:
        """One connection, from coming to losing it."""
        place = f"{address.replace('http', 'ws', 1)}/api/tables/{self.table}/play"
        headers = {"Cookie": f"kasztelan={self.cookie}"}
        try:
            async with connect(
                place, additional_headers=headers, compression=None, proxy=None, open_timeout=30
            ) as socket:
                self.came += 1
                self.answered = -1
                self.asked.clear()
                while not self.over():
                    self.hear(json.loads(await socket.recv()))
                    await self.answer(socket)
        except (OSError, WebSocketException, TimeoutError, EOFError):
            return

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "table":
            self.picture = message["picture"]
        elif kind == "update":
            self.picture = updated(self.picture, message)
        elif kind == "done" and message["id"] in self.asked:
            n, do = self.asked.pop(message["id"])
            if n in self.acknowledged:
                self.wrong.append(f"decision {n} was acknowledged twice")
            self.acknowledged[n] = do
        elif kind == "refused" and message["code"] not in FINE:
            self.wrong.append(f"refused: {message}")

    async def answer(self, socket: ClientConnection) -> None:
        """Answers what is asked, now and then twice, as a double click would."""
        game = self.picture.get("game")
        if not game or not game["choices"] or game["n"] == self.answered:
            return
        self.answered = game["n"]
        # A copy: the picture is patched in place.
        do = dict(self.dice.choice(game["choices"]))
        for _ in range(2 if self.dice.random() < 0.1 else 1):
            self.next_id += 1
            self.asked[self.next_id] = (game["n"], do)
            await socket.send(json.dumps({"type": "act", "id": self.next_id, "n": game["n"], "do": do}))


async def open_table(
    addresses: Addresses, wanted: dict[str, Any], seats: list[str], seed: str
) -> tuple[list[Person], dict[str, Any]]:
    """A started table of the `wanted` game and options; `seats` says "person" or the name of a bot for each. Its people, and what it promised."""
    dice = random.Random(seed)
    cookies: dict[int, str] = {}
    people = [number for number, who in enumerate(seats) if who == "person"]
    async with httpx.AsyncClient(headers=MARK, trust_env=False, timeout=60) as host:
        for number in people or [0]:
            guest = await ask(host, dice, addresses, "/api/guest", {"nickname": f"Player {number}"})
            assert guest["nickname"] == f"Player {number}"
            cookies[number] = str(host.cookies.get("kasztelan"))
            host.cookies.clear()
        first = min(cookies)
        mine = {"Cookie": f"kasztelan={cookies[first]}"}
        table = await ask(host, dice, addresses, "/api/tables", wanted, mine)
        place = f"/api/tables/{table['id']}"
        for number, who in enumerate(seats):
            if who == "person":
                own = {"Cookie": f"kasztelan={cookies[number]}"}
                await ask(host, dice, addresses, f"{place}/sit", {"seat": number}, own)
            else:
                await ask(host, dice, addresses, f"{place}/bots", {"seat": number, "bot": who}, mine)
        promised = await ask(host, dice, addresses, f"{place}/start", None, mine)
    return [
        Person(addresses, table["id"], cookies[number], number, f"{seed} {number}") for number in people
    ], promised


async def ask(
    client: httpx.AsyncClient,
    dice: random.Random,
    addresses: Addresses,
    place: str,
    body: dict[str, Any] | None,
    headers: dict[str, str] | None = None,
) -> dict[str, Any]:
    """A request that has to succeed, at any of the servers; one that is busy is asked again."""
    for _ in range(20):
        answer = await client.post(f"{addresses.any(dice)}{place}", json=body, headers=headers)
        if answer.status_code != 503:
            break
        await asyncio.sleep(0.5)
    if answer.is_error:
        raise RuntimeError(f"{place}: {answer.status_code} {answer.text[:500]}")
    told: dict[str, Any] = answer.json()
    return told
