"""Reading and writing the database; what is appended to logs is committed in groups."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.elements import ColumnElement

from kasztelan.server.storage.engine import calling, careful_engine
from kasztelan.server.storage.schema import CHAT, LOG, PEOPLE, SECRETS, TABLES, TOKENS

Row = RowMapping

LOGGER: Final = logging.getLogger(__name__)


class NotKept(Exception):
    """What was done could not be made durable; whoever did it goes back to what is kept."""


class Lost(NotKept):
    """The table has another owner, or moved on, since it was read; nothing was written."""


class Away(NotKept):
    """The database does not answer; nothing was asked of it, so nothing was changed."""


class Append:
    """Log entries of one table and what changes on its row with them; all of it is durable, or none."""

    def __init__(
        self, table: str, first: int, entries: Sequence[str], at: float, row: Mapping[str, Any]
    ) -> None:
        self.table = table
        self.first = first
        self.entries = list(entries)
        self.at = at
        self.row = dict(row)
        self.owner: str | None = None


class Store:
    """One database. `append` returns only when what it was given is on disk."""

    def __init__(self, address: str) -> None:
        self.sqlite = address.startswith("sqlite")
        self.engine: AsyncEngine = careful_engine(address)
        self.waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self.writer: asyncio.Task[None] | None = None
        self.wake = asyncio.Event()
        self.closing = False
        # SQLite has one writer at a time; waiting here is kinder than its busy error.
        self.one_writer = asyncio.Lock()

    async def open(self) -> None:
        self.writer = asyncio.create_task(self.write_groups(), name="log writer")

    async def close(self) -> None:
        """Writes what still waits, then lets go of the database."""
        self.closing = True
        self.wake.set()
        if self.writer is not None:
            await self.writer
        await self.engine.dispose()

    # --- the log

    async def append(self, append: Append) -> None:
        """Writes log entries; raises `Lost` if this process no longer owns the table, `NotKept` if nobody can tell.

        Whoever is cancelled while waiting still learns the outcome first: memory and disk must not part.
        """
        if self.closing:
            raise NotKept("the database is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((append, done))
        self.wake.set()
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            done.exception()
            raise

    async def write_groups(self) -> None:
        """Takes all that waits and commits it at once, again and again, until the store is closed."""
        while self.waiting or not self.closing:
            await self.wake.wait()
            if not self.closing:
                self.wake.clear()
            group, self.waiting = self.waiting, []
            if group:
                await self.write_group(group)

    async def write_group(self, group: list[tuple[Append, asyncio.Future[None]]]) -> None:
        """One transaction; in the order of the tables, so that two servers never wait for each other in a ring."""
        group.sort(key=lambda one: one[0].table)
        try:
            outcomes = await self.write_all([append for append, _ in group])
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of any failure
            LOGGER.warning("%d log entries could not be kept: %s", len(group), type(error).__name__)
            for _, done in group:
                done.set_exception(NotKept(type(error).__name__))
            return
        for (_, done), kept in zip(group, outcomes, strict=True):
            if kept:
                done.set_result(None)
            else:
                done.set_exception(Lost())

    async def write_all(self, group: Sequence[Append]) -> list[bool]:
        """Whether each was kept; all that were are on disk when this returns."""
        async with self.one_writer, self.engine.begin() as connection:
            return [await self.write_one(connection, append) for append in group]

    async def write_one(self, connection: AsyncConnection, append: Append) -> bool:
        """The row is changed only if its log is as long as expected and nobody else owns it."""
        length = append.first + len(append.entries)
        query = update(TABLES).where(TABLES.c.id == append.table, TABLES.c.length == append.first)
        if append.owner is not None:
            query = query.where(TABLES.c.owner == append.owner)
        changed = await connection.execute(query.values(length=length, changed=append.at, **append.row))
        if changed.rowcount != 1:
            return False
        if append.entries:
            rows = [
                {"table_id": append.table, "n": append.first + at, "entry": entry, "at": append.at}
                for at, entry in enumerate(append.entries)
            ]
            await connection.execute(insert(LOG), rows)
        return True

    async def log_of(self, table: str, first: int = 0) -> Sequence[Row]:
        query = select(LOG.c.n, LOG.c.entry, LOG.c.at).where(LOG.c.table_id == table, LOG.c.n >= first)
        return await self.rows(query.order_by(LOG.c.n))

    # --- tables

    async def table(self, table: str) -> Row | None:
        return await self.row(select(TABLES).where(TABLES.c.id == table))

    async def count_open_tables(self, host: str) -> int:
        query = select(func.count()).where(
            TABLES.c.host == host, TABLES.c.status.in_(("open", "playing", "paused"))
        )
        return int(await self.scalar(query) or 0)

    async def add_table(self, values: Mapping[str, Any]) -> None:
        await self.change(insert(TABLES).values(**values))

    async def change_table(self, table: str, values: Mapping[str, Any]) -> None:
        await self.change(update(TABLES).where(TABLES.c.id == table).values(**values))

    async def tables_of(self, person: str, most: int | None = None) -> Sequence[Row]:
        """Tables that a person hosts or sits at, the latest first; seats are text that names the people.

        The latest `most` that are not closed, or all that name the person: those they only know the password
        of too.
        """
        named = [TABLES.c.host == person, seats_name(person)]
        if most is None:
            named.append(TABLES.c.admitted.contains(f'"{person}"', autoescape=True))
        query = select(TABLES).where(or_(*named)).order_by(TABLES.c.changed.desc())
        return await self.rows(
            query if most is None else query.where(TABLES.c.status != "closed").limit(most)
        )

    # --- people

    async def person(self, person: str) -> Row | None:
        return await self.row(select(PEOPLE).where(PEOPLE.c.id == person))

    async def person_by_login(self, login: str) -> Row | None:
        return await self.row(select(PEOPLE).where(PEOPLE.c.login == login))

    async def add_person(self, values: Mapping[str, Any]) -> None:
        await self.change(insert(PEOPLE).values(**values))

    async def change_person(self, person: str, values: Mapping[str, Any]) -> None:
        await self.change(update(PEOPLE).where(PEOPLE.c.id == person).values(**values))

    async def delete_person(self, person: str) -> None:
        await self.change(delete(TOKENS).where(TOKENS.c.person == person))
        await self.change(delete(PEOPLE).where(PEOPLE.c.id == person))

    async def add_token(self, values: Mapping[str, Any]) -> None:
        await self.change(insert(TOKENS).values(**values))

    async def tokens_of(self, person: str) -> Sequence[Row]:
        return await self.rows(select(TOKENS).where(TOKENS.c.person == person).order_by(TOKENS.c.created))

    async def delete_token(self, person: str, token: str) -> bool:
        return await self.change(delete(TOKENS).where(TOKENS.c.person == person, TOKENS.c.id == token)) > 0

    async def person_by_token(self, digest: bytes) -> Row | None:
        joined = select(PEOPLE).join(TOKENS, TOKENS.c.person == PEOPLE.c.id)
        return await self.row(joined.where(TOKENS.c.hash == digest))

    # --- secrets

    async def secret(self, fresh: str) -> str:
        """The secret that cookies are signed with; `fresh` is kept if there is none yet."""
        return await self.kept("secret", fresh)

    async def kept(self, name: str, fresh: str) -> str:
        """A secret of this database; `fresh` is kept if there is none yet, by whoever comes first."""
        query = select(SECRETS.c.value).where(SECRETS.c.name == name)
        found = await self.scalar(query)
        if found is None:
            with suppress(IntegrityError):
                await self.change(insert(SECRETS).values(name=name, value=fresh))
            found = await self.scalar(query)
        return str(found)

    # --- chat

    async def add_chat(self, values: Mapping[str, Any]) -> int:
        async with self.writing() as connection:
            result = await connection.execute(insert(CHAT).values(**values))
            key = result.inserted_primary_key
            return int(key[0]) if key else 0

    async def chat_of(self, table: str, most: int = 200) -> Sequence[Row]:
        query = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.id.desc()).limit(most)
        return list(reversed(await self.rows(query)))

    async def chat_by(self, person: str) -> Sequence[Row]:
        return await self.rows(select(CHAT).where(CHAT.c.person == person).order_by(CHAT.c.id))

    async def report_chat(self, table: str, line: int) -> bool:
        query = update(CHAT).where(CHAT.c.table_id == table, CHAT.c.id == line)
        return await self.change(query.values(reported=True)) > 0

    # --- plumbing

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with calling(Away):
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; it is kept, or `NotKept` is raised."""
        with calling(NotKept):
            async with self.one_writer, self.engine.begin() as connection:
                yield connection

    async def row(self, query: Any) -> Row | None:
        async with self.reading() as connection:
            return (await connection.execute(query)).mappings().first()

    async def rows(self, query: Any) -> Sequence[Row]:
        async with self.reading() as connection:
            return (await connection.execute(query)).mappings().all()

    async def scalar(self, query: Any) -> Any:
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar()

    async def change(self, query: Any) -> int:
        """One statement of its own; how many rows it touched."""
        async with self.writing() as connection:
            return int((await connection.execute(query)).rowcount)

    async def changed(self, query: Any) -> Sequence[Row]:
        """One statement of its own; the rows it says it touched."""
        async with self.writing() as connection:
            return (await connection.execute(query)).mappings().all()


def seats_name(person: str) -> ColumnElement[bool]:
    """Whether somebody sits at a table of `tables`."""
    return TABLES.c.seats.contains(f'"person":"{person}"', autoescape=True)


async def public_tables(
    store: Store, status: Sequence[str], game: str | None, first: int, count: int
) -> Sequence[Row]:
    """A page of the public tables with one of these states, the latest first; of one game, or of all."""
    query = select(TABLES).where(TABLES.c.visibility == "public", TABLES.c.status.in_(status))
    if game is not None:
        query = query.where(TABLES.c.game == game)
    latest = TABLES.c.changed.desc(), TABLES.c.id
    return await store.rows(query.order_by(*latest).offset(first).limit(count))
