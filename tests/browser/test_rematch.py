"""Two people at the end of a game, each with a browser: one would like to play again, and the other is asked."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from kasztelan.games.catalogue import GAMES
from tests.browser.playing import Board
from tests.browser.visiting import Visits


def test_a_rematch_asks_the_other_and_takes_along_who_agrees(visit: Visits, stages: Any) -> None:
    stage = stages(next(iter(GAMES)))
    moment = stage.room.LOST()
    table = stage.finish(moment, moment.seat)
    kasia, friend = visit(), visit()
    stage.kasia.comes(kasia)
    stage.friends[0].comes(friend)
    for page in (kasia, friend):
        page.goto(f"/t/{table}")
        expect(page.locator("[data-choice=rematch]")).to_be_visible()
    kasia.locator("[data-choice=rematch]").click()
    expect(kasia.get_by_text("You asked the others for a rematch.")).to_be_visible()

    asked = friend.get_by_role("status").filter(has_text="Kasia would like a rematch.")
    asked.get_by_role("button", name="No").click()
    expect(kasia.get_by_text(f"Would rather not: {stage.friends[0].name}")).to_be_visible()
    at_the_old_table(kasia, table)

    asked.get_by_role("button", name="Agree").click()
    for page in (kasia, friend):
        expect(page.get_by_role("textbox", name="Link to this table")).to_be_visible()
        assert not page.url.endswith(table)
    assert kasia.url == friend.url
    expect(friend.get_by_text("Kasia", exact=True).first).to_be_visible()


def at_the_old_table(page: Page, table: str) -> None:
    assert page.url.endswith(table)
    expect(Board(page).asking).to_be_visible()
