"""People with a real browser: each has a context of its own, and what goes wrong in it fails the test."""

from __future__ import annotations

import re
from typing import Final, Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize

DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
STILL: Final = "try { localStorage['kasztelan.speed'] ??= '0' } catch { /* no page of ours */ }"
"""Pieces do not fly: the app's own setting, unless the test has chosen another."""
REFUSED: Final = re.compile(r"status of 4\d\d")
"""The browser notes every answer that says no; saying no is the API's work."""


class Visits:
    """Opens pages at one server and keeps a list of what went wrong in them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.faults: list[str] = []
        self.forgiven: list[str] = []
        """Patterns of faults that a test brings about on purpose."""

    def __call__(
        self,
        *,
        locale: str = "en-GB",
        viewport: ViewportSize = DESKTOP,
        theme: Literal["light", "dark"] = "light",
        workers: Literal["allow", "block"] = "block",
    ) -> Page:
        """A new person's page, still empty; go anywhere with `page.goto("/")`.

        Wait with `expect`: the page's policy forbids the eval that `wait_for_function` polls with.
        """
        touch = viewport["width"] < 600
        context = self.browser.new_context(
            base_url=self.address,
            locale=locale,
            viewport=viewport,
            color_scheme=theme,
            service_workers=workers,
            has_touch=touch,
            is_mobile=touch,
        )
        self.contexts.append(context)
        context.add_init_script(STILL)
        context.on("console", self.hear)
        context.on("weberror", lambda wrong: self.faults.append(f"uncaught: {wrong.error}"))
        context.on("request", self.watch)
        return context.new_page()

    def hear(self, message: ConsoleMessage) -> None:
        if message.type != "error":
            return
        path = urlsplit(message.location["url"]).path
        if not (path.startswith("/api/") and REFUSED.search(message.text)):
            self.faults.append(f"console: {message.text} ({path})")

    def watch(self, request: Request) -> None:
        """Nothing may leave this machine."""
        url = urlsplit(request.url)
        if url.scheme not in ("data", "blob") and url.hostname != "127.0.0.1":
            self.faults.append(f"asked elsewhere: {request.url}")

    def close(self) -> None:
        """Ends all visits; fails if anything went wrong that was not expected."""
        for context in self.contexts:
            context.close()
        wrong = [one for one in self.faults if not any(re.search(known, one) for known in self.forgiven)]
        if wrong:
            pytest.fail("\n".join(["the browser found fault with it:", *wrong]), pytrace=False)
