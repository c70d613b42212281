"""People as the server knows them: what is arranged for them before a browser looks."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import httpx
from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from kasztelan.games.catalogue import GAMES

PATIENCE: Final = 60.0
COOKIE: Final = "kasztelan"


class Guest:
    """Somebody with a name who can open tables and sit down without a browser, and come back with one."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.cookie = ""
        self.post("/api/guest", nickname=name)

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        with httpx.Client(
            base_url=self.address,
            headers={"x-kasztelan": "1"},
            cookies={COOKIE: self.cookie} if self.cookie else {},
            trust_env=False,
            timeout=PATIENCE,
        ) as client:
            answer = client.request(method, path, json=body)
            self.cookie = client.cookies.get(COOKIE) or self.cookie
        assert answer.is_success, answer.text
        return answer

    def post(self, path: str, **body: Any) -> Any:
        return self.ask("POST", path, body).json()

    def get(self, path: str) -> Any:
        return self.ask("GET", path).json()

    def comes(self, page: Page) -> Page:
        """This page is theirs from now on."""
        page.context.add_cookies([{"name": COOKIE, "value": self.cookie, "url": self.address}])
        return page

    def opens(self, **wanted: Any) -> str:
        """A table, by default of the first game, and one that only those find who are told."""
        table = self.post("/api/tables", **{"game": next(iter(GAMES)), "visibility": "link", **wanted})
        return str(table["id"])

    def sits(self, table: str, *seats: int, **given: Any) -> None:
        for seat in seats:
            self.post(f"/api/tables/{table}/sit", seat=seat, **given)

    def fills(self, table: str, bot: str | None = None) -> None:
        """Bots on all chairs that are free."""
        for seat, chair in enumerate(self.get(f"/api/tables/{table}")["seats"]):
            if chair["kind"] == "open":
                self.post(f"/api/tables/{table}/bots", seat=seat, **({"bot": bot} if bot else {}))

    def begins(self, table: str) -> None:
        self.post(f"/api/tables/{table}/start")

    def status(self, table: str) -> str:
        return str(self.get(f"/api/tables/{table}")["status"])

    def plays(self, table: str, *actions: dict[str, Any]) -> None:
        """Does these things, one after the other, as the seat that is asked."""
        for action in actions:
            with self.at(table) as socket:
                n = asked_at(socket)
                command(socket, type="act", n=n, do=action)

    def says(self, table: str, *lines: str) -> None:
        with self.at(table) as socket:
            for line in lines:
                command(socket, type="chat", text=line)

    def at(self, table: str) -> ClientConnection:
        address = f"ws{self.address.removeprefix('http')}/api/tables/{table}/play"
        return connect(address, additional_headers={"Cookie": f"{COOKIE}={self.cookie}"}, proxy=None)


def asked_at(socket: ClientConnection) -> int:
    """The number of the open decision, which must be this person's."""
    while True:
        message = json.loads(socket.recv(PATIENCE))
        if message["type"] == "table" and message["picture"]["game"]["choices"]:
            return int(message["picture"]["game"]["n"])


def command(socket: ClientConnection, **wanted: Any) -> None:
    """Sends a command and waits until it is done."""
    socket.send(json.dumps({"id": 7, **wanted}))
    while (answer := json.loads(socket.recv(PATIENCE))).get("id") != 7:
        pass
    assert answer["type"] == "done", answer


def seated(
    wanted: dict[str, Any], *people: Guest, at: Sequence[int] | None = None, bot: str | None = None
) -> str:
    """A table that has begun: the first of these people opened it, each has a chair, bots have the others."""
    host = people[0]
    table = host.opens(**wanted)
    for person, seat in zip(people, at or range(len(people)), strict=True):
        person.sits(table, seat)
    host.fills(table, bot)
    host.begins(table)
    return table
