"""Finding a rule by its id, by words in any form, or by a question; the one search of terminal, command line and browser."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import log
from typing import Final, NamedTuple

from kasztelan.core.errors import Reason, Refusal
from kasztelan.games.catalogue import room
from kasztelan.texts.language import check_language
from kasztelan.texts.rulebook import Rule, rulebook
from kasztelan.texts.word_forms import plain, stem, stems, words_in

ASKED: Final = 2.0
"""What a word counts in a question that people ask for the rule by, when the question is the same."""
TITLE: Final = 1.6
"""What a word counts in the title of a rule's section."""
TEXT: Final = 1.0
"""What a word counts in the rule itself."""
RELATED: Final = 0.35
"""The share of the best one's weight below which a rule is not shown."""


class Asked(NamedTuple):
    """How people ask: `same` are words that mean a word of the rulebook, `rules` questions by the id of their rule."""

    same: dict[str, tuple[str, ...]]
    rules: dict[str, list[str]]


class Entry(NamedTuple):
    """A rule, how much each stem counts in it, and the stems of the questions it answers."""

    rule: Rule
    weight: dict[str, float]
    length: int
    questions: list[frozenset[str]]


class Index(NamedTuple):
    """A rulebook made ready to be searched."""

    language: str
    entries: list[Entry]
    rarity: dict[str, float]
    same: dict[str, tuple[str, ...]]

    def fits(self, entry: Entry, asked: list[str]) -> float:
        """How well a rule answers; 0 if not at all."""
        found = 0.0
        for word in asked:
            meant = (word, *self.same.get(word, ()))
            found += max(self.rarity.get(one, 0.0) * entry.weight.get(one, 0.0) for one in meant)
        alike = max((self.alike(question, asked) for question in entry.questions), default=0.0)
        return found / (1.0 + 0.004 * entry.length) + ASKED * alike

    def alike(self, question: frozenset[str], asked: list[str]) -> float:
        """How far what is asked is this question: all it shares with it, less what either has alone."""
        shared = [word for word in asked if word in question]
        part = len(shared) / max(len(question), len(asked), 1)
        return part * sum(self.rarity.get(word, 0.0) for word in shared)


def read_asked(text: str, language: str) -> Asked:
    """Reads how people ask: `ID: question; question` and `word = word, word`; # begins a remark."""
    same: dict[str, tuple[str, ...]] = {}
    rules: dict[str, list[str]] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.partition("#")[0].strip()
        if not said:
            continue
        if ":" in said:
            id, _, questions = said.partition(":")
            rules.setdefault(id.strip(), []).extend(questions.split(";"))
        elif "=" in said:
            word, _, meant = said.partition("=")
            known = tuple(stem(one, language) for one in words_in(meant))
            for one in words_in(word):
                same[stem(one, language)] = known
        else:
            raise ValueError(f"line {number} is neither a question nor a synonym")
    return Asked(same, rules)


def index_of(rules: Iterable[Rule], language: str, asked: Asked) -> Index:
    """Weighs every word of every rule by where it stands, and by how few rules have it."""
    entries = []
    seen: dict[str, int] = {}
    for rule in rules:
        weight: dict[str, float] = {}
        told = stems(rule.text, language)
        questions = [frozenset(stems(one, language, True)) for one in asked.rules.get(rule.id, ())]
        in_questions = [word for question in questions for word in sorted(question)]
        for words, counts in (
            (told, TEXT),
            (stems(rule.section, language), TITLE),
            (in_questions, TITLE),
        ):
            for word in words:
                weight[word] = max(weight.get(word, 0.0), counts)
        for word in weight:
            seen[word] = seen.get(word, 0) + 1
        entries.append(Entry(rule, weight, len(told), questions))
    rarity = {word: log(1.0 + len(entries) / count) for word, count in seen.items()}
    return Index(language, entries, rarity, asked.same)


@cache
def index(game: str, language: str) -> Index:
    """The rulebook of a game, ready to be searched."""
    how = read_asked(room(game).asked(language), language)
    return index_of(rulebook(game, language).rules, language, how)


def search(book: Index, words: str) -> list[Rule]:
    """Rules that fit, the best first; a whole id finds only itself, the beginning of one all that have it."""
    by_id = named(book, words)
    if by_id:
        return by_id
    asked = list(dict.fromkeys(stems(words, book.language, True))) or [
        stem(word, book.language) for word in words_in(words)
    ]
    found = [(book.fits(entry, asked), at) for at, entry in enumerate(book.entries)]
    best = max((fit for fit, _ in found), default=0.0)
    if not best:
        return []
    found = [one for one in found if one[0] >= best * RELATED]
    found.sort(key=lambda one: (-one[0], one[1]))
    return [book.entries[at].rule for _, at in found]


def named(book: Index, words: str) -> list[Rule]:
    """The rules with this id, or with one that begins so."""
    wanted = "-".join(plain(words).split())
    rules = [entry.rule for entry in book.entries]
    whole = [rule for rule in rules if plain(rule.id) == wanted]
    return whole or [rule for rule in rules if wanted and plain(rule.id).startswith(f"{wanted}-")]


def find(game: str, language: str, words: str) -> list[Rule]:
    """The rules of a game that fit; refused if there is nothing to look for."""
    if not words.strip():
        raise Refusal("words", Reason("missing"), Reason("rule_words"))
    return search(index(game, check_language(language)), words)
