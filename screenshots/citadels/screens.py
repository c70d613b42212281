"""Screens that only Citadels has."""

from __future__ import annotations

from playwright.sync_api import Page

from screenshots.screens import lobby
from screenshots.stage import Stage
from tests.browser.playing import client_words


def own_cast(stage: Stage, page: Page, language: str) -> None:
    words = client_words(language)
    lobby(stage, page, language)
    page.get_by_role("radio", name=words.text("lobby-own-short")).check(force=True)
    page.get_by_role("region", name=words.text("lobby-set")).evaluate("one => one.scrollIntoView()")
