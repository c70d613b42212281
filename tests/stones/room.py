"""Stones as the other floors know it."""

from __future__ import annotations

from typing import Final

from kasztelan.games.room import Fields, Room
from tests.stones.game import GAME

ROOM: Final = Room(
    game=GAME,
    package="tests.stones",
    fields=Fields(
        names={"automa": "automa", "expansion": "expansion"},
        units={"stones": "stones", "leaves": "stones", "cost": "shells", "shells": "shells"},
    ),
    rule_of={
        "automa-miller": "STO-MILLER-1",
        "automa-heron": "STO-HERON-1",
        "expansion-moss": "STO-MOSS-1",
        "expansion-river": "STO-RIVER-1",
        "expansion-bridge": "STO-BRIDGE-1",
        "expansion-drought": "STO-DROUGHT-1",
    },
)
