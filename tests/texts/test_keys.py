"""Every text is there in every language, and everything that can be said at a table has its text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kasztelan.games.catalogue import GAMES, load, package_of
from kasztelan.texts import LANGUAGES, words
from tests.texts.rooms import room

NOBODY_HERE = ("reason-no_such_seat",)
"""Name a seat that nobody can look from."""
FAMILIES = ("action-", "decision-", "event-", "reason-", "source-", "ending-")
"""What is said at a table; the other texts are names."""


def walk(folder: Traversable, ending: str, path: str = "") -> Iterator[tuple[str, Traversable]]:
    """Every file below that ends so, with its path."""
    for entry in folder.iterdir():
        here = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from walk(entry, ending, here)
        elif entry.name.endswith(ending):
            yield here, entry


def in_english() -> list[str]:
    """The texts of the package: /games/citadels/names/table.en.ftl, /texts/refusals.en.ftl and the like."""
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


def trees(folder: Traversable) -> Iterator[ast.AST]:
    for _, source in walk(folder, ".py"):
        yield ast.parse(source.read_text(encoding="utf-8"))


@cache
def reasons(game: str) -> dict[str, set[str]]:
    """Every `Reason("code", {facts})` why an action is not legal, of a game's rules and of any game, with the names of its facts."""
    contract = ast.parse((files("kasztelan.core") / "game.py").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {"nothing_to_undo": set()}
    for tree in (*trees(files(package_of(game)) / "rules"), contract):
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Reason":
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


def table_keys(name: str) -> set[str]:
    """Every key that the table of a game has to have."""
    game, brought = load(name), room(name)
    verbs = game.codec.first
    wanted = {f"action-{verb}" for verb in verbs} | {f"action-{verb}.short" for verb in verbs}
    for asked in brought.ASKED:
        wanted |= {f"decision-{asked}", f"decision-{asked}.waiting", f"decision-{asked}.short"}
    wanted |= {"decision-over"}
    for kind in game.kinds:
        wanted |= {f"event-{kind.name}"} | ({f"event-{kind.name}.known"} if kind.secret else set())
    wanted |= {f"reason-{code}" for code in reasons(name)}
    wanted |= {f"source-{source}" for source in brought.SOURCES}
    return wanted | {f"ending-{ending}" for ending in brought.ENDINGS}


def in_second_person(name: str, language: str) -> set[str]:
    """What has to be there for whoever looks: events, waiting and reasons that would name them otherwise."""
    spoken = words(language, name)
    wanted: set[str] = set()
    for key in sorted(table_keys(name) - set(NOBODY_HERE)):
        message, _, attribute = key.partition(".")
        if not spoken.has(key) or attribute not in ("", "known", "waiting"):
            continue
        asked = spoken.variables(key)
        ending = f"_{attribute}" if attribute else ""
        if "seat" in asked and key.startswith(("event-", "reason-")):
            wanted.add(f"{message}.you{ending}")
        if "other" in asked and (key.startswith("event-") or attribute == "waiting"):
            wanted.add(f"{message}.at_you{ending}")
    return wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whoever_looks_is_you(game: str, language: str) -> None:
    spoken = words(language, game)
    wanted = in_second_person(game, language)
    assert wanted
    assert sorted(key for key in wanted if not spoken.has(key)) == []
    attributes = {key: key.partition(".")[2] for key in spoken.keys()}  # noqa: SIM118 (no mapping)
    for start, who in (("you", "seat"), ("at_you", "other")):
        to_me = [key for key, attribute in attributes.items() if attribute.startswith(start)]
        assert [key for key in to_me if who in spoken.variables(key)] == []


def test_the_package_has_texts() -> None:
    assert "/texts/refusals.en.ftl" in in_english()
    for game in GAMES:
        assert any(path.startswith(f"/games/{game}/names/") for path in in_english())


@pytest.mark.parametrize("language", ["pl", "uk"])
@pytest.mark.parametrize("path", in_english())
def test_every_text_is_there_in_every_language(path: str, language: str) -> None:
    assert keys(path, language) == keys(path, "en")
    assert len(keys(path, "en")) == len(set(keys(path, "en")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_said_has_its_text(game: str, language: str) -> None:
    spoken = words(language, game)
    assert sorted(key for key in table_keys(game) if not spoken.has(key)) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_left_over(game: str) -> None:
    files = [path for path in in_english() if path.startswith(f"/games/{game}/names/")]
    there = {key for path in files for key in keys(path, "en") if key.startswith(FAMILIES)}
    told = table_keys(game) | in_second_person(game, "en")
    verbs = load(game).codec.first
    more = {f"action-{verb}.{kind}" for verb in verbs for kind in ("group", "you", "you_short")}
    events = [key for key in told if key.startswith("event-") and "." not in key]
    more |= {f"{event}.{kind}" for event in events for kind in ("short", "short_known")}
    assert sorted(there - told - more) == []
