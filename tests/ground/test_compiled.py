"""Every module of the list in hatch_build.py is what the build under test says: an extension or source."""

import importlib
import importlib.util
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

import kasztelan
from kasztelan.build_info import compiled, describe

ROOT = Path(__file__).parents[2]
EXPECTED = os.environ.get("KASZTELAN_EXPECT_COMPILED") == "1"


def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def listed() -> list[str]:
    paths: list[str] = hook().compiled_modules(ROOT / "src" / "kasztelan")
    return [path.removesuffix(".py").replace("/", ".") for path in paths]


def test_the_list_names_the_core() -> None:
    modules = listed()
    assert "kasztelan.core.match" in modules
    assert not [module for module in modules if module.endswith("__init__")]


@pytest.mark.parametrize("name", listed())
def test_listed_modules_are_of_the_expected_build(name: str) -> None:
    module = importlib.import_module(name)
    is_extension = str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    assert is_extension == EXPECTED


def test_build_info_tells_the_build() -> None:
    assert compiled() == EXPECTED
    assert ("compiled" in describe()) == EXPECTED
    assert kasztelan.__version__ in describe()


def test_the_compiled_run_does_not_see_the_source_tree() -> None:
    source = str(ROOT / "src")
    assert (source in sys.path) == (not EXPECTED)
