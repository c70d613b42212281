"""Burgundy as the other floors know it."""

from __future__ import annotations

from typing import Final

from kasztelan.games.burgundy.box_data import BOX
from kasztelan.games.burgundy.game import GAME
from kasztelan.games.burgundy.rule_ids import RULE_OF
from kasztelan.games.burgundy.view_shape import VIEW, WORDS
from kasztelan.games.room import Fields, Room

FIELDS: Final = Fields(
    names={
        "hex": "hex",
        "instead": "hex",
        "building": "hex",
        "goods": "goods",
        "loads": "goods",
        "type": "type",
        "animal": "animal",
        "icon": "icon",
        "icons": "icon",
        "colour": "vine",
        "left": "vine",
    },
    units={"workers": "workers", "silver": "silver", "points": "points"},
)

ROOM: Final = Room(
    game=GAME,
    package="kasztelan.games.burgundy",
    fields=FIELDS,
    rule_of=RULE_OF,
    words=WORDS,
    view=VIEW,
    box=BOX,
)
