"""Who is asking, and whether a browser was tricked into asking."""

from __future__ import annotations

from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from fastapi import Depends, HTTPException, Request
from starlette.datastructures import Headers

from kasztelan.server.api.house_of import Host, house_of
from kasztelan.server.people.sessions import COOKIE, token_hash
from kasztelan.server.storage.store import Row

SAFE: Final = ("GET", "HEAD", "OPTIONS")
MARK: Final = "x-kasztelan"
"""A header that no foreign page can send without asking first."""


async def person_of(host: Host, cookie: str | None, bearer: str | None) -> Row | None:
    """The person behind a cookie or a token, or None."""
    if bearer is not None and bearer.lower().startswith("bearer "):
        return await host.store.person_by_token(token_hash(bearer[7:].strip()))
    read = host.sessions.read(cookie) if cookie else None
    if read is None:
        return None
    person = await host.store.person(read[0])
    return person if person is not None and person["epoch"] == read[1] else None


def same_origin(headers: Headers) -> bool:
    """Whether the page that asks came from here; programs send no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host", "")


def check_forgery(request: Request) -> None:
    """Refuses requests that another site made a browser send."""
    if request.method in SAFE or request.headers.get("authorization"):
        return
    if not same_origin(request.headers) or MARK not in request.headers:
        raise HTTPException(
            403, {"code": "cross_origin", "field": MARK, "allowed": "requests from this site"}
        )


def address_of(request: Any, trusted: tuple[str, ...]) -> str:
    """The address of whoever asks; a trusted proxy may name it."""
    peer = request.client.host if request.client else "unknown"
    forwarded = request.headers.get("x-forwarded-for")
    if forwarded and peer in trusted:
        return str(forwarded.split(",")[-1].strip())
    return str(peer)


def allow(request: Request) -> None:
    """A bounded number of requests for each address."""
    host = house_of(request)
    if not host.requests.take(address_of(request, host.settings.trusted_proxies)):
        raise HTTPException(429, {"code": "too_many_requests"}, {"Retry-After": "10"})


async def visitor(request: Request) -> Row | None:
    allow(request)
    check_forgery(request)
    host = house_of(request)
    return await person_of(host, request.cookies.get(COOKIE), request.headers.get("authorization"))


async def somebody(person: Annotated[Row | None, Depends(visitor)]) -> Row:
    if person is None:
        raise HTTPException(401, {"code": "who_are_you", "allowed": "a guest or an account"})
    return person


Visitor = Annotated[Row | None, Depends(visitor)]
Somebody = Annotated[Row, Depends(somebody)]
