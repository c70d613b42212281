"""What a table agrees on before the game: short ways to say which districts and characters a test needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kasztelan.games.citadels.components import (
    CHARACTER,
    CHARACTERS,
    DISTRICTS,
    FIRST_GAME,
    UNIQUE,
    UNIQUES_IN_A_GAME,
)

REVISED_UNIQUES: Final = [card.id for card in DISTRICTS if card.type == UNIQUE and card.copies]

Options = dict[str, Any]


def revised(*uniques: str, cast: Sequence[str] = (), **others: Any) -> Options:
    """A revised game with these unique districts among its fourteen and these characters among the First Game's."""
    rest = [name for name in REVISED_UNIQUES if name not in uniques]
    districts = [*uniques, *rest][:UNIQUES_IN_A_GAME]
    ranks = {name: CHARACTERS[CHARACTER[name]].rank for name in cast}
    return {"districts": districts, **chosen_cast(ranks), **others}


def classic(*starred: str, cast: Sequence[str] = (), **others: Any) -> Options:
    """A classic game with these starred districts added and these characters among the base ones."""
    ranks = {name: CHARACTERS[CHARACTER[name]].classic_rank for name in cast}
    return {"edition": "classic", "districts": list(starred), **chosen_cast(ranks), **others}


def chosen_cast(ranks: dict[str, int]) -> Options:
    """The First Game's eight with some replaced by rank; a ninth only if it is named."""
    if not ranks:
        return {}
    names = dict(enumerate(FIRST_GAME, start=1)) | {rank: name for name, rank in ranks.items()}
    return {"characters": [names[rank] for rank in sorted(names)]}
