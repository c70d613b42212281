"""The example client, written from the page about the API alone, plays whole games of whatever is there."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kasztelan.games.catalogue import GAMES
from tests.server.operators.hosting import hosting

CLIENT = Path(__file__).parents[2] / "examples" / "client.py"


@pytest.mark.parametrize("game", list(GAMES))
def test_the_example_client_plays_a_whole_game(tmp_path: Path, game: str) -> None:
    with hosting(tmp_path / "data") as server:
        command = [sys.executable, str(CLIENT), server.address, game]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert len(result["points"]) == len(result["places"]) >= 2
    assert any(result["won"])
