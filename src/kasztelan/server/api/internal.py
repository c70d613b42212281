"""What servers of one database ask each other; nobody else is answered."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, HTTPException, Request
from pydantic import BaseModel, Field

from kasztelan.server.api.services import services_of
from kasztelan.server.cluster.internal_requests import FROM_A_SERVER

ROUTER = APIRouter(prefix="/between", include_in_schema=False)


class Forgotten(BaseModel):
    person: Annotated[str, Field(max_length=32)]


@ROUTER.post("/tables/{table}/forget", status_code=204)
async def forget(table: str, body: Forgotten, request: Request) -> None:
    """Cuts a deleted person's ties with a table of this server."""
    if not request.scope.get(FROM_A_SERVER):
        raise HTTPException(404)
    live = await services_of(request).registry.table(table)
    async with live.lock:
        await live.absence.forget(body.person)
