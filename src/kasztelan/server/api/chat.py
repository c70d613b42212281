"""Chat at a table: said over the table's WebSocket (`chat`, `mute`, `report`), read there and here."""

from __future__ import annotations

import logging
from typing import Any, Final, Protocol

import msgspec
from fastapi import APIRouter, Depends, HTTPException, Request

from kasztelan.core.errors import Refusal
from kasztelan.server.api.identity import Somebody, Visitor
from kasztelan.server.api.operators import operator
from kasztelan.server.api.services import Services, services_of
from kasztelan.server.api.table_lookup import Key, TableId, find, person_id
from kasztelan.server.people import chat_lines
from kasztelan.server.people.names import checked_line
from kasztelan.server.people.preferences import (
    Muted,
    Preferences,
    change_preferences,
    muted_key,
    preferences_of,
    read_preferences,
    shown_muted,
)
from kasztelan.server.storage.store import Row
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.seating import seats_of

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
    phrase: str | None
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


async def welcome(services: Services, ear: Ear) -> None:
    """Shows somebody who comes what has been said."""
    lines = await lines_for(services, ear.table, ear.person)
    told = services.told.setdefault(ear, set())
    missed = [line for line in lines if line["line"] not in told]
    told.update(line["line"] for line in missed)
    if missed:
        ear.tell(ENCODER.encode({"type": "chat", "lines": missed}))


async def lines_for(services: Services, table: LiveTable, person: str | None) -> list[dict[str, Any]]:
    preferences = Preferences()
    if person is not None:
        preferences = (await preferences_of(services.store, [person])).get(person, preferences)
    return await chat_lines.history(
        services.store, table.id, table.chairs, preferences, is_seated(table, person), is_over(table)
    )


async def speak(services: Services, ear: Ear, command: Said) -> dict[str, Any]:
    """Does a command about chat. It takes no lock: chat never holds up a game."""
    person = await services.store.person(ear.person) if ear.person is not None else None
    if person is None:
        raise Refused("spectators_watch")
    if not services.lines.take(person["id"]):
        raise Refused("too_many_lines")
    if command.type == "chat":
        return await say(services, ear.table, person, command)
    if command.type == "mute":
        return await mute(services, ear.table, person, command)
    return await report(services, ear.table, person, command.n)


async def say(services: Services, table: LiveTable, person: Row, command: Said) -> dict[str, Any]:
    text, phrase = what_is_said(command)
    seats = seats_of(table.chairs, person["id"])
    line: dict[str, Any] = {
        "table_id": table.id,
        "person": person["id"],
        # Whoever sits there speaks under the name of the seat, which nobody else at the table has.
        "nickname": table.chairs[seats[0]].name if seats else person["nickname"],
        "seated": bool(seats),
        "text": text,
        "phrase": phrase,
        "at": round(services.registry.now(), 3),
        "reported": False,
    }
    line["id"] = await services.store.add_chat(line)
    await spread(services, table, line)
    return {"line": line["id"]}


def what_is_said(command: Said) -> tuple[str, str | None]:
    """Text of somebody's own, or the code of a quick phrase; one of the two."""
    if command.phrase is None:
        try:
            return checked_line(command.text, chat_lines.LONGEST), None
        except Refusal as wrong:
            raise Refused("bad_text", wrong.to_data()) from None
    if command.text or command.phrase not in chat_lines.PHRASES:
        raise Refused("no_such_phrase", {"field": "phrase", "allowed": list(chat_lines.PHRASES)})
    return "", command.phrase


async def spread(services: Services, table: LiveTable, line: dict[str, Any]) -> None:
    """Tells everybody at the table who may and wants to read the line."""
    present = {one.person for one in table.listeners if one.person is not None}
    preferences = await preferences_of(services.store, present)
    unwilling = {
        reader
        for reader, set_ in preferences.items()
        if any(one.person == line["person"] for one in set_.muted)
    }
    message = ENCODER.encode({"type": "chat", "lines": [chat_lines.shown(line, table.chairs)]})
    for one in list(table.listeners):
        readable = chat_lines.may_read(line["seated"], is_seated(table, one.person), is_over(table))
        told = services.told.setdefault(one, set())
        if readable and one.person not in unwilling and line["id"] not in told:
            told.add(line["id"])
            one.tell(message)


async def mute(services: Services, table: LiveTable, person: Row, command: Said) -> dict[str, Any]:
    """Stops showing what somebody says, here and everywhere: the author of a line, or whoever sits in a seat."""
    muted = await meant(services, table, person, command)
    if muted.person == person["id"]:
        raise Refused("yourself")
    after = await change_preferences(
        services.store,
        person["id"],
        lambda preferences: msgspec.structs.replace(
            preferences, muted=chat_lines.with_muted(preferences, muted, command.wanted)
        ),
    )
    return {"muted": [] if after is None else shown_muted(person["id"], after)}


async def meant(services: Services, table: LiveTable, person: Row, command: Said) -> Muted:
    if command.seat is None:
        row = await readable_line(services, table, person, command.n)
        if not row["person"]:
            raise Refused("nobody_there", {"field": "n"})
        return Muted(row["person"], row["nickname"])
    chair = table.chairs[command.seat] if 0 <= command.seat < len(table.chairs) else None
    if chair is None or chair.person is None:
        raise Refused("nobody_there", {"field": "seat"})
    return Muted(chair.person, chair.name)


async def readable_line(services: Services, table: LiveTable, person: Row, number: int) -> Row:
    """A line that this person may read; any other is as good as not there."""
    row = await chat_lines.line_at(services.store, table.id, number)
    if not chat_lines.may_read(row["seated"], is_seated(table, person["id"]), is_over(table)):
        raise Refused("no_such_line", {"field": "n"})
    return row


async def report(services: Services, table: LiveTable, person: Row, number: int) -> dict[str, Any]:
    """Flags a line for the operator; nobody at the table is told."""
    row = await readable_line(services, table, person, number)
    if not row["reported"]:
        await services.store.report_chat(table.id, row["id"])
        LOGGER.warning("chat line %d of table %s was reported", row["id"], table.id)
    return {"line": row["id"]}


@ROUTER.get("/tables/{table}/chat")
async def lines(table: TableId, request: Request, person: Visitor) -> list[dict[str, Any]]:
    """The latest lines that I may read, the oldest first."""
    services = services_of(request)
    live = await find(request, table, person)
    return await lines_for(services, live, person_id(person))


@ROUTER.get("/admin/reports", include_in_schema=False, dependencies=[Depends(operator)])
async def reports(request: Request) -> list[dict[str, Any]]:
    """For the operator: what people flagged, the latest first."""
    rows = await chat_lines.reported_lines(services_of(request).store)
    return [{**chat_lines.shown(row), "table": row["table_id"], "person": row["person"]} for row in rows]


@ROUTER.get("/me/muted")
async def muted(person: Somebody) -> list[dict[str, str]]:
    """Those whose chat I do not want to see."""
    return shown_muted(person["id"], read_preferences(person["settings"]))


@ROUTER.delete("/me/muted/{key}", status_code=204)
async def unmute(key: Key, request: Request, person: Somebody) -> None:
    """Shows again what somebody says."""
    before = read_preferences(person["settings"])
    found = [one for one in before.muted if muted_key(person["id"], one.person) == key]
    if not found:
        raise HTTPException(404, {"code": "nobody_muted"})
    await change_preferences(
        services_of(request).store,
        person["id"],
        lambda preferences: msgspec.structs.replace(
            preferences, muted=chat_lines.with_muted(preferences, found[0], False)
        ),
    )
