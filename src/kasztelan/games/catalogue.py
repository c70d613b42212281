"""Which games there are; each is imported only when it is asked for."""

from __future__ import annotations

from importlib import import_module

from kasztelan.core.errors import Refusal
from kasztelan.core.game import Game

GAMES: dict[str, str] = {"citadels": "kasztelan.games.citadels.game"}
"""Name of a game and the module whose `GAME` it is."""


def home(name: str) -> str:
    """The package of that game, where its names and rulebook lie."""
    return GAMES[name].rpartition(".")[0]


def load(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise Refusal("game", f"{name!r} is unknown", ", ".join(GAMES))
    game: Game = import_module(GAMES[name]).GAME
    return game
