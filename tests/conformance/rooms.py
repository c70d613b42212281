"""What a game brings to the battery, in a folder of its name here."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, cast

from kasztelan.core.state import State
from kasztelan.games.catalogue import package_of


class Fact(NamedTuple):
    """Something hidden: how to read it off a state, and the chance that a fair deal gives the true value."""

    read: Callable[[State], Any]
    chance: float


class Observer(Protocol):
    """Knows a game only by what one seat is told, and keeps its own books from that."""

    def hear(self, event: dict[str, Any]) -> None: ...

    def contradiction(self, view: dict[str, Any]) -> str:
        """What in the view does not follow from what was heard; empty if nothing."""
        ...


class Room(Protocol):
    """A game's part of the battery."""

    OPTION_SETS: dict[str, dict[str, Any]]
    """What it is played with, each by a label."""
    SHOWN_BY_ASKING: tuple[str, ...]
    """Questions that come with something to look at that no event tells."""
    OBSERVER: Callable[[int, int], Observer]
    """Makes somebody who listens at a seat (the first number) of a table of so many participants."""

    def hidden_from(self, state: State, seat: int) -> dict[str, Fact]:
        """What this seat cannot see, by name."""
        ...


def room(game: str) -> Room:
    """The part of this game; a game from elsewhere has it in its own room."""
    here = f"{__package__}.{game}"
    return cast(Room, import_module(here if find_spec(here) else f"{package_of(game)}.conformance"))


def shown_by_asking(game: str) -> tuple[str, ...]:
    """The questions of any game that come with something to look at; none if it has no part here."""
    return room(game).SHOWN_BY_ASKING
