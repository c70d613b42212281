"""What the browser has to load before one can play: the lobby is small, and a game's board comes when it is wanted."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from benchmarks.web_client import LIMIT, lobby_scripts, scripts
from tests.browser.playing import play_now
from tests.browser.visiting import Visits


def test_the_script_of_the_lobby_is_small(visit: Visits) -> None:
    page = visit(fresh=True)
    lobby = lobby_scripts(page)
    assert sum(lobby.values()) <= LIMIT
    assert not [name for name in lobby if "signs" in name or "pieces" in name]
    play_now(page).click()
    expect(page.locator("[data-decision]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert sum(scripts(page).values()) > sum(lobby.values()) * 1.2


def test_a_table_is_asked_for_before_the_client_has_begun(visit: Visits) -> None:
    page = visit(fresh=True)
    page.goto("/")
    play_now(page).click()
    expect(page.locator("[data-decision]")).to_be_visible()
    # Whoever opens it anew: nothing runs yet but the small script that asks ahead.
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/begun-*.js", hold)
    with page.expect_request("**/api/games/*/names/*"):
        page.reload(wait_until="commit")
    asked = "performance.getEntriesByType('resource').map((one) => one.name)"
    page.wait_for_function(f"{asked}.some((name) => /\\/Table-/.test(name))")
    held[0].continue_()
    expect(page.locator("[data-decision]")).to_be_visible()
