"""The folder that everything is kept in: nobody but its owner reads it, and one server writes it."""

from __future__ import annotations

import fcntl
import os
import stat
from errno import EACCES, EISDIR, ENOENT, ENOTDIR, EOPNOTSUPP
from pathlib import Path
from typing import IO, Final

from kasztelan.core.errors import Refusal, refuse
from kasztelan.server.settings import Settings

DATABASE: Final = "kasztelan.db"
BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database, with the rights that the database has."""
LOCK: Final = "lock"
SOME: Final = 65_536
"""Bytes without which it is no use to begin."""


def check_folder(settings: Settings) -> None:
    """Says in one line what is wrong with the folder, or with where it would be made; leaves nothing behind."""
    existing = next(one for one in (settings.data, *settings.data.absolute().parents) if one.exists())
    try:
        try_to_write(existing)
    except OSError as wrong:
        raise unusable(settings, wrong) from None
    lock = settings.data / LOCK
    if lock.exists() and not settings.shared:
        with lock.open() as found:
            hold(found)


def try_to_write(folder: Path) -> None:
    """Writes to a file without a name, which is gone when it is closed."""
    if not folder.is_dir():
        raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR))
    if not os.access(folder, os.W_OK | os.X_OK):
        raise PermissionError(EACCES, os.strerror(EACCES))
    try:
        handle = os.open(folder, os.O_TMPFILE | os.O_WRONLY, 0o600)
    except OSError as wrong:
        if wrong.errno in (EOPNOTSUPP, EISDIR, ENOENT):
            # Some file systems have no such files; starting will show it.
            return
        raise
    with os.fdopen(handle, "wb") as file:
        file.write(bytes(SOME))


def unusable(settings: Settings, wrong: OSError) -> Refusal:
    cause = wrong.strerror or type(wrong).__name__
    return refuse("data", "folder_unusable", "writable_folder", folder=str(settings.data), cause=cause)


def hold(lock: IO[str]) -> None:
    """Locks a file until it is closed, unless another server has."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise refuse("data", "folder_taken", "own_folder") from None


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
    hold(lock)
    os.close(os.open(settings.data / DATABASE, os.O_RDWR | os.O_CREAT, 0o600))
    return lock
