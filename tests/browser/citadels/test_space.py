"""The Citadels table at every size of screen, for two to eight: all of it is in sight, no word is cut or covered."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.citadels.ribbons import SIZES
from tests.browser.geometry import faults, settled
from tests.browser.guests import Guest, seated
from tests.browser.line import Line
from tests.browser.playing import Board
from tests.browser.visiting import Visits
from tests.games.citadels.agreed import revised
from tests.server.operators.hosting import Hosting

LOCALES: Final = {"en": "en-GB", "pl": "pl-PL", "uk": "uk-UA"}
CITIES: Final = (
    ["trading_post", "monastery", "watchtower", "fortress", "cathedral", "haunted_quarter"],
    ["palace", "trading_post", "harbor", "prison", "town_hall"],
    ["castle", "market", "docks", "keep"],
    ["church", "monastery", "temple", "barracks", "library"],
    ["watchtower", "manor", "market"],
    ["tavern", "church", "prison", "palace"],
    ["trading_post", "docks", "smithy", "laboratory", "harbor", "castle"],
    ["tavern", "manor"],
)
HELD: Final = ["monastery", "fortress", "town_hall", "palace", "cathedral"]
UNIQUE: Final = ("haunted_quarter", "keep", "library", "smithy", "laboratory")
LARGER: Final = 1.18
"""My towers are at least so much wider than a rival's."""
SCROLLED: Final = (".options", ".foot", ".hand")
"""A long list, the second line of a card's foot, the cards in a hand: they lie under each other or are drawn aside."""
FANNED: Final = "in span.word"
"""Cards in a hand cover each other's names, as in a hand of paper."""
TOWERS: Final = """() => ({
  mine: Math.min(...[...document.querySelectorAll('.mine .twr')].map((one) => one.offsetWidth)),
  rivals: Math.max(0, ...[...document.querySelectorAll('.board .twr')].map((one) => one.offsetWidth)),
  page: document.documentElement.scrollWidth - innerWidth,
})"""
OUT: Final = """() => [...document.querySelectorAll('.mine .hand button, .board .niche, .board .player, .fan button')]
  .map((one) => [one.getAttribute('aria-label'), one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.left < -1 || box.right > innerWidth + 1))
  .map(([name]) => name)"""


def wanted(players: int) -> dict[str, Any]:
    """Anna plays the Warlord with a city of six; with three or fewer everybody has two characters."""
    options = revised(*UNIQUE, players=players)
    seats: list[dict[str, Any]] = [{"city": city, "gold": 3} for city in CITIES[:players]]
    seats[0] |= {"characters": ["warlord"], "hand": HELD}
    if players < 4:
        seats[0]["characters"] = ["merchant", "warlord"]
        seats[1]["characters"] = ["king", "architect"]
        return table(options, seats)
    seats[1]["characters"] = ["king"]
    return table(options, seats)


def table(options: dict[str, Any], seats: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "options": options,
        "opening": {"options": options, "seats": seats, "next": "warlord", "gathered": True},
    }


def sits(page: Page, house: Hosting, wished: dict[str, Any], language: str) -> Board:
    anna = Guest(house.address, "Anna")
    anna.comes(page).goto(f"/t/{seated(wished, anna)}")
    board = Board(page, language)
    board.wait_until_asked()
    return board


def wrong(page: Page) -> list[str]:
    found = [one for one in faults(page, *SCROLLED) if not (one.startswith("on top") and FANNED in one)]
    if page.viewport_size and page.viewport_size["width"] > 700:
        found += [f"leans out: {name}" for name in page.evaluate(OUT)]
    widths = page.evaluate(TOWERS)
    if widths["page"] > 1:
        found.append(f"wider than the window by {widths['page']}")
    if (
        page.viewport_size
        and page.viewport_size["width"] > 900
        and widths["mine"] < LARGER * widths["rivals"] - 1
    ):
        found.append(f"towers of {widths['mine']} beside {widths['rivals']}")
    return found


def everywhere(page: Page) -> dict[str, list[str]]:
    """What is wrong, size by size."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found[f"{width}x{height}"] = wrong(page)
    return {size: faults for size, faults in found.items() if faults}


@pytest.mark.parametrize(
    ("players", "language"),
    [(2, "en"), (3, "uk"), (4, "pl"), (5, "uk"), (6, "en"), (7, "pl"), (8, "uk")],
)
def test_a_turn_fits_every_screen(visit: Visits, house: Hosting, players: int, language: str) -> None:
    page = visit(locale=LOCALES[language])
    sits(page, house, wanted(players), language)
    assert everywhere(page) == {}


@pytest.mark.parametrize(("players", "language"), [(4, "pl"), (8, "uk")])
def test_a_draft_fits_every_screen(visit: Visits, house: Hosting, players: int, language: str) -> None:
    page = visit(locale=LOCALES[language])
    sits(page, house, {"options": revised(players=players, crown=0)}, language)
    assert everywhere(page) == {}


STAYS: Final = """
const later = setTimeout;
window.setTimeout = (done, ms, ...rest) => (ms === 8_000 ? 0 : later(done, ms, ...rest));
"""
"""A warning does not leave by itself."""
COVERED: Final = """() => {
  const toast = document.querySelector('.toasts p').getBoundingClientRect();
  const names = { ranks: '.board .niche', ribbon: '.asking' };
  return Object.entries(names)
    .filter(([, selector]) => [...document.querySelectorAll(selector)].some((one) => {
      const box = one.getBoundingClientRect();
      return box.width && box.left < toast.right && toast.left < box.right
        && box.top < toast.bottom && toast.top < box.bottom;
    }))
    .map(([name]) => name);
}"""


def test_a_message_covers_neither_ranks_nor_ribbon(far: Visits, house: Hosting, line: Line) -> None:
    page = far()
    page.add_init_script(STAYS)
    sits(page, house, wanted(4), "en")
    line.cut()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".toasts p")).to_be_visible()
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        found[f"{width}x{height}"] = page.evaluate(COVERED)
    assert {size: names for size, names in found.items() if names} == {}
