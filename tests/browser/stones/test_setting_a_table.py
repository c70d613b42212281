"""The lobby draws the form of a game it has never heard of: from the options' schema and what the server says to them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import Board


@pytest.fixture
def form(page: Page) -> Locator:
    """Where a table of Stones is set, with all options in sight."""
    page.goto("/create")
    page.get_by_role("tab", name="Stones").click()
    form = page.get_by_role("main")
    form.get_by_role("button", name="More options").click()
    return form


def way_of_playing(form: Locator, way: str) -> None:
    form.get_by_role("combobox", name="Way of playing").select_option(way)


def tile(form: Locator, name: str) -> Locator:
    return form.get_by_role("region", name="Expansions").get_by_role("checkbox", name=name)


def number(form: Locator, name: str) -> Locator:
    return form.get_by_role("spinbutton", name=name, exact=True)


def agreed(page: Page) -> dict[str, Any]:
    told = page.request.get(f"/api/tables/{Board(page).table()}").json()
    return dict(told["options"])


def test_every_kind_of_option_is_drawn_as_such(form: Locator) -> None:
    expansions = form.get_by_role("region", name="Expansions").get_by_role("checkbox")
    expect(expansions).to_have_count(4)
    boards = form.get_by_role("combobox", name="Board").get_by_role("option")
    expect(boards).to_have_text([str(board) for board in range(1, 31)])
    expect(number(form, "Heap")).to_have_value("16")
    first = form.get_by_role("group", name="First player").get_by_role("radio")
    expect(first).to_have_count(3)
    expect(form.get_by_label("seat 2")).to_be_attached()
    expect(form.get_by_label("Pattern of your own", exact=True)).to_have_attribute("type", "file")
    expect(form.get_by_text("Season")).to_have_count(0)


def test_only_what_applies_is_asked(form: Locator) -> None:
    chairs = form.get_by_role("list", name="Who sits where").get_by_role("listitem")
    expect(number(form, "Guests")).to_be_visible()
    expect(number(form, "Target")).to_have_count(0)
    way_of_playing(form, "alone")
    expect(number(form, "Guests")).to_have_count(0)
    expect(number(form, "Target")).to_have_value("8")
    expect(number(form, "Heap")).to_have_value("12")
    expect(chairs).to_have_count(1)
    way_of_playing(form, "two pairs")
    expect(number(form, "Target")).to_have_count(0)
    expect(chairs).to_have_count(4)
    expect(chairs.nth(2)).to_contain_text("team 1")
    way_of_playing(form, "against an automa")
    form.get_by_role("radio", name="Heron").check(force=True)
    expect(chairs).to_have_count(2)
    expect(chairs.last).to_contain_text("Heron")


def test_expansions_that_need_each_other_say_so(form: Locator) -> None:
    expect(tile(form, "Bridge")).to_be_disabled()
    expect(number(form, "Current")).to_have_count(0)
    tile(form, "River").check(force=True)
    expect(number(form, "Current")).to_be_visible()
    expect(tile(form, "Drought")).to_be_disabled()
    tile(form, "Bridge").check(force=True)
    expect(number(form, "Toll of the bridge")).to_be_visible()
    tile(form, "River").uncheck(force=True)
    expect(form.get_by_role("alert")).to_have_text("Expansions: Bridge needs River; allowed: also River")
    tile(form, "Bridge").uncheck(force=True)
    expect(form.get_by_role("alert")).to_have_count(0)
    expect(number(form, "Toll of the bridge")).to_have_count(0)


def test_a_preset_sets_what_it_names(form: Locator, page: Page) -> None:
    river = form.get_by_role("radio", name="Wild river")
    expect(river).not_to_be_checked()
    river.check(force=True)
    expect(form.get_by_role("combobox", name="Board")).to_have_value("17")
    expect(number(form, "Current")).to_have_value("2")
    expect(form.get_by_role("region", name="Expansions")).to_have_count(0)
    with page.expect_response("**/check"):
        form.get_by_role("radio", name="Custom").check(force=True)
    expect(form.get_by_role("radio", name="Custom")).to_be_checked()
    expect(tile(form, "Bridge")).to_be_checked()
    form.get_by_role("radio", name="Hard winter").check(force=True)
    expect(form.get_by_role("combobox", name="Board")).to_have_value("30")
    form.get_by_role("button", name="Create the table").click()
    Board(page).wait_until_asked()
    options = agreed(page)
    assert (options["expansions"], options["board"], options["season"]) == (["drought"], 30, "winter")


def test_a_file_is_read_and_its_wrong_row_is_named(form: Locator, page: Page, tmp_path: Path) -> None:
    way_of_playing(form, "against an automa")
    field = form.get_by_label("Pattern of your own", exact=True)
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps({"rows": [[1, 0, 1, 2], [3, 1, 77, 2]]}))
    field.set_input_files(wrong)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(form.get_by_role("alert")).to_have_text(
        "Pattern of your own: row 2: 77 is not possible; allowed: 0 to 9"
    )
    expect(form.get_by_role("radio", name="Wild river")).to_be_attached()
    right = tmp_path / "right.json"
    right.write_text(json.dumps({"rows": [[1, 2, 3, 1]]}))
    field.set_input_files(right)
    expect(form.get_by_role("alert")).to_have_count(0)
    expect(form.get_by_text("right.json")).to_be_visible()
    form.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("button", name="Take 2 stones for 2 shells")).to_be_visible()
    assert agreed(page)["pattern"] == {"rows": [[1, 2, 3, 1]]}
