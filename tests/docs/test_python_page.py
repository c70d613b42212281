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


def promised() -> list[str]:
    """What the page says is printed: after a `print`, or on lines of comments alone, up to where it leaves off."""
    lines = [line for block in BLOCKS for line in block.splitlines()]
    said = [line.partition("  # ")[2] for line in lines if "print(" in line]
    said += [line.removeprefix("# ") for line in lines if line.startswith("# ")]
    return [line.partition("…")[0].strip() for line in said if line.partition("…")[0].strip()]


def test_every_block_runs_and_prints_what_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    names = run_blocks(BLOCKS)
    printed = capsys.readouterr().out
    assert len(promised()) > 10
    assert [line for line in promised() if line not in printed] == []
    assert names["tally"].games == 10


def test_the_first_game_takes_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    names = run_blocks(BLOCKS[:1])
    assert len([line for line in BLOCKS[0].splitlines() if line.strip()]) <= 10
    assert 1 in names["match"].result.places
    assert "Result(city" in capsys.readouterr().out
