"""The game board: six depots with their goods, and the black one."""

from __future__ import annotations

from textual.content import Content

from kasztelan.cli.terminal.burgundy.hexes import LOW, chip, number_of, small_chip
from kasztelan.cli.terminal.drawing import View
from kasztelan.cli.terminal.lines import Lines, flow, piece
from kasztelan.texts.sentences import Table


class Depots(Lines):
    """One line for each depot, or all of them in a row where the terminal is low."""

    def __init__(self) -> None:
        super().__init__(id="depots")
        self.view: View = {}
        self.table: Table | None = None

    def show(self, view: View, table: Table) -> None:
        self.view, self.table = view, table
        self.redraw()

    def lines(self, width: int) -> list[Content]:
        if self.table is None:
            return []
        depots = [
            (
                str(one["number"]),
                [slot["hex"] for slot in one["slots"] if slot["hex"]],
                one["goods"],
                one["shields"],
            )
            for one in self.view["depots"]
        ]
        for_sale = [one for one in self.view["black"] if one] + ["inn"] * self.view["inns"]
        depots.append(("●", for_sale, [], []))
        if self.view["vineyard"]:
            for slot in self.view["vineyard"]["depot"]:
                name = "❦" + "/".join(str(one) for one in slot["numbers"])
                depots.append((name, [slot["hex"]] if slot["hex"] else [], [], []))
            depots.append(("❦●", [one for one in self.view["vineyard"]["shop"] if one], [], []))
        if self.app.size.height < LOW:
            return flow([small_depot(*one, self.table) for one in depots], width, gap="  ")
        return [line for one in depots for line in depot_lines(*one, self.table, width)]


def depot_lines(
    name: str, hexes: list[str], goods: list[str], shields: list[int], table: Table, width: int
) -> list[Content]:
    """A depot: its number, its hexes, then the numbers of the goods and shields that lie there."""
    pieces = [chip(one, table) for one in hexes]
    if goods:
        pieces.append(piece((table.words.text("burgundy-goods", goods=numbers(goods)), "bold $gilt-ink")))
    if shields:
        pieces.append(piece((table.words.text("burgundy-shields", shields=listed(shields)), "bold $rubric")))
    margin = max(3, len(name) + 1)
    rows = flow(pieces, width - margin) or [piece(("–", "$ink-2"))]
    first, *rest = rows
    return [piece((f"{name:<{margin}}", "bold $rubric"), first), *(piece(" " * margin, row) for row in rest)]


def small_depot(name: str, hexes: list[str], goods: list[str], shields: list[int], table: Table) -> Content:
    """A depot where room is short; its goods stand in brackets."""
    pieces = [piece((name, "bold $rubric")), *(small_chip(one, table) for one in hexes)]
    if goods:
        pieces.append(piece((f"({numbers(goods)})", "bold $gilt-ink")))
    if shields:
        pieces.append(piece((f"▼{listed(shields)}", "bold $rubric")))
    return Content(" ").join(pieces)


def listed(shields: list[int]) -> str:
    return " ".join(str(one) for one in shields)


def numbers(goods: list[str]) -> str:
    return " ".join(str(number_of(one)) for one in goods)
