"""People with a real browser: each has a context of its own, and what goes wrong in it fails the test."""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, ViewportSize, WebError

DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
STILL: Final = "try { localStorage['kasztelan.speed'] ??= '0' } catch { /* no page of ours */ }"
"""Pieces do not fly: the app's own setting, unless the test has chosen another."""
PICTURE: Final = "/icon.svg"
"""A place of the server where nothing of the client runs."""
TOLD: Final = "[role=alertdialog] [data-go-on]"
"""What one presses who has read what was done to them."""
REFUSED: Final = re.compile(r"status of 4\d\d")
"""The browser notes every answer that says no; saying no is the API's work."""


class Window(NamedTuple):
    """What a window is from the beginning to its end."""

    address: str
    locale: str
    width: int
    height: int
    theme: Literal["light", "dark"]
    workers: Literal["allow", "block"]

    @property
    def viewport(self) -> ViewportSize:
        return {"width": self.width, "height": self.height}

    def open(self, browser: Browser) -> Page:
        touch = self.width < 600
        context = browser.new_context(
            base_url=self.address,
            locale=self.locale,
            viewport=self.viewport,
            color_scheme=self.theme,
            service_workers=self.workers,
            has_touch=touch,
            is_mobile=touch,
        )
        context.add_init_script(STILL)
        return context.new_page()

    def clean(self, page: Page) -> None:
        """As it was when it was opened; what a test wrote into its scripts or changed in its workers would stay."""
        context = page.context
        for other in context.pages:
            if other is not page:
                other.close()
        page.unroute_all(behavior="ignoreErrors")
        context.set_offline(False)
        context.clear_permissions()
        page.set_viewport_size(self.viewport)
        page.emulate_media(color_scheme=self.theme)
        page.goto(PICTURE)
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        context.clear_cookies()


Windows = dict[Window, list[Page]]
"""Windows that are clean again: to open one anew costs more than most tests."""


class Visits:
    """Opens pages at one server and keeps a list of what went wrong in them."""

    def __init__(self, browser: Browser, address: str, used: Windows | None = None) -> None:
        self.browser = browser
        self.address = address
        self.used = used
        self.open: list[tuple[Window, Page, list[Page] | None]] = []
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
        fresh: bool = False,
        patient: bool = True,
    ) -> Page:
        """A new person's page; go anywhere with `page.goto("/")`. One who is patient reads what was done to them and goes on.

        Ask for a fresh one to give it scripts of your own. Wait with `expect`: the page's policy forbids the eval that
        `wait_for_function` polls with.
        """
        window = Window(self.address, locale, viewport["width"], viewport["height"], theme, workers)
        idle = None if fresh or workers == "allow" or self.used is None else self.used.setdefault(window, [])
        page = idle.pop() if idle else window.open(self.browser)
        self.open.append((window, page, idle))
        if patient:
            page.add_locator_handler(page.locator(TOLD), lambda told: told.press("Enter"))
        page.context.on("console", self.hear)
        page.context.on("weberror", self.stumble)
        page.context.on("request", self.watch)
        return page

    def stumble(self, wrong: WebError) -> None:
        self.faults.append(f"uncaught: {wrong.error}")

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
        for window, page, idle in self.open:
            context = page.context
            page.remove_locator_handler(page.locator(TOLD))
            context.remove_listener("console", self.hear)
            context.remove_listener("weberror", self.stumble)
            context.remove_listener("request", self.watch)
            if idle is None:
                context.close()
            else:
                window.clean(page)
                idle.append(page)
        self.open.clear()
        wrong = [one for one in self.faults if not any(re.search(known, one) for known in self.forgiven)]
        if wrong:
            pytest.fail("\n".join(["the browser found fault with it:", *wrong]), pytrace=False)
