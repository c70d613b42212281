"""Every screen of the client, and how one gets there."""

from __future__ import annotations

from functools import partial
from typing import Final

from playwright.sync_api import Page, expect

from screenshots.played import played
from screenshots.stage import Screen, Stage, room
from tests.browser.playing import client_words


def lobby(stage: Stage, page: Page, language: str) -> None:
    page.goto("/")
    expect(page.get_by_text(client_words(language).text("lobby-your-turn")).first).to_be_visible()
    expect(page.locator("article[data-game] .btn.gold").first).to_be_visible()


def welcome(stage: Stage, page: Page, language: str) -> None:
    page.context.clear_cookies()
    page.goto("/")
    expect(page.get_by_text(client_words(language).text("lobby-new-guide"))).to_be_visible()
    expect(page.locator("article[data-game] .btn.gold").first).to_be_visible()


def games(stage: Stage, page: Page, language: str) -> None:
    page.goto("/games")
    expect(page.get_by_text(client_words(language).text("lobby-your-turn")).first).to_be_visible()


def code(stage: Stage, page: Page, language: str) -> None:
    page.goto("/code")
    expect(page.get_by_role("textbox", name=client_words(language).text("lobby-code-label"))).to_be_focused()


def create(stage: Stage, page: Page, language: str) -> None:
    words = client_words(language)
    page.goto(f"/create/{stage.game}?friends")
    expect(page.get_by_role("button", name=words.text("lobby-set-it"))).to_be_visible()
    more = page.get_by_role("button", name=words.text("lobby-more"))
    if more.count():
        more.click()


def waiting(stage: Stage, page: Page, language: str) -> None:
    page.goto(f"/t/{stage.waiting}")
    expect(page.get_by_role("heading", name=client_words(language).text("waiting-invite"))).to_be_visible()


def join(stage: Stage, page: Page, language: str) -> None:
    page.context.clear_cookies()
    page.goto(f"/t/{stage.waiting}")
    expect(page.get_by_role("textbox", name=client_words(language).text("lobby-name"))).to_be_focused()


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


def rules_page(stage: Stage, page: Page, language: str) -> None:
    """The page about the end of the game, which every rulebook has."""
    page.goto(f"/rules/{stage.game}#end")
    expect(page.locator("section#end li").first).to_be_visible()


def rules_answer(stage: Stage, page: Page, language: str) -> None:
    rules(stage, page, language)
    page.get_by_role("searchbox").fill(WHEN_IT_ENDS[language])
    expect(page.locator("article li.large")).to_be_visible()


def rules_gallery(stage: Stage, page: Page, language: str) -> None:
    rules(stage, page, language)
    address = page.get_by_role("navigation").locator("a[href^='#gallery-']").last.get_attribute("href")
    page.goto(f"/rules/{stage.game}{address}")
    expect(page.get_by_role("article").get_by_role("listitem").first).to_be_visible()


def learn(stage: Stage, page: Page, language: str) -> None:
    page.goto(f"/learn/{stage.game}")
    expect(page.get_by_role("button", name=client_words(language).text("learn-begin"))).to_be_visible()


def lesson(stage: Stage, page: Page, language: str) -> None:
    learn(stage, page, language)
    page.get_by_role("button", name=client_words(language).text("learn-begin")).click()
    expect(page.get_by_text(client_words(language).text(f"learn-{stage.game}-welcome"))).to_be_visible()


def me(stage: Stage, page: Page, language: str) -> None:
    stage.kasia.ask("PUT", "/api/me/crest", {"crest": "lion"})
    told = played([stage.finished, stage.lost])
    page.route("**/api/me/games", lambda route: route.fulfill(json=told))
    page.goto("/me")
    expect(page.get_by_role("heading", name=client_words(language).text("me-recent"))).to_be_visible()
    expect(page.locator("figure [role=img]")).to_be_visible()


def settings(stage: Stage, page: Page, language: str) -> None:
    """All that lies behind folds on one's own page."""
    me(stage, page, language)
    for fold in page.locator("main summary").all():
        fold.click()
    expect(page.get_by_text(client_words(language).text("me-muted-none"))).to_be_visible()


def newcomer(stage: Stage, page: Page, language: str) -> None:
    """One's own page before the first game."""
    page.context.clear_cookies()
    page.goto("/me")
    expect(page.get_by_role("heading", name=client_words(language).text("me-newcomer"))).to_be_visible()


def watch(stage: Stage, page: Page, language: str) -> None:
    page.goto("/watch")
    expect(page.get_by_text(client_words(language).text("lobby-goes-on")).first).to_be_visible()


def records(stage: Stage, page: Page, language: str) -> None:
    page.goto("/records")
    expect(page.get_by_text(client_words(language).text("lobby-download")).first).to_be_visible()


def chat(stage: Stage, page: Page, language: str) -> None:
    at_the_table(page, stage.chat)
    page.get_by_role("button", name=client_words(language).text("table-chat"), exact=True).click()
    expect(page.get_by_role("listitem").filter(has_text=stage.room.SAID[-1])).to_be_visible()


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


WHEN_IT_ENDS: Final = {
    "en": "when does the game end",
    "pl": "kiedy kończy się gra",
    "uk": "коли кінець гри",
}

HOUSE: Final[dict[str, Screen]] = {
    "lobby": lobby,
    "welcome": welcome,
    "games": games,
    "code": code,
    "me": me,
    "settings": settings,
    "newcomer": newcomer,
    "watch": watch,
    "records": records,
    "password": password,
}
"""Screens of the house, whatever is played there."""

GAME: Final[dict[str, Screen]] = {
    "create": create,
    "waiting": waiting,
    "join": join,
    "turn": turn,
    "others": others,
    "finished": finished,
    "ceremony": ceremony,
    "scores": scores,
    "replay": replay,
    "rules": rules,
    "rules-page": rules_page,
    "rules-answer": rules_answer,
    "chat": chat,
    "menu": menu,
    "hand-over": hand_over,
}
"""Screens that every game has."""


def screens_of(game: str) -> dict[str, Screen]:
    """All screens of a game."""
    own = {name: partial(own_table, name) for name in room(game).TABLES}
    return {**GAME, **own, **room(game).SCREENS}
