"""Checks, before any test runs, that the build under test is the one that was asked for; and the foreign game."""

import os
from collections.abc import Iterator

import pytest

from tests.stones.registered import stones_registered


def pytest_sessionstart(session: pytest.Session) -> None:
    """With KASZTELAN_EXPECT_COMPILED=1 a run on anything but the installed compiled wheel is an error."""
    if os.environ.get("KASZTELAN_EXPECT_COMPILED") != "1":
        return
    import kasztelan
    from kasztelan.build_info import compiled

    source = session.config.rootpath / "src"
    if str(kasztelan.__file__).startswith(str(source)):
        pytest.exit("the compiled run imports kasztelan from src, not from the wheel", returncode=4)
    if not compiled():
        pytest.exit("the installed kasztelan is not compiled", returncode=4)


@pytest.fixture
def stones() -> Iterator[None]:
    """The catalogue has the foreign game of the tests."""
    with stones_registered():
        yield
