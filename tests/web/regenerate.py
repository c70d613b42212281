"""Writes everything in `web/` that is made from the server: `python -m tests.web.regenerate`."""

from __future__ import annotations

from tests.web.fixtures import WEB, files

if __name__ == "__main__":
    for path, text in files().items():
        (WEB / path).write_text(text, encoding="utf-8")
