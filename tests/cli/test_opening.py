"""`kasztelan serve --open` shows the table in a browser where there is one, and never fails for want of one."""

from __future__ import annotations

import sys
import webbrowser

import pytest

from kasztelan.cli import serving_browser
from kasztelan.cli.serving_browser import has_screen, open_page, to_be_opened


@pytest.mark.parametrize(
    ("environ", "platform", "there"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"SSH_CONNECTION": "a b"}, "darwin", False),
        ({"SSH_CONNECTION": "a b", "DISPLAY": ":10"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_window_needs_a_screen(environ: dict[str, str], platform: str, there: bool) -> None:
    assert has_screen(environ, platform) == there


@pytest.mark.parametrize(
    ("address", "opened"),
    [
        ("http://127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("http://192.0.2.7:8000", "http://192.0.2.7:8000"),
        ("http://0.0.0.0:8000", "http://127.0.0.1:8000"),
        ("http://[::]:8000", "http://[::1]:8000"),
    ],
)
def test_every_address_of_the_machine_is_opened_as_its_own(address: str, opened: str) -> None:
    assert to_be_opened(address) == opened


def test_the_page_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    monkeypatch.setattr(webbrowser, "open", seen.append)
    opening = open_page("http://0.0.0.0:8000")
    assert opening is not None
    opening.join()
    assert seen == ["http://127.0.0.1:8000"]


def test_a_machine_without_a_screen_opens_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert open_page("http://127.0.0.1:8000") is None


@pytest.mark.parametrize("trouble", [OSError("no such program"), webbrowser.Error("no browser")])
def test_a_browser_that_fails_is_no_failure(monkeypatch: pytest.MonkeyPatch, trouble: Exception) -> None:
    def fail(*_: object) -> bool:
        raise trouble

    monkeypatch.setattr(webbrowser, "open", fail)
    serving_browser.try_to_open("http://127.0.0.1:8000")
