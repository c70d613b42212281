"""A real server on loopback in a thread of its own, and people who use it."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kasztelan.server.api.app import make_app
from kasztelan.server.api.services import Services
from kasztelan.server.operators.slow_clients import PatientProtocol
from kasztelan.server.settings import Settings
from kasztelan.server.tables.difference import updated

Found = TypeVar("Found")
PATIENCE = 30.0
"""Seconds for anything that should come at once."""


class Running:
    """A server that listens; `host` is its inside."""

    def __init__(self, settings: Settings) -> None:
        self.app: FastAPI = make_app(settings)
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.port: int = self.socket.getsockname()[1]
        config = uvicorn.Config(
            self.app,
            log_config=None,
            http=PatientProtocol,
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            ws_max_size=65_536,
            proxy_headers=False,
            timeout_graceful_shutdown=2,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]}, daemon=True)

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self, **headers: str) -> httpx.Client:
        """Somebody without a name, whose pages come from this site."""
        sent = {"x-kasztelan": "1", **{name.replace("_", "-"): value for name, value in headers.items()}}
        return httpx.Client(base_url=self.address, headers=sent, timeout=PATIENCE)

    def guest(self, nickname: str) -> Person:
        return Person(self, nickname)

    def stand_still(self) -> None:
        """From now on no time passes for limits: what is used up stays used up."""
        at = time.time()
        services = self.services
        for allowance in (services.requests, services.tries, services.lines, services.hints, services.looks):
            allowance.now = lambda: at

    def inside(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Does something on the server's own event loop."""
        writer = self.services.store.writer
        assert writer is not None
        return asyncio.run_coroutine_threadsafe(work, writer.get_loop()).result(PATIENCE)

    def healthy(self) -> None:
        """As well as before: it says so, and another table still plays."""
        with self.guest("Zofia") as zofia:
            assert zofia.get("/healthz").json()["status"] == "ok"
            table = zofia.table()
            with zofia.play(table) as seat:
                seat.act()


class Person:
    """A guest with a browser: cookies, requests, tables."""

    def __init__(self, running: Running, nickname: str) -> None:
        self.running = running
        self.client = running.client()
        answer = self.client.post("/api/guest", json={"nickname": nickname})
        assert answer.status_code == 201, answer.text
        self.id: str = answer.json()["id"]

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *why: object) -> None:
        self.client.close()

    @property
    def cookie(self) -> str:
        return str(self.client.cookies["kasztelan"])

    def get(self, path: str) -> httpx.Response:
        return self.client.get(path)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.client.post(path, json={} if body is None else body)

    def put(self, path: str, body: Any) -> httpx.Response:
        return self.client.put(path, json=body)

    def delete(self, path: str) -> httpx.Response:
        return self.client.delete(path)

    def table(self, start: bool = True, seats: int = 1, **wanted: Any) -> str:
        """A table for four with this person on the first chair or chairs and bots on the others."""
        answer = self.post("/api/tables", {"game": "citadels", "options": {"players": 4}, **wanted})
        assert answer.status_code == 201, answer.text
        table = str(answer.json()["id"])
        for seat in range(seats):
            assert self.post(f"/api/tables/{table}/sit", {"seat": seat}).status_code == 200
        if start:
            for seat in range(seats, 4):
                self.post(f"/api/tables/{table}/bots", {"seat": seat, "bot": "random"})
            assert self.post(f"/api/tables/{table}/start").status_code == 200
        return table

    def play(self, table: str) -> Seat:
        return Seat(self.running, table, {"Cookie": f"kasztelan={self.cookie}"})


class Seat:
    """A connection to a table that keeps its picture and the chat it was shown."""

    def __init__(self, running: Running, table: str, headers: dict[str, str] | None = None) -> None:
        self.address = f"ws://127.0.0.1:{running.port}/api/tables/{table}/play"
        self.headers = headers
        self.open = ExitStack()
        self.picture: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.asked = 0

    def __enter__(self) -> Seat:
        connection = connect(self.address, additional_headers=self.headers, proxy=None)
        self.socket: ClientConnection = self.open.enter_context(connection)
        return self

    def __exit__(self, *why: object) -> None:
        self.open.close()

    def hear(self) -> dict[str, Any]:
        """The next message, taken note of."""
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        if message["type"] == "table":
            self.picture = message["picture"]
        elif message["type"] == "update":
            self.picture = updated(self.picture, message)
        elif message["type"] == "chat":
            self.lines += message["lines"]
        return message

    def ask(self, **command: Any) -> dict[str, Any]:
        """Sends a command and waits for its answer."""
        self.asked += 1
        self.socket.send(json.dumps({"id": self.asked, **command}))
        while True:
            message = self.hear()
            if message.get("id") == self.asked:
                return message

    def send(self, frame: str | bytes) -> dict[str, Any]:
        """Sends anything at all and waits for the answer that is not an update."""
        self.socket.send(frame)
        while True:
            message = self.hear()
            if "id" in message:
                return message

    def my_turn(self) -> dict[str, Any]:
        """Waits until this seat is asked, and gives the game's picture."""
        while not (self.picture.get("game") and self.picture["game"]["choices"]):
            self.hear()
        game: dict[str, Any] = self.picture["game"]
        return game

    def act(self) -> None:
        """Makes the first move there is."""
        game = self.my_turn()
        done = self.ask(type="act", n=game["n"], do=game["choices"][0])
        assert done["type"] == "done", done

    def ended(self) -> int:
        """Listens until the server closes the connection; with which code."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        code = self.socket.close_code
        assert code is not None
        return code

    def texts(self) -> list[str]:
        """What has been said, as far as this person was shown; asks something so that nothing is on its way."""
        self.ask(type="nothing")
        return [line["text"] for line in self.lines]


@contextmanager
def running(data: Path, **settings: Any) -> Iterator[Running]:
    """A server with generous limits unless told otherwise."""
    chosen = {"requests_a_minute": 1_000_000, "tries_a_minute": 1_000, **settings}
    server = Running(Settings(data=data, **chosen))
    server.thread.start()
    try:
        while not server.server.started and server.thread.is_alive():
            server.thread.join(0.02)
        assert server.server.started, "the server did not start"
        yield server
    finally:
        server.server.should_exit = True
        server.thread.join(PATIENCE)
        server.socket.close()
