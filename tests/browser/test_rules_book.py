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
    ("locale", "wanted", "title", "word"),
    [
        ("en-GB", "when does the game end", "End of the game", "completed"),
        ("pl-PL", "zlodziej", "Złodziej (2)", "złodziej"),
        ("uk-UA", "коли кінець гри", "Кінець гри", "раунд"),
    ],
)
def test_a_question_gets_one_answer_with_a_picture_and_related_pages(
    visit: Visits, locale: str, wanted: str, title: str, word: str
) -> None:
    page = visit(locale=locale)
    page.goto("/rules/citadels")
    page.get_by_role("searchbox").fill(wanted)
    article = page.get_by_role("article")
    expect(article.get_by_role("heading", level=1, name=title)).to_be_visible()
    expect(article.locator("li.large")).to_have_count(1)
    assert word in article.locator("li.large").inner_text().lower()
    expect(article.get_by_role("img").first).to_be_visible()
    related = page.get_by_role("complementary").locator("section li")
    assert related.count() >= 3
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\b1\b.*\d"))).to_be_visible()

    page.get_by_role("searchbox").fill("xyzzy")
    expect(rules(page)).to_have_count(0)
    # An address ends the question, whether it is followed or typed.
    page.evaluate("location.hash = '#CIT-WITCH-3'")
    expect(page.locator("[id='CIT-WITCH-3']")).to_have_class(re.compile(r"\blit\b"))
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_every_rule_and_chapter_has_an_address(page: Page) -> None:
    page.goto("/rules/citadels#CIT-WARLORD-1")
    rule = page.locator("[id='CIT-WARLORD-1']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile(r"\blit\b"))
    expect(page.get_by_role("heading", level=1, name="Warlord (8)")).to_be_visible()
    expect(page.get_by_text("CIT-WARLORD-1", exact=True)).to_be_hidden()
    other = rules(page).nth(1)
    other.get_by_text("rule number").click()
    other.get_by_role("link", name="Link to rule CIT-WARLORD-2").click()
    expect(other).to_have_class(re.compile(r"\blit\b"))
    expect(rule).not_to_have_class(re.compile(r"\blit\b"))
    page.get_by_role("link", name="Next").click()
    expect(page.get_by_role("heading", level=1, name="Diplomat (8)")).to_be_visible()
    chapters = page.get_by_role("navigation", name="Chapters")
    chapters.get_by_role("link", name="Ties").click()
    expect(page.get_by_role("heading", level=1, name="Ties")).to_be_in_viewport()
    expect(chapters.get_by_role("link", name="Ties")).to_have_attribute("aria-current", "page")


def test_the_characters_lead_to_their_rules(visit: Visits) -> None:
    page = visit(locale="pl-PL")
    page.goto("/rules/citadels")
    people = page.get_by_role("navigation", name="Postacie").get_by_role("listitem").get_by_role("link")
    expect(people).to_have_count(27)
    expect(people.locator("svg.portrait")).to_have_count(27)
    # Both editions have her, under names of their own.
    expect(people.first).to_have_accessible_name("1 Zabójczyni Zabójca")
    people.filter(has_text="Wiedźma").click()
    assert "CIT-WITCH" in page.url
    expect(page.locator("article .lit")).to_be_in_viewport()
    page.get_by_role("navigation", name="Rozdziały").get_by_role("link", name="Dzielnice unikatowe").click()
    smithy = page.get_by_role("article").get_by_role("listitem").filter(has_text="Kuźnia")
    expect(smithy).to_contain_text("2")
    smithy.get_by_role("link").click()
    assert "CIT-SMITHY" in page.url


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
    # The card itself, large.
    expect(margin.locator(".zoom svg").first).to_be_visible()
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
