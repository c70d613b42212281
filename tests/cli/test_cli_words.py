"""The command line says the same in all languages, and everything it says is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kasztelan.cli import main
from kasztelan.texts import LANGUAGES, words

CODE = Path(main.__file__).parent


def own_keys(language: str) -> dict[str, frozenset[str]]:
    said = words(language, None, extra=("kasztelan.cli",))
    return {key: said.variables(key) for key in said.keys() if key.startswith("cli-")}  # noqa: SIM118 - not a dict


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_keys_ask_for_the_same_facts(language: str) -> None:
    assert own_keys(language) == own_keys("en")


def named_in_code() -> set[str]:
    """The keys that the commands' code spells out, those of help texts included."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in CODE.glob("*.py"))
    named = set(re.findall(r'"(cli-[a-z-]+)"', text))
    named |= {f"cli-help-{key}" for key in re.findall(r'hint\("([a-z-]+)"\)', text)}
    return named


def test_every_key_in_the_code_has_words() -> None:
    named = named_in_code()
    assert len(named) > 80
    assert named - set(own_keys("en")) == set()


def test_no_words_are_left_over() -> None:
    made_up = ("cli-column-", "cli-checked-", "cli-key-", "cli-bot-", "cli-help-")
    spare = set(own_keys("en")) - named_in_code()
    assert {key for key in spare if not key.startswith(made_up)} == set()
