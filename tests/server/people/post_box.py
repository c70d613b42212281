"""A web server on loopback that only takes note of what it is sent."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class PostBox:
    """Requests as they came: the first line, the headers, the body."""

    def __init__(self, answer: str) -> None:
        self.answer = answer
        self.port = 0
        self.came: asyncio.Queue[tuple[str, dict[str, str], bytes]] = asyncio.Queue()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {
                name.lower(): value for name, _, value in (one.partition(": ") for one in head[1:] if one)
            }
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.came.put_nowait((head[0], headers, body))
            writer.write(f"HTTP/1.1 {self.answer}\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, OSError):
            pass
        finally:
            writer.close()

    async def next(self) -> tuple[str, dict[str, str], bytes]:
        return await asyncio.wait_for(self.came.get(), 30)


@asynccontextmanager
async def post_box(answer: str = "200 OK", tls: ssl.SSLContext | None = None) -> AsyncIterator[PostBox]:
    box = PostBox(answer)
    server = await asyncio.start_server(box.take, "127.0.0.1", 0, ssl=tls)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box
