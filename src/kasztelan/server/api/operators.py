"""For whoever runs the server: is it well, and how much does it do."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse
from sqlalchemy import text

from kasztelan import __version__
from kasztelan.server.api.house_of import house_of

ROUTER = APIRouter(tags=["operators"])


@ROUTER.get("/healthz")
async def healthz(request: Request) -> dict[str, Any]:
    """Answers only if the database does."""
    host = house_of(request)
    async with host.store.engine.connect() as connection:
        await connection.execute(text("SELECT 1"))
    return {"status": "stopping" if host.stopping else "ok", "version": __version__}


@ROUTER.get("/metrics")
async def metrics(request: Request) -> PlainTextResponse:
    """Prometheus text."""
    host = house_of(request)
    tables = host.house.tables.values()
    numbers = {
        "kasztelan_tables_loaded": len(host.house.tables),
        "kasztelan_tables_playing": sum(1 for one in tables if one.status == "playing"),
        "kasztelan_connections": sum(host.connections.values()),
        "kasztelan_log_entries_waiting": len(host.store.waiting),
        "kasztelan_commands_total": host.house.commands,
    }
    lines = [f"# TYPE {name} gauge\n{name} {value}" for name, value in numbers.items()]
    return PlainTextResponse("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")
