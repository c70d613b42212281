"""What is in the box: how many hexes of each kind have which back, and what the depots want."""

from __future__ import annotations

from functools import cache
from typing import Final

from kasztelan.games.burgundy.boards import table
from kasztelan.games.burgundy.rules.kinds import DEPOTS, HEX, MONASTERY, SLOTS, TYPE_IDS

BACKS: Final = ("castle", "mine", "ship", "animals", "building", "monastery", "black", "inn")
BASE: Final = ""


def hex_id(row: dict[str, object]) -> str:
    """The id of the hex that a row of the table means."""
    kind = str(row.get("kind", row["type"]))
    return f"{kind}_{row['animals']}" if row["type"] == "animals" and kind != "geese" else kind


def read_supply() -> list[tuple[int, str, int, str]]:
    """Kind, back, count and the set it came with, row by row."""
    found = [
        (HEX[hex_id(row)], str(row["back"]), int(row["count"]), str(row.get("set", BASE)))
        for row in table("hexes")["hex"]
    ]
    found += [
        (MONASTERY + row["id"], row["back"], 1, row.get("set", BASE))
        for row in table("monasteries")["monastery"]
    ]
    return found


SUPPLY: Final = read_supply()


@cache
def with_back(back: str, sets: tuple[str, ...]) -> list[int]:
    """All hexes with this back, sorted; of the basic game and of these sets. Not to be changed."""
    return sorted(
        kind
        for kind, found, count, came_with in SUPPLY
        if found == back and (came_with == BASE or came_with in sets)
        for _ in range(count)
    )


def read_slots(players: int) -> tuple[list[int], int]:
    """For each space of the depots the type it wants, -1 if it stays empty; and the one printed 3BD, or -1."""
    types = [-1] * (DEPOTS * SLOTS)
    special = -1
    for row in table("depots")["depot"]:
        if row["side"] != ("2" if players == 2 else "3-4"):
            continue
        for at, slot in enumerate(row["slots"]):
            name, _, printed = slot.partition(" ")
            place = (row["number"] - 1) * SLOTS + at
            if printed == "4" and players < 4:
                continue
            types[place] = TYPE_IDS.index(name)
            if printed == "3BD" and players == 3:
                special = place
    return types, special


SLOTS_FOR: Final = {players: read_slots(players) for players in (2, 3, 4)}
BLACK_FOR: Final[dict[int, int]] = {row["players"]: row["hexes"] for row in table("depots")["black_depot"]}
_POINTS: Final = table("scoring")
PRICE_FOR: Final[dict[int, int]] = dict(zip((2, 3, 4), _POINTS["sale"]["points"], strict=True))
LARGE_FOR: Final[dict[int, int]] = dict(zip((2, 3, 4), _POINTS["bonus_tile"]["large"], strict=True))
SMALL_FOR: Final[dict[int, int]] = dict(zip((2, 3, 4), _POINTS["bonus_tile"]["small"], strict=True))
