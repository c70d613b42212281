"""Stones is in the catalogue while its own tests run."""

import pytest


@pytest.fixture(autouse=True)
def registered(stones: None) -> None:
    """For all tests here."""
