"""The end of a server: everybody is told to come back before the sockets close."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from kasztelan.server.api.house_of import Host
from kasztelan.server.operators.journal import note

PATIENCE: Final = 5.0
"""Seconds for commands that are being written, and for clients to hear of it."""
A_MOMENT: Final = 0.02


async def say_goodbye(host: Host) -> None:
    """Lets every command that has begun be finished, then sends everybody away."""
    host.stopping = True
    note("stopping", connections=sum(host.connections.values()), tables=len(host.house.tables))
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            for table in list(host.house.tables.values()):
                async with table.lock:
                    for listener in list(table.listeners):
                        listener.goodbye()
            while host.connections:  # noqa: ASYNC110 - once in a server's life, and bounded
                await asyncio.sleep(A_MOMENT)
