"""The ribbon at a Citadels table: short words, pieces with their prices, a guarded end, and nothing by haste."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.citadels.ribbons import MANY, SIZES, faults, turn
from tests.browser.citadels.test_asking import happened
from tests.browser.guests import Guest, seated
from tests.browser.playing import Board
from tests.browser.scenes.citadels.pieces import tower
from tests.browser.visiting import PHONE, Visits
from tests.server.operators.hosting import Hosting

LOCALES: Final = {"en": "en-GB", "pl": "pl-PL", "uk": "uk-UA"}
SHEET: Final = 200
"""As high as the ribbon may be on a phone."""
BUILDER: Final = turn(
    {"characters": ["merchant"], "gold": 3, "hand": ["tavern", "market", "palace"]},
    next="merchant",
    gathered=True,
)
USEFUL: Final = ({"verb": "build", "card": "market"}, {"verb": "merchant_gold"}, {"verb": "income"})
"""All that the builder can do; the Market pays."""


def sits(page: Page, house: Hosting, wanted: dict[str, Any], language: str = "en") -> Board:
    anna = Guest(house.address, "Anna")
    anna.comes(page).goto(f"/t/{seated(wanted, anna)}")
    board = Board(page, language)
    board.wait_until_asked()
    return board


# --- what it lists


def test_towers_wear_their_price_and_the_ribbon_has_one_button_for_them(page: Page, house: Hosting) -> None:
    board = sits(page, house, MANY["warlord"])
    palace = tower("palace", 1)(board)
    expect(palace.locator("[data-price]")).to_have_text("4")
    expect(tower("keep", 2)(board).locator("[data-price]")).to_have_count(0)
    group = board.opening("destroy")
    expect(group).to_contain_text("pick a flagged tower")
    group.click()
    expect(board.ribbon()).to_contain_text("Pick a flagged tower.")
    with board.decided():
        tower("trading_post", 1)(board).click()
    expect(tower("trading_post", 1)(board)).to_have_count(0)


def test_the_key_of_a_group_opens_its_list_and_escape_closes_it(page: Page, house: Hosting) -> None:
    board = sits(page, house, MANY["warlord"])
    before = board.offered()
    group = board.opening("destroy")
    expect(group).to_be_visible()
    page.keyboard.press(str(group.get_attribute("aria-keyshortcuts")))
    board.wait_until_asked()
    assert set(board.offered()) == {"destroy"}
    shown = page.locator("[data-choice]")
    assert [one.get_attribute("aria-keyshortcuts") for one in shown.all()][:9] == [*"123456789"]
    page.keyboard.press("Escape")
    expect(group).to_be_visible()
    assert board.offered() == before


def test_abilities_come_first_and_the_end_is_quiet_while_anything_is_left(page: Page, house: Hosting) -> None:
    board = sits(page, house, BUILDER)
    assert board.offered() == ["merchant_gold", "build", "build", "end_turn"]
    end = board.in_words({"verb": "end_turn"})
    expect(end).to_have_class(re.compile(r"\bquiet\b"))
    for action in USEFUL:
        with board.decided():
            board.in_words(action).click()
    expect(end).to_have_class(re.compile(r"\bmain\b"))


def test_what_the_rules_do_anyway_is_not_offered(page: Page, house: Hosting) -> None:
    """The King gets the crown at the end of the turn."""
    king = turn({"characters": ["king"], "gold": 0}, next="king", crown=1, gathered=True)
    board = sits(page, house, king)
    assert board.offered() == ["end_turn"]
    expect(board.lit()).to_have_count(0)


def test_one_sentence_above_the_hand_tells_why_cards_are_grey(page: Page, house: Hosting) -> None:
    sits(page, house, BUILDER)
    hand = page.locator("[data-anchor=my-hand]")
    expect(hand).to_contain_text(re.compile(r"The grey card costs 5\sgold; you have 3\."))
    expect(hand.locator(".card .why")).to_have_count(0)


# --- nothing is cut


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("scene", MANY)
def test_nothing_is_cut_at_any_size(visit: Visits, house: Hosting, scene: str, language: str) -> None:
    page = visit(locale=LOCALES[language])
    sits(page, house, MANY[scene], language)
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found[width, height] = faults(page)
    assert {size: faults for size, faults in found.items() if faults} == {}


@pytest.mark.parametrize("scene", MANY)
def test_on_a_phone_it_is_a_low_sheet(visit: Visits, house: Hosting, scene: str) -> None:
    board = sits(visit(viewport=PHONE), house, MANY[scene])
    box = board.ribbon().bounding_box()
    assert box is not None
    assert box["height"] <= SHEET


# --- the end is guarded


def test_who_ends_with_something_left_is_asked_once(page: Page, house: Hosting) -> None:
    board = sits(page, house, BUILDER)
    end = board.in_words({"verb": "end_turn"})
    before = board.decision()
    end.click()
    expect(board.guard()).to_contain_text("End now?")
    expect(board.guard()).to_contain_text("You still have 3 gold and can build.")
    stay = board.guard().get_by_role("button", name="Stay")
    expect(stay).to_be_focused()
    stay.click()
    expect(board.guard()).to_have_count(0)
    assert board.decision() == before
    board.wait_until_asked()
    page.keyboard.press("E")
    expect(board.guard()).to_be_visible()
    page.keyboard.press("Escape")
    expect(board.guard()).to_have_count(0)
    board.wait_until_asked()
    page.keyboard.press("E")
    expect(board.guard()).to_be_visible()
    board.wait_until_asked()
    with board.decided():
        page.keyboard.press("E")


def test_who_does_not_want_to_be_asked_again_this_turn_is_not(page: Page, house: Hosting) -> None:
    board = sits(page, house, BUILDER)
    end = board.in_words({"verb": "end_turn"})
    end.click()
    board.guard().get_by_label("not again this turn").check()
    board.guard().get_by_role("button", name="Stay").click()
    with board.decided():
        board.in_words({"verb": "merchant_gold"}).click()
    with board.decided():
        end.click()


def test_who_has_nothing_left_is_not_asked(page: Page, house: Hosting) -> None:
    board = sits(page, house, BUILDER)
    for action in (*USEFUL, {"verb": "end_turn"}):
        with board.decided():
            board.in_words(action).click()


# --- nothing by haste


def test_a_second_click_soon_after_a_change_does_nothing(visit: Visits, house: Hosting) -> None:
    page = visit(fresh=True)
    page.clock.install()
    board = sits(page, house, MANY["warlord"])
    income = board.in_words({"verb": "income"})
    income.hover()
    page.clock.pause_at(page.evaluate("Date.now()") + 5_000)
    box = income.bounding_box()
    assert box is not None
    spot = box["x"] + 30, box["y"] + 12
    before = board.decision()
    page.mouse.click(*spot)
    while board.decision() == before:
        page.clock.run_for(1)
    ribbon = page.locator("[data-ribbon=asks]")
    expect(ribbon).to_have_attribute("data-settled", "false")
    after = board.decision()
    page.mouse.click(*spot)
    for key in ("1", "2", "E"):
        page.keyboard.press(key)
    page.clock.run_for(340)
    expect(ribbon).to_have_attribute("data-settled", "false")
    page.mouse.click(*spot)
    page.keyboard.press("E")
    expect(board.guard()).to_have_count(0)
    page.clock.run_for(10)
    expect(ribbon).to_have_attribute("data-settled", "true")
    assert board.decision() == after
    page.clock.resume()
    with board.decided():
        board.worded({"verb": "build", "card": "manor"}).click()
    assert happened(board) == ["gained_gold", "built"]
