"""A server for the tests about people."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.security.running import Running, running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("people")) as started:
        yield started
