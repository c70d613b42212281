"""Duchy boards from rows of text: those of the box, and a table's own."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, NamedTuple

from kasztelan.games.burgundy.rules.kinds import TYPE_IDS
from kasztelan.games.burgundy.state import Duchy

TEAM_BOARDS: Final = {"standard": 31, "advanced": 32}
"""The numbers of the duchies of the team game; each is put together of two boards."""
LETTERS: Final = "CMSGBY"
"""The letters of the colours, in the order of the types: castle, mine, ship, animals, building, monastery."""
ROWS: Final = (4, 5, 6, 7, 6, 5, 4)
COUNTS: Final = {"castle": 4, "mine": 3, "ship": 6, "animals": 6, "building": 12, "monastery": 6}
OWN: Final = 0
"""The number of a table's own duchy."""


class Printed(NamedTuple):
    """A board of the box: its number, the set it came with, its rows, and whether it is reconstructed."""

    number: int
    set: str
    rows: tuple[str, ...]
    source: str
    reconstructed: bool


def table(name: str) -> dict[str, Any]:
    """A data file of the game."""
    text = (files("kasztelan.games.burgundy") / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


PRINTED: Final[dict[int, Printed]] = {
    one["id"]: Printed(
        one["id"], one["set"], tuple(one["rows"]), one["source"], one.get("reconstructed", False)
    )
    for one in table("duchies")["duchy"]
}


def neighbours(rows: Sequence[int]) -> list[int]:
    """For each space the spaces that touch it, as bits; rows are counted from the top."""
    firsts = [sum(rows[:row]) for row in range(len(rows))]
    near = [0] * sum(rows)
    for row, length in enumerate(rows):
        for column in range(length):
            space = firsts[row] + column
            beside = [(row, column - 1), (row, column + 1)]
            for other in (row - 1, row + 1):
                if 0 <= other < len(rows):
                    shift = 1 if rows[other] > length else -1
                    beside += [(other, column), (other, column + shift)]
            for r, c in beside:
                if 0 <= c < rows[r]:
                    near[space] |= 1 << (firsts[r] + c)
    return near


NEAR: Final = neighbours(ROWS)


def read_duchy(number: int, rows: Sequence[str]) -> Duchy:
    """A board whose rows are known to be right."""
    spaces = [one for row in rows for one in row.split()]
    lengths = [len(row.split()) for row in rows]
    near = NEAR if lengths == list(ROWS) else neighbours(lengths)
    widest = max(lengths)
    columns = [widest - length + 2 * at for length in lengths for at in range(length)]
    types = [LETTERS.index(one[0]) for one in spaces]
    return Duchy(number, types, [int(one[1]) for one in spaces], near, lengths, columns, [])


def team_duchy(row: Mapping[str, Any]) -> Duchy:
    """A duchy of the team game; its start castle has a space of its own, or burgundy ones of some numbers."""
    duchy = read_duchy(TEAM_BOARDS[row["level"]], row["rows"])
    duchy.starts = sum(1 << space for space in start_spaces(duchy, row["start"]))
    return duchy


def start_spaces(duchy: Duchy, starts: Sequence[str]) -> set[int]:
    """The spaces that are meant by `r4c6`, or by `castle 1` for every burgundy one with that number."""
    found: set[int] = set()
    for one in starts:
        name, _, number = one.partition(" ")
        if number:
            wanted = duchy.by_type[TYPE_IDS.index(name)] & duchy.by_number[int(number)]
            found |= {space for space in range(duchy.spaces) if wanted >> space & 1}
        else:
            row, column = (int(part) for part in name[1:].split("c"))
            found.add(sum(duchy.lengths[: row - 1]) + column - 1)
    return found


def solo_spaces(row: Mapping[str, Any]) -> list[list[str]]:
    """Name, colour with number, and where it is drawn, of each space in reading order."""
    return sorted((one.split() for one in row["spaces"]), key=lambda one: (int(one[3]), int(one[2])))


def solo_duchy(row: Mapping[str, Any]) -> Duchy:
    """A duchy of the solo game: its spaces in reading order as they are drawn, its land, and its rivers."""
    spaces = solo_spaces(row)
    places = SPACE_NAMES[row["id"]]
    near = [0] * len(spaces)
    for pair in row["land"]:
        one, other = (places[name] for name in pair.split())
        near[one] |= 1 << other
        near[other] |= 1 << one
    rivers = [(places[pair.split()[0]], places[pair.split()[1]]) for pair in row["rivers"]]
    drawn = [int(one[3]) for one in spaces]
    lengths = [drawn.count(number) for number in range(max(drawn) + 1)]
    types = [LETTERS.index(one[1][0]) for one in spaces]
    numbers = [int(one[1][1]) for one in spaces]
    return Duchy(row["id"], types, numbers, near, lengths, [int(one[2]) for one in spaces], rivers)


SPACE_NAMES: Final[dict[int, dict[str, int]]] = {
    row["id"]: {one[0]: at for at, one in enumerate(solo_spaces(row))}
    for row in table("solo_duchies")["duchy"]
}
"""The spaces of the solo duchies by name: the letters of their land and a number."""
DUCHIES: Final[dict[int, Duchy]] = {one.number: read_duchy(one.number, one.rows) for one in PRINTED.values()}
TEAM_DUCHIES: Final[dict[int, Duchy]] = {
    TEAM_BOARDS[row["level"]]: team_duchy(row) for row in table("team_duchies")["duchy"]
}
SOLO_DUCHIES: Final[dict[int, Duchy]] = {row["id"]: solo_duchy(row) for row in table("solo_duchies")["duchy"]}
