"""The WebSocket of a table: the picture and its changes one way, commands the other."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from kasztelan.server.api import chat, login_recheck
from kasztelan.server.api.commands import obey
from kasztelan.server.api.connection import ENCODER, GOODBYE, Connection
from kasztelan.server.api.identity import address_of, may_ask, person_of, same_origin
from kasztelan.server.api.services import Services, services_of
from kasztelan.server.operators.server_log import note
from kasztelan.server.people.sessions import COOKIE
from kasztelan.server.storage.store import NotKept
from kasztelan.server.tables.refused import Refused

ROUTER = APIRouter()
NOT_FOR_YOU: Final = 1008
CROWDED: Final = 1013
"""Close codes: whoever may not look, and whoever is one too many for now."""
CLOSING: Final = {"come_back": GOODBYE, "too_many_requests": CROWDED, "too_many_connections": CROWDED}


@ROUTER.websocket("/api/tables/{table}/play")
async def play(socket: WebSocket, table: str) -> None:
    """Joins a table as whoever the cookie or token says; anybody else watches."""
    services = services_of(socket)
    if not same_origin(socket.headers):
        await socket.close(NOT_FOR_YOU)
        return
    if services.stopping:
        await send_back(socket)
        return
    if not may_ask(socket):
        await crowd_out(services, socket, "too_many_requests")
        return
    try:
        person = await person_of(services, socket.cookies.get(COOKIE), socket.headers.get("authorization"))
    except NotKept as wrong:
        await socket.accept()
        await come_back(socket, table, wrong)
        return
    address = address_of(socket, services.settings.trusted_proxies)
    name = person["id"] if person is not None else address
    if services.connections.get(
        name, 0
    ) >= services.settings.most_connections_a_person or not services.doors.enter(
        address, services.settings.most_connections_an_address
    ):
        await crowd_out(services, socket, "too_many_connections")
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
    except NotKept as wrong:
        await come_back(socket, table, wrong)
        return
    await attend(services, Connection(socket, person, live, name))


async def turn_away(socket: WebSocket, refused: Refused) -> None:
    """Says why before closing: a browser shows nothing of a handshake that failed."""
    code = CLOSING.get(refused.code, NOT_FOR_YOU)
    told = {"id": 0, "type": "refused", "code": refused.code, "facts": refused.facts}
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(ENCODER.encode(told).decode())
        await socket.close(code)


async def crowd_out(services: Services, socket: WebSocket, code: str) -> None:
    """Accepted first, so that whoever is one too many can see it."""
    note("refused", code=code, client=address_of(socket, services.settings.trusted_proxies))
    await socket.accept()
    await turn_away(socket, Refused(code))


async def come_back(socket: WebSocket, table: str, wrong: NotKept) -> None:
    """The database may be back in a moment."""
    note("refused", table=table, code="come_back", wrong=str(wrong))
    await turn_away(socket, Refused("come_back"))


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
        await welcome(services, connection)
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


async def welcome(services: Services, connection: Connection) -> None:
    """Makes sure that somebody may be here, and shows what was said; who cannot be shown it comes back later."""
    try:
        await login_recheck.begin(services, connection)
        await chat.welcome(services, connection)
    except NotKept:
        connection.goodbye()


async def receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    found: str | bytes = message.get("text") or message.get("bytes") or b""
    return found
