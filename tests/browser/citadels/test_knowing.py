"""What a player at the table can ask about what they know: who can still be whom, and why a hint is given."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.citadels.test_asking import MERCHANT, sits
from tests.browser.guests import PATIENCE, Guest, command, seated
from tests.browser.playing import Board
from tests.browser.test_accessible import BRIEF, EVERYTHING, complaints
from tests.browser.visiting import DESKTOP, PHONE, Visits
from tests.server.operators.hosting import Hosting

EIGHT: Final[dict[str, Any]] = {"options": {"players": 8, "set": "vicious_nobles", "crown": 0}}
FOUR: Final[dict[str, Any]] = {"options": {"players": 4, "crown": 0}}
SPILLS: Final = """dialog => Array.from(dialog.querySelectorAll('table, .who, thead th'))
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && !one.querySelector('.name')).length"""


def sheet_of(board: Board) -> Locator:
    """Opened from the bar."""
    board.page.get_by_role("button", name=board.words.text("table-deduction"), exact=True).click()
    dialog = board.page.get_by_role("dialog")
    expect(dialog.get_by_role("table")).to_be_visible()
    return dialog


def picks_first(guest: Guest, table: str) -> None:
    """Takes the first character of the pack."""
    with guest.at(table) as socket:
        while (message := json.loads(socket.recv(PATIENCE)))["type"] != "table":
            pass
        game = message["picture"]["game"]
        command(socket, type="act", n=game["n"], do=game["choices"][0])


def kept_picture(page: Page, name: str) -> None:
    """For whoever wants to look at it."""
    folder = os.environ.get("KASZTELAN_LOOK")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png")


def test_the_sheet_follows_the_game(visit: Visits, house: Hosting) -> None:
    anna, jan = Guest(house.address, "Anna"), Guest(house.address, "Jan")
    page = anna.comes(visit())
    table = seated(FOUR, anna, jan, at=(0, 1))
    page.goto(f"/t/{table}")
    board = Board(page)
    board.wait_until_asked()
    sheet = sheet_of(board)
    # Two lie face up, one was laid aside unseen: the other five may still go to anybody.
    expect(sheet.locator("td.certain")).to_have_count(3)
    expect(sheet.locator("td.possible")).to_have_count(5 * 5)
    page.get_by_role("button", name=board.words.text("kit-close")).click()
    with board.decided():
        picks_first(anna, table)
    sheet = sheet_of(board)
    rank = sheet.get_by_role("row").filter(has=page.locator("td.certain.me"))
    expect(rank).to_have_count(1)
    expect(sheet.get_by_role("columnheader", name="Jan")).to_be_visible()
    # Jan leaves; the bots play the round on, and the sheet that stays open tells who was revealed.
    jan.post(f"/api/tables/{table}/leave")
    board_was = board.decision()
    expect(board.asking).not_to_have_attribute("data-decision", board_was)
    expect(sheet.locator("td.certain:not(.me)").nth(2)).to_be_visible()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("wanted", [FOUR, EIGHT], ids=["four", "eight"])
def test_it_fits_and_axe_finds_nothing(
    visit: Visits, house: Hosting, viewport: ViewportSize, wanted: dict[str, Any]
) -> None:
    anna = Guest(house.address, "Anna")
    page = anna.comes(visit(viewport=viewport, locale="uk-UA"))
    table = seated(wanted, anna)
    picks_first(anna, table)
    page.goto(f"/t/{table}")
    board = Board(page, "uk")
    board.wait_until_asked()
    sheet = sheet_of(board)
    players = wanted["options"]["players"]
    kept_picture(page, f"deduction-{players}-{viewport['width']}")
    assert sheet.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert sheet.evaluate(SPILLS) == 0
    found = complaints(page, EVERYTHING)
    page.emulate_media(color_scheme="dark")
    kept_picture(page, f"deduction-{players}-{viewport['width']}-night")
    found += complaints(page, {**BRIEF, "runOnly": ["color-contrast"]})
    assert not found, "\n".join(found)


def test_who_watches_has_no_such_tool(visit: Visits, house: Hosting) -> None:
    anna = Guest(house.address, "Anna")
    page = visit()
    page.goto(f"/t/{seated(FOUR, anna)}")
    expect(
        page.get_by_role("button", name="Log", exact=True).or_(page.get_by_role("log")).first
    ).to_be_visible()
    expect(page.get_by_role("button", name="Deductions", exact=True)).to_have_count(0)


def test_a_hint_says_why(visit: Visits, house: Hosting) -> None:
    board = sits(visit(), house, MERCHANT)
    board.page.get_by_role("button", name="Hint", exact=True).click()
    expect(board.page.locator("[data-choice]").filter(has_text="the bot would do this")).to_be_visible()
    expect(board.ribbon()).to_contain_text("Hint: It costs you nothing.")
    kept_picture(board.page, "hint")
