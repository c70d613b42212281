"""The words of one language: Fluent messages of the texts floor, of a game and of further packages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kasztelan.games.catalogue import room
from kasztelan.texts.language import check_language

Fact = str | int | float
Entry = ast.Message | ast.Attribute


class Words:
    """What the keys say in one language; an attribute has the key `message.attribute`."""

    def __init__(self, language: str, game: str | None, sources: Sequence[Traversable]) -> None:
        self.language = language
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, Entry] = {}
        self._variables: dict[str, frozenset[str]] = {}
        for source in sources:
            self._add(source)

    def _add(self, source: Traversable) -> None:
        resource = FluentResource(source.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{source.name}: not Fluent: {entry.content}")
            if isinstance(entry, ast.Message):
                self._note(entry, source.name)
        self._bundle.add_resource(resource)

    def _note(self, message: ast.Message, source: str) -> None:
        key = message.id.name
        if key in self._entries:
            raise ValueError(f"{source}: {key} is there twice")
        self._entries[key] = message
        for attribute in message.attributes:
            self._entries[f"{key}.{attribute.id.name}"] = attribute

    def has(self, key: str) -> bool:
        return key in self._entries

    def keys(self) -> Iterator[str]:
        return iter(self._entries)

    def text(self, key: str, **facts: Fact) -> str:
        """What the key says; KeyError for a key there is not, ValueError for a fact that is missing."""
        if key not in self._entries:
            raise KeyError(key)
        message = self._bundle.get_message(key.partition(".")[0])
        attribute = key.partition(".")[2]
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        said, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors or not isinstance(said, str):
            raise ValueError(f"{key}: {'; '.join(str(error) for error in errors)}")
        return said

    def variables(self, key: str) -> frozenset[str]:
        """The facts that the key asks for, those of the messages it refers to included."""
        known = self._variables.get(key)
        if known is None:
            found = _References()
            found.visit(self._entries[key].value)
            names = set(found.variables)
            for other in found.messages:
                names |= self.variables(other)
            known = self._variables[key] = frozenset(names)
        return known


class _References(Visitor):
    """Collects what a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the visitor's name)
        attribute: Any = node.attribute
        self.messages.add(node.id.name + (f".{attribute.name}" if attribute else ""))


def words(language: str, game: str | None = None, extra: Sequence[str] = ()) -> Words:
    """The words of a language: of this floor, of a game, and of `extra` packages (`<package>/texts/<lang>.ftl`)."""
    return _load(check_language(language), game, tuple(extra))


def refusals(language: str) -> Traversable:
    """The words in which refused input is told, of whatever game."""
    return files("kasztelan.texts") / f"refusals.{language}.ftl"


def players(language: str) -> Traversable:
    """What players are called beside their names."""
    return files("kasztelan.texts") / f"players.{language}.ftl"


@cache
def _load(language: str, game: str | None, extra: tuple[str, ...]) -> Words:
    sources: list[Traversable] = [refusals(language), players(language)]
    if game is not None:
        sources += room(game).names(language)
    sources += [files(package) / "texts" / f"{language}.ftl" for package in extra]
    return Words(language, game, sources)
