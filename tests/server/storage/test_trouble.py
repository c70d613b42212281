"""A database in trouble: everybody is told to try again, nobody loses their connection, nothing is half done."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, event

from chaos.postgres import Postgres
from tests.server.security.running import Running, running


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    address = ""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.new_database()
    with running(tmp_path, database_url=address) as started:
        yield started


@contextmanager
def full(server: Running) -> Iterator[None]:
    """Everything can be read and nothing written."""
    store = server.services.store
    forbid = "PRAGMA query_only=ON" if store.sqlite else "SET TRANSACTION READ ONLY"

    def read_only(connection: Connection) -> None:
        connection.exec_driver_sql(forbid)

    event.listen(store.engine.sync_engine, "begin", read_only)
    try:
        yield
    finally:
        event.remove(store.engine.sync_engine, "begin", read_only)
        server.inside(store.engine.dispose())


@contextmanager
def away(server: Running) -> Iterator[None]:
    """Nothing can be asked."""
    store = server.services.store
    wrong = sqlite3.OperationalError("gone") if store.sqlite else ConnectionRefusedError("gone")

    def refuse(*_: object) -> None:
        raise wrong

    event.listen(store.engine.sync_engine, "do_connect", refuse)
    server.inside(store.engine.dispose())
    try:
        yield
    finally:
        event.remove(store.engine.sync_engine, "do_connect", refuse)


def refused(answer: httpx.Response, code: str) -> None:
    """As documented, with the headers that every answer has."""
    assert (answer.status_code, answer.json()) == (503, {"detail": {"code": code}})
    assert answer.headers["retry-after"] == "1"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-request-id"]


def test_what_cannot_be_written_is_refused_and_the_connection_stays(server: Running) -> None:
    with server.guest("Anna") as anna:
        table = anna.table(start=False)
        with anna.play(table) as seat:
            seat.texts()
            with full(server):
                refused(anna.post("/api/tables", {"game": "citadels"}), "not_kept")
                refused(anna.post("/api/tokens", {"name": "bot"}), "not_kept")
                said = seat.ask(type="chat", text="lost")
                assert (said["type"], said["code"]) == ("refused", "not_kept")
            assert seat.ask(type="chat", text="kept")["type"] == "done"
        assert [one["text"] for one in anna.get(f"/api/tables/{table}/chat").json()] == ["kept"]


def test_while_the_database_is_away_everything_is_refused_and_works_again_later(server: Running) -> None:
    with server.guest("Anna") as anna:
        table = anna.table(start=False)
        with anna.play(table) as seat:
            seat.texts()
            with away(server):
                for path in ("/api/me", "/api/tables", f"/api/tables/{table}", "/api/tables/none"):
                    refused(anna.get(path), "come_back")
                assert anna.get("/healthz").status_code == 503
                said = seat.ask(type="chat", text="lost")
                assert (said["type"], said["code"]) == ("refused", "come_back")
                with anna.play(table) as late:
                    assert late.hear()["code"] == "come_back"
                    assert late.ended() == 1012
            assert seat.ask(type="chat", text="kept")["type"] == "done"
        assert anna.get("/api/me").json()["id"] == anna.id


def test_what_breaks_unexpectedly_is_said_in_the_same_form(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server.guest("Anna") as anna, anna.play(anna.table(start=False)) as seat:

        def broken(*_: object) -> None:
            raise ZeroDivisionError

        seat.texts()
        monkeypatch.setattr(server.services.registry, "tables_of", broken)
        answer = anna.get("/api/tables/mine")
        assert (answer.status_code, answer.json()) == (500, {"detail": {"code": "broken"}})
        assert answer.headers["x-request-id"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        monkeypatch.setattr(server.services.lines, "take", broken)
        assert seat.ask(type="chat", text="lost")["code"] == "broken"
        monkeypatch.undo()
        assert seat.ask(type="chat", text="kept")["type"] == "done"
