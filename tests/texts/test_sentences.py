"""Every event, choice and reason of every game makes a sentence, in three languages."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest

from kasztelan.core.errors import Fact, Reason
from kasztelan.core.events import Kind
from kasztelan.games.catalogue import GAMES, load
from kasztelan.texts import LANGUAGES
from kasztelan.texts.sentences import Table
from tests.texts.rooms import assert_is_a_sentence, room, tables
from tests.texts.test_keys import reasons

KINDS = [(game, kind) for game in GAMES for kind in load(game).kinds]
VERBS = [(game, verb) for game in GAMES for verb in load(game).codec.first]


@cache
def table_of(game: str, language: str) -> Table:
    return tables(game, load(game).check_options({}))[language]


def values(game: str, field: str, naming: Any) -> tuple[Any, ...]:
    if field in room(game).SAMPLES:
        return room(game).SAMPLES[field]
    return (2,) if naming is None else tuple(naming)


def tellings(game: str, kind: Kind, knows: bool) -> list[dict[str, Any]]:
    """The event in all its forms, as one who knows or does not know the secret part sees it."""
    told = kind.public + (kind.secret if knows else ())
    fields = {name.removesuffix("*"): naming for name, naming in told}
    some = [values(game, name, naming) for name, naming in fields.items()]
    return [{"event": kind.name, **dict(zip(fields, one, strict=True))} for one in product(*some)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), KINDS, ids=lambda one: getattr(one, "name", one))
def test_every_event_can_be_told(game: str, kind: Kind, language: str) -> None:
    for knows in (False, True):
        for event in tellings(game, kind, knows):
            told = table_of(game, language).event(event, knows)
            assert_is_a_sentence(told)
            assert told.endswith("."), told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "verb"), VERBS)
def test_every_verb_makes_a_choice_even_without_facts(game: str, verb: str, language: str) -> None:
    codec, table = load(game).codec, table_of(game, language)
    first = codec.first[verb]
    last = max(at for at, other in enumerate(codec.verb_of) if other == verb)
    for action in (first, last):
        assert_is_a_sentence(table.action(codec.decode(action), None))
        assert_is_a_sentence(table.action_short(codec.decode(action), None))
    assert_is_a_sentence(table.action_group({"verb": verb}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_can_be_given(game: str, language: str) -> None:
    for code, names in reasons(game).items():
        for seat, number in ((1, 1), (9, 5)):
            facts: dict[str, Fact] = {**room(game).FACTS, "seat": seat}
            told: dict[str, Fact] = {name: facts.get(name, number) for name in names}
            sentence = table_of(game, language).reason(Reason(code, told))
            assert_is_a_sentence(sentence)
            assert sentence.endswith("."), sentence
