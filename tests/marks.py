"""Marks that tie a test to the rules and scenarios it shows, and a reader that finds them without running anything."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final, NamedTuple

import pytest

TESTS: Final = Path(__file__).parent


def rule(*ids: str) -> pytest.MarkDecorator:
    """Names the rules of the rulebook, at most three, that a test shows."""
    return pytest.mark.rule(*ids)


def scenario(*numbers: str) -> pytest.MarkDecorator:
    """Names the worked scenarios that a test plays."""
    return pytest.mark.scenario(*numbers)


class Use(NamedTuple):
    """A test and what its decorators of one kind name."""

    test: str
    names: tuple[str, ...]


def uses(mark: str, root: Path = TESTS) -> list[Use]:
    """Every test under `root` that carries `@rule(...)` or `@scenario(...)`, whichever is asked for.

    The names must be plain strings, and only what pytest collects as a test may carry a mark: otherwise a rule could
    look tested that is not.
    """
    found: list[Use] = []
    for path in sorted(root.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            calls = [call for call in node.decorator_list if _is_mark(call, mark)]
            if not calls:
                continue
            place = f"{path.relative_to(root).as_posix()}::{node.name}"
            if not _is_test(path, node):
                raise ValueError(f"{place} carries @{mark} but is no test")
            found.append(Use(place, tuple(name for call in calls for name in _names(call, place, mark))))
    return found


def _is_mark(decorator: ast.expr, mark: str) -> bool:
    target = decorator.func if isinstance(decorator, ast.Call) else decorator
    if isinstance(target, ast.Attribute):
        return target.attr == mark
    return isinstance(target, ast.Name) and target.id == mark


def _is_test(path: Path, node: ast.AST) -> bool:
    return (
        path.name.startswith("test_")
        and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    )


def _names(decorator: ast.expr, place: str, mark: str) -> list[str]:
    call = decorator if isinstance(decorator, ast.Call) else None
    arguments = call.args if call else []
    names = [
        argument.value
        for argument in arguments
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
    if not names or len(names) != len(arguments) or (call and call.keywords):
        raise ValueError(f"{place}: @{mark} wants one or more plain strings")
    return names
