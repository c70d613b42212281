"""Draws the app's PNG icons anew from icon.svg and badge.svg, in Chromium: `make icons`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

HERE: Final = Path(__file__).parent
PUBLIC: Final = HERE.parent / "public"
ICON: Final = PUBLIC / "icon.svg"
BADGE: Final = HERE / "badge.svg"
# A mask may cut off whatever lies outside the middle 80 %; the drawing is a little narrower than the square.
SAFE: Final = 0.86
SQUARE: Final = "#ground { clip-path: none } #rim { display: none }"


def draw(page: Page, source: Path, name: str, size: int, *, full: float | None = None) -> None:
    """One picture; `full` fills the square to its corners and leaves the drawing that share of it."""
    style = "body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }"
    if full is not None:
        style += SQUARE + f"#charge {{ transform: scale({full}); transform-origin: 256px 256px }}"
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>{style}</style>{source.read_text(encoding='utf-8')}")
    page.screenshot(path=PUBLIC / name, omit_background=True)
    print(name)


def main(chromium: str | None = None) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        page = browser.new_page()
        draw(page, ICON, "icon-192.png", 192)
        draw(page, ICON, "icon-512.png", 512)
        draw(page, ICON, "icon-maskable-512.png", 512, full=SAFE)
        draw(page, ICON, "apple-touch-icon.png", 180, full=0.94)
        draw(page, BADGE, "badge-96.png", 96)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:2])
