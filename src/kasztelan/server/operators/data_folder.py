"""The folder that everything is kept in: nobody but its owner reads it, and one server writes it."""

from __future__ import annotations

import fcntl
import os
import stat
from pathlib import Path
from typing import IO, Final

from kasztelan.core.errors import refuse
from kasztelan.server.settings import Settings

DATABASE: Final = "kasztelan.db"
BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database, with the rights that the database has."""
LOCK: Final = "lock"


def take_folder(settings: Settings) -> IO[str] | None:
    """Makes the folder, closes it to everybody else, and locks it: a second server refuses to start.

    The lock holds until it is closed; servers of a PostgreSQL need none.
    """
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    close_to_others(settings.data)
    return None if settings.shared else lock_folder(settings)


def close_to_others(folder: Path) -> None:
    """A folder of 0700 with files of 0600, though it was there before; one that others write too stays open."""
    found = folder.stat()
    if found.st_uid == os.geteuid() and not found.st_mode & stat.S_ISVTX:
        folder.chmod(0o700)
    for name in (DATABASE, *(DATABASE + end for end in BESIDE), LOCK):
        file = folder / name
        if file.is_file() and not file.is_symlink() and file.stat().st_uid == os.geteuid():
            file.chmod(0o600)


def lock_folder(settings: Settings) -> IO[str]:
    """One process writes an SQLite folder; the database is there from now on, for its owner alone."""
    lock = os.fdopen(os.open(settings.data / LOCK, os.O_WRONLY | os.O_CREAT, 0o600), "w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise refuse("data", "folder_taken", "own_folder") from None
    os.close(os.open(settings.data / DATABASE, os.O_RDWR | os.O_CREAT, 0o600))
    return lock
