"""Who is asking, and whether a browser was tricked into asking."""

from __future__ import annotations

import ipaddress
import re
from functools import cache
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from fastapi import Depends, HTTPException, Request, Response
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from kasztelan.server.api.services import Services, services_of
from kasztelan.server.people.logged_out import person_of_session
from kasztelan.server.people.sessions import COOKIE, LASTS, Session, token_hash
from kasztelan.server.people.sessions import LONGEST as LONGEST_TOKEN
from kasztelan.server.storage.store import Row

SAFE: Final = ("GET", "HEAD", "OPTIONS")
MARK: Final = "x-kasztelan"
"""A header that no foreign page can send without asking first."""
WITH_PORT: Final = re.compile(r"\[([0-9A-Fa-f:.]+)\](?::\d+)?|([0-9.]+):\d+")
"""How some proxies write an address: [2001:db8::1]:443, 203.0.113.9:443."""
TAKEN: Final = "kasztelan.taken"
"""The key in a scope for what was already taken from the allowance of whoever asks."""
SEEN_EVERY: Final = 60 * 60 * 24
"""Seconds after which a visit is noted again and the cookie made anew."""


def bearer_of(headers: Headers) -> str | None:
    """The token of a program. Passwords that a browser adds by itself (Basic) are no token."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


async def person_of(services: Services, cookie: str | None, bearer: str | None) -> Row | None:
    """The person behind a cookie or a token, or None; a token that is wrong is not helped by a cookie."""
    kind, _, token = (bearer or "").partition(" ")
    if kind.lower() == "bearer":
        token = token.strip()
        return (
            await services.store.person_by_token(token_hash(token)) if len(token) <= LONGEST_TOKEN else None
        )
    session = services.sessions.read(cookie) if cookie else None
    return None if session is None else await person_of_session(services.store, session)


def same_origin(headers: Headers) -> bool:
    """Whether the page that asks came from here; programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        came_from = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(came_from) and came_from == headers.get("host", "")


def check_forgery(request: Request) -> None:
    """Refuses requests that another site made a browser send."""
    if request.method in SAFE or bearer_of(request.headers) is not None:
        return
    if not same_origin(request.headers) or MARK not in request.headers:
        raise HTTPException(
            403, {"code": "cross_origin", "field": MARK, "allowed": "requests from this site"}
        )


def is_trusted(peer: str, trusted: tuple[str, ...]) -> bool:
    """Whether an address is one of the operator's proxies: each is an address or a network."""
    if peer in trusted:
        return True
    try:
        address = ipaddress.ip_address(peer)
    except ValueError:
        return False
    networks = (network(one) for one in trusted)
    return any(address in one for one in networks if one is not None)


@cache
def network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None


def peer_of(request: Any) -> str:
    return str(request.client.host) if request.client else "unknown"


def address_of(request: Any, trusted: tuple[str, ...]) -> str:
    """The address of whoever asks, as limits count it; only trusted proxies may name another."""
    found = peer_of(request)
    named = ",".join(request.headers.getlist("x-forwarded-for")).split(",")
    while named and is_trusted(found, trusted):
        nearest = named.pop().strip()
        if not nearest:
            break
        found = nearest
    return counted_as(found)


def counted_as(address: str) -> str:
    """One home has 2**64 addresses of IPv6: they count as one. What is no address is cut short."""
    with_port = WITH_PORT.fullmatch(address)
    try:
        found = ipaddress.ip_address(with_port[1] or with_port[2] if with_port else address)
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def is_secure(request: Request) -> bool:
    """Whether the person's browser speaks TLS, to here or to a trusted proxy."""
    if request.url.scheme == "https":
        return True
    if not is_trusted(peer_of(request), services_of(request).settings.trusted_proxies):
        return False
    return request.headers.get("x-forwarded-proto", "").split(",")[-1].strip().lower() == "https"


def may_ask(asking: HTTPConnection, cost: float = 1.0) -> bool:
    """Takes from the allowance of an address; what was taken for this request before counts."""
    services = services_of(asking)
    due = cost - asking.scope.pop(TAKEN, 0.0)
    return due <= 0 or services.requests.take(address_of(asking, services.settings.trusted_proxies), due)


def may_enter(scope: Any) -> bool:
    """As `may_ask`, for whoever has to look for the right server before anybody asks what is wanted."""
    enough = may_ask(HTTPConnection(scope))
    scope[TAKEN] = 1.0
    return enough


def allow(request: Request, cost: float = 1.0) -> None:
    """A bounded number of requests for each address; dear ones count as several."""
    if not may_ask(request, cost):
        raise too_many()


def too_many() -> HTTPException:
    return HTTPException(429, {"code": "too_many_requests"}, {"Retry-After": "10"})


def allow_look(request: Request) -> None:
    """Looking at the server's health is counted apart: it must work when everything else is used up."""
    services = services_of(request)
    if not services.looks.take(address_of(request, services.settings.trusted_proxies)):
        raise too_many()


def session_of(request: Request) -> Session | None:
    """The session that a browser's cookie belongs to, ended or not."""
    cookie = request.cookies.get(COOKIE)
    return services_of(request).sessions.read(cookie) if cookie else None


def remember(
    request: Request, response: Response, person: str, epoch: int, session: str | None = None
) -> None:
    """Sets the cookie: signed, not for scripts, not for other sites, and only over TLS where there is TLS."""
    value = services_of(request).sessions.cookie(person, epoch, session)
    response.set_cookie(
        COOKIE,
        value,
        max_age=LASTS,
        httponly=True,
        samesite="lax",
        secure=is_secure(request),
        path="/",
    )


async def visitor(request: Request, response: Response) -> Row | None:
    allow(request)
    check_forgery(request)
    services = services_of(request)
    bearer = request.headers.get("authorization")
    person = await person_of(services, request.cookies.get(COOKIE), bearer)
    if person is not None and services.registry.now() - person["seen"] > SEEN_EVERY:
        await services.store.change_person(person["id"], {"seen": services.registry.now()})
        session = session_of(request) if bearer_of(request.headers) is None else None
        if session is not None:
            remember(request, response, person["id"], person["epoch"], session.id)
    return person


async def somebody(person: Annotated[Row | None, Depends(visitor)]) -> Row:
    if person is None:
        raise HTTPException(401, {"code": "who_are_you", "allowed": "a guest or an account"})
    return person


Visitor = Annotated[Row | None, Depends(visitor)]
Somebody = Annotated[Row, Depends(somebody)]
