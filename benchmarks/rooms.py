"""What a game brings to be measured with, in a folder of its name here."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast


class Room(Protocol):
    """A game's part of the measurements."""

    SPEED: dict[str, dict[str, Any]]
    """What it is played with at random, each by a label."""
    STRENGTH: tuple[dict[str, Any], ...]
    """What its bots are compared with."""
    ASKED_FIRST: dict[str, Any]
    """Options with which the first seat is asked as soon as the game begins."""


def room(game: str) -> Room:
    return cast(Room, import_module(f"{__package__}.{game}"))
