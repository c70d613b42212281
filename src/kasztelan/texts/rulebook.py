"""A game's rulebook: its sections and rules."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from kasztelan.games.catalogue import room
from kasztelan.texts.language import check_language
from kasztelan.texts.wording import Words, words

_SECTION: Final = re.compile(r"## (?P<title>\S.*) \{#(?P<anchor>[a-z][a-z0-9-]*)\}")
_RULE: Final = re.compile(r"- \*\*(?P<id>[A-Z]+(?:-[A-Z]+)+-[1-9][0-9]*)\*\* (?P<text>\S.*)")
_MARK: Final = re.compile(r" \*\((?P<words>[^()*]+)\)\*")
_OPTION: Final = re.compile(r"(?P<before> \*\([^()*:]+: )(?P<id>[a-z_]+)(?P<after>\)\*)")
_MARKS_AT_END: Final = re.compile(r"(?: \*\([^()*]+\)\*)*$")


class Rule(NamedTuple):
    """One rule; `marks` are what stands in brackets after it: a ruling of ours, an option it depends on."""

    id: str
    section: str
    text: str
    marks: tuple[str, ...]


class Section(NamedTuple):
    anchor: str
    title: str
    rules: list[Rule]


class Rulebook(NamedTuple):
    title: str
    about: str
    sections: list[Section]

    @property
    def rules(self) -> list[Rule]:
        return [rule for section in self.sections for rule in section.rules]


def parse(text: str) -> Rulebook:
    """Reads a rulebook; ValueError names the first line that is no part of one."""
    title = ""
    about: list[str] = []
    sections: list[Section] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        if section := _SECTION.fullmatch(line):
            sections.append(Section(section["anchor"], section["title"], []))
        elif (found := _RULE.fullmatch(line)) and sections:
            sections[-1].rules.append(rule(found["id"], sections[-1].title, found["text"]))
        elif line.startswith("# ") and not title:
            title = line.removeprefix("# ")
        elif sections or line.startswith(("#", "- ")):
            raise ValueError(f"line {number} is neither a section nor a rule")
        else:
            about.append(line)
    return Rulebook(title, " ".join(about), sections)


def rule(id: str, section: str, text: str) -> Rule:
    """Takes the marks off the end of a rule's text."""
    end = _MARKS_AT_END.search(text)
    start = len(text) if end is None else end.start()
    return Rule(id, section, text[:start], tuple(mark["words"] for mark in _MARK.finditer(text[start:])))


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rulebook of a game in a language."""
    return parse(in_words(room(game).rulebook(check_language(language)), words(language, game)))


def in_words(text: str, known: Words) -> str:
    """A rulebook's text in which an option is called as forms call it, and not by its id."""

    def called(mark: re.Match[str]) -> str:
        key = f"option-{mark['id']}"
        return f"{mark['before']}{known.text(key)}{mark['after']}" if known.has(key) else mark[0]

    return _OPTION.sub(called, text)
