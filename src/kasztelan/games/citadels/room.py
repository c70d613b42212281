"""Citadels as the other floors know it."""

from __future__ import annotations

from typing import Final

from kasztelan.games.citadels.box_data import BOX
from kasztelan.games.citadels.game import GAME
from kasztelan.games.citadels.rule_ids import RULE_OF
from kasztelan.games.citadels.view_shape import DEDUCTIONS, VIEW, WORDS
from kasztelan.games.room import Fields, Room

FIELDS: Final = Fields(
    names={
        "card": "district",
        "cards": "district",
        "for": "district",
        "character": "character",
        "characters": "character",
        "gave": "character",
        "got": "character",
        "type": "type",
    },
    units={
        "gold": "gold",
        "price": "gold",
        "cost": "gold",
        "count": "cards",
    },
)

ROOM: Final = Room(
    game=GAME,
    package="kasztelan.games.citadels",
    fields=FIELDS,
    rule_of=RULE_OF,
    words=WORDS,
    view=VIEW,
    deductions=DEDUCTIONS,
    box=BOX,
)
