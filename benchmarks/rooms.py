"""What a game brings to be measured with, in a folder of its name here."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol, cast

ITSELF: Final = "itself"
"""Stands for the bot that is measured, where its rivals are of its own kind."""


class Trial(NamedTuple):
    """What a bot is measured in: the options, who else sits there, how many games, and what is asked of it.

    Asked are the least share of games that it wins alone, and the least points on the average.
    """

    options: dict[str, Any]
    against: str = "random"
    games: int = 400
    share: float = 0.0
    mean: float = 0.0


class Room(Protocol):
    """A game's part of the measurements."""

    SPEED: dict[str, dict[str, Any]]
    """What it is played with at random, each by a label."""
    STRENGTH: tuple[Trial, ...]
    """What its bots are measured in."""
    ASKED_FIRST: dict[str, Any]
    """Options with which the first seat is asked as soon as the game begins."""


def room(game: str) -> Room:
    return cast(Room, import_module(f"{__package__}.{game}"))
