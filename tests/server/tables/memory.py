"""A table without a server: kept in memory, with a clock that stands until it is moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from kasztelan.games.catalogue import load
from kasztelan.server.storage.store import Append, Lost, NotKept, Row, Store
from kasztelan.server.tables.bot_processes import Thinkers
from kasztelan.server.tables.clock import new_clock
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.seating import Chair, chairs_to_text

KEY = bytes(range(32))


class Hands:
    """A clock that goes when it is told to."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def forward(self, seconds: float) -> None:
        self.now += seconds


class MemoryStore(Store):
    """What a table needs of a store, in two dictionaries; `broken` makes every write fail."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Any]] = {}
        self.logs: dict[str, list[dict[str, Any]]] = {}
        self.broken = False
        self.appends: list[Append] = []

    async def append(self, append: Append) -> None:
        row = self.tables[append.table]
        if self.broken:
            raise NotKept("disk full")
        if row["length"] != append.first:
            raise Lost
        log = self.logs.setdefault(append.table, [])
        log.extend(
            {"n": append.first + at, "entry": entry, "at": append.at}
            for at, entry in enumerate(append.entries)
        )
        row.update(append.row)
        row["length"] = len(log)
        self.appends.append(append)

    async def table(self, table: str) -> Row | None:
        return cast(Row, self.tables.get(table))

    async def log_of(self, table: str, first: int = 0) -> Sequence[Row]:
        return cast(Sequence[Row], self.logs.get(table, [])[first:])

    async def change_table(self, table: str, values: Mapping[str, Any]) -> None:
        self.tables[table].update(values)

    def entries(self, table: str) -> list[Any]:
        return [msgspec.json.decode(one["entry"]) for one in self.logs.get(table, [])]


class Recorder:
    """A connection that keeps all it is sent."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.eyes: tuple[int | None, ...] = ()
        self.heard: list[bytes] = []
        self.sent_away = False

    def tell(self, message: bytes) -> None:
        self.heard.append(message)

    def goodbye(self) -> None:
        self.sent_away = True

    def messages(self, kind: str | None = None) -> list[dict[str, Any]]:
        told = [msgspec.json.decode(one) for one in self.heard]
        return [one for one in told if kind is None or one["type"] == kind]


def row_of(
    options: Mapping[str, Any], clock: Mapping[str, Any] | None = None, played: str = "citadels"
) -> dict[str, Any]:
    """A new table as it is kept, before anybody has sat down; `anna` is the host."""
    game = load(played)
    complete = game.check_options(options)
    seats = game.seats(complete)
    return {
        "id": "table",
        "game": game.name,
        "rules": game.rules_version,
        "status": "open",
        "visibility": "public",
        "password": None,
        "host": "anna",
        "options": msgspec.json.encode(complete).decode(),
        "opening": None,
        "title": None,
        "seats": chairs_to_text([Chair() for _ in range(seats)]),
        "clock": msgspec.json.encode(new_clock(clock or {"kind": "none"}, seats).to_data(0.0)).decode(),
        "key": KEY,
        "notice": None,
        "length": 0,
        "prefix": 0,
        "admitted": "[]",
        "rematch": None,
        "pause": None,
        "owner": None,
    }


def table_for(
    options: Mapping[str, Any],
    clock: Mapping[str, Any] | None = None,
    now: Hands | None = None,
    played: str = "citadels",
) -> tuple[LiveTable, MemoryStore]:
    """An open table and where it is kept."""
    store = MemoryStore()
    store.tables["table"] = row_of(options, clock, played)
    return again(store, now or Hands()), store


def again(
    store: MemoryStore, now: Hands, thinkers: Thinkers | None = None, steady: Hands | None = None
) -> LiveTable:
    """The kept table in memory; to be loaded if its game has begun."""
    row = cast(Row, store.tables["table"])
    return LiveTable(row, store, thinkers or Thinkers(1, 5.0), now, steady=steady)


def seat_people(table: LiveTable, *people: str) -> None:
    """One person a chair, each with a nonce of their own."""
    for seat, person in enumerate(people):
        table.lobby.sit(person, person.title(), seat, f"{seat:02x}" * 16)


def first_choice(table: LiveTable) -> dict[str, Any]:
    """The last legal action: seldom a way to stop."""
    assert table.match is not None
    return table.game.codec.decode(table.game.legal(table.match.state)[0])
