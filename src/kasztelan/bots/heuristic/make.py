"""Which games have rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kasztelan.core.errors import Refusal
from kasztelan.core.game import Game
from kasztelan.core.player import Player


def citadels(seed: int) -> Player:
    from kasztelan.bots.heuristic.bot import HeuristicBot

    return HeuristicBot(seed)


THINKERS: Final[dict[str, Callable[[int], Player]]] = {"citadels": citadels}
"""Name of a game and what makes its player from a seed."""


def make_heuristic(game: Game, seed: int) -> Player:
    """A player with rules of thumb for this game; the same seed makes the same choices."""
    if game.name not in THINKERS:
        raise Refusal("bots", f"there is no heuristic player for {game.name}", ", ".join(THINKERS))
    return THINKERS[game.name](seed)
