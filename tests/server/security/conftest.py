"""One server for all attacks: it has to be as well after each of them as before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.security.running import Running, running


@pytest.fixture(scope="package")
def registry(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture(scope="module")
def server(registry: Running) -> Iterator[Running]:
    """The server that all attacks share; after those of a module another table still plays."""
    yield registry
    registry.healthy()
