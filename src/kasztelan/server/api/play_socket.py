"""The WebSocket of a table: the picture and its changes one way, commands the other."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import uniform
from time import perf_counter
from typing import Any, Final

import msgspec
from fastapi import APIRouter, WebSocket
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from kasztelan.server.api import chat, login_recheck
from kasztelan.server.api.identity import address_of, may_ask, person_of, same_origin
from kasztelan.server.api.services import Services, services_of
from kasztelan.server.operators.server_log import note
from kasztelan.server.people.sessions import COOKIE
from kasztelan.server.storage.store import NotKept
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.refused import Refused

ROUTER = APIRouter()
LONGEST: Final = 8_192
"""Bytes a command may have."""
MOST_UNSENT: Final = 400
"""Messages a client may be behind before it has to come back for the whole picture."""

COMMANDS: Final = ("act", "undo", "agree", "pause", "preview", "why", "hint", "since", *chat.WORDS)
FLOOD_BREATH: Final = 0.1
GOODBYE: Final = 1012
"""Close code: the server restarts, come back."""


class Command(msgspec.Struct):
    """What a client may send. `n` is the decision it answers, `status` that of the table; `id` comes back."""

    type: str
    id: int = 0
    n: int = -1
    do: dict[str, str | int | bool] | None = None
    seat: int | None = None
    text: str = ""
    wanted: bool = True
    status: str = ""
    run: str = ""
    versions: dict[str, int] = {}


DECODER: Final = msgspec.json.Decoder(Command)
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

    def answer(self, command: Command, told: dict[str, Any]) -> None:
        self.tell(ENCODER.encode({"id": command.id, **told}))


@ROUTER.websocket("/api/tables/{table}/play")
async def play(socket: WebSocket, table: str) -> None:
    """Joins a table as whoever the cookie or token says; anybody else watches."""
    services = services_of(socket)
    if not same_origin(socket.headers):
        await socket.close(1008)
        return
    if services.stopping:
        await send_back(socket)
        return
    if not may_ask(socket):
        note(
            "refused", code="too_many_requests", client=address_of(socket, services.settings.trusted_proxies)
        )
        await socket.close(1013)
        return
    person = await person_of(services, socket.cookies.get(COOKIE), socket.headers.get("authorization"))
    address = address_of(socket, services.settings.trusted_proxies)
    name = person["id"] if person is not None else address
    if services.connections.get(
        name, 0
    ) >= services.settings.most_connections_a_person or not services.doors.enter(
        address, services.settings.most_connections_an_address
    ):
        note("refused", code="too_many_connections", client=address)
        await socket.close(1013)
        return
    services.connections[name] = services.connections.get(name, 0) + 1
    try:
        await come_in(services, socket, table, person["id"] if person is not None else None, name)
    finally:
        services.doors.leave(address)
        services.connections[name] -= 1
        if not services.connections[name]:
            del services.connections[name]


async def come_in(services: Services, socket: WebSocket, table: str, person: str | None, name: str) -> None:
    """Lets a connection that is counted look at the table, if it may."""
    await socket.accept()
    try:
        live = await services.registry.table(table)
        async with live.lock:
            if not live.data.may_look(person):
                raise Refused("password_needed")
    except Refused as refused:
        await turn_away(socket, refused)
        return
    except (NotKept, SQLAlchemyError) as wrong:
        # The database may be back in a moment.
        note("refused", table=table, code="come_back", wrong=type(wrong).__name__)
        await socket.close(GOODBYE)
        return
    await attend(services, Connection(socket, person, live, name))


async def turn_away(socket: WebSocket, refused: Refused) -> None:
    """Says why before closing: a browser shows nothing of a handshake that failed."""
    code = GOODBYE if refused.code == "come_back" else 1008
    told = {"id": 0, "type": "refused", "code": refused.code, "facts": refused.facts}
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(ENCODER.encode(told).decode())
        await socket.close(code)


async def send_back(socket: WebSocket) -> None:
    """Tells a client to come back; accepted first, since a browser learns no code from a handshake that failed."""
    await socket.accept()
    await socket.close(GOODBYE)


async def attend(services: Services, connection: Connection) -> None:
    """Sends and receives until the client is gone."""
    table = connection.table
    # Under the lock: while a command is being written, memory is ahead of what is kept.
    async with table.lock:
        table.join(connection, "", {})
    if services.stopping:
        # The others were sent away while this one came in.
        connection.goodbye()
    sender = asyncio.create_task(connection.send_all())
    try:
        await login_recheck.begin(services, connection)
        await chat.welcome(services, connection)
        while not sender.done():
            text = await receive(connection.socket)
            if connection.sent_away:
                # Whoever does not listen to being sent away is not listened to either.
                break
            await obey(services, connection, text)
    except WebSocketDisconnect:
        pass
    finally:
        table.part(connection)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        if connection.socket.client_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError):
                await connection.socket.close()


async def receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    found: str | bytes = message.get("text") or message.get("bytes") or b""
    return found


async def obey(services: Services, connection: Connection, text: str | bytes) -> None:
    """Does one command; whatever is wrong with it is said and changes nothing."""
    began = perf_counter()
    command, told = await answer_to(services, connection, text)
    connection.answer(command, told)
    kind = command.type if command.type in COMMANDS else "unknown"
    services.metrics.command(kind, told.get("code", "done"), perf_counter() - began)
    if told["type"] == "refused":
        note("refused", table=connection.table.id, command=kind, code=told["code"])


async def answer_to(
    services: Services, connection: Connection, text: str | bytes
) -> tuple[Command, dict[str, Any]]:
    """What was asked, as far as it could be read, and the answer."""
    command = Command("unreadable")
    if not services.requests.take(f"commands {connection.name}"):
        # Whoever floods waits; the next command is not read before.
        await asyncio.sleep(FLOOD_BREATH)
        return command, {"type": "refused", "code": "too_many_commands"}
    try:
        if len(text) > LONGEST:
            raise Refused("too_long", {"allowed": LONGEST})
        command = DECODER.decode(text)
        await login_recheck.check(services, connection)
        if command.type in chat.WORDS:
            done = await chat.speak(services, connection, command)
        elif command.type == "hint" and not services.hints.take(connection.name):
            raise Refused("too_many_hints")
        else:
            done = await carry_out(connection, command)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return command, {"type": "refused", "code": "unreadable"}
    except Refused as refused:
        return command, {"type": "refused", "code": refused.code, "facts": refused.facts}
    except NotKept:
        return command, {"type": "refused", "code": "not_kept"}
    return command, {"type": "done", **done}


async def carry_out(connection: Connection, command: Command) -> dict[str, Any]:
    """Does what a command asks for, one at a time at each table; what it returns goes into the answer."""
    table = connection.table
    if command.type not in COMMANDS:
        raise Refused("unknown_command", {"field": "type", "allowed": list(COMMANDS)})
    if command.type == "since":
        async with table.lock:
            table.join(connection, command.run, command.versions)
        return {}
    if connection.person is None:
        raise Refused("spectators_watch")
    if command.type == "hint":
        return await table.advice.hint(connection.person, command.seat)
    async with table.lock:
        return await at_the_table(table, connection.person, command)


async def at_the_table(table: LiveTable, person: str, command: Command) -> dict[str, Any]:
    """The commands of people who sit there; the lock is held."""
    do = command.do or {}
    if command.type == "preview":
        return table.advice.preview(person, command.n, do)
    if command.type == "why":
        return table.advice.why_not(person, command.n, do)
    if command.type == "act":
        await table.moves.act(person, command.n, do, command.seat)
    elif command.type == "undo":
        await table.votes.undo(person, command.n, command.seat)
    elif command.type == "agree":
        await table.votes.agree(person, command.n, command.wanted, command.seat)
    elif command.type == "pause":
        await table.votes.vote_pause(person, command.n, command.status, command.wanted)
    return {}
