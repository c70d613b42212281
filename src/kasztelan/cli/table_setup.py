"""A table ready to be played at: what `kasztelan play` hands to the terminal client."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from kasztelan.core.chance import commitment
from kasztelan.core.game import Game
from kasztelan.core.match import Match
from kasztelan.core.player import Player


@dataclass
class TableSetup:
    """Seats are numbered from 0; every seat is either in `people` or has a bot.

    The match is not advanced yet, so that whoever listens hears the deal. `players` says who decides on each
    seat: `person` or the name of a bot. `key` and `nonces` are what the match's chance is keyed by.
    """

    game: Game
    match: Match
    names: list[str]
    people: set[int]
    bots: dict[int, Player]
    language: str
    save_path: Path | None
    players: list[str] = field(default_factory=list)
    key: bytes = b""
    nonces: list[bytes] = field(default_factory=list)

    def commitment(self) -> str:
        """What may be shown of the key before the game is over."""
        return commitment(self.key)
