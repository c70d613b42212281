"""Takes the pictures of every screen: `python -m screenshots.take [--png DIR] [SCREEN ...]`."""

from __future__ import annotations

import argparse
import base64
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from screenshots.screens import SCREENS
from screenshots.stage import Stage
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.visiting import DESKTOP, PHONE, Visits
from tests.server.operators.hosting import hosting

PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
QUALITY: Final = 0.86
# The browser itself packs its pictures tighter than PNG does.
PACK: Final = """async ([png, quality]) => {
  const picture = await createImageBitmap(await (await fetch(png)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  const packed = await canvas.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await packed.arrayBuffer());
  return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
}"""


class Look(NamedTuple):
    """How a screen is looked at."""

    device: Literal["desk", "phone"]
    theme: Literal["light", "dark"]
    language: str
    viewport: ViewportSize


LOOKS: Final = (
    Look("desk", "light", "en", DESKTOP),
    Look("desk", "dark", "uk", DESKTOP),
    Look("phone", "light", "pl", PHONE),
    Look("phone", "dark", "en", PHONE),
)
LOCALES: Final = {"en": "en-GB", "pl": "pl-PL", "uk": "uk-UA"}


def shots(visits: Visits, stage: Stage, names: list[str], looks: list[Look]) -> Iterator[tuple[str, bytes]]:
    for name in names:
        for look in looks:
            page = visits(locale=LOCALES[look.language], viewport=look.viewport, theme=look.theme)
            stage.kasia.comes(page)
            SCREENS[name](stage, page, look.language)
            yield f"web-{name}-{look.device}-{look.theme}", settled(page)
            visits.close()


def settled(page: Page) -> bytes:
    """The picture of a page when its fonts have come and nothing is pointed at."""
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready.then(() => null)")
    page.evaluate(
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
    )
    return page.screenshot(animations="disabled", caret="hide")


def packed(browser: Browser, png: bytes) -> bytes:
    page = browser.new_page()
    address = f"data:image/png;base64,{base64.b64encode(png).decode()}"
    text: str = page.evaluate(PACK, [address, QUALITY])
    page.close()
    return base64.b64decode(text)


def take(names: list[str], looks: list[Look], png: Path | None) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        hosting(Path(folder) / "data") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=list(ARGUMENTS))
        visits = Visits(browser, house.address)
        stage = Stage(house.address)
        stage.busy_lobby()
        for name, picture in shots(visits, stage, names, looks):
            if png is None:
                (PICTURES / f"{name}.webp").write_bytes(packed(browser, picture))
            else:
                (png / f"{name}.png").write_bytes(picture)
            print(name, flush=True)
        browser.close()


def main() -> None:
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("screens", nargs="*", metavar="SCREEN", help=", ".join(SCREENS))
    asking.add_argument("--look", action="append", help="desk-light, desk-dark, phone-light or phone-dark")
    asking.add_argument("--png", type=Path, help="write whole PNG files into this folder instead")
    wanted = asking.parse_args()
    unknown = [name for name in wanted.screens if name not in SCREENS]
    if unknown:
        asking.error(f"no such screen: {', '.join(unknown)}")
    looks = [look for look in LOOKS if not wanted.look or f"{look.device}-{look.theme}" in wanted.look]
    take(wanted.screens or list(SCREENS), looks, wanted.png)


if __name__ == "__main__":
    main()
