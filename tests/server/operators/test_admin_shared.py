"""`kasztelan admin` where two servers share a PostgreSQL: whichever is asked, the right one does it."""

from __future__ import annotations

import json
import os
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from chaos.postgres import Postgres, programs
from kasztelan.server.settings import Settings
from kasztelan.server.storage.store import Store
from tests.cli.running import refused, run
from tests.server.awaited import awaited
from tests.server.operators.big_table import LINES, made_big
from tests.server.operators.hosting import Anna, Hosting, act, ask, hosting, next_changes, pictures

Pair = tuple[Hosting, Hosting]


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """People come to the first, the operator asks the second."""
    folder, database = tmp_path_factory.mktemp("shared"), postgres.new_database()
    with (
        hosting(folder / "first", database=database) as first,
        hosting(folder / "second", database=database) as second,
    ):
        yield first, second


@pytest.fixture(autouse=True)
def database(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("DATABASE_URL", pair[0].database)
    return pair[0].database


@pytest.fixture
def anna(pair: Pair) -> Iterator[Anna]:
    with Anna(pair[0].address) as anna:
        yield anna


def admin(server: Hosting, *words: str | object) -> str:
    """What `kasztelan admin` says when all goes well."""
    result = run("admin", *words, "--data", server.data)
    assert result.exit_code == 0, result.output
    return result.stdout


def listed(server: Hosting, table: str) -> dict[str, Any]:
    rows = [json.loads(line) for line in admin(server, "list", "--json").splitlines()]
    return next(row for row in rows if row["id"] == table)


def test_a_table_is_closed_and_brought_back_by_another_server_than_its_own(
    pair: Pair, anna: Anna, tmp_path: Path
) -> None:
    _, second = pair
    table = anna.table()
    with anna.at(table) as seat:
        act(seat)
    with anna.at(table) as seat:
        before = [one["game"] for one in pictures(seat)]
        admin(second, "export", table, tmp_path / "table.json")
        assert admin(second, "close", table) == f"Table {table} is closed.\n"
        assert [["table", "status"], "closed"] in next_changes(seat)
    assert listed(second, table)["status"] == "closed"
    assert table in admin(second, "list", "--status", "closed")
    assert admin(second, "import", tmp_path / "table.json") == f"Table {table} is playing.\n"
    with anna.at(table) as seat:
        assert [one["game"] for one in pictures(seat)] == before
    assert "is playing" in refused("admin", "import", tmp_path / "table.json", "--data", second.data)


def test_a_big_table_is_brought_in_wherever_it_belongs(pair: Pair, anna: Anna, tmp_path: Path) -> None:
    """First as a new table with all its chat, then, put away, through a server that has to pass it on."""
    first, second = pair
    table = anna.table()
    admin(first, "export", table, tmp_path / "small.json")
    packed = json.loads(made_big((tmp_path / "small.json").read_bytes(), "nobody here"))
    packed["table"]["id"] = "a-table-from-elsewhere"
    packed["table"]["host"] = "somebody elsewhere"
    big = tmp_path / "big.json"
    big.write_text(json.dumps(packed, ensure_ascii=False))
    assert big.stat().st_size > 1_500_000
    admin(first, "import", big)
    admin(first, "close", "a-table-from-elsewhere")
    admin(second, "import", big)
    admin(second, "export", "a-table-from-elsewhere", tmp_path / "again.json")
    again = json.loads((tmp_path / "again.json").read_text())
    assert again["record"] == packed["record"]
    assert [line["text"] for line in again["chat"]] == [line["text"] for line in packed["chat"]]
    assert {line["person"] for line in again["chat"]} == {""}
    assert (len(again["chat"]), again["table"]["host"]) == (LINES, "")


def test_a_check_before_an_upgrade(pair: Pair, anna: Anna) -> None:
    second = pair[1]
    table = anna.table()
    assert "0 would freeze" in admin(second, "check")
    change_first_entry(pair[0].database, table, '{"by":0,"verb":"fly"}')
    result = run("admin", "check", "--data", second.data)
    assert (result.exit_code, f"{table} (citadels, playing) would freeze" in result.stdout) == (1, True)
    admin(second, "close", table)
    assert "0 would freeze" in admin(second, "check")


@awaited
async def change_first_entry(database: str, table: str, entry: str) -> None:
    store = Store(Settings(data=Path(), database_url=database).database)
    query = text("UPDATE log SET entry = :entry WHERE table_id = :table AND n = 0")
    assert await store.change(query.bindparams(entry=entry, table=table)) == 1
    await store.engine.dispose()


def test_what_was_reported_is_listed_by_any_server(pair: Pair, anna: Anna) -> None:
    table = anna.table()
    with anna.at(table) as seat:
        line = ask(seat, type="chat", text="what [b]a[/b] thing to say")["line"]
        ask(seat, type="report", n=line)
    told = [json.loads(one) for one in admin(pair[1], "reports", "--json").splitlines()]
    assert [(one["table"], one["text"]) for one in told] == [(table, "what [b]a[/b] thing to say")]


def test_a_backup_is_made_by_pg_dump_and_can_be_restored(
    pair: Pair, anna: Anna, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(programs()), prepend=os.pathsep)
    table = anna.table()
    copy = tmp_path / "kasztelan.dump"
    said = admin(pair[1], "backup", copy)
    assert said.startswith(f"{copy} holds everything")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [one.name for one in tmp_path.iterdir()] == ["kasztelan.dump"]
    assert "is there already" in refused("admin", "backup", copy, "--data", pair[1].data)
    assert "in no folder" in refused("admin", "backup", tmp_path / "no" / "copy", "--data", pair[1].data)

    restored = postgres.new_database()
    command = ["pg_restore", "--exit-on-error", "--no-owner", f"--dbname={restored}", str(copy)]
    subprocess.run([programs() / command[0], *command[1:]], check=True)
    admin(pair[0], "export", table, tmp_path / "here.json")
    monkeypatch.setenv("DATABASE_URL", restored)
    admin(pair[0], "export", table, tmp_path / "there.json")
    assert (tmp_path / "there.json").read_bytes() == (tmp_path / "here.json").read_bytes()


def test_a_backup_without_pg_dump_says_what_is_missing(
    pair: Pair, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    line = refused("admin", "backup", tmp_path / "copy", "--data", pair[1].data)
    assert line.startswith("backup: PostgreSQL is backed up by pg_dump, and there is none on this machine")
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_fails_leaves_nothing_and_tells_no_password(
    pair: Pair, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(programs()), prepend=os.pathsep)
    monkeypatch.setenv(
        "DATABASE_URL", pair[0].database.replace("postgres:@", "postgres:hush@") + "-not-there"
    )
    line = refused("admin", "backup", tmp_path / "copy", "--data", pair[1].data)
    assert line.startswith("backup: pg_dump failed (")
    assert "hush" not in line
    assert list(tmp_path.iterdir()) == []
