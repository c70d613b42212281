"""The duchy editor: by keyboard and mouse, what the server says to it, and the way to a table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.visiting import PHONE


def violations(page: Page) -> list[Any]:
    found = Axe().run(page, options={"resultTypes": ["violations"], "preload": False}).response
    return [(one["id"], [each["html"] for each in one["nodes"]]) for one in found["violations"]]


def test_a_duchy_is_drawn_checked_and_brought_to_a_table(page: Page, tmp_path: Path) -> None:
    page.goto("/rules/burgundy")
    page.get_by_role("link", name="Draw a board of your own").click()
    space = page.get_by_role("group", name="The duchy").get_by_role("button")
    colours = page.get_by_role("group", name="Colour")
    expect(page.get_by_text("37 spaces without a colour")).to_be_visible()

    # By keyboard: two neighbours with the same number contradict each other.
    space.first.focus()
    for key in ("c", "4", "ArrowRight", "s", "4"):
        page.keyboard.press(key)
    expect(space.nth(1)).to_have_accessible_name("Row 1, space 2: Ship, 4, contradiction")
    expect(page.get_by_text("Row 1, space 1 and row 1, space 2 touch")).to_be_visible()
    expect(colours.get_by_role("button", name="Castle")).to_contain_text("1 of 4")
    page.keyboard.press("5")
    expect(space.nth(1)).to_have_accessible_name("Row 1, space 2: Ship, 5")
    # By mouse, several in one stroke.
    colours.get_by_role("button", name="Mine").click()
    space.nth(2).hover()
    page.mouse.down()
    space.nth(3).hover()
    page.mouse.up()
    expect(colours.get_by_role("button", name="Mine")).to_contain_text("2 of 3")
    assert violations(page) == []
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert violations(page) == []
    page.get_by_role("button", name="Undo").click()
    expect(space.nth(3)).to_have_accessible_name("Row 1, space 4: no colour, no number")

    # A file and back, a random duchy, and a table with it.
    page.get_by_role("button", name="Random duchy").click()
    expect(page.get_by_text("Ready to play")).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save a file").click()
    saved = tmp_path / "mine.json"
    saving.value.save_as(saved)
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_text("37 spaces without a colour")).to_be_visible()
    page.get_by_label("Open a file").first.set_input_files(saved)
    expect(page.get_by_text("Ready to play")).to_be_visible()
    with page.expect_response(
        lambda answer: answer.url.endswith("/burgundy/check") and "rows" in (answer.request.post_data or "")
    ) as checked:
        page.get_by_role("button", name="Use at a table").click()
    answer = checked.value.json()
    assert answer["problems"] == []
    assert answer["options"]["duchy_file"] == json.loads(saved.read_text(encoding="utf-8"))
