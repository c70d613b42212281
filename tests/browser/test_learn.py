"""The guided first game, from the lobby to its last word, by doing what it advises."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.playing import Board, click, play_a_step

LONGEST = 200
LEAF = ".lesson"


def test_a_pupil_follows_the_advice_to_the_end(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Learn it in ten minutes").click()
    page.get_by_role("button", name="Sit down").click()
    board = Board(page)
    said: list[str] = []
    for step in range(LONGEST):
        board.wait_until_asked()
        if not said:
            # Before anything else the pupil is told where they are.
            expect(page.locator(LEAF)).to_contain_text(board.words.text("learn-citadels-welcome"))
        if board.over():
            break
        advised = read(board, said)
        with board.decided():
            if advised:
                board.in_words(advised).click()
            else:
                play_a_step(board, click, step)
    read(board, said)
    for told in ("cities", "hand", "secret", "called", "gather", "build", "end", "again", "over"):
        assert board.words.text(f"learn-citadels-{told}") in said, told
    first = {board.words.text(f"learn-citadels-{told}") for told in ("pick", "choose")}
    assert len(first & set(said)) == 1
    assert len(said) == len(set(said))
    expect(page.locator(LEAF)).to_have_count(0)
    page.get_by_role("button", name="Scores").click()
    expect(page.get_by_role("dialog", name="Scores")).to_be_visible()


def read(board: Board, said: list[str]) -> dict[str, str] | None:
    """Reads on until there is nothing new; gives what is advised, if anything."""
    leaf = board.page.locator(LEAF)
    while leaf.count():
        text = leaf.locator("p").inner_text()
        if text not in said:
            said.append(text)
        advised = board.page.locator("[data-choice]").filter(has_text=board.words.text("table-hinted"))
        if advised.count():
            return dict(board.choices()[board.keys().index(advised.get_attribute("data-choice") or "")])
        leaf.get_by_role("button", name=board.words.text("learn-next")).click()
        expect(leaf.filter(has_text=text)).to_have_count(0)
    return None
