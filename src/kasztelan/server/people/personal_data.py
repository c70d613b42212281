"""All that is kept about a person: shown to them, or deleted."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from sqlalchemy import select, update

from kasztelan.server.people.chat_lines import channel, forget_lines
from kasztelan.server.people.preferences import Preferences, change_preferences, read_preferences, shown_muted
from kasztelan.server.storage.schema import PEOPLE, TABLES
from kasztelan.server.storage.store import Row, Store
from kasztelan.server.tables.seating import chairs_from_text, seats_of
from kasztelan.server.tables.table_registry import TableRegistry, listed


async def everything_about(store: Store, person: Row) -> dict[str, Any]:
    """All that names a person or was set by them; what others keep about them (who muted whom) is theirs."""
    preferences = read_preferences(person["settings"])
    return {
        "person": {name: person[name] for name in ("id", "nickname", "login", "created", "seen")},
        "tokens": [
            {name: row[name] for name in ("id", "name", "created")}
            for row in await store.tokens_of(person["id"])
        ],
        "tables": [tie(row, person["id"]) for row in await store.tables_of(person["id"])],
        "muted": shown_muted(person["id"], preferences),
        "crest": preferences.crest,
        "notices": msgspec.to_builtins(preferences.notify),
        "chat": [
            {
                "table": row["table_id"],
                "channel": channel(row["seated"]),
                "nickname": row["nickname"],
                "text": row["text"],
                "phrase": row["phrase"],
                "at": row["at"],
            }
            for row in await store.chat_by(person["id"])
        ],
    }


def tie(row: Row, person: str) -> dict[str, Any]:
    """A table, and what somebody has to do with it: a seat, being its host, knowing its password."""
    return {
        **listed(row),
        "mine": seats_of(chairs_from_text(row["seats"]), person),
        "hosting": row["host"] == person,
        "admitted": person in msgspec.json.decode(row["admitted"]),
    }


async def delete_person(registry: TableRegistry, person: str) -> None:
    """Cuts every tie and forgets the person. If it fails half-way, doing it again does the rest."""
    store = registry.store
    await registry.forget(person)
    await forget_in_unreadable(store, person)
    await forget_lines(store, person)
    await forget_muted(store, person)
    await store.delete_person(person)


async def forget_in_unreadable(store: Store, person: str) -> None:
    """Tables that this program cannot read could not be told; nobody has them in memory."""
    for row in await store.tables_of(person):
        seats = row["seats"].replace(f'"person":"{person}"', '"person":null')
        values = {"seats": seats, "admitted": row["admitted"].replace(f'"{person}"', '""'), "pause": None}
        query = update(TABLES).where(TABLES.c.id == row["id"], TABLES.c.status == "frozen")
        await store.change(query.values(**values, host="" if row["host"] == person else row["host"]))


async def forget_muted(store: Store, person: str) -> None:
    """Nobody has to keep not reading somebody who says nothing any more."""
    named = PEOPLE.c.settings.contains(f'"person":"{person}"', autoescape=True)
    for row in await store.rows(select(PEOPLE.c.id).where(named)):
        await change_preferences(store, row["id"], partial(without, person))


def without(person: str, preferences: Preferences) -> Preferences:
    kept = tuple(one for one in preferences.muted if one.person != person)
    return msgspec.structs.replace(preferences, muted=kept)
