"""A person's own page: the crest, what was played, and what lies behind folds."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from screenshots.played import GAMES_OF_MINE, played
from tests.browser.guests import Guest
from tests.browser.visiting import Visits
from tests.server.operators.hosting import Hosting


def test_a_newcomer_finds_the_way_to_a_game_and_chooses_a_crest(visit: Visits, house: Hosting) -> None:
    page = Guest(house.address, "Anna").comes(visit())
    page.goto("/me")
    expect(page.get_by_role("heading", level=1, name="Anna")).to_be_visible()
    expect(page.get_by_role("heading", name="Your first tower is still to be built")).to_be_visible()
    expect(page.get_by_role("heading", name="Recent games")).to_have_count(0)
    expect(page.get_by_text("API keys, webhooks")).to_be_visible()
    expect(page.get_by_text("What is it for?")).to_have_count(0)

    page.get_by_role("button", name="Change name or crest").click()
    dialog = page.get_by_role("dialog", name="Change name or crest")
    name = dialog.get_by_role("textbox")
    expect(name).to_have_value("Anna")
    expect(name).to_be_focused()
    dialog.get_by_role("button", name="griffin").click()
    name.fill("Anna Maria")
    name.press("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1, name="Anna Maria")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("img", name="griffin")).to_be_visible()
    page.get_by_text("For developers").click()
    expect(page.get_by_label("What is it for?")).to_be_visible()
    expect(page.get_by_label("Address")).to_be_visible()
    page.reload()
    expect(page.get_by_role("main").get_by_role("img", name="griffin")).to_be_visible()


def test_what_was_played_is_told_by_game_as_a_skyline_and_with_replays(page: Page, house: Hosting) -> None:
    Guest(house.address, "Kasia").comes(page)
    told = played([])
    page.route("**/api/me/games", lambda route: route.fulfill(json=told))
    page.goto("/me")
    won = sum(place == 1 for _, _, place, _, _ in GAMES_OF_MINE)
    expect(page.get_by_role("img", name=f"{len(GAMES_OF_MINE)} games as towers; won: {won}")).to_be_visible()
    expect(page.locator("figure g[data-won]")).to_have_count(won)
    citadels = page.locator("article[data-game=citadels]")
    expect(citadels.get_by_role("link", name="41 points: replay")).to_be_visible()
    recent = page.get_by_role("region", name="Recent games").get_by_role("listitem")
    expect(recent).to_have_count(10)
    expect(recent.nth(1)).to_contain_text(re.compile("Second with 29.*Mikołaj, Ярослава, Tomasz and Wanda"))
    expect(recent.first.get_by_role("link")).to_have_attribute("href", "/r/table-0")
    expect(page.get_by_text("7 times ahead, 5 times behind")).to_be_attached()
