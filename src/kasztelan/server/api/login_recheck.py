"""Whoever is at a table came with a cookie or a token: it is looked at again from time to time."""

from __future__ import annotations

from typing import Final, Protocol

from starlette.websockets import WebSocket

from kasztelan.server.api.identity import person_of
from kasztelan.server.api.services import Credentials, OpenConnection, Services
from kasztelan.server.people.sessions import COOKIE
from kasztelan.server.tables.refused import Refused

TRUSTED_FOR: Final = 30.0
"""Seconds for which nobody looks again, among several servers: the message that somebody logged out may get lost."""


class Guest(OpenConnection, Protocol):
    """A connection at a table."""

    person: str | None
    socket: WebSocket


async def begin(services: Services, guest: Guest) -> None:
    """Keeps with what somebody came; they may have logged out everywhere while they were let in."""
    if guest.person is not None:
        socket = guest.socket
        cookie = socket.cookies.get(COOKIE)
        given = Credentials(guest.person, cookie, socket.headers.get("authorization"))
        session = services.sessions.read(cookie) if cookie else None
        given.session = None if session is None else session.id
        services.credentials[guest] = given
        await look_again(services, guest, given)


async def check(services: Services, guest: Guest) -> None:
    """Refuses what somebody asks who is no longer let in, and sends them away."""
    given = services.credentials.get(guest)
    # One server hears all its own messages.
    if given is None or services.store.sqlite or is_recent(services, given.checked):
        return
    if not await look_again(services, guest, given):
        raise Refused("who_are_you")


def send_away(services: Services, session: str) -> None:
    """Closes the connections that were opened with a cookie of this session."""
    for guest, given in list(services.credentials.items()):
        if given.session == session:
            guest.goodbye()


def is_recent(services: Services, checked: float) -> bool:
    """A clock that was set back makes nothing recent."""
    return 0 <= services.registry.now() - checked <= TRUSTED_FOR


async def check_all(services: Services) -> None:
    """Sends away everybody who is no longer let in, after messages may have been missed."""
    for guest, given in list(services.credentials.items()):
        await look_again(services, guest, given)


async def look_again(services: Services, guest: OpenConnection, given: Credentials) -> bool:
    person = await person_of(services, given.cookie, given.authorization)
    if person is None or person["id"] != given.person:
        guest.goodbye()
        return False
    given.checked = services.registry.now()
    return True
