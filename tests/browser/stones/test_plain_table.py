"""A game without a table of its own is played at once: as text, with a chronicle and choices in its own words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.playing import Board
from tests.browser.test_accessible import RUNS, complaints, misfits, unroll
from tests.browser.visiting import DESKTOP, PHONE, Visits


def begin(page: Page) -> Board:
    """From the lobby to the first decision, in two clicks."""
    page.goto("/")
    card = page.locator("article.game").filter(has=page.get_by_role("heading", name="Stones", exact=True))
    expect(card.get_by_role("link", name="Rules")).to_be_visible()
    expect(card.get_by_role("link", name="Learn the game")).to_have_count(0)
    card.get_by_role("button", name="Play now").click()
    board = Board(page)
    board.wait_until_asked()
    return board


def nothing_wrong_with(page: Page, viewport: ViewportSize) -> None:
    found = misfits(page, viewport, viewport == DESKTOP)
    unroll(page, viewport)
    for theme, options in RUNS["desk"].items():
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += [f"{theme}: {one}" for one in complaints(page, options)]
    page.set_viewport_size(viewport)
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_it_is_played_to_the_end_by_clicking(visit: Visits, viewport: ViewportSize) -> None:
    page = visit(viewport=viewport)
    board = begin(page)
    expect(page.get_by_role("heading", level=1, name="Stones")).to_be_attached()
    expect(page.get_by_text("Your turn: you can take up to 3 stones.")).to_be_visible()
    expect(page.get_by_role("button", name="Take 2 stones for 1 shell")).to_be_visible()
    on = page.get_by_role("region", name="On the table")
    expect(on.get_by_role("term").filter(has_text="Heap")).to_be_visible()
    mine = page.request.get(f"/api/tables/{board.table()}").json()["mine"]
    for at, name in enumerate(board.names()):
        shown = "You" if at in mine else name
        expect(page.get_by_role("region", name=shown).first).to_contain_text("Shells")
    nothing_wrong_with(page, viewport)

    board.to_the_end(lambda step: page.locator("[data-choice]").nth(step % 2).click())
    table = page.request.get(f"/api/tables/{board.table()}").json()
    winners = [at for at, won in enumerate(table["result"]["won"]) if won]
    for at in winners:
        alone = winners == table["mine"]
        expect(board.asking).to_contain_text("You win." if alone else table["seats"][at]["name"])
    endings = {"heap_gone": "all stones are taken", "washed_away": "the tide has taken the last stones"}
    expect(board.asking).to_contain_text(endings[table["result"]["reason"]])
    page.get_by_role("button", name="Scores").click()
    expect(page.get_by_role("dialog").get_by_text("stones").first).to_be_visible()
    nothing_wrong_with(page, viewport)


def test_its_chronicle_tells_who_took_what(visit: Visits) -> None:
    page = visit()
    board = begin(page)
    with board.decided():
        page.get_by_role("button", name="Take 2 stones for 1 shell").click()
    me = board.names()[page.request.get(f"/api/tables/{board.table()}").json()["mine"][0]]
    expect(board.chronicle.get_by_text(f"{me} takes 2 stones for 1 shell.")).to_be_visible()


def test_the_rules_books_stand_on_a_shelf(visit: Visits) -> None:
    page = visit()
    page.goto("/rules")
    page.get_by_role("link", name="Stones", exact=True).click()
    page.get_by_role("link", name="Taking stones").click()
    expect(page.get_by_text("Whose turn it is takes one, two or three stones from the heap.")).to_be_visible()
