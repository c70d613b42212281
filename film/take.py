"""Films a round against bots, at a desk and on a phone: `python -m film.take [--game GAME] [--seconds N] [--into DIR]`."""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize, sync_playwright

from film.sheet import contact_sheet
from kasztelan.games.catalogue import GAMES
from kasztelan.server.tables.difference import updated
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.guests import PATIENCE, Guest, seated
from tests.browser.playing import click
from tests.browser.visiting import DESKTOP, PHONE
from tests.server.operators.hosting import hosting

HALF: Final = 500
"""Milliseconds of the stage's clock from one picture to the next."""
LOOKS: Final[dict[str, ViewportSize]] = {"desk": DESKTOP, "phone": PHONE}
BY_HAND: Final = """
localStorage['kasztelan.stage'] = 'by hand';
localStorage['kasztelan.speed'] = '1';
"""
ADVANCE: Final = "(ms) => window.kasztelanStage?.advance(ms).then(() => null)"
CHOICES: Final = "[data-choice]:visible"
LIT: Final = "main button.legal:visible"
"""On a phone a choice that is a piece on the board is not told in words as well."""
GO_ON: Final = (".guard button:nth-of-type(2):visible", "[role=alertdialog]:not(.guard) button:visible")
LONGEST: Final = 240
"""Pictures at most: two minutes."""


class Film:
    """One person's round; every half second a picture."""

    def __init__(self, page: Page, anna: Guest, table: str, into: Path) -> None:
        self.page = page
        self.anna = anna
        self.table = table
        self.into = into
        self.pictures: list[Path] = []
        into.mkdir(parents=True, exist_ok=True)

    def shoot(self) -> None:
        self.page.evaluate(ADVANCE, HALF)
        path = self.into / f"{len(self.pictures):03}.png"
        # What moves by style alone stands where the clock has brought it.
        self.page.screenshot(path=path, animations="allow", caret="hide")
        self.pictures.append(path)

    def answer(self) -> bool:
        """Goes on if something was done to me, else takes the first choice; says whether there was anything to click."""
        for where in (*GO_ON, LIT, CHOICES):
            button = self.page.locator(where)
            if button.count():
                click(button.first)
                self.quiet()
                return True
        return False

    def quiet(self) -> None:
        """Until the others have moved and it is this person's decision again, or the game is over."""
        with self.anna.at(self.table) as socket:
            picture: dict[str, Any] = {}
            while not picture or (picture["table"]["status"] == "playing" and not picture["game"]["choices"]):
                message = json.loads(socket.recv(PATIENCE))
                if message["type"] == "table":
                    picture = message["picture"]
                elif message["type"] == "update":
                    picture = updated(picture, message)

    def take(self, most: int) -> None:
        """Plays and films until so many pictures are taken; a choice is looked at for a second before it is made."""
        idle = 0
        while len(self.pictures) < most:
            self.shoot()
            idle = idle + 1 if self.page.locator(", ".join((*GO_ON, LIT, CHOICES))).count() else 0
            if idle > 1 and self.answer():
                idle = 0


def film(address: str, game: str, page: Page, into: Path, most: int) -> list[Path]:
    anna = Guest(address, "Anna")
    page.add_init_script(BY_HAND)
    anna.comes(page)
    page.goto("/")
    table = seated({"game": game}, anna)
    page.goto(f"/t/{table}")
    page.locator("[data-decision]").wait_for()
    taking = Film(page, anna, table, into)
    taking.quiet()
    taking.take(most)
    return taking.pictures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--look", choices=sorted(LOOKS), action="append")
    parser.add_argument("--seconds", type=int, default=36)
    parser.add_argument("--into", type=Path, default=Path("build/film"))
    asked = parser.parse_args()
    most = min(LONGEST, asked.seconds * 1000 // HALF)
    with (
        tempfile.TemporaryDirectory() as data,
        hosting(Path(data) / "house") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=list(ARGUMENTS))
        for look in asked.look or LOOKS:
            context = browser.new_context(
                base_url=house.address, locale="en-GB", viewport=LOOKS[look], has_touch=look == "phone"
            )
            folder = asked.into / asked.game / look
            pictures = film(house.address, asked.game, context.new_page(), folder, most)
            sheets = contact_sheet(browser, pictures, folder, LOOKS[look])
            print(f"{len(pictures)} pictures in {folder}; {len(sheets)} sheets of them: {sheets[0]} …")
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
