"""Languages and light change in place, also in the middle of a game, and are kept."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from kasztelan.texts.wording import words
from tests.browser.guests import Guest, seated
from tests.browser.playing import Board, play_now
from tests.browser.visiting import DESKTOP, PHONE, Visits
from tests.server.operators.hosting import Hosting

TAKE: Final = {"en": "Take 2 gold", "pl": "Weź 2 monety", "uk": "Взяти 2 монети"}


def turn() -> dict[str, Any]:
    options = {"players": 4}
    seats: list[dict[str, Any]] = [{"characters": ["king"], "gold": 3, "hand": ["market"]}, {}, {}, {}]
    return {"options": options, "opening": {"options": options, "next": "king", "seats": seats}}


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_language_changes_in_the_middle_of_a_game(
    visit: Visits, house: Hosting, viewport: ViewportSize
) -> None:
    page = visit(viewport=viewport)
    anna = Guest(house.address, "Anna")
    anna.comes(page).goto(f"/t/{seated(turn(), anna)}")
    spoken, offered = Board(page, "en"), Board(page).keys
    spoken.wait_until_asked()
    choices = offered()
    page.evaluate("window.untouched = true")
    for language, own in (("pl", "Polski"), ("uk", "Українська"), ("en", "English")):
        page.get_by_role("button", name=spoken.words.text("table-menu"), exact=True).click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_text(own, exact=True).click()
        spoken = Board(page, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        sheet.get_by_role("button", name=spoken.words.text("kit-close")).click()
        named = words(language, "citadels")
        expect(spoken.in_words({"verb": "gather_gold"})).to_have_accessible_name(TAKE[language])
        expect(page.get_by_role("group", name=spoken.words.text("citadels-my-hand"))).to_contain_text(
            named.text("district-market")
        )
        assert offered() == choices
    with spoken.decided():
        spoken.in_words({"verb": "gather_gold"}).click()
    assert page.evaluate("window.untouched") is True


def test_the_language_is_kept(page: Page) -> None:
    page.goto("/")
    page.get_by_role("combobox", name="Language").select_option("Polski")
    expect(play_now(page, "Graj teraz")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(play_now(page, "Graj teraz")).to_be_visible()
    page.get_by_role("link", name="Zasady").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Instrukcje")


def test_the_light_follows_the_system_until_it_is_chosen(page: Page) -> None:
    html = page.locator("html")
    page.goto("/")
    expect(html).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(html).to_have_attribute("data-theme", "dark")
    by_night = ground(page)
    page.get_by_role("button", name="Theme: Dark").click()
    expect(html).to_have_attribute("data-theme", "light")
    assert ground(page) != by_night
    page.reload()
    expect(html).to_have_attribute("data-theme", "light")
    page.goto("/me")
    expect(html).to_have_attribute("data-theme", "light")
    page.get_by_text("Appearance and sound").click()
    page.get_by_role("radio", name="System").check(force=True)
    expect(html).to_have_attribute("data-theme", "dark")


def ground(page: Page) -> str:
    colour: str = page.locator(".leaf").first.evaluate("one => getComputedStyle(one).backgroundColor")
    return colour
