"""What a game has of its own in the terminal: the modules of the folder here that is called like it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def own_part(game: str, part: str) -> ModuleType | None:
    """The module `kasztelan.cli.terminal.<game>.<part>`, if the game has one."""
    name = f"{__package__}.{game}.{part}"
    try:
        there = find_spec(name) is not None
    except ModuleNotFoundError:
        return None
    return import_module(name) if there else None
