"""Games of Citadels against bots, from the lobby to the result and a record that can be checked."""

from __future__ import annotations

from tests.browser.citadels.taste import BUILDER
from tests.browser.guests import Guest, seated
from tests.browser.keyboard import WATCH_THE_MOUSE, Keys, expect_no_mouse
from tests.browser.playing import Board, click, play_now, play_to_the_end, see_the_result, tap
from tests.browser.visiting import PHONE, Visits
from tests.server.operators.hosting import Hosting
from tests.web.first_game import first_game


def test_by_clicking_the_pieces_in_polish(visit: Visits) -> None:
    page = visit(locale="pl-PL")
    page.goto("/")
    play_now(page, "Graj teraz").click()
    board = Board(page, "pl")
    play_to_the_end(board, click, BUILDER)
    record = see_the_result(board, "Koniec gry: ", click)
    assert "opening" not in record, "the game was played from its first card"


def test_by_keyboard_alone_in_ukrainian(visit: Visits) -> None:
    page = visit(locale="uk-UA", fresh=True)
    page.add_init_script(WATCH_THE_MOUSE)
    page.goto("/")
    board = Board(page, "uk")
    keys = Keys(board)
    keys.tab_to(play_now(page, "Грати зараз"))
    page.keyboard.press("Enter")
    keys.play_to_the_end()
    record = see_the_result(board, "Кінець гри: ", keys.choose)
    assert "opening" not in record, "the game was played from its first card"
    expect_no_mouse(board)


def test_by_touch_on_a_phone_in_english(visit: Visits, house: Hosting) -> None:
    """The second half of a game: the cities are half built."""
    anna = Guest(house.address, "Anna")
    table = seated({"record": first_game()}, anna)
    page = anna.comes(visit(viewport=PHONE))
    page.goto(f"/t/{table}")
    board = Board(page)
    play_to_the_end(board, tap, BUILDER)
    see_the_result(board, "The game is over: ", tap)
