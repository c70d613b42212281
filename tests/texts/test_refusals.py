"""Refused input, said in the reader's language."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.actions import Codec, Field
from kasztelan.core.errors import Reason, Refusal
from kasztelan.games.citadels.game import GAME
from kasztelan.texts import LANGUAGES, words
from kasztelan.texts.errors import refusal_text


def refusal_of(options: dict[str, Any]) -> Refusal:
    with pytest.raises(Refusal) as refused:
        GAME.check_options(options)
    return refused.value


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        (
            {"players": 9},
            [
                "Number of players: 9 is not possible; allowed: 2 to 8",
                "Liczba graczy: niemożliwa wartość 9; dozwolone: od 2 do 8",
                "Кількість гравців: неможливе значення 9; дозволено: від 2 до 8",
            ],
        ),
        (
            {"players": 2, "crown": 3},
            [
                "First crown: there is no seat 3 at this table; allowed: random player, or a seat from 0 to 1",
                "Pierwsza korona: przy tym stole nie ma miejsca 3; dozwolone: losowy gracz albo miejsce od 0 do 1",
                "Перша корона: за цим столом немає місця 3; дозволено: випадковий гравець або місце від 0 до 1",
            ],
        ),
    ],
)
def test_a_wrong_option_is_named_in_the_words_of_the_game(options: dict[str, Any], lines: list[str]) -> None:
    refused = refusal_of(options)
    assert [refusal_text(refused, language) for language in LANGUAGES] == lines


def test_things_are_called_by_their_names() -> None:
    refused = refusal_of({"players": 4, "characters": ["witch", "assassin"]})
    assert "Wiedźma, Zabójczyni" in refusal_text(refused, "pl")


def test_what_is_no_action_is_told_without_a_game() -> None:
    codec = Codec([("build", [Field("card", ("market",))])])
    with pytest.raises(Refusal) as refused:
        codec.encode({"verb": "build", "card": "sea"})
    assert refusal_text(refused.value, "en") == "card: sea is not possible; allowed: market"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_without_words_is_told_as_it_is(language: str) -> None:
    refused = Refusal("museum", Reason("haunted", {"by": 3}), Reason("nothing"))
    assert "museum: haunted (by 3); " in refusal_text(refused, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_codes_have_words_with_the_same_facts_in_every_language(language: str) -> None:
    said, english = words(language), words("en")
    assert {key: said.variables(key) for key in said.keys()} == {  # noqa: SIM118 - not a dict
        key: english.variables(key)
        for key in english.keys()  # noqa: SIM118 - not a dict
    }
