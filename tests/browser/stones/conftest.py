"""A server that also hosts Stones, of which the client knows nothing but what the server tells."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import check_client
from tests.browser.visiting import Visits, Windows
from tests.server.operators.hosting import Hosting, hosting
from tests.stones.registered import stones_registered


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosting]:
    check_client()
    with stones_registered(), hosting(tmp_path_factory.mktemp("quarry") / "data") as running:
        yield running


@pytest.fixture
def visit(chromium: Browser, house: Hosting, windows: Windows) -> Iterator[Visits]:
    visits = Visits(chromium, house.address, windows)
    yield visits
    visits.close()
