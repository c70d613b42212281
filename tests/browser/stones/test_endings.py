"""How a game ends that has automas, teams or one player alone: who has won, and every line of the score table."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.guests import Guest, seated
from tests.browser.playing import Board
from tests.browser.visiting import DESKTOP, PHONE, Visits
from tests.server.operators.hosting import Hosting

SIZES: Final = pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desk", "phone"])
TAKE_TWO: Final = {"verb": "take", "stones": 2}


def begun(options: dict[str, Any], position: dict[str, Any], *people: Guest) -> str:
    """A table at which a game goes on from this position."""
    wanted = {"game": "stones", "options": options, "opening": {"options": options, **position}}
    return seated(wanted, *people)


def scores(page: Page) -> Locator:
    page.get_by_role("button", name="Scores").click()
    return page.get_by_role("dialog")


def standing(sheet: Locator) -> Locator:
    return sheet.get_by_role("list").first.locator("> li")


def winners(table: dict[str, Any], names: list[str]) -> str:
    """Who has won, as the ribbon says it to the first of them."""
    won = [name for name, one in zip(names, table["result"]["won"], strict=True) if one]
    if won == names[:1]:
        return "You win."
    return f"{won[0]} wins." if len(won) == 1 else f"Shared victory: {', '.join(won)}."


def test_an_automa_has_a_line_and_can_win(page: Page) -> None:
    page.goto("/create/stones")
    form = page.get_by_role("main")
    form.get_by_role("combobox", name="Way of playing").select_option("against an automa")
    expect(form.get_by_role("list", name="Who sits where")).to_contain_text("Miller")
    form.get_by_role("button", name="Create the table").click()
    board = Board(page)
    board.wait_until_asked()
    expect(page.get_by_role("region", name="Miller")).to_contain_text("automa")
    board.to_the_end(lambda _: page.locator("[data-choice]").first.click())

    expect(board.chronicle).to_contain_text("Miller wants")
    table = page.request.get(f"/api/tables/{board.table()}").json()
    names = [*board.names(), "Miller"]
    expect(board.asking).to_contain_text(winners(table, names))
    sheet = scores(page)
    expect(standing(sheet)).to_have_count(2)
    for name, points in zip(["You", "Miller"], table["result"]["points"], strict=True):
        expect(standing(sheet).filter(has_text=name)).to_contain_text(f"{points} point")
    expect(sheet.get_by_role("tab", name="Miller")).to_be_visible()
    assert board.verified()["names"] == [names[0], "automa-miller"]


@SIZES
def test_a_team_wins_together_with_points_of_its_own(
    visit: Visits, house: Hosting, viewport: ViewportSize
) -> None:
    """The partners take alike at last, so that their cairn grows."""
    people = [Guest(house.address, name) for name in ("Anna", "Bob", "Cid", "Dora")]
    position = {"heap": 5, "stones": [5, 0, 2, 1], "lucky": [4, 5, 5, 6], "first": 2}
    table = begun({"mode": "teams", "guests": 4}, position, *people)
    people[2].plays(table, TAKE_TWO)
    people[3].plays(table, {"verb": "take", "stones": 1})
    page = people[0].comes(visit(viewport=viewport))
    page.goto(f"/t/{table}")
    board = Board(page)
    with board.decided():
        board.in_words(TAKE_TWO).click()
    expect(board.ceremony().get_by_role("heading")).to_have_text("The team of Anna and Cid wins")
    board.leave_the_ceremony()

    expect(board.asking).to_contain_text("The team of Anna and Cid wins.")
    sheet = scores(page)
    first, second = standing(sheet).all()
    expect(first).to_contain_text("12 points")
    expect(first.get_by_role("listitem")).to_have_text(
        [" You 7 points", " Cid 4 points", "the team’s own 1 point"], use_inner_text=True
    )
    expect(second).to_contain_text("2 points")
    page.goto("/records")
    finished = page.get_by_role("listitem").filter(has_text="Stones")
    for said in ("you won", "the team of Anna and Cid 12", "the team of Bob and Dora 2"):
        expect(finished).to_contain_text(said)


@SIZES
def test_a_game_alone_can_be_lost(visit: Visits, house: Hosting, viewport: ViewportSize) -> None:
    anna = Guest(house.address, "Anna")
    table = begun({"mode": "alone"}, {"heap": 2, "stones": [2], "lucky": [6]}, anna)
    page = anna.comes(visit(viewport=viewport))
    page.goto(f"/t/{table}")
    board = Board(page)
    with board.decided():
        board.in_words(TAKE_TWO).click()
    expect(board.ceremony().get_by_role("heading")).to_have_text("Nobody wins: the game is lost")
    board.leave_the_ceremony()
    expect(board.asking).to_contain_text("Nobody wins: the game is lost.")
    sheet = scores(page)
    expect(standing(sheet)).to_have_count(1)
    expect(standing(sheet)).to_contain_text("4 points")
    expect(sheet.get_by_label("won")).to_have_count(0)
