"""Which games there are; each is imported only when it is asked for."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Final

from kasztelan.core.errors import Reason, Refusal, given, one_of
from kasztelan.core.game import Game
from kasztelan.games.room import Room

FOREIGN: Final = "KASZTELAN_GAMES"
"""Names further games for this process and those it starts: `stones=my_games.stones,other=…`."""

GAMES: dict[str, str] = {
    "citadels": "kasztelan.games.citadels",
    "burgundy": "kasztelan.games.burgundy",
}
"""Name of a game and the package that is its room."""


def register(name: str, package: str) -> None:
    """Adds a game whose room lies elsewhere."""
    GAMES[name] = package


def foreign_games(text: str) -> dict[str, str]:
    """The games that a setting names."""
    found: dict[str, str] = {}
    for part in filter(None, text.split(",")):
        name, equals, package = part.strip().partition("=")
        if not (name.isidentifier() and equals and package):
            raise Refusal(FOREIGN, Reason("impossible", {"value": given(part)}), Reason("game_and_package"))
        found[name] = package
    return found


def package_of(name: str) -> str:
    """The package of that game."""
    if name not in GAMES:
        raise Refusal("game", Reason("unknown", {"value": given(name)}), one_of(list(GAMES)))
    return GAMES[name]


def load(name: str) -> Game:
    """The game of that name."""
    game: Game = import_module(f"{package_of(name)}.game").GAME
    return game


def room(name: str) -> Room:
    """All that the game of that name brings."""
    found: Room = import_module(f"{package_of(name)}.room").ROOM
    return found


for _name, _package in foreign_games(os.environ.get(FOREIGN, "")).items():
    register(_name, _package)
