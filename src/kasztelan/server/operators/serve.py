"""Runs one server until it is told to stop; what cannot work is refused before anything starts."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import msgspec
import uvicorn
from fastapi import FastAPI

from kasztelan.core.errors import refuse
from kasztelan.server.api.app import make_app
from kasztelan.server.operators.data_folder import check_folder
from kasztelan.server.operators.database_check import check_database
from kasztelan.server.operators.server_log import set_up_logging
from kasztelan.server.operators.shutdown import say_goodbye
from kasztelan.server.operators.slow_clients import PatientProtocol
from kasztelan.server.settings import Settings

STOP: tuple[signal.Signals, ...] = (signal.SIGINT, signal.SIGTERM)
LONGEST_MESSAGE = 65_536
"""Bytes of one WebSocket message; more closes the connection."""


def bind(settings: Settings) -> tuple[socket.socket, Settings]:
    """Takes the port before anything starts, so that port 0 is a known number from then on."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError, UnicodeError) as wrong:
        listening.close()
        cause = wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else str(wrong)
        wanted = f"{settings.host}:{settings.port}"
        raise refuse("port", "port_unusable", "free_port", address=wanted, cause=cause) from None
    return listening, msgspec.structs.replace(settings, port=listening.getsockname()[1])


class Serving(uvicorn.Server):
    """Says when it is ready, and tells everybody to come back before it ends."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            keep_nobody_waiting()
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new comes in while the others are sent away."""
        for server in self.servers:
            server.close()
        await say_goodbye(self.app.state.services)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A stop that was asked for is a good end: the signal is not raised again afterwards."""
        before = {one: signal.signal(one, self.handle_exit) for one in STOP}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def keep_nobody_waiting() -> None:
    """What was loaded at the start stays and is not looked through again; threads give way to each other sooner."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(0.0005)


def serve(settings: Settings, ready: Callable[[str], None], level: int = logging.INFO) -> bool:
    """Serves until SIGTERM or SIGINT; calls `ready` with the address once it can be used.

    Nothing is touched before everything was looked at. What cannot work is refused in one line, also if it shows only
    while starting. Whether it was started at all: if not, what broke is in the log.
    """
    check_folder(settings)
    listening, settings = bind(settings)
    with closing(listening):
        asyncio.run(check_database(settings))
        app = make_app(settings)
        log = set_up_logging(level=level)
        # What is refused in one line is not also told in many.
        log.addFilter(lambda record: record.name != "uvicorn.error" or app.state.failed is None)
        server = Serving(configuration(settings, app), app, lambda: ready(address(settings)))
        try:
            server.run(sockets=[listening])
        except SystemExit:
            return False
        finally:
            if app.state.failed is not None:
                raise app.state.failed
    return server.started


def configuration(settings: Settings, app: FastAPI) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=PatientProtocol,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_MESSAGE,
        # Only a proxy that the operator named may say who asks and whether they came over TLS.
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=10,
    )


def address(settings: Settings) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{settings.port}"
