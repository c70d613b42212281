"""Kasztelan: play, host and study medieval city-building board games."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kasztelan.arena.tally import Tally
    from kasztelan.core.match import Match
    from kasztelan.core.player import Player

__version__ = version("kasztelan")
__all__ = ["bot", "game_names", "match", "simulate"]


def game_names() -> list[str]:
    """The names of the games there are."""
    from kasztelan.games.catalogue import GAMES

    return list(GAMES)


def match(game: str, *, seed: int = 0, opening: dict[str, Any] | None = None, **options: Any) -> Match:
    """A game of that name with these options, played up to the first choice that somebody has.

    Single choices are played by themselves; `opening` describes a position to begin with. What is refused says so in
    words: `error.reason.text("pl")`.
    """
    from kasztelan.core.chance import SeededChance
    from kasztelan.core.errors import Refusal
    from kasztelan.core.match import Match
    from kasztelan.games.catalogue import load
    from kasztelan.texts.errors import refusal_text
    from kasztelan.texts.sentences import speaker_of

    try:
        made = Match(load(game), SeededChance(seed), options, opening, keep=True)
    except Refusal as refusal:
        refusal.add_note(refusal_text(refusal, "en"))
        raise
    made.speaker = speaker_of(made.game, made.options)
    made.advance()
    return made


def bot(name: str, game: str, seed: int = 0) -> Player:
    """A bot that plays this game; the same seed makes the same choices."""
    from kasztelan.bots.registry import make_bot
    from kasztelan.games.catalogue import load

    return make_bot(name, load(game), seed)


def simulate(game: str, **plan: Any) -> Tally:
    """Many games between bots, counted: see `kasztelan.arena.simulate.simulate`."""
    from kasztelan.arena.simulate import simulate

    return simulate(game, **plan)
