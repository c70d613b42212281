"""Several people at one device: it is handed over before each decision, and nobody sees another's cards."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from kasztelan.texts.wording import words
from tests.browser.guests import Guest
from tests.browser.playing import Board
from tests.browser.visiting import DESKTOP, PHONE, Visits
from tests.server.operators.hosting import Hosting

PLAYERS: Final = ("Anna", "Ola")
HANDS: Final = (["palace", "cathedral", "town_hall"], ["fortress", "harbor", "monastery"])


def opening() -> dict[str, Any]:
    """Anna is about to be called, then Ola, then Anna again; their hands have nothing in common."""
    options = {"players": 2}
    characters = (["king", "merchant"], ["bishop", "warlord"])
    seats = [{"hand": hand, "characters": own} for hand, own in zip(HANDS, characters, strict=True)]
    return {"options": options, "opening": {"options": options, "next": "king", "seats": seats}}


def names_of(seat: int) -> list[str]:
    return [words("en", "citadels").text(f"district-{card}") for card in HANDS[seat]]


def shows_nothing(page: Page) -> None:
    """While the device changes hands the page holds nobody's cards, not even where nobody looks."""
    content = page.content()
    for seat in range(len(PLAYERS)):
        assert [name for name in names_of(seat) if name in content] == []
    expect(page.locator("[data-choice], .hand, [role=log]")).to_have_count(0)


def take_over(page: Page, seat: int) -> Board:
    """The device comes to this player, who says so."""
    name = PLAYERS[seat]
    expect(page.get_by_role("heading", name=f"Hand the device to {name}")).to_be_visible()
    shows_nothing(page)
    page.get_by_role("button", name=f"I am {name}").click()
    board = Board(page)
    board.wait_until_asked()
    content = page.content()
    assert [one for one in names_of(seat) if one not in content] == []
    assert [one for one in names_of(1 - seat) if one in content] == []
    return board


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_nobody_sees_the_cards_of_another(visit: Visits, house: Hosting, viewport: ViewportSize) -> None:
    anna = Guest(house.address, "Anna")
    table = anna.opens(**opening())
    anna.sits(table, 0)
    anna.sits(table, 1, name=PLAYERS[1])
    page = anna.comes(visit(viewport=viewport))
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start", exact=True).click()

    board = take_over(page, 0)
    choose(board, "Take 2 gold")
    end_turn(board)
    board = take_over(page, 1)
    choose(board, "Take 2 gold")
    # After a reload nobody knows who holds the device.
    page.reload()
    board = take_over(page, 1)
    end_turn(board)
    take_over(page, 0)


def choose(board: Board, words: str) -> None:
    with board.decided():
        board.page.get_by_role("button", name=words, exact=True).click()


def end_turn(board: Board) -> None:
    """Whatever is left undone."""
    board.page.get_by_role("button", name="End your turn", exact=True).click()
    handed = board.page.get_by_role("heading", name="Hand the device to")
    expect(handed.or_(board.guard()).first).to_be_visible()
    if board.guard().count():
        board.guard().get_by_role("button", name="End", exact=True).click()


def test_the_keyboard_does_not_open_the_next_hand_by_itself(visit: Visits, house: Hosting) -> None:
    anna = Guest(house.address, "Anna")
    table = anna.opens(**opening())
    anna.sits(table, 0, 1)
    anna.begins(table)
    page = anna.comes(visit())
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="I am Anna").click()
    board = Board(page)
    choose(board, "Take 2 gold")
    board.wait_until_asked()
    for key in ("e", "Enter", "Space", "e", "Enter", "Space", "1"):
        page.keyboard.press(key)
    expect(page.get_by_role("heading", name="Hand the device to")).to_be_visible()
    shows_nothing(page)


def test_it_is_set_up_in_the_lobby(visit: Visits) -> None:
    page = visit()
    page.goto("/create/citadels")
    page.get_by_role("button", name="Players: less").click(click_count=2)
    page.get_by_role("combobox", name="2, eagle").select_option("on this device")
    expect(page.get_by_text("before each turn the screen is handed over")).to_be_visible()
    for at, name in enumerate(PLAYERS):
        page.get_by_role("textbox", name="Name").nth(at).fill(name)
    page.get_by_role("button", name="Create the table").click()
    heading = page.get_by_role("heading", name=re.compile("^Hand the device to (Anna|Ola)$"))
    expect(heading).to_be_visible()
    first = heading.inner_text().rpartition(" ")[2]
    page.get_by_role("button", name=f"I am {first}").click()
    board = Board(page)
    board.wait_until_asked()
    board.page.locator("[data-choice]").first.click()
    second = "Ola" if first == "Anna" else "Anna"
    expect(page.get_by_role("heading", name=f"Hand the device to {second}")).to_be_visible()


def test_nobody_has_to_say_a_name_and_there_is_a_way_out(visit: Visits) -> None:
    page = visit()
    page.goto("/create/citadels")
    page.get_by_role("button", name="Players: less").click(click_count=2)
    page.get_by_role("combobox", name="2, eagle").select_option("on this device")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="Hand the device to")).to_be_visible()
    table = page.url.rpartition("/t/")[2]
    names = [chair["name"] for chair in page.request.get(f"/api/tables/{table}").json()["seats"]]
    assert len(set(names)) == 2
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    shows_nothing(page)
