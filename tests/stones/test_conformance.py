"""Whatever holds in every game holds in Stones too: the battery plays its option sets as well."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import ModuleType
from typing import Final

import pytest

from tests.conformance import test_hidden, test_observer, test_records, test_redealing, test_rules
from tests.conformance.option_sets import Case
from tests.stones.conformance import OPTION_SETS

CASES: Final = [Case("stones", label, options) for label, options in OPTION_SETS.items()]
BATTERY: Final = (test_rules, test_hidden, test_observer, test_records, test_redealing)


def checks(module: ModuleType) -> list[Callable[..., None]]:
    """The tests of a module that are played for every case."""
    found = [one for name, one in vars(module).items() if name.startswith("test_") and callable(one)]
    return [one for one in found if "case" in inspect.signature(one).parameters]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize(
    "check", [one for module in BATTERY for one in checks(module)], ids=lambda one: one.__name__
)
def test_what_holds_in_every_game(check: Callable[..., None], case: Case) -> None:
    check(case=case)


@pytest.mark.parametrize("module", BATTERY, ids=lambda one: one.__name__)
def test_the_battery_is_found(module: ModuleType) -> None:
    assert checks(module)
