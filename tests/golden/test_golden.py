"""The golden games still play as they are written down."""

from __future__ import annotations

import pytest

from kasztelan.games.catalogue import GAMES, load
from tests.golden.telling import GOLDEN, Golden, folder_of, parse, path_of, tell


@pytest.mark.parametrize("golden", GOLDEN, ids=str)
def test_a_golden_game_plays_as_written(golden: Golden) -> None:
    text = path_of(golden).read_text(encoding="utf-8")
    told = parse(text)
    assert told.options == golden.options
    assert tell(told.game, told.options, told.seed, told.actions).splitlines() == text.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_every_file_is_of_a_listed_game(name: str) -> None:
    listed = {path_of(golden) for golden in GOLDEN if golden.game == name}
    assert set(folder_of(name).glob("*.txt")) == listed


@pytest.mark.parametrize("name", GAMES)
def test_every_way_a_game_can_end_has_a_golden_game(name: str) -> None:
    """A game lists the reasons for which it can be over."""
    told = [parse(path_of(golden).read_text(encoding="utf-8")) for golden in GOLDEN if golden.game == name]
    reasons = set(load(name).endings)
    assert reasons
    assert {one.reason for one in told} == reasons
