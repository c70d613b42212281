"""Guests, accounts and tokens."""

from __future__ import annotations

import logging
from typing import Annotated, Any, Final

from fastapi import APIRouter, HTTPException, Request, Response
from pydantic import Field
from sqlalchemy.exc import IntegrityError

from kasztelan.server.api.house_of import Host, house_of
from kasztelan.server.api.identity import Somebody, Visitor, address_of, allow, remember
from kasztelan.server.api.strict import Strict
from kasztelan.server.limits import COST_OF_A_GUEST, COST_OF_A_PASSWORD, COST_OF_AN_EXPORT
from kasztelan.server.people.keeping import delete_person, everything_about
from kasztelan.server.people.names import Login, Nickname, TokenLabel
from kasztelan.server.people.passwords import LONGEST, SHORTEST, Busy
from kasztelan.server.people.sessions import COOKIE, new_id, new_token, token_hash
from kasztelan.server.storage.store import Row

ROUTER = APIRouter(prefix="/api", tags=["people"])
LOGGER: Final = logging.getLogger(__name__)
MOST_TOKENS: Final = 20

Password = Annotated[str, Field(min_length=SHORTEST, max_length=LONGEST)]


class Guest(Strict):
    nickname: Nickname


class Account(Strict):
    login: Login
    password: Password


class NewPassword(Strict):
    old: Annotated[str, Field(max_length=LONGEST)]
    new: Password


class TokenName(Strict):
    name: TokenLabel


def shown(person: Row) -> dict[str, Any]:
    """A person as they see themselves."""
    return {
        "id": person["id"],
        "nickname": person["nickname"],
        "login": person["login"],
        "created": person["created"],
    }


async def reread(host: Host, person: str) -> Row:
    row = await host.store.person(person)
    if row is None:
        raise HTTPException(401, {"code": "who_are_you"})
    return row


async def send_away(host: Host, person: str) -> None:
    """Closes a person's connections everywhere; those who are still let in come back by themselves."""
    await host.house.news.tell("send_away", {"person": person})


@ROUTER.get("/me")
async def me(person: Visitor) -> dict[str, Any] | None:
    """Who I am, or null."""
    return None if person is None else shown(person)


@ROUTER.post("/guest", status_code=201)
async def guest(body: Guest, request: Request, response: Response, person: Visitor) -> dict[str, Any]:
    """Come in with nothing but a nickname; whoever is known already only changes it."""
    host = house_of(request)
    now = host.house.now()
    if person is not None:
        await host.store.change_person(person["id"], {"nickname": body.nickname, "seen": now})
        return shown(await reread(host, person["id"]))
    allow(request, COST_OF_A_GUEST)
    values = {
        "id": new_id(),
        "nickname": body.nickname,
        "epoch": 0,
        "created": now,
        "seen": now,
        "settings": "{}",
    }
    await host.store.add_person(values)
    remember(request, response, str(values["id"]), 0)
    return shown(await reread(host, str(values["id"])))


@ROUTER.post("/account", status_code=201)
async def account(body: Account, request: Request, person: Somebody) -> dict[str, Any]:
    """Gives the person a login and a password, so that they can come in from another device."""
    host = house_of(request)
    if person["login"] is not None:
        raise HTTPException(409, {"code": "has_account", "field": "login"})
    allow(request, COST_OF_A_PASSWORD)
    if await host.store.person_by_login(body.login) is not None:
        raise HTTPException(409, {"code": "login_taken", "field": "login"})
    hashed = await hash_password(host, body.password)
    try:
        await host.store.change_person(person["id"], {"login": body.login, "password": hashed})
    except IntegrityError:
        raise HTTPException(409, {"code": "login_taken", "field": "login"}) from None
    return shown(await reread(host, person["id"]))


async def hash_password(host: Host, password: str) -> str:
    try:
        return await host.passwords.hash(password)
    except Busy:
        raise HTTPException(503, {"code": "busy"}, {"Retry-After": "5"}) from None


async def check_password(host: Host, request: Request, login: str, stored: str | None, given: str) -> None:
    """Bounded guesses for each login and each address, whoever exists."""
    address = address_of(request, host.settings.trusted_proxies)
    if not host.tries.take(f"address {address}") or not host.tries.take(f"login {login}"):
        LOGGER.warning("too many passwords tried from %s", address)
        raise HTTPException(429, {"code": "too_many_tries"}, {"Retry-After": "60"})
    try:
        right = await host.passwords.fits(stored, given)
    except Busy:
        raise HTTPException(503, {"code": "busy"}, {"Retry-After": "5"}) from None
    if not right:
        LOGGER.info("a wrong password from %s", address)
        raise HTTPException(403, {"code": "wrong_login", "field": "password"})


@ROUTER.post("/login")
async def login(body: Account, request: Request, response: Response, person: Visitor) -> dict[str, Any]:
    """Comes in from another device."""
    host = house_of(request)
    row = await host.store.person_by_login(body.login)
    await check_password(host, request, body.login, row["password"] if row else None, body.password)
    assert row is not None
    remember(request, response, row["id"], row["epoch"])
    return shown(row)


@ROUTER.post("/logout", status_code=204)
async def logout(response: Response, person: Visitor) -> None:
    """Forgets this device."""
    response.delete_cookie(COOKIE, path="/")


@ROUTER.post("/logout-everywhere", status_code=204)
async def logout_everywhere(request: Request, response: Response, person: Somebody) -> None:
    """Makes every cookie of this person worthless and closes their connections; tokens stay."""
    host = house_of(request)
    await host.store.change_person(person["id"], {"epoch": person["epoch"] + 1})
    await send_away(host, person["id"])
    response.delete_cookie(COOKIE, path="/")


@ROUTER.put("/password", status_code=204)
async def change_password(body: NewPassword, request: Request, response: Response, person: Somebody) -> None:
    """Changes the password and logs out all other devices."""
    host = house_of(request)
    if person["login"] is None:
        raise HTTPException(409, {"code": "no_account", "field": "old"})
    await check_password(host, request, str(person["login"]), person["password"], body.old)
    hashed = await hash_password(host, body.new)
    await host.store.change_person(person["id"], {"password": hashed, "epoch": person["epoch"] + 1})
    await send_away(host, person["id"])
    remember(request, response, person["id"], person["epoch"] + 1)


@ROUTER.get("/tokens")
async def tokens(request: Request, person: Somebody) -> list[dict[str, Any]]:
    """My programs' keys, by name; the keys themselves are not kept."""
    rows = await house_of(request).store.tokens_of(person["id"])
    return [{"id": row["id"], "name": row["name"], "created": row["created"]} for row in rows]


@ROUTER.post("/tokens", status_code=201)
async def add_token(body: TokenName, request: Request, person: Somebody) -> dict[str, Any]:
    """A key for a program; it is shown this once."""
    host = house_of(request)
    if len(await host.store.tokens_of(person["id"])) >= MOST_TOKENS:
        raise HTTPException(409, {"code": "too_many_tokens", "allowed": MOST_TOKENS})
    token = new_token()
    values = {
        "id": new_id(),
        "person": person["id"],
        "name": body.name,
        "hash": token_hash(token),
        "created": host.house.now(),
    }
    await host.store.add_token(values)
    return {"id": values["id"], "name": body.name, "token": token}


@ROUTER.delete("/tokens/{token}", status_code=204)
async def delete_token(token: str, request: Request, person: Somebody) -> None:
    """Makes a program's key worthless and closes its connections."""
    host = house_of(request)
    if not await host.store.delete_token(person["id"], token):
        raise HTTPException(404, {"code": "no_such_token"})
    await send_away(host, person["id"])


@ROUTER.get("/me/export")
async def export(request: Request, person: Somebody) -> dict[str, Any]:
    """All that is kept about me: tokens by name, every table I sit at, host or may watch, what I set and said."""
    allow(request, COST_OF_AN_EXPORT)
    return await everything_about(house_of(request).store, person)


@ROUTER.delete("/me", status_code=204)
async def delete_me(request: Request, response: Response, person: Somebody) -> None:
    """Deletes the person and what they said; bots play on in their seats, which keep only the name shown there."""
    host = house_of(request)
    await delete_person(host.house, person["id"])
    await send_away(host, person["id"])
    response.delete_cookie(COOKIE, path="/")
