"""The WebSocket of a table: the picture and its changes one way, commands the other."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from kasztelan.server.api.house_of import Host, house_of
from kasztelan.server.api.identity import address_of, person_of, same_origin
from kasztelan.server.people.sessions import COOKIE
from kasztelan.server.storage.store import NotKept
from kasztelan.server.tables.seating import seats_of
from kasztelan.server.tables.table import LiveTable, Refused

ROUTER = APIRouter()
LONGEST: Final = 8_192
"""Bytes a command may have."""
MOST_UNSENT: Final = 400
"""Messages a client may be behind before it has to come back for the whole picture."""

GOODBYE: Final = 1012
"""Close code: the server restarts, come back."""


class Command(msgspec.Struct):
    """What a client may send. `n` is the decision it answers, `id` comes back with the answer."""

    type: str
    id: int = 0
    n: int = -1
    do: dict[str, str | int | bool] | None = None
    seat: int | None = None
    text: str = ""
    wanted: bool = True
    run: str = ""
    versions: dict[str, int] = {}


DECODER: Final = msgspec.json.Decoder(Command)
ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """One browser tab or program at a table."""

    def __init__(self, socket: WebSocket, person: str | None, table: LiveTable) -> None:
        self.socket = socket
        self.person = person
        self.table = table
        self.eyes = self.seats()
        self.unsent: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_UNSENT)

    def seats(self) -> tuple[int | None, ...]:
        """The eyes this person looks through: their seats, or a spectator's."""
        held = seats_of(self.table.chairs, self.person) if self.person is not None else []
        return tuple(held) if held else (None,)

    def tell(self, message: bytes) -> None:
        """Queues a message; a client that cannot keep up is sent away and comes back for the whole picture."""
        try:
            self.unsent.put_nowait(message)
        except asyncio.QueueFull:
            self.goodbye()

    def goodbye(self) -> None:
        """Sends the client away, to come back; what it was not sent yet it will be shown then."""
        while not self.unsent.empty():
            self.unsent.get_nowait()
        self.unsent.put_nowait(None)

    async def send_all(self) -> None:
        while True:
            message = await self.unsent.get()
            if message is None:
                await self.socket.close(GOODBYE)
                return
            await self.socket.send_text(message.decode())

    def answer(self, command: Command, told: dict[str, Any]) -> None:
        self.tell(ENCODER.encode({"id": command.id, **told}))


@ROUTER.websocket("/api/tables/{table}/play")
async def play(socket: WebSocket, table: str) -> None:
    """Joins a table as whoever the cookie or token says; anybody else watches."""
    host = house_of(socket)
    if not same_origin(socket.headers) or host.stopping:
        await socket.close(1008)
        return
    person = await person_of(host, socket.cookies.get(COOKIE), socket.headers.get("authorization"))
    name = person["id"] if person is not None else address_of(socket, host.settings.trusted_proxies)
    if host.connections.get(name, 0) >= host.settings.most_connections_a_person:
        await socket.close(1013)
        return
    try:
        live = await host.house.table(table)
    except Refused:
        await socket.close(1008)
        return
    await socket.accept()
    host.connections[name] = host.connections.get(name, 0) + 1
    try:
        await attend(host, Connection(socket, person["id"] if person is not None else None, live))
    finally:
        host.connections[name] -= 1
        if not host.connections[name]:
            del host.connections[name]


async def attend(host: Host, connection: Connection) -> None:
    """Sends and receives until the client is gone."""
    table = connection.table
    table.join(connection, "", {})
    sender = asyncio.create_task(connection.send_all())
    try:
        while not sender.done():
            text = await receive(connection.socket)
            await obey(host, connection, text)
    except WebSocketDisconnect:
        pass
    finally:
        table.part(connection)
        sender.cancel()
        with suppress(asyncio.CancelledError, RuntimeError, WebSocketDisconnect):
            await sender
        if connection.socket.client_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError):
                await connection.socket.close()


async def receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    found: str | bytes = message.get("text") or message.get("bytes") or b""
    return found


async def obey(host: Host, connection: Connection, text: str | bytes) -> None:
    """Does one command; whatever is wrong with it is said and changes nothing."""
    command = Command("unreadable")
    if not host.requests.take(f"commands {connection.person or id(connection)}"):
        connection.answer(command, {"type": "refused", "code": "too_many_commands"})
        return
    try:
        if len(text) > LONGEST:
            raise Refused("too_long", {"allowed": LONGEST})
        command = DECODER.decode(text)
        done = await carry_out(connection, command)
    except (msgspec.DecodeError, UnicodeDecodeError):
        connection.answer(command, {"type": "refused", "code": "unreadable"})
    except Refused as refused:
        connection.answer(command, {"type": "refused", "code": refused.code, "facts": refused.facts})
    except NotKept:
        connection.answer(command, {"type": "refused", "code": "not_kept"})
    else:
        connection.answer(command, {"type": "done", **done})


async def carry_out(connection: Connection, command: Command) -> dict[str, Any]:
    table = connection.table
    if command.type == "since":
        connection.eyes = connection.seats()
        table.join(connection, command.run, command.versions)
        return {}
    if connection.person is None:
        raise Refused("spectators_watch")
    if command.type == "preview":
        return table.preview(connection.person, command.do or {})
    if command.type == "hint":
        return await table.hint(connection.person)
    async with table.lock:
        if command.type == "act":
            await table.act(connection.person, command.n, command.do or {}, command.seat)
        elif command.type == "undo":
            await table.undo(connection.person, command.n)
        elif command.type == "pause":
            await table.vote_pause(connection.person, command.wanted)
        else:
            raise Refused(
                "unknown_command", {"allowed": ["act", "undo", "pause", "preview", "hint", "since"]}
            )
    return {}
