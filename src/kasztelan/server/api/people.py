"""Guests, accounts and tokens."""

from __future__ import annotations

import logging
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, HTTPException, Request, Response
from pydantic import Field
from sqlalchemy.exc import IntegrityError

from kasztelan.server.api.identity import Somebody, Visitor, address_of, allow, remember, session_of
from kasztelan.server.api.services import Services, services_of
from kasztelan.server.api.strict import Strict
from kasztelan.server.api.table_lookup import Key
from kasztelan.server.limits import COST_OF_A_GUEST, COST_OF_A_PASSWORD, COST_OF_AN_EXPORT
from kasztelan.server.people.logged_out import end_session
from kasztelan.server.people.names import Login, Nickname, TokenLabel
from kasztelan.server.people.passwords import LONGEST, SHORTEST, Busy
from kasztelan.server.people.personal_data import delete_person, everything_about
from kasztelan.server.people.played_games import played_by
from kasztelan.server.people.preferences import change_preferences, read_preferences
from kasztelan.server.people.sessions import COOKIE, new_id, new_token, token_hash
from kasztelan.server.storage.store import Row
from kasztelan.server.wire.table_picture import CrestWord

ROUTER = APIRouter(prefix="/api", tags=["people"])
LOGGER: Final = logging.getLogger(__name__)
MOST_TOKENS: Final = 20

Password = Annotated[str, Field(min_length=SHORTEST, max_length=LONGEST)]


class Guest(Strict):
    nickname: Nickname


class ChosenCrest(Strict):
    crest: CrestWord | None


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
        "crest": read_preferences(person["settings"]).crest,
    }


async def reread(services: Services, person: str) -> Row:
    row = await services.store.person(person)
    if row is None:
        raise HTTPException(401, {"code": "who_are_you"})
    return row


async def send_away(services: Services, person: str) -> None:
    """Closes a person's connections everywhere; those who are still let in come back by themselves."""
    await services.registry.pubsub.publish("send_away", {"person": person})


@ROUTER.get("/me")
async def me(person: Visitor) -> dict[str, Any] | None:
    """Who I am, or null."""
    return None if person is None else shown(person)


@ROUTER.post("/guest", status_code=201)
async def guest(body: Guest, request: Request, response: Response, person: Visitor) -> dict[str, Any]:
    """Come in with nothing but a nickname; whoever is known already only changes it."""
    services = services_of(request)
    now = services.registry.now()
    if person is not None:
        await services.store.change_person(person["id"], {"nickname": body.nickname, "seen": now})
        return shown(await reread(services, person["id"]))
    allow(request, COST_OF_A_GUEST)
    values = {
        "id": new_id(),
        "nickname": body.nickname,
        "epoch": 0,
        "created": now,
        "seen": now,
        "settings": "{}",
    }
    await services.store.add_person(values)
    remember(request, response, str(values["id"]), 0)
    return shown(await reread(services, str(values["id"])))


@ROUTER.put("/me/crest")
async def choose_crest(body: ChosenCrest, request: Request, person: Somebody) -> dict[str, Any]:
    """Chooses the crest that I wear wherever nobody before me has it; null for that of my chair."""
    services = services_of(request)
    await change_preferences(
        services.store, person["id"], lambda before: msgspec.structs.replace(before, crest=body.crest)
    )
    return shown(await reread(services, person["id"]))


@ROUTER.get("/me/games")
async def my_games(request: Request, person: Somebody) -> dict[str, Any]:
    """What I have played to the end here: by game, the latest ones, and against whom."""
    return await played_by(services_of(request).store, person["id"])


@ROUTER.post("/account", status_code=201)
async def account(body: Account, request: Request, person: Somebody) -> dict[str, Any]:
    """Gives the person a login and a password, so that they can come in from another device."""
    services = services_of(request)
    if person["login"] is not None:
        raise HTTPException(409, {"code": "has_account", "field": "login"})
    allow(request, COST_OF_A_PASSWORD)
    if await services.store.person_by_login(body.login) is not None:
        raise HTTPException(409, {"code": "login_taken", "field": "login"})
    hashed = await hash_password(services, body.password)
    try:
        await services.store.change_person(person["id"], {"login": body.login, "password": hashed})
    except IntegrityError:
        raise HTTPException(409, {"code": "login_taken", "field": "login"}) from None
    return shown(await reread(services, person["id"]))


async def hash_password(services: Services, password: str) -> str:
    try:
        return await services.passwords.hash(password)
    except Busy:
        raise HTTPException(503, {"code": "busy"}, {"Retry-After": "5"}) from None


async def check_password(
    services: Services, request: Request, login: str, stored: str | None, given: str
) -> None:
    """Bounded guesses for each login and each address, whoever exists."""
    address = address_of(request, services.settings.trusted_proxies)
    if not services.tries.take(f"address {address}") or not services.tries.take(f"login {login}"):
        LOGGER.warning("too many passwords tried from %s", address)
        raise HTTPException(429, {"code": "too_many_tries"}, {"Retry-After": "60"})
    try:
        right = await services.passwords.fits(stored, given)
    except Busy:
        raise HTTPException(503, {"code": "busy"}, {"Retry-After": "5"}) from None
    if not right:
        LOGGER.info("a wrong password from %s", address)
        raise HTTPException(403, {"code": "wrong_login", "field": "password"})


@ROUTER.post("/login")
async def login(body: Account, request: Request, response: Response, person: Visitor) -> dict[str, Any]:
    """Comes in from another device."""
    services = services_of(request)
    row = await services.store.person_by_login(body.login)
    await check_password(services, request, body.login, row["password"] if row else None, body.password)
    assert row is not None
    remember(request, response, row["id"], row["epoch"])
    return shown(row)


@ROUTER.post("/logout", status_code=204)
async def logout(request: Request, response: Response, person: Visitor) -> None:
    """Forgets this device: its cookie is worthless and its connections are closed."""
    services = services_of(request)
    session = session_of(request)
    if session is not None:
        await end_session(services.store, session, services.registry.now())
        await services.registry.pubsub.publish("logged_out", {"session": session.id})
    response.delete_cookie(COOKIE, path="/")


@ROUTER.post("/logout-everywhere", status_code=204)
async def logout_everywhere(request: Request, response: Response, person: Somebody) -> None:
    """Makes every cookie of this person worthless and closes their connections; tokens stay."""
    services = services_of(request)
    await services.store.change_person(person["id"], {"epoch": person["epoch"] + 1})
    await send_away(services, person["id"])
    response.delete_cookie(COOKIE, path="/")


@ROUTER.put("/password", status_code=204)
async def change_password(body: NewPassword, request: Request, response: Response, person: Somebody) -> None:
    """Changes the password and logs out all other devices."""
    services = services_of(request)
    if person["login"] is None:
        raise HTTPException(409, {"code": "no_account", "field": "old"})
    await check_password(services, request, str(person["login"]), person["password"], body.old)
    hashed = await hash_password(services, body.new)
    await services.store.change_person(person["id"], {"password": hashed, "epoch": person["epoch"] + 1})
    await send_away(services, person["id"])
    remember(request, response, person["id"], person["epoch"] + 1)


@ROUTER.get("/tokens")
async def tokens(request: Request, person: Somebody) -> list[dict[str, Any]]:
    """My programs' keys, by name; the keys themselves are not kept."""
    rows = await services_of(request).store.tokens_of(person["id"])
    return [{"id": row["id"], "name": row["name"], "created": row["created"]} for row in rows]


@ROUTER.post("/tokens", status_code=201)
async def add_token(body: TokenName, request: Request, person: Somebody) -> dict[str, Any]:
    """A key for a program; it is shown this once."""
    services = services_of(request)
    if len(await services.store.tokens_of(person["id"])) >= MOST_TOKENS:
        raise HTTPException(409, {"code": "too_many_tokens", "allowed": MOST_TOKENS})
    token = new_token()
    values = {
        "id": new_id(),
        "person": person["id"],
        "name": body.name,
        "hash": token_hash(token),
        "created": services.registry.now(),
    }
    await services.store.add_token(values)
    return {"id": values["id"], "name": body.name, "token": token}


@ROUTER.delete("/tokens/{token}", status_code=204)
async def delete_token(token: Key, request: Request, person: Somebody) -> None:
    """Makes a program's key worthless and closes its connections."""
    services = services_of(request)
    if not await services.store.delete_token(person["id"], token):
        raise HTTPException(404, {"code": "no_such_token"})
    await send_away(services, person["id"])


@ROUTER.get("/me/export")
async def export(request: Request, person: Somebody) -> dict[str, Any]:
    """All that is kept about me: tokens by name, every table I sit at, host or may watch, what I set and said."""
    allow(request, COST_OF_AN_EXPORT)
    return await everything_about(services_of(request).store, person)


@ROUTER.delete("/me", status_code=204)
async def delete_me(request: Request, response: Response, person: Somebody) -> None:
    """Deletes the person and what they said; bots play on in their seats, which keep only the name shown there."""
    services = services_of(request)
    await delete_person(services.registry, person["id"])
    await send_away(services, person["id"])
    response.delete_cookie(COOKIE, path="/")
