"""Whoever logged out is sent away everywhere, even where nobody heard of it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from chaos.postgres import Postgres
from kasztelan.server.api.login_recheck import TRUSTED_FOR
from tests.server.security.running import Person, Running, Seat, running


@pytest.fixture
def server(postgres: Postgres, tmp_path: Path) -> Iterator[Running]:
    """One server of a shared database; that others changed something there it learns from messages alone."""
    with running(tmp_path, database_url=postgres.new_database()) as started:
        yield started


def log_out_elsewhere(server: Running, person: Person) -> None:
    """As another server does it, but the message is lost."""
    server.inside(server.services.store.change_person(person.id, {"epoch": 1}))


def test_after_news_were_missed_everybody_is_looked_at_again(server: Running) -> None:
    with server.guest("Anna") as anna, server.guest("Ewa") as ewa:
        table = anna.table(start=False)
        with anna.play(table) as hers, ewa.play(table) as watching:
            hers.hear()
            watching.hear()
            log_out_elsewhere(server, anna)
            listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            assert server.inside(server.services.store.scalar(text(listening))) is True
            assert hers.ended() == 1012
            assert watching.ask(type="chat", text="still here")["type"] == "done"


def test_logging_out_at_another_server_ends_connections_here(server: Running, tmp_path: Path) -> None:
    shared = server.services.settings.database_url
    with (
        running(tmp_path / "other", database_url=shared) as other,
        server.guest("Anna") as anna,
        anna.play(anna.table(start=False)) as hers,
        other.client() as elsewhere,
    ):
        hers.hear()
        elsewhere.cookies.set("kasztelan", anna.cookie)
        assert elsewhere.post("/api/logout").status_code == 204
        assert hers.ended() == 1012


@pytest.mark.parametrize("later", [TRUSTED_FOR + 1, -3_600.0])
@pytest.mark.parametrize("way", ["cookie", "token"])
def test_a_command_after_a_while_is_not_done_for_whoever_may_no_longer(
    server: Running, way: str, later: float
) -> None:
    """Nor after the machine's clock was set back."""
    with server.guest("Anna") as anna, server.guest("Ewa") as ewa:
        table = anna.table(start=False)
        made = anna.post("/api/tokens", {"name": "bot"}).json()
        headers = {"Cookie": f"kasztelan={anna.cookie}"}
        if way == "token":
            headers = {"Authorization": f"Bearer {made['token']}"}
        with Seat(server, table, headers) as hers, ewa.play(table) as other:
            assert hers.ask(type="chat", text="one")["type"] == "done"
            log_out_elsewhere(server, anna)
            server.inside(server.services.store.delete_token(anna.id, made["id"]))
            server.services.registry.now = lambda: time.time() + later
            hers.socket.send('{"type": "chat", "text": "two"}')
            assert hers.ended() == 1012
            assert other.ask(type="chat", text="three")["type"] == "done"
        assert [one["text"] for one in ewa.get(f"/api/tables/{table}/chat").json()] == ["one", "three"]
