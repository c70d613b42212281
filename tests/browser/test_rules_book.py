"""The rules book: searched, and opened at the rule of the thing one looks at."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.guests import Guest, seated
from tests.browser.playing import Board
from tests.browser.visiting import PHONE, Visits
from tests.games.citadels.agreed import revised
from tests.server.operators.hosting import Hosting


def rules(page: Page) -> Locator:
    return page.get_by_role("article").locator("li[id]")


@pytest.mark.parametrize(
    ("locale", "wanted", "word"),
    [
        ("en-GB", "WITCH bewitched", "bewitch"),
        ("pl-PL", "zlodziej", "złodziej"),
        ("uk-UA", "корона", "корон"),
    ],
)
def test_a_search_finds_the_rules_with_all_its_words(
    visit: Visits, locale: str, wanted: str, word: str
) -> None:
    page = visit(locale=locale)
    page.goto("/rules/citadels")
    expect(rules(page).first).to_be_visible()
    everything = rules(page).count()
    page.get_by_role("searchbox").fill(wanted)
    found = page.get_by_role("status").filter(has_text=re.compile(r"\d"))
    expect(found).to_be_visible()
    told = int(re.sub(r"\D", "", found.inner_text()))
    assert 0 < told < everything / 4
    expect(rules(page)).to_have_count(told)
    assert word in page.get_by_role("article").inner_text().lower()
    page.get_by_role("searchbox").fill("xyzzy")
    expect(rules(page)).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    expect(rules(page)).to_have_count(everything)


def test_every_rule_and_chapter_has_an_address(page: Page) -> None:
    page.goto("/rules/citadels#CIT-WITCH-3")
    rule = page.locator("[id='CIT-WITCH-3']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile(r"\blit\b"))
    page.get_by_role("navigation", name="Chapters").get_by_role("link").last.click()
    expect(page.get_by_role("article").get_by_role("heading", level=2).last).to_be_in_viewport()
    other = page.get_by_role("link", name="Link to rule").first
    other.click()
    address = page.url.rpartition("#")[2]
    expect(page.locator(f"[id='{address}']")).to_have_class(re.compile(r"\blit\b"))
    expect(rule).not_to_have_class(re.compile(r"\blit\b"))


def test_the_characters_lead_to_their_rules(visit: Visits) -> None:
    page = visit(locale="pl-PL")
    page.goto("/rules/citadels")
    people = page.get_by_role("navigation", name="Postacie").get_by_role("link")
    expect(people).to_have_count(27)
    expect(people.locator("svg.portrait")).to_have_count(27)
    # Both editions have her, under names of their own.
    expect(people.first).to_have_accessible_name("1 Zabójczyni Zabójca")
    people.filter(has_text="Wiedźma").click()
    assert "CIT-WITCH" in page.url
    expect(page.locator("article .lit")).to_be_in_viewport()


def smithy() -> dict[str, Any]:
    """A turn with a Smithy in hand."""
    options = revised("smithy", players=4)
    seats: list[dict[str, Any]] = [{"characters": ["bishop"], "gold": 1, "hand": ["smithy"]}, {}, {}, {}]
    return {"options": options, "opening": {"options": options, "next": "bishop", "seats": seats}}


def test_a_note_in_the_margin_leads_to_its_rule(page: Page, house: Hosting) -> None:
    anna = Guest(house.address, "Anna")
    anna.comes(page).goto(f"/t/{seated(smithy(), anna)}")
    Board(page).wait_until_asked()
    page.get_by_role("group", name="Your hand").get_by_role("button", name="Smithy").hover()
    margin = page.get_by_role("region", name="The rule")
    expect(margin).to_contain_text("Smithy")
    expect(margin).to_contain_text("unique district")
    with page.expect_popup() as opened:
        margin.get_by_role("link", name="In the rulebook").click()
    book = opened.value
    expect(rules(book).first).to_be_visible()
    shown = book.locator("article .lit")
    expect(shown).to_be_in_viewport()
    expect(shown).to_contain_text("2 gold")
    assert book.url.endswith(f"#{shown.get_attribute('id')}")
    Board(page).wait_until_asked()


def test_on_a_phone_a_long_press_opens_the_note(visit: Visits, house: Hosting) -> None:
    page = visit(viewport=PHONE)
    anna = Guest(house.address, "Anna")
    anna.comes(page).goto(f"/t/{seated(smithy(), anna)}")
    board = Board(page)
    board.wait_until_asked()
    before = board.decision()
    card = page.get_by_role("group", name="Your hand").get_by_role("button", name="Smithy")
    card.evaluate("one => one.scrollIntoView({ block: 'center' })")
    hold(page, card)
    sheet = page.get_by_role("dialog", name="Smithy")
    expect(sheet).to_contain_text("unique district")
    assert board.decision() == before
    with page.expect_popup() as opened:
        sheet.get_by_role("link", name="In the rulebook").click()
    expect(opened.value.locator("article .lit")).to_be_in_viewport()


def hold(page: Page, thing: Locator) -> None:
    """A finger that stays until something opens."""
    box = thing.bounding_box()
    assert box is not None
    session: CDPSession = page.context.new_cdp_session(page)
    point = {"x": box["x"] + 30, "y": box["y"] + 40}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.get_by_role("dialog")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_word_of_the_chronicle_explains_itself(page: Page, house: Hosting) -> None:
    anna = Guest(house.address, "Anna")
    table = seated({"options": {"players": 4, "crown": 0}}, anna)
    anna.comes(page).goto(f"/t/{table}")
    board = Board(page)
    board.wait_until_asked()
    other = board.names()[1]
    board.chronicle.get_by_role("button", name=other).first.click()
    margin = page.get_by_role("region", name="The rule")
    expect(margin).to_contain_text(f"{other}: 0 points")
    margin.get_by_role("button", name="Close").click()
    expect(margin.get_by_role("button", name="Close")).to_have_count(0)
