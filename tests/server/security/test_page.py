"""The page about security names tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_every_promise_names_a_test_that_is_there() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(tests/[\w/.]+)`", page))
    assert len(named) >= 12
    assert sorted(one for one in named if not (ROOT / one).is_file()) == []


def test_every_test_of_an_attack_is_named() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    files = {one.name for one in Path(__file__).parent.glob("test_*.py")} - {Path(__file__).name}
    assert sorted(one for one in files if one not in page) == []
