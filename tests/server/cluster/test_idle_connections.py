"""A server that passes requests on does not trust a connection that the owner may be closing just now."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, cast

from kasztelan.server.cluster.forwarding import Neighbours
from kasztelan.server.cluster.internal_requests import Passes
from kasztelan.server.tables.table_registry import TableRegistry
from tests.server.awaited import awaited

ANSWER = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nOK"


async def closes_while_idle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answers one request; whoever comes with a second one finds that the connection has just been closed."""
    for answer in (ANSWER, b""):
        with suppress(asyncio.IncompleteReadError):  # nobody came with a second one
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answer)
            await writer.drain()
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


@awaited
async def test_a_request_that_is_passed_on_does_not_meet_a_closing_connection() -> None:
    met: list[asyncio.Task[None]] = []

    def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        met.append(asyncio.ensure_future(closes_while_idle(reader, writer)))

    owner = await asyncio.start_server(meet, "127.0.0.1", 0)
    address = f"http://127.0.0.1:{cast(Any, owner.sockets[0].getsockname())[1]}"
    neighbours = Neighbours(cast(TableRegistry, None), Passes("secret"), 1.0)
    try:
        for _ in range(3):
            answer = await neighbours.client.post(address, content=b"")
            assert answer.text == "OK"
    finally:
        await neighbours.close()
        owner.close()
        await asyncio.gather(*met)
