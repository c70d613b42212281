"""Whoever is at a table came with a cookie or a token: it is looked at again from time to time."""

from __future__ import annotations

from typing import Final, Protocol

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket

from kasztelan.server.api.house_of import Host, Visit, Visitor
from kasztelan.server.api.identity import person_of
from kasztelan.server.people.sessions import COOKIE
from kasztelan.server.storage.store import NotKept
from kasztelan.server.tables.refused import Refused

TRUSTED_FOR: Final = 30.0
"""Seconds for which nobody looks again, among several servers: news that somebody logged out may get lost."""


class Guest(Visitor, Protocol):
    """A connection at a table."""

    person: str | None
    socket: WebSocket


async def begin(host: Host, guest: Guest) -> None:
    """Keeps with what somebody came; they may have logged out everywhere while they were let in."""
    if guest.person is not None:
        socket = guest.socket
        visit = Visit(guest.person, socket.cookies.get(COOKIE), socket.headers.get("authorization"))
        host.visits[guest] = visit
        await look_again(host, guest, visit)


async def check(host: Host, guest: Guest) -> None:
    """Refuses what somebody asks who is no longer let in, and sends them away."""
    visit = host.visits.get(guest)
    # One server hears all its own news.
    if visit is None or host.store.sqlite or host.house.now() - visit.checked <= TRUSTED_FOR:
        return
    try:
        good = await look_again(host, guest, visit)
    except (SQLAlchemyError, OSError) as wrong:
        raise NotKept(type(wrong).__name__) from None
    if not good:
        raise Refused("who_are_you")


async def check_all(host: Host) -> None:
    """Sends away everybody who is no longer let in, after news may have been missed."""
    for guest, visit in list(host.visits.items()):
        await look_again(host, guest, visit)


async def look_again(host: Host, guest: Visitor, visit: Visit) -> bool:
    person = await person_of(host, visit.cookie, visit.authorization)
    if person is None or person["id"] != visit.person:
        guest.goodbye()
        return False
    visit.checked = host.house.now()
    return True
