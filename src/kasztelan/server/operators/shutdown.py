"""The end of a server: everybody is told to come back before the sockets close."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from kasztelan.server.api.services import Services
from kasztelan.server.operators.server_log import note

PATIENCE: Final = 5.0
"""Seconds for commands that are being written, and for clients to hear of it."""
A_MOMENT: Final = 0.02


async def say_goodbye(services: Services) -> None:
    """Lets every command that has begun be finished, then sends everybody away."""
    services.stopping = True
    note("stopping", connections=sum(services.connections.values()), tables=len(services.registry.tables))
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            for table in list(services.registry.tables.values()):
                async with table.lock:
                    for listener in list(table.listeners):
                        listener.goodbye()
            while services.connections:  # noqa: ASYNC110 - once in a server's life, and bounded
                await asyncio.sleep(A_MOMENT)
