"""A server that cannot start says so in one line and has touched nothing that it need not."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from chaos.postgres import Postgres
from tests.cli.running import refused

LIMITED = """
import resource, runpy, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv.pop(1)),) * 2)
runpy.run_module("kasztelan.server.run", run_name="__main__")
"""


def started_on_a_disk_of(size: int, data: Path) -> tuple[int, str]:
    """The exit code and stderr of a server that may write so many bytes to a file."""
    command = [sys.executable, "-c", LIMITED, str(size), "--port", "0", "--data", str(data)]
    environ = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env=environ)
    return ended.returncode, ended.stderr


@pytest.mark.parametrize(("size", "problem"), [(1_000, "cannot be used"), (100_000, "the database cannot")])
def test_a_full_disk(tmp_path: Path, size: int, problem: str) -> None:
    code, said = started_on_a_disk_of(size, tmp_path / "data")
    assert (code, said.count("\n")) == (2, 1), said
    assert said.startswith("data: ")
    assert problem in said


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE people (surname TEXT)")


def test_a_database_of_another_program(tmp_path: Path) -> None:
    foreign(tmp_path / "kasztelan.db")
    before = (tmp_path / "kasztelan.db").read_bytes()
    assert refused("serve", "--port", 0, "--data", tmp_path) == (
        "data: holds tables that are not Kasztelan's; allowed: an empty database, or one that a server has used"
    )
    assert (tmp_path / "kasztelan.db").read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["kasztelan.db"]


def test_a_schema_that_only_looks_like_ours(tmp_path: Path) -> None:
    """It shows while the schema is brought up to date."""
    file = tmp_path / "kasztelan.db"
    foreign(file)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('0001')")
    code, said = started_on_a_disk_of(10_000_000, tmp_path)
    assert (code, said.count("\n")) == (2, 1), said
    assert said.startswith("data: the database cannot be used (no such table")


def test_a_database_that_is_not_there(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", postgres.address.replace("/postgres?", "/nowhere?", 1))
    line = refused("serve", "--port", 0, "--data", tmp_path / "data")
    assert line.startswith('DATABASE_URL: the database cannot be used (database "nowhere" does not exist)')
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_made_for_a_server_whose_port_is_taken(tmp_path: Path) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        refused("serve", "--port", taken.getsockname()[1], "--data", tmp_path / "data")
    assert list(tmp_path.iterdir()) == []
