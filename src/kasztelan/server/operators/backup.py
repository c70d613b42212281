"""A copy of the database while the server runs."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy.engine import make_url

from kasztelan.core.errors import refuse
from kasztelan.server.settings import Settings

SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")


def back_up(settings: Settings, target: Path) -> int:
    """Copies the database as it stands at one moment, to a new file for its owner alone; its size.

    Blocks: run it in a thread. The copy takes its name only when it is whole and on disk.
    """
    if not target.is_absolute() or not target.parent.is_dir():
        raise refuse("file", "file_in_no_folder", "new_file_in_folder", file=str(target))
    if target.exists():
        raise refuse("file", "exists", "new_file", file=str(target))
    try:
        with drafted(target) as draft:
            if settings.shared:
                dump(settings, draft)
            else:
                copy(settings.data / "kasztelan.db", draft)
            with draft.open("rb") as file:
                os.fsync(file.fileno())
    except (OSError, sqlite3.Error) as wrong:
        raise refuse("file", "unwritable", "writable", file=str(target), cause=str(wrong)) from None
    return target.stat().st_size


@contextmanager
def drafted(target: Path) -> Iterator[Path]:
    """An empty file beside the target, which gets the target's name if all goes well and is gone if not."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        yield draft
        draft.rename(target)
    finally:
        draft.unlink(missing_ok=True)


def copy(source: Path, target: Path) -> None:
    """SQLite's own copying, which readers and writers do not disturb; checked before it counts."""
    with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as written:
        read.backup(written)
        written.execute("PRAGMA journal_mode=DELETE")
        found = written.execute("PRAGMA quick_check").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)


def dump(settings: Settings, target: Path) -> None:
    """PostgreSQL's own copying, in the form that `pg_restore` reads."""
    program = shutil.which("pg_dump")
    if program is None:
        raise refuse("backup", "no_pg_dump", "pg_dump")
    command = [
        program,
        "--format=custom",
        "--no-owner",
        "--no-privileges",
        "--no-password",
        f"--file={target}",
    ]
    done = subprocess.run(  # noqa: S603 - nothing in it comes from a client
        command, env={**os.environ, **where(settings)}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        cause = (done.stderr.strip().splitlines() or [f"code {done.returncode}"])[-1]
        raise refuse("backup", "pg_dump_failed", "pg_dump", cause=cause)


def where(settings: Settings) -> Mapping[str, str]:
    """The database as PostgreSQL's programs are told of it; not on the command line, which everybody can read."""
    url = make_url(settings.database)
    given: Mapping[str, Any] = url.get_dialect()().create_connect_args(url)[1]
    names = {"host": "PGHOST", "port": "PGPORT", "user": "PGUSER", "password": "PGPASSWORD"}
    names |= {"database": "PGDATABASE"}
    told = {variable: listed(given[name]) for name, variable in names.items() if given.get(name)}
    if given.get("ssl") in SSL_MODES:
        told["PGSSLMODE"] = given["ssl"]
    return told


def listed(value: Any) -> str:
    """One value, or several hosts or ports with commas between."""
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
