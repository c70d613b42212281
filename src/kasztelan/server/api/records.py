"""Finished games: records to download, points over time, step by step, and what-if."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from kasztelan.core.errors import Reason, Refusal, impossible, refuse, within
from kasztelan.core.match import Match
from kasztelan.core.record import prefix_of, read_json, walk
from kasztelan.core.walk import again, entries
from kasztelan.games.catalogue import load
from kasztelan.server.api.identity import Somebody, Visitor, allow
from kasztelan.server.api.services import services_of
from kasztelan.server.api.strict import Strict
from kasztelan.server.api.table_lookup import TableId, find, person_id, shown
from kasztelan.server.limits import COST_OF_A_REPLAY, COST_OF_A_TABLE
from kasztelan.server.people.names import TableTitle
from kasztelan.server.storage.store import Row
from kasztelan.server.tables.asides import with_asides
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.past import draws_in, seen_since, steps_of, told_so_far
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.seating import seats_of
from kasztelan.server.tables.table_data import BEGUN, STATUSES

ROUTER = APIRouter()
SeatQuery = Annotated[int | None, Query(ge=0, le=63)]
MOST_STEPS: Final = 100
MOST_SEEN: Final = 300
MOST_DRAWN: Final = 500
MOST_ENTRIES: Final = 20_000
"""Entries a prepared record may have."""


class Fork(Strict):
    """A what-if: play on from a point of a finished game."""

    entries: Annotated[int, Field(ge=0, le=MOST_ENTRIES)]
    title: TableTitle | None = None
    visibility: Annotated[str, Field(pattern="^(public|link)$")] = "link"
    clock: dict[str, Any] | None = None


class Prepared:
    """The beginning of a new table that comes from a record."""

    def __init__(self, options: dict[str, Any], opening: dict[str, Any] | None, entries: list[Any]) -> None:
        self.options = options
        self.opening = opening
        self.entries = entries


def prepared_from(record: dict[str, Any], until: int | None) -> Prepared:
    """Checks a record by replaying it as far as it is wanted; something must be left to play."""
    entries = record.get("actions")
    if not isinstance(entries, list) or len(entries) > MOST_ENTRIES:
        raise Refusal("record.actions", Reason("no_list"), Reason("entries_at_most", {"count": MOST_ENTRIES}))
    game = load(str(record.get("game")))
    checked = read_json(json.dumps(record))
    prefix_of(checked)
    wanted = len(entries) if until is None else until
    if wanted > len(entries):
        raise Refusal("until", impossible(wanted), within(0, len(entries)))
    match = walk(game, checked).go_to(wanted)
    need_rest(match, "until")
    return Prepared(match.options, match.opening, entries[:wanted])


def need_rest(match: Match, field: str) -> None:
    if match.over():
        raise refuse(field, "is_end", "before_end", value=len(match.history))


@ROUTER.get("/{table}/record")
async def record(
    table: TableId, request: Request, response: Response, person: Visitor, download: bool = False
) -> dict[str, Any]:
    """The record of a finished game, with the key of its dice, for anybody who has the link."""
    live = await find(request, table, person)
    async with live.lock:
        found = await live.log.record()
    if download:
        response.headers["Content-Disposition"] = f'attachment; filename="{live.game.name}-{live.id}.json"'
    return found


@ROUTER.get("/{table}/scores")
async def scores(
    table: TableId,
    request: Request,
    person: Visitor,
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """Points by source over time; while the game goes on, those that I can count from one of my seats."""
    allow(request, COST_OF_A_REPLAY)
    live = await find(request, table, person)
    async with live.lock:
        mine = seats_of(live.chairs, person_id(person) or "")
        if seat is not None and seat not in mine:
            raise Refused("not_your_seat", {"field": "seat", "allowed": mine})
        viewer = mine[0] if seat is None and mine else seat
        points = await asyncio.to_thread(live.points, viewer)
        return {"seat": viewer, "final": live.status == "finished", "points": points}


@ROUTER.get("/{table}/replay")
async def steps(
    table: TableId,
    request: Request,
    person: Visitor,
    first: Annotated[int, Query(ge=0, le=MOST_ENTRIES)] = 0,
    count: Annotated[int, Query(ge=0, le=MOST_STEPS)] = 50,
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """A stretch of a finished game through the eyes of a seat, or a spectator's."""
    allow(request, COST_OF_A_REPLAY)
    live = await find(request, table, person)
    async with live.lock:
        match = live.data.need_match("finished")
        check_eyes(live, person, seat)
        way = again(match, entries(match), listen=True)
    return await asyncio.to_thread(steps_of, way, seat, min(first, len(way.entries)), count)


def check_eyes(live: LiveTable, person: Row | None, seat: int | None) -> None:
    """While the game goes on one looks through one's own seats or as a spectator; afterwards through any."""
    mine = seats_of(live.chairs, person_id(person) or "")
    if live.status != "finished" and seat is not None and seat not in mine:
        raise Refused("not_your_seat", {"field": "seat", "allowed": mine})
    if seat is not None and seat >= len(live.chairs):
        raise Refusal("seat", impossible(seat), within(0, len(live.chairs) - 1))


@ROUTER.get("/{table}/seen")
async def seen(
    table: TableId,
    request: Request,
    person: Visitor,
    first: Annotated[int, Query(ge=0, le=MOST_ENTRIES)] = 0,
    count: Annotated[int, Query(ge=0, le=MOST_SEEN)] = MOST_SEEN,
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """What one of my seats saw of a stretch of the game so far, or a spectator, step by step."""
    allow(request, COST_OF_A_REPLAY)
    live = await find(request, table, person)
    async with live.lock:
        match = live.data.need_match(*BEGUN)
        check_eyes(live, person, seat)
        way = again(match, entries(match), listen=True)
    return await asyncio.to_thread(seen_since, way, seat, min(first, len(way.entries)), count)


@ROUTER.get("/{table}/log")
async def log(table: TableId, request: Request, person: Visitor, seat: SeatQuery = None) -> dict[str, Any]:
    """What happened so far, as it was told to one of my seats (in a finished game any), or to a spectator."""
    allow(request, COST_OF_A_REPLAY)
    live = await find(request, table, person)
    async with live.lock:
        live.data.need(*STATUSES)
        check_eyes(live, person, seat)
        match = live.match
        if match is None:
            return {"lines": []}
        way = again(match, entries(match), listen=True)
        asides = live.data.asides
    return {"lines": with_asides(await asyncio.to_thread(told_so_far, way, seat), asides)}


@ROUTER.get("/{table}/draws")
async def draws(
    table: TableId,
    request: Request,
    person: Visitor,
    first: Annotated[int, Query(ge=0, le=MOST_ENTRIES)] = 0,
    count: Annotated[int, Query(ge=0, le=MOST_DRAWN)] = 200,
) -> dict[str, Any]:
    """What could have been drawn in a stretch of a finished game, so that anybody can check the dice."""
    allow(request, COST_OF_A_REPLAY)
    live = await find(request, table, person)
    async with live.lock:
        match = live.data.need_match("finished")
    # Nothing happens any more at a finished table.
    found = await asyncio.to_thread(draws_in, again(match, entries(match)), first, count)
    return {"first": first, "count": len(match.history), "draws": found}


@ROUTER.post("/{table}/fork", status_code=201)
async def fork(table: TableId, body: Fork, request: Request, person: Somebody) -> dict[str, Any]:
    """What if: a new table, with a key of its own, that begins with the first entries of a finished game."""
    allow(request, COST_OF_A_TABLE)
    live = await find(request, table, person)
    async with live.lock:
        finished = await live.log.record()
    prepared = await asyncio.to_thread(prepared_from, finished, body.entries)
    wanted = {"game": live.game.name, **body.model_dump(include={"title", "visibility", "clock"})}
    return shown(await open_prepared(request, person["id"], wanted, prepared, None), person)


async def open_prepared(
    request: Request, person: str, wanted: dict[str, Any], prepared: Prepared, password: str | None
) -> LiveTable:
    """A new table whose game has begun already."""
    registry = services_of(request).registry
    given = {**wanted, "options": prepared.options, "opening": prepared.opening}
    new = await registry.create(person, given, password)
    async with new.lock:
        await new.lobby.prepare(prepared.entries)
    return new
