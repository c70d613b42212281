"""A real server on loopback, and people who come to it with HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from kasztelan.server.api.app import make_app
from kasztelan.server.settings import Settings
from kasztelan.server.tables.difference import updated

PATIENCE = 60.0


class Inn:
    """A running server and everybody who came."""

    def __init__(self, port: int, stack: AsyncExitStack, app: FastAPI) -> None:
        self.port = port
        self.stack = stack
        self.app = app

    async def guest(self, nickname: str) -> Guest:
        guest = await self.stranger()
        await guest.post("/api/guest", 201, nickname=nickname)
        return guest

    async def member(self, login: str, password: str) -> Guest:
        """Somebody who has an account here."""
        guest = await self.stranger()
        await guest.post("/api/login", login=login, password=password)
        return guest

    async def stranger(self) -> Guest:
        client = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", headers={"x-kasztelan": "1"}, timeout=PATIENCE
        )
        await self.stack.enter_async_context(client)
        return Guest(self, client)


class Guest:
    """One person: requests, and at most a few tables at once."""

    def __init__(self, inn: Inn, client: httpx.AsyncClient) -> None:
        self.inn = inn
        self.client = client
        self.seen: list[str] = []

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = await self.client.post(path, json=body)
        assert answer.status_code == status, answer.text
        self.seen.append(answer.text)
        return answer.json()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.client.get(path)
        assert answer.status_code == status, answer.text
        self.seen.append(answer.text)
        return answer.json()

    async def play(self, table: str) -> Place:
        cookie = self.client.cookies.get("kasztelan")
        socket = await connect(
            f"ws://127.0.0.1:{self.inn.port}/api/tables/{table}/play",
            additional_headers={"Cookie": f"kasztelan={cookie}"},
            proxy=None,
        )
        self.inn.stack.push_async_callback(socket.close)
        return Place(socket)


class Place:
    """A client at a table, which knows no rules: it patches the pictures and answers what it is asked."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.pictures: dict[int | None, dict[str, Any]] = {}
        self.versions: dict[int | None, int] = {}
        self.run = ""
        self.seats: list[int] = []
        self.hosting = False
        self.here: dict[str, Any] = {}
        self.heard: list[str] = []
        self.answers: dict[int, dict[str, Any]] = {}
        self.last = 0

    async def hear(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "seats":
            self.seats = message["seats"]
            self.hosting = message["hosting"]
        elif message["type"] == "here":
            self.here = message
        elif message["type"] == "table":
            self.pictures[message["seat"]] = message["picture"]
            self.versions[message["seat"]] = message["v"]
            self.run = message["run"]
        elif message["type"] == "update":
            assert message["v"] == self.versions[message["seat"]] + 1
            self.versions[message["seat"]] = message["v"]
            picture = self.pictures[message["seat"]]
            self.pictures[message["seat"]] = updated(picture, message)
        elif "id" in message:
            self.answers[message["id"]] = message
        return message

    async def until(self, seat: int | None, status: str) -> dict[str, Any]:
        """Listens until a picture shows that status."""
        while seat not in self.pictures or self.pictures[seat]["table"]["status"] != status:
            await self.hear()
        return self.pictures[seat]

    async def ask(self, **command: Any) -> dict[str, Any]:
        """Sends a command and waits for the answer to it."""
        self.last += 1
        number = self.last
        await self.socket.send(json.dumps({"id": number, **command}))
        while number not in self.answers:
            await self.hear()
        return self.answers[number]

    def question(self) -> tuple[int, dict[str, Any]] | None:
        """The seat of mine that is asked, and its game as it sees it."""
        for seat in self.seats:
            game = self.pictures.get(seat, {"game": None})["game"]
            if game is not None and game["choices"]:
                return seat, game
        return None

    async def next_question(self) -> tuple[int, dict[str, Any]] | None:
        """Waits for a question; None when the game is over."""
        while True:
            found = self.question()
            if found is not None:
                return found
            if any(one["table"]["status"] == "finished" for one in self.pictures.values()):
                return None
            await self.hear()

    async def play_to_the_end(self) -> None:
        """Answers with the first choice whatever is asked, until the game is over."""
        while (asked := await self.next_question()) is not None:
            seat, game = asked
            told = await self.ask(type="act", n=game["n"], do=game["choices"][0], seat=seat)
            assert told["type"] == "done", told


@asynccontextmanager
async def running_inn(data: Path, **settings: int) -> AsyncIterator[Inn]:
    """A server with everything as a person finds it, but more patience with haste."""
    hasty = {"requests_a_minute": 100_000, "tries_a_minute": 100, **settings}
    app = make_app(msgspec.structs.replace(Settings(data=data, port=0), **hasty))
    config = uvicorn.Config(app, host="127.0.0.1", port=0, log_level="warning", ws="websockets-sansio")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        assert not serving.done()
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        async with AsyncExitStack() as stack:
            yield Inn(port, stack, app)
    finally:
        server.should_exit = True
        await serving
