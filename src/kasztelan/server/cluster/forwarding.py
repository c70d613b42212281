"""Requests and sockets for a table that another server owns are passed on to it, whole."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Subprotocol

from kasztelan.server.api.identity import may_enter
from kasztelan.server.cluster.internal_requests import (
    OWN,
    PASSED_ON,
    App,
    Passes,
    Receive,
    Scope,
    Send,
    marked,
)
from kasztelan.server.cluster.ownership import Elsewhere
from kasztelan.server.limits import LONGEST_BODY, MAY_HAVE
from kasztelan.server.storage.store import NotKept
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.table_registry import TableRegistry

OF_A_TABLE: Final = re.compile(r"^/api(?:/admin)?/tables/([\w-]{1,32})(?:/|$)")
NO_TABLES: Final = ("mine",)
PATIENCE: Final = 60.0
PATIENCE_OF_OPERATORS: Final = 600.0
"""Seconds an owner has to answer; bringing in a big table takes a while."""
COME_BACK: Final = 1012
CLOSING: Final = {429: 1013, 503: COME_BACK}
"""Close codes of sockets that may come back later."""
MISDIRECTED: Final = 421
CODES: Final = {413: "too_long", 429: "too_many_requests"}
HOP_BY_HOP: Final = (b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te", b"trailer")
OF_THE_SOCKET: Final = (*HOP_BY_HOP, b"host", b"content-length")


class Unreachable(Exception):
    """The owner did not get the request; somebody else may own the table soon."""


class Neighbours:
    """The other servers of the database, as this one speaks to them."""

    def __init__(self, registry: TableRegistry, passes: Passes, patience: float) -> None:
        self.registry = registry
        self.passes = passes
        self.patience = patience
        # A connection each: an idle one may be closed at its other end while a request is on its way through it, and
        # then nobody knows whether the request was done.
        self.client = httpx.AsyncClient(
            trust_env=False,
            timeout=httpx.Timeout(PATIENCE, connect=2.0),
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    async def close(self) -> None:
        await self.client.aclose()

    async def where(self, table: str) -> str | None:
        """The address of a table's owner, or None if it is here or nowhere."""
        try:
            await self.registry.table(table)
        except Elsewhere as elsewhere:
            return elsewhere.address
        except (Refused, NotKept):
            return None
        return None

    async def forget(self, address: str, table: str, person: str) -> None:
        """Asks the owner of a table to cut a deleted person's ties with it; `NotKept` if it does not answer."""
        try:
            answer = await self.client.post(
                f"{address}/between/tables/{table}/forget",
                json={"person": person},
                headers={OWN: self.passes.own},
            )
            answer.raise_for_status()
        except httpx.HTTPError:
            raise NotKept("the owner of the table did not answer") from None


class Forwarding:
    """The innermost layer: what is for a table goes on only where the table is."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = OF_A_TABLE.match(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if found is None or found[1] in NO_TABLES:
            await self.app(scope, receive, send)
            return
        passing = Passing(scope["app"].state.neighbours, scope, receive, send)
        if may_enter(scope):
            await passing.go(self.app, found[1])
        else:
            await passing.refuse(429)


class Passing:
    """One request or socket on its way to wherever its table is."""

    def __init__(self, neighbours: Neighbours, scope: Scope, receive: Receive, send: Send) -> None:
        self.neighbours = neighbours
        self.scope = scope
        self.receive = receive
        self.send = send
        self.body: bytes | None = None

    async def go(self, app: App, table: str) -> None:
        """Here, or at the owner's; as long as the owner does not answer, its lease is waited out."""
        until = time.monotonic() + self.neighbours.patience
        while True:
            address = await self.neighbours.where(table)
            if address is None:
                await app(self.scope, self.receive if self.body is None else self.receive_again, self.send)
                return
            if self.scope.get(PASSED_ON):
                await self.refuse(MISDIRECTED)
                return
            try:
                await (self.socket(address) if self.scope["type"] == "websocket" else self.request(address))
                return
            except Unreachable:
                if time.monotonic() > until:
                    await self.refuse(503)
                    return
            await asyncio.sleep(self.neighbours.patience / 30)

    def target(self, address: str) -> str:
        path: bytes = self.scope.get("raw_path") or self.scope["path"].encode()
        query: bytes = self.scope["query_string"]
        return address + (path + b"?" + query if query else path).decode("latin-1")

    # --- requests

    async def request(self, address: str) -> None:
        body = await self.whole_body()
        if body is None:
            await self.refuse(413)
            return
        headers = [one for one in marked(self.scope, self.neighbours.passes) if one[0] not in OF_THE_SOCKET]
        client = self.neighbours.client
        patience = PATIENCE_OF_OPERATORS if MAY_HAVE in self.scope else PATIENCE
        request = client.build_request(
            self.scope["method"],
            self.target(address),
            headers=headers,
            content=body,
            timeout=httpx.Timeout(patience, connect=2.0),
        )
        try:
            answer = await client.send(request, stream=True)
        except (httpx.ConnectError, httpx.ConnectTimeout):
            raise Unreachable from None
        except httpx.HTTPError:
            # It may have been done: whoever asked has to look.
            await self.refuse(503)
            return
        try:
            if answer.status_code == MISDIRECTED:
                raise Unreachable
            await self.give_back(answer)
        finally:
            await answer.aclose()

    async def give_back(self, answer: httpx.Response) -> None:
        headers = [
            (name.lower(), value) for name, value in answer.headers.raw if name.lower() not in HOP_BY_HOP
        ]
        await self.send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
        with suppress(httpx.HTTPError):
            async for piece in answer.aiter_raw():
                await self.send({"type": "http.response.body", "body": piece, "more_body": True})
        await self.send({"type": "http.response.body", "body": b""})

    async def whole_body(self) -> bytes | None:
        """The body, kept for another try; None if it is too long."""
        if self.body is None:
            found = bytearray()
            more = True
            while more:
                message = await self.receive()
                found += message.get("body", b"")
                more = message.get("more_body", False)
                if len(found) > self.scope.get(MAY_HAVE, LONGEST_BODY):
                    return None
            self.body = bytes(found)
        return self.body

    async def receive_again(self) -> Any:
        """The body that was read already, then whatever comes."""
        if self.body is None:
            return await self.receive()
        body, self.body = self.body, None
        return {"type": "http.request", "body": body, "more_body": False}

    async def refuse(self, status: int) -> None:
        """Says no before anything was answered; a socket that may come back is told so, as a client can read it."""
        code = CODES.get(status, "come_back")
        if self.scope["type"] == "websocket" and status in CLOSING:
            await self.receive()
            await self.send({"type": "websocket.accept"})
            told = f'{{"id":0,"type":"refused","code":"{code}","facts":{{}}}}'
            await self.send({"type": "websocket.send", "text": told})
            await self.send({"type": "websocket.close", "code": CLOSING[status]})
            return
        retry = b"10" if status == 429 else b"1"
        headers = [(b"content-type", b"application/json"), (b"retry-after", retry)]
        prefix = "http.response"
        if self.scope["type"] == "websocket":
            await self.receive()
            prefix = "websocket.http.response"
        await self.send({"type": f"{prefix}.start", "status": status, "headers": headers})
        await self.send({"type": f"{prefix}.body", "body": f'{{"detail":{{"code":"{code}"}}}}'.encode()})

    # --- sockets

    async def socket(self, address: str) -> None:
        headers = [
            (name.decode("latin-1"), value.decode("latin-1"))
            for name, value in marked(self.scope, self.neighbours.passes)
            if name not in OF_THE_SOCKET and not name.startswith(b"sec-websocket")
        ]
        try:
            owner = await connect(
                self.target("ws" + address.removeprefix("http")),
                additional_headers=headers,
                subprotocols=[Subprotocol(one) for one in self.scope.get("subprotocols", [])] or None,
                compression=None,
                max_size=None,
                proxy=None,
                open_timeout=10,
            )
        except InvalidStatus as said:
            if said.response.status_code == MISDIRECTED:
                raise Unreachable from None
            await self.refuse(said.response.status_code)
            return
        except (OSError, InvalidHandshake, TimeoutError):
            raise Unreachable from None
        async with owner:
            await self.receive()
            await self.send({"type": "websocket.accept", "subprotocol": owner.subprotocol})
            await self.carry(owner)

    async def carry(self, owner: ClientConnection) -> None:
        """Both ways until either side is gone; a client whose owner died is told to come back."""
        there = asyncio.create_task(self.to_owner(owner))
        back = asyncio.create_task(self.to_client(owner))
        await asyncio.wait([there, back], return_when=asyncio.FIRST_COMPLETED)
        for task in (there, back):
            task.cancel()
            with suppress(asyncio.CancelledError, ConnectionClosed, RuntimeError, OSError):
                await task

    async def to_owner(self, owner: ClientConnection) -> None:
        while True:
            message = await self.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            # When the owner is gone the client is sent away by the other direction.
            with suppress(ConnectionClosed):
                await owner.send(text if text is not None else message.get("bytes") or b"")

    async def to_client(self, owner: ClientConnection) -> None:
        code = COME_BACK
        try:
            while True:
                piece = await owner.recv()
                kind = "text" if isinstance(piece, str) else "bytes"
                await self.send({"type": "websocket.send", kind: piece})
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code != 1011:
                code = closed.rcvd.code
        await self.send({"type": "websocket.close", "code": code})
