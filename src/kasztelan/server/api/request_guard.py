"""The outer wall: what no request may be, whoever sends it, and what every answer says about itself."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec
from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from kasztelan.server.limits import LONGEST_BODY, MAY_HAVE
from kasztelan.server.operators.admin_key import fits

LOGGER: Final = logging.getLogger("kasztelan.server")
LONGEST_PATH: Final = 2_000
CONTROL: Final = re.compile(r"[\x00-\x1f\x7f\ud800-\udfff]")
A_SECOND: Final = 50_000
"""Bytes of a body that should arrive in a second, beyond the time that every request has."""
ENCODED_NUL: Final = re.compile(rb"%00", re.IGNORECASE)
BODIES: Final = ("POST", "PUT", "PATCH", "DELETE")

DATA: Final = b"default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
PAGE: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    b"font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
ALWAYS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Bad(Exception):
    """A request that goes no further."""

    def __init__(self, status: int, code: str, allowed: str, closes: bool = False) -> None:
        super().__init__(code)
        self.status = status
        self.detail = {"code": code, "allowed": allowed}
        self.headers = {"Connection": "close"} if closes else None


class RequestGuard:
    """Refuses paths and bodies that nothing inside should ever see, and adds the headers that browsers heed."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and CONTROL.search(scope["path"]):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message["headers"] = with_headers(message.get("headers", []), scope["path"])
            await send(message)

        try:
            check_path(scope)
            inner = receive
            if scope["method"] in BODIES:
                inner = replayed(await whole_body(scope, receive), receive)
        except Bad as bad:
            note_refused(bad.status, bad.detail["code"], scope)
            await JSONResponse({"detail": bad.detail}, bad.status, bad.headers)(scope, receive, guarded)
            return
        try:
            await self.app(scope, inner, guarded)
        except Exception:
            if begun:
                raise
            LOGGER.exception("broken")
            await JSONResponse({"detail": {"code": "broken"}}, 500)(scope, receive, guarded)


def check_path(scope: Scope) -> None:
    """No control characters anywhere in an address, written out or encoded."""
    raw: bytes = scope.get("raw_path") or b""
    query: bytes = scope.get("query_string") or b""
    if len(raw) + len(query) > LONGEST_PATH:
        raise Bad(414, "too_long", f"an address of at most {LONGEST_PATH} characters")
    if CONTROL.search(scope["path"]) or ENCODED_NUL.search(query):
        raise Bad(400, "bad_address", "an address without control characters")


async def whole_body(scope: Scope, receive: Receive) -> bytes:
    """The body, if it is not too long and, where it claims to be JSON, is JSON of text and finite numbers."""
    longest = longest_body(scope)
    announced = dict(scope["headers"]).get(b"content-length", b"0")
    if announced.isdigit() and int(announced) > longest:
        raise Bad(413, "too_long", f"at most {longest} bytes")
    due = (
        scope["app"].state.open_requests.seconds
        + (int(announced) if announced.isdigit() else longest) / A_SECOND
    )
    try:
        async with asyncio.timeout(due):
            whole = await all_of(receive, longest)
    except TimeoutError:
        raise Bad(408, "too_slow", f"a body within {due:.0f} seconds", closes=True) from None
    if len(whole) > LONGEST_BODY:
        # Nobody else waits while a big one is looked through.
        await asyncio.to_thread(check_json, whole)
    elif whole:
        check_json(whole)
    return whole


async def all_of(receive: Receive, longest: int) -> bytes:
    """Everything that comes, as long as it is not too long; whoever goes away half-way has asked for nothing."""
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            raise Bad(400, "unreadable", "a whole body", closes=True)
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > longest:
            raise Bad(413, "too_long", f"at most {longest} bytes")
    return bytes(body)


def longest_body(scope: Scope) -> int:
    """Bytes that a body may have. An operator brings in big tables; the key is looked at before the body is."""
    if scope["path"].startswith("/api/admin/"):
        given = dict(scope["headers"]).get(b"authorization", b"").decode("latin-1")
        state = scope["app"].state
        if fits(given, state.admin_key):
            scope[MAY_HAVE] = state.services.settings.import_mib * 1_048_576
    return int(scope.get(MAY_HAVE, LONGEST_BODY))


def check_json(body: bytes) -> None:
    """Half characters, endless numbers and NUL have no place in a database or in an answer."""
    try:
        msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError):
        raise Bad(400, "unreadable", "JSON") from None
    if b"\\u0000" in body:
        raise Bad(400, "unreadable", "JSON without NUL characters")


def replayed(body: bytes, receive: Receive) -> Receive:
    """Gives the body once more, then whatever comes."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def with_headers(headers: list[tuple[bytes, bytes]], path: str) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, with those that keep browsers from being clever."""
    have = {name.lower(): value for name, value in headers}
    page = have.get(b"content-type", b"").startswith(b"text/html")
    more = [*ALWAYS, (b"content-security-policy", PAGE if page else DATA)]
    if path.startswith("/api/"):
        more.append((b"cache-control", b"no-store"))
    return [*headers, *(one for one in more if one[0] not in have)]


def note_refused(status: int, code: str, scope: Scope) -> None:
    """One line for the operator: never what was sent, never who they say they are."""
    route = scope.get("route")
    where = getattr(route, "path", "") or "elsewhere"
    client = scope.get("client")
    LOGGER.info(
        "refused %s %d %s %s from %s", code, status, scope["method"], where, client[0] if client else "?"
    )


async def say_no(request: Request, wrong: Exception) -> JSONResponse:
    """What a handler refused, noted."""
    assert isinstance(wrong, HTTPException)
    detail: Any = wrong.detail
    if isinstance(detail, str):
        detail = {"code": detail.lower().replace(" ", "_")}
    note_refused(wrong.status_code, str(detail.get("code", "refused")), request.scope)
    return JSONResponse({"detail": detail}, wrong.status_code, wrong.headers)


async def say_misshapen(request: Request, wrong: Exception) -> JSONResponse:
    """Names the first field that is wrong and what is allowed; what was sent is not sent back."""
    assert isinstance(wrong, RequestValidationError)
    first = wrong.errors()[0]
    field = ".".join(str(one) for one in first["loc"][1:]) or str(first["loc"][0])
    shown = CONTROL.sub("?", field)[:100]
    note_refused(422, "wrong", request.scope)
    detail = {
        "code": "wrong",
        "field": shown,
        "problem": first["type"],
        "allowed": first["msg"].removeprefix("Value error, "),
    }
    return JSONResponse({"detail": detail}, 422)
