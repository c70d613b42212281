"""The built web client in a real Chromium, served by a real `kasztelan serve`; nothing is built in here."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from kasztelan.games.catalogue import GAMES
from screenshots.stage import Stage
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.line import Line, line_to
from tests.browser.visiting import Visits, Windows
from tests.server.operators.hosting import Hosting, hosting
from web.sources import built_from, sum_of_sources


def check_client() -> None:
    """Refuses to test a client that is not there or not made of the present sources."""
    built = built_from()
    if built is None:
        pytest.fail("the web client is not built: run `make web`", pytrace=False)
    # While several people edit the sources, one may still want to test what was built.
    if built != sum_of_sources() and os.environ.get("KASZTELAN_OLD_CLIENT") != "1":
        pytest.fail("the built web client is not that of the sources: run `make web`", pytrace=False)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosting]:
    """One server for each worker of the run."""
    check_client()
    with hosting(tmp_path_factory.mktemp("house") / "data") as running:
        yield running


@pytest.fixture(scope="session")
def stages(house: Hosting) -> Callable[[str], Stage]:
    """Kasia, her friends and their tables of a game, so that every screen has something to show."""

    @cache
    def stage(game: str) -> Stage:
        stage = Stage(house.address, game)
        stage.busy_lobby()
        return stage

    return stage


@pytest.fixture
def stage(stages: Callable[[str], Stage]) -> Stage:
    """The stage of the first game."""
    return stages(next(iter(GAMES)))


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Ends with the last of these tests: beside Playwright no other test could have an event loop."""
    with sync_playwright() as playwright:
        found = find_chromium(playwright)
        if found is None:
            pytest.fail("no Chromium here: `make test` fetches one", pytrace=False)
        browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def windows() -> Windows:
    return {}


@pytest.fixture
def visit(chromium: Browser, house: Hosting, windows: Windows) -> Iterator[Visits]:
    """Opens pages for as many people as are wanted; errors in any of them fail the test."""
    visits = Visits(chromium, house.address, windows)
    yield visits
    visits.close()


@pytest.fixture
def page(visit: Visits) -> Page:
    """One person at a desk, by day, in English."""
    return visit()


@pytest.fixture
def line(house: Hosting) -> Iterator[Line]:
    """A line to the server that can be cut."""
    with line_to(house.address) as line:
        yield line


@pytest.fixture
def far(chromium: Browser, line: Line) -> Iterator[Visits]:
    """Visits over that line."""
    visits = Visits(chromium, line.address)
    # The browser says in its console what we do to it here.
    visits.forgiven += ["WebSocket connection", "ERR_", "Failed to load resource"]
    yield visits
    visits.close()
