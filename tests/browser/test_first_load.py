"""What the browser has to load before one can play: the lobby is small, and a game's board comes when it is wanted."""

from __future__ import annotations

from playwright.sync_api import expect

from benchmarks.web_client import LIMIT, lobby_scripts, scripts
from tests.browser.playing import play_now
from tests.browser.visiting import Visits


def test_the_script_of_the_lobby_is_small(visit: Visits) -> None:
    page = visit(fresh=True)
    lobby = lobby_scripts(page)
    assert sum(lobby.values()) <= LIMIT
    play_now(page).click()
    expect(page.locator("[data-decision]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert sum(scripts(page).values()) > sum(lobby.values()) * 1.2
