"""How far a game is, as lists of tables say it: every game has words for what it tells."""

from __future__ import annotations

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.core.match import Match
from kasztelan.games.catalogue import GAMES, load
from kasztelan.texts import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_moment_is_said(name: str, language: str) -> None:
    game = load(name)
    match = Match(game, SeededChance(1))
    while not (told := game.moment(match.state)):
        match.act(match.waiting_for(), game.legal(match.state)[0])
    said = words(language, name).text("moment", **told)
    assert all(str(value) in said for value in told.values())
