"""Kasztelan: play, host and study medieval city-building board games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    words: `error.text("pl")` here, `error.reason.text("pl")` in play.
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
        refusal.speaker = refusal_text
        refusal.add_note(refusal.text())
        raise
    made.speaker = speaker_of(made.game, made.options)
    made.advance()
    return made


def bot(name: str, game: str, seed: int = 0) -> Player:
    """A bot that plays this game; the same seed makes the same choices."""
    from kasztelan.bots.registry import make_bot
    from kasztelan.games.catalogue import load

    return make_bot(name, load(game), seed)


def simulate(
    game: str,
    *,
    games: int = 100,
    bots: str | Sequence[str] = "random",
    seed: int = 0,
    jobs: int | None = 1,
    records: bool = False,
    progress: Callable[[int, int], None] | None = None,
    keep: Callable[[dict[str, Any]], object] | None = None,
    **options: Any,
) -> Tally:
    """Many games between bots with these options, counted; the same ones however many processes share the work.

    `jobs` are processes (None: one for each core), `progress` is told how many games were played and of how many,
    `keep` is handed each record. More in `kasztelan.arena.simulate`.
    """
    from kasztelan.arena.simulate import simulate

    return simulate(game, options, bots, games, seed, jobs, records, progress, keep)
