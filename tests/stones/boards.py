"""The thirty boards, read once from `data/boards.toml`, and a table's own values for some of them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, NamedTuple

from kasztelan.core.errors import InvalidOptions, Reason, given, within

MOST: Final = 9
"""The dearest toll and the strongest tide a board can have."""


class Board(NamedTuple):
    """What two and three stones cost, and how many the tide takes."""

    two: int
    three: int
    tide: int


def read_boards() -> dict[int, Board]:
    text = (files("tests.stones") / "data" / "boards.toml").read_text(encoding="utf-8")
    return {row[0]: Board(*row[1:]) for row in tomllib.loads(text)["rows"]}


BOARDS: Final = read_boards()


def corrected(pattern: Mapping[str, Any] | None) -> dict[int, Board]:
    """The boards with the values of a table's own pattern; `InvalidOptions` names the row that is wrong."""
    if pattern is None:
        return BOARDS
    rows = pattern.get("rows")
    if list(pattern) != ["rows"] or not isinstance(rows, list):
        raise wrong(Reason("no_rows"))
    found: dict[int, Board] = {}
    for number, row in enumerate(rows, start=1):
        board, values = read_row(number, row)
        if board in found:
            raise wrong(Reason("row_again", {"row": number, "board": board}))
        found[board] = values
    return {**BOARDS, **found}


def read_row(number: int, row: Any) -> tuple[int, Board]:
    if not isinstance(row, list) or len(row) != 4 or not all(type(one) is int for one in row):
        raise wrong(Reason("row_not_numbers", {"row": number, "value": given(row)}))
    board, *values = row
    if board not in BOARDS:
        unknown = Reason("row_no_board", {"row": number, "board": board})
        raise InvalidOptions("pattern", unknown, within(min(BOARDS), max(BOARDS)))
    for value in values:
        if not 0 <= value <= MOST:
            raise InvalidOptions(
                "pattern", Reason("row_value", {"row": number, "value": value}), within(0, MOST)
            )
    return board, Board(*values)


def wrong(problem: Reason) -> InvalidOptions:
    return InvalidOptions("pattern", problem, Reason("pattern_rows"))
