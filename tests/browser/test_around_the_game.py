"""What happens around the game: pauses, people who go and come back, what was missed, and the way to the rules."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.guests import Guest
from tests.browser.playing import Board
from tests.browser.visiting import Visits
from tests.server.operators.hosting import Hosting

SINCE: Final = "since your last turn"


def opening() -> dict[str, Any]:
    """Anna is called as King, then Bob as Bishop, then Anna again as Merchant."""
    options = {"players": 2}
    seats = [
        {"hand": ["palace"], "characters": ["king", "merchant"]},
        {"hand": ["fortress"], "characters": ["bishop", "warlord"]},
    ]
    return {"options": options, "opening": {"options": options, "next": "king", "seats": seats}}


def two_at_a_table(visit: Visits, house: Hosting) -> tuple[Guest, Guest, str, Page]:
    """Anna, who looks, and Bob at a table that has begun."""
    anna, bob = Guest(house.address, "Anna"), Guest(house.address, "Bob")
    table = anna.opens(**opening())
    anna.sits(table, 0)
    bob.sits(table, 1)
    anna.begins(table)
    page = anna.comes(visit())
    page.goto(f"/t/{table}")
    Board(page).wait_until_asked()
    return anna, bob, table, page


def test_what_was_missed_begins_after_my_last_turn_also_after_a_reload(visit: Visits, house: Hosting) -> None:
    _, bob, table, page = two_at_a_table(visit, house)
    board = Board(page)
    expect(page.get_by_text(SINCE)).to_have_count(0)
    for words in ("Take 2 gold", "End your turn"):
        with board.decided():
            page.get_by_role("button", name=words, exact=True).click()
    bob.plays(table, {"verb": "gather_gold"}, {"verb": "end_turn"})
    board.wait_until_asked()
    missed(page)
    page.reload()
    board.wait_until_asked()
    missed(page)


def missed(page: Page) -> None:
    """Bob's turn stands below the mark, and Anna's own above it, though her next call is told last."""
    log = page.get_by_role("log").first
    expect(log.get_by_text(SINCE)).to_be_visible()
    before, after = str(log.text_content()).split(SINCE)
    assert "Bob" in after
    assert "You " in before
    assert "Bob" not in before


def test_a_pause_can_be_withdrawn_and_refused(visit: Visits, house: Hosting) -> None:
    _, bob, table, annas = two_at_a_table(visit, house)
    bobs = bob.comes(visit())
    bobs.goto(f"/t/{table}")
    annas.get_by_role("button", name="Menu", exact=True).click()
    annas.get_by_role("button", name="Ask for a pause").click()
    expect(annas.get_by_text("Still to agree: Bob")).to_be_visible()
    annas.get_by_role("button", name="Withdraw").click()
    expect(annas.get_by_text("Would like to pause")).to_have_count(0)

    annas.get_by_role("button", name="Menu", exact=True).click()
    annas.get_by_role("button", name="Ask for a pause").click()
    wish = bobs.get_by_role("status").filter(has_text="Would like to pause: Anna")
    wish.get_by_role("button", name="No").click()
    for page, words in ((annas, "Bob would rather play on: no pause."), (bobs, "You would rather play on")):
        expect(page.get_by_text("Would like to pause")).to_have_count(0)
        expect(page.get_by_role("log").first).to_contain_text(words)
    assert bob.status(table) == "playing"


def test_the_log_says_who_left_and_who_is_back_also_after_a_reload(visit: Visits, house: Hosting) -> None:
    _, bob, table, page = two_at_a_table(visit, house)
    bob.post(f"/api/tables/{table}/leave")
    log = page.get_by_role("log").first
    expect(log.get_by_text("Bob has left; a bot plays on.")).to_be_visible()
    bob.post(f"/api/tables/{table}/return")
    expect(log.get_by_text("Bob is back.")).to_be_visible()
    page.reload()
    for words in ("Bob has left; a bot plays on.", "Bob is back."):
        expect(log.get_by_text(words)).to_have_count(1)


def test_the_table_has_a_heading_the_rules_open_beside_it_and_its_keys_are_listed(
    visit: Visits, house: Hosting
) -> None:
    _, _, _, page = two_at_a_table(visit, house)
    expect(page.get_by_role("heading", level=1, name="Citadels")).to_be_attached()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Rules", exact=True).click()
    expect(opened.value.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("[data-decision]")).to_be_visible()

    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("end the turn, pass, done")
    expect(keys).to_contain_text("In a replay")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Keys").click()
    expect(keys).to_be_visible()


def test_an_invitation_that_nobody_else_could_follow_says_so(visit: Visits, house: Hosting) -> None:
    anna = Guest(house.address, "Anna")
    table = anna.opens()
    page = anna.comes(visit())
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Others cannot reach this address")).to_contain_text("--host 0.0.0.0")


def test_a_rules_book_is_chosen_by_its_game(page: Page) -> None:
    page.goto("/rules")
    page.get_by_role("main").get_by_role("link", name="The Castles of Burgundy").click()
    expect(page.get_by_role("heading", level=1, name="The Castles of Burgundy")).to_be_visible()
    assert page.url.endswith("/rules/burgundy")
