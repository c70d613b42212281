"""Screens that only Burgundy has."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from screenshots.stage import Stage
from tests.browser.playing import client_words


def editor(stage: Stage, page: Page, language: str) -> None:
    page.goto(f"/workshop/{stage.game}")
    words = client_words(language)
    page.get_by_role("button", name=words.text("burgundy-drawing-random")).click()
    # The server has looked at it.
    expect(page.get_by_role("button", name=words.text("burgundy-drawing-use"))).to_be_enabled()
