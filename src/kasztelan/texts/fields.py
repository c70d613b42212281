"""Which name family the fields of a game's actions, decisions, events and reasons belong to."""

from __future__ import annotations

from typing import Final, NamedTuple


class Fields(NamedTuple):
    """How a game's fields become words; a field that is not here is a number, a truth or a selector."""

    names: dict[str, str]
    """Fields that name something, and the prefix of its message: card is district-<id>."""
    units: dict[str, str]
    """Fields that count something, and what: gold is count-gold."""


SEATS: Final = ("seat", "other")
"""Fields that mean a player, in every game."""

NO_FIELDS: Final = Fields(names={}, units={})
"""Of a game that names nothing in its sentences."""

FIELDS: Final[dict[str, Fields]] = {
    "citadels": Fields(
        names={
            "card": "district",
            "cards": "district",
            "for": "district",
            "character": "character",
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
    ),
}
