"""`kasztelan admin`: looking after a server that runs, or that does not."""

from __future__ import annotations

import json
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from kasztelan.server.operators.admin_key import find_running
from kasztelan.server.operators.table_export import ExportedTable, import_table
from kasztelan.server.tables.seating import chairs_from_text
from tests.cli.running import refused, resealed, run
from tests.server.operators.big_table import made_big
from tests.server.operators.hosting import Anna, Hosting, act, ask, hosting, next_changes, pictures


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosting]:
    with hosting(tmp_path_factory.mktemp("admin") / "data") as running:
        yield running


@pytest.fixture(scope="module")
def anna(server: Hosting) -> Iterator[Anna]:
    with Anna(server.address) as anna:
        yield anna


@pytest.fixture
def table(anna: Anna) -> str:
    """A table where one decision has been made."""
    table = anna.table()
    with anna.at(table) as seat:
        act(seat)
    return table


def admin(server: Hosting, *words: str | object) -> str:
    """What `kasztelan admin` says when all goes well."""
    result = run("admin", *words, "--data", server.data)
    assert result.exit_code == 0, result.output
    return result.stdout


def listed(server: Hosting, table: str) -> dict[str, Any]:
    rows = [json.loads(line) for line in admin(server, "list", "--json").splitlines()]
    return next(row for row in rows if row["id"] == table)


def test_list(server: Hosting, table: str) -> None:
    row = listed(server, table)
    assert (row["status"], row["game"], row["names"]) == ("playing", "citadels", ["Anna", "Anna 2"])
    assert table in admin(server, "list", "--status", "playing")
    assert table not in admin(server, "list", "--status", "frozen")
    assert "playing" in refused("admin", "list", "--status", "lost", "--data", server.data)


def test_close_tells_whoever_looks(server: Hosting, anna: Anna, table: str) -> None:
    with anna.at(table) as seat:
        pictures(seat)
        assert admin(server, "close", table) == f"Table {table} is closed.\n"
        assert [["table", "status"], "closed"] in next_changes(seat)
    assert listed(server, table)["status"] == "closed"


def test_a_closed_table_comes_back_as_it_was(server: Hosting, anna: Anna, table: str, tmp_path: Path) -> None:
    with anna.at(table) as seat:
        before = [one["game"] for one in pictures(seat)]
    file = tmp_path / "table.json"
    admin(server, "export", table, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    admin(server, "close", table)
    assert admin(server, "import", file) == f"Table {table} is playing.\n"
    with anna.at(table) as seat:
        assert [one["game"] for one in pictures(seat)] == before
        again = next(one for one in before if one["choices"])
        ask(seat, type="act", n=again["n"], do=again["choices"][0])


def test_a_table_in_play_is_not_replaced(server: Hosting, table: str, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    admin(server, "export", table, file)
    assert "is playing" in refused("admin", "import", file, "--data", server.data)
    assert "is there already" in refused("admin", "export", table, file, "--data", server.data)


def test_people_of_another_server_are_played_for_by_bots(server: Hosting, table: str, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    admin(server, "export", table, file)
    packed = msgspec.json.decode(file.read_bytes(), type=ExportedTable)
    row = import_table(packed, lambda _: False, now=5.0).row
    assert [(seat.name, seat.away) for seat in chairs_from_text(row["seats"])] == [
        ("Anna", True),
        ("Anna 2", True),
    ]
    assert row["status"] == "playing"


@pytest.mark.parametrize("how", ["cut", "edited", "foreign", "text", "no table"])
def test_a_spoiled_file_is_refused(server: Hosting, table: str, tmp_path: Path, how: str) -> None:
    file = tmp_path / "table.json"
    admin(server, "export", table, file)
    admin(server, "close", table)
    packed = json.loads(file.read_text())
    if how == "cut":
        packed["record"]["actions"].pop()
    elif how == "edited":
        record = packed["record"]
        actions = [*record["actions"][:-1], {"by": 0, "verb": "end_turn"}]
        packed["record"] = json.loads(resealed(record, actions=actions))
    elif how == "foreign":
        packed["seats"].append({"kind": "bot"})
    elif how == "no table":
        del packed["table"]
    file.write_text("nonsense" if how == "text" else json.dumps(packed))
    refused("admin", "import", file, "--data", server.data)
    assert listed(server, table)["status"] == "closed"


def test_what_is_not_there(server: Hosting, tmp_path: Path) -> None:
    assert "there is no such table" in refused("admin", "close", "nowhere", "--data", server.data)
    assert "there is no such table" in refused("admin", "close", "../../me", "--data", server.data)
    file = tmp_path / "file"
    assert "there is no such table" in refused("admin", "export", "nowhere", file, "--data", server.data)
    assert not file.exists()
    assert "no server runs" in refused("admin", "close", "nowhere", "--data", tmp_path)
    assert "holds no tables" in refused("admin", "list", "--data", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nobody_else_gets_in(server: Hosting, anna: Anna, table: str, tmp_path: Path) -> None:
    key = find_running(server.data)
    assert key is not None
    for headers in ({}, {"authorization": "Bearer kasz_admin_0"}, {"authorization": key.key}):
        answer = httpx.post(
            f"{server.address}/api/admin/tables/{table}/close", headers=headers, trust_env=False
        )
        assert answer.status_code == 404
    wanted = {"file": str(tmp_path / "copy.db")}
    assert anna.client.post("/api/admin/backup", json=wanted).status_code == 404
    assert not (tmp_path / "copy.db").exists()
    assert listed(server, table)["status"] == "playing"


def test_a_backup_while_people_play(server: Hosting, table: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    admin(server, "backup", copy / "kasztelan.db")
    assert stat.S_IMODE((copy / "kasztelan.db").stat().st_mode) == 0o600
    assert [one.name for one in copy.iterdir()] == ["kasztelan.db"]
    assert "is there already" in refused("admin", "backup", copy / "kasztelan.db", "--data", server.data)
    assert "in no folder" in refused("admin", "backup", copy / "no" / "file", "--data", server.data)
    admin(server, "export", table, tmp_path / "here.json")
    assert run("admin", "export", table, tmp_path / "there.json", "--data", copy).exit_code == 0
    assert (tmp_path / "there.json").read_bytes() == (tmp_path / "here.json").read_bytes()


def test_a_check_before_an_upgrade(server: Hosting, table: str, tmp_path: Path) -> None:
    """Beside the running server nothing freezes; in a copy whose log tells nonsense that table does."""
    assert "0 would freeze" in admin(server, "check")
    copy = tmp_path / "copy"
    copy.mkdir()
    admin(server, "backup", copy / "kasztelan.db")
    with closing(sqlite3.connect(copy / "kasztelan.db")) as database, database:
        database.execute(
            "UPDATE log SET entry = ? WHERE table_id = ? AND n = 0", ('{"by":0,"verb":"fly"}', table)
        )
    result = run("admin", "check", "--data", copy)
    assert result.exit_code == 1
    assert f"{table} (citadels, playing) would freeze: actions[0]" in result.stdout
    assert "1 would freeze" in result.stdout
    with closing(sqlite3.connect(copy / "kasztelan.db")) as database:
        kept = database.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()
    assert kept == ("playing",)


@pytest.mark.usefixtures("table")
def test_a_check_of_an_older_schema(server: Hosting, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    admin(server, "backup", copy / "kasztelan.db")
    with closing(sqlite3.connect(copy / "kasztelan.db")) as database, database:
        database.execute("ALTER TABLE tables DROP COLUMN prefix")
        database.execute("ALTER TABLE tables DROP COLUMN admitted")
    assert run("admin", "check", "--data", copy).exit_code == 0


def test_a_big_table_is_brought_in_with_its_chat(
    server: Hosting, anna: Anna, table: str, tmp_path: Path
) -> None:
    """As a new table; in the place of one that stands here the chat stays as it is there."""
    admin(server, "export", table, tmp_path / "small.json")
    author = anna.client.get("/api/me").json()["id"]
    packed = json.loads(made_big((tmp_path / "small.json").read_bytes(), author))
    packed["table"]["id"] = name = "brought-in"
    big, again = tmp_path / "big.json", tmp_path / "again.json"
    big.write_text(json.dumps(packed, ensure_ascii=False), encoding="utf-8")
    assert big.stat().st_size > 1_500_000
    for _ in range(2):
        assert admin(server, "import", big) == f"Table {name} is playing.\n"
        admin(server, "close", name)
    admin(server, "export", name, again)
    found = json.loads(again.read_bytes())
    assert (found["record"], found["chat"]) == (packed["record"], packed["chat"])
    assert found["table"]["host"] == author


def test_what_was_reported(server: Hosting, anna: Anna, table: str) -> None:
    with anna.at(table) as seat:
        for text in ("good game", "what [b]a[/b] thing to say"):
            line = ask(seat, type="chat", text=text)["line"]
        ask(seat, type="report", n=line)
    said = admin(server, "reports")
    assert "what [b]a[/b] thing to say" in said
    assert table in said
    assert "good game" not in said
    assert said.splitlines()[-1] == "1 line was reported."
    told = json.loads(admin(server, "reports", "--json"))
    assert (told["line"], told["nickname"], told["channel"]) == (line, "Anna", "players")
    polish, ukrainian = (admin(server, "reports", "--lang", one).splitlines()[-1] for one in ("pl", "uk"))
    assert (polish, ukrainian) == ("Zgłoszono 1 wypowiedź.", "Оскаржено 1 репліку.")


def test_an_operator_who_left_no_folder_behind(tmp_path: Path, server: Hosting) -> None:
    """A server that was killed leaves its key; the command says that nobody answers."""
    stale = json.loads((server.data / "admin.json").read_text())
    stale["address"] = "http://127.0.0.1:9"
    (tmp_path / "admin.json").write_text(json.dumps(stale))
    shutil.copy(server.data / "kasztelan.db", tmp_path / "kasztelan.db")
    assert "no server runs" in refused("admin", "close", "nowhere", "--data", tmp_path)
