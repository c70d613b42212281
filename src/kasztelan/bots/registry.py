"""Which bots there are and what they can play; each is imported only when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from kasztelan.bots.heuristic.make import THINKERS, make_heuristic
from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import Fact, Reason, Refusal, given, one_of
from kasztelan.core.game import Game
from kasztelan.core.player import Player


class Bot(NamedTuple):
    """One bot: what makes it for a game from a seed, and the names of the games it plays (None: every game)."""

    make: Callable[[Game, int], Player]
    games: Collection[str] | None = None

    def plays(self, game: str) -> bool:
        return self.games is None or game in self.games


def random_bot(_game: Game, seed: int) -> Player:
    from kasztelan.bots.random_bot import RandomBot

    return RandomBot(SeededChance(seed))


BOTS: dict[str, Bot] = {"random": Bot(random_bot), "heuristic": Bot(make_heuristic, THINKERS)}
"""The bots by name, the better one after the weaker."""


def bots_for(game: str) -> list[str]:
    """The bots that can play this game, the best one last."""
    return [name for name, bot in BOTS.items() if bot.plays(game)]


def best_bot(game: str) -> str:
    """Whoever plays on for somebody who is away, and gives advice."""
    return bots_for(game)[-1]


def check_bot(name: str, game: str, field: str = "bots") -> str:
    """The name of a bot that plays this game; refuses any other and says which ones do."""
    able = bots_for(game)
    if name not in able:
        known: dict[str, Fact] = {"value": name, "game": game}
        problem = (
            Reason("does_not_play", known) if name in BOTS else Reason("unknown", {"value": given(name)})
        )
        raise Refusal(field, problem, one_of(able))
    return name


def make_bot(name: str, game: Game, seed: int) -> Player:
    """A bot of that name; the same seed makes the same choices."""
    return BOTS[check_bot(name, game.name)].make(game, seed)
