"""Guests, accounts and tokens."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Request, Response
from pydantic import BaseModel, Field

from kasztelan.server.api.house_of import Host, house_of
from kasztelan.server.api.identity import Somebody, Visitor, address_of
from kasztelan.server.people.passwords import LONGEST, SHORTEST, Busy
from kasztelan.server.people.sessions import COOKIE, LASTS, new_id, new_token, token_hash
from kasztelan.server.storage.store import Row

ROUTER = APIRouter(prefix="/api", tags=["people"])

Nickname = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f<>]+$")]
Login = Annotated[str, Field(min_length=3, max_length=40, pattern=r"^[\w.-]+$")]
Password = Annotated[str, Field(min_length=SHORTEST, max_length=LONGEST)]


class Guest(BaseModel):
    nickname: Nickname


class Account(BaseModel):
    login: Login
    password: Password


class NewPassword(BaseModel):
    old: Annotated[str, Field(max_length=LONGEST)]
    new: Password


class TokenName(BaseModel):
    name: Annotated[str, Field(min_length=1, max_length=60)]


def shown(person: Row) -> dict[str, Any]:
    """A person as they see themselves."""
    return {
        "id": person["id"],
        "nickname": person["nickname"],
        "login": person["login"],
        "created": person["created"],
    }


def remember(request: Request, response: Response, person: str, epoch: int) -> None:
    """Sets the cookie: signed, not for scripts, not for other sites, and only over TLS where there is TLS."""
    value = house_of(request).sessions.cookie(person, epoch)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, value, max_age=LASTS, httponly=True, samesite="lax", secure=secure, path="/")


async def reread(host: Host, person: str) -> Row:
    row = await host.store.person(person)
    if row is None:
        raise HTTPException(401, {"code": "who_are_you"})
    return row


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
    if await host.store.person_by_login(body.login.lower()) is not None:
        raise HTTPException(409, {"code": "login_taken", "field": "login"})
    hashed = await hash_password(host, body.password)
    await host.store.change_person(person["id"], {"login": body.login.lower(), "password": hashed})
    return shown(await reread(host, person["id"]))


async def hash_password(host: Host, password: str) -> str:
    try:
        return await host.passwords.hash(password)
    except Busy:
        raise HTTPException(503, {"code": "busy"}, {"Retry-After": "5"}) from None


async def check_password(host: Host, request: Request, login: str, stored: str | None, given: str) -> None:
    """Bounded guesses for each login and each address, whoever exists."""
    address = address_of(request, host.settings.trusted_proxies)
    if not host.tries.take(f"login {login}") or not host.tries.take(f"address {address}"):
        raise HTTPException(429, {"code": "too_many_tries"}, {"Retry-After": "60"})
    try:
        right = await host.passwords.fits(stored, given)
    except Busy:
        raise HTTPException(503, {"code": "busy"}, {"Retry-After": "5"}) from None
    if not right:
        raise HTTPException(403, {"code": "wrong_login", "field": "password"})


@ROUTER.post("/login")
async def login(body: Account, request: Request, response: Response, person: Visitor) -> dict[str, Any]:
    """Comes in from another device."""
    host = house_of(request)
    row = await host.store.person_by_login(body.login.lower())
    await check_password(host, request, body.login.lower(), row["password"] if row else None, body.password)
    assert row is not None
    remember(request, response, row["id"], row["epoch"])
    return shown(row)


@ROUTER.post("/logout", status_code=204)
async def logout(response: Response, person: Visitor) -> None:
    """Forgets this device."""
    response.delete_cookie(COOKIE, path="/")


@ROUTER.post("/logout-everywhere", status_code=204)
async def logout_everywhere(request: Request, response: Response, person: Somebody) -> None:
    """Makes every cookie of this person worthless."""
    await house_of(request).store.change_person(person["id"], {"epoch": person["epoch"] + 1})
    response.delete_cookie(COOKIE, path="/")


@ROUTER.put("/password", status_code=204)
async def change_password(body: NewPassword, request: Request, response: Response, person: Somebody) -> None:
    """Changes the password and logs out all other devices."""
    host = house_of(request)
    await check_password(host, request, str(person["login"]), person["password"], body.old)
    hashed = await hash_password(host, body.new)
    await host.store.change_person(person["id"], {"password": hashed, "epoch": person["epoch"] + 1})
    remember(request, response, person["id"], person["epoch"] + 1)


@ROUTER.get("/tokens")
async def tokens(request: Request, person: Somebody) -> list[dict[str, Any]]:
    rows = await house_of(request).store.tokens_of(person["id"])
    return [{"id": row["id"], "name": row["name"], "created": row["created"]} for row in rows]


@ROUTER.post("/tokens", status_code=201)
async def add_token(body: TokenName, request: Request, person: Somebody) -> dict[str, Any]:
    """A key for a program; it is shown this once."""
    host = house_of(request)
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
    if not await house_of(request).store.delete_token(person["id"], token):
        raise HTTPException(404, {"code": "no_such_token"})


@ROUTER.get("/me/export")
async def export(request: Request, person: Somebody) -> dict[str, Any]:
    """All that is kept about me."""
    host = house_of(request)
    return {
        "person": shown(person),
        "tokens": await tokens(request, person),
        "tables": await host.house.tables_of(person["id"]),
        "chat": [
            {"table": row["table_id"], "text": row["text"], "at": row["at"]}
            for row in await host.store.chat_by(person["id"])
        ],
    }


@ROUTER.delete("/me", status_code=204)
async def delete_me(request: Request, response: Response, person: Somebody) -> None:
    """Deletes the person; their seats are played on by a bot and keep only the name shown at the table."""
    host = house_of(request)
    await host.house.forget(person["id"])
    await host.store.delete_person(person["id"])
    response.delete_cookie(COOKIE, path="/")
