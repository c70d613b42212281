"""What a game brings to be read aloud with, in a folder of its name here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Protocol, cast

from kasztelan.texts import LANGUAGES, words
from kasztelan.texts.sentences import Table

PLAYERS: Final = ("Anna", "Piotr", "Олесь", "Bo", "Eva", "Jan", "Ola", "Ivo")


class Room(Protocol):
    """A game's part of these tests."""

    ASKED: Sequence[str]
    """Decisions that somebody makes; the others the rules take by themselves."""
    SOURCES: set[str]
    """What points come from."""
    ENDINGS: set[str]
    """The ways it can end."""
    SAMPLES: Mapping[str, tuple[Any, ...]]
    """Values of a field that must all make a sentence; any other takes what its naming allows."""
    FACTS: Mapping[str, str]
    """What a fact of a reason may be that is no number."""
    GAMES: Sequence[dict[str, Any]]
    """Options of games that are told from the first to the last."""

    def dialect(self, options: Mapping[str, Any]) -> str:
        """Whose names are spoken with these options."""
        ...

    def check_promise(
        self, action: Mapping[str, Any], facts: Mapping[str, Any], told: Mapping[str, Mapping[str, Any]]
    ) -> None:
        """Compares what a choice promised with the events that came of it, by name."""
        ...


def room(game: str) -> Room:
    return cast(Room, import_module(f"{__package__}.{game}"))


def tables(game: str, options: Mapping[str, Any], me: int | None = None) -> dict[str, Table]:
    """The voice of a table of these options in every language, to whoever sits on `me`."""
    spoken = room(game).dialect(options)
    return {language: Table(words(language, game), PLAYERS, spoken, me) for language in LANGUAGES}


def assert_is_a_sentence(text: str) -> None:
    assert text == text.strip() != ""
    for wrong in ("{", "}", "???", "none", "  ", " .", "None"):
        assert wrong not in text, text
