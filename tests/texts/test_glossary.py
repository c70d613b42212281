"""The words that lose in `docs/glossary.md` are used nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kasztelan.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")


def losers(language: str) -> list[re.Pattern[str]]:
    """The last column of a language's table."""
    chapter = GLOSSARY.split(f"\n## {language}\n")[1].split("\n## ")[0]
    rows = [line for line in chapter.splitlines() if line.startswith("| ")][1:]
    words = [word for row in rows for word in re.findall(r"`([^`]+)`", row.replace("\\|", "|"))]
    return [
        re.compile(word.strip("/") if word.startswith("/") else rf"\b{word}", re.IGNORECASE) for word in words
    ]


def texts(language: str) -> Iterator[Path]:
    """Every Fluent file and rulebook of a language."""
    for folder in (ROOT / "src" / "kasztelan", ROOT / "web" / "src", ROOT / "tests" / "stones"):
        for path in (*folder.rglob("*.ftl"), *folder.rglob("rulebook/*.md")):
            if language in (*path.name.split("."), path.parent.name):
                yield path


def said(line: str) -> str:
    """A line without the key it begins with; comments say nothing."""
    return "" if line.startswith("#") else re.sub(r"^\s*\.?[\w-]+ =", "", line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_losing_words_are_gone(language: str) -> None:
    read = list(texts(language))
    assert len(read) > 20
    words = losers(language)
    assert len(words) > 8
    found = [
        f"{path.relative_to(ROOT)}:{number}: {word.pattern}"
        for path in read
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for word in words
        if word.search(said(line))
    ]
    assert not found, found
