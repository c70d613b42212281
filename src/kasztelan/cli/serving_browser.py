"""Shows a page in the person's browser where there is one; where there is none, nothing happens."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from threading import Thread
from urllib.parse import urlsplit


def has_screen(environ: Mapping[str, str], platform: str) -> bool:
    """Whether windows can be opened here; a browser inside the terminal would be in the server's way."""
    if environ.get("SSH_CONNECTION") and not environ.get("DISPLAY"):
        return False
    if platform in ("win32", "darwin"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def to_be_opened(address: str) -> str:
    """The address as a browser on this machine reaches it."""
    host = urlsplit(address).hostname or ""
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 - compared, not listened at
    if host not in everywhere:
        return address
    shown = f"[{host}]" if ":" in host else host
    return address.replace(f"//{shown}", f"//{everywhere[host]}", 1)


def open_page(address: str) -> Thread | None:
    """Opens the browser beside the server, which waits for nothing; None if there is no screen."""
    if not has_screen(os.environ, sys.platform):
        return None
    opening = Thread(target=try_to_open, args=(to_be_opened(address),), daemon=True)
    opening.start()
    return opening


def try_to_open(address: str) -> None:
    try:
        webbrowser.open(address)
    except (OSError, webbrowser.Error):
        # The address stands in the terminal.
        return
