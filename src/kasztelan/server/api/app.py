"""Putting the server together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from kasztelan import __version__
from kasztelan.core.errors import Refusal
from kasztelan.server.api import (
    chat,
    games,
    internal,
    login_recheck,
    notices,
    operators,
    people,
    play_socket,
    tables,
)
from kasztelan.server.api.client_files import Client
from kasztelan.server.api.pages import Pages
from kasztelan.server.api.request_guard import RequestGuard, note_refused, say_misshapen, say_no
from kasztelan.server.api.services import Services
from kasztelan.server.cluster.forwarding import Forwarding, Neighbours
from kasztelan.server.cluster.internal_requests import InternalRequests, Passes
from kasztelan.server.cluster.own_address import ownership_for
from kasztelan.server.operators.admin_key import admin_key, leave_key, take_key
from kasztelan.server.operators.data_folder import take_folder, unusable
from kasztelan.server.operators.expiry import Expiry
from kasztelan.server.operators.metrics import CountedStore, CountedThinkers, Metrics
from kasztelan.server.operators.read_only_database import unreachable
from kasztelan.server.operators.server_log import RequestLog
from kasztelan.server.operators.slow_clients import OpenRequests, most_open_files
from kasztelan.server.people.sessions import Sessions
from kasztelan.server.settings import Settings
from kasztelan.server.storage.engine import TROUBLE
from kasztelan.server.storage.migrate import migrate
from kasztelan.server.storage.store import Away, NotKept
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.table_registry import TableRegistry
from kasztelan.server.wire.openapi import DescribedApp

STATUS_OF = {
    "no_such_table": 404,
    "too_many_tables": 429,
    "only_the_host": 403,
    "not_your_seat": 403,
    "come_back": 503,
}
"""HTTP status of refusals; 409 for the others."""


def make_app(settings: Settings) -> DescribedApp:
    """The application; it opens its database when it starts."""
    metrics = Metrics()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as ending:
            try:
                await begin(app, settings, metrics, ending)
            except Exception as wrong:
                app.state.failed = start_failure(settings, wrong)
                raise
            yield
            app.state.services.stopping = True

    app = DescribedApp(title="Kasztelan", version=__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.state.metrics = metrics
    app.state.failed = None
    app.state.open_requests = OpenRequests(settings, most_open_files())
    app.state.open_requests.closed = partial(metrics.requests.add, status="408")
    app.include_router(games.CHECKS)
    for part in (people, chat, notices, games, tables, play_socket, operators):
        app.include_router(part.ROUTER)
    app.include_router(operators.ADMIN)
    if settings.shared:
        app.include_router(internal.ROUTER)
        # Innermost: what is for another server's table leaves here, after every check that this one makes.
        app.add_middleware(Forwarding)
    app.router.default = Pages(Client(), app.router.default)
    app.add_exception_handler(Refused, say_refused)
    app.add_exception_handler(Refusal, say_wrong)
    app.add_exception_handler(NotKept, say_not_kept)
    app.add_exception_handler(HTTPException, say_no)
    app.add_exception_handler(RequestValidationError, say_misshapen)
    app.add_middleware(RequestGuard)
    if settings.shared:
        # What another server passed on looks here as its client sent it. Added last, so it is first.
        app.add_middleware(InternalRequests)
    app.add_middleware(RequestLog)
    return app


async def begin(app: FastAPI, settings: Settings, metrics: Metrics, ending: AsyncExitStack) -> None:
    """Opens everything; `ending` closes it the other way round, whatever went wrong between."""
    lock = take_folder(settings)
    if lock is not None:
        ending.callback(lock.close)
    await migrate(settings.database)
    store = CountedStore(settings.database, metrics)
    await store.open()
    ending.push_async_callback(store.close)
    registry = TableRegistry(settings, store, ownership=await ownership_for(settings, store))
    registry.thinkers = CountedThinkers(settings.bot_workers, settings.bot_seconds, metrics)
    secret = await store.secret(secrets.token_urlsafe(48))
    services = Services(settings, store, registry, Sessions(secret), metrics)
    ending.callback(services.close)
    app.state.services = services
    app.state.admin_key = admin_key(secret)
    app.state.neighbours = Neighbours(registry, Passes(secret), settings.lease_seconds * 3)
    ending.push_async_callback(app.state.neighbours.close)
    registry.forget_elsewhere = app.state.neighbours.forget
    registry.on_change.append(services.notifier.changed)
    registry.pubsub.subscribe("send_away", lambda facts: registry.send_away(str(facts["person"])))
    registry.pubsub.subscribe(
        "logged_out", lambda facts: login_recheck.send_away(services, str(facts["session"]))
    )
    registry.pubsub.after_gap.append(partial(login_recheck.check_all, services))
    await services.notifier.open()
    ending.push_async_callback(services.notifier.close)
    await registry.open()
    ending.push_async_callback(registry.close)
    leave_key(settings, app.state.admin_key)
    ending.callback(take_key, settings)
    expiry = asyncio.create_task(Expiry(settings, registry).go_on(), name="expiry")
    ending.push_async_callback(ended, expiry)


def start_failure(settings: Settings, wrong: Exception) -> Refusal | None:
    """What an operator can do something about, in a line; None for what is a fault of the program."""
    if isinstance(wrong, Refusal):
        return wrong
    if isinstance(wrong, OSError) and wrong.filename is not None:
        return unusable(settings, wrong)
    return unreachable(settings, wrong) if isinstance(wrong, (NotKept, SQLAlchemyError, *TROUBLE)) else None


async def ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def say_refused(request: Request, refused: Exception) -> JSONResponse:
    assert isinstance(refused, Refused)
    detail = {"code": refused.code, **refused.facts}
    note_refused(STATUS_OF.get(refused.code, 409), refused.code, request.scope)
    return JSONResponse({"detail": detail}, STATUS_OF.get(refused.code, 409))


async def say_not_kept(request: Request, failed: Exception) -> JSONResponse:
    """The database is in trouble; what was asked for changed nothing and may be asked again."""
    detail = {"code": "come_back" if isinstance(failed, Away) else "not_kept"}
    note_refused(503, detail["code"], request.scope)
    return JSONResponse({"detail": detail}, 503, {"Retry-After": "1"})


async def say_wrong(request: Request, wrong: Exception) -> JSONResponse:
    assert isinstance(wrong, Refusal)
    detail = {"code": "wrong", **wrong.to_data()}
    return JSONResponse({"detail": detail}, 422)
