"""Runs one server until it is told to stop: `python -m kasztelan.server.run --host H --port P --data DIR`."""

from __future__ import annotations

import argparse
import socket
import sys
from pathlib import Path

import msgspec
import uvicorn

from kasztelan.core.errors import Refusal
from kasztelan.server.api.app import lock_folder, make_app
from kasztelan.server.settings import Settings, read_settings


def bind(settings: Settings) -> tuple[socket.socket, Settings]:
    """Takes the port before anything starts, so that port 0 is a known number from then on."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as wrong:
        listening.close()
        raise Refusal(
            "port", f"{settings.host}:{settings.port} cannot be used: {wrong}", "a free address"
        ) from None
    return listening, msgspec.structs.replace(settings, port=listening.getsockname()[1])


def check_folder(settings: Settings) -> None:
    """Says in one line what is wrong with the data folder, before the server would say it in many."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        lock = lock_folder(settings)
    except OSError as wrong:
        raise Refusal("data", str(wrong), "a folder that can be written") from None
    if lock is not None:
        lock.close()


def serve(settings: Settings) -> None:
    """Serves until SIGTERM or SIGINT; says where it will listen before it starts."""
    check_folder(settings)
    listening, settings = bind(settings)
    config = uvicorn.Config(
        make_app(settings),
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=65_536,
        proxy_headers=False,
        timeout_graceful_shutdown=10,
    )
    server = uvicorn.Server(config)
    with listening:
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        sys.stdout.write(f"http://{host}:{settings.port}\n")
        sys.stdout.flush()
        server.run(sockets=[listening])
    if not server.started:
        raise SystemExit(3)


def main() -> None:
    parser = argparse.ArgumentParser(prog="kasztelan.server.run")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", type=Path, default=None)
    given = parser.parse_args()
    try:
        serve(read_settings(host=given.host, port=given.port, data=given.data))
    except Refusal as wrong:
        sys.stderr.write(f"{wrong}\n")
        raise SystemExit(2) from None


if __name__ == "__main__":
    main()
