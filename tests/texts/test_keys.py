"""Every text is there in every language, and everything that can be said at a Citadels table has its text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kasztelan.games.citadels.actions import VERBS
from kasztelan.games.citadels.rules.asking import ANSWERS
from kasztelan.games.citadels.rules.pending import NAMES
from kasztelan.games.citadels.rules.telling import KINDS
from kasztelan.texts import LANGUAGES, words

ASKED = NAMES[: len(ANSWERS)]
"""Decisions that somebody makes; the others the rules take by themselves."""


def walk(folder: Traversable, ending: str, path: str = "") -> Iterator[tuple[str, Traversable]]:
    """Every file below that ends so, with its path."""
    for entry in folder.iterdir():
        here = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from walk(entry, ending, here)
        elif entry.name.endswith(ending):
            yield here, entry


def in_english() -> list[str]:
    """The texts of the package: /games/citadels/names/table.en.ftl, /texts/en.ftl and the like."""
    return sorted(path for path, _ in walk(files("kasztelan"), "en.ftl"))


def keys(path: str, language: str) -> list[str]:
    """The keys and attributes of a file in a language, in their order."""
    source = files("kasztelan") / (path.removesuffix("en.ftl") + f"{language}.ftl").lstrip("/")
    found: list[str] = []
    for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            found.append(entry.id.name)
            found.extend(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    return found


def trees(package: str) -> Iterator[ast.AST]:
    for _, source in walk(files(package), ".py"):
        yield ast.parse(source.read_text(encoding="utf-8"))


@cache
def reasons() -> dict[str, set[str]]:
    """Every `Reason("code", {facts})` of the rules and of the core, with the names of its facts."""
    found: dict[str, set[str]] = {}
    for package in ("kasztelan.games.citadels", "kasztelan.core"):
        for tree in trees(package):
            for call in ast.walk(tree):
                if (
                    isinstance(call, ast.Call)
                    and isinstance(call.func, ast.Name)
                    and call.func.id == "Reason"
                ):
                    code, facts = read_reason(call)
                    found.setdefault(code, set()).update(facts)
    return found


def read_reason(call: ast.Call) -> tuple[str, list[str]]:
    code = call.args[0]
    assert isinstance(code, ast.Constant), ast.unparse(call)
    if len(call.args) == 1:
        return str(code.value), []
    facts = call.args[1]
    assert isinstance(facts, ast.Dict), ast.unparse(call)
    return str(code.value), [str(key.value) for key in facts.keys if isinstance(key, ast.Constant)]


def sources() -> set[str]:
    """Every source that scoring names: keys of `points`, and of the dict it begins with."""
    scoring = files("kasztelan.games.citadels") / "rules" / "scoring.py"
    found: set[str] = set()
    for node in ast.walk(ast.parse(scoring.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "points":
            named: list[ast.expr | None] = [node.slice]
        elif isinstance(node, ast.Dict):
            named = list(node.keys)
        else:
            continue
        found |= {one.value for one in named if isinstance(one, ast.Constant) and isinstance(one.value, str)}
    return found


def endings() -> set[str]:
    """The ways a game can end, as the last event tells them."""
    kind = next(kind for kind in KINDS if kind.name == "game_over")
    naming = kind.public[0][1]
    assert naming is not None
    return {one for one in naming if one}


def table_keys() -> set[str]:
    """Every key that the table has to have."""
    wanted = {f"action-{verb}" for verb in VERBS} | {f"action-{verb}.short" for verb in VERBS}
    for name in ASKED:
        wanted |= {f"decision-{name}", f"decision-{name}.waiting", f"decision-{name}.short"}
    wanted |= {"decision-over"}
    for kind in KINDS:
        wanted |= {f"event-{kind.name}"} | ({f"event-{kind.name}.known"} if kind.secret else set())
    wanted |= {f"reason-{code}" for code in reasons()}
    wanted |= {f"source-{name}" for name in sources()}
    return wanted | {f"ending-{name}" for name in endings()}


def test_the_package_has_texts() -> None:
    assert {"/games/citadels/names/table.en.ftl", "/texts/en.ftl"} <= set(in_english())


@pytest.mark.parametrize("language", ["pl", "uk"])
@pytest.mark.parametrize("path", in_english())
def test_every_text_is_there_in_every_language(path: str, language: str) -> None:
    assert keys(path, language) == keys(path, "en")
    assert len(keys(path, "en")) == len(set(keys(path, "en")))


def test_rules_are_read_as_expected() -> None:
    assert reasons()["needs_gold"] == {"needed", "has"}
    assert {"not_now", "not_your_decision", "game_over", "nothing_to_undo"} <= reasons().keys()
    assert {"districts", "all_types", "first_city", "secret_vault", "wishing_well"} <= sources()
    assert endings() == {"city", "round_limit"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_has_its_text(language: str) -> None:
    spoken = words(language, "citadels")
    assert sorted(key for key in table_keys() if not spoken.has(key)) == []


def test_no_text_is_left_over() -> None:
    there = {key for key in keys("/games/citadels/names/table.en.ftl", "en") if not key.startswith("mark-")}
    assert sorted(there - table_keys()) == []
