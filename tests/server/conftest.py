"""Databases for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chaos.postgres import Postgres, running_postgres
from kasztelan.server.settings import Settings


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for the whole run; every test takes a new database in it."""
    with running_postgres(hasty=True) as running:
        yield running


@pytest.fixture
def shared(postgres: Postgres, tmp_path: Path) -> Settings:
    """Settings of a server that shares a new PostgreSQL database."""
    return Settings(data=tmp_path, database_url=postgres.new_database())


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings with a new database of each kind in turn."""
    if request.param == "sqlite":
        return Settings(data=tmp_path)
    found: Settings = request.getfixturevalue("shared")
    return found
