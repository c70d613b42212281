"""The Burgundy table: all of it is in sight at every size, and turns are played by its pieces and by the keyboard."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.geometry import faults
from tests.browser.guests import Guest, seated
from tests.browser.keyboard import Keys, expect_no_mouse
from tests.browser.playing import Board, Taste, click, play_a_step
from tests.browser.visiting import PHONE, Visits
from tests.server.operators.hosting import Hosting

SIZES: Final = (
    (390, 844), (844, 390), (820, 1180), (1024, 768), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440),
)  # fmt: skip
LOCALES: Final = {"en": "en-GB", "pl": "pl-PL", "uk": "uk-UA"}
TABLES: Final[dict[str, dict[str, Any]]] = {
    "base": {"players": 4, "first": 0},
    "team": {"players": 4, "first": 0, "teams": True},
    "alone": {"players": 1},
    "chateauma": {"players": 1, "automa": "hard", "modifiers": ["A", "B", "C", "D"]},
    "all": {
        "players": 3,
        "first": 0,
        "expansions": ["border_posts", "trade_routes", "shields", "vineyards", "inns", "hexes"],
    },
}
OUT: Final = """() => {
  const desk = innerWidth > 900 && innerHeight > 479;
  const bottom = document.querySelector('.asking').getBoundingClientRect().top;
  const own = '.board .hit, .board .press, .board .depot, .board .black, .board .strip > .group';
  return [...document.querySelectorAll(own)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const name = `${one.className} ${one.getAttribute('aria-label') ?? ''}`;
    if (!box.width) return [];
    const aside = box.left < -1 || box.right > innerWidth + 1;
    const under = desk && box.bottom > bottom + 1;
    return aside || under ? [`${name}: ${Math.round(box.left)} ${Math.round(box.bottom)}`] : [];
  });
}"""
COVERED: Final = """() => [...document.querySelectorAll('main .hit')].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  if (!box.width || y < 0 || y > innerHeight) return [];
  const top = document.elementFromPoint(x, y);
  const over = top && (one === top || top.closest('.asking, header, .over'));
  return over ? [] : [`${one.getAttribute('aria-label')} lies under ${top?.className}`];
})"""
A_LIST: Final = ".crowd > .options"
"""Many choices are a list to scroll on a phone."""
ACROSS: Final = "document.documentElement.scrollWidth - innerWidth"
FINGER: Final = 43
"""Pixels across a space of the duchy on a phone."""


def sits(page: Page, house: Hosting, options: dict[str, Any], language: str = "en") -> Board:
    anna = Guest(house.address, "Anna")
    anna.comes(page).goto(f"/t/{seated({'game': 'burgundy', 'options': options}, anna)}")
    board = Board(page, language)
    board.wait_until_asked()
    return board


@pytest.mark.parametrize(
    ("table", "language"),
    [("base", "pl"), ("all", "uk"), ("team", "uk"), ("alone", "pl"), ("chateauma", "pl")],
)
def test_every_piece_is_in_sight_at_every_size(
    visit: Visits, house: Hosting, table: str, language: str
) -> None:
    page = visit(locale=LOCALES[language])
    sits(page, house, TABLES[table], language)
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        wrong = [*page.evaluate(OUT), *page.evaluate(COVERED), *faults(page, A_LIST)]
        if page.evaluate(ACROSS) > 1:
            wrong.append("wider than the window")
        found[f"{width}x{height}"] = wrong[:4]
    assert {size: wrong for size, wrong in found.items() if wrong} == {}


def test_turns_are_played_by_pieces_and_then_by_keys_alone(visit: Visits, house: Hosting) -> None:
    page = visit()
    board = sits(page, house, {"players": 2, "first": 0})
    for step in range(7):
        board.wait_until_asked()
        with board.decided():
            play_a_step(board, click, step, Taste())
    board.wait_until_asked()
    keys = Keys(board)
    page.reload()
    for _ in range(4):
        board.wait_until_asked()
        before = board.decision()
        lit = board.lit().first
        if lit.count():
            lit.focus()
            page.keyboard.press("Enter")
            if board.left_open(before):
                keys.choose(page.locator("[data-choice]").first)
        else:
            keys.choose(page.locator("[data-choice]").first)
        expect(board.moved_on(before)).to_be_visible()
    expect_no_mouse(board)


def test_a_piece_that_can_do_nothing_says_what_it_needs(visit: Visits, house: Hosting) -> None:
    opening = {
        "options": {"players": 2},
        "seats": [{"hexes": {"19": "castle"}, "dice": [1, 1]}, {"hexes": {"19": "castle"}}],
        "depots": {"4": ["mine"]},
        "black": ["ship"],
    }
    page = visit()
    anna = Guest(house.address, "Anna")
    table = seated({"game": "burgundy", "options": {"players": 2}, "opening": opening}, anna)
    anna.comes(page).goto(f"/t/{table}")
    board = Board(page)
    board.wait_until_asked()
    before = board.decision()
    page.locator("[data-place=depot-4-mine]").click()
    expect(board.ribbon()).to_contain_text("It takes 3\xa0workers")
    page.locator("[data-place=black-ship]").click()
    expect(board.ribbon()).to_contain_text("It takes 2\xa0silver")
    assert board.decision() == before


def test_a_turn_is_started_over_with_one_button(visit: Visits, house: Hosting) -> None:
    opening = {
        "options": {"players": 2},
        "seats": [{"hexes": {"19": "castle"}, "dice": [4, 4]}, {"hexes": {"19": "castle"}}],
        "depots": {"4": ["mine", "ship"]},
    }
    anna = Guest(house.address, "Anna")
    table = seated({"game": "burgundy", "options": {"players": 2}, "opening": opening}, anna)
    page = anna.comes(visit())
    page.goto(f"/t/{table}")
    board = Board(page)
    over = page.get_by_role("button", name=board.words.text("table-start-over"), exact=True)
    board.wait_until_asked()
    for hex in ("mine", "ship"):
        expect(over).to_have_count(0)
        with board.decided():
            page.locator(f"[data-place=depot-4-{hex}]").click()
        board.wait_until_asked()
    expect(page.locator("[data-place^=stored-]")).to_have_count(2)
    with board.decided():
        over.click()
    board.wait_until_asked()
    expect(page.locator("[data-place^=stored-]")).to_have_count(0)
    expect(page.locator("[data-place^=depot-4-]")).to_have_count(2)
    expect(over).to_have_count(0)


def test_on_a_phone_depots_are_one_tap_away_and_spaces_are_for_fingers(visit: Visits, house: Hosting) -> None:
    page = visit(viewport=PHONE)
    board = sits(page, house, {"players": 2, "first": 0})
    space = page.locator("[data-place=space-19]")
    box = space.bounding_box()
    assert box is not None
    assert box["width"] >= FINGER
    with board.decided():
        page.locator(".spot.legal button").first.tap()
    board.wait_until_asked()
    page.locator("[data-opens-depot='3']").tap()
    expect(page.get_by_role("region", name="Depot 3", exact=True)).to_be_visible()
    page.locator("[data-opens-depot='3']").tap()
    expect(page.get_by_role("region", name="Depot 3", exact=True)).to_have_count(0)
