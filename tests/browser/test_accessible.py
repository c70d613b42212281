"""Every screen, at a desk and on a phone, in the two longer languages: it fits, and axe finds nothing against it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any, Final, Literal, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, ViewportSize, expect

from kasztelan.games.catalogue import GAMES
from screenshots.screens import HOUSE, screens_of
from screenshots.stage import Stage, room
from screenshots.take import LOCALES
from tests.browser.visiting import DESKTOP, PHONE, Visits
from tests.server.operators.hosting import Hosting

TABLES: Final = {"turn", "others", "finished", "replay", "lesson"}.union(
    *(room(game).TABLES for game in GAMES)
)
"""At a desk they need no scrolling at all."""
FIRST: Final = next(iter(GAMES))
SCREENS: Final = {
    **{(FIRST, name): screen for name, screen in HOUSE.items()},
    **{(game, name): screen for game in GAMES for name, screen in screens_of(game).items()},
}
"""Those of the house, where the first game is played, and those of every game."""
OTHERS: Final[tuple[ViewportSize, ...]] = (
    {"width": 720, "height": 450},
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
    {"width": 360, "height": 640},
)
"""A desk at twice the size, a tablet in both ways, a small phone."""
BRIEF: Final = {"resultTypes": ["violations"], "preload": False}
"""Nothing but what is wrong; the styles are all in the page."""
EVERYTHING: Final = {**BRIEF, "rules": {"target-size": {"enabled": True}}}
"""All that axe knows, the size of targets too."""
COLOURS: Final = ["color-contrast", "link-in-text-block"]
"""All that is different by night."""
PLACES: Final = ["target-size", "scrollable-region-focusable", "color-contrast"]
"""All that is different on a phone."""
RUNS: Final[dict[str, dict[Literal["light", "dark"], dict[str, Any]]]] = {
    "desk": {"light": EVERYTHING, "dark": {**BRIEF, "runOnly": COLOURS}},
    "phone": {"dark": {**BRIEF, "runOnly": PLACES}},
}
CLOSELY: Final = [
    (FIRST, "lobby"),
    *((game, name) for game in GAMES for name in ["turn", *room(game).TABLES][:2]),
]
"""The lobby, and of every game a turn and the first table of its own.

What axe looks at on a phone too; of the rest it is seen at the desk that they fit there.
"""
BOTH: Final[dict[Literal["light", "dark"], dict[str, Any]]] = {"light": EVERYTHING, "dark": EVERYTHING}
WHOLE: Final = os.environ.get("KASZTELAN_AXE") == "whole"
"""Everything at both sizes in both themes: `make accessible`."""
READ: Final = [
    *(("desk", *screen) for screen in SCREENS),
    *(("phone", *screen) for screen in (SCREENS if WHOLE else CLOSELY)),
]
PICTURE: Final = "svg[data-picture]"
"""Drawn words lie on drawn grounds, which axe does not see; a table beside the picture says the same to every reader."""
FAR_ENOUGH: Final = 4_000
"""Pixels down that are looked at: beyond them a page goes on with more of the same."""
SIZES: Final = """async ([width, height, whole]) => {
  const page = document.documentElement;
  const sizes = () => {
    const boards = Array.from(document.querySelectorAll('main > .board'));
    return {
      across: page.scrollWidth,
      down: page.scrollHeight,
      hidden: Math.max(0, ...boards.map((one) => one.scrollHeight - one.clientHeight)),
    };
  };
  const fits = (one) => one.across <= width && !(whole && (one.down > height || one.hidden));
  for (let frames = 0; frames < 90 && !fits(sizes()); frames++) await new Promise(requestAnimationFrame);
  return sizes();
}"""
"""A board that measures the room it has gets its size a frame or two after the ribbon has its own: until then one waits."""


def misfits(page: Page, viewport: ViewportSize, whole: bool) -> list[str]:
    """What is wider than the screen, or higher if the whole has to be in sight."""
    width, height = viewport["width"], viewport["height"]
    size: dict[str, int] = page.evaluate(SIZES, [width, height, whole])
    found = [f"{size['across']} px across"] if size["across"] > width else []
    if whole and (size["down"] > height or size["hidden"]):
        found.append(f"{size['down']} px down, {size['hidden']} px of the board hidden")
    return found


def complaints(page: Page, options: dict[str, Any]) -> list[str]:
    """What axe says, and where."""
    found: dict[str, Any] = Axe().run(page, {"exclude": [[PICTURE]]}, options).response
    return [
        f"{one['id']}: {one['help']}\n    {node['target']} {node['html'][:200]}\n    {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def redrawn(page: Page) -> None:
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def unroll(page: Page, viewport: ViewportSize) -> None:
    """Bars that stay in view cover what lies beneath until one scrolls; so all of the page is looked at."""
    height = int(page.evaluate("document.documentElement.scrollHeight"))
    height = height if WHOLE else min(height, FAR_ENOUGH)
    if height > viewport["height"]:
        page.set_viewport_size({"width": viewport["width"], "height": height})


class Reader(NamedTuple):
    """Somebody who goes from screen to screen in one window."""

    page: Page
    viewport: ViewportSize
    language: str
    runs: dict[Literal["light", "dark"], dict[str, Any]]


@pytest.fixture(scope="module")
def reader(request: pytest.FixtureRequest, chromium: Browser, house: Hosting) -> Iterator[Reader]:
    viewport, language = (DESKTOP, "pl") if request.param == "desk" else (PHONE, "uk")
    visits = Visits(chromium, house.address)
    page = visits(viewport=viewport, locale=LOCALES[language])
    yield Reader(page, viewport, language, BOTH if WHOLE else RUNS[request.param])
    visits.close()


@pytest.mark.parametrize(("reader", "game", "screen"), READ, indirect=["reader"])
def test_it_fits_and_axe_finds_nothing(
    reader: Reader, stages: Callable[[str], Stage], game: str, screen: str
) -> None:
    stage = stages(game)
    page = stage.kasia.comes(reader.page)
    page.set_viewport_size(reader.viewport)
    page.emulate_media(color_scheme="light")
    SCREENS[game, screen](stage, page, reader.language)
    found = misfits(page, reader.viewport, reader.viewport == DESKTOP and screen in TABLES)
    unroll(page, reader.viewport)
    for theme, options in reader.runs.items():
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += [f"{theme}: {one}" for one in complaints(page, options)]
    if (game, screen) not in CLOSELY:
        page.set_viewport_size(PHONE)
        redrawn(page)
        found += [f"on a phone: {one}" for one in misfits(page, PHONE, whole=False)]
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize(("game", "screen"), CLOSELY)
def test_at_other_sizes_nothing_scrolls_sideways(
    visit: Visits, stages: Callable[[str], Stage], game: str, screen: str
) -> None:
    stage = stages(game)
    page = stage.kasia.comes(visit(locale=LOCALES["uk"]))
    SCREENS[game, screen](stage, page, "uk")
    found: list[str] = []
    for size in OTHERS:
        page.set_viewport_size(size)
        redrawn(page)
        whole = screen in TABLES and min(size["width"], size["height"]) > 700
        found += [f"{size['width']} × {size['height']}: {one}" for one in misfits(page, size, whole)]
    assert not found, "\n".join(["", *found])
