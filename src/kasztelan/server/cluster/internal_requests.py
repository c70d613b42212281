"""Requests that one server passes on to another: how they are marked, and how the marks are read."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

PASS: Final = b"x-kasztelan-pass"
CLIENT: Final = b"x-kasztelan-client"
HOST: Final = b"x-kasztelan-host"
SCHEME: Final = b"x-kasztelan-scheme"
OWN: Final = b"x-kasztelan-own"
MARKS: Final = (PASS, CLIENT, HOST, SCHEME, OWN)

PASSED_ON: Final = "kasztelan.passed_on"
"""The key in a scope that says that another server has passed somebody's request on to this one."""
FROM_A_SERVER: Final = "kasztelan.from_a_server"
"""The key in a scope that says that another server asks for itself; never so for what it passes on."""

SCHEMES: Final = ("http", "https", "ws", "wss")


class Passes:
    """What servers of one database know and nobody else does, made from the secret in the database.

    Two, so that nothing a client writes into a request that is passed on can make it a server's own.
    """

    def __init__(self, secret: str) -> None:
        self.passing = made_from(secret, b"passed on by a server")
        self.own = made_from(secret, b"asked by a server")


def made_from(secret: str, purpose: bytes) -> bytes:
    return hmac.new(secret.encode(), purpose, hashlib.blake2b).hexdigest()[:64].encode()


def marked(scope: Scope, passes: Passes) -> list[tuple[bytes, bytes]]:
    """The headers of a request as they are passed on: the client's own and the marks."""
    client = scope.get("client")
    found = [(name, value) for name, value in scope["headers"] if name not in MARKS]
    found.append((PASS, passes.passing))
    found.append((CLIENT, (client[0] if client else "unknown").encode()))
    found.append((SCHEME, scope["scheme"].encode()))
    found.extend((HOST, value) for name, value in scope["headers"] if name == b"host")
    return found


def unmarked(scope: Scope, passes: Passes) -> Scope:
    """The request as its client made it. Marks without the right pass are worth nothing and are dropped."""
    headers: list[tuple[bytes, bytes]] = scope["headers"]
    marks = {name: value for name, value in headers if name in MARKS}
    if not marks:
        return scope
    plain = [(name, value) for name, value in headers if name not in MARKS]
    if hmac.compare_digest(marks.get(OWN, b""), passes.own):
        return {**scope, "headers": plain, FROM_A_SERVER: True}
    if not hmac.compare_digest(marks.get(PASS, b""), passes.passing):
        return {**scope, "headers": plain}
    if HOST in marks:
        plain = [(name, value) for name, value in plain if name != b"host"] + [(b"host", marks[HOST])]
    scheme = marks.get(SCHEME, b"").decode("latin-1")
    return {
        **scope,
        "headers": plain,
        "client": (marks.get(CLIENT, b"unknown").decode("latin-1"), 0),
        "scheme": scheme if scheme in SCHEMES else scope["scheme"],
        PASSED_ON: True,
    }


class InternalRequests:
    """The outermost layer: a request that another server passed on looks here as it looked there."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope = unmarked(scope, scope["app"].state.neighbours.passes)
        await self.app(scope, receive, send)
