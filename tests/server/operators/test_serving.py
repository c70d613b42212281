"""`kasztelan serve`: it says where it is, ends well, and refuses in one line what cannot work."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from kasztelan.cli import serving
from kasztelan.server.operators.admin_key import find_running
from tests.cli.running import refused, run
from tests.server.operators.hosting import PATIENCE, Anna, act, hosting, pictures


def test_a_server_from_start_to_end(tmp_path: Path) -> None:
    """One server for all of it, since starting one takes seconds."""
    data = tmp_path / "data"
    with hosting(data) as first:
        assert first.said == f"Serving at {first.address}"
        assert httpx.get(f"{first.address}/healthz", trust_env=False).json()["status"] == "ok"
        assert stat.S_IMODE((data / "admin.json").stat().st_mode) == 0o600
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        key = find_running(data)
        assert key is not None
        with Anna(first.address) as anna:
            anna.post("/api/account", login="anna", password="correct horse")
            token = anna.post("/api/tokens", name="bot")["token"]
            refused_login = anna.client.post(
                "/api/login", json={"login": "anna", "password": "battery staple"}
            )
            assert refused_login.status_code == 403
            table = anna.table()
            with anna.at(table) as seat:
                n = act(seat)
                counted = httpx.get(f"{first.address}/metrics", trust_env=False).text
                seat.send("{}")
                first.process.terminate()
                said = told_goodbye(seat)
            cookie = anna.cookie
        assert first.process.wait(PATIENCE) == 0
        assert not (data / "admin.json").exists()
    assert 0 < said["retry"] < 10
    check_metrics(counted)
    secrets = [cookie, token, key.key, "correct horse", "battery staple", table]
    check_log(first.log(), first.words.read_text(), secrets)
    with hosting(data) as second, Anna(second.address, cookie) as anna, anna.at(table) as seat:
        assert max(one["game"]["n"] for one in pictures(seat)) > n


def told_goodbye(seat: ClientConnection) -> dict[str, Any]:
    """The last thing a client hears before the server closes with `come back`."""
    heard: list[dict[str, Any]] = []

    def listen() -> None:
        while True:
            heard.append(json.loads(seat.recv(PATIENCE)))

    with pytest.raises(ConnectionClosed):
        listen()
    assert seat.close_code == 1012
    assert heard[-1]["type"] == "goodbye"
    return heard[-1]


def check_metrics(text: str) -> None:
    lines = text.splitlines()
    assert 'kasztelan_tables{status="playing"} 1' in lines
    assert "kasztelan_connections 1" in lines
    assert 'kasztelan_commands_total{kind="act",outcome="done"} 1' in lines
    assert "kasztelan_command_seconds_count 1" in lines
    assert 'kasztelan_requests_total{status="403"} 1' in lines
    memory = next(line for line in lines if line.startswith("kasztelan_memory_bytes "))
    assert int(memory.split()[1]) > 10_000_000


def check_log(lines: list[dict[str, object]], text: str, secrets: list[str]) -> None:
    login = next(line for line in lines if line.get("path") == "/api/login")
    assert login["status"] == 403
    assert login["method"] == "POST"
    assert login["request"]
    assert any(line["message"] == "refused" and line["code"] == "unreadable" for line in lines)
    assert any(line["message"] == "stopping" for line in lines)
    assert [secret for secret in secrets if secret in text] == []


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        line = refused("serve", "--port", port, "--data", tmp_path)
    assert line.startswith(f"port: 127.0.0.1:{port} cannot be used")


def test_a_port_that_is_none(tmp_path: Path) -> None:
    assert refused("serve", "--port", 70000, "--data", tmp_path).endswith("allowed: 0 to 65535")


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    line = refused("serve", "--host", "192.0.2.1", "--port", 0, "--data", tmp_path)
    assert line.startswith("port: 192.0.2.1:0 cannot be used")


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    line = refused("serve", "--port", 0, "--data", tmp_path / "file")
    assert line.startswith("data: ")
    assert line.endswith("allowed: a folder that can be written")


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    # Root may write everywhere but there.
    folder = Path("/proc/self") if os.geteuid() == 0 else tmp_path
    assert refused("serve", "--port", 0, "--data", folder).startswith("data: ")


def test_a_folder_that_holds_something_else(tmp_path: Path) -> None:
    (tmp_path / "kasztelan.db").write_bytes(b"not a database, but long enough to be looked at" * 100)
    assert refused("serve", "--port", 0, "--data", tmp_path).startswith("data: the database cannot be used")


def test_a_database_of_a_newer_program(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "kasztelan.db")) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert refused("serve", "--port", 0, "--data", tmp_path).startswith("data: was used by a newer program")


@pytest.mark.parametrize(
    "address", ["mysql://here/there", "postgresql://u:hush@host:notaport/db", "nonsense"]
)
def test_an_address_of_no_database(tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", address)
    line = refused("serve", "--port", 0, "--data", tmp_path)
    assert line.startswith("DATABASE_URL: ")
    assert "hush" not in line


def test_a_database_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(socket.socket()) as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        monkeypatch.setenv("DATABASE_URL", f"postgresql://u:hush@127.0.0.1:{port}/db")
        line = refused("serve", "--port", 0, "--data", tmp_path)
    assert line.startswith("DATABASE_URL: the database cannot be used")
    assert "hush" not in line


@pytest.mark.parametrize("command", [("serve",), ("admin", "list")])
def test_without_the_server_extra(command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "NEEDED", ("a_package_that_is_not_there",))
    assert refused(*command).endswith("allowed: pip install 'kasztelan[server]'")


def test_help_names_the_flags() -> None:
    shown = run("serve", "--help").output
    assert all(flag in shown for flag in ("--host", "--port", "--data", "--open", "--no-open", "--quiet"))
