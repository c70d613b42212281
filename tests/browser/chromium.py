"""The Chromium that the tests of the web client run in: found, or with `--install` fetched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Playwright, sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS: Final = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # No name but this machine's own is looked up, whatever a page or the browser itself would like to load.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)


def find_chromium(playwright: Playwright) -> str | None:
    """The system's Chromium, else Playwright's own; None if there is neither."""
    for name in NAMES:
        found = shutil.which(name) or shutil.which(name, path="/usr/bin")
        if found is not None:
            return found
    own = playwright.chromium.executable_path
    return own if Path(own).is_file() else None


def install() -> None:
    """From the system's packages as root, else the one that Playwright brings."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        packages = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
        if all(subprocess.call(command) == 0 for command in (["apt-get", "update"], packages)):
            return
    subprocess.check_call([sys.executable, "-m", "playwright", "install", "chromium"])


def main(words: list[str]) -> None:
    with sync_playwright() as playwright:
        found = find_chromium(playwright)
    if found is None and "--install" in words:
        print("fetching Chromium for the browser tests")
        install()
        with sync_playwright() as playwright:
            found = find_chromium(playwright)
    if found is None:
        sys.exit("no Chromium here: install one, or let `make test` fetch it")
    if "--install" not in words:
        print(found)


if __name__ == "__main__":
    main(sys.argv[1:])
