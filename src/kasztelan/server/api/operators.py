"""For whoever runs the server: is it well, how much does it do, and what only the operator may."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, HTTPException, Request
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import func, select, text

from kasztelan import __version__
from kasztelan.core.errors import Refusal, impossible, one_of, refuse
from kasztelan.server.api.identity import allow, allow_look
from kasztelan.server.api.services import Services, services_of
from kasztelan.server.operators.admin_key import fits
from kasztelan.server.operators.backup import back_up
from kasztelan.server.operators.metrics import Labels, memory
from kasztelan.server.operators.server_log import note
from kasztelan.server.operators.table_admin import bring_in, shut
from kasztelan.server.operators.table_export import ExportedTable
from kasztelan.server.storage.schema import TABLES
from kasztelan.server.storage.store import NotKept

PATIENCE = 5.0
"""Seconds the database has to answer before the server counts as ill."""


def operator(request: Request) -> None:
    """Lets only the operator's key pass; to everybody else there is nothing here."""
    allow(request)
    if not fits(request.headers.get("authorization"), request.app.state.admin_key):
        raise HTTPException(404)


ROUTER = APIRouter(tags=["operators"])
ADMIN = APIRouter(prefix="/api/admin", include_in_schema=False, dependencies=[Depends(operator)])


@ROUTER.get("/healthz")
async def healthz(request: Request) -> JSONResponse:
    """Well only if the database answers and the server is not about to end."""
    allow_look(request)
    services = services_of(request)
    status = "stopping" if services.stopping else "ok"
    try:
        async with asyncio.timeout(PATIENCE):
            await services.store.scalar(text("SELECT 1"))
    except (NotKept, TimeoutError):
        status = "no_database"
    return JSONResponse({"status": status, "version": __version__}, 200 if status == "ok" else 503)


@ROUTER.get("/metrics")
async def metrics(request: Request) -> PlainTextResponse:
    """Prometheus text; what has to be counted in the database may be a few seconds old."""
    allow_look(request)
    services = services_of(request)
    told = services.metrics.text(await gauges(services))
    return PlainTextResponse(told, media_type="text/plain; version=0.0.4")


async def gauges(services: Services) -> dict[str, tuple[str, dict[Labels, float]]]:
    """What stands at this moment; tables that are stored count for every server of the database."""
    stored = await services.metrics.stored.get(services.registry.now(), partial(count_tables, services))
    loaded = Counter(table.status for table in services.registry.tables.values())
    alone: Labels = ()
    return {
        "kasztelan_tables": (
            "Tables in the database, by status.",
            {(("status", status),): float(count) for status, count in stored.items()},
        ),
        "kasztelan_tables_loaded": (
            "Tables in the memory of this server, by status.",
            {(("status", status),): float(count) for status, count in loaded.items()},
        ),
        "kasztelan_connections": (
            "Open WebSockets.",
            {alone: float(sum(services.connections.values()))},
        ),
        "kasztelan_log_waiting": (
            "Commands that wait to be committed.",
            {alone: float(len(services.store.waiting))},
        ),
        "kasztelan_memory_bytes": ("Memory this process holds.", {alone: float(memory())}),
    }


async def count_tables(services: Services) -> dict[str, int]:
    query = select(TABLES.c.status, func.count().label("count")).group_by(TABLES.c.status)
    return {row["status"]: row["count"] for row in await services.store.rows(query)}


class Target(BaseModel):
    model_config = ConfigDict(extra="forbid")

    file: Annotated[str, Field(min_length=1, max_length=4096)]


@ADMIN.post("/tables/{table}/close")
async def close(table: str, request: Request) -> dict[str, Any]:
    """Closes a table, whatever is going on there; it is kept."""
    await shut(services_of(request), table)
    note("the operator closed a table", table=table)
    return {"id": table, "status": "closed"}


@ADMIN.put("/tables/{table}")
async def put(table: str, request: Request) -> dict[str, Any]:
    """Brings in a table from a file."""
    try:
        exported = await asyncio.to_thread(msgspec.json.decode, await request.body(), type=ExportedTable)
    except msgspec.DecodeError as wrong:
        raise refuse("file", "no_export", "exported", cause=str(wrong)) from None
    if exported.table.get("id") != table:
        raise Refusal("table.id", impossible(exported.table.get("id")), one_of([table]))
    status = await bring_in(services_of(request), exported)
    note("the operator brought in a table", table=table)
    return {"id": table, "status": status}


@ADMIN.post("/backup")
async def backup(body: Target, request: Request) -> dict[str, Any]:
    """Copies the database while everybody plays on."""
    services = services_of(request)
    size = await asyncio.to_thread(back_up, services.settings, Path(body.file))
    note("the operator made a back-up", bytes=size)
    return {"file": body.file, "bytes": size}
