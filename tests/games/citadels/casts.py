"""Options for a table with the cards that a test is about."""

from __future__ import annotations

from typing import Any

from kasztelan.games.citadels.components import (
    CHARACTER,
    CHARACTERS,
    DISTRICTS,
    FIRST_GAME,
    UNIQUE,
    UNIQUES_IN_A_GAME,
)


def with_cards(*names: str, **options: Any) -> dict[str, Any]:
    """The first game with these characters in the places of their ranks, and these unique districts in the deck.

    A character of rank 9 joins the other eight.
    """
    cast = list(FIRST_GAME)
    for name in names:
        if name in CHARACTER:
            rank = CHARACTERS[CHARACTER[name]].rank
            cast[rank - 1 : rank] = [name]
    printed = [card.id for card in DISTRICTS if card.type == UNIQUE and card.copies]
    wanted = [name for name in names if name not in CHARACTER]
    districts = wanted + [name for name in printed if name not in wanted]
    return {"characters": cast, "districts": districts[:UNIQUES_IN_A_GAME], **options}
