"""All the tables of this server: opened, listed, loaded when somebody comes, let go when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import Refusal, impossible, one_of
from kasztelan.core.match import Match
from kasztelan.core.options import File
from kasztelan.core.result import completed
from kasztelan.games.catalogue import load
from kasztelan.server.cluster.ownership import LIVELY, Alone, Elsewhere
from kasztelan.server.cluster.pubsub import PubSub
from kasztelan.server.people.sessions import new_id
from kasztelan.server.settings import Settings
from kasztelan.server.storage.store import Row, Store, public_tables
from kasztelan.server.tables.bot_processes import Thinkers
from kasztelan.server.tables.clock import new_clock, steady_time
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.seating import (
    Chair,
    chairs_from_text,
    chairs_to_text,
    seats_of,
    shown_chairs,
    with_shares,
)
from kasztelan.server.tables.table_data import agreed, choices_of

VISIBILITIES: Final = ("public", "link", "password")
AT_ONCE: Final = 20
"""Tables that are taken over in one go."""
KEPT_FOR: Final = 60.0
"""Seconds for which a table stays in memory though nobody plays or watches."""
MOST_LISTED: Final = 500
MOST_OPEN: Final = 100
"""Public tables on one page of the list."""
TO_BE_LISTED: Final = ("open", "playing")
LOGGER: Final = logging.getLogger(__name__)


class TableRegistry:
    """One server process and the tables it has in memory, all of which it owns."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        now: Callable[[], float] = time.time,
        ownership: Alone | None = None,
        steady: Callable[[], float] | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        # The time of day, for what is kept; the steady one, for what runs. Whoever gives one gives both.
        self.now = now
        self.steady = steady or (steady_time() if now is time.time else now)
        self.ownership = ownership if ownership is not None else Alone(store)
        self.pubsub = PubSub(store)
        self.forget_elsewhere: Callable[[str, str, str], Awaitable[None]] | None = None
        self.on_change: list[Callable[[LiveTable], None]] = []
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.tables: dict[str, LiveTable] = {}
        self.used: dict[str, float] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.steward: asyncio.Task[None] | None = None
        self.leaseholder: asyncio.Task[None] | None = None
        self.cut_off = False
        self.hurry = asyncio.Event()
        self.commands = 0

    async def open(self) -> None:
        """Replays every table that was being played, so that bots and clocks go on."""
        await self.ownership.join()
        # Before anything that takes long: replaying many tables must not cost the lease.
        self.leaseholder = asyncio.create_task(self.keep_lease(), name="leaseholder")
        self.pubsub.subscribe("free", lambda _: self.hurry.set())
        await self.pubsub.open()
        await self.take_over()
        self.steward = asyncio.create_task(self.look_after(), name="steward")

    async def close(self) -> None:
        """Keeps every clock as it stands and gives the tables to whoever else is there."""
        await ended(self.steward)
        for table in list(self.tables.values()):
            async with table.lock:
                await table.close()
        self.thinkers.close()
        await ended(self.leaseholder)
        await self.ownership.leave()
        if self.settings.shared:
            await self.pubsub.publish("free", {"from": self.ownership.id})
        await self.pubsub.close()

    # --- owning

    async def keep_lease(self) -> None:
        """Renews the lease, whatever else this server is busy with."""
        while True:
            await asyncio.sleep(self.settings.lease_seconds / 3)
            try:
                await self.renew()
            except Exception as error:  # noqa: BLE001 - the database may be back in time
                LOGGER.warning("the lease could not be renewed: %s", type(error).__name__)

    async def renew(self) -> None:
        if not await self.ownership.renew():
            self.cut_off = True
            self.hurry.set()

    async def look_after(self) -> None:
        """Takes over what nobody owns, lets go of what others took or nobody needs."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), self.settings.lease_seconds / 3)
            self.hurry.clear()
            try:
                await self.look_around()
            except Exception as error:  # noqa: BLE001 - the database may be back at the next look
                LOGGER.warning("could not look after the tables: %s", type(error).__name__)

    async def look_around(self) -> None:
        before = list(self.tables)
        await self.renew()
        ours = await self.ownership.owned()
        for name in before:
            if name not in ours:
                self.let_go(name)
        # Whoever was cut off lets the others renew first, or it would take what is theirs.
        if self.cut_off:
            self.cut_off = False
            self.hurry.clear()
        else:
            for name, status in ours.items():
                if status in LIVELY and name not in self.tables:
                    await self.try_to_load(name)
            await self.take_over()
        await self.tidy()

    async def take_over(self) -> None:
        """Loads every lively table that has no living owner, a few at a time so that servers share them."""
        while names := await self.ownership.adopt(AT_ONCE):
            for name in names:
                await self.try_to_load(name)

    async def try_to_load(self, name: str) -> None:
        """One table that cannot be loaded now must not keep the others from being played."""
        try:
            await self.table(name)
        except Exception as error:  # noqa: BLE001 - tried again at the next look
            LOGGER.warning("table %s could not be loaded: %s", name, type(error).__name__)

    def let_go(self, name: str) -> None:
        """Drops a table from memory; whoever looks at it is told to come back."""
        self.used.pop(name, None)
        table = self.tables.pop(name, None)
        if table is not None:
            table.let_go()

    def send_away(self, person: str) -> None:
        """Closes a person's connections; whoever is still let in comes back by themselves."""
        for table in self.tables.values():
            for listener in [one for one in table.listeners if one.person == person]:
                listener.goodbye()

    async def tidy(self) -> None:
        """Lets go of tables that nobody plays and nobody has asked for lately."""
        for name in [one for one in self.tables if self.idle(one)]:
            async with self.loading.setdefault(name, asyncio.Lock()):
                if self.idle(name):
                    self.let_go(name)
                    await self.ownership.release(name)

    def idle(self, name: str) -> bool:
        table = self.tables.get(name)
        if table is None or table.status in LIVELY or table.listeners or table.lock.locked():
            return False
        return self.used.get(name, 0.0) < self.steady() - KEPT_FOR

    async def table(self, name: str) -> LiveTable:
        """A table by its id, loaded if it has to be; raises `Elsewhere` if another server owns it."""
        lock = self.loading.setdefault(name, asyncio.Lock())
        async with lock:
            if name not in self.tables:
                self.tables[name] = await self.load(name)
            self.used[name] = self.steady()
            return self.tables[name]

    async def load(self, name: str) -> LiveTable:
        """Claims a table, then reads it: what is read can no longer change under our feet."""
        row = await self.store.table(name) if await self.ownership.claim(name) else None
        if row is None:
            raise Refused("no_such_table")
        try:
            table = LiveTable(row, self.store, self.thinkers, self.now, self.ownership.id, self.steady)
        except (Refusal, msgspec.MsgspecError, KeyError) as wrong:
            LOGGER.error("table %s cannot be read: %s", name, type(wrong).__name__)
            await self.store.change_table(name, {"status": "frozen", "notice": "cannot_be_read"})
            raise Refused("frozen", {"notice": "cannot_be_read"}) from None
        table.changes.spoiled = lambda: self.let_go(name) if self.tables.get(name) is table else None
        table.after_change.extend(self.on_change)
        table.waiting.pause = self.settings.stand_in_seconds
        await table.load()
        return table

    async def create(
        self,
        person: str,
        wanted: Mapping[str, Any],
        password: str | None,
        chairs: list[Chair] | None = None,
    ) -> LiveTable:
        """Opens a table, with these people and bots on its chairs; the game itself checks the options."""
        await self.check_allowance(person)
        game = load(str(wanted["game"]))
        given = dict(wanted.get("options") or {})
        options = game.check_options(given)
        opening = wanted.get("opening")
        if opening is not None:
            Match(game, SeededChance(0), options, opening)
        seats = game.seats(options)
        now = self.now()
        key = secrets.token_bytes(32)
        visibility = wanted.get("visibility", "public")
        if visibility not in VISIBILITIES:
            raise Refusal("visibility", impossible(visibility), one_of(list(VISIBILITIES)))
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
            "title": wanted.get("title"),
            "seats": chairs_to_text(with_shares(chairs or [Chair() for _ in range(seats)], key)),
            "clock": msgspec.json.encode(
                new_clock(wanted.get("clock") or {"kind": "none"}, seats).to_data(now)
            ).decode(),
            "key": key,
            "created": now,
            "changed": now,
            "length": 0,
            "owner": self.ownership.id,
        }
        await self.store.add_table(values)
        return await self.table(str(values["id"]))

    async def check_allowance(self, person: str) -> None:
        most = self.settings.most_tables_a_person
        if await self.store.count_open_tables(person) >= most:
            raise Refused("too_many_tables", {"allowed": most})

    async def forget(self, person: str) -> None:
        """A person goes for good: bots take their seats, open tables lose their host."""
        for row in await self.store.tables_of(person):
            try:
                table = await self.table(row["id"])
            except Elsewhere as elsewhere:
                assert self.forget_elsewhere is not None
                await self.forget_elsewhere(elsewhere.address, row["id"], person)
                continue
            except Refused:
                # A table that cannot be read must not keep somebody from leaving.
                LOGGER.warning("table %s could not be told that somebody left", row["id"])
                continue
            async with table.lock:
                await table.absence.forget(person)

    async def open_tables(
        self, status: str | None = None, game: str | None = None, first: int = 0, count: int = MOST_OPEN
    ) -> list[dict[str, Any]]:
        """Public tables that one can join or watch, the latest first."""
        statuses = TO_BE_LISTED if status is None else (status,)
        return [listed(row) for row in await public_tables(self.store, statuses, game, first, count)]

    async def tables_of(self, person: str) -> list[dict[str, Any]]:
        """A person's tables, those where it is their turn first; other servers' tables too."""
        found: list[dict[str, Any]] = []
        for row in await self.store.tables_of(person, MOST_LISTED):
            seats = seats_of(chairs_from_text(row["seats"]), person)
            if seats or row["host"] == person:
                told = listed(row)
                told["my_turn"] = row["status"] == "playing" and row["turn"] in seats
                told["mine"] = seats
                told["hosting"] = row["host"] == person
                found.append(told)
        found.sort(key=lambda one: not one["my_turn"])
        return found


async def ended(task: asyncio.Task[None] | None) -> None:
    """Ends a task that would go on for ever."""
    if task is not None:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def listed(row: Row) -> dict[str, Any]:
    """A table as lists show it."""
    clock = msgspec.json.decode(row["clock"])
    return {
        "id": row["id"],
        "game": row["game"],
        "status": row["status"],
        "title": row["title"],
        "visibility": row["visibility"],
        **shared_choices(row),
        "seats": shown_chairs(chairs_from_text(row["seats"])),
        "clock": {name: clock[name] for name in ("kind", "seconds", "increment")},
        "result": completed(msgspec.json.decode(row["result"])) if row["result"] else None,
        "rematch": row["rematch"],
        "created": row["created"],
        "changed": row["changed"],
        "turn": row["turn"],
        "moment": msgspec.json.decode(row["moment"]) if row["moment"] else None,
    }


def shared_choices(row: Row) -> dict[str, Any]:
    """What was agreed for a table; no list carries the files that somebody brought."""
    game = load(row["game"])
    options = agreed(game, msgspec.json.decode(row["options"]))
    files = {one.name for one in game.options if isinstance(one, File)}
    told = {name: value for name, value in options.items() if name not in files or value is None}
    return {"options": told, **choices_of(game, options)}
