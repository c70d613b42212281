"""Asking and answering at the table: what is not possible says why, words have rules, and nothing is done by mistake."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.guests import Guest, seated
from tests.browser.line import Line
from tests.browser.playing import Board
from tests.browser.scenes.citadels.pieces import bank, deck, hand, niche, place, tower, type_sign
from tests.browser.visiting import PHONE, Visits
from tests.games.citadels.agreed import revised
from tests.server.operators.hosting import Hosting

CONFIRM: Final = "localStorage['kasztelan.table'] = JSON.stringify({ confirm: true })"
TWO: Final = {"options": {"players": 2, "crown": 0}}


def position(*seats: dict[str, Any], cast: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """A table of four at which Anna, on the first chair, is asked."""
    options = revised(cast=cast, players=4)
    chairs = [*seats, *([{}] * (4 - len(seats)))]
    return {"options": options, "opening": {"options": options, "seats": chairs, **more}}


WARLORD: Final = position(
    {"characters": ["warlord"], "gold": 3, "hand": ["tavern", "palace"]},
    {"city": ["keep", "palace", "docks"]},
    {"characters": ["bishop"], "city": ["temple"]},
    next="warlord",
    gathered=True,
)
MERCHANT: Final = position(
    {"characters": ["merchant"], "gold": 3, "hand": ["tavern", "market", "palace"]},
    next="merchant",
    gathered=True,
)
SPY: Final = position(
    {"characters": ["spy"], "gold": 0},
    {},
    {"gold": 3, "hand": ["tavern", "docks"], "city": ["manor"]},
    cast=("spy",),
    next="spy",
)


def sits(page: Page, house: Hosting, wanted: dict[str, Any]) -> Board:
    anna = Guest(house.address, "Anna")
    anna.comes(page).goto(f"/t/{seated(wanted, anna)}")
    board = Board(page)
    board.wait_until_asked()
    return board


def building(board: Board, card: str) -> Locator:
    return board.in_words({"verb": "build", "card": card})


def ending(board: Board) -> Locator:
    return board.in_words({"verb": "end_turn"})


def rule(board: Board) -> Locator:
    return board.page.locator("#kit-gloss")


# --- what is not possible


def test_a_piece_that_can_do_nothing_says_why(page: Page, house: Hosting) -> None:
    board = sits(page, house, WARLORD)
    ribbon = board.ribbon()
    before = board.decision()
    for piece, reason in (
        (tower("keep", 1), "This district is protected: Keep."),
        (tower("palace", 1), "It takes 4 gold; you have 3."),
        (tower("temple", 2), "The Bishop protects"),
        (niche("thief"), "Your character cannot do this; the Assassin can."),
        (bank, "You have already taken gold or cards this turn."),
        (deck, "You have already taken gold or cards this turn."),
    ):
        # Playwright would wait until it is enabled.
        piece(board).click(force=True)
        expect(ribbon).to_contain_text(reason)
    tower("keep", 1)(board).hover()
    expect(rule(board).locator(".why")).to_have_text("This district is protected: Keep.")
    assert board.decision() == before


# --- rules of words


def test_choices_and_words_show_the_rule_of_what_they_name(page: Page, house: Hosting) -> None:
    board = sits(page, house, MERCHANT)
    building(board, "market").hover()
    expect(rule(board)).to_contain_text("trade district")
    expect(rule(board)).to_contain_text("1 gold left")
    expect(rule(board).get_by_role("link")).to_have_attribute("href", "/rules/citadels#CIT-SETUP-5")
    board.ribbon().get_by_role("button", name="Merchant", exact=True).hover()
    expect(rule(board).get_by_role("link")).to_have_attribute("href", "/rules/citadels#CIT-MERCHANT-1")
    with board.decided():
        building(board, "tavern").click()
    board.chronicle.get_by_role("button", name="Tavern", exact=True).last.hover()
    expect(rule(board).locator(".title")).to_contain_text("Tavern")


def test_a_preview_belongs_to_what_is_pointed_at(page: Page, house: Hosting) -> None:
    board = sits(page, house, MERCHANT)
    said = board.ribbon().locator("small").filter(has_text="1 gold left")
    building(board, "market").hover()
    expect(said).to_contain_text("Build the Market")
    page.mouse.move(10, 10)
    expect(said).to_have_count(0)
    building(board, "market").focus()
    expect(said).to_be_visible()
    page.keyboard.press("Shift+Tab")
    expect(said).to_have_count(0)
    hand("tavern")(board).hover(position={"x": 16.0, "y": 60.0})
    expect(rule(board)).to_contain_text("2 gold left")


# --- nothing by mistake


def test_a_long_press_on_a_choice_opens_its_note(visit: Visits, house: Hosting) -> None:
    board = sits(visit(viewport=PHONE), house, MERCHANT)
    before = board.decision()
    note = board.page.get_by_role("dialog")
    for choice, told in ((building(board, "market"), "1 gold left"), (ending(board), "End")):
        long_press(choice, until=note)
        expect(note).to_contain_text(told)
        note.get_by_role("button", name="Close").tap()
        expect(note).to_have_count(0)
    assert board.decision() == before
    with board.decided():
        building(board, "market").tap()


def long_press(piece: Locator, until: Locator) -> None:
    """A finger that stays where it is until this can be seen."""
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = piece.page.context.new_cdp_session(piece.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(until).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_double_click_makes_one_move(page: Page, house: Hosting) -> None:
    board = sits(page, house, MERCHANT)
    with board.decided():
        building(board, "market").dblclick()
    expect(tower("market")(board)).to_be_visible()
    assert happened(board) == ["built"]


def happened(board: Board) -> list[str]:
    told = board.page.request.get(f"/api/tables/{board.table()}/log?seat=0").json()
    return [event["event"] for line in told["lines"] for event in line["events"]]


def test_what_waits_to_be_confirmed_can_be_given_up(visit: Visits, house: Hosting) -> None:
    page = visit(fresh=True)
    page.context.add_init_script(CONFIRM)
    board = sits(page, house, MERCHANT)
    cancel = page.get_by_role("button", name="Cancel", exact=True)
    waiting = page.locator("[data-choice]").filter(has_text="once more to confirm")
    for by_key in (True, False):
        building(board, "market").click()
        expect(waiting).to_have_count(1)
        expect(page.get_by_role("button", name="Show all")).to_have_count(0)
        if by_key:
            page.keyboard.press("Escape")
        else:
            cancel.click()
        expect(waiting).to_have_count(0)
        expect(cancel).to_have_count(0)
    building(board, "market").click()
    with board.decided():
        building(board, "market").click()
    gold = board.in_words({"verb": "merchant_gold"})
    gold.click()
    expect(waiting).to_have_count(1)
    with board.decided():
        page.keyboard.press("U")
    expect(waiting).to_have_count(0)
    gold.click()
    expect(waiting).to_have_count(1)
    expect(building(board, "market")).to_be_visible()


# --- where one is


def test_the_keyboard_stays_at_the_table(page: Page, house: Hosting) -> None:
    board = sits(page, house, MERCHANT)
    focused = page.locator("[data-ribbon]:focus, [data-ribbon] :focus")
    building(board, "market").focus()
    with board.decided():
        page.keyboard.press("Enter")
    expect(focused).to_have_count(1)
    with board.decided():
        page.keyboard.press("U")
    hand("tavern")(board).focus()
    with board.decided():
        page.keyboard.press("Enter")
    expect(focused).to_have_count(1)
    page.keyboard.press("Tab")
    expect(focused).to_have_count(1)


def test_the_whole_plate_chooses_a_player(page: Page, house: Hosting) -> None:
    board = sits(page, house, SPY)
    plate = place(board, "seat-2")
    box = plate.bounding_box()
    assert box is not None
    for x, y in ((12.0, 12.0), (box["width"] - 14, box["height"] - 14), (box["width"] / 2, 14.0)):
        plate.click(position={"x": x, "y": y})
        expect(type_sign("trade")(board)).to_be_visible()
        page.keyboard.press("Escape")
        expect(place(board, "cloth")).to_have_count(0)
    tower("manor", 2)(board).click()
    expect(type_sign("trade")(board)).to_be_visible()


# --- away and offline


def test_who_left_is_told_that_a_bot_plays_on(visit: Visits, house: Hosting) -> None:
    anna, jan = Guest(house.address, "Anna"), Guest(house.address, "Jan")
    table = seated(TWO, anna, jan)
    page = anna.comes(visit())
    page.goto(f"/t/{table}")
    board = Board(page)
    board.wait_until_asked()
    anna.post(f"/api/tables/{table}/leave")
    expect(board.ribbon()).to_contain_text("You left the table: a bot plays on for you.")
    expect(page.locator("[data-choice]")).to_have_count(0)
    page.get_by_role("button", name="Take my seat back").click()
    expect(board.ribbon()).not_to_contain_text("a bot plays on")


def test_whose_time_ran_out_is_told_so(visit: Visits, house: Hosting) -> None:
    anna, jan = Guest(house.address, "Anna"), Guest(house.address, "Jan")
    page = anna.comes(visit())
    page.goto(f"/t/{seated({**TWO, 'clock': {'kind': 'decision', 'seconds': 5}}, anna, jan)}")
    board = Board(page)
    expect(board.ribbon()).to_contain_text("Your time ran out: a bot plays on for you.")
    expect(page.locator("[data-choice]")).to_have_count(0)


def test_a_click_without_a_connection_is_known_to_be_kept(far: Visits, house: Hosting, line: Line) -> None:
    board = sits(far(), house, MERCHANT)
    line.cut()
    expect(board.page.get_by_role("alert")).to_be_visible()
    with board.decided():
        building(board, "market").click()
        expect(board.ribbon()).to_contain_text("Will be sent when the line is back: Build the Market")
        line.mend()
    expect(board.ribbon()).not_to_contain_text("Will be sent")
