"""Which language a person gets, and what the loader of words promises."""

from __future__ import annotations

import pytest

from kasztelan.core.errors import Refusal, one_of
from kasztelan.texts import LANGUAGES, choose_language, words


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "uk_UA", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
    ],
)
def test_the_environment_names_the_language(environ: dict[str, str], language: str) -> None:
    assert choose_language(None, environ) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_for_comes_first(language: str) -> None:
    assert choose_language(language, {"LC_ALL": "pl_PL.UTF-8"}) == language


@pytest.mark.parametrize("wanted", ["de", "PL", ""])
def test_a_language_there_is_not_is_refused(wanted: str) -> None:
    with pytest.raises(Refusal) as refused:
        choose_language(wanted, {"LANG": "pl_PL"})
    assert refused.value.field == "lang"
    assert refused.value.allowed == one_of(["en", "pl", "uk"])


def test_words_speak_their_language() -> None:
    said = [words(language, "citadels").text("district-market.acc") for language in LANGUAGES]
    assert said == ["Market", "Targowisko", "Ринок"]
    assert words("pl", "citadels").text("count-gold.acc", n=1) == "1\u00a0monetę"


def test_words_without_a_game_have_no_names() -> None:
    assert not words("en").has("district-market")
    assert words("en").has("refusal")


def test_a_missing_key_or_fact_is_an_error() -> None:
    english = words("en", "citadels")
    with pytest.raises(KeyError, match="action-dance"):
        english.text("action-dance")
    with pytest.raises(ValueError, match="event-killed"):
        english.text("event-killed", seat="Anna")


def test_words_know_which_facts_a_message_asks_for() -> None:
    assert words("en", "citadels").variables("event-bewitched") == {"seat", "character"}
    assert words("en", "citadels").variables("action-armory") == {"seat", "card", "beautified"}
