"""What is in the boxes: characters, districts and ready-made sets, as tables without behaviour."""

from __future__ import annotations

from typing import Final, NamedTuple

NOBLE: Final = 0
RELIGIOUS: Final = 1
TRADE: Final = 2
MILITARY: Final = 3
UNIQUE: Final = 4
TYPES: Final = ("noble", "religious", "trade", "military", "unique")

REVISED: Final = 0
CLASSIC: Final = 1
EDITIONS: Final = ("revised", "classic")

UNBUILDABLE: Final = 99
"""Cost of a card that can never be built (Secret Vault)."""


class District(NamedTuple):
    """A district card: its cost in each edition and how many the box holds."""

    id: str
    type: int
    cost: int
    copies: int
    classic_cost: int
    classic_copies: int
    starred: bool = False


class Character(NamedTuple):
    """A character card; `classic_rank` is 0 when the classic box has no such card."""

    id: str
    rank: int
    classic_rank: int
    starred: bool = False


class ReadySet(NamedTuple):
    """A printed choice of characters and fourteen unique districts."""

    id: str
    characters: tuple[str, ...]
    districts: tuple[str, ...]


def basic(id: str, type: int, cost: int, copies: int) -> District:
    return District(id, type, cost, copies, cost, copies)


def unique(
    id: str, cost: int, classic_cost: int = 0, classic_copies: int = 0, starred: bool = False
) -> District:
    return District(id, UNIQUE, cost, 1, classic_cost, classic_copies, starred)


def classic_only(id: str, cost: int, starred: bool) -> District:
    return District(id, UNIQUE, cost, 0, cost, 1, starred)


DISTRICTS: Final[tuple[District, ...]] = (
    basic("manor", NOBLE, 3, 5),
    basic("castle", NOBLE, 4, 4),
    basic("palace", NOBLE, 5, 3),
    basic("temple", RELIGIOUS, 1, 3),
    basic("church", RELIGIOUS, 2, 3),
    basic("monastery", RELIGIOUS, 3, 3),
    basic("cathedral", RELIGIOUS, 5, 2),
    basic("tavern", TRADE, 1, 5),
    basic("market", TRADE, 2, 4),
    basic("trading_post", TRADE, 2, 3),
    basic("docks", TRADE, 3, 3),
    basic("harbor", TRADE, 4, 3),
    basic("town_hall", TRADE, 5, 2),
    basic("watchtower", MILITARY, 1, 3),
    basic("prison", MILITARY, 2, 3),
    basic("barracks", MILITARY, 3, 3),
    basic("fortress", MILITARY, 5, 2),
    unique("armory", 3, 3, 1, True),
    unique("basilica", 4),
    unique("capitol", 5),
    unique("dragon_gate", 6, 6, 1),
    unique("factory", 5, 6, 1, True),
    unique("framework", 3),
    unique("gold_mine", 6),
    unique("great_wall", 6, 6, 1),
    unique("haunted_quarter", 2),
    unique("imperial_treasury", 5, 4, 1, True),
    unique("ivory_tower", 5),
    unique("keep", 3, 3, 2),
    unique("laboratory", 5, 5, 1),
    unique("library", 6, 6, 1),
    unique("map_room", 5, 5, 1, True),
    unique("monument", 4),
    unique("museum", 4, 4, 1, True),
    unique("necropolis", 5),
    unique("observatory", 4, 5, 1),
    unique("park", 6, 6, 1, True),
    unique("poor_house", 4, 5, 1, True),
    unique("quarry", 5, 5, 1, True),
    unique("school_of_magic", 6, 6, 1),
    unique("secret_vault", UNBUILDABLE),
    unique("smithy", 5, 5, 1),
    unique("stables", 2),
    unique("statue", 3),
    unique("theater", 6),
    unique("thieves_den", 6),
    unique("wishing_well", 5, 5, 1, True),
    classic_only("haunted_city", 2, False),
    classic_only("graveyard", 5, False),
    classic_only("university", 6, False),
    classic_only("lighthouse", 3, True),
    classic_only("bell_tower", 5, True),
    classic_only("hospital", 6, True),
    classic_only("throne_room", 6, True),
)

KINDS: Final = 54
CARD_IDS: Final[tuple[str, ...]] = tuple(card.id for card in DISTRICTS)
CARD: Final[dict[str, int]] = {card.id: kind for kind, card in enumerate(DISTRICTS)}
TYPE_OF: Final[list[int]] = [card.type for card in DISTRICTS]

TEMPLE: Final = 3
FIRST_UNIQUE: Final = 17
ARMORY: Final = 17
BASILICA: Final = 18
CAPITOL: Final = 19
DRAGON_GATE: Final = 20
FACTORY: Final = 21
FRAMEWORK: Final = 22
GOLD_MINE: Final = 23
GREAT_WALL: Final = 24
HAUNTED_QUARTER: Final = 25
IMPERIAL_TREASURY: Final = 26
IVORY_TOWER: Final = 27
KEEP: Final = 28
LABORATORY: Final = 29
LIBRARY: Final = 30
MAP_ROOM: Final = 31
MONUMENT: Final = 32
MUSEUM: Final = 33
NECROPOLIS: Final = 34
OBSERVATORY: Final = 35
PARK: Final = 36
POOR_HOUSE: Final = 37
QUARRY: Final = 38
SCHOOL_OF_MAGIC: Final = 39
SECRET_VAULT: Final = 40
SMITHY: Final = 41
STABLES: Final = 42
STATUE: Final = 43
THEATER: Final = 44
THIEVES_DEN: Final = 45
WISHING_WELL: Final = 46
HAUNTED_CITY: Final = 47
GRAVEYARD: Final = 48
UNIVERSITY: Final = 49
LIGHTHOUSE: Final = 50
BELL_TOWER: Final = 51
HOSPITAL: Final = 52
THRONE_ROOM: Final = 53

CHARACTERS: Final[tuple[Character, ...]] = (
    Character("assassin", 1, 1),
    Character("witch", 1, 1, True),
    Character("magistrate", 1, 0),
    Character("thief", 2, 2),
    Character("spy", 2, 0),
    Character("blackmailer", 2, 0),
    Character("magician", 3, 3),
    Character("wizard", 3, 3, True),
    Character("seer", 3, 0),
    Character("king", 4, 4),
    Character("emperor", 4, 4, True),
    Character("patrician", 4, 0),
    Character("bishop", 5, 5),
    Character("abbot", 5, 5, True),
    Character("cardinal", 5, 0),
    Character("merchant", 6, 6),
    Character("alchemist", 6, 6, True),
    Character("trader", 6, 0),
    Character("architect", 7, 7),
    Character("navigator", 7, 7, True),
    Character("scholar", 7, 0),
    Character("warlord", 8, 8),
    Character("diplomat", 8, 8, True),
    Character("marshal", 8, 0),
    Character("queen", 9, 9, True),
    Character("artist", 9, 9, True),
    Character("tax_collector", 9, 2, True),
)

CHARACTER_IDS: Final[tuple[str, ...]] = tuple(one.id for one in CHARACTERS)
CHARACTER: Final[dict[str, int]] = {one.id: number for number, one in enumerate(CHARACTERS)}

ASSASSIN: Final = 0
WITCH: Final = 1
MAGISTRATE: Final = 2
THIEF: Final = 3
SPY: Final = 4
BLACKMAILER: Final = 5
MAGICIAN: Final = 6
WIZARD: Final = 7
SEER: Final = 8
KING: Final = 9
EMPEROR: Final = 10
PATRICIAN: Final = 11
BISHOP: Final = 12
ABBOT: Final = 13
CARDINAL: Final = 14
MERCHANT: Final = 15
ALCHEMIST: Final = 16
TRADER: Final = 17
ARCHITECT: Final = 18
NAVIGATOR: Final = 19
SCHOLAR: Final = 20
WARLORD: Final = 21
DIPLOMAT: Final = 22
MARSHAL: Final = 23
QUEEN: Final = 24
ARTIST: Final = 25
TAX_COLLECTOR: Final = 26

INCOME_TYPE: Final[list[int]] = [
    -1, -1, -1, -1, -1, -1, -1, -1, -1,
    NOBLE, NOBLE, NOBLE, RELIGIOUS, RELIGIOUS, RELIGIOUS, TRADE, -1, TRADE,
    -1, -1, -1, MILITARY, MILITARY, MILITARY, -1, -1, -1,
]  # fmt: skip
"""The type of district each character draws income from, or -1."""

BUILD_LIMIT: Final[list[int]] = [
    1, 0, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 0, 2, 1, 1, 1, 1, 1, 1,
]  # fmt: skip
"""How many districts each character may build in a turn; the Witch none before she resumes as somebody else."""

FIRST_GAME: Final = (
    "assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord",
)  # fmt: skip

SETS: Final[tuple[ReadySet, ...]] = (
    ReadySet(
        "first_game",
        (*FIRST_GAME, "artist"),
        (
            "dragon_gate", "factory", "haunted_quarter", "imperial_treasury", "keep", "laboratory", "library",
            "map_room", "quarry", "school_of_magic", "smithy", "statue", "thieves_den", "wishing_well",
        ),
    ),
    ReadySet(
        "ambitious_aristocrats",
        ("magistrate", "thief", "wizard", "patrician", "bishop", "trader", "architect", "marshal", "queen"),
        (
            "capitol", "factory", "framework", "great_wall", "haunted_quarter", "keep", "necropolis", "park",
            "poor_house", "quarry", "school_of_magic", "stables", "statue", "thieves_den",
        ),
    ),
    ReadySet(
        "cunning_agents",
        ("witch", "blackmailer", "magician", "emperor", "abbot", "alchemist", "architect", "warlord",
         "tax_collector"),
        (
            "armory", "basilica", "dragon_gate", "gold_mine", "keep", "monument", "museum", "necropolis", "park",
            "poor_house", "quarry", "secret_vault", "smithy", "theater",
        ),
    ),
    ReadySet(
        "illustrious_emissaries",
        ("witch", "spy", "seer", "emperor", "bishop", "merchant", "scholar", "diplomat", "artist"),
        (
            "factory", "framework", "great_wall", "haunted_quarter", "ivory_tower", "keep", "library", "museum",
            "observatory", "park", "poor_house", "quarry", "school_of_magic", "smithy",
        ),
    ),
    ReadySet(
        "devious_dignitaries",
        ("magistrate", "blackmailer", "wizard", "king", "abbot", "alchemist", "navigator", "marshal", "queen"),
        (
            "dragon_gate", "factory", "framework", "haunted_quarter", "laboratory", "necropolis", "park",
            "poor_house", "secret_vault", "smithy", "stables", "theater", "thieves_den", "wishing_well",
        ),
    ),
    ReadySet(
        "tenacious_delegates",
        ("assassin", "spy", "seer", "king", "cardinal", "trader", "scholar", "diplomat", "artist"),
        (
            "basilica", "capitol", "haunted_quarter", "imperial_treasury", "laboratory", "library", "map_room",
            "observatory", "school_of_magic", "secret_vault", "smithy", "stables", "statue", "wishing_well",
        ),
    ),
    ReadySet(
        "vicious_nobles",
        ("assassin", "thief", "magician", "patrician", "cardinal", "merchant", "navigator", "warlord",
         "tax_collector"),
        (
            "armory", "basilica", "dragon_gate", "gold_mine", "imperial_treasury", "ivory_tower", "laboratory",
            "map_room", "monument", "museum", "school_of_magic", "statue", "thieves_den", "wishing_well",
        ),
    ),
)  # fmt: skip

UNIQUES_IN_A_GAME: Final = 14

SUBSTITUTES: Final[dict[str, str]] = {"emperor": "king", "queen": "artist"}
"""Who takes the place in a ready-made set of a character barred at this number of players."""


def barred(character: str, players: int, edition: int) -> bool:
    """Whether the rules keep this character out of a game of so many."""
    if character == "emperor":
        return players == 2
    if character == "queen":
        return players < 5
    if character == "artist" or (character == "tax_collector" and edition == REVISED):
        return players == 2 or (edition == CLASSIC and players == 3)
    return False
