"""Opening, joining and leaving tables; records."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Request
from pydantic import BaseModel, ConfigDict, Field

from kasztelan.bots.registry import make_bot
from kasztelan.server.api.house_of import Host, house_of
from kasztelan.server.api.identity import Somebody, Visitor, allow
from kasztelan.server.api.people import check_password, hash_password
from kasztelan.server.storage.store import Row
from kasztelan.server.tables.seating import PERSON, seats_of
from kasztelan.server.tables.table import LiveTable, Refused

ROUTER = APIRouter(prefix="/api/tables", tags=["tables"])


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewTable(Strict):
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = {}
    visibility: Annotated[str, Field(max_length=16)] = "public"
    password: Annotated[str | None, Field(max_length=200)] = None
    clock: dict[str, Any] | None = None
    opening: dict[str, Any] | None = None


class Sit(Strict):
    seat: Annotated[int, Field(ge=0, le=63)]
    nonce: Annotated[str, Field(max_length=128)] = ""
    password: Annotated[str | None, Field(max_length=200)] = None


class AddBot(Strict):
    seat: Annotated[int, Field(ge=0, le=63)]
    bot: Annotated[str, Field(max_length=40)] = "heuristic"


class SeatNumber(Strict):
    seat: Annotated[int, Field(ge=0, le=63)]


class Fork(Strict):
    """A what-if: play on from a point of another game."""

    entries: Annotated[int, Field(ge=0)]


async def find(host: Host, table: str) -> LiveTable:
    return await host.house.table(table)


def about(table: LiveTable, person: Row | None) -> dict[str, Any]:
    return {**table.about(), "mine": seats_of(table.chairs, person["id"]) if person is not None else []}


@ROUTER.get("")
async def open_tables(request: Request) -> list[dict[str, Any]]:
    """Public tables to join or to watch."""
    allow(request)
    return await house_of(request).house.open_tables()


@ROUTER.get("/mine")
async def my_tables(request: Request, person: Somebody) -> list[dict[str, Any]]:
    """My tables, those where it is my turn first."""
    return await house_of(request).house.tables_of(person["id"])


@ROUTER.post("", status_code=201)
async def create(body: NewTable, request: Request, person: Somebody) -> dict[str, Any]:
    """Opens a table; the game checks the options."""
    host = house_of(request)
    if (body.password is not None) != (body.visibility == "password"):
        raise HTTPException(
            422, {"code": "bad_password", "field": "password", "allowed": "with visibility password"}
        )
    hashed = await hash_password(host, body.password) if body.password is not None else None
    table = await host.house.create(person["id"], body.model_dump(exclude={"password"}), hashed)
    return about(table, person)


@ROUTER.get("/{table}")
async def look(table: str, request: Request, person: Visitor) -> dict[str, Any]:
    return about(await find(house_of(request), table), person)


@ROUTER.post("/{table}/sit")
async def sit(table: str, body: Sit, request: Request, person: Somebody) -> dict[str, Any]:
    """Takes a chair; the nonce is my share in the dice."""
    host = house_of(request)
    live = await find(host, table)
    if live.visibility == "password" and person["id"] != live.host:
        row = await host.store.table(table)
        await check_password(
            host, request, f"table {table}", row["password"] if row else None, body.password or ""
        )
    async with live.lock:
        live.sit(person["id"], person["nickname"], body.seat, body.nonce)
        await live.save_seats()
    return about(live, person)


@ROUTER.post("/{table}/bots")
async def add_bot(table: str, body: AddBot, request: Request, person: Somebody) -> dict[str, Any]:
    live = await find(house_of(request), table)
    make_bot(body.bot, live.game, 0)
    async with live.lock:
        live.add_bot(person["id"], body.seat, body.bot, body.bot)
        await live.save_seats()
    return about(live, person)


@ROUTER.post("/{table}/stand")
async def stand_up(table: str, body: SeatNumber, request: Request, person: Somebody) -> dict[str, Any]:
    live = await find(house_of(request), table)
    async with live.lock:
        live.stand_up(person["id"], body.seat)
        await live.save_seats()
    return about(live, person)


@ROUTER.post("/{table}/start")
async def start(table: str, request: Request, person: Somebody) -> dict[str, Any]:
    live = await find(house_of(request), table)
    async with live.lock:
        await live.start(person["id"])
    return about(live, person)


@ROUTER.post("/{table}/close")
async def close(table: str, request: Request, person: Somebody) -> dict[str, Any]:
    """The host closes a table that has not begun."""
    live = await find(house_of(request), table)
    async with live.lock:
        live.need("open")
        live.need_host(person["id"])
        live.status = "closed"
        await live.keep([], {"status": "closed"})
        live.show([])
    return about(live, person)


@ROUTER.post("/{table}/leave")
async def leave(table: str, request: Request, person: Somebody) -> dict[str, Any]:
    """Resigns or goes away: a bot plays on, and the seat can be taken back."""
    live = await find(house_of(request), table)
    async with live.lock:
        await live.leave(person["id"])
    return about(live, person)


@ROUTER.post("/{table}/return")
async def come_back(table: str, request: Request, person: Somebody) -> dict[str, Any]:
    live = await find(house_of(request), table)
    async with live.lock:
        await live.come_back(person["id"])
    return about(live, person)


@ROUTER.post("/{table}/rematch", status_code=201)
async def rematch(table: str, request: Request, person: Somebody) -> dict[str, Any]:
    """A new table with the same options, people and bots."""
    host = house_of(request)
    live = await find(host, table)
    live.need("finished")
    if not seats_of(live.chairs, person["id"]):
        raise Refused("not_seated")
    wanted = {"game": live.game.name, "options": live.options, "visibility": "link"}
    new = await host.house.create(person["id"], wanted, None)
    async with new.lock:
        for seat, chair in enumerate(live.chairs):
            if chair.kind == PERSON and chair.person is not None:
                new.sit(chair.person, chair.name, seat, "")
            elif chair.bot is not None:
                new.add_bot(person["id"], seat, chair.bot, chair.name)
        await new.save_seats()
    return about(new, person)


@ROUTER.get("/{table}/record")
async def record(table: str, request: Request, person: Visitor) -> dict[str, Any]:
    """The record of a finished game, for anybody who has the link."""
    live = await find(house_of(request), table)
    live.need("finished")
    return live.record()
