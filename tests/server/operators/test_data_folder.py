"""What is kept is for its owner alone, in a folder that was there before too."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.security.running import running


@contextmanager
def generous() -> Iterator[None]:
    """What is made is for everybody to read, as on most machines."""
    before = os.umask(0o022)
    try:
        yield
    finally:
        os.umask(before)


def rights(folder: Path) -> dict[str, int]:
    return {one.name: stat.S_IMODE(one.stat().st_mode) for one in (folder, *folder.iterdir())}


@pytest.mark.parametrize("used", [False, True])
def test_nobody_else_reads_what_is_kept(tmp_path: Path, used: bool) -> None:
    data = tmp_path / "data"
    with generous():
        data.mkdir(mode=0o755)
        if used:
            with closing(sqlite3.connect(data / "kasztelan.db")) as database:
                database.execute("PRAGMA journal_mode=WAL")
        with running(data) as server, server.guest("Anna") as anna:
            anna.table()
            found = rights(data)
    assert found.pop("data") == 0o700
    assert {"kasztelan.db", "kasztelan.db-wal", "kasztelan.db-shm", "lock", "admin.json"} <= set(found)
    assert set(found.values()) == {0o600}


def test_a_folder_that_everybody_writes_to_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    with generous(), running(tmp_path) as server, server.guest("Anna"):
        found = rights(tmp_path)
    assert found.pop(tmp_path.name) == 0o1777
    assert set(found.values()) == {0o600}
