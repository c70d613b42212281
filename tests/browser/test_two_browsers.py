"""Two people at one table, each with a browser: a reload, a line that breaks, a move taken back, talk."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.guests import Guest, seated
from tests.browser.line import Line
from tests.browser.playing import Board
from tests.browser.visiting import Visits
from tests.games.citadels.agreed import revised
from tests.server.operators.hosting import Hosting

TWO = {"options": {"players": 2, "crown": 0}}
"""Anna chooses a character, then Jan chooses one and discards one, and nothing is revealed so long."""


def sits_down(page: Page, person: Guest, table: str) -> Board:
    person.comes(page).goto(f"/t/{table}")
    board = Board(page)
    expect(board.asking).to_be_visible()
    return board


def choose_first(board: Board) -> str:
    """Takes the first character that is offered; its name as the ribbon says it."""
    board.wait_until_asked()
    with board.decided():
        chosen = board.page.locator("[data-choice]").first
        name = (chosen.get_attribute("aria-label") or chosen.inner_text()).rpartition("the ")[2].strip()
        chosen.click()
    return name


def banner(board: Board) -> Locator:
    return board.page.get_by_role("alert").filter(has_text=board.words.text("table-offline"))


def warnings(board: Board) -> Locator:
    return board.page.locator(".toasts p")


def waits_for(board: Board, name: str) -> None:
    expect(board.page.locator("[data-choice]")).to_have_count(0)
    expect(board.asking).to_contain_text(name)


def test_they_meet_by_a_link_and_a_reload_changes_nothing(visit: Visits) -> None:
    anna, jan = visit(), visit()
    anna.goto("/create/citadels")
    anna.get_by_role("button", name="Players: less").click(click_count=2)
    anna.get_by_role("combobox", name="2, eagle").select_option("somebody else")
    anna.get_by_role("button", name="Create the table").click()
    link = anna.get_by_role("textbox", name="Link to this table").input_value()

    jan.goto(link)
    jan.get_by_role("textbox", name="Your name").fill("Jan")
    jan.get_by_role("button", name="Sit down").click()
    anna.get_by_role("button", name="Start", exact=True).click()

    boards = [Board(anna), Board(jan)]
    for board in boards:
        expect(board.asking).to_be_visible()
    first, second = boards if boards[0].keys() else boards[::-1]
    expect(second.page.locator("[data-choice]")).to_have_count(0)
    choose_first(first)
    second.wait_until_asked()
    before = (second.decision(), second.keys(), second.chronicle.inner_text())

    second.page.reload()
    second.wait_until_asked()
    expect(second.chronicle).to_have_text(before[2], use_inner_text=True)
    assert (second.decision(), second.keys()) == before[:2]
    choose_first(second)
    choose_first(second)
    first.wait_until_asked()


def test_a_click_made_while_the_line_is_cut_arrives(
    visit: Visits, far: Visits, house: Hosting, line: Line
) -> None:
    anna, jan = Guest(house.address, "Anna"), Guest(house.address, "Jan")
    table = seated(TWO, anna, jan)
    hers, his = sits_down(far(), anna, table), sits_down(visit(), jan, table)
    hers.wait_until_asked()
    expect(banner(hers)).to_have_count(0)

    line.cut()
    expect(banner(hers)).to_be_visible()
    hers.page.locator("[data-choice]").first.click()
    waits_for(his, "Anna")
    assert anna.get(f"/api/tables/{table}/log?seat=0")["lines"][-1]["events"][-1]["event"] != "chooses"

    line.mend()
    his.wait_until_asked()
    expect(banner(hers)).to_have_count(0)
    expect(hers.chronicle.get_by_text("You choose the")).to_have_count(1)
    waits_for(hers, "Jan")
    expect(warnings(hers)).to_have_count(0)


def test_a_click_whose_answer_was_lost_counts_once(
    visit: Visits, far: Visits, house: Hosting, line: Line
) -> None:
    anna, jan = Guest(house.address, "Anna"), Guest(house.address, "Jan")
    table = seated(TWO, anna, jan)
    hers, his = sits_down(far(), anna, table), sits_down(visit(), jan, table)
    hers.wait_until_asked()

    line.lose_answers()
    hers.page.locator("[data-choice]").first.click()
    his.wait_until_asked()
    choose_first(his)
    line.cut()
    expect(banner(hers)).to_be_visible()
    line.mend()
    expect(banner(hers)).to_have_count(0)

    expect(hers.chronicle).to_contain_text("Jan chooses a character.")
    expect(hers.chronicle.get_by_text("You choose the")).to_have_count(1)
    waits_for(hers, "Jan")
    expect(warnings(hers)).to_have_count(0)


def test_the_browser_itself_notices_that_it_is_offline(visit: Visits, house: Hosting) -> None:
    anna, jan = Guest(house.address, "Anna"), Guest(house.address, "Jan")
    table = seated(TWO, anna, jan)
    hers, his = sits_down(visit(), anna, table), sits_down(visit(), jan, table)
    visit.forgiven += ["WebSocket connection", "ERR_INTERNET_DISCONNECTED"]
    hers.wait_until_asked()
    hers.page.context.set_offline(True)
    expect(banner(hers)).to_be_visible()
    hers.page.locator("[data-choice]").first.click()
    hers.page.context.set_offline(False)
    expect(banner(hers)).to_have_count(0)
    his.wait_until_asked()


def test_a_decision_is_taken_back_if_the_other_agrees(visit: Visits, house: Hosting) -> None:
    anna, jan = Guest(house.address, "Anna"), Guest(house.address, "Jan")
    hers, his = (
        sits_down(visit(), person, table)
        for table in [seated(threatened(), anna, jan)]
        for person in (anna, jan)
    )
    answers = decide(hers, "Refuse to pay")
    decide(his, "Leave the threat face down")
    hers.wait_until_asked()
    turn = hers.keys()

    wish = his.page.get_by_role("status").filter(has_text="Anna would like to take a decision back.")
    hers.page.get_by_role("button", name="Ask to undo").click()
    expect(hers.page.get_by_text("You asked to take a decision back; the others decide.")).to_be_visible()
    wish.get_by_role("button", name="No").click()
    expect(wish).to_have_count(0)
    expect(hers.page.get_by_text("You asked to take a decision back")).to_have_count(0)
    assert hers.keys() == turn

    hers.page.get_by_role("button", name="Ask to undo").click()
    wish.get_by_role("button", name="Agree").click()
    expect(hers.page.get_by_role("button", name="Refuse to pay", exact=True)).to_be_visible()
    assert hers.keys() == answers
    expect(hers.chronicle).to_contain_text("You take the last decision back.")
    expect(his.chronicle).to_contain_text("Anna takes the last decision back.")
    waits_for(his, "Anna")


def threatened() -> dict[str, Any]:
    """Anna's turn, in which Jan, the Blackmailer, has a word to say without showing anything."""
    options = revised(cast=("blackmailer",), players=4)
    seats = [
        {"characters": ["merchant"], "gold": 4, "hand": ["market"]},
        {"characters": ["blackmailer"], "gold": 0},
        {},
        {},
    ]
    threats = {"flowered": "king", "others": ["merchant"]}
    position = {"next": "merchant", "gathered": True, "threats": threats}
    return {"options": options, "opening": {"options": options, "seats": seats, **position}}


def decide(board: Board, words: str) -> list[str]:
    """Chooses what the ribbon calls so; what there was to choose from."""
    choice = board.page.get_by_role("button", name=words, exact=True)
    expect(choice).to_be_visible()
    offered = board.keys()
    with board.decided():
        choice.click()
    return offered


def test_players_do_not_hear_what_is_said_behind_them(visit: Visits, house: Hosting) -> None:
    anna, jan, ola = (Guest(house.address, name) for name in ("Anna", "Jan", "Ola"))
    table = seated(TWO, anna, jan)
    hers, his, watching = (sits_down(visit(), person, table) for person in (anna, jan, ola))
    talks = [open_talk(board) for board in (hers, his, watching)]
    say(watching, "Who is the Thief?")
    say(hers, "Good luck!")
    for talk in talks[1:]:
        expect(talk.get_by_text("Good luck!")).to_be_visible()
    for talk in talks[:2]:
        expect(talk.get_by_text("Who is the Thief?")).to_have_count(0)


def test_in_the_waiting_room_a_phrase_is_read_in_the_language_of_the_reader(
    visit: Visits, house: Hosting
) -> None:
    anna, jan = Guest(house.address, "Anna"), Guest(house.address, "Jan")
    table = anna.opens(**TWO)
    anna.sits(table, 0)
    jan.sits(table, 1)
    hers, his = anna.comes(visit()), jan.comes(visit(locale="pl-PL"))
    for page in (hers, his):
        page.goto(f"/t/{table}")
    hers.get_by_role("button", name="Good luck, have fun!").click()
    expect(
        his.get_by_role("listitem").filter(has_text="Anna").filter(has_text="Powodzenia i dobrej zabawy!")
    ).to_be_visible()
    expect(hers.get_by_role("listitem").filter(has_text="Anna").last).to_contain_text("Good luck, have fun!")


def test_what_somebody_says_can_be_reported_and_hidden(visit: Visits, house: Hosting) -> None:
    anna, jan = Guest(house.address, "Anna"), Guest(house.address, "Jan")
    table = seated(TWO, anna, jan)
    hers, his = sits_down(visit(), anna, table), sits_down(visit(), jan, table)
    own = open_talk(hers)
    say(hers, "Good luck!")
    expect(own.get_by_role("button", name="report")).to_have_count(0)

    talk = open_talk(his)
    expect(talk.get_by_text("Good luck!")).to_be_visible()
    talk.get_by_role("button", name="report").click()
    expect(talk.get_by_text("Reported to the server admin.")).to_be_visible()
    talk.get_by_role("button", name="mute").click()
    expect(talk.get_by_text("Good luck!")).to_have_count(0)
    his.page.get_by_label("Write a message").click()
    say(hers, "Do you still read this?")
    say(his, "I say something myself.")
    expect(own.get_by_text("I say something myself.")).to_be_visible()
    expect(talk.get_by_text("Do you still read this?")).to_have_count(0)


def open_talk(board: Board) -> Locator:
    board.page.get_by_role("button", name=board.words.text("table-chat"), exact=True).click()
    return board.page.get_by_role("tabpanel")


def say(board: Board, text: str) -> None:
    """Writes where the focus is, as somebody does who has just opened the talk or has said something."""
    expect(board.page.get_by_label(board.words.text("table-say"))).to_be_focused()
    board.page.keyboard.type(text)
    board.page.keyboard.press("Enter")
    expect(board.page.get_by_role("tabpanel").get_by_text(text)).to_be_visible()
