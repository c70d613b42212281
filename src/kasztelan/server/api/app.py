"""Putting the server together."""

from __future__ import annotations

import asyncio
import fcntl
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from kasztelan import __version__
from kasztelan.core.errors import Refusal
from kasztelan.server.api import between, chat, games, notices, operators, people, play, tables, visits
from kasztelan.server.api.client_files import Client
from kasztelan.server.api.house_of import Host
from kasztelan.server.api.pages import Pages
from kasztelan.server.api.shield import Shield, note_refused, say_misshapen, say_no
from kasztelan.server.cluster.address import ownership_for
from kasztelan.server.cluster.forward import Forwarding, Neighbours
from kasztelan.server.cluster.inside import Inside, Passes
from kasztelan.server.operators.expiry import Expiry
from kasztelan.server.operators.journal import Journal
from kasztelan.server.operators.keys import admin_key, leave_key, take_key
from kasztelan.server.operators.numbers import CountedStore, CountedThinkers, Numbers
from kasztelan.server.people.sessions import Sessions
from kasztelan.server.settings import Settings
from kasztelan.server.storage.migrate import migrate
from kasztelan.server.storage.store import NotKept
from kasztelan.server.tables.house import House
from kasztelan.server.tables.refused import Refused
from kasztelan.server.unsuited import Unsuited

STATUS_OF = {
    "no_such_table": 404,
    "too_many_tables": 429,
    "only_the_host": 403,
    "not_your_seat": 403,
    "come_back": 503,
}
"""HTTP status of refusals; 409 for the others."""


def make_app(settings: Settings) -> FastAPI:
    """The application; it opens its database when it starts."""
    numbers = Numbers()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as ending:
            await begin(app, settings, numbers, ending)
            yield
            app.state.host.stopping = True

    app = FastAPI(title="Kasztelan", version=__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.state.numbers = numbers
    for part in (people, chat, notices, games, tables, play, operators):
        app.include_router(part.ROUTER)
    app.include_router(operators.ADMIN)
    if settings.shared:
        app.include_router(between.ROUTER)
        # Innermost: what is for another server's table leaves here, after every check that this one makes.
        app.add_middleware(Forwarding)
    app.router.default = Pages(Client(), app.router.default)
    app.add_exception_handler(Refused, say_refused)
    app.add_exception_handler(Refusal, say_wrong)
    app.add_exception_handler(NotKept, say_not_kept)
    app.add_exception_handler(HTTPException, say_no)
    app.add_exception_handler(RequestValidationError, say_misshapen)
    app.add_middleware(Shield)
    if settings.shared:
        # What another server passed on looks here as its client sent it. Added last, so it is first.
        app.add_middleware(Inside)
    app.add_middleware(Journal)
    return app


async def begin(app: FastAPI, settings: Settings, numbers: Numbers, ending: AsyncExitStack) -> None:
    """Opens everything; `ending` closes it the other way round, whatever went wrong between."""
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = lock_folder(settings)
    if lock is not None:
        ending.callback(lock.close)
    await migrate(settings.database)
    store = CountedStore(settings.database, numbers)
    await store.open()
    ending.push_async_callback(store.close)
    house = House(settings, store, ownership=await ownership_for(settings, store))
    house.thinkers = CountedThinkers(settings.bot_workers, settings.bot_seconds, numbers)
    secret = await store.secret(secrets.token_urlsafe(48))
    host = Host(settings, store, house, Sessions(secret), numbers)
    ending.callback(host.close)
    app.state.host = host
    app.state.admin_key = admin_key(secret)
    app.state.neighbours = Neighbours(house, Passes(secret), settings.lease_seconds * 3)
    ending.push_async_callback(app.state.neighbours.close)
    house.forget_elsewhere = app.state.neighbours.forget
    house.on_change.append(host.bell.changed)
    house.news.hear("send_away", lambda facts: house.send_away(str(facts["person"])))
    house.news.after_gap.append(partial(visits.check_all, host))
    await host.bell.open()
    ending.push_async_callback(host.bell.close)
    await house.open()
    ending.push_async_callback(house.close)
    leave_key(settings, app.state.admin_key)
    ending.callback(take_key, settings)
    expiry = asyncio.create_task(Expiry(settings, house).go_on(), name="expiry")
    ending.push_async_callback(ended, expiry)


async def ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def lock_folder(settings: Settings) -> Any:
    """One process writes an SQLite folder; a second server refuses to start."""
    if settings.shared:
        return None
    lock = (settings.data / "lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Unsuited("data", "folder-taken", "own-folder") from None
    return lock


async def say_refused(request: Request, refused: Exception) -> JSONResponse:
    assert isinstance(refused, Refused)
    detail = {"code": refused.code, **refused.facts}
    note_refused(STATUS_OF.get(refused.code, 409), refused.code, request.scope)
    return JSONResponse({"detail": detail}, STATUS_OF.get(refused.code, 409))


async def say_not_kept(request: Request, failed: Exception) -> JSONResponse:
    return JSONResponse({"detail": {"code": "not_kept"}}, 503, {"Retry-After": "1"})


async def say_wrong(request: Request, wrong: Exception) -> JSONResponse:
    assert isinstance(wrong, Refusal)
    detail: dict[str, Any] = {"code": "wrong", "field": wrong.field}
    detail |= {"problem": wrong.problem, "allowed": wrong.allowed}
    if isinstance(wrong, Unsuited):
        detail["unsuited"] = wrong.to_data()
    return JSONResponse({"detail": detail}, 422)
