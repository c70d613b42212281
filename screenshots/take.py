"""Takes the pictures of every screen: `python -m screenshots.take [--game GAME] [--png DIR] [SCREEN ...]`."""

from __future__ import annotations

import argparse
import base64
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from kasztelan.games.catalogue import GAMES
from screenshots.screens import HOUSE, screens_of
from screenshots.stage import Screen, Stage
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


def shots(
    visits: Visits, stage: Stage, screens: dict[str, Screen], looks: list[Look]
) -> Iterator[tuple[str, bytes]]:
    for name, screen in screens.items():
        for look in looks:
            page = visits(locale=LOCALES[look.language], viewport=look.viewport, theme=look.theme)
            stage.kasia.comes(page)
            screen(stage, page, look.language)
            yield f"web-{name}-{look.device}-{look.theme}", settled(page)
            visits.close()


def settled(page: Page) -> bytes:
    """The picture of a page when its fonts have come and nothing is pointed at."""
    page.mouse.move(0, 0)
    page.locator("html[data-letters]").wait_for(state="attached")
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


def take(game: str, screens: dict[Path, dict[str, Screen]], looks: list[Look], png: bool) -> None:
    """The pictures of a game and of the house where it is played, by the folder where they belong."""
    with (
        tempfile.TemporaryDirectory() as folder,
        hosting(Path(folder) / "data") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=list(ARGUMENTS))
        visits = Visits(browser, house.address)
        stage = Stage(house.address, game)
        stage.busy_lobby()
        for place, wanted in screens.items():
            place.mkdir(parents=True, exist_ok=True)
            for name, picture in shots(visits, stage, wanted, looks):
                file = place / f"{name}.{'png' if png else 'webp'}"
                file.write_bytes(picture if png else packed(browser, picture))
                print(name, flush=True)
        browser.close()


def main() -> None:
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("screens", nargs="*", metavar="SCREEN", help="by default all")
    asking.add_argument("--game", choices=GAMES, help="by default every one")
    asking.add_argument("--look", action="append", help="desk-light, desk-dark, phone-light or phone-dark")
    asking.add_argument("--png", type=Path, help="write whole PNG files into this folder instead")
    wanted = asking.parse_args()
    games = [wanted.game] if wanted.game else list(GAMES)
    known = set(HOUSE).union(*(screens_of(game) for game in games))
    if unknown := [name for name in wanted.screens if name not in known]:
        asking.error(f"no such screen: {', '.join(unknown)}; there are {', '.join(sorted(known))}")
    looks = [look for look in LOOKS if not wanted.look or f"{look.device}-{look.theme}" in wanted.look]
    place = wanted.png or PICTURES
    for game in games:
        screens = {place / game: chosen(screens_of(game), wanted.screens)}
        if game == games[0]:
            # The house is pictured once, with this game in it.
            screens[place] = chosen(HOUSE, wanted.screens)
        take(game, screens, looks, bool(wanted.png))


def chosen(screens: dict[str, Screen], names: list[str]) -> dict[str, Screen]:
    """Those of these names; without any name all of them."""
    return {name: one for name, one in screens.items() if not names or name in names}


if __name__ == "__main__":
    main()
