"""The app opens, in the browser's language, on a desk and on a phone, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.visiting import DESKTOP, PHONE, Visits


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "uk-UA"])
def test_the_lobby_opens_in_the_browsers_language(visit: Visits, locale: str) -> None:
    page = visit(
        locale=locale,
        viewport=PHONE if locale == "pl-PL" else DESKTOP,
        theme="dark" if locale == "uk-UA" else "light",
    )
    answer = page.goto("/")
    assert answer is not None
    assert answer.status == 200
    expect(page.get_by_role("link", name="Kasztelan")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(page.locator("html")).to_have_attribute("data-theme", "dark" if locale == "uk-UA" else "light")
    expect(page.locator("html")).to_have_attribute("data-motion", "still")
