"""Refused input, said in the reader's language."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.actions import Codec, Field
from kasztelan.core.errors import Refusal
from kasztelan.games.citadels.game import GAME
from kasztelan.texts import LANGUAGES, words
from kasztelan.texts.errors import PROBLEMS, describe_refusal


def refusal_of(options: dict[str, Any]) -> Refusal:
    with pytest.raises(Refusal) as refused:
        GAME.check_options(options)
    return refused.value


def test_a_wrong_option_is_named_with_what_is_allowed() -> None:
    refused = refusal_of({"players": 9})
    assert [describe_refusal(words(language), refused) for language in LANGUAGES] == [
        "players: 9 is not possible; allowed: 2 to 8",
        "players: niemożliwa wartość 9; dozwolone: 2 to 8",
        "players: неможливе значення 9; дозволено: 2 to 8",
    ]


def test_english_says_what_was_raised() -> None:
    codec = Codec([("build", [Field("card", ("market",))])])
    for action in (7, {"verb": "fly"}, {"verb": "build", "card": "sea"}, {"verb": "build", "to": 1}):
        with pytest.raises(Refusal) as refused:
            codec.encode(action)  # type: ignore[arg-type]
        assert describe_refusal(words("en"), refused.value) == str(refused.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_problem_without_a_translation_is_told_as_it_is(language: str) -> None:
    refused = Refusal("museum", "nobody has built the Museum", "nothing")
    assert "museum: nobody has built the Museum; " in describe_refusal(words(language), refused)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_its_words(language: str) -> None:
    for _, key in PROBLEMS:
        said = words(language).text(key, **dict.fromkeys(words(language).variables(key), "seven"))
        assert said == said.strip() != ""
