"""Which games have rules of thumb: those with a folder of that name here, imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

from kasztelan.bots.heuristic.bot import HeuristicBot
from kasztelan.core.errors import Reason, Refusal, one_of
from kasztelan.core.game import Game
from kasztelan.core.player import Player

THINKERS: Final = [found.name for found in iter_modules([str(Path(__file__).parent)]) if found.ispkg]
"""The names of these games; each folder has a `weighing.py`, and an `accounting.py` if its bot can say why."""


def make_heuristic(game: Game, seed: int) -> Player:
    """A player with rules of thumb for this game; the same seed makes the same choices."""
    if game.name not in THINKERS:
        raise Refusal(
            "bots", Reason("does_not_play", {"value": "heuristic", "game": game.name}), one_of(THINKERS)
        )
    folder = f"{__package__}.{game.name}"
    weighing = import_module(f"{folder}.weighing").weighing
    speaks = find_spec(f"{folder}.accounting") is not None
    return HeuristicBot(weighing, seed, import_module(f"{folder}.accounting").accounting if speaks else None)
