"""What is in the boxes, as data for clients that draw it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from kasztelan.games.citadels.components import (
    CHARACTERS,
    DISTRICTS,
    EDITIONS,
    INCOME_TYPE,
    TYPES,
    UNBUILDABLE,
    Character,
    District,
)
from kasztelan.games.citadels.view_shape import Card, Edition, Exactly, one_of
from kasztelan.games.citadels.view_shape import Character as CharacterId

DistrictType = Annotated[str, one_of("CitadelsType")]


class InBoth(Exactly):
    """A number for each edition; null where that edition has none."""

    revised: int | None
    classic: int | None


class BoxDistrict(Exactly):
    """A district card; one that costs null can never be built."""

    id: Card
    type: DistrictType
    editions: list[Edition]
    cost: InBoth


class BoxCharacter(Exactly):
    """A character card; `income` is the type of district it is paid for."""

    id: CharacterId
    editions: list[Edition]
    rank: InBoth
    income: DistrictType | None


def district(card: District) -> dict[str, Any]:
    copies = {"revised": card.copies, "classic": card.classic_copies}
    cost = {"revised": card.cost, "classic": card.classic_cost}
    return {
        "id": card.id,
        "type": TYPES[card.type],
        "editions": [edition for edition in EDITIONS if copies[edition]],
        "cost": {
            edition: None if not copies[edition] or cost[edition] == UNBUILDABLE else cost[edition]
            for edition in EDITIONS
        },
    }


def character(number: int, card: Character) -> dict[str, Any]:
    rank = {"revised": card.rank, "classic": card.classic_rank or None}
    income = INCOME_TYPE[number]
    return {
        "id": card.id,
        "editions": [edition for edition in EDITIONS if rank[edition]],
        "rank": rank,
        "income": None if income < 0 else TYPES[income],
    }


BOX: Final[list[tuple[str, Any, Any]]] = [
    ("DISTRICTS", list[BoxDistrict], [district(card) for card in DISTRICTS]),
    ("CHARACTERS", list[BoxCharacter], [character(number, card) for number, card in enumerate(CHARACTERS)]),
]
"""Name, shape and content of every table."""
