"""Pictures laid side by side on sheets, so that a film can be read like a story."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ViewportSize

ACROSS: Final = {True: (4, 3), False: (8, 2)}
"""Columns and rows of a sheet, for pictures that are wider than high and for others."""
WIDTH: Final = 2000


def contact_sheet(browser: Browser, pictures: Sequence[Path], into: Path, size: ViewportSize) -> list[Path]:
    columns, rows = ACROSS[size["width"] > size["height"]]
    each = columns * rows
    wide = WIDTH // columns
    high = wide * size["height"] // size["width"] + 18
    page = browser.new_page(viewport={"width": WIDTH, "height": high * rows})
    sheets = []
    for first in range(0, len(pictures), each):
        boxes = "".join(
            f"<figure><figcaption>{(first + at) / 2:.1f} s</figcaption>"
            f"<img src='data:image/png;base64,{base64.b64encode(picture.read_bytes()).decode()}'></figure>"
            for at, picture in enumerate(pictures[first : first + each])
        )
        page.set_content(
            f"<style>body{{margin:0;display:flex;flex-wrap:wrap;font:12px sans-serif}}figure{{margin:0;width:{wide}px}}"
            f"img{{width:{wide}px;display:block}}figcaption{{height:18px}}</style>{boxes}"
        )
        sheet = into / f"sheet-{first // each + 1:02}.png"
        page.screenshot(path=sheet)
        sheets.append(sheet)
    page.close()
    return sheets
