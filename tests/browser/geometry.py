"""What can be measured of a page: text that is cut off, that runs out of the window or lies on other text."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

FAULTS: Final = Path(__file__).with_name("geometry.js").read_text("utf-8")
MAY_SCROLL: Final = ("[role=log]", ".gloss", "dialog")
"""What is longer than its place at any table: the chronicle, a note, a sheet."""


def faults(page: Page, *scrolls: str, within: str = "body") -> list[str]:
    """One line for each fault, none for a page where every word can be read; `scrolls` may hide words by scrolling."""
    settled(page)
    found: list[str] = page.evaluate(FAULTS, [within, [*MAY_SCROLL, *scrolls]])
    return found


FRAMES: Final = """new Promise((done) => {
  let frames = 0;
  const next = () => (++frames > 4 ? done(null) : requestAnimationFrame(next));
  requestAnimationFrame(next);
})"""


def settled(page: Page) -> None:
    """Our own letters have come, which are asked for late, and sizes that depend on sizes have been drawn."""
    page.locator("html[data-letters]").wait_for(state="attached")
    page.evaluate(FRAMES)
    page.evaluate("document.fonts.ready.then(() => null)")
    page.evaluate(FRAMES)
