"""Screens that only Burgundy has."""

from __future__ import annotations

from playwright.sync_api import Page

from screenshots.stage import Stage
from tests.browser.playing import client_words


def editor(stage: Stage, page: Page, language: str) -> None:
    page.goto(f"/workshop/{stage.game}")
    page.get_by_role("button", name=client_words(language).text("burgundy-drawing-random")).click()
