"""Screens that only Citadels has."""

from __future__ import annotations

from playwright.sync_api import Page

from screenshots.screens import create
from screenshots.stage import Stage
from tests.browser.playing import client_words


def own_cast(stage: Stage, page: Page, language: str) -> None:
    words = client_words(language)
    create(stage, page, language)
    page.get_by_role("radio", name=words.text("lobby-own-short")).check(force=True)
