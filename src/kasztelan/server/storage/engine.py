"""The connection to the database: durable whatever it was set to, and what its failures are called here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import event
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

TROUBLE: Final = (DBAPIError, NoneFree, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""A database that is away, starting, full or cannot be written. asyncpg's own errors come while connecting."""
OUR_FAULT: Final = (IntegrityError, DataError, ProgrammingError)
"""The database is well: what it was told cannot be."""


@contextmanager
def calling(failure: type[Exception]) -> Iterator[None]:
    """Raises `failure` with the kind of trouble, if the database is in trouble."""
    try:
        yield
    except OUR_FAULT:
        raise
    except TROUBLE as wrong:
        raise failure(type(getattr(wrong, "orig", None) or wrong).__name__) from wrong


def careful_engine(address: str) -> AsyncEngine:
    """An engine whose commits are on disk when they return, whatever the database was set to."""
    if address.startswith("sqlite"):
        engine = create_async_engine(address)
        event.listen(engine.sync_engine, "connect", careful_sqlite)
        return engine
    durable = {"server_settings": {"synchronous_commit": "on", "application_name": "kasztelan"}}
    return create_async_engine(address, pool_pre_ping=True, connect_args=durable)


def careful_sqlite(connection: Any, record: Any) -> None:
    """Durable at every commit, readers beside the writer, and foreign keys that hold."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
