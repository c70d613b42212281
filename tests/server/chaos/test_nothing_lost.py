"""A short ordeal; `make chaos` is the long one."""

from __future__ import annotations

from pathlib import Path

from chaos.nothing_lost import Ordeal, Sort, run
from chaos.postgres import Postgres

SORT = Sort("citadels", [{"players": 2}, {"players": 3}, {"players": 4}])
TABLES = 8
KILLS = 2


def nothing_lost(ordeal: Ordeal) -> None:
    assert ordeal.wrong == []
    assert ordeal.kills == KILLS
    assert ordeal.numbers["verified"] == TABLES
    assert all(person.acknowledged for person in ordeal.people)
    assert any(person.came > 1 for person in ordeal.people)


def test_nothing_is_lost_on_sqlite(tmp_path: Path) -> None:
    nothing_lost(run("", tmp_path, SORT, TABLES, KILLS, (0.2, 1.0), "short", 240.0))


def test_nothing_is_lost_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    nothing_lost(run(postgres.new_database(), tmp_path, SORT, TABLES, KILLS, (0.2, 1.0), "short", 240.0))
