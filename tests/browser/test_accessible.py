"""axe finds nothing to complain of on any screen, by day and by candle, on a desk and on a phone."""

from __future__ import annotations

from typing import Any, Final, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize, expect

from screenshots.screens import SCREENS
from screenshots.stage import Stage
from tests.browser.visiting import DESKTOP, PHONE, Visits
from tests.server.operators.hosting import Hosting

THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
OPTIONS: Final = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
"""Everything that axe knows, the size of targets too."""


@pytest.fixture(scope="module")
def stage(house: Hosting) -> Stage:
    stage = Stage(house.address)
    stage.busy_lobby()
    return stage


def complaints(page: Page) -> list[str]:
    """What axe says, and where."""
    found: dict[str, Any] = Axe().run(page, options=OPTIONS).response
    return [
        f"{one['id']}: {one['help']}\n    {node['target']} {node['html'][:200]}\n    {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def unroll(page: Page, viewport: ViewportSize) -> None:
    """Bars that stay in view cover what lies beneath until one scrolls; so all of the page is looked at."""
    height = int(page.evaluate("document.documentElement.scrollHeight"))
    if height > viewport["height"]:
        page.set_viewport_size({"width": viewport["width"], "height": height})


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(visit: Visits, stage: Stage, screen: str, viewport: ViewportSize) -> None:
    page = stage.kasia.comes(visit(viewport=viewport))
    SCREENS[screen](stage, page, "en")
    unroll(page, viewport)
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += [f"{theme}: {one}" for one in complaints(page)]
    assert not found, "\n".join(["", *found])
