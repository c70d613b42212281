"""How a table says no."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Refused(Exception):
    """A command that was refused; `code` says why, and nothing changed."""

    def __init__(self, code: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.facts = dict(facts or {})
