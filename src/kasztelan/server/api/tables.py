"""Opening, joining and leaving tables."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Query, Request
from pydantic import Field

from kasztelan.bots.registry import best_bot, check_bot
from kasztelan.core.errors import Reason, Refusal, impossible, one_of, refuse
from kasztelan.games.catalogue import load
from kasztelan.server.api import records
from kasztelan.server.api.identity import Somebody, Visitor, allow
from kasztelan.server.api.people import check_password, hash_password
from kasztelan.server.api.services import services_of
from kasztelan.server.api.strict import Strict
from kasztelan.server.api.table_lookup import TableId, find, shown
from kasztelan.server.limits import COST_OF_A_TABLE
from kasztelan.server.people.names import Nickname, TableTitle
from kasztelan.server.people.preferences import read_preferences
from kasztelan.server.storage.store import NotKept, Row
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.rematch_offer import RematchOffer
from kasztelan.server.tables.seating import bot_name
from kasztelan.server.tables.table_registry import MOST_OPEN, VISIBILITIES, TableRegistry

ROUTER = APIRouter(prefix="/api/tables", tags=["tables"])

TablePassword = Annotated[str | None, Field(max_length=200)]
SeatField = Annotated[int, Field(ge=0, le=63)]


class NewTable(Strict):
    """What is played, and who may see it. `record` and `until` begin with the first entries of another game."""

    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, Any], Field(default_factory=dict)]
    title: TableTitle | None = None
    visibility: Annotated[str, Field(max_length=16)] = "public"
    password: TablePassword = None
    clock: dict[str, Any] | None = None
    opening: dict[str, Any] | None = None
    record: dict[str, Any] | None = None
    until: Annotated[int | None, Field(ge=0)] = None


class Sit(Strict):
    """`name` is what this chair is called, if not like the person: several play at one device."""

    seat: SeatField
    name: Nickname | None = None
    nonce: Annotated[str, Field(max_length=128)] = ""
    password: TablePassword = None


class Enter(Strict):
    password: TablePassword = None


class AddBot(Strict):
    seat: SeatField
    bot: Annotated[str | None, Field(max_length=40)] = None
    name: Nickname | None = None


class SeatNumber(Strict):
    seat: SeatField


class PlayAgain(Strict):
    """Yes or no to playing again; with `at_once` whoever has not answered is not waited for."""

    wanted: bool = True
    at_once: bool = False


@ROUTER.get("")
async def open_tables(
    request: Request,
    status: Annotated[str | None, Query(pattern="^(open|playing)$")] = None,
    game: Annotated[str | None, Query(pattern=r"^[a-z_]{1,40}$")] = None,
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_OPEN)] = MOST_OPEN,
) -> list[dict[str, Any]]:
    """Public tables to join or to watch, the latest first; a page of them."""
    allow(request)
    return await services_of(request).registry.open_tables(status, game, first, count)


@ROUTER.get("/mine")
async def my_tables(request: Request, person: Somebody) -> list[dict[str, Any]]:
    """My tables, those where it is my turn first."""
    return await services_of(request).registry.tables_of(person["id"])


@ROUTER.post("", status_code=201)
async def create(body: NewTable, request: Request, person: Somebody) -> dict[str, Any]:
    """Opens a table; the game checks the options."""
    allow(request, COST_OF_A_TABLE)
    services = services_of(request)
    if body.visibility not in VISIBILITIES:
        raise Refusal("visibility", impossible(body.visibility), one_of(list(VISIBILITIES)))
    if bool(body.password) != (body.visibility == "password"):
        raise HTTPException(
            422, {"code": "bad_password", "field": "password", "allowed": "with visibility password"}
        )
    prepared = await prepared_by(body)
    hashed = await hash_password(services, body.password) if body.password else None
    wanted = body.model_dump(include={"game", "options", "title", "visibility", "clock", "opening"})
    if prepared is not None:
        table = await records.open_prepared(request, person["id"], wanted, prepared, hashed)
    else:
        table = await services.registry.create(person["id"], wanted, hashed)
    return shown(table, person)


async def prepared_by(body: NewTable) -> records.Prepared | None:
    """What a scripted table begins with; it must fit what else was asked for."""
    load(body.game)
    if body.record is None and body.until is not None:
        raise Refusal("until", impossible(body.until), Reason("only_with_record"))
    if body.record is None:
        return None
    if body.options or body.opening is not None:
        raise refuse("record", "has_options", "no_options_beside")
    if body.record.get("game") != body.game:
        raise Refusal("record.game", impossible(body.record.get("game")), one_of([body.game]))
    return await asyncio.to_thread(records.prepared_from, body.record, body.until)


@ROUTER.get("/{table}")
async def look(table: TableId, request: Request, person: Visitor) -> dict[str, Any]:
    """What everybody may know of a table; what happens in the game comes through its WebSocket."""
    live = await find(request, table, person)
    async with live.lock:
        return shown(live, person)


async def check_entry(live: LiveTable, request: Request, person: Row, password: str | None) -> None:
    """Whoever is not known at a password table has to know the password."""
    if live.data.may_look(person["id"]):
        return
    services = services_of(request)
    row = await services.store.table(live.id)
    stored = row["password"] if row is not None else None
    await check_password(services, request, f"table {live.id}", stored, password or "")


@ROUTER.post("/{table}/enter")
async def enter(table: TableId, body: Enter, request: Request, person: Somebody) -> dict[str, Any]:
    """Gives the password of a table once; from then on I may watch it."""
    live = await services_of(request).registry.table(table)
    await check_entry(live, request, person, body.password)
    async with live.lock:
        await live.lobby.admit(person["id"])
        return shown(live, person)


@ROUTER.post("/{table}/sit")
async def sit(table: TableId, body: Sit, request: Request, person: Somebody) -> dict[str, Any]:
    """Takes a chair; the nonce is my share in the dice. On my own chair another nonce takes its place."""
    live = await services_of(request).registry.table(table)
    await check_entry(live, request, person, body.password)
    async with live.lock:
        crest = read_preferences(person["settings"]).crest
        live.lobby.sit(person["id"], body.name or person["nickname"], body.seat, body.nonce, crest)
        await live.lobby.save_seats()
        return shown(live, person)


@ROUTER.post("/{table}/bots")
async def add_bot(table: TableId, body: AddBot, request: Request, person: Somebody) -> dict[str, Any]:
    """The host puts a bot on an empty chair, or another bot in a bot's place; the best one if none is named."""
    live = await find(request, table, person)
    bot = best_bot(live.game.name) if body.bot is None else check_bot(body.bot, live.game.name, "bot")
    async with live.lock:
        live.lobby.add_bot(person["id"], body.seat, bot, body.name or bot_name(live.chairs, live.id))
        await live.lobby.save_seats()
        return shown(live, person)


@ROUTER.post("/{table}/stand")
async def stand_up(table: TableId, body: SeatNumber, request: Request, person: Somebody) -> dict[str, Any]:
    """Leaves a chair before the game; the host may empty any."""
    live = await find(request, table, person)
    async with live.lock:
        live.lobby.stand_up(person["id"], body.seat)
        await live.lobby.save_seats()
        return shown(live, person)


@ROUTER.post("/{table}/start")
async def start(table: TableId, request: Request, person: Somebody) -> dict[str, Any]:
    """The host lets the game begin."""
    live = await find(request, table, person)
    async with live.lock:
        await live.lobby.start(person["id"])
        return shown(live, person)


@ROUTER.post("/{table}/close")
async def close(table: TableId, request: Request, person: Somebody) -> dict[str, Any]:
    """The host closes a table that has not begun."""
    live = await find(request, table, person)
    async with live.lock:
        await live.lobby.shut(person["id"])
        return shown(live, person)


@ROUTER.post("/{table}/leave")
async def leave(table: TableId, request: Request, person: Somebody) -> dict[str, Any]:
    """Resigns or goes away: a bot plays on, and the seat can be taken back. Before the game, frees the chairs."""
    live = await find(request, table, person)
    async with live.lock:
        await live.absence.leave(person["id"])
        return shown(live, person)


@ROUTER.post("/{table}/return")
async def come_back(table: TableId, request: Request, person: Somebody) -> dict[str, Any]:
    """Takes my seats back from the bot."""
    live = await find(request, table, person)
    async with live.lock:
        await live.absence.come_back(person["id"])
        return shown(live, person)


@ROUTER.post("/{table}/rematch", status_code=201)
async def rematch(
    table: TableId, request: Request, person: Somebody, body: PlayAgain | None = None
) -> dict[str, Any]:
    """Asks everybody to play again, or answers who asked; the next table opens when all who are there have answered."""
    asked = body or PlayAgain()
    registry = services_of(request).registry
    live = await find(request, table, person)
    async with live.lock:
        live.data.need("finished")
        live.data.need_seats(person["id"])
        if live.data.rematch is None:
            offer = live.again.answered(person["id"], asked.wanted)
            if live.data.rematch_offer is None:
                await registry.check_allowance(person["id"])
            if offer is not None and ((asked.wanted and asked.at_once) or live.again.settled(offer)):
                await open_rematch(registry, live, offer)
            else:
                await live.again.keep(offer)
        return {"id": live.data.rematch}


async def open_rematch(registry: TableRegistry, live: LiveTable, offer: RematchOffer) -> None:
    """Opens the next table and says so at this one, or does neither."""
    clock = {name: live.data.clock.to_data(0.0)[name] for name in ("kind", "seconds", "increment")}
    wanted = {
        "game": live.game.name,
        "options": live.data.options,
        "opening": live.data.opening,
        "title": live.data.title,
        "visibility": "link",
        "clock": clock,
    }
    new = await registry.create(offer.by, wanted, None, live.again.next_chairs(offer))
    try:
        await live.again.keep(None, new.id)
    except NotKept:
        # Nobody is left at a table that the others cannot find.
        async with new.lock:
            await new.lobby.shut(offer.by)
        raise


ROUTER.include_router(records.ROUTER)
