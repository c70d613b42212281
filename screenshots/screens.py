"""Every screen of the client, and how one gets there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from screenshots.stage import Stage
from tests.browser.playing import client_words

Screen = Callable[[Stage, Page, str], None]
"""Brings a page of Kasia's to the screen, in a language."""


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


def own_cast(stage: Stage, page: Page, language: str) -> None:
    words = client_words(language)
    lobby(stage, page, language)
    page.get_by_role("radio", name=words.text("lobby-own-short")).check(force=True)
    page.get_by_role("region", name=words.text("lobby-set")).evaluate("one => one.scrollIntoView()")


def waiting(stage: Stage, page: Page, language: str) -> None:
    page.goto(f"/t/{stage.waiting}")
    expect(page.get_by_role("heading", name=client_words(language).text("waiting-invite"))).to_be_visible()


def at_the_table(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    expect(page.locator("[data-decision]")).to_be_visible()
    expect(page.locator("[role=log] p").nth(3)).to_be_attached()


def draft(stage: Stage, page: Page, language: str) -> None:
    at_the_table(page, stage.draft)


def turn(stage: Stage, page: Page, language: str) -> None:
    at_the_table(page, stage.turn)


def others(stage: Stage, page: Page, language: str) -> None:
    at_the_table(page, stage.others)


def eight(stage: Stage, page: Page, language: str) -> None:
    at_the_table(page, stage.eight)


def finished(stage: Stage, page: Page, language: str) -> None:
    at_the_table(page, stage.finished)


def scores(stage: Stage, page: Page, language: str) -> None:
    at_the_table(page, stage.finished)
    page.locator("[data-choice=scores]").click()
    expect(page.get_by_role("heading", name=client_words(language).text("replay-turning"))).to_be_attached()


def replay(stage: Stage, page: Page, language: str) -> None:
    page.goto(f"/r/{stage.finished}?at=200")
    expect(page.get_by_role("slider").first).to_have_value("200")


def rules(stage: Stage, page: Page, language: str) -> None:
    page.goto("/rules/citadels")
    expect(page.get_by_role("searchbox")).to_be_visible()


def learn(stage: Stage, page: Page, language: str) -> None:
    page.goto("/learn/citadels")
    expect(page.get_by_role("button", name=client_words(language).text("learn-begin"))).to_be_visible()


def lesson(stage: Stage, page: Page, language: str) -> None:
    learn(stage, page, language)
    page.get_by_role("button", name=client_words(language).text("learn-begin")).click()
    expect(page.get_by_text(client_words(language).text("learn-citadels-welcome"))).to_be_visible()


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
    expect(page.get_by_role("dialog").get_by_text("ósemką")).to_be_visible()


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


SCREENS: Final[dict[str, Screen]] = {
    "lobby": lobby,
    "welcome": welcome,
    "create": create,
    "own-cast": own_cast,
    "waiting": waiting,
    "draft": draft,
    "turn": turn,
    "others": others,
    "eight": eight,
    "finished": finished,
    "scores": scores,
    "replay": replay,
    "rules": rules,
    "learn": learn,
    "lesson": lesson,
    "me": me,
    "watch": watch,
    "records": records,
    "chat": chat,
    "menu": menu,
    "hand-over": hand_over,
    "password": password,
}
