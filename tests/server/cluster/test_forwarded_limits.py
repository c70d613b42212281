"""Who has asked too much is told so before a server looks for the table."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import event

from chaos.postgres import Postgres
from tests.server.security.running import running

MOST = 40


def test_nothing_is_asked_of_the_database_for_whoever_asks_too_much(
    postgres: Postgres, tmp_path: Path
) -> None:
    """Finding the owner of a table counts as the request itself, not as another one."""
    asked: list[str] = []
    limits = {"requests_a_minute": MOST, "lease_seconds": 600.0}
    with running(tmp_path, database_url=postgres.new_database(), **limits) as server:
        server.stand_still()
        with server.guest("Anna") as anna:
            table = anna.table(start=False)
            for _ in range(MOST - 11 - 11 - 1):
                assert anna.get(f"/api/tables/{table}").status_code == 200
            event.listen(
                server.services.store.engine.sync_engine,
                "before_cursor_execute",
                lambda *given: asked.append(given[2]),
            )
            answers = [
                anna.get(f"/api/tables/{table}"),
                anna.get("/api/tables/nowhere/chat"),
                anna.post(f"/api/admin/tables/{table}/close"),
            ]
            assert [one.status_code for one in answers] == [429] * 3
            assert answers[0].json()["detail"]["code"] == "too_many_requests"
            with anna.play(table) as seat:
                assert seat.hear()["code"] == "too_many_requests"
                assert seat.ended() == 1013
        assert asked == []
