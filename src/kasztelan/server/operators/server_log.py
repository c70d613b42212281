"""The server's log: one JSON object a line, without secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Awaitable, Callable, MutableMapping
from contextvars import ContextVar
from datetime import UTC, datetime
from secrets import token_hex
from typing import Any, Final, TextIO

LOGGER: Final = logging.getLogger("kasztelan.server")
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
HIDDEN: Final = "[hidden]"
SECRETS: Final = (
    # Tokens of programs and operators.
    re.compile(r"kasz_[\w-]+"),
    # What follows the names under which secrets travel, to the end of the value.
    re.compile(
        r"(?i)\b(?:set-)?(?:cookie|authorization|password|old|new|token|key|secret|nonce)"
        r"[\"']?\s*[:=]\s*(?:bearer )?[\"']?[^\"',;)}\s]+"
    ),
    # A cookie by its own name, and a password in an address.
    re.compile(r"\bkasztelan=[\w.-]+"),
    re.compile(r"(?<=://)[^/@\s]+@"),
)
IDS: Final = (
    # As the server makes them: of tables, people and tokens.
    re.compile(r"\b[0-9a-f]{24}\b"),
    # Wherever a path or a sentence names a table, whatever its id looks like: one may come from elsewhere.
    re.compile(r"(?<=/tables/)[^/?\s\"']+"),
    re.compile(r"(?<=\btable )[\w-]{9,32}\b"),
)
BEGINNING: Final = 8
"""Characters of an id that are shown: enough to find it, too few to use it. The link of a table is its id."""
QUIET: Final = ("/healthz", "/metrics")
"""Asked for every few seconds; logged only when something is wrong."""

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


def without_secrets(text: str) -> str:
    """The second line of defence; the first is that nobody logs secrets. Ids are only begun."""
    for secret in SECRETS:
        text = secret.sub(HIDDEN, text)
    for id in IDS:
        text = id.sub(lambda found: begun(found[0]), text)
    return text


def begun(id: str) -> str:
    return id if len(id) <= BEGINNING else f"{id[:BEGINNING]}…"


class JsonLines(logging.Formatter):
    """Each record as one JSON object: time, level, logger, what happened, the request, and facts."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if REQUEST.get():
            told["request"] = REQUEST.get()
        facts = getattr(record, "facts", None)
        if facts:
            told.update({name: clean(name, value) for name, value in facts.items()})
        if record.exc_info:
            told["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def clean(name: str, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    return begun(value) if name == "table" else without_secrets(value)


def set_up_logging(stream: TextIO | None = None, level: int = logging.INFO) -> logging.Handler:
    """From now on the server and what runs it write JSON lines, on stderr unless told otherwise."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for name, least in (("kasztelan.server", level), ("uvicorn.error", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(least)
        logger.propagate = False
    return handler


def note(message: str, **facts: Any) -> None:
    """One line about something that happened."""
    LOGGER.info(message, extra={"facts": facts})


class RequestLog:
    """The outermost layer: gives every request an id and writes a line when it was answered."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = token_hex(8)
        REQUEST.set(request)
        answer = Answer(scope, send, request)
        try:
            await self.app(scope, receive, answer.send)
        finally:
            answer.write_down()


class Answer:
    """What became of one request."""

    def __init__(self, scope: Scope, send: Send, request: str) -> None:
        self.scope = scope
        self.to_client = send
        self.request = request
        self.began = time.perf_counter()
        # Nothing answered at all: the client is gone or something broke.
        self.status = 0

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), (b"x-request-id", self.request.encode())]
        elif kind == "websocket.accept":
            self.status = 101
        elif kind == "websocket.close":
            self.status = message.get("code", 1000)
        await self.to_client(message)

    def write_down(self) -> None:
        socket = self.scope["type"] == "websocket"
        if not socket:
            self.scope["app"].state.metrics.requests.add(status=str(self.status))
        if self.scope["path"] in QUIET and self.status == 200:
            return
        client = self.scope.get("client")
        note(
            "answered",
            kind=self.scope["type"],
            method="" if socket else self.scope["method"],
            path=self.scope["path"],
            status=self.status,
            client=client[0] if client else "",
            ms=round((time.perf_counter() - self.began) * 1000, 1),
        )
