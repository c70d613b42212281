"""Words as they are compared: without marks, without endings, without those that say nothing."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

_WORD: Final = re.compile(r"[^\W_]+")
_PLAIN: Final = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "’": "", "'": "", "ʼ": ""})
SHORTEST: Final = 3
"""Letters that are left of a word at least."""


def plain(text: str) -> str:
    """Small letters without diacritics, for comparing."""
    apart = unicodedata.normalize("NFD", text.lower().translate(_PLAIN))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def words_in(text: str) -> list[str]:
    """The words of a text, as they are compared."""
    return _WORD.findall(plain(text))


class Forms(NamedTuple):
    """What is known of the words of a language."""

    endings: tuple[str, ...]
    empty: frozenset[str]
    asking: frozenset[str]


@cache
def forms(language: str) -> Forms:
    """Reads `word_forms.toml`; the longest endings come first."""
    told = tomllib.loads((files(__package__) / "word_forms.toml").read_text(encoding="utf-8"))[language]
    endings = sorted(told["endings"].split(), key=lambda one: (-len(one), one))
    return Forms(tuple(endings), frozenset(told["empty"].split()), frozenset(told["asking"].split()))


def stem(word: str, language: str) -> str:
    """What a word written by `plain` has in common with its other forms."""
    for ending in forms(language).endings:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            word = word[: -len(ending)]
            break
    return word[:-1] if len(word) > SHORTEST and word[-1] == word[-2] else word


def stems(text: str, language: str, question: bool = False) -> list[str]:
    """What a text is about: the stems of its words, those that say nothing left out; of a question also what it asks."""
    known = forms(language)
    left_out = known.empty if question else known.empty | known.asking
    return [stem(word, language) for word in words_in(text) if word not in left_out]
