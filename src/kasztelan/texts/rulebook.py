"""A game's rulebook: its sections and rules, and finding a rule by id or by words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from kasztelan.core.errors import Reason, Refusal
from kasztelan.games.catalogue import room
from kasztelan.texts.language import check_language

_SECTION: Final = re.compile(r"## (?P<title>\S.*) \{#(?P<anchor>[a-z][a-z0-9-]*)\}")
_RULE: Final = re.compile(r"- \*\*(?P<id>[A-Z]+(?:-[A-Z]+)+-[1-9][0-9]*)\*\* (?P<text>\S.*)")
_MARK: Final = re.compile(r" \*\((?P<words>[^()*]+)\)\*")
_MARKS_AT_END: Final = re.compile(r"(?: \*\([^()*]+\)\*)*$")
_WORD: Final = re.compile(r"[^\W_]+")
_PLAIN: Final = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "’": "", "'": "", "ʼ": ""})
BY_ID: Final = 100_000
"""The score of a rule found by its id; words never reach it."""


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
    return parse(room(game).rulebook(check_language(language)))


def plain(text: str) -> str:
    """Small letters without diacritics, for comparing."""
    apart = unicodedata.normalize("NFD", text.lower().translate(_PLAIN))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def search(rules: Iterable[Rule], words: str) -> list[Rule]:
    """Rules that fit, the best first: by id, then by how many of the words they have; an id finds only itself."""
    wanted = plain(words.strip())
    asked = list(dict.fromkeys(_WORD.findall(wanted)))
    found: list[tuple[int, int, Rule]] = []
    for at, one in enumerate(rules):
        score = rank(one, wanted, asked)
        if score:
            found.append((-score, at, one))
    found.sort(key=lambda entry: entry[:2])
    if "-" in wanted and found and found[0][0] <= -BY_ID:
        found = [entry for entry in found if entry[0] == found[0][0]]
    return [one for _, _, one in found]


def rank(one: Rule, wanted: str, asked: list[str]) -> int:
    """How well a rule fits; 0 if not at all. The title counts more than the text, a word more than its forms."""
    id = plain(one.id)
    if id == wanted:
        return BY_ID * 10
    if wanted and (id.startswith(f"{wanted}-") or f"-{wanted}-" in id):
        return BY_ID
    there = set(_WORD.findall(plain(one.text)))
    titled = set(_WORD.findall(plain(one.section)))
    score = 0
    for word in asked:
        if word in titled:
            score += 1500
        elif any(akin(word, other) for other in titled):
            score += 1200
        elif word in there:
            score += 1000
        elif any(akin(word, other) for other in there):
            score += 900
    return score


def akin(word: str, other: str) -> bool:
    """Whether one may be another form of the other: they differ in their last letters only."""
    pairs = enumerate(zip(word, other, strict=False))
    shared = next((at for at, (one, two) in pairs if one != two), min(len(word), len(other)))
    return shared >= max(3, len(word) - 2) and len(other) - shared <= 3


def find(game: str, language: str, words: str) -> list[Rule]:
    """The rules of a game that fit; refused if there is nothing to look for."""
    if not words.strip():
        raise Refusal("words", Reason("missing"), Reason("rule_words"))
    return search(rulebook(game, language).rules, words)
