"""The rule pages in docs/ are those of the rulebooks."""

from __future__ import annotations

from pathlib import Path

import pytest

from kasztelan.games.catalogue import GAMES
from kasztelan.texts.rule_pages import page

RULES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("game", list(GAMES))
def test_the_page_is_current(game: str) -> None:
    assert (RULES / f"{game}.md").read_text(encoding="utf-8") == page(game), "run `make rules`"
