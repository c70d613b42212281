"""What the web client was written from is what the server is now; `python -m tests.web.regenerate` makes it so."""

from __future__ import annotations

import json

import msgspec
import pytest

from kasztelan.core.record import verify
from kasztelan.games.citadels.box_data import BOX
from kasztelan.games.citadels.game import GAME
from kasztelan.server.wire import typescript
from tests.web.fixtures import FIXTURES, LESSONS, WEB, text_of

AGAIN = "python -m tests.web.regenerate"


@pytest.mark.parametrize("path", sorted(typescript.files()))
def test_the_types_are_current(path: str) -> None:
    assert (WEB / path).read_text(encoding="utf-8") == typescript.files()[path], AGAIN


@pytest.mark.parametrize("path", sorted(FIXTURES))
def test_what_the_client_is_compared_with_is_current(path: str) -> None:
    assert (WEB / path).read_text(encoding="utf-8") == text_of(FIXTURES[path]()), AGAIN


@pytest.mark.parametrize("path", sorted(LESSONS))
def test_what_guided_games_begin_with_is_current(path: str) -> None:
    assert (WEB / path).read_text(encoding="utf-8") == text_of(LESSONS[path]()), AGAIN


def test_the_box_is_as_it_is_described() -> None:
    for _, shape, content in BOX:
        msgspec.convert(content, shape, strict=True)


def test_the_records_that_the_browser_checks_are_right_and_have_what_makes_it_hard() -> None:
    made = json.loads((WEB / "tests/wire/dice.json").read_text(encoding="utf-8"))
    for name, one in made.items():
        record = json.loads(one["record"])
        assert verify(GAME, record, record["commitment"])[-1] == "dice"
        assert any("undo" in entry for entry in record["actions"])
        assert record.get("prefix", 0) == (one["prefix"] if name == "fork" else 0)
