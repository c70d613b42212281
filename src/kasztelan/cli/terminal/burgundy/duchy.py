"""A duchy as a map of hexes: what is covered, what each empty space wants, and where a hex can go now."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from textual.content import Content

from kasztelan.cli.terminal.burgundy.hexes import SIGNS, label, type_of
from kasztelan.cli.terminal.drawing import View
from kasztelan.cli.terminal.lines import Lines, piece
from kasztelan.texts.sentences import Table

CELL: Final = 6
"""Columns of a space; rows are half a space apart."""


class Map(Lines):
    """The duchy of whoever looks, or of the player whose turn it is."""

    def __init__(self) -> None:
        super().__init__(id="duchy")
        self.rows: list[Content] = []

    def show(self, view: View, table: Table, open_spaces: Collection[int]) -> None:
        self.rows = map_lines(view, table, shown_seat(view), open_spaces)
        self.redraw()

    def lines(self, width: int) -> list[Content]:
        return self.rows


def shown_seat(view: View) -> int:
    """Whose duchy is drawn large."""
    if view["seat"] is not None:
        return int(view["seat"])
    turn = int(view["turn"]["seat"]) if view["turn"] else 0
    return turn if turn < view["players"] else 0


def map_lines(view: View, table: Table, seat: int, open_spaces: Collection[int]) -> list[Content]:
    data = view["seats"][seat]
    if data["duchy"] is None:
        return []
    board = view["boards"][str(data["duchy"])]
    found: list[Content] = []
    space = 0
    for row, columns in zip(board["rows"], board["columns"], strict=True):
        cells: list[Content] = []
        end = 0
        for (colour, number), column in zip(row, columns, strict=True):
            space += 1
            hex = data["hexes"][space - 1]
            cells.append(Content(" " * (column * CELL // 2 - end)))
            cells.append(cell(table, space, colour, number, hex, space in open_spaces))
            end = column * CELL // 2 + CELL
        found.append(Content("").join(cells))
    return [*found, *river_lines(board["rivers"], table)]


def river_lines(rivers: list[list[int]], table: Table) -> list[Content]:
    """Which spaces the rivers of a solo duchy join."""
    if not rivers:
        return []
    told = "  ".join(f"{one}~{other}" for one, other in rivers)
    return [piece((table.words.text("burgundy-rivers", rivers=told), "$ship-ink"))]


def cell(table: Table, space: int, colour: str, number: int, hex: Any, is_open: bool) -> Content:
    """Six columns: the hex that lies there; or the space's number in the list and what it wants; or only that."""
    if hex is not None:
        kind = type_of(hex)
        return piece((f"{SIGNS[kind]}{label(hex, table):<4} ", f"$on-{kind} on ${kind}"))
    if is_open:
        return piece((f"{space:>2}:{SIGNS[colour]}{number} ", "bold $gilt-ink on $lit"))
    return piece((f"  {SIGNS[colour]}{number}  ", f"${colour}-ink on $leaf-2"))
