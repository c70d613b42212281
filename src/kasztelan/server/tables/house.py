"""All the tables of this server: opened, listed, loaded when somebody comes, let go when nobody does."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from kasztelan.core.errors import Refusal
from kasztelan.core.match import Match
from kasztelan.games.catalogue import load
from kasztelan.server.people.sessions import new_id
from kasztelan.server.settings import Settings
from kasztelan.server.storage.store import Row, Store
from kasztelan.server.tables.clock import new_clock
from kasztelan.server.tables.seating import Chair, chairs_from_text, chairs_to_text, seats_of
from kasztelan.server.tables.table import LiveTable, Refused
from kasztelan.server.tables.thinking import Thinkers

VISIBILITIES: Final = ("public", "link", "password")


class House:
    """One server process and the tables it has in memory."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.commands = 0

    async def open(self) -> None:
        """Replays every table that was being played, so that bots and clocks go on."""
        for row in await self.store.tables_with("playing"):
            await self.table(row["id"])

    async def close(self) -> None:
        for table in self.tables.values():
            async with table.lock:
                await table.close()
        self.thinkers.close()

    async def table(self, name: str) -> LiveTable:
        """A table by its id, loaded if it has to be."""
        async with self.loading.setdefault(name, asyncio.Lock()):
            if name not in self.tables:
                row = await self.store.table(name)
                if row is None:
                    raise Refused("no_such_table")
                table = LiveTable(row, self.store, self.thinkers, self.now)
                await table.load()
                self.tables[name] = table
            return self.tables[name]

    async def create(self, person: str, wanted: Mapping[str, Any], password: str | None) -> LiveTable:
        """Opens a table; the game itself checks the options."""
        await self.check_allowance(person)
        game = load(str(wanted["game"]))
        given = dict(wanted.get("options") or {})
        options = game.check_options(given)
        opening = wanted.get("opening")
        if opening is not None:
            game.position(opening)
        seats = int(options.get("players", 1))
        now = self.now()
        visibility = wanted.get("visibility", "public")
        if visibility not in VISIBILITIES:
            raise Refusal("visibility", repr(visibility), ", ".join(VISIBILITIES))
        values = {
            "id": new_id(),
            "game": game.name,
            "rules": game.rules_version,
            "status": "open",
            "visibility": visibility,
            "password": password,
            "host": person,
            "options": msgspec.json.encode(options).decode(),
            "opening": None if opening is None else msgspec.json.encode(opening).decode(),
            "seats": chairs_to_text([Chair() for _ in range(seats)]),
            "clock": msgspec.json.encode(
                new_clock(wanted.get("clock") or {"kind": "none"}, seats).to_data(now)
            ).decode(),
            "key": secrets.token_bytes(32),
            "nonces": "[]",
            "created": now,
            "changed": now,
            "length": 0,
            "owned_until": 0.0,
        }
        await self.store.add_table(values)
        return await self.table(str(values["id"]))

    async def check_allowance(self, person: str) -> None:
        most = self.settings.most_tables_a_person
        if await self.store.count_open_tables(person) >= most:
            raise Refused("too_many_tables", {"allowed": most})

    async def forget(self, person: str) -> None:
        """A person goes for good: bots take their seats, open tables lose their host."""
        for told in await self.tables_of(person):
            table = await self.table(told["id"])
            async with table.lock:
                await table.forget(person)

    async def open_tables(self) -> list[dict[str, Any]]:
        """Public tables that one can join or watch, the latest first."""
        rows = await self.store.tables_with("open", "playing")
        return [listed(row) for row in rows if row["visibility"] == "public"][:200]

    async def tables_of(self, person: str) -> list[dict[str, Any]]:
        """A person's tables, those where it is their turn first."""
        found: list[dict[str, Any]] = []
        for row in await self.store.tables_with("open", "playing", "paused", "finished", "frozen"):
            seats = seats_of(chairs_from_text(row["seats"]), person)
            if seats or row["host"] == person:
                told = listed(row)
                live = self.tables.get(row["id"])
                match: Match | None = live.match if live is not None else None
                told["my_turn"] = (
                    match is not None and row["status"] == "playing" and match.waiting_for() in seats
                )
                found.append(told)
        found.sort(key=lambda one: not one["my_turn"])
        return found


def listed(row: Row) -> dict[str, Any]:
    """A table as lists show it."""
    return {
        "id": row["id"],
        "game": row["game"],
        "status": row["status"],
        "visibility": row["visibility"],
        "options": msgspec.json.decode(row["options"]),
        "seats": [chair.shown() for chair in chairs_from_text(row["seats"])],
        "created": row["created"],
        "changed": row["changed"],
    }
