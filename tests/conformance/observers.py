"""Observers that know a game only by one seat's events and check that the view never contradicts them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from tests.conformance.citadels_observer import CitadelsObserver


class Observer(Protocol):
    """Keeps its own books from what a seat is told."""

    def hear(self, event: dict[str, Any]) -> None: ...

    def contradiction(self, view: dict[str, Any]) -> str:
        """What in the view does not follow from what was heard; empty if nothing."""
        ...


OBSERVERS: Final[dict[str, Callable[[int, int], Observer]]] = {"citadels": CitadelsObserver}
"""Makes an observer for a seat (the first number) at a table of so many."""
