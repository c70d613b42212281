"""The scenes of each game, in a folder of its name here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from tests.browser.scenes.scene import Scene


class Room(Protocol):
    """What a game brings to be played in the browser."""

    SCENES: Sequence[Scene]
    ASKED: Sequence[str]
    """All that a person can be asked."""
    DONE: Sequence[str]
    """All that a person can do."""

    def dialect(self, options: Mapping[str, Any]) -> str:
        """Which sort of the game these options make; scenes say for which of them they stand."""
        ...


def room(game: str) -> Room:
    return cast(Room, import_module(f"{__package__}.{game}"))
