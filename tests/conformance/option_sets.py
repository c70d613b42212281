"""Which option sets of each game the battery plays."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from kasztelan.games.catalogue import GAMES
from tests.conformance.rooms import room


class Case(NamedTuple):
    """One game with one set of options."""

    game: str
    label: str
    options: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.game}-{self.label}"


CASES: Final = [
    Case(game, label, options) for game in GAMES for label, options in room(game).OPTION_SETS.items()
]
