"""The page about Python is true: its code runs, in order, and prints what the page says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "python.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def run_blocks(blocks: list[str]) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": "page"}
    for number, block in enumerate(blocks, start=1):
        exec(compile(block, f"docs/python.md, block {number}", "exec"), names)  # the page is ours
    return names


def test_every_block_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names = run_blocks(BLOCKS)
    said = capsys.readouterr().out
    assert "players: 9 is not possible; allowed: 2 to 8" in said
    assert "'verb': 'pick'" in said
    assert names["reason"].code == "not_your_decision"
    assert names["tally"].games == 10


def test_the_first_game_takes_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    names = run_blocks(BLOCKS[:1])
    assert len([line for line in BLOCKS[0].splitlines() if line.strip()]) <= 10
    assert 1 in names["result"].places
    assert capsys.readouterr().out.startswith("[")
