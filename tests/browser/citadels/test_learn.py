"""The guided first game: what it says at which moment, what it lights up, and that nobody is held up by it."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.citadels.taste import BUILDER
from tests.browser.playing import Board, click, play_a_step

LONGEST: Final = 200
MERCHANT: Final = {"verb": "pick", "character": "merchant"}
GOLD: Final = {"verb": "gather_gold"}
INCOME: Final = {"verb": "income"}
GIFT: Final = {"verb": "merchant_gold"}
HARBOR: Final = {"verb": "build", "card": "harbor"}
END: Final = {"verb": "end_turn"}
FIRST_ROUND: Final = (
    ("welcome", None, ""),
    ("cities", None, ""),
    ("hand", None, ""),
    ("pick", MERCHANT, "button.hinted[data-piece=card-merchant]"),
    ("secret", None, ""),
    ("called", None, ""),
    ("gather", GOLD, "main .pile.hinted"),
    ("income", INCOME, "main .hinted[data-piece=card-merchant]"),
    ("merchant", GIFT, "main .hinted[data-piece=card-merchant]"),
    ("build", HARBOR, ".hand button.hinted[data-piece^=card-harbor]"),
    ("end", END, ""),
)
"""What is said, what is advised, and the piece that can do it."""


class Pupil(Board):
    """Somebody who has just sat down to learn."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.leaf = page.locator(".lesson")
        page.goto("/learn/citadels")
        page.get_by_role("button", name="Sit down").click()
        self.wait_until_asked()

    def said(self, key: str) -> str:
        return self.words.text(f"learn-citadels-{key}")

    def hears(self, key: str) -> None:
        expect(self.leaf.locator("p")).to_have_text(self.said(key))

    def reads(self) -> None:
        self.leaf.get_by_role("button", name=self.words.text("learn-next")).click()

    def advised(self) -> Locator:
        return self.page.locator("[data-choice]").filter(has_text=self.words.text("learn-advised"))

    def does(self, action: dict[str, Any]) -> None:
        with self.decided():
            before = self.decision()
            self.worded(action).click()
            self.end_all_the_same(before)
        self.wait_until_asked()


def test_a_pupil_follows_the_advice_to_the_end(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("link", name="Learn the game: Citadels")).to_have_attribute(
        "href", "/learn/citadels"
    )
    pupil = Pupil(page)
    for key, action, piece in FIRST_ROUND:
        pupil.hears(key)
        if action is None:
            expect(pupil.advised()).to_have_count(0)
            pupil.reads()
            continue
        expect(pupil.advised()).to_have_count(1)
        expect(pupil.in_words(action).filter(has_text=pupil.words.text("learn-advised"))).to_be_visible()
        if piece:
            expect(page.locator(piece).first).to_be_visible()
        pupil.does(action)
    pupil.hears("again")
    said = play_on(pupil)
    assert said[-1] == pupil.said("over")
    assert len(said) == len(set(said))
    assert not {pupil.said(key) for key, _, _ in FIRST_ROUND} & set(said)
    expect(pupil.leaf).to_have_count(0)
    page.get_by_role("button", name="Scores").click()
    expect(page.get_by_role("dialog", name="Scores")).to_be_visible()


def play_on(pupil: Pupil) -> list[str]:
    """Plays as anybody might, reading everything; gives what was said."""
    said: list[str] = []
    for step in range(LONGEST):
        pupil.wait_until_asked()
        while pupil.leaf.count() and not pupil.advised().count():
            said.append(pupil.leaf.locator("p").inner_text())
            pupil.reads()
            expect(pupil.leaf.filter(has_text=said[-1])).to_have_count(0)
        if pupil.over():
            return said
        with pupil.decided():
            play_a_step(pupil, click, step, BUILDER)
    raise AssertionError("the lesson has no end")


def test_whoever_reads_nothing_is_not_held_up(page: Page) -> None:
    pupil = Pupil(page)
    pupil.hears("welcome")
    for action, then in (
        (MERCHANT, "secret"),
        (GOLD, "income"),
        (INCOME, "merchant"),
        (GIFT, "build"),
        (HARBOR, "end"),
        (END, "again"),
    ):
        pupil.does(action)
        pupil.hears(then)


def test_whoever_builds_first_is_not_told_to_end_the_turn_or_to_save(page: Page) -> None:
    pupil = Pupil(page)
    for action, then in (
        (MERCHANT, "secret"),
        (GOLD, "income"),
        (HARBOR, "income"),
        (INCOME, "merchant"),
        (GIFT, "end"),
    ):
        pupil.does(action)
        pupil.hears(then)


def test_a_lesson_goes_on_after_a_reload_where_it_was(page: Page) -> None:
    pupil = Pupil(page)
    pupil.hears("welcome")
    pupil.reads()
    pupil.hears("cities")
    expect(page.locator("[data-side=mine] .city.pointed")).to_be_visible()
    pupil.reads()
    pupil.hears("hand")
    expect(page.locator("main .city.pointed")).to_have_count(0)
    expect(page.locator(".hand button.pointed")).to_have_count(4)
    page.reload()
    pupil.wait_until_asked()
    pupil.hears("hand")


def test_on_a_phone_the_lesson_shows_what_it_speaks_of(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    pupil = Pupil(page)
    pupil.hears("welcome")
    pupil.reads()
    expect(page.locator("[data-side=mine] .city.pointed")).to_be_in_viewport(ratio=1)
    pupil.reads()
    pupil.reads()
    pupil.hears("pick")
    expect(page.locator("button.hinted[data-piece=card-merchant]")).to_be_in_viewport(ratio=1)
    pupil.does(MERCHANT)
    pupil.does(GOLD)
    pupil.hears("income")
    expect(pupil.advised()).to_be_in_viewport(ratio=1)
