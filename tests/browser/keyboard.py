"""Playing with keys alone: Tab and arrows to the pieces, the keys that the ribbon shows for the rest."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.playing import Board

IN_THE_RIBBON: Final = "[data-choice], [data-opens]"
"""Ends come last there."""
MOST_TABS: Final = 120
FOCUSED: Final = "one => one.contains(document.activeElement)"
CYRILLIC: Final = {"E": "у"}
"""What a Ukrainian keyboard types where a Latin one has this letter."""


class Keys:
    """The keyboard of one person at a table."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.page = board.page
        self.session: CDPSession = self.page.context.new_cdp_session(self.page)

    def tab_to(self, wanted: Locator) -> None:
        """Presses Tab until the focus is there, or inside."""
        for _ in range(MOST_TABS):
            if wanted.evaluate(FOCUSED):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{MOST_TABS} times Tab do not reach {wanted}")

    def arrow_to(self, group: Locator, wanted: Locator) -> None:
        """Goes to a group of pieces with Tab and to one of them with the arrows."""
        self.tab_to(group)
        for _ in range(group.get_by_role("button").count()):
            if wanted.evaluate(FOCUSED):
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrows do not reach {wanted}")

    def press(self, key: str) -> None:
        """Presses the key that stands on a choice, where it lies on a Ukrainian keyboard."""
        typed = CYRILLIC.get(key)
        if typed is None:
            self.page.keyboard.press(key)
            return
        event = {"key": typed, "code": f"Key{key}", "windowsVirtualKeyCode": ord(key), "text": typed}
        self.session.send("Input.dispatchKeyEvent", {"type": "keyDown", **event})
        self.session.send("Input.dispatchKeyEvent", {"type": "keyUp", **event})

    def choose(self, choice: Locator) -> None:
        """A choice of the ribbon by its key; the last ones of a long list have none."""
        self.board.wait_until_asked()
        key = choice.get_attribute("aria-keyshortcuts")
        if key:
            self.press(key)
        else:
            self.tab_to(choice)
            self.page.keyboard.press("Enter")

    def play_a_step(self, step: int) -> None:
        """Picks and builds with the cards themselves, does the rest by the ribbon; ends a turn last."""
        before = self.board.decision()
        verbs = self.board.offered()
        if "pick" in verbs:
            self.use_card(".fan .cards", "button.slot", step % self.page.locator(".fan button.slot").count())
        elif "build" in verbs and self.page.locator(".hand button:has(.legal)").count():
            self.use_card(".hand", "button:has(.legal)", 0)
        else:
            self.choose(self.page.locator(IN_THE_RIBBON).first)
            while self.board.left_open(before):
                self.choose(self.page.locator(IN_THE_RIBBON).first)

    def use_card(self, group: str, cards: str, nth: int) -> None:
        before = self.board.decision()
        cards_of = self.page.locator(group)
        self.arrow_to(cards_of, cards_of.locator(cards).nth(nth))
        self.page.keyboard.press("Enter")
        while self.board.left_open(before):
            self.choose(self.page.locator(IN_THE_RIBBON).first)

    def play_to_the_end(self) -> None:
        self.board.to_the_end(self.play_a_step)


def expect_no_mouse(board: Board) -> None:
    """Fails if anything was ever pressed with a mouse or a finger."""
    expect(board.page.locator("html")).not_to_have_attribute("data-pressed", "yes")


WATCH_THE_MOUSE: Final = (
    "addEventListener('pointerdown', () => { document.documentElement.dataset.pressed = 'yes' }, true)"
)
