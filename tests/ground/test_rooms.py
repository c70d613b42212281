"""Every game has its room on every floor, and the frame around the rooms knows no game by name."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from kasztelan.games.catalogue import GAMES

TOP: Final = Path(__file__).parents[2]
FLOORS: Final = (
    "benchmarks",
    "screenshots",
    "soak",
    "tests.browser.scenes",
    "tests.conformance",
    "tests.golden",
    "tests.texts",
)
FRAMES: Final = (
    "benchmarks", "chaos", "fuzz", "load", "screenshots", "soak", "src/kasztelan/arena", "src/kasztelan/bots",
    "tests/browser/scenes", "tests/conformance", "tests/golden",
)  # fmt: skip


@pytest.mark.parametrize("floor", FLOORS)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_folder(game: str, floor: str) -> None:
    place = f"{floor}.{game}"
    assert find_spec(place) is not None, f"{game} has no folder {place.replace('.', '/')}"


@pytest.mark.parametrize("frame", FRAMES)
def test_the_frame_names_no_game(frame: str) -> None:
    name = re.compile(rf"(?i)\b({'|'.join(GAMES)})\b")
    found = [
        f"{path.relative_to(TOP)}:{number}: {line.strip()}"
        for path in sorted((TOP / frame).rglob("*.py"))
        if not set(path.relative_to(TOP).parts) & set(GAMES)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if name.search(line)
    ]
    assert found == []
