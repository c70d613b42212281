"""Which bots there are; each is imported only when it is asked for."""

from __future__ import annotations

from collections.abc import Callable

from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import Refusal
from kasztelan.core.game import Game
from kasztelan.core.player import Player


def random_bot(_game: Game, seed: int) -> Player:
    from kasztelan.bots.random_bot import RandomBot

    return RandomBot(SeededChance(seed))


def heuristic_bot(game: Game, seed: int) -> Player:
    from kasztelan.bots.heuristic import make_heuristic

    return make_heuristic(game, seed)


BOTS: dict[str, Callable[[Game, int], Player]] = {"random": random_bot, "heuristic": heuristic_bot}
"""Name of a bot and what makes one for a game from a seed."""


def make_bot(name: str, game: Game, seed: int) -> Player:
    """A bot of that name; the same seed makes the same choices."""
    if name not in BOTS:
        raise Refusal("bots", f"{name!r} is unknown", ", ".join(BOTS))
    return BOTS[name](game, seed)
