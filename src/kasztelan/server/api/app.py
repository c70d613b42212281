"""Putting the server together."""

from __future__ import annotations

import fcntl
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse

from kasztelan import __version__
from kasztelan.core.errors import Refusal
from kasztelan.server.api import between, games, operators, people, play, tables
from kasztelan.server.api.house_of import Host
from kasztelan.server.cluster.address import ownership_for
from kasztelan.server.cluster.forward import Forwarding, Neighbours
from kasztelan.server.cluster.inside import Inside, server_pass
from kasztelan.server.people.sessions import Sessions
from kasztelan.server.settings import Settings
from kasztelan.server.storage.migrate import migrate
from kasztelan.server.storage.store import NotKept, Store
from kasztelan.server.tables.house import House
from kasztelan.server.tables.table import Refused

STATUS_OF = {"no_such_table": 404, "too_many_tables": 429, "only_the_host": 403, "not_your_seat": 403}
"""HTTP status of refusals; 409 for the others."""


def make_app(settings: Settings) -> FastAPI:
    """The application; it opens its database when it starts."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        lock = lock_folder(settings)
        await migrate(settings.database)
        store = Store(settings.database)
        await store.open()
        house = House(settings, store, ownership=await ownership_for(settings, store))
        secret = await store.secret(secrets.token_urlsafe(48))
        host = Host(settings, store, house, Sessions(secret))
        app.state.host = host
        app.state.neighbours = Neighbours(house, server_pass(secret), settings.lease_seconds * 3)
        house.forget_elsewhere = app.state.neighbours.forget
        await house.open()
        try:
            yield
        finally:
            host.stopping = True
            await house.close()
            await app.state.neighbours.close()
            await store.close()
            host.close()
            if lock is not None:
                lock.close()

    app = FastAPI(title="Kasztelan", version=__version__, lifespan=life)
    for part in (people, games, tables, play, operators):
        app.include_router(part.ROUTER)
    if settings.shared:
        app.include_router(between.ROUTER)
        # Innermost: what is for another server's table leaves here, after every check that this one makes.
        app.add_middleware(Forwarding)
    app.add_exception_handler(Refused, say_refused)
    app.add_exception_handler(Refusal, say_wrong)
    app.add_exception_handler(NotKept, say_not_kept)
    if settings.shared:
        # Outermost: what another server passed on looks here as its client sent it. Added last, so it is first.
        app.add_middleware(Inside)
    return app


def lock_folder(settings: Settings) -> Any:
    """One process writes an SQLite folder; a second server refuses to start."""
    if settings.shared:
        return None
    lock = (settings.data / "lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Refusal(
            "data", "another server uses this folder", "a folder of its own for each server"
        ) from None
    return lock


async def say_refused(request: Request, refused: Exception) -> JSONResponse:
    assert isinstance(refused, Refused)
    detail = {"code": refused.code, **refused.facts}
    return JSONResponse({"detail": detail}, STATUS_OF.get(refused.code, 409))


async def say_not_kept(request: Request, failed: Exception) -> JSONResponse:
    return JSONResponse({"detail": {"code": "not_kept"}}, 503, {"Retry-After": "1"})


async def say_wrong(request: Request, wrong: Exception) -> JSONResponse:
    assert isinstance(wrong, Refusal)
    detail = {"code": "wrong", "field": wrong.field, "problem": wrong.problem, "allowed": wrong.allowed}
    return JSONResponse({"detail": detail}, 422)
