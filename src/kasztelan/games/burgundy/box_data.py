"""What is in the box, as data for clients that draw it."""

from __future__ import annotations

from typing import Any, Final

from kasztelan.games.burgundy.boards import DUCHIES, PRINTED, table
from kasztelan.games.burgundy.rules.kinds import (
    ANIMAL_IDS,
    ANIMALS,
    GEESE,
    GOODS_IDS,
    HEX_IDS,
    ICON_IDS,
    TYPE_IDS,
    TYPE_OF,
    animal_of,
    animals_on,
)
from kasztelan.games.burgundy.rules.routes import fields_of
from kasztelan.games.burgundy.rules.setup import ROUTE_TILES
from kasztelan.games.burgundy.rules.shields import POINTS
from kasztelan.games.burgundy.rules.vineyard_board import ICONS, LAYER_OF, NUMBERS, PLACES, VINE_SPACES
from kasztelan.games.burgundy.view import board_view
from kasztelan.games.burgundy.view_shape import Exactly, Goods, Hex, Icon, Type


class BoxHex(Exactly):
    """A hex: its type, and the animals on it if it has any."""

    id: Hex
    type: Type
    animal: str | None
    animals: int


class BoxDuchy(Exactly):
    """A duchy board: its number, the set it came with, its spaces row by row, and whether no real board was at hand."""

    number: int
    set: str
    reconstructed: bool
    rows: list[list[tuple[Type, int]]]


class BoxRoute(Exactly):
    """A tile of the trade routes: its fields from left to right, each the goods it wants and what it gives."""

    number: int
    fields: list[tuple[Goods, Icon]]
    reconstructed: bool


class BoxShield(Exactly):
    """A shield, and what it is worth at the end."""

    number: int
    points: int


class BoxVineSpace(Exactly):
    """A double space of the vineyard board: its layer from the bottom, its number, where its two hexes are, and what they give."""

    space: int
    layer: int
    number: int
    hexes: list[tuple[int, int]]
    icons: list[Icon]
    reconstructed: bool


def vine_space_data(space: int) -> dict[str, Any]:
    return {
        "space": space + 1,
        "layer": LAYER_OF[space] + 1,
        "number": NUMBERS[space],
        "hexes": [list(PLACES[space * 2]), list(PLACES[space * 2 + 1])],
        "icons": [ICON_IDS[icon] for icon in ICONS[space]],
        "reconstructed": table("vineyards")["double_space"][space].get("reconstructed", False),
    }


def route_data(tile: int) -> dict[str, Any]:
    return {
        "number": tile + 1,
        "fields": [[GOODS_IDS[type], ICON_IDS[icon]] for type, icon in fields_of(tile)],
        "reconstructed": table("trade_routes")["route"][tile].get("reconstructed", False),
    }


def hex_data(kind: int) -> dict[str, Any]:
    grazing = TYPE_OF[kind] == ANIMALS
    animal = "geese" if kind == GEESE else ANIMAL_IDS[animal_of(kind)] if grazing else None
    return {
        "id": HEX_IDS[kind],
        "type": TYPE_IDS[TYPE_OF[kind]],
        "animal": animal,
        "animals": animals_on(kind) if grazing else 0,
    }


def duchy_data(number: int) -> dict[str, Any]:
    printed = PRINTED[number]
    rows = board_view(DUCHIES[number])["rows"]
    return {"number": number, "set": printed.set, "reconstructed": printed.reconstructed, "rows": rows}


BOX: Final[list[tuple[str, Any, Any]]] = [
    ("HEXES", list[BoxHex], [hex_data(kind) for kind in range(len(HEX_IDS))]),
    ("ROUTES", list[BoxRoute], [route_data(tile) for tile in range(ROUTE_TILES)]),
    ("SHIELDS", list[BoxShield], [{"number": one, "points": POINTS[one]} for one in range(1, len(POINTS))]),
    ("VINEYARD", list[BoxVineSpace], [vine_space_data(space) for space in range(VINE_SPACES)]),
    ("DUCHIES", list[BoxDuchy], [duchy_data(number) for number in PRINTED]),
]
"""Name, shape and content of every table."""
