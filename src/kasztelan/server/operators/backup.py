"""A copy of the database while the server runs."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from kasztelan.core.errors import Refusal
from kasztelan.server.settings import Settings


def back_up(settings: Settings, target: Path) -> int:
    """Copies an SQLite database as it stands at one moment, to a new file for its owner alone; its size.

    Blocks: run it in a thread. The copy takes its name only when it is whole and on disk.
    """
    if settings.shared:
        raise Refusal("backup", "PostgreSQL has its own tools", "pg_dump")
    if not target.is_absolute() or not target.parent.is_dir():
        raise Refusal("file", f"{target} is in no folder", "a new file in a folder that exists")
    if target.exists():
        raise Refusal("file", f"{target} is there already", "a new file")
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        copy(settings.data / "kasztelan.db", draft)
        draft.rename(target)
    except (OSError, sqlite3.Error) as wrong:
        raise Refusal("file", f"{target} cannot be written ({wrong})", "a file that can be written") from None
    finally:
        draft.unlink(missing_ok=True)
    return target.stat().st_size


def copy(source: Path, target: Path) -> None:
    """SQLite's own copying, which readers and writers do not disturb; checked before it counts."""
    with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as written:
        read.backup(written)
        written.execute("PRAGMA journal_mode=DELETE")
        found = written.execute("PRAGMA quick_check").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)
    with target.open("rb") as file:
        os.fsync(file.fileno())
