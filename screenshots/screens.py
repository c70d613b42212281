"""Every screen of the client, and how one gets there."""

from __future__ import annotations

from functools import partial
from typing import Final

from playwright.sync_api import Page, expect

from screenshots.stage import Screen, Stage, room
from tests.browser.playing import client_words


def lobby(stage: Stage, page: Page, language: str) -> None:
    page.goto("/")
    expect(page.get_by_text(client_words(language).text("lobby-your-turn")).first).to_be_visible()
    expect(page.get_by_role("button", name=client_words(language).text("lobby-set-it"))).to_be_visible()


def welcome(stage: Stage, page: Page, language: str) -> None:
    page.context.clear_cookies()
    page.goto("/")
    expect(page.get_by_text(client_words(language).text("lobby-new-guide"))).to_be_visible()
    expect(page.get_by_role("button", name=client_words(language).text("lobby-set-it"))).to_be_visible()


def create(stage: Stage, page: Page, language: str) -> None:
    words = client_words(language)
    lobby(stage, page, language)
    page.get_by_role("button", name=words.text("lobby-more")).click()
    page.get_by_role("region", name=words.text("lobby-set")).evaluate("one => one.scrollIntoView()")


def waiting(stage: Stage, page: Page, language: str) -> None:
    page.goto(f"/t/{stage.waiting}")
    expect(page.get_by_role("heading", name=client_words(language).text("waiting-invite"))).to_be_visible()


def at_the_table(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    expect(page.locator("[data-decision]")).to_be_visible()
    expect(page.locator("[role=log] p").nth(3)).to_be_attached()


def turn(stage: Stage, page: Page, language: str) -> None:
    at_the_table(page, stage.turn)


def others(stage: Stage, page: Page, language: str) -> None:
    at_the_table(page, stage.others)


def own_table(name: str, stage: Stage, page: Page, language: str) -> None:
    at_the_table(page, stage.table(name))


def finished(stage: Stage, page: Page, language: str) -> None:
    at_the_table(page, stage.finished)


def ceremony(stage: Stage, page: Page, language: str) -> None:
    at_the_table(page, stage.finished)
    page.locator("[data-choice=ceremony]").click()
    expect(page.locator("[data-ceremony=over]")).to_be_visible()


def scores(stage: Stage, page: Page, language: str) -> None:
    at_the_table(page, stage.finished)
    page.locator("[data-choice=scores]").click()
    expect(page.get_by_role("heading", name=client_words(language).text("replay-turning"))).to_be_attached()


def replay(stage: Stage, page: Page, language: str) -> None:
    page.goto(f"/r/{stage.finished}?at=200")
    expect(page.get_by_role("slider").first).to_have_value("200")


def rules(stage: Stage, page: Page, language: str) -> None:
    page.goto(f"/rules/{stage.game}")
    expect(page.get_by_role("searchbox")).to_be_visible()


def learn(stage: Stage, page: Page, language: str) -> None:
    page.goto(f"/learn/{stage.game}")
    expect(page.get_by_role("button", name=client_words(language).text("learn-begin"))).to_be_visible()


def lesson(stage: Stage, page: Page, language: str) -> None:
    learn(stage, page, language)
    page.get_by_role("button", name=client_words(language).text("learn-begin")).click()
    expect(page.get_by_text(client_words(language).text(f"learn-{stage.game}-welcome"))).to_be_visible()


def me(stage: Stage, page: Page, language: str) -> None:
    page.goto("/me")
    expect(page.get_by_role("heading", name=client_words(language).text("me-muted"))).to_be_attached()
    expect(page.get_by_text(client_words(language).text("me-muted-none"))).to_be_attached()


def watch(stage: Stage, page: Page, language: str) -> None:
    page.goto("/watch")
    expect(page.get_by_text(client_words(language).text("lobby-goes-on")).first).to_be_visible()


def records(stage: Stage, page: Page, language: str) -> None:
    page.goto("/records")
    expect(page.get_by_text(client_words(language).text("lobby-download")).first).to_be_visible()


def chat(stage: Stage, page: Page, language: str) -> None:
    at_the_table(page, stage.chat)
    page.get_by_role("button", name=client_words(language).text("table-chat"), exact=True).click()
    expect(page.get_by_role("dialog").get_by_text(stage.room.SAID[-1])).to_be_visible()


def menu(stage: Stage, page: Page, language: str) -> None:
    at_the_table(page, stage.turn)
    page.get_by_role("button", name=client_words(language).text("table-menu"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def hand_over(stage: Stage, page: Page, language: str) -> None:
    page.goto(f"/t/{stage.hot_seat}")
    expect(page.get_by_text(client_words(language).text("waiting-hand-over-how"))).to_be_visible()


def password(stage: Stage, page: Page, language: str) -> None:
    page.goto(f"/t/{stage.locked}")
    expect(page.get_by_text(client_words(language).text("waiting-password"))).to_be_visible()


HOUSE: Final[dict[str, Screen]] = {
    "lobby": lobby,
    "welcome": welcome,
    "me": me,
    "watch": watch,
    "records": records,
    "password": password,
}
"""Screens of the house, whatever is played there."""

GAME: Final[dict[str, Screen]] = {
    "create": create,
    "waiting": waiting,
    "turn": turn,
    "others": others,
    "finished": finished,
    "ceremony": ceremony,
    "scores": scores,
    "replay": replay,
    "rules": rules,
    "chat": chat,
    "menu": menu,
    "hand-over": hand_over,
}
"""Screens that every game has."""


def screens_of(game: str) -> dict[str, Screen]:
    """All screens of a game."""
    own = {name: partial(own_table, name) for name in room(game).TABLES}
    return {**GAME, **own, **room(game).SCREENS}
