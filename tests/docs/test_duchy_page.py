"""The page about duchies of one's own shows a file that can be played."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kasztelan.core.errors import InvalidOptions
from kasztelan.games.catalogue import load

PAGE = (Path(__file__).parents[2] / "docs" / "duchies.md").read_text(encoding="utf-8")


def test_the_example_is_a_duchy() -> None:
    found = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    duchy = json.loads(found[1])
    game = load("burgundy")
    state = game.new({"duchy_file": duchy})
    assert state.to_data()["options"]["duchy_file"] == duchy
    duchy["rows"][0] = "G6 C5 C4"
    with pytest.raises(InvalidOptions):
        game.new({"duchy_file": duchy})
