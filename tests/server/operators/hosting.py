"""`kasztelan serve` as an operator runs it, and one person who plays there."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0


class Hosting:
    """A server process started from the command line."""

    def __init__(self, data: Path, *words: str, database: str = "") -> None:
        self.data = data
        self.database = database
        self.words = data.with_name(f"{data.name}.err")
        limits = {"KASZTELAN_REQUESTS_A_MINUTE": "100000", "KASZTELAN_STAND_IN_SECONDS": "0"}
        environ = {**os.environ, "LC_ALL": "C", "DATABASE_URL": database, **limits}
        command = [sys.executable, "-m", "kasztelan", "serve", "--port", "0", "--data", str(data), *words]
        with self.words.open("a") as file:
            self.process = subprocess.Popen(
                command, env=environ, stdout=subprocess.PIPE, stderr=file, text=True
            )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline().strip()
        self.address = self.said.rpartition(" ")[2]
        if not self.address.startswith("http"):
            self.stop()
            raise AssertionError(self.words.read_text())

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def log(self) -> list[dict[str, Any]]:
        """What it logged; fails if a line is no JSON object."""
        lines = [json.loads(line) for line in self.words.read_text().splitlines()]
        assert all(isinstance(line, dict) for line in lines)
        return lines


@contextmanager
def hosting(data: Path, *words: str, database: str = "") -> Iterator[Hosting]:
    running = Hosting(data, *words, database=database)
    try:
        yield running
    finally:
        running.stop()


class Anna:
    """A guest with a cookie and a table where she plays against bots."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.address = address
        self.client = httpx.Client(
            base_url=address, headers={"x-kasztelan": "1"}, trust_env=False, timeout=PATIENCE
        )
        if cookie:
            self.client.cookies.set("kasztelan", cookie)
        else:
            assert self.post("/api/guest", nickname="Anna")["nickname"] == "Anna"
        self.cookie = cookie or str(self.client.cookies["kasztelan"])

    def __enter__(self) -> Anna:
        return self

    def __exit__(self, *why: object) -> None:
        self.client.close()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.client.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def table(self) -> str:
        """A table that has begun: she sits on both chairs, so that nothing happens unless she does it."""
        table = str(self.post("/api/tables", game="citadels", options={"players": 2})["id"])
        for seat in (0, 1):
            self.post(f"/api/tables/{table}/sit", seat=seat)
        self.post(f"/api/tables/{table}/start")
        return table

    @contextmanager
    def at(self, table: str) -> Iterator[ClientConnection]:
        address = f"ws{self.address.removeprefix('http')}/api/tables/{table}/play"
        with connect(
            address, additional_headers={"Cookie": f"kasztelan={self.cookie}"}, proxy=None
        ) as socket:
            yield socket


def pictures(socket: ClientConnection) -> list[dict[str, Any]]:
    """Both seats' pictures, which come first."""
    found: list[dict[str, Any]] = []
    while len(found) < 2:
        message = json.loads(socket.recv(PATIENCE))
        if message["type"] == "table":
            found.append(message["picture"])
    return found


def next_changes(socket: ClientConnection) -> list[Any]:
    """What changes next in somebody's picture."""
    while (message := json.loads(socket.recv(PATIENCE)))["type"] != "update":
        pass
    changes: list[Any] = message["changes"]
    return changes


def act(socket: ClientConnection) -> int:
    """Does the first thing that can be done; the number of the decision it answered."""
    asked = next(one["game"] for one in pictures(socket) if one["game"]["choices"])
    ask(socket, type="act", n=asked["n"], do=asked["choices"][0])
    return int(asked["n"])


def ask(socket: ClientConnection, **command: Any) -> dict[str, Any]:
    """Sends a command and waits until it is done."""
    socket.send(json.dumps({"id": 7, **command}))
    while (answer := json.loads(socket.recv(PATIENCE))).get("id") != 7:
        pass
    assert answer["type"] == "done", answer
    done: dict[str, Any] = answer
    return done
