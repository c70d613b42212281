"""One browser tab or program at a table, and what it still has to be sent."""

from __future__ import annotations

import asyncio
from random import uniform
from typing import Any, Final

import msgspec
from fastapi import WebSocket

from kasztelan.server.tables.live_table import LiveTable

MOST_UNSENT: Final = 400
"""Messages a client may be behind before it has to come back for the whole picture."""
GOODBYE: Final = 1012
"""Close code: the server restarts, come back."""
ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """One browser tab or program at a table."""

    def __init__(self, socket: WebSocket, person: str | None, table: LiveTable, name: str) -> None:
        self.socket = socket
        self.name = name
        self.person = person
        self.table = table
        self.eyes: tuple[int | None, ...] = ()
        self.sent_away = False
        self.unsent: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_UNSENT)

    def tell(self, message: bytes) -> None:
        """Queues a message; a client that cannot keep up is sent away and comes back for the whole picture."""
        if self.sent_away:
            return
        try:
            self.unsent.put_nowait(message)
        except asyncio.QueueFull:
            self.goodbye()

    def goodbye(self) -> None:
        """Sends the client away, to come back; one that is far behind is shown what it missed then."""
        if self.sent_away:
            return
        self.sent_away = True
        while self.unsent.qsize() > MOST_UNSENT - 2:
            self.unsent.get_nowait()
        # Not all at the same moment.
        self.unsent.put_nowait(ENCODER.encode({"type": "goodbye", "retry": round(uniform(0.5, 3.0), 2)}))
        self.unsent.put_nowait(None)

    async def send_all(self) -> None:
        while True:
            message = await self.unsent.get()
            if message is None:
                await self.socket.close(GOODBYE)
                return
            await self.socket.send_text(message.decode())

    def answer(self, command: int, told: dict[str, Any]) -> None:
        self.tell(ENCODER.encode({"id": command, **told}))
