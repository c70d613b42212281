"""What the tests of the web client compare with, and what guided games begin with: made here from the real thing, read there as files."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from kasztelan.server.wire import typescript
from tests.web.burgundy_first_game import burgundy_first_game
from tests.web.dice import dice
from tests.web.differences import differences
from tests.web.first_game import first_game
from tests.web.sentences import sentences

WEB: Final = Path(__file__).parents[2] / "web"

FIXTURES: Final[dict[str, Callable[[], Any]]] = {
    "tests/wire/differences.json": differences,
    "tests/wire/dice.json": dice,
    "tests/words/sentences.json": sentences,
}
LESSONS: Final[dict[str, Callable[[], Any]]] = {
    "src/games/citadels/first_game.json": first_game,
    "src/games/burgundy/first_game.json": burgundy_first_game,
}
"""The records that guided games begin with."""


def text_of(data: Any) -> str:
    """One line for each item, so that a change can be read."""
    if isinstance(data, list):
        return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in data) + "\n]\n"
    if isinstance(data, dict):
        parts = [f"{json.dumps(name)}: {text_of(one).strip()}" for name, one in data.items()]
        return "{\n" + ",\n".join(parts) + "\n}\n"
    return json.dumps(data, ensure_ascii=False)


def files() -> dict[str, str]:
    """Everything in `web/` that is written by a program, by its path there."""
    return {**typescript.files(), **{path: text_of(make()) for path, make in {**FIXTURES, **LESSONS}.items()}}
