"""What is in the boxes, as data for clients that draw it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from kasztelan.games.citadels.components import (
    CHARACTERS,
    CLASSIC,
    DISTRICTS,
    EDITIONS,
    INCOME_TYPE,
    REVISED,
    SETS,
    TYPES,
    UNBUILDABLE,
    Character,
    District,
    ReadySet,
    barred,
)
from kasztelan.games.citadels.view_shape import Card, Edition, Exactly, one_of
from kasztelan.games.citadels.view_shape import Character as CharacterId

RANKS: Final = range(1, 10)
PLAYERS: Final = range(2, 9)
DistrictType = Annotated[str, one_of("CitadelsType")]
SetId = Annotated[str, one_of("CitadelsSet")]


class InBoth(Exactly):
    """A number for each edition; null where that edition has none."""

    revised: int | None
    classic: int | None


class Copies(Exactly):
    """How many the box of each edition holds."""

    revised: int
    classic: int


class BoxDistrict(Exactly):
    """A district card; one that costs null can never be built. `starred` ones are additions to the classic deck."""

    id: Card
    type: DistrictType
    editions: list[Edition]
    cost: InBoth
    copies: Copies
    starred: bool


class BarredAt(Exactly):
    """At which numbers of players the rules keep a character out."""

    revised: list[int]
    classic: list[int]


class BoxCharacter(Exactly):
    """A character card; `income` is the type of district it is paid for."""

    id: CharacterId
    editions: list[Edition]
    rank: InBoth
    income: DistrictType | None
    barred: BarredAt
    starred: bool


class BoxSet(Exactly):
    """A ready-made choice: a character for each rank, and unique districts."""

    id: SetId
    characters: list[CharacterId]
    districts: list[Card]


class BoxRanks(Exactly):
    """The characters of each rank from 0, which nobody has, to 9."""

    revised: list[list[CharacterId]]
    classic: list[list[CharacterId]]


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
        "copies": copies,
        "starred": card.starred,
    }


def character(number: int, card: Character) -> dict[str, Any]:
    rank = {"revised": card.rank, "classic": card.classic_rank or None}
    income = INCOME_TYPE[number]
    return {
        "id": card.id,
        "editions": [edition for edition in EDITIONS if rank[edition]],
        "rank": rank,
        "income": None if income < 0 else TYPES[income],
        "barred": {
            EDITIONS[edition]: [players for players in PLAYERS if barred(card.id, players, edition)]
            for edition in (REVISED, CLASSIC)
        },
        "starred": card.starred,
    }


def ready_set(one: ReadySet) -> dict[str, Any]:
    return {"id": one.id, "characters": list(one.characters), "districts": list(one.districts)}


def ranks(edition: str) -> list[list[str]]:
    """The characters of each rank; nobody has rank 0."""
    classic = edition == EDITIONS[CLASSIC]
    return [
        [one.id for one in CHARACTERS if rank and rank == (one.classic_rank if classic else one.rank)]
        for rank in (0, *RANKS)
    ]


BOX: Final[list[tuple[str, Any, Any]]] = [
    ("DISTRICTS", list[BoxDistrict], [district(card) for card in DISTRICTS]),
    ("CHARACTERS", list[BoxCharacter], [character(number, card) for number, card in enumerate(CHARACTERS)]),
    ("SETS", list[BoxSet], [ready_set(one) for one in SETS]),
    ("RANKS", BoxRanks, {edition: ranks(edition) for edition in EDITIONS}),
]
"""Name, shape and content of every table."""

BY_ID: Final[list[tuple[str, str, str, type[Exactly]]]] = [
    ("DISTRICT", "DISTRICTS", "CitadelsCard", BoxDistrict),
    ("CHARACTER", "CHARACTERS", "CitadelsCharacter", BoxCharacter),
]
"""Tables in which things are found by their id: name, the list it is made of, the family of the ids, the shape."""
