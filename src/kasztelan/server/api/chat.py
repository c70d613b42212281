"""Chat at a table: said over the table's WebSocket (`chat`, `mute`, `report`), read there and here."""

from __future__ import annotations

import logging
from typing import Any, Final, Protocol

import msgspec
from fastapi import APIRouter, Depends, HTTPException, Request

from kasztelan.core.errors import Refusal
from kasztelan.server.api.house_of import Host, house_of
from kasztelan.server.api.identity import Somebody, Visitor
from kasztelan.server.api.looking import TableId, find, person_id
from kasztelan.server.api.operators import operator
from kasztelan.server.people import talk
from kasztelan.server.people.names import checked_line
from kasztelan.server.people.wishes import (
    Muted,
    Wishes,
    change_wishes,
    muted_key,
    read_wishes,
    shown_muted,
    wishes_of,
)
from kasztelan.server.storage.store import Row
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.seating import seats_of
from kasztelan.server.tables.table import LiveTable

ROUTER = APIRouter(prefix="/api", tags=["chat"])
WORDS: Final = ("chat", "mute", "report")
"""The commands that are about chat."""
ENCODER: Final = msgspec.json.Encoder()
LOGGER: Final = logging.getLogger(__name__)


class Said(Protocol):
    """What these commands need of a command: `n` names a line, `seat` a chair."""

    type: str
    n: int
    seat: int | None
    text: str
    wanted: bool


class Ear(Protocol):
    """A connection at a table."""

    person: str | None
    table: LiveTable

    def tell(self, message: bytes) -> None: ...


def is_over(table: LiveTable) -> bool:
    return table.status in ("finished", "closed")


def is_seated(table: LiveTable, person: str | None) -> bool:
    return person is not None and bool(seats_of(table.chairs, person))


async def welcome(host: Host, ear: Ear) -> None:
    """Shows somebody who comes what has been said."""
    lines = await lines_for(host, ear.table, ear.person)
    told = host.told.setdefault(ear, set())
    missed = [line for line in lines if line["line"] not in told]
    told.update(line["line"] for line in missed)
    if missed:
        ear.tell(ENCODER.encode({"type": "chat", "lines": missed}))


async def lines_for(host: Host, table: LiveTable, person: str | None) -> list[dict[str, Any]]:
    wishes = Wishes()
    if person is not None:
        wishes = (await wishes_of(host.store, [person])).get(person, wishes)
    return await talk.history(host.store, table.id, wishes, is_seated(table, person), is_over(table))


async def speak(host: Host, ear: Ear, command: Said) -> dict[str, Any]:
    """Does a command about chat. It takes no lock: talk never holds up a game."""
    person = await host.store.person(ear.person) if ear.person is not None else None
    if person is None:
        raise Refused("spectators_watch")
    if not host.lines.take(person["id"]):
        raise Refused("too_many_lines")
    if command.type == "chat":
        return await say(host, ear.table, person, command.text)
    if command.type == "mute":
        return await mute(host, ear.table, person, command)
    return await report(host, ear.table, person, command.n)


async def say(host: Host, table: LiveTable, person: Row, text: str) -> dict[str, Any]:
    try:
        said = checked_line(text, talk.LONGEST)
    except Refusal as wrong:
        facts = {"field": wrong.field, "allowed": wrong.allowed}
        raise Refused("bad_text", facts) from None
    line: dict[str, Any] = {
        "table_id": table.id,
        "person": person["id"],
        "nickname": person["nickname"],
        "seated": is_seated(table, person["id"]),
        "text": said,
        "at": round(host.house.now(), 3),
        "reported": False,
    }
    line["id"] = await host.store.add_chat(line)
    await spread(host, table, line)
    return {"line": line["id"]}


async def spread(host: Host, table: LiveTable, line: dict[str, Any]) -> None:
    """Tells everybody at the table who may and wants to read the line."""
    present = {one.person for one in table.listeners if one.person is not None}
    wishes = await wishes_of(host.store, present)
    unwilling = {
        reader for reader, set_ in wishes.items() if any(one.person == line["person"] for one in set_.muted)
    }
    message = ENCODER.encode({"type": "chat", "lines": [talk.shown(line)]})
    for one in list(table.listeners):
        readable = talk.may_read(line["seated"], is_seated(table, one.person), is_over(table))
        told = host.told.setdefault(one, set())
        if readable and one.person not in unwilling and line["id"] not in told:
            told.add(line["id"])
            one.tell(message)


async def mute(host: Host, table: LiveTable, person: Row, command: Said) -> dict[str, Any]:
    """Stops showing what somebody says, here and everywhere: the author of a line, or whoever sits in a seat."""
    muted = await meant(host, table, person, command)
    if muted.person == person["id"]:
        raise Refused("yourself")
    after = await change_wishes(
        host.store,
        person["id"],
        lambda wishes: msgspec.structs.replace(wishes, muted=talk.with_muted(wishes, muted, command.wanted)),
    )
    return {"muted": [] if after is None else shown_muted(person["id"], after)}


async def meant(host: Host, table: LiveTable, person: Row, command: Said) -> Muted:
    if command.seat is None:
        row = await readable_line(host, table, person, command.n)
        if not row["person"]:
            raise Refused("nobody_there", {"field": "n"})
        return Muted(row["person"], row["nickname"])
    chair = table.chairs[command.seat] if 0 <= command.seat < len(table.chairs) else None
    if chair is None or chair.person is None:
        raise Refused("nobody_there", {"field": "seat"})
    return Muted(chair.person, chair.name)


async def readable_line(host: Host, table: LiveTable, person: Row, number: int) -> Row:
    """A line that this person may read; any other is as good as not there."""
    row = await talk.line_at(host.store, table.id, number)
    if not talk.may_read(row["seated"], is_seated(table, person["id"]), is_over(table)):
        raise Refused("no_such_line", {"field": "n"})
    return row


async def report(host: Host, table: LiveTable, person: Row, number: int) -> dict[str, Any]:
    """Flags a line for the operator; nobody at the table is told."""
    row = await readable_line(host, table, person, number)
    if not row["reported"]:
        await host.store.report_chat(table.id, row["id"])
        LOGGER.warning("chat line %d of table %s was reported", row["id"], table.id)
    return {"line": row["id"]}


@ROUTER.get("/tables/{table}/chat")
async def lines(table: TableId, request: Request, person: Visitor) -> list[dict[str, Any]]:
    """The latest lines that I may read, the oldest first."""
    host = house_of(request)
    live = await find(request, table, person)
    return await lines_for(host, live, person_id(person))


@ROUTER.get("/admin/reports", include_in_schema=False, dependencies=[Depends(operator)])
async def reports(request: Request) -> list[dict[str, Any]]:
    """For the operator: what people flagged, the latest first."""
    rows = await talk.reported_lines(house_of(request).store)
    return [{**talk.shown(row), "table": row["table_id"], "person": row["person"]} for row in rows]


@ROUTER.get("/me/muted")
async def muted(person: Somebody) -> list[dict[str, str]]:
    """Those whose chat I do not want to see."""
    return shown_muted(person["id"], read_wishes(person["settings"]))


@ROUTER.delete("/me/muted/{key}", status_code=204)
async def unmute(key: str, request: Request, person: Somebody) -> None:
    """Shows again what somebody says."""
    before = read_wishes(person["settings"])
    found = [one for one in before.muted if muted_key(person["id"], one.person) == key]
    if not found:
        raise HTTPException(404, {"code": "nobody_muted"})
    await change_wishes(
        house_of(request).store,
        person["id"],
        lambda wishes: msgspec.structs.replace(wishes, muted=talk.with_muted(wishes, found[0], False)),
    )
