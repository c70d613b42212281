"""The rulebook is well formed, the same in every language, and every rule in it is shown by a test."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

import pytest

from tests.marks import uses

LANGUAGES: Final = ("en", "pl", "uk")
RULES_A_TEST: Final = 3

_RULE: Final = re.compile(r"- \*\*(?P<id>[A-Z]{3}(?:-[A-Z]+)+-[1-9][0-9]*)\*\* (?P<text>\S.*)")
_SECTION: Final = re.compile(r"## (?P<title>\S.*) \{#(?P<anchor>[a-z][a-z0-9-]*)\}")
_MARK: Final = re.compile(r"\*\((?P<words>[^()*]+)\)\*")
_MARKS_AT_END: Final = re.compile(r"(?: \*\([^()*]+\)\*)*$")
_OPTION: Final = re.compile(r"[^:]+: (?P<name>[a-z][a-z0-9_]*)")


class Rule(NamedTuple):
    id: str
    text: str
    marks: tuple[str, ...]

    @property
    def options(self) -> list[str]:
        return [match["name"] for mark in self.marks if (match := _OPTION.fullmatch(mark))]


class Section(NamedTuple):
    anchor: str
    title: str
    rules: list[Rule]


class Rulebook(NamedTuple):
    title: str
    sections: list[Section]

    @property
    def rules(self) -> list[Rule]:
        return [rule for section in self.sections for rule in section.rules]

    @property
    def ids(self) -> list[str]:
        return [rule.id for rule in self.rules]


def parse(text: str) -> Rulebook:
    """Reads a rulebook strictly; after the first section every line is a heading or a whole rule."""
    first, *lines = text.splitlines()
    assert first.startswith("# "), f"the first line is no title: {first!r}"
    sections: list[Section] = []
    for number, line in enumerate(lines, start=2):
        if section := _SECTION.fullmatch(line):
            sections.append(Section(section["anchor"], section["title"], []))
        elif rule := _RULE.fullmatch(line):
            assert sections, f"line {number}: a rule before the first section"
            end = _MARKS_AT_END.search(rule["text"])
            assert end is not None
            marks = tuple(mark["words"] for mark in _MARK.finditer(end.group()))
            sections[-1].rules.append(Rule(rule["id"], rule["text"][: end.start()], marks))
        else:
            assert not line.startswith(("#", "-")), f"line {number} is neither a section nor a rule: {line!r}"
            assert not (sections and line), f"line {number} stands outside any rule: {line!r}"
    return Rulebook(first.removeprefix("# "), sections)


def folder(game: str) -> Traversable:
    return files("kasztelan.games") / game / "rulebook"


def rulebook(language: str) -> Rulebook:
    return parse((folder("citadels") / f"{language}.md").read_text(encoding="utf-8"))


def every_known_id() -> set[str]:
    """The rules of all games, that of the tests too: a test of another game may name that game's rules."""
    books = [
        one / "rulebook" / "en.md" for one in (*files("kasztelan.games").iterdir(), files("tests.stones"))
    ]
    return {name for book in books if book.is_file() for name in parse(book.read_text(encoding="utf-8")).ids}


def test_there_is_a_rulebook_in_each_language() -> None:
    there = sorted(entry.name for entry in folder("citadels").iterdir() if entry.name.endswith(".md"))
    assert there == [f"{language}.md" for language in LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_is_well_formed(language: str) -> None:
    book = rulebook(language)
    anchors = [section.anchor for section in book.sections]
    assert len(anchors) == len(set(anchors))
    assert [section.anchor for section in book.sections if not section.rules] == []
    assert [rule.id for rule in book.rules if not rule.id.startswith("CIT-")] == []
    assert [rule.id for rule in book.rules if _MARK.search(rule.text)] == [], "marks stand at the end"


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_are_unique_and_counted_from_one(language: str) -> None:
    ids = rulebook(language).ids
    assert len(ids) == len(set(ids))
    counted: dict[str, int] = {}
    for name in ids:
        prefix, _, number = name.rpartition("-")
        counted[prefix] = counted.get(prefix, 0) + 1
        assert int(number) == counted[prefix], f"{name} is out of order"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_rules_in_the_same_order(language: str) -> None:
    english, other = rulebook("en"), rulebook(language)
    assert [section.anchor for section in other.sections] == [section.anchor for section in english.sections]
    assert other.ids == english.ids
    for ours, theirs in zip(english.rules, other.rules, strict=True):
        assert theirs.options == ours.options, f"{ours.id} names other options"
        assert len(theirs.marks) == len(ours.marks), f"{ours.id} bears other marks"


def test_english_marks_are_the_two_known_ones() -> None:
    for rule in rulebook("en").rules:
        known = [mark for mark in rule.marks if mark == "our ruling" or mark.startswith("option: ")]
        assert list(rule.marks) == sorted(known, reverse=True), f"{rule.id}: {rule.marks}"
        assert len(rule.options) <= 1, f"{rule.id} depends on more than one option"


def test_every_rule_is_shown_by_a_test() -> None:
    named = {name for use in uses("rule") for name in use.names}
    assert [name for name in rulebook("en").ids if name not in named] == []


def test_tests_name_only_rules_that_exist() -> None:
    known = every_known_id()
    assert [(use.test, name) for use in uses("rule") for name in use.names if name not in known] == []


def test_no_test_claims_more_than_three_rules() -> None:
    assert [use.test for use in uses("rule") if len(use.names) > RULES_A_TEST] == []
