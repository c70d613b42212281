"""Everything that is refused has words: each code in three languages with the facts it brings, and none left over."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import kasztelan
from kasztelan.cli.speaking import WORDS
from kasztelan.games.catalogue import GAMES
from kasztelan.texts import LANGUAGES, Words, words

SOURCE = Path(kasztelan.__file__).parent
STONES = Path(__file__).parents[1] / "stones"
PARTS = ("problem", "allowed")


class Said(NamedTuple):
    """A code in the program: which parts of a refusal it may be, and its facts; None where they come from elsewhere."""

    parts: tuple[str, ...]
    code: str
    facts: frozenset[str] | None
    where: str

    def worded(self) -> list[str]:
        return [f"{part}-{self.code}" for part in self.parts]


def codes_in(node: ast.expr) -> list[str]:
    """The texts that an expression may be, as far as they are written there."""
    if isinstance(node, ast.IfExp):
        return [*codes_in(node.body), *codes_in(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def refused(call: ast.Call, where: str) -> Iterator[Said]:
    """`refuse(field, problem, allowed, **facts)`"""
    names = [one.arg for one in call.keywords]
    facts = frozenset(name for name in names if name) if None not in names else None
    for part, node in zip(PARTS, call.args[1:3], strict=True):
        yield from (Said((part,), code, facts, where) for code in codes_in(node))


def reasoned(call: ast.Call, where: str) -> Iterator[Said]:
    """`Reason(code, {facts})`"""
    told = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
    names = (
        [code for one in told.keys if one for code in codes_in(one)] if isinstance(told, ast.Dict) else None
    )
    facts = None if names is None else frozenset(names)
    yield from (Said(PARTS, code, facts, where) for code in codes_in(call.args[0]))


def said_in(folder: Path, *apart: str) -> list[Said]:
    """The codes in the source below a folder, but not in folders that are called so."""
    found: list[Said] = []
    for path in sorted(folder.rglob("*.py")):
        if set(apart) & set(path.relative_to(folder).parts):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                where = f"{path.name}:{node.lineno}"
                if node.func.id == "refuse":
                    found += refused(node, where)
                elif node.func.id == "Reason":
                    found += reasoned(node, where)
    return found


def unsaid(said: list[Said], spoken: Words) -> list[Said]:
    """Those without words; why something cannot be done at a table is not refused input and has words of its own."""
    return [one for one in said if not any(spoken.has(key) for key in [*one.worded(), f"reason-{one.code}"])]


def unfilled(said: list[Said], spoken: Words) -> list[tuple[Said, str]]:
    """Words that ask for a fact which the refusal does not bring; `count_text` is made of `count`."""
    return [
        (one, variable)
        for one in said
        for key in one.worded()
        if one.facts is not None and spoken.has(key) and not spoken.has(f"reason-{one.code}")
        for variable in spoken.variables(key)
        if not any(variable == fact or variable.startswith(f"{fact}_") for fact in one.facts)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_code_has_words_that_ask_for_its_facts(game: str, language: str) -> None:
    said = said_in(SOURCE, *(other for other in GAMES if other != game))
    assert len(said) > 200
    spoken = words(language, game, WORDS)
    assert unsaid(said, spoken) == []
    assert unfilled(said, spoken) == []


@pytest.mark.usefixtures("stones")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_foreign_game_fills_its_own_and_the_general_ones(language: str) -> None:
    assert unfilled(said_in(STONES), words(language, "stones", WORDS)) == []


def test_none_are_left_over() -> None:
    """What a game needs or excludes is worded for any game; Stones has it, others may."""
    used = {key for one in [*said_in(SOURCE), *said_in(STONES)] for key in one.worded()}
    for game in GAMES:
        there = [key for key in words("en", game, WORDS).keys() if key.startswith(("problem-", "allowed-"))]  # noqa: SIM118 - not a dict
        assert [key for key in there if key not in used] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_they_ask_for_the_same_in_every_language(game: str, language: str) -> None:
    assert facts_of(words(language, game, WORDS)) == facts_of(words("en", game, WORDS))


def facts_of(spoken: Words) -> dict[str, frozenset[str]]:
    """What the words of refusals ask for; a case of a word that only one language has is that word."""
    return {
        key: frozenset(name.removesuffix("_acc").removesuffix("_gen") for name in spoken.variables(key))
        for key in spoken.keys()  # noqa: SIM118 - not a dict
        if key.startswith(("problem-", "allowed-"))
    }
